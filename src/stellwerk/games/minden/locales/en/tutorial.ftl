### Germany – Where on Earth is Minden?: the sentences of the tutorial.

tutorial = Learn by playing, 6 minutes

## A place, a tip
tutorial-tip = A place, a tip
    .about = Choose a card, place stones, advance.
    .done = A good first turn: take the place that you know best, and place only stones that you are sure of.
tutorial-tip-choose = Who is furthest behind chooses first: take Sylt, Germany’s northernmost island.
tutorial-tip-keep = With your only chip you may swap a card once in the game; keep this one.
tutorial-tip-stones = Up to four stones say where the place is: West or East, North, Middle or South, a square, and a quarter of it.
tutorial-tip-sylt = Sylt is at the top left: place West and North, no more, and hand in the tip.

## Courage and chip
tutorial-swap = Courage and chip
    .about = All stones must be right.
    .done = Every further stone is one space more, but a wrong one undoes them all.
tutorial-swap-result = Both stones were right, you advanced two spaces, and for green cards two are enough: you have kept it.
tutorial-swap-order = You are ahead, so the other player chooses first and takes Munich; the Solling is left for you.
tutorial-swap-chip = The top card of the pile is open, it is Leipzig: use your chip and swap.
tutorial-swap-tip = Leipzig is in the East and in the Middle: place these two stones; if one were wrong, you would stay.

## Where on earth is Minden?
tutorial-place = Where on earth is Minden?
    .about = Keeping cards, and a puzzle.
    .done = Now you can play it: play on from here, or practise the places alone.
tutorial-place-yellow = Two spaces for Leipzig, but no card, for yellow cards ask for four right stones, orange and blue ones for three, green ones for two.
tutorial-place-end = When somebody reaches the final zone, the round is finished; then the majority in each colour brings five spaces, two each in a tie.
tutorial-place-puzzle = Puzzle: Minden lies just west of Hanover, and Hanover in square 12 of the North, left of the white line; which three stones do you place?
    .solved = Right: West, North and square 12, that is three spaces, and with three stones you keep the orange card.
