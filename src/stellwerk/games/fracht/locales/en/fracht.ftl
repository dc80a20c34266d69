### Frachtexpress: what the game says while it is played.

## Locos, sides, cards, goods
loco-red = Red
loco-blue = Blue
loco-green = Green
loco-yellow = Yellow
edge-N = north
edge-E = east
edge-S = south
edge-W = west
kind-straight = Straight
kind-curve = Curve
kind-double_curve = Double curve
kind-switch_left = Left-hand switch
kind-switch_right = Right-hand switch
kind-switch_y = Y switch
kind-three_way = Three-way switch
kind-triangle = Triangle
kind-slalom_left = Slalom left
kind-slalom_right = Slalom right
kind-three_curves = Three curves
kind-roundabout = Roundabout
kind-grand = Grand junction
kind-crossing = Crossing
goods-A = Machinery
goods-B = Timber
goods-C = Coal
goods-D = Grain
goods-E = Steel
goods-F = Furniture
goods-G = Fish
goods-H = Wine
goods-I = Paper
goods-J = Oil

## What is expected now; bold is what stands before the first colon
prompt-main = Your turn: { $pile ->
        [0] The draw pile is empty. Play cards, or end your turn
       *[other] { $wagons ->
            [0] Build, drive, couple – or redraw
           *[other] Build, drive, couple or deliver – or redraw
        }
    }
    .wait = Turn of { $name }: { $wagons ->
        [0] no wagon in the train yet
        [one] one wagon in the train
       *[other] { $wagons } wagons in the train
    }, { $pile } cards in the draw pile
prompt-place = Lay the card { $kind } ({ $goods } { $value }): Choose a place
    .wait = { $name } lays a card: { $kind } ({ $goods } { $value })
prompt-rotate = Turn the card { $kind } ({ $goods } { $value }): How shall it lie on { $place }?
    .wait = { $name } turns a card: { $kind } ({ $goods } { $value }) on { $place }
prompt-step = Drive { $sleepers ->
        [one] 1 sleeper
       *[other] { $sleepers } sleepers
    }: { $made ->
        [0] Choose the way of your loco
       *[other] { $made } driven, { $left } to go
    }
    .wait = { $name } drives: { $made } of { $sleepers } sleepers driven, { $left } to go
prompt-push = You push the loco of { $loco }: On to which branch of { $where }?
    .wait = { $name } pushes the loco of { $loco }: at a switch on { $where }
prompt-shed = Check with { $goods }: Only { $allowed ->
        [one] 1 wagon is
       *[other] { $allowed } wagons are
    } allowed, discard { $surplus }
    .wait = { $name } is checked: { $goods } allows { $allowed }, { $surplus } too many
prompt-over = The game is over: { $reason }
    .wait = The game is over: { $reason }

## Groups of moves
group-uncouple = Deliver
group-couple = Couple
group-drive = Drive
group-build = Build
group-redraw = Redraw
group-end = Finish
group-lay = Free places
    .choose = choose a place
group-over = Over-build
    .choose = choose a place
group-rotate = Rotation
    .choose = how shall it lie?
group-route = Destinations
    .choose = choose the way of your loco
group-step = Step by step
group-branch = Branch
group-shed = Discard a wagon

## Moves
do-uncouple = Deliver { $goods } { $value }
do-couple = Couple { $goods } { $value }
do-drive = Drive with { $goods } { $value }
do-build = Lay { $kind } ({ $goods } { $value })
do-redraw = Discard { $goods } { $value } and redraw
do-end = End the turn
do-at = on { $place }
do-at-over = over-build { $place }
do-rotate = { $degrees ->
        [0] not turned
       *[other] turned by { $degrees }°
    }
do-route-station = to { $where }
do-route-sleeper = as far as { $where }, towards the { $edge }
do-route-stop = as far as { $where }, towards the { $edge }, then brake
do-route-check = across the crossing { $where }
do-route-off = run off { $where } towards the { $edge }
do-route-pushed-off = as far as { $where }, { $loco } runs off
do-part = only as far as { $where }
do-step = on along { $where } towards the { $edge }
do-step-station = on into station { $where }
do-branch = on { $where } towards the { $edge }
do-off = drive over the end of the rails
do-stop = stop
do-discard = discard { $goods } { $value }

## What a move brings
effect-points = +{ $points } pts
effect-lost = −{ $points } pts
effect-length = length { $length }
effect-sleepers = { $count } sleepers
effect-sites = { $count ->
        [one] 1 place
       *[other] { $count } places
    }
