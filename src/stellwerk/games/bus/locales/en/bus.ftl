### Bus: what the game says while it is played.

## Colours
colour-black = Black
colour-green = Green
colour-yellow = Yellow
colour-red = Red
colour-blue = Blue

## Buildings and hours
kind-house = House
kind-office = Office
kind-pub = Pub
kinds-house = houses
kinds-office = offices
kinds-pub = pubs
a-house = a house
a-office = an office
a-pub = a pub
no-house = no house
no-office = no office
no-pub = no pub
into-house = home
into-office = to the office
into-pub = to the pub
hour-house = night
hour-office = day
hour-pub = evening

## Areas of the action board
area-lines = Line
area-buses = Bus factory
area-passengers = Passengers
area-buildings = Buildings
area-clock = Clock
area-vroomm = Vrroomm
area-start = Start player

## Crossings
crossing-K01 = Water Tower
crossing-K02 = Gasworks
crossing-K03 = North Bend
crossing-K04 = Castle Hill
crossing-K05 = Observatory
crossing-K06 = 1830 Station
crossing-K07 = Airfield
crossing-K08 = Goods Yard
crossing-K09 = Opera Square
crossing-K10 = Old Post Office
crossing-K11 = Linden Court
crossing-K12 = Town Hall
crossing-K13 = Fairground
crossing-K14 = West Market
crossing-K15 = North Park Gate
crossing-K16 = East Park Gate
crossing-K17 = Hospital
crossing-K18 = Fountain Square
crossing-K19 = West Park Gate
crossing-K20 = Stadium
crossing-K21 = Brickworks
crossing-K22 = Mill Bridge
crossing-K23 = South Park Gate
crossing-K24 = Theatre
crossing-K25 = East Market
crossing-K26 = Corn Market
crossing-K27 = University
crossing-K28 = Allotments
crossing-K29 = Dampfross Station
crossing-K30 = East Depot
crossing-K31 = Southwest Cross
crossing-K32 = Canal Lock
crossing-K33 = Harbour Gate
crossing-K34 = Warehouses
crossing-K35 = Ferry Quay
crossing-K36 = Brewery

## What is expected now; bold is what stands before the first colon
prompt-setup_building = Place a building on an A lot: { $left ->
        [one] one more
       *[other] { $left } more
    }
    .wait = { $name } builds on A lots: { $left ->
        [one] one more building
       *[other] { $left } more buildings
    }
prompt-setup_first = Lay your first stick: in any street
    .wait = { $name } lays the first stick
prompt-setup_second = Extend your line: one stick at either of its heads
    .wait = { $name } extends the line by one stick
prompt-choose-compulsory = Put your { $number ->
        [1] first
       *[other] second
    } cube: on an action, you cannot pass yet
    .wait = { $name } puts the { $number ->
        [1] first
       *[other] second
    } cube
prompt-choose = Put cube number { $number } or pass: you have { $cubes } left
    .wait = { $name } puts cube number { $number } or passes: { $cubes } left
prompt-lines = Lay a stick at a head: { $left ->
        [one] one more
       *[other] { $left } more
    }
    .wait = { $name } extends the line: { $left ->
        [one] one more stick
       *[other] { $left } more sticks
    }
prompt-circle = Your circle is closed: say where both heads are
    .wait = { $name } says where the heads of the circle are
prompt-passengers = { $count ->
        [one] One new passenger: how many to 1830 Station, one or none?
       *[other] Divide { $count } new passengers between the stations: how many to 1830 Station?
    }
    .wait = { $name } divides { $count ->
        [one] one new passenger
       *[other] { $count } new passengers
    } between the stations
prompt-buildings = Place a building on the { $letter } lots: { $left ->
        [one] one more
       *[other] { $left } more
    }
    .wait = { $name } builds on the { $letter } lots: { $left ->
        [one] one more building
       *[other] { $left } more buildings
    }
prompt-clock = Stop the time or let it run: { $hour } now, otherwise { $next }
    .wait = { $name } sets the clock: { $hour } or { $next }
prompt-vroomm = Take a passenger { $kind }: { $left ->
        [one] one more ride
       *[other] { $left } more rides
    }
    .wait = { $name } takes passengers { $kind }: { $left ->
        [one] one more ride
       *[other] { $left } more rides
    }
prompt-over = The game is over: { $reason }
    .wait = The game is over: { $reason }

