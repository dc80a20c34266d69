### Kraftwagen: what the game says while it is played.

## Colours
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow

## Parts
part-body = body
part-engine = engine
body-1 = Motor carriage
body-2 = Voiturette
body-3 = Double phaeton
body-4 = Touring car
body-5 = Saloon
body-6 = Convertible
body-7 = Streamliner
engine-1 = Single cylinder
engine-2 = Twin
engine-3 = Straight-four
engine-4 = Big four
engine-5 = Straight-six
engine-6 = Straight-eight
engine-7 = Supercharged engine

## Actions and tiles
action-worker = Worker
action-research = Research
action-body = Body
action-engine = Engine
action-buyer = Buyer
action-grand_prix = Grand Prix
tile-t1_worker = Worker
tile-t1_research = Research
tile-t1_body = Body
tile-t1_engine = Engine
tile-t1_grand_prix = Grand Prix
tile-t2_buyer_worker = Buyer + Worker
tile-t2_buyer_grand_prix = Buyer + Grand Prix
tile-t2_research_grand_prix = Research + Grand Prix
tile-t2_body_engine = Body + Engine
tile-t3_worker_research_engine = Worker + Research + Engine
tile-A1 = Body, level +1 for this action
tile-A2 = Engine, level +1 for this action
tile-A3 = Worker, 1 more worker
tile-A4 = Grand Prix, 2 spaces farther
tile-B1 = Body, level +2 for this action
tile-B2 = Engine, level +2 for this action
tile-B3 = Research, then 1 worker
tile-B4 = Buyer, plus 2 points
tile-C1 = Body + Engine
tile-C2 = Grand Prix, 4 spaces farther
tile-C3 = Worker, 2 more workers
tile-C4 = Grand Prix, then early sale of an own car

## Start tiles
start-start_race = Grand Prix: 2 spaces
start-start_body = 1 body
start-start_engine = 1 engine
start-start_worker = 1 worker

## Research cards and engineers
card-eng_benz = Engineer { engineer-benz }
card-eng_daimler = Engineer { engineer-daimler }
card-eng_maybach = Engineer { engineer-maybach }
card-eng_opel = Engineer { engineer-opel }
card-eng_horch = Engineer { engineer-horch }
card-eng_bosch = Engineer { engineer-bosch }
card-eng_diesel = Engineer { engineer-diesel }
card-eng_porsche = Engineer { engineer-porsche }
card-eng_bugatti = Engineer { engineer-bugatti }
card-inst_workers_1 = At once: hire three workers
card-inst_workers_2 = At once: hire three workers
card-inst_workers_3 = At once: hire three workers
card-inst_race_1 = At once: 5 spaces in the Grand Prix
card-inst_race_2 = At once: 5 spaces in the Grand Prix
card-inst_race_3 = At once: 5 spaces in the Grand Prix
card-inst_parts_1 = At once: one body and one engine
card-inst_parts_2 = At once: one body and one engine
card-inst_parts_3 = At once: one body and one engine
card-dev_b_1 = Development: body +1
card-dev_b_2 = Development: body +1
card-dev_b_3 = Development: body +1
card-dev_b_4 = Development: body +1
card-dev_b_5 = Development: body +1
card-dev_b_6 = Development: body +1
card-dev_e_1 = Development: engine +1
card-dev_e_2 = Development: engine +1
card-dev_e_3 = Development: engine +1
card-dev_e_4 = Development: engine +1
card-dev_e_5 = Development: engine +1
card-dev_e_6 = Development: engine +1
card-dev_b_take_1 = Development: body +1, plus a body
card-dev_b_take_2 = Development: body +1, plus a body
card-dev_b_take_3 = Development: body +1, plus a body
card-dev_b_take_4 = Development: body +1, plus a body
card-dev_e_take_1 = Development: engine +1, plus an engine
card-dev_e_take_2 = Development: engine +1, plus an engine
card-dev_e_take_3 = Development: engine +1, plus an engine
card-dev_e_take_4 = Development: engine +1, plus an engine
card-dev_bb_1 = Development: body +2
card-dev_bb_2 = Development: body +2
card-dev_bb_3 = Development: body +2
card-dev_ee_1 = Development: engine +2
card-dev_ee_2 = Development: engine +2
card-dev_ee_3 = Development: engine +2
card-dev_be_1 = Development: body +1, engine +1
card-dev_be_2 = Development: body +1, engine +1
card-dev_be_3 = Development: body +1, engine +1
card-dev_be_4 = Development: body +1, engine +1
card-dev_be_5 = Development: body +1, engine +1
card-dev_be_6 = Development: body +1, engine +1
engineer-benz = Carl Benz
does-benz = This car: body +2
engineer-daimler = Gottlieb Daimler
does-daimler = This car: engine +2
engineer-maybach = Wilhelm Maybach
does-maybach = This car: prestige +2
engineer-opel = Adam Opel
does-opel = This car counts as 3 cheaper when compared
engineer-horch = August Horch
does-horch = This car: body +1 and engine +1
engineer-bosch = Robert Bosch
does-bosch = If this car stays unsold you receive half its price (rounded up)
engineer-diesel = Rudolf Diesel
does-diesel = Swap the engine of one of your cars in the market for an engine from your workshops
engineer-porsche = Ferdinand Porsche
does-porsche = Once: drive twice as far with a Grand Prix action
engineer-bugatti = Ettore Bugatti
does-bugatti = 1 space farther with every Grand Prix action

