### Paris Connection: what the game says while it is played.

## Companies
company-blue = Blue
company-yellow = Yellow
company-red = Red
company-green = Green
company-purple = Purple
company-black = Black

## What is expected now; what stands before the first colon is bold
prompt-turn = Your turn: build for a company or trade a loco
    .wait = { $name } to move: Build or Trade
prompt-place = Place a { $company } loco: { $placed ->
        [0] { $left ->
            [one] the store holds no more
           *[other] up to { $left } in this Build
        }
       *[other] { $left ->
            [one] one more, or end the Build
           *[other] up to { $left } more, or end the Build
        }
    }
    .wait = { $name } builds { $company }: { $placed ->
        [0] the first of up to { $left }
       *[other] { $placed } placed, up to { $left } more
    }
prompt-take = Take 1 or 2 locos: from one store, but not from that of { $given }
    .wait = { $name } trades: { $given } is given back
prompt-over = The game is over: { $reason }
    .wait = The game is over: { $reason }

## Groups of actions
group-build = Build
group-trade = Trade: give back a loco
group-take = Take for it
group-cities = Cities
group-landscape = Landscape
group-finish = Finish

## Actions
do-build = Build { $company }
do-give = Give back 1 { $company }
do-take = Take { $count } { $company }
do-place-city = { $name } ({ $hex })
do-place-land = { $hex }
do-stop = End the Build

## What an action brings
effect-best-build = { $points ->
        [0] brings nothing
       *[other] { $shares ->
            [0] value up to +{ $points }, yours 0
            [one] up to +{ $points }
           *[other] up to { $shares } × { $points } = +{ $net }
        }
    }
effect-lose = { $saved ->
        [0] { $points ->
            [0] 0 pts
           *[other] −{ $points } pts
        }
       *[other] −{ $points } + { $saved } = { $net }
    }
effect-trade = +{ $gain } − { $lost }{ $penalty ->
        [0] {""}
       *[other] {" "}− { $penalty }
    } = { $net }
effect-points = { $shares ->
        [0] value +{ $points }, yours 0
        [one] +{ $points }
       *[other] { $shares } × { $points } = +{ $net }
    }
detail-store = { $count } in store
detail-left = { $count ->
        [0] then you hold none
       *[other] then you still hold { $count }
    }
detail-beside = next to { $city }
detail-beside-track = next to the track of { $company }
detail-placed = { $count ->
        [one] 1 loco placed
       *[other] { $count } locos placed
    }

## Warnings
warn-surplus = { $count ->
        [one] Beyond the limit of { $limit }: 1 loco too many costs { $penalty } points at the end.
       *[other] Beyond the limit of { $limit }: { $count } locos too many cost { $penalty } points each at the end.
    }
warn-end = Ends the game ({ $reason }). Your holding then counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
warn-end-open = Ends the game ({ $reason }). You then have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and take place { $place }.

## Log
fact-placed = { $name } places { $company } at { $place }.
    .you = You place { $company } at { $place }.
fact-built = { $name } builds { $locos ->
        [one] 1 { $company } loco
       *[other] { $locos } { $company } locos
    } as far as { $last }: value +{ $points }{ $reason ->
        [store] {" "}(the store is empty)
        [no_hex] {" "}(no further hex is allowed)
        [marseille] {" "}(Marseille ends the Build)
       *[stop] {""}
    }.
    .you = You build { $locos ->
        [one] 1 { $company } loco
       *[other] { $locos } { $company } locos
    } as far as { $last }: value +{ $points }{ $reason ->
        [store] {" "}(the store is empty)
        [no_hex] {" "}(no further hex is allowed)
        [marseille] {" "}(Marseille ends the Build)
       *[stop] {""}
    }.
fact-gave = { $name } gives back 1 { $company }.
    .you = You give back 1 { $company }.
fact-traded = { $name } gives back 1 { $given } and takes { $count } { $taken }.
    .you = You give back 1 { $given } and take { $count } { $taken }.
fact-ended = The game is over: { $reason }.

## How the game ends
reason-marseille = Marseille has been reached
reason-supply = locos are left in only one store
reason-stalemate = people only traded

## Reckoning
column-value = value { $value }
column-surplus = Surplus
column-limit = limit { $limit }
cell-product = { $count } × { $value }
cell-surplus = { $count } × −{ $penalty }

## Scenes
scene-built = Build
scene-traded = Trade
scene-mine = You hold { $shares ->
        [one] 1 loco
       *[other] { $shares } locos
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more for you.
scene-none-mine = Nothing changes for you.
