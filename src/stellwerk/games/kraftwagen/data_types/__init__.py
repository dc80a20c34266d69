"""The component data as frozen types: one Struct for each thing in the files of `data/`."""

from typing import Literal

from msgspec import Struct

Preference = Literal["body", "engine", "prestige", "price"]


class EffectData(Struct, frozen=True, forbid_unknown_fields=True):
    """What an engineer changes."""

    body: int = 0
    engine: int = 0
    prestige: int = 0
    price: int = 0
    unsold_divisor: int = 0
    swap_engine: bool = False
    race_multiplier: int = 0
    race_plus: int = 0


class EngineerData(Struct, frozen=True, forbid_unknown_fields=True):
    """An engineer."""

    id: str
    name: str
    use: Literal["offer", "market", "race_once", "race_always"]
    effect: EffectData
    de: str
    en: str


class InstantData(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of instant action."""

    id: Literal["hire_three", "race_five", "body_and_engine"]
    de: str
    en: str
    n: int = 0


class CardData(Struct, frozen=True, forbid_unknown_fields=True):
    """A research card."""

    id: str
    kind: Literal["engineer", "instant", "development"]
    engineer: str = ""
    instant: str = ""
    body_points: int = 0
    engine_points: int = 0
    bonus: Literal["body", "engine"] | None = None


class ResearchData(Struct, frozen=True, forbid_unknown_fields=True):
    """research.json."""

    engineers: list[EngineerData]
    instants: list[InstantData]
    cards: list[CardData]
    face_up: int


class RoundData(Struct, frozen=True, forbid_unknown_fields=True):
    """The price markers of a round."""

    round: int
    colour: str
    de: str
    en: str
    hex: str
    prices: list[int]


class DenominationData(Struct, frozen=True, forbid_unknown_fields=True):
    """White markers of one value, for drawing."""

    value: int
    count: int


class WhiteData(Struct, frozen=True, forbid_unknown_fields=True):
    """The white markers."""

    count: int
    denominations: list[DenominationData]
    limited: bool


class TrackData(Struct, frozen=True, forbid_unknown_fields=True):
    """The buyer track, top field first."""

    fields: list[str]
    start: dict[str, str]


class BuyerData(Struct, frozen=True, forbid_unknown_fields=True):
    """The buyers of one preference."""

    id: Preference
    copies: int
    white_value: int
    de: str
    en: str
    best: Literal["max", "min"]
    measure: str
    doubles_price: bool = False


class MarketData(Struct, frozen=True, forbid_unknown_fields=True):
    """market.json."""

    rounds: list[RoundData]
    white_markers: WhiteData
    market_spaces: dict[str, int]
    active_buyer_slots: dict[str, int]
    buyer_track: TrackData
    buyers: list[BuyerData]


class PartData(Struct, frozen=True, forbid_unknown_fields=True):
    """Bodies or engines of one value."""

    value: int
    count: int
    de: str
    en: str


class PartsData(Struct, frozen=True, forbid_unknown_fields=True):
    """parts.json."""

    bodies: list[PartData]
    engines: list[PartData]
    printed_grand_prix_engine: int
    workshops_per_player: int


class RaceData(Struct, frozen=True, forbid_unknown_fields=True):
    """grand_prix.json."""

    length: int
    placement_points: list[int]
    lap_bonus: list[int]
    lap_bonus_beyond_each: int
    neutral_cars_two_players: list[int]


class PlayersData(Struct, frozen=True, forbid_unknown_fields=True):
    """How many can play."""

    min: int
    max: int


class ColourData(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of the pieces."""

    id: str
    de: str
    en: str
    hex: str


class ComponentsData(Struct, frozen=True, forbid_unknown_fields=True):
    """components.json."""

    id: Literal["kraftwagen"]
    players: PlayersData
    rounds: int
    counts: dict[str, int]
    player_colours: list[ColourData]