## Buyers and awards
buyer-body = Body
buyer-engine = Engine
buyer-prestige = Prestige
buyer-price = Price
award-body4 = Body level 4
award-engine4 = Engine level 4
award-both4 = Both levels 4
award-body6 = Body level 6
award-engine6 = Engine level 6
award-engineers2 = Two engineers
award-gp_engine4 = Grand Prix engine 4 or stronger
award-laps2 = Two laps in one race
award-prestige4 = Car with four workers
award-flagship10 = Flagship: body + engine at least 10

## What is asked for (in refusals)
ask-choose-action = the next action
ask-take-card = a research card
ask-take-body = a body
ask-take-engine = an engine
ask-choose-buyer = a buyer
ask-use-porsche = with or without Porsche
ask-early-sale = the early sale
ask-offer-engine = the engine of the car
ask-offer-workers = the number of workers
ask-offer-price = the price

## What is expected now; what stands before the first colon is bold
prompt-choose-start-tile = Choose a start tile: the last player chooses first
    .wait = { $name } chooses a start tile
prompt-take-tile = Take an action tile: you stand at the end of the chain
    .wait = { $name } stands at the end of the chain and takes a tile
prompt-choose-action = Which action first: { $first }{ $count ->
       *[2] {" "}or { $second }
        [3] , { $second } or { $third }
    }
    .wait = { $name } chooses the next action: { $first }{ $count ->
       *[2] {" "}or { $second }
        [3] , { $second } or { $third }
    }
prompt-take-card = Research: take one of the open cards, the other is discarded
    .wait = { $name } chooses a research card
prompt-activate = The new worker activates a development: choose which
    .wait = { $name } activates a development
prompt-take-body = Take a body: { $exact ->
        [1] of exactly value { $level }
       *[0] up to level { $level }
    }
    .wait = { $name } takes a body, { $exact ->
        [1] of exactly value { $level }
       *[0] up to level { $level }
    }
prompt-take-engine = Take an engine: { $exact ->
        [1] of exactly value { $level }
       *[0] up to level { $level }
    }, into a workshop or into the race car
    .wait = { $name } takes an engine, { $exact ->
        [1] of exactly value { $level }
       *[0] up to level { $level }
    }
prompt-clear-workshop = Clear a workshop: { $part } { $value } needs room
    .wait = { $name } clears a workshop for { $part } { $value }
prompt-choose-buyer = Bring a buyer: he comes to space { $place }, you get the white markers beside his stack
    .wait = { $name } brings a buyer to space { $place }
prompt-use-porsche = Use Porsche: { $twice } spaces instead of { $spaces }, but only once in the game
    .wait = { $name } thinks about Porsche: { $twice } spaces instead of { $spaces }
prompt-early-sale = Early sale: you may sell one of your cars at half price
    .wait = { $name } may sell a car early
prompt-use-diesel = Use Diesel: you may change the engine of one of your cars
    .wait = { $name } thinks about Diesel
prompt-offer-body = Put a car on the market: choose a body, or offer none
    .wait = { $name } may put a car on the market
prompt-offer-engine = Which engine: for body { $body }
    .wait = { $name } builds a car with body { $body }
prompt-offer-workers = How many workers: for body { $body } and engine { $engine }
    .wait = { $name } builds a car with body { $body } and engine { $engine }
