"""Action tiles, start tiles and award tiles as they stand in the data files."""

from typing import Literal

from msgspec import Struct

Action = Literal["worker", "research", "body", "engine", "buyer", "grand_prix"]


class ActionData(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the six actions."""

    id: Action
    de: str
    en: str
    icon: str


class TileData(Struct, frozen=True, forbid_unknown_fields=True):
    """An action tile."""

    id: str
    size: int
    actions: list[Action]


class TileBonusData(Struct, frozen=True, forbid_unknown_fields=True):
    """What a special tile gives beside its action."""

    type: Literal["none", "body_limit_plus", "engine_limit_plus", "hire", "race_plus", "points", "early_sale"]
    n: int = 0
    divisor: int = 0


class SpecialTileData(Struct, frozen=True, forbid_unknown_fields=True):
    """A special tile of the variant."""

    id: str
    round: int
    actions: list[Action]
    bonus: TileBonusData
    de: str
    en: str


class TilesData(Struct, frozen=True, forbid_unknown_fields=True):
    """action_tiles.json."""

    actions: list[ActionData]
    tiles: list[TileData]
    special_tiles: list[SpecialTileData]


class StartBonusData(Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus of a start tile."""

    type: Literal["race", "body", "engine", "hire"]
    n: int = 0


class StartTileData(Struct, frozen=True, forbid_unknown_fields=True):
    """A start tile."""

    id: str
    body_points: int
    engine_points: int
    bonus: StartBonusData
    de: str
    en: str


class StartTilesData(Struct, frozen=True, forbid_unknown_fields=True):
    """start_tiles.json."""

    tiles: list[StartTileData]
    workers_total: int
    workers_in_canteen: int
    workers_as_markers: int


class AwardTestData(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be reached for an award; 0 where it does not matter."""

    body: int = 0
    engine: int = 0
    engineers: int = 0
    grand_prix_engine: int = 0
    laps: int = 0
    workers: int = 0
    body_plus_engine: int = 0


class AwardData(Struct, frozen=True, forbid_unknown_fields=True):
    """An award tile."""

    id: str
    points: int
    trigger: Literal["research_points", "engineers", "grand_prix_engine", "laps", "offer"]
    test: AwardTestData
    de: str
    en: str


class AwardsData(Struct, frozen=True, forbid_unknown_fields=True):
    """awards.json."""

    awards: list[AwardData]