## Groups of actions
group-build = Build
group-first = First stick
group-extend-front = At the front head
group-extend-back = At the back head
group-heads = Heads of the circle
group-choose = Put a cube
group-pass = Pass
group-arrive = Division
group-clock = Clock
group-ride = Rides

## Actions
do-build = { $kind } on { $lot } ({ $crossing })
do-first = { $from } – { $to }
do-extend = { $to }
do-heads = { $crossing }
do-place = { $area } { $space }
do-place-single = { $area }
do-pass = Pass
do-arrive = { $first } to 1830, { $second } to Dampfross Station
do-clock-stop = Stop the time
do-clock-run = Let the time run
do-ride = { $from } → { $to }

## What an action brings
effect-own-line = on your line
effect-off-line = not on your line
effect-passengers-there = { $count ->
        [one] 1 passenger
       *[other] { $count } passengers
    }
effect-building-there = { $count ->
        [one] { $kind }
       *[other] { $count } buildings
    }
effect-lines = { $count ->
        [0] brings nothing
        [one] 1 stick
       *[other] { $count } sticks
    }
effect-buses = { $buses } buses, largest fleet { $mbz }
effect-passengers = { $count ->
        [0] brings nothing
        [one] 1 passenger
       *[other] { $count } passengers
    }
effect-buildings = { $count ->
        [0] brings nothing
        [one] 1 building
       *[other] { $count } buildings
    }
effect-clock = choose
effect-vroomm = { $count ->
        [0] brings nothing
        [one] 1 ride
       *[other] { $count } rides
    }
effect-start = begins
effect-arrive = { $count } on your line
effect-clock-net = { $stone ->
        [0] { $rides ->
            [0] 0
           *[other] +{ $rides }
        }
       *[other] { $rides ->
            [0] −1
           *[other] +{ $rides } − 1 = { $net }
        }
    }
effect-point = +1
detail-lines = { $count ->
        [one] on one other line too
       *[other] on { $count } other lines too
    }
detail-from = from { $from }{ $end ->
        [front] , front head
        [back] , back head
       *[only] {""}
    }
detail-circle = from { $from }; closes the circle: both heads at { $crossing }
detail-parallel = from { $from }{ $end ->
        [front] , front head
        [back] , back head
       *[only] {""}
    }; parallel to another line
detail-pass = no more cubes in this round, you keep { $cubes }
detail-clock = stopping costs a time stone (−1 point), { $stones } are left
detail-start = next round; otherwise { $who } begins
detail-before = { $count ->
        [one] acts before the cube that lies there
       *[other] acts before the { $count } cubes that lie there
    }
detail-after = { $count ->
        [one] acts after the cube that lies there
       *[other] acts after the { $count } cubes that lie there
    }
detail-more-rides = { $what } on your line: { $count ->
        [one] 1 more ride
       *[other] { $count } more rides
    }
detail-vroomm-nobody = nobody on your line wants to leave
detail-vroomm-nowhere = { $what } on your line is free
detail-vroomm-late = the cubes before it leave nothing
detail-nothing = as the cubes lie now
detail-hour = { $hour }: everybody wants to go { $kind }
detail-reached-by = { $count ->
        [one] one other line stops there too
       *[other] { $count } other lines stop there too
    }

## Warnings
warn-dead-head = Dead end: the head at { $crossing } will have nothing but your own sticks, it can never go on.
warn-stone = Costs a time stone: −1 point.
warn-last-stone = This is the last time stone: −1 point, and the game is over at once, without Vrroomm.

## Log
fact-built = { $name } places { $what } on { $lot } ({ $crossing }).
    .you = You place { $what } on { $lot } ({ $crossing }).
fact-first_stick = { $name } begins the line: { $from } – { $to }.
    .you = You begin your line: { $from } – { $to }.
fact-stick = { $name } lays a stick: { $from } – { $to }.
    .you = You lay a stick: { $from } – { $to }.
fact-parallel_stick = { $name } lays a stick parallel to others: { $from } – { $to }.
    .you = You lay a stick parallel to others: { $from } – { $to }.
fact-circle = The line of { $name } is a circle; both heads at { $crossing }.
    .you = Your line is a circle; both heads at { $crossing }.
fact-circle_open = The line of { $name } is a circle.
    .you = Your line is a circle.
fact-heads = { $name } puts both heads of the circle at { $crossing }.
    .you = You put both heads of the circle at { $crossing }.