effect-rotations = { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
effect-joins = { $count ->
        [0] joins nothing
       *[other] joins { $names }
    }
effect-draws = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
effect-route = { $lost ->
        [0] +{ $gain } pts
       *[other] −{ $lost } pts
    }
effect-used = { $used } of { $of }
effect-lapse = { $count } lapse
detail-over = { $count ->
        [one] 1 of them over-built
       *[other] { $count } of them over-built
    }
detail-goes-to = for { $station }
detail-hand = { $count ->
        [0] no card left in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
detail-could-deliver = reaches wagons worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
detail-via = via { $via }
detail-via-delivers = { $via ->
        [none] {""}
       *[other] via { $via } ·{" "}
    }delivers { $count ->
        [one] 1 wagon
       *[other] { $count } wagons
    } worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
detail-via-couples = { $via ->
        [none] {""}
       *[other] via { $via } ·{" "}
    }{ $count ->
        [one] 1 wagon
       *[other] { $count } wagons
    } to couple there
detail-via-pushes = { $via ->
        [none] {""}
       *[other] via { $via } ·{" "}
    }pushes { $loco } to { $where }
detail-via-branch = { $via ->
        [none] {""}
       *[other] via { $via } ·{" "}
    }pushes { $loco } to { $where }, branch to the { $edge }
detail-part = choose on there
detail-pushes = pushes { $loco }

## Warnings
warn-too-long = No other card in your hand pulls { $length } wagons.
warn-no-safe-step = No step is safe: this drive makes a loco run off.
warn-runs-off = Your loco runs off and is put in A. You lose { $cards ->
        [one] 1 hand card
       *[other] { $cards } hand cards
    } and { $wagons ->
        [one] 1 wagon
       *[other] { $wagons } wagons
    }.
warn-pushes-off = A pushed loco runs off. You lose { $cards ->
        [one] 1 hand card
       *[other] { $cards } hand cards
    } and { $wagons ->
        [one] 1 wagon
       *[other] { $wagons } wagons
    }.
warn-check = There is a check at the centre: some of your { $wagons } wagons may be lost.
warn-ends-game = The cards run out: this ends the game.

## Log
fact-lay = { $name } lays { $kind } on { $place }.
    .you = You lay { $kind } on { $place }.
fact-overbuild = { $name } over-builds { $place }: { $kind }.
    .you = You over-build { $place }: { $kind }.
fact-couple = { $name } couples { $goods } { $value } → { $to } in { $station }.
    .you = You couple { $goods } { $value } → { $to } in { $station }.
fact-deliver = { $name } delivers a wagon in { $station } ({ $count } in all).
    .you = You deliver a wagon in { $station } ({ $count } in all).
fact-deliver-open = { $name } delivers { $goods } { $value } in { $station } ({ $count } in all).
    .you = You deliver { $goods } { $value } in { $station } ({ $count } in all).
fact-drive = { $name } sets out with { $goods } { $value }.
    .you = You set out with { $goods } { $value }.
fact-step = { $name } drives on.
    .you = You drive on.
fact-push = { $name } pushes a loco.
    .you = You push a loco.
fact-arrive = { $name } drives to { $where } with { $goods } { $value }.
    .you = You drive to { $where } with { $goods } { $value }.
fact-halt = { $name } drives with { $goods } { $value } and halts on { $where }.
    .you = You drive with { $goods } { $value } and halt on { $where }.
fact-brake = { $name } drives with { $goods } { $value } as far as { $where }.
    .you = You drive with { $goods } { $value } as far as { $where }.
fact-shoved = The loco of { $name } is pushed to { $where }.
    .you = Your loco is pushed to { $where }.
fact-shoved-in = The loco of { $name } is pushed into { $where }.
    .you = Your loco is pushed into { $where }.
fact-own-off = { $name } runs off on { $place } and is put in A.
    .you = You run off on { $place } and are put in A.
fact-push-off = The loco of { $name } is pushed off the rails on { $place } and is put in A.
    .you = Your loco is pushed off the rails on { $place } and is put in A.
fact-penalty = { $name } gives everything up: { $cards ->
        [one] 1 hand card
       *[other] { $cards } hand cards
    }, { $wagons ->
        [one] 1 wagon
       *[other] { $wagons } wagons
    }.
    .you = You give everything up: { $cards ->
        [one] 1 hand card
       *[other] { $cards } hand cards
    }, { $wagons ->
        [one] 1 wagon
       *[other] { $wagons } wagons
    }.
fact-check = Check of { $name }: { $goods } { $value } allows { $allowed ->
        [one] 1 wagon
       *[other] { $allowed } wagons
    }.
    .you = You are checked: { $goods } { $value } allows { $allowed ->
        [one] 1 wagon
       *[other] { $allowed } wagons
    }.
fact-check-pushed = Check of the pushed loco of { $loco }: { $goods } { $value } allows { $allowed ->
        [one] 1 wagon
       *[other] { $allowed } wagons
    }.
fact-shed = { $name } discards the wagon { $goods } { $value }.
    .you = You discard the wagon { $goods } { $value }.
fact-redraw = { $name } redraws: { $goods } { $value } brings { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .you = You redraw: { $goods } { $value } brings { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
fact-draw = A card is drawn.
fact-drawn = Drawn: { $goods } { $value } → { $to }.
    .you = You draw { $goods } { $value } → { $to }.
fact-reshuffle = The discard pile is shuffled: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to draw.
fact-over = The game is over: { $reason }.

## How the game ends
reason-cards = both piles are empty
reason-no_progress = nothing was built or delivered for a long time

## Final reckoning
column-station = To { $station }
column-coupled = In the train
column-coupled-note = counts only in a tie
cell-wagons = { $count ->
        [one] 1 wagon
       *[other] { $count } wagons
    }
cell-coupled = { $points } coupled

## Scenes
scene-title = On the way
scene-check = Check
scene-shed = Discarded
scene-push = Push
scene-off = Derailed
scene-deliver = Delivery
scene-allowed = { $wagons } of at most { $allowed } wagons
