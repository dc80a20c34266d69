### Kraftwagen: labels of the board, the factory and the overlays in the browser.

## Board
board-label = Board with Grand Prix, action chain, research, awards, market and buyers
board-area-grand_prix = Grand Prix
board-area-action_track = Action chain
board-area-research = Research
board-area-awards = Awards
board-area-market = Market · Round { $round }
board-area-buyers = Buyers
board-action-worker = Worker
board-action-research = Research
board-action-body = Body
board-action-engine = Engine
board-action-buyer = Buyer
board-action-grand_prix = Grand Prix
board-action = Action { $action }

## Chain
board-end = End
board-front = Front
board-worker = Worker of { $name }{ $last ->
        [1] , at the end of the chain: to move
       *[other] { "" }
    }
board-jump = Jump of { $distance }
board-jump-again = You move again
board-jump-turns = { $turns ->
        [one] 1 turn
       *[other] ≤ { $turns } turns
    }
board-jump-none = no tile
board-jump-next = Then to move: { $name }
board-jump-swept = lapses:
board-jump-gift = { $name } { $tiles ->
        [0] cannot take a tile left behind
        [one] can take 1 tile left behind
       *[other] can take { $tiles } tiles left behind
    } and has { $turns ->
        [one] 1 turn
       *[other] up to { $turns } turns
    } before you
board-bonus-body_limit_plus = level +{ $n } for this body
board-bonus-engine_limit_plus = level +{ $n } for this engine
board-bonus-hire = { $n ->
        [one] plus 1 worker
       *[other] plus { $n } workers
    }
board-bonus-race_plus = { $n } spaces farther
board-bonus-points = plus { $n } points
board-bonus-early_sale = plus early sale of an own car at half price
board-start-tiles = Start tiles
board-start = Start tile: 1 point each for body and engine, and { $bonus }
board-step-take = takes a tile
board-jump-marks = Mark below a tile:
    who is next, and how
    many tiles stay behind
board-step-actions = carries out:
board-step-offer = offers a car?
board-porsche-yes = double
board-porsche-no = single
board-round = Round { $round } of { $rounds }{ $turn ->
        [0] {""}
       *[other] {" "}· turn { $turn }
    }
board-over = The game is over

## Race
board-pit-lane = Pit lane
board-places = Places 7 · 4 · 2
board-laps = Laps, and their points
board-racer = Race car of { $name }, { $space ->
        [0] in the pit lane
       *[other] on space { $space }
    }, { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }
board-racer-place = Place { $place }: would bring { $points }
board-racer-next = The next drive: { $distance ->
        [one] 1 space
       *[other] { $distance } spaces
    }, to space { $to }

## Research
board-discard = Discards
board-card-development = Development
board-card-instant = At once
board-card-engineer = Engineer
board-needs-worker = needs 1 worker
board-at-once = acts at once
board-and-take = + take 1
board-development = { $body ->
        [0] { "" }
       *[other] body level +{ $body }{ $engine ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }
    }{ $engine ->
        [0] { "" }
       *[other] engine level +{ $engine }
    }{ $bonus ->
        [body] , plus a body
        [engine] , plus an engine
       *[none] { "" }
    }
board-instant-hire_three = Hire three workers
board-instant-race_five = Drive 5 spaces in the Grand Prix
board-instant-body_and_engine = A body and an engine
board-engineer-benz = body +2
board-engineer-daimler = engine +2
board-engineer-maybach = prestige +2
board-engineer-opel = 3 cheaper
board-engineer-horch = both +1
board-engineer-bosch = unsold: ½
board-engineer-diesel = swap engine
board-engineer-porsche = twice as far
board-engineer-bugatti = always 1 more
board-use-offer = with an offer
board-use-market = car in market
board-use-race_once = 1 race action
board-use-race_always = every race

## Awards
board-award-body4 = Body 4
board-award-engine4 = Engine 4
board-award-both4 = Both 4
board-award-body6 = Body 6
board-award-engine6 = Engine 6
board-award-engineers2 = 2 engineers
board-award-gp_engine4 = Race eng. 4
board-award-laps2 = 2 laps
board-award-prestige4 = 4 workers
board-award-flagship10 = Car 10
board-award = Award { $points }: { $award }
board-award-gone = Already taken by { $name }
board-missing = { $missing ->
        [0] just offer
       *[other] { $missing } to go
    }
