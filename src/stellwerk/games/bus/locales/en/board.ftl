### Bus: labels of the city map, the action board and the overlays in the browser.

## City map
board-label = City map with lines, buildings and passengers
board-river = OLD RIVER
board-plain = { $name }, crossing
board-park = { $name }, crossing at the park
board-station = { $name }, station
board-waiting = { $count ->
        [one] 1 passenger is waiting
       *[other] { $count } passengers are waiting
    }
board-lot = Lot { $letter } at { $crossing }, empty
board-building = { $kind } at { $crossing } (lot { $letter }), { $state ->
        [glad] with a satisfied passenger
        [sad] with a passenger who wants to leave
       *[empty] free
    }
board-kind-house = House
board-kind-office = Office
board-kind-pub = Pub
board-hour-house = night
board-hour-office = day
board-hour-pub = evening
board-street = Street { $from } – { $to }, { $count ->
        [0] free
        [one] 1 stick
       *[other] { $count } sticks
    }
board-sticks = ({ $names })
board-heads = { $count ->
        [one] head of the line of { $names }
       *[other] heads of the lines of { $names }
    }

## Action board
board-actions = Action board
board-steps = Steps of the round
board-area-lines = Line
board-area-buses = Factory
board-area-passengers = Passengers
board-area-buildings = Buildings
board-area-clock = Clock
board-area-vroomm = Vrroomm
board-area-start = Start
board-short-lines = Line
board-short-buses = Factory
board-short-passengers = Pass.
board-short-buildings = Build
board-short-clock = Clock
board-short-vroomm = Vrroomm
board-lines-order = f builds first, a last
board-lines-unit = sticks per cube
board-buses-most = MNB { $now }
board-buses-grows = MNB { $now } → { $then }
board-passengers-order = in supply · a first
board-passengers-unit = passengers per cube
board-buildings-letter = now { $letter } lots: { $count } free
board-buildings-full = no lot is free
board-buildings-unit = buildings per cube
board-vroomm-order = 1 point per ride · a first
board-vroomm-unit = rides per cube
board-start-has = has:
board-start-then = then:
board-clock-run = let run
board-clock-stop = stop
board-clock-now = It is { $hour }, { $stones ->
        [one] 1 time stone left
       *[other] { $stones } time stones left
    }
board-cubes = Cubes: { $cubes }
board-no-cubes = no cube yet
board-cube = { $space ->
        [none] { $name }
       *[other] { $space } { $name }
    }{ $amount ->
        [-1] { "" }
       *[other] { " " }({ $amount })
    }

## Overlays
overlay-reach = Your line
overlay-vroomm = If Vrroomm ran
overlay-lots = Next lots
overlay-when-now = Now ({ $hour })
overlay-when-then = If the clock runs ({ $hour })
overlay-vroomm-rides = { $hour }: your line { $rides ->
        [one] 1 ride
       *[other] { $rides } rides
    }; { $waiting ->
        [one] 1 wants
       *[other] { $waiting } want
    } to leave, { $kind ->
        [house] { $rooms ->
            [one] 1 free house
           *[other] { $rooms } free houses
        }
        [office] { $rooms ->
            [one] 1 free office
           *[other] { $rooms } free offices
        }
       *[pub] { $rooms ->
            [one] 1 free pub
           *[other] { $rooms } free pubs
        }
    }
overlay-vroomm-none = Not every line has begun yet.

## Your line
line-title = Your line
line-of = Line of { $name }
line-none = No stick laid yet.
line-sticks = { $count ->
        [one] 1 stick
       *[other] { $count } sticks
    }
line-heads = Heads: { $front } and { $back }
line-circle = Circle, both heads: { $front }
line-dead = { $crossing }: nothing can be laid there
line-waiting = { $waiting ->
        [one] 1 wants
       *[other] { $waiting } want
    } to leave, { $kind ->
        [house] { $rooms ->
            [one] 1 free house
           *[other] { $rooms } free houses
        }
        [office] { $rooms ->
            [one] 1 free office
           *[other] { $rooms } free offices
        }
       *[pub] { $rooms ->
            [one] 1 free pub
           *[other] { $rooms } free pubs
        }
    } on the line
line-rides = Vrroomm now: { $rides ->
        [one] 1 ride
       *[other] { $rides } rides
    }
line-rides-then = If the clock runs ({ $hour }): { $rides ->
        [one] 1 ride
       *[other] { $rides } rides
    }
line-ending = The end: no time stone left ({ $stones } remain), no lot left ({ $lots } free) or only one player with cubes ({ $players ->
        [one] now 1
       *[other] now { $players }
    }).
line-last-round = All lots are full: this is the last round.

## Seats
seat-points = points
seat-cubes = { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
seat-sticks = { $count ->
        [one] 1 stick
       *[other] { $count } sticks
    }
seat-buses = { $count ->
        [one] 1 bus
       *[other] { $count } buses
    }

## Figures of introduction and rules
figure-map = An afternoon in the middle of the game: four lines, two stations, the park. Passengers with a tick are satisfied; those with a suitcase want to leave.
figure-line = Black may build on at both heads (flags): in free streets, and straight ahead also in Green's, because Green's head is there.
figure-board = Two cubes on Line, one in the factory. The next cube of an area always gets the first free letter.
figure-order = Largest fleet 3: space a brings 3, b 2, c 1, d nothing. Cubes act from left to right.
figure-buses = Green's cube becomes a bus: Green then has three, and the MNB rises from 2 to 3.
figure-passengers = Three newcomers at Dampfross Station. The A lots are built on, now it is the turn of the B lots.
figure-clock = It is day. If the clock runs it will be evening; whoever stops it takes one of the three time stones left.
figure-vroomm = It is day. Passengers in an office are satisfied. Black can carry one from South Park Gate to the free office at West Park Gate.
figure-end = Black: 12 rides, 2 time stones. Green has 10 points too; more time stones decide for Black.
figure-side-by-side = Five first sticks in the same street lie side by side.
figure-parallel = No street is free at North Park Gate. So Black may build parallel to Green there.
figure-not-head-on = The street to the theatre is closed to Black: Green has a head there but Yellow has not, and other streets are free.
figure-circle = The last stick closes the circle: at North Park Gate or at West Park Gate, depending on the head from which it is laid.
figure-dead = All streets at the hospital carry sticks of this line: this head is dead. The line goes on at East Park Gate only.
