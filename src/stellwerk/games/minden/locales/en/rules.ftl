### Where on Earth is Minden?: title, introduction, rules with numbers, options.

title = Germany – Where on Earth is Minden?
    .short = Where on Earth is Minden?
pitch = Where is the place? All tip in secret. One wrong stone, and the whole tip is lost.


## Introduction in two minutes; `.figure` names the picture of the board.

intro-1 = Each round you get a card with the name of a place: a town, a landscape, a company. Where is it? The more exactly you say it, and the surer you are, the further your pawn gets.
    .heading = What it is about
    .figure = map
intro-2 = As many cards are laid out as there are players. Whoever is rearmost on the track chooses first; the leader takes what is left.
    .heading = Choose a card
    .figure = display
intro-3 = If you do not like your card, you can swap it for the top one of the pile. That works only once in the game: then your chip is gone.
    .heading = Swap once
    .figure = swap
intro-4 = Now all tip at the same time and in secret, with up to four stones: West or East, then North, Middle or South, then the square, then its quarter. You decide how many stones you dare.
    .heading = Four stones
    .figure = tip
intro-5 = If all your stones are right, you move one space for each. If only one is wrong, you stay. Spaces on which somebody stands are not counted.
    .heading = All or nothing
    .figure = evaluation
intro-6 = With enough right stones you keep the card: yellow takes four, orange and blue three, green two.
    .heading = Keeping cards
    .figure = bonus
intro-7 = When a pawn reaches the orange zone, the round is still evaluated to its end. Then every colour counts: whoever has the most cards moves 5 spaces, in a tie each of them 2. Whoever is furthest ahead wins.
    .heading = The end and the majorities
    .figure = final


## Chapters

section-components = Components
section-board = The board
section-setup = Setup
section-round = The round
section-choice = Display and choice
section-swap = Swapping
section-tip = Tipping
section-evaluation = Evaluation
section-bonus = Keeping cards
section-new-round = New round
section-end = End of the game
section-final-scoring = Final scoring
section-result = Result
section-options = Options


## 2 Components and board

MIN-2-1 = The board shows a map of Germany with a grid. The scoring track runs round it.
MIN-2-2 = There are 224 place cards. The front has the name in a coloured border, the back the solution and a sentence about the place.
MIN-2-3 = The cards have four colours of 56 each: yellow are well-known towns, orange harder towns, green landscapes, blue companies, landmarks and sights.
MIN-2-4 = For two to five players there is a pawn, a tip card and four tip stones each, in orange, blue, yellow, white and black.
    .refusal = Where on Earth is Minden needs { $least } to { $most } players, here are { $seats }.
MIN-2-5 = There is one swap chip for each player.
MIN-2-6 = There is also a red cone, the place marker.
MIN-2-7 = The tenth meridian, the vertical white line, divides the board into West and East.
MIN-2-8 = The parallels 52 and 50 divide it into the blocks North, Middle and South.
MIN-2-9 = Each block consists of squares of 2 degrees of longitude by 1 of latitude: North and South have 15, the Middle has 10.
MIN-2-10 = Each block is numbered row by row from the north-west, beginning with 1. Columns 1 and 2 lie in the West, 3 to 5 in the East.
MIN-2-11 = Each square has four quarters: a in the north-west, b in the north-east, c in the south-west, d in the south-east.
MIN-2-12 = The solution follows from the coordinates of the place. What lies exactly on a line counts for the field to the east or north; what lies beyond the outermost lines counts for the outermost field.
MIN-2-13 = Twelve cities are printed for orientation, with state borders, rivers, lakes and height tints. None of these cities is a card.
MIN-2-14 = The track has Start and the spaces 1 to 83. The orange zone is spaces 40 to 83.


## 3 Setup

MIN-3-1 = Each player gets pawn, tip card and stones of a colour, and one chip.
MIN-3-2 = All pawns stand on Start. There is room for all; Start is no space of the track.
MIN-3-3 = The 224 cards are shuffled and form the pile, names up. Nobody looks at the backs.
    .refusal = The pile cannot have been shuffled like this: every card comes exactly once.
MIN-3-4 = So name and colour of the top card are always open. Everything below is hidden.
MIN-3-5 = A fixed order ranks the pawns that are still on Start; the first in it counts as rearmost. At a table that is the youngest player, here the lot decides.
    .refusal = The order cannot have been drawn like this: every seat comes exactly once.


