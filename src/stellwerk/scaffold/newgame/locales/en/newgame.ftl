### New game: what the game says while it is played.

prompt-take = Your turn: take a square.
    .wait = { $name } takes a square.
prompt-over = The game is over.
    .wait = The game is over.
group-take = Take a square
do-take = Take { $square }
effect-take = +{ $points }
fact-taken = { $name } takes { $square }.
    .you = You take { $square }.
reason-full = Every square is taken.
column-squares = Squares