fact-round = Round { $round }: it is { $hour }. { $who } has the start bus.
    .you = Round { $round }: it is { $hour }. You have the start bus.
fact-without_cubes = { $who } has no cubes left and puts none in this round.
    .you = You have no cubes left and put none in this round.
fact-cube = { $name }: cube on { $area } { $space }.
    .you = You: cube on { $area } { $space }.
fact-cube_single = { $name }: cube on { $area }.
    .you = You: cube on { $area }.
fact-passed = { $name } passes.
    .you = You pass.
fact-last_cube = { $name } has put the last cube and is done for this round.
    .you = That was your last cube; you are done putting cubes.
fact-board_full = The action board is full, nobody can put another cube.
fact-all_passed = Everybody has chosen. The actions are carried out from left to right.
fact-skipped = { $area } { $space } ({ $who }) is skipped: { $reason }.
fact-lapsed = { $area } { $space } ({ $who }): what is left lapses ({ $rest }): { $reason }.
fact-bus = { $who } has a new bus, { $buses } now. The largest fleet has { $mbz }.
    .you = You have a new bus, { $buses } now. The largest fleet has { $mbz }.
fact-bus_refused = { $who } has { $buses } buses already; the cube in the factory does nothing.
    .you = You have { $buses } buses already; your cube in the factory does nothing.
fact-arrived = { $name } brings { $count ->
        [one] 1 passenger
       *[other] { $count } passengers
    }{ $second ->
        [0] {" "}to 1830 Station
       *[other] { $first ->
            [0] {" "}to Dampfross Station
           *[other] : { $first } to 1830 Station, { $second } to Dampfross Station
        }
    }. In the supply: { $supply }.
    .you = You bring { $count ->
        [one] 1 passenger
       *[other] { $count } passengers
    }{ $second ->
        [0] {" "}to 1830 Station
       *[other] { $first ->
            [0] {" "}to Dampfross Station
           *[other] : { $first } to 1830 Station, { $second } to Dampfross Station
        }
    }. In the supply: { $supply }.
fact-letter = Now the { $letter } lots are built on.
fact-lots_full = All lots are built on: the game ends after this round.
fact-clock_ran = The clock moves on: { $hour }, everybody wants to go { $kind }.
fact-clock_let_run = { $name } lets the time run: { $hour }, everybody wants to go { $kind }.
    .you = You let the time run: { $hour }, everybody wants to go { $kind }.
fact-clock_stopped = { $name } stops the time and takes a time stone: it stays { $hour }. Left: { $stones }.
    .you = You stop the time and take a time stone: it stays { $hour }. Left: { $stones }.
fact-walk = A passenger walks from { $from } to { $to }.
fact-walked = { $count ->
        [one] One passenger walks
       *[other] { $count } passengers walk
    } { $kind } at their own crossing.
fact-rode = { $name } takes a passenger: { $from } → { $to }. 1 point, { $rides } now.
    .you = You take a passenger: { $from } → { $to }. 1 point, { $rides } now.
fact-start_taken = { $who } takes the start bus.
    .you = You take the start bus.
fact-start_passed = Nobody chose the start player: the start bus goes to { $who }.
    .you = Nobody chose the start player: the start bus goes to you.
fact-ended = The game is over: { $reason }.

## Why something is skipped
skip-amount = the largest fleet is too small for this space
skip-sticks = no sticks left
skip-dead = all streets at both heads carry sticks of this line
skip-supply = the supply of passengers is empty
skip-lots = no lot is empty
skip-nobody = nobody on the line wants to leave
skip-nowhere = no building of the right kind on the line is free

## How the game ends
reason-clock = the last time stone is taken
reason-lots = all lots are built on
reason-cubes = at most one player has cubes left

## Final scoring
column-rides = Rides
column-stones = Time stones
column-tie = Tie
column-tie-note = more time stones, then the lower disc
cell-tie-stones = { $stones ->
        [one] 1 time stone
       *[other] { $stones } time stones
    }
cell-tie-disc = disc { $place } from the bottom

## Picture for the terminal
picture-legend = [..] lots: 'A empty lot, h house, o office, p pub, capital = somebody inside; <> station; +2 two people on the crossing. Below, the lines from head to head.

## Scenes
scene-title = Vrroomm
scene-clock = Clock
scene-walk = On foot
scene-ride = Ride
scene-round = Round { $round }

## Round and phase
where-setup = Setup
where-choose = Round { $round }, choosing actions
where-area = Round { $round }, { $area }