## 4 Round, choice, swap

MIN-4-1 = From the rear means: by the space on the track, on Start by the fixed order.
MIN-4-2 = A round has four phases: choice, swap, tip, evaluation. Then a new round begins.
    .refusal = { $phase ->
        [swap] The cards are chosen, now it is about swapping.
       *[tip] The cards are chosen, now all tip.
    }
MIN-4-3 = If the pile has fewer cards than there are players before a round, no further round begins.
MIN-4-4 = As many cards as there are players are laid out from the pile.
MIN-4-5 = The side with the name of the place is up.
MIN-4-6 = The rearmost player chooses a card first; the others follow from the rear.
    .refusal = It is not your turn yet: cards are chosen from the rear.
MIN-4-7 = Each player takes exactly one card. The last card goes to the last player by itself.
    .refusal = { $case ->
        [second] You already have a card in this round: { $card }.
       *[absent] { $card } is not on display.
    }
    .instead = { $case ->
        [second] Wait until all have chosen.
       *[absent] Choose a card that is on display.
    }
MIN-4-8 = Nobody looks at the solutions. Only when a card is evaluated do you learn where its place is.
MIN-4-9 = With a chip you swap one card once in the game. A spent chip does not come back.
    .refusal = You have no swap chip left.
MIN-4-10 = When all have chosen, each player is asked once per round whether to swap, from the rear.
    .refusal = { $case ->
        [early] Swapping comes when all have a card.
        [late] Swapping is over in this round.
       *[other] You are not being asked now.
    }
MIN-4-11 = When you swap, chip and unwanted card go into the box; you take the top card of the pile instead.
MIN-4-12 = Whoever has no chip is not asked. If the pile is empty, nobody can swap.
    .refusal = The pile is empty, there is no card to swap for.
MIN-4-13 = Whoever is asked next already sees the new top card.
MIN-4-14 = The solution of a card swapped away stays secret, and nobody owns it.


## 5 Tipping

MIN-5-1 = All tip at the same time.
    .refusal = { $phase ->
        [choose] It is too early to tip: cards are chosen first.
       *[swap] It is too early to tip: all are asked about swapping first.
    }
MIN-5-2 = You may place up to four stones, or fewer, or none.
MIN-5-3 = Stone a: West or East of the vertical white line.
    .refusal = “{ $value }” is no side: stone a says West (W) or East (E).
MIN-5-4 = Stone b: North, Middle or South.
    .refusal = “{ $value }” is no block: stone b says North (N), Middle (M) or South (S).
MIN-5-5 = Stone c: a square from 1 to 15.
    .refusal = “{ $value }” is no square: stone c names a number from 1 to 15.
MIN-5-6 = Stone d: the quarter a, b, c or d of the square.
    .refusal = “{ $value }” is no quarter: stone d names a, b, c or d.
MIN-5-7 = There is at most one stone of each kind.
MIN-5-8 = You may place any of the four stones; no order is demanded.
MIN-5-9 = A tip that contradicts itself is allowed, but never right: no quarter of the board agrees with all stones. You are warned before.
MIN-5-10 = Tips stay secret until all have confirmed; then they are revealed together. Who has confirmed is public.
MIN-5-11 = A confirmed tip cannot be changed.
    .refusal = Your tip is confirmed and cannot be changed.


## 6 Evaluation

MIN-6-1 = When all have tipped, evaluation begins with the rearmost player.
MIN-6-2 = This player puts the cone where the place is believed to be. It does not count. Without a cone of one's own it stands in the middle of what the stones say.
    .refusal = The cone stands beside the map ({ $lon }, { $lat }). The tip is valid all the same.
MIN-6-3 = The card is turned over and compared with the tip.
MIN-6-4 = If all stones placed are right, the pawn moves one space for each stone.
MIN-6-5 = Occupied spaces are not counted: only free ones are.
MIN-6-6 = If only one stone is wrong, the pawn stays.
MIN-6-7 = Without a stone the pawn stays.
MIN-6-8 = Next comes, among the others, whoever is rearmost at that moment.
MIN-6-9 = Each player is evaluated once per round.


## 7 Keeping cards

MIN-7-1 = You keep the card if all stones are right and enough were placed: yellow 4, orange 3, green 2, blue 3.
MIN-7-2 = With too few stones or a wrong one the card goes into the box.
MIN-7-3 = Kept cards lie open.
MIN-7-4 = Moving and keeping are independent: a yellow card with three right stones gives three spaces, but no card.


