## Chance events, as the check of the shuffles names them
chance-start_order = Starting order
chance-pile = Pile of cards
