## Chance events, as the check of the shuffles names them
chance-start_player = Who begins