prompt-offer-price = Which price: for body { $body }, engine { $engine } and { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
    .wait = { $name } sets the price for body { $body }, engine { $engine } and { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
prompt-offer-marker = Add an engineer: to body { $body }, engine { $engine }, workers { $workers }, price { $price }
    .wait = { $name } chooses an engineer for body { $body }, engine { $engine }, workers { $workers }, price { $price }
prompt-over = The game is over: { $reason }
    .wait = The game is over: { $reason }

## Groups of moves
group-start = Start tiles
group-tile = Action tiles
group-action = Actions
group-card = Open cards
group-activate = Developments without a worker
group-body = Bodies
group-engine = Into a workshop
group-gp = Into the race car
group-clear = Back to the supply
group-buyer = Buyers
group-porsche = Ferdinand Porsche
group-early = Early sale
group-diesel = Rudolf Diesel
group-offer-body = Body of the car
group-offer-engine = Engine of the car
group-offer-workers = Workers of the car
group-offer-price = Price
group-offer-marker = Engineer
group-pass = No offer

## Moves
do-start = { $what }
do-card = { $what }
do-activate = { $what }
do-part = Take { $what } { $value } ({ $name })
do-mount = Engine { $value } ({ $name }) into the race car
do-clear = Give back { $what } { $value }
do-buyer = { $what } buyer
do-porsche-yes = Drive with Porsche
do-porsche-no = Drive without Porsche
do-early = Sell the car on space { $slot } (price { $price })
do-early-no = Sell no car
do-diesel = Engine { $value } into the car on space { $slot }
do-diesel-no = Do not use Diesel
do-offer-body = Body { $value } ({ $name })
do-offer-engine = Engine { $value } ({ $name })
do-offer-workers = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
do-offer-price = Price { $price }
do-offer-marker = { $what }
do-offer-no-marker = Offer without an engineer
do-pass = Offer no car

## What a move brings
effect-jump = jump { $distance }
effect-drive = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }: to space { $to }{ $laps ->
        [0] {""}
        [one] , 1 more lap
       *[other] , { $laps } more laps
    }
effect-money = { $money ->
        [0] no money
       *[other] +{ $money }
    }
effect-race-engine = { $now } → { $value }
effect-net = +{ $money }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }{ $award ->
        [0] {""}
       *[other] {" "}+ { $award }
    } = { $net }
effect-would-bring = would bring { $money } now
effect-unsold = would stay unsold now
detail-again = you would move again at once
detail-passes = past { $first }{ $count ->
        [one] {""}
        [2] {" "}and { $second }
       *[other] , { $second } and { $third }
    }; { $left ->
        [0] leaves no tile behind
        [one] leaves 1 tile behind
       *[other] leaves { $left } tiles behind
    }
detail-worker = needs 1 worker from the canteen
detail-inactive = the canteen is empty: it stays without a worker
detail-buys = would now buy from { $who }: { $money }
detail-buys-nothing = would find no car now
detail-sold-to = to the { $what } buyer

## Warnings
warn-ends-round = The marker token reaches 0: scoring follows after this turn.
warn-last-car = This is the last space in the market: scoring follows after this turn.
warn-forfeits = This action is not possible now: { $what }.
warn-weaker = Weaker than the present race engine ({ $now }).

## The log
fact-started = { $name } chooses a start tile: { $what }.
    .you = You choose a start tile: { $what }.
fact-took_tile = { $name } jumps { $distance }: { $what }.
    .you = You jump { $distance }: { $what }.
fact-special_tile = New special tile in the chain: { $what }.
fact-forfeited = { $name } forfeits { $what }: { $action ->
        [worker] no worker left in the own supply
        [body] no body of that level in the supply
        [engine] no engine of that level in the supply
       *[research] no research card left
    }.
    .you = You forfeit { $what }: { $action ->
        [worker] no worker left in the own supply
        [body] no body of that level in the supply
        [engine] no engine of that level in the supply
       *[research] no research card left
    }.
fact-hired = { $name } hires a worker, now { $canteen } in the canteen.
    .you = You hire a worker, now { $canteen } in the canteen.
fact-took_card = { $name } researches: { $what }.
    .you = You research: { $what }.
fact-reshuffled = The discards are shuffled into a new pile ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
fact-inactive = { $name } has no worker in the canteen, the card lies without effect: { $what }.
    .you = Your canteen is empty, the card lies without effect: { $what }.
