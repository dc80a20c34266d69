### Frachtexpress: the position in words in the terminal.

told-piles = { $pile } cards to draw, { $discard } discarded
told-in-station = { $name }: loco in station { $station }; cards in hand: { $cards }, delivered: { $delivered }; { $wagons ->
        [0] no wagon
       *[other] train
    }
told-on-place = { $name }: loco on place { $place }; cards in hand: { $cards }, delivered: { $delivered }; { $wagons ->
        [0] no wagon
       *[other] train
    }
told-wagon = { $goods } { $value } for { $to }
told-hand = Your cards
told-card = { $kind } (wagon { $goods } { $value } from { $from } to { $to }, die { $action })
told-laid = Place { $place }: { $kind }, rails to the