board-missing-you = { $missing ->
        [0] You only need to make the offer
        [one] You still lack 1
       *[other] You still lack { $missing }
    }

## Market and buyers
board-space = Space { $slot }
board-unsold = unsold
board-price = Price { $price }, { $state ->
        [free] free
        [market] on a car
       *[out] out of the game
    }
board-car = Car of { $name }: body { $body }, engine { $engine }, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, price { $price }
board-car-sells = Buyer { $place } ({ $preference }) would buy it now, for { $money }
board-car-unsold = It would stay unsold now
board-likes-body = Body
board-likes-engine = Engine
board-likes-prestige = Prestige
board-likes-price = Price
board-buyer = Buyer { $preference }, { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }; beside the stack { $white ->
        [0] no money
        [one] 1 point
       *[other] { $white } points
    }
board-wants-body = Buys the highest body
board-wants-engine = Buys the strongest engine
board-wants-prestige = Buys the car with the most workers
board-wants-price = Buys the cheapest car and pays double
board-buyer-next = If he came now, he would buy from { $name }: { $money }

## Parts
board-part = { $kind ->
        [body] Body
       *[engine] Engine
    } { $value } { $name }
board-supply = Supply: { $kind ->
        [body] body
       *[engine] engine
    } { $value } ({ $name }), { $left } left

## Factory
factory-title = Your factory
factory-whose = Whose factory
factory-of = Factory of { $name }
factory-race-car = Race car
factory-race-engine = Race car with { $tile ->
        [0] the printed engine 1
       *[other] engine { $engine }
    }, drives { $distance ->
        [one] 1 space
       *[other] { $distance } spaces
    }
factory-drives = drives { $distance ->
        [one] 1 space
       *[other] { $distance } spaces
    }
factory-hall = Workshop { $number }
factory-free = free
factory-new = New
factory-levels = Levels and supply
factory-level = { $kind ->
        [body] Body
       *[engine] Engine
    } { $points }
factory-level-body = Body level
factory-level-engine = Engine level
factory-canteen = Canteen
factory-workers = { $count ->
        [one] 1 worker from the canteen
       *[other] { $count } workers from the canteen
    }
factory-workers-where = { $canteen } free · { $cars } on cars · { $research } on research · { $supply } in supply
factory-engineers = Engineers
factory-no-engineer = none yet
factory-used = used
factory-money = Money
factory-hidden = hidden until the end
factory-from-cars = cars { $money }
factory-from-race = Grand Prix { $money }
factory-from-laps = laps { $money }
factory-from-buyers = buyers { $money }
factory-from-awards = awards { $money }
factory-from-extra = other { $money }

## Sales
sales-title = Who would sell now?
sales-you = you
sales-sold = { $preference } buys from { $name } ({ $measure }) for { $money }{ $doubled ->
        [1] , doubled
       *[other] { "" }
    }
sales-none = { $preference } finds no car
sales-next = Buyer { $place } could be:
sales-would = { $preference }: { $name } { $money }
sales-empty = No car and no buyer yet.
sales-considered = This car ({ $body } / { $engine } / { $workers }, price { $price }) would go to buyer { $place }, { $preference }: { $money }
sales-considered-none = This car ({ $body } / { $engine } / { $workers }, price { $price }) would stay unsold: { $money }
sales-ending = The round ends when the market is full ({ $spaces ->
        [one] 1 space left
       *[other] { $spaces } spaces left
    }) or after { $actions ->
        [one] 1 Buyer action
       *[other] { $actions } Buyer actions
    }.

## Awards in reach
aims-title = Awards still to be had

## Overlays
overlay-jumps = Who moves next
overlay-sales = Sales now
overlay-race = Grand Prix now

## Seats
seat-levels = Levels { $body } / { $engine }
seat-canteen = { $count } in canteen
seat-halls = Workshops { $count }/3
seat-money = money
seat-hidden = hidden