fact-activated = { $name } activates: { $what }.
    .you = You activate: { $what }.
fact-took_part = { $name } takes { $what } { $value }.
    .you = You take { $what } { $value }.
fact-cleared = { $name } gives back { $what } { $value }.
    .you = You give back { $what } { $value }.
fact-mounted = { $name } puts engine { $value } into the race car.
    .you = You put engine { $value } into your race car.
fact-drove = { $name } drives { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } to space { $to }{ $laps ->
        [0] {""}
        [one] , 1 more lap
       *[other] , { $laps } more laps
    }.
    .you = You drive { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } to space { $to }{ $laps ->
        [0] {""}
        [one] , 1 more lap
       *[other] , { $laps } more laps
    }.
fact-buyer = { $name } brings the { $what } buyer to space { $place }{ $money ->
        [0] {""}
       *[other] {" "}and receives { $money }
    }.
    .you = You bring the { $what } buyer to space { $place }{ $money ->
        [0] {""}
       *[other] {" "}and receive { $money }
    }.
fact-token = { $name } moves the marker token to { $field }.
    .you = You move the marker token to { $field }.
fact-award = { $name } wins the award { $what }: { $points } points.
    .you = You win the award { $what }: { $points } points.
fact-points = { $name } receives { $points } points from the special tile.
    .you = You receive { $points } points from the special tile.
fact-swapped = { $name } uses Diesel: the car on space { $slot } now has engine { $value } instead of { $old }.
    .you = You use Diesel: your car on space { $slot } now has engine { $value } instead of { $old }.
fact-offered = { $name } offers a car for { $price }: body { $body }, engine { $engine }, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $marker ->
        [none] {""}
       *[other] , { $engineer }
    }.
    .you = You offer a car for { $price }: body { $body }, engine { $engine }, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }{ $marker ->
        [none] {""}
       *[other] , { $engineer }
    }.
fact-passed = { $name } offers no car.
    .you = You offer no car.
fact-sold_early = { $name } sells the car on space { $slot } early for { $money }.
    .you = You sell your car on space { $slot } early for { $money }.
fact-no_early_sale = { $name } has no car in the market, so there is no early sale.
    .you = You have no car in the market, so there is no early sale.
fact-round_ends = Round { $round } is scored: { $why }.
fact-race = Grand Prix: { $who } takes place { $place } and receives { $points }.
    .you = Grand Prix: you take place { $place } and receive { $points }.
fact-laps = Grand Prix: { $who } receives { $points } for { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }.
    .you = Grand Prix: you receive { $points } for { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }.
fact-sold = Buyer { $place } ({ $what }) buys { $who }’s car on space { $slot } for { $money }.
    .you = Buyer { $place } ({ $what }) buys your car on space { $slot } for { $money }.
fact-unsold = { $who }’s car on space { $slot } stays unsold{ $money ->
        [0] {""}
       *[other] ; Bosch brings { $money }
    }.
    .you = Your car on space { $slot } stays unsold{ $money ->
        [0] {""}
       *[other] ; Bosch brings { $money }
    }.
fact-round_begins = Round { $round } begins.
fact-over = The game is over.

## How a turn phase ends
reason-market = the market is full
reason-buyer_track = the marker token stands on 0
reason-turn_limit = 200 turns have been played

## Scoring
column-cars = Sales
column-race = Grand Prix places
column-laps = Grand Prix laps
column-buyers = White markers
column-awards = Awards
column-extra = Other
cell-cars = { $count ->
        [one] 1 car
       *[other] { $count } cars
    }
cell-awards = { $count ->
        [one] 1 award
       *[other] { $count } awards
    }

## Scoring of a round
scene-round = Scoring of round { $round }
scene-race = Grand Prix
scene-buyer = Buyer { $place }: { $what }
scene-sales = Sold
scene-unsold = Not sold
scene-place = Place { $place }
scene-sold = { $count ->
        [0] no car
        [one] 1 car
       *[other] { $count } cars
    }
scene-left = { $count ->
        [0] all sold
        [one] 1 car
       *[other] { $count } cars
    }
scene-market = Market at the scoring
scene-takings = Takings
scene-car-sold = sold · { $money }
scene-car-unsold = not sold{ $money ->
        [0] {""}
       *[other] {" "}· { $money }
    }

## Round and phase
where-start = Start tiles
where = Round { $round } of { $rounds }, turn { $turn }
