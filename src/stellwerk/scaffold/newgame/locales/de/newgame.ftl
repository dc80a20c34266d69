### New game: was das Spiel sagt, während es gespielt wird.

prompt-take = Du bist am Zug: Nimm ein Feld.
    .wait = { $name } nimmt ein Feld.
prompt-over = Das Spiel ist vorbei.
    .wait = Das Spiel ist vorbei.
group-take = Ein Feld nehmen
do-take = { $square } nehmen
effect-take = +{ $points }
fact-taken = { $name } nimmt { $square }.
    .you = Du nimmst { $square }.
reason-full = Jedes Feld ist genommen.
column-squares = Felder
