### Paris Connection: lettering of map, price list and overlays in the browser.

## Map
board-label = Map of France with the tracks of the six companies
board-title = France
board-subtitle = Railway map
board-sea-north = English Channel
board-sea-west = Bay of Biscay
board-sea-south = Mediterranean
board-legend = Key
board-legend-barrier = no crossing
board-legend-target = you may build here
board-land = { $hex }, landscape
board-city = { $name } ({ $hex }), city of value { $value }
board-start = { $name } ({ $hex }), start hex
board-eiffel = Eiffel Tower ({ $hex })
board-locos = { $count ->
        [one] Here is
       *[other] Here are
    } { $companies }

## Overlays
overlay-values = Values
overlay-reach = Reach
overlay-last = Last move
overlay-reach-best = { $company }: with up to 5 locos at most +{ $points }
overlay-reach-none = { $company } cannot build on
overlay-reach-marseille = { $locos ->
        [one] Marseille: 1 loco away
       *[other] Marseille: { $locos } locos away
    }
overlay-reach-no-marseille = Marseille cannot be reached from here any more

## Price list
sheet-title = Price list
sheet-holding = your holding: { $count } of { $limit }
sheet-company = Company
sheet-value = Value
sheet-store = Store
sheet-own = You
sheet-held = Hidden
sheet-points = Pts
sheet-sum = would be worth now
sheet-surplus = { $count ->
        [one] 1 loco over the limit: −{ $penalty } at the end
       *[other] { $count } locos over the limit: −{ $penalty } at the end
    }
sheet-value-long = value of the company
sheet-store-long = locos in the store
sheet-own-long = your shares
sheet-held-long = locos behind all screens
sheet-points-long = points if the game ended now

## Openly known
ledger-title = Openly known
ledger-none = no Trade yet
ledger-change = { $company }: { $count }

## What ends the game
ending-title = What ends the game
ending-stores = Filled stores: { $count } of 6. With one left it is over.
ending-stores-over = Filled stores: { $count } of 6.
ending-reached = Marseille: { $company } has arrived.
ending-over = The game is over: { $reason }.
ending-marseille = Marseille: { $company } needs { $locos ->
        [one] 1 more loco
       *[other] { $locos } more locos
    }
ending-no-marseille = Nobody can reach Marseille any more.
ending-trades = { $count ->
        [one] 1 more Trade without a Build ends the game.
       *[other] { $count } more Trades without a Build end the game.
    }

## Seats
seat-locos = { $count ->
        [one] 1 loco
       *[other] { $count } locos
    }
seat-limit = limit { $limit }
seat-traded = took { $company }

## Log
log-building = { $name } builds { $company }{ $count ->
        [0] { "" } …
       *[other] : { $hexes } …
    }
    .you = You build { $company }{ $count ->
        [0] { "" } …
       *[other] : { $hexes } …
    }
