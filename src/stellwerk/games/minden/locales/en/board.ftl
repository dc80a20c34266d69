### Where on Earth is Minden?: lettering of map, tip card and evaluation in the browser.

## Map
board-label = Map with the white grid and the scoring track
board-side-W = West
board-side-E = East
board-block-N = North
board-block-M = Middle
board-block-S = South
board-square = square { $number }
board-quarter = quarter { $letter }
board-no-stones = no stone
board-start = Start
board-north-sea = North Sea
board-baltic-sea = Baltic

## Cards of the round
board-display = Display
board-keep-from = { $colour }: kept from { $stones }
board-own-card = your card
board-pile = Top of the pile
board-pile-closed = face down
board-pile-left = { $count ->
        [0] the pile is empty
        [one] 1 card left
       *[other] { $count } cards left
    }
board-majorities = Majorities
board-majority-cards = { $colour }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-majority-none = nobody yet
board-you = you

## Overlays
overlay-places = Places
overlay-letters = Letters
overlay-tips = Last tips

## Tip card
tipcard-title = Your tip card
tipcard-secret = secret
tipcard-confirmed = confirmed, still secret
tipcard-side = Stone a: West or East
tipcard-block = Stone b: North, Middle or South
tipcard-square = Stone c: square
tipcard-quarter = Stone d: quarter of the square
tipcard-cone = Set the cone
tipcard-cone-move = Move the cone
tipcard-cone-click = click on the map
tipcard-cone-off = Take the cone away
tipcard-clash = These stones contradict each other: the tip cannot be right.
tipcard-stones = { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
tipcard-wins = { $keep ->
        [yes] right: +{ $count } to space { $space } and keep the card; one wrong: nothing.
       *[no] right: +{ $count } to space { $space }; one wrong: nothing.
    }
tipcard-skips = { $count ->
        [one] One occupied space is not counted.
       *[other] { $count } occupied spaces are not counted.
    }
tipcard-zone = That ends the game after this round.
tipcard-nothing = Click on the map or on a field: each right stone is one space.

## Own things
tray-kept = Cards kept
seat-space = { $space ->
        [0] Start
       *[other] space { $space }
    }
seat-chips = { $count ->
        [0] no chip
        [one] 1 chip
       *[other] { $count } chips
    }
seat-score = space
seat-acts = { $phase ->
        [tip] TIPS
       *[other] TO MOVE
    }
seat-tipped = has tipped

## Evaluation
scene-station = { $what }
show-title = Evaluation
show-off = off
show-right = { $stones ->
        [one] Right: 1 stone
       *[other] All right: { $stones } stones
    }, on to space { $space }.
show-wrong = Not all stones are right: the pawn stays.
show-solution = Solution:
show-none = No stone placed: the pawn stays.
show-skipped = { $count ->
        [one] One occupied space was not counted.
       *[other] { $count } occupied spaces were not counted.
    }
show-kept = The card is kept.
show-box = The card goes into the box.
show-final = Final scoring
show-award = { $steps ->
        [2] Tied for the most cards in { $colour }.
       *[other] The most cards in { $colour }.
    }
show-moves = +{ $steps } to space { $space }.
show-stone-right = right
show-stone-wrong = wrong

## Places of this game
places-title = Places so far
places-open = See all places
places-page = The places of this game
places-kept = card kept
places-close = Close

## Practising
board-fair = Every place can be looked up, in an atlas or by practising. The server cannot prevent that; agree that nobody does.
training-title = Practise places
training-lead = One place after another, just for you. So that nothing is spoilt for you, what lies open at your running tables does not come up.
training-choice = Choice
training-region = Region
training-everywhere = everywhere
training-colours = Colours
training-known = What you know
training-seen = asked
training-stones = stones
training-forget = Start afresh
training-task = Task
training-solve = Show the solution
training-next = Next place
training-none = No card fits this choice.
