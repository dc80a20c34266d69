"""The component data: the files of `data/`, decoded and cross-checked once, at import."""

from typing import Final

from stellwerk.games.kraftwagen.data_checks import check_market, check_research, check_tiles
from stellwerk.games.kraftwagen.data_types import ComponentsData, MarketData, PartsData, RaceData, ResearchData
from stellwerk.games.kraftwagen.data_types.tiles import AwardsData, StartTilesData, TilesData
from stellwerk.kernel.data import read_data

TILES_DATA: Final = read_data(__package__, "action_tiles.json", TilesData)
RESEARCH_DATA: Final = read_data(__package__, "research.json", ResearchData)
START_DATA: Final = read_data(__package__, "start_tiles.json", StartTilesData)
AWARDS_DATA: Final = read_data(__package__, "awards.json", AwardsData)
MARKET_DATA: Final = read_data(__package__, "market.json", MarketData)
PARTS_DATA: Final = read_data(__package__, "parts.json", PartsData)
RACE_DATA: Final = read_data(__package__, "grand_prix.json", RaceData)
COMPONENTS_DATA: Final = read_data(__package__, "components.json", ComponentsData)

check_research(RESEARCH_DATA, COMPONENTS_DATA)
check_tiles(TILES_DATA, START_DATA, AWARDS_DATA, COMPONENTS_DATA)
check_market(MARKET_DATA, PARTS_DATA, COMPONENTS_DATA)
