### Germany – Where on Earth is Minden?: the sentences of the tutorial.

tutorial = Learn by playing, 8 minutes

## A place, a tip
tutorial-tip = A place, a tip
    .about = Choose a card, place stones, advance.
    .done = A good first turn: take the place that you know best, and place only stones that you are sure of.
    .MIN-2-9 = How is the map divided?
    .MIN-5-10 = Do the others see my tip?
tutorial-tip-choose = Whoever is furthest behind chooses first: take Sylt, Germany’s northernmost island.
tutorial-tip-keep = With your chip you may swap a card once in the game; keep Sylt.
tutorial-tip-stones = Up to four stones say where the place is: West or East, North, Middle or South, a square, and a quarter of it.
tutorial-tip-sylt = Sylt is at the top left: place West and North, no more, and hand in the tip.

## Courage and chip
tutorial-swap = Courage and chip
    .about = All stones must be right.
    .done = Every further stone is one space more, but a wrong one undoes them all.
    .MIN-4-10 = When am I asked about a swap?
    .MIN-4-13 = What does the next player see?
tutorial-swap-result = Both stones were right, you advanced two spaces, and for green cards two are enough: you have kept it.
tutorial-swap-order = You are ahead, so the other player chooses first and takes Munich; the Solling is left for you.
tutorial-swap-chip = The top card of the pile is open, it is Leipzig: use your chip and swap.
tutorial-swap-tip = Leipzig is in the East and in the Middle: place these two stones; if one were wrong, you would stay.

## One stone too many
tutorial-risk = One stone too many
    .about = A wrong stone, and occupied spaces.
    .done = Better two sure stones than four daring ones, and be glad when somebody stands right in front of you.
    .MIN-5-8 = Do I have to place the stones in order?
    .MIN-6-7 = And without any stone?
tutorial-risk-choose = You are on space 2, the other player on space 3, so you choose first: take Rügen.
tutorial-risk-keep = You know Rügen, so keep the card and your chip.
tutorial-risk-bold = Dare everything once and place four stones: East, North, square 4 and quarter c.
tutorial-risk-wrong = Three stones were right, only the quarter was d: a single wrong one is enough, and you stay on space 2.
tutorial-risk-harz = A new round, and you are behind again: take the Harz.
tutorial-risk-stay = Keep this card too, for there is only one chip.
tutorial-risk-jump = The Harz lies just right of the white line, in the Middle: place only these two stones, East and Middle.
tutorial-risk-skipped = Two stones, and yet three spaces further: the other player stands on space 3, and occupied spaces are not counted.

## To the goal
tutorial-goal = To the goal
    .about = The last round and the majorities.
    .done = The way counts first, then the colours: early on collect a colour in which you are ahead alone.
    .MIN-10-4 = What if two have equally many cards?
    .MIN-9-2 = Is the round played to its end?
    .MIN-11-1 = Who wins?
tutorial-goal-zone = This is a short game: you are on space 21, and from space 24 on lies the orange zone, which ends the game.
tutorial-goal-colours = At the end whoever alone has the most cards of a colour moves five spaces: you have five green ones, the other player three yellow ones.
tutorial-goal-keep = Your last card is the Black Forest: keep it, you know it; the chip is left over and counts nothing.
tutorial-goal-tip = The Black Forest lies at the bottom left, by the Rhine: place West, South and square 7, and watch the scoring.

## Where on earth is Minden?
tutorial-place = Where on earth is Minden?
    .about = Keeping cards, and a puzzle.
    .done = Now you can play it: play on from here, or practise the places alone.
    .MIN-7-1 = How many stones does each colour need?
    .MIN-2-12 = What if a place lies exactly on a line?
tutorial-place-yellow = Two spaces for Leipzig, but no card, for yellow cards ask for four right stones, orange and blue ones for three, green ones for two.
tutorial-place-puzzle = Puzzle: Minden lies just west of Hanover, and Hanover in square 12 of the North, left of the white line; which three stones do you place?
    .solved = Right: West, North and square 12, that is three spaces, and with three stones you keep the orange card.
