## Chance events, as the check of the shuffles names them
chance-start_positions = Starting places of the companies
chance-deal = Deal of the locos
chance-start_player = Who begins
