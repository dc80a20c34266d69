### Where on Earth is Minden?: what the game says while it is played.

## Cards
colour-yellow = Yellow
colour-orange = Orange
colour-green = Green
colour-blue = Blue
detail-colour-yellow = well-known town
detail-colour-orange = harder town
detail-colour-green = landscape
detail-colour-blue = company, landmark or sight
no-card = your places

## Tip card
side-W = West
side-E = East
block-N = North
block-M = Middle
block-S = South
square-number = Square { $number }
quarter = Quarter { $letter }
part-side = Stone a: West or East
part-block = Stone b: North, Middle or South
part-square = Stone c: square
part-quarter = Stone d: quarter of the square

## What is expected now; what stands before the first colon is bold
prompt-choose = Choose a card: round { $round }, { $count } are still on display
    .wait = { $name } chooses a card: round { $round }, { $count } are still on display
prompt-swap = Do you want to swap: { $card } for the top card of the pile?
    .wait = { $name } thinks: swap { $card } or keep it
prompt-tip = Where is { $card }? Place up to four stones and confirm
    .wait = { $waiting ->
        [one] { $name } is still tipping: evaluation follows
       *[other] { $waiting } are still tipping: evaluation follows
    }
prompt-over = The game is over: { $reason }
    .wait = The game is over: { $reason }

## Groups of actions
group-choose = Choose a card
group-swap = Swap
group-tip = Tip

## Actions
do-choose = { $card } ({ $colour })
do-keep = Keep { $card }
do-swap = Swap { $old } for { $card } ({ $colour })
do-swap-blind = Swap { $old } for the top card
do-tip = Confirm the tip for { $card }

## What an action brings
effect-keep-from = kept from { $stones }
effect-chips = { $chips ->
        [0] no chip left
        [one] 1 chip left
       *[other] { $chips } chips left
    }
effect-wins = { $net ->
        [0] 0
       *[other] { $award ->
            [0] +{ $net } / 0
           *[other] +{ $steps } + { $award } = +{ $net } / 0
        }
    }
detail-card = { $kind }{ $award ->
        [0] {""}
        [one] {" "}· kept it would now count +1
       *[other] {" "}· kept it would now count +{ $award }
    }
detail-swap = chip and card go into the box
detail-final = it cannot be changed afterwards
detail-stones = { $stones ->
        [0] no stone: you stay, the card goes into the box
       *[other] all right: on to space { $space }{ $keep ->
            [yes] {" "}and the card is yours
           *[no] , without keeping the card
        }; one wrong: nothing
    }

## Warnings
warn-contradiction = Your stones contradict each other: no field of the map agrees with all of them. This tip cannot be right.

## Log
fact-round = Round { $round }: new cards are laid out.
    .you = Round { $round }: new cards are laid out.
fact-chose = { $name } chooses { $card } ({ $colour }).
    .you = You choose { $card } ({ $colour }).
fact-last-card = { $name } gets the last card: { $card } ({ $colour }).
    .you = You get the last card: { $card } ({ $colour }).
fact-no-swap = { $reason ->
        [pile] The pile is empty: nobody can swap any more.
       *[chips] Nobody has a swap chip left.
    }
fact-no-thanks = { $name } keeps { $card }.
    .you = You keep { $card }.
fact-swapped = { $name } swaps { $old } for { $card } ({ $colour }).
    .you = You swap { $old } for { $card } ({ $colour }).
fact-tipped = { $name } has tipped.
    .you = You have tipped.
fact-evaluated = { $name }: { $card } is in { $side }, { $block }, { $square } { $quarter }. { $result ->
        [none] No stone was placed, the pawn stays on space { $end }.
        [wrong] The tip is wrong, the pawn stays on space { $end }.
       *[right] { $stones ->
            [one] 1 stone right
           *[other] { $stones } stones right
        }: from { $start } to { $end }{ $kept ->
            [yes] , card kept
           *[no] {""}
        }.
    }
    .you = { $card } is in { $side }, { $block }, { $square } { $quarter }. { $result ->
        [none] You placed no stone and stay on space { $end }.
        [wrong] Your tip is wrong, you stay on space { $end }.
       *[right] You have { $stones ->
            [one] 1 stone
           *[other] { $stones } stones
        } right and move from { $start } to { $end }{ $kept ->
            [yes] , the card is yours
           *[no] {""}
        }.
    }
fact-arrived = { $name } has reached the orange zone: final scoring.
    .you = You have reached the orange zone: final scoring.
fact-final = Final scoring: { $reason }.
fact-majority = { $name } has the most cards in { $colour }, { $count }: { $steps } spaces, from { $start } to { $end }.
    .you = You have the most cards in { $colour }, { $count }: { $steps } spaces, from { $start } to { $end }.
fact-tie = { $name } shares the majority in { $colour } with { $count }: { $steps } spaces, from { $start } to { $end }.
    .you = You share the majority in { $colour } with { $count }: { $steps } spaces, from { $start } to { $end }.
fact-no-award = { $colour }: nobody has a card, nobody moves.

## How the game ends
reason-zone = a pawn has reached the orange zone
reason-pile = the pile cannot fill another display

## Breakdown
column-tips = Tips
cell-tips = { $right } of { $count } right
cell-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Round and phase
where = Round { $round }, { $phase ->
        [choose] choosing cards
        [swap] swapping
       *[other] tipping
    }
turn = Round { $turn }
    .of = Round { $turn } / { $turns }
    .past = Looking back: this is how it stood in round { $turn }
    .count = { $turns ->
        [one] 1 round
       *[other] { $turns } rounds
    }
