### Frachtexpress: lettering of field, hand, train and panels in the browser.

## Field
board-label = Field with stations, track cards and locos
board-loco-red = Red
board-loco-blue = Blue
board-loco-green = Green
board-loco-yellow = Yellow
board-edge-N = north
board-edge-E = east
board-edge-S = south
board-edge-W = west
board-station = Station { $letter }
board-place-free = Place { $place }, free
board-place-card = Place { $place }: { $kind }, rails to { $edges }
board-sleeper = Sleeper on { $place }
board-edge = End of the rails on { $place }
board-locos = { $count ->
        [one] Loco
       *[other] Locos
    } here: { $names }
keys-turn = turn the card that you lay
board-turn = Turn the card (R)
board-lay = Lay it like this (Enter)
board-turning = Card on { $place }, turned by { $degrees } degrees, { $count ->
        [one] the only way. Enter lays it
       *[other] { $count } ways possible. R turns it, Enter lays it
    }
board-runs-off = runs off!
board-pushes = pushes { $loco } → { $where }
board-pushes-off = { $loco } runs off!
board-check = check
board-danger = { $loco }: { $sleepers ->
        [0] at the end of the rails
        [one] rails end after 1
       *[other] rails end after { $sleepers }
    }

## Hand
hand-title = Your cards
hand-empty = No card in hand.
hand-card = { $kind }. Wagon { $goods } { $value }, from { $from } to { $to }, die { $action }
hand-corners = Corners: value · goal · die · origin
use-build = Lay as track: { $count ->
        [0] nowhere possible
        [one] 1 place
       *[other] { $count } places
    }
use-couple = Couple as a wagon, only in { $station }
use-drive = Discard to drive: { $count } sleepers
use-redraw = Discard and draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, ends the turn
use-word-build = Build
use-word-couple = Couple
use-word-drive = Drive
use-word-redraw = Draw
use-not = Not now: { $use }

## Train
train-title = Your train · { $count } of 5 · { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
train-wagon = { $goods } for { $to }
train-delivered = Delivered: { $count ->
        [0] nothing yet
        [one] 1 wagon, face down
       *[other] { $count } wagons, face down
    }
train-delivered-open = Delivered: { $count ->
        [one] 1 wagon
       *[other] { $count } wagons
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
train-check = Turned up: { $allowed ->
        [one] 1 wagon
       *[other] { $allowed } wagons
    } allowed. { $surplus } too many.
trains-title = Trains of the others
trains-none = no wagon

## Where is it worth going
stops-title = Where to go?
stops-deliver = deliver { $goods }
stops-couple = couple { $goods }
stops-here = possible here and now
stops-way = { $count ->
        [one] 1 sleeper away
       *[other] { $count } sleepers away
    }
stops-no-way = no rails to there yet
stops-none = Nowhere yet: no load in train or hand.

## Piles
piles-title = Piles
piles-draw = to draw
piles-discard = discarded
piles-look = Look through the discards
piles-pile = { $count } in the draw pile
piles-discard-count = { $count } discarded
piles-held = { $count } in hands
piles-coupled = { $count } coupled
piles-spent = { $count } laid or delivered
piles-end = { $count } cards left to draw. The end comes when both piles are empty.
piles-near = { $count ->
        [0] Nothing left to draw: whoever must draw now ends the game.
        [one] The end is near: only 1 card left to draw.
       *[other] The end is near: only { $count } cards left to draw.
    }
piles-quiet = If nothing is laid or delivered, the game ends in { $count } turns.
summary-hand = cards
summary-piles = to draw

## Overlays, seats
overlay-stops = Destinations
overlay-dangers = Ends of rails
overlay-dangers-none = No loco is bound for the end of the rails.
overlay-last = Last moves
seat-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
seat-wagons = { $count ->
        [one] 1 wagon
       *[other] { $count } wagons
    }
seat-delivered = delivered
seat-points = points
