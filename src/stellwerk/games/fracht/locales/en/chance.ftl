## Chance events, as the check of the shuffles names them
chance-stations = Places of the stations
chance-shuffle = Pile of cards
chance-start_player = Who begins
chance-reshuffle = Discard pile shuffled
