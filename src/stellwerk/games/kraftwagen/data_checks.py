"""What the component data must fulfil: the files fit each other and the counts of the box."""

from stellwerk.games.kraftwagen.data_types import ComponentsData, MarketData, PartsData, ResearchData
from stellwerk.games.kraftwagen.data_types.tiles import AwardsData, StartTilesData, TilesData
from stellwerk.kernel.data import must_hold


def check_research(research: ResearchData, box: ComponentsData) -> None:
    """Engineers, instant actions and developments make up the research cards."""
    kinds = [card.kind for card in research.cards]
    engineers = {engineer.id for engineer in research.engineers}
    distinct = len({card.id for card in research.cards})
    must_hold(len(kinds) == distinct == box.counts["research_cards"], "research cards")
    must_hold({card.engineer for card in research.cards if card.kind == "engineer"} == engineers, "engineers")
    must_hold(kinds.count("instant") == box.counts["instant_cards"], "instant cards")
    must_hold(kinds.count("development") == box.counts["development_cards"], "development cards")


def check_tiles(tiles: TilesData, starts: StartTilesData, awards: AwardsData, box: ComponentsData) -> None:
    """Action tiles, special tiles, start tiles and award tiles."""
    must_hold([tile.size for tile in tiles.tiles] == [1] * 5 + [2] * 4 + [3], "five, four and one action tiles")
    must_hold(
        all(tile.size == len(set(tile.actions)) for tile in tiles.tiles), "a tile has as many actions as its size"
    )
    must_hold(len(tiles.special_tiles) == box.counts["special_tiles"], "special tiles")
    must_hold(len(starts.tiles) == box.counts["start_tiles"], "start tiles")
    must_hold(starts.workers_total == box.counts["workers_per_player"], "workers of a player")
    must_hold(len(awards.awards) == box.counts["award_tiles"], "award tiles")


def check_market(market: MarketData, parts: PartsData, box: ComponentsData) -> None:
    """Parts, buyers and price markers."""
    must_hold(sum(part.count for part in parts.bodies) == box.counts["body_tiles"], "bodies")
    must_hold(sum(part.count for part in parts.engines) == box.counts["engine_tiles"], "engines")
    must_hold(sum(buyer.copies for buyer in market.buyers) == box.counts["buyer_tiles"], "buyers")
    must_hold(all(len(set(round.prices)) == 8 for round in market.rounds), "eight different prices in a round")