## 8 New round

MIN-8-1 = When all have been evaluated a new round begins, unless the game ends.
MIN-8-2 = Stones and cone come back.


## 9 End

MIN-9-1 = The game ends as soon as a pawn reaches the orange zone.
MIN-9-2 = The current round is evaluated to its end. Others may reach the zone or overtake, too.
MIN-9-3 = Then comes the final scoring. After it there is nothing left to decide.
    .refusal = The game is over: { $reason }.
MIN-9-4 = If the pile cannot fill a display, the final scoring follows as well. The orange zone is looked at first.


## 10 Final scoring

MIN-10-1 = All count their cards of each colour; the colour is that of the border.
MIN-10-2 = The colours are scored in the order yellow, orange, green, blue.
MIN-10-3 = Whoever alone has the most cards of a colour moves 5 spaces.
MIN-10-4 = If several share the most, each of them moves 2 spaces.
MIN-10-5 = In a tie the rearmost moves first.
MIN-10-6 = If nobody has a card of the colour, nobody moves.
MIN-10-7 = Occupied spaces are not counted here either.
MIN-10-8 = A colour is finished before the next one comes.
MIN-10-9 = Chips that are left count nothing.


## 11 Result

MIN-11-1 = Whoever is furthest ahead wins; the places follow the spaces.
MIN-11-2 = Ties are possible on Start only: whoever is still there shares the last place. If all are on Start, the game is drawn.
MIN-11-3 = The number of the space counts as points.


## 12 Options

MIN-12-1 = Stones in order: a, b, c, d, without a gap.
    .refusal = Stones are placed in the order a, b, c, d: stone { $placed } needs stone { $missing } first.
MIN-12-2 = Closed pile: the top card is seen only when it is drawn.
MIN-12-3 = Two chips: each player may swap twice in the game, at most once per round.
MIN-12-4 = Short game: the orange zone begins at space 24 instead of 40.
MIN-12-5 = No contradictions: stones that contradict each other are not accepted.
    .refusal = The stones { $tip } contradict each other: no quarter of the board agrees with all of them.
MIN-12-6 = A clock for tips: when time is up the stones placed so far count; if they are no legal tip, the empty one does.
MIN-12-7 = Another deck with a grid of its own, Europe for example. A colour without cards brings nothing.
MIN-12-8 = Everyone learns: after the evaluation all see the sentence about the place and the distance of the cone.
MIN-12-9 = Order on Start: by lot, or by seats, where the first seat counts as rearmost.

option-nested_tips = Stones in order
    .help = Stone b only after a, c only after b, d only after c.
option-nested_tips-false = any stones
option-nested_tips-true = only a, b, c, d in turn
option-consistent_tips = Contradictions
    .help = Whether a tip is accepted that cannot be right.
option-consistent_tips-false = allowed with a warning
option-consistent_tips-true = forbidden
option-two_chips = Swap chips
    .help = How often each player may swap in the game.
option-two_chips-false = one
option-two_chips-true = two
option-closed_pile = Pile
    .help = Whether the top card of the pile can be seen.
option-closed_pile-false = top card open
option-closed_pile-true = closed
option-length = Length
    .help = Where the orange zone begins.
option-length-normal = normal (from space 40)
option-length-short = short (from space 24)
option-start_order = Order on Start
    .help = Who chooses first in the first round.
option-start_order-random = by lot
option-start_order-seats = by seats
option-deck = Cards
    .help = Germany with 224 cards, or capitals and large towns of Europe.
option-deck-germany = Germany
option-deck-europe = Europe
option-tip_seconds = A clock for tips
    .help = When time is up the stones placed so far count.
option-tip_seconds-0 = no clock
option-tip_seconds-15 = 15 seconds
option-tip_seconds-30 = 30 seconds
option-tip_seconds-45 = 45 seconds
option-tip_seconds-60 = 60 seconds
option-tip_seconds-90 = 90 seconds
option-tip_seconds-120 = 120 seconds
option-tip_seconds-180 = 180 seconds
option-tip_seconds-300 = 300 seconds
option-everyone_learns = Everyone learns
    .help = After the evaluation all see the sentence about the place and the distance of the cone.
option-everyone_learns-true = yes
option-everyone_learns-false = no
