## Chance events, as the check of the shuffles names them
chance-single_tiles = Single action tiles
chance-double_tiles = Double action tiles
chance-player_order = Order at the table
chance-deck = Research cards
chance-start_tiles = Starting tiles
chance-special_stack = Stack of special tiles
chance-reshuffle = Discard pile shuffled
chance-special_reshuffle = Special tiles shuffled
