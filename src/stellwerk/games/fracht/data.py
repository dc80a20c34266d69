"""The component data: the files of `data/`, decoded and cross-checked once, at import."""

from typing import Final

from stellwerk.games.fracht.data_checks import check_cards, check_layout
from stellwerk.games.fracht.data_types import CardsData, LayoutsData
from stellwerk.kernel.data import read_data

CARDS_DATA: Final = read_data(__package__, "cards.json", CardsData)
LAYOUTS_DATA: Final = {layout.id: layout for layout in read_data(__package__, "layouts.json", LayoutsData).layouts}
LAYOUT_NAMES: Final = tuple(LAYOUTS_DATA)

check_cards(CARDS_DATA)
for _layout in LAYOUTS_DATA.values():
    check_layout(_layout)
