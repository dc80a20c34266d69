### New game: title, introduction, rules with numbers.

title = New game
pitch = Nine squares with numbers. Take one after another; the most points win.


## Introduction in two minutes

intro-1 = The board has nine squares, and on every square stands a number.
    .heading = What it is about
intro-2 = On your turn you take one free square. Your mark stays there until the end.
    .heading = Your turn
intro-3 = Nobody gives a square back, and nobody takes one away from you.
    .heading = What is taken is taken
intro-4 = The turn passes to the next seat, and so it goes round and round.
    .heading = In turn
intro-5 = When the last square is taken, the game is over.
    .heading = The end
intro-6 = Every square of yours counts the number on it. The most points win.
    .heading = Points


## Chapters

section-play = Play
section-end = End of the game


## Clauses: the rule, and why not in this case

NEW-1-1 = Two to four play.
    .refusal = { $seats } cannot play: there are seats for { $least } to { $most }.
NEW-1-2 = The seats take turns.
    .refusal = It is not your turn.
NEW-1-3 = On your turn you take one free square.
    .refusal = The square { $square } is taken.
NEW-2-1 = The game ends when every square is taken.
    .refusal = The game is over: every square is taken.
NEW-2-2 = Every square counts the number on it. The most points win.
