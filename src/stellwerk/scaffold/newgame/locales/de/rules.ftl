### New game: Titel, Einführung, Regeln mit Nummern.

title = New game
pitch = Neun Felder mit Zahlen. Nimm eins nach dem anderen; die meisten Punkte gewinnen.


## Einführung in zwei Minuten

intro-1 = Der Plan hat neun Felder, und auf jedem steht eine Zahl.
    .heading = Worum es geht
intro-2 = In deinem Zug nimmst du ein freies Feld. Dein Zeichen bleibt dort bis zum Ende.
    .heading = Dein Zug
intro-3 = Niemand gibt ein Feld zurück, und niemand nimmt dir eines weg.
    .heading = Genommen ist genommen
intro-4 = Dann ist der nächste Platz dran, und so geht es reihum.
    .heading = Reihum
intro-5 = Wenn das letzte Feld genommen ist, endet das Spiel.
    .heading = Das Ende
intro-6 = Jedes deiner Felder zählt, was darauf steht. Die meisten Punkte gewinnen.
    .heading = Punkte


## Kapitel

section-play = Spielverlauf
section-end = Spielende


## Klauseln: die Regel, und warum sie hier etwas verbietet

NEW-1-1 = Zwei bis vier spielen mit.
    .refusal = Zu { $seats } geht es nicht: Es gibt Plätze für { $least } bis { $most }.
NEW-1-2 = Es geht reihum.
    .refusal = Du bist nicht am Zug.
NEW-1-3 = In deinem Zug nimmst du ein freies Feld.
    .refusal = Das Feld { $square } ist schon genommen.
NEW-2-1 = Das Spiel endet, wenn jedes Feld genommen ist.
    .refusal = Das Spiel ist vorbei: Jedes Feld ist genommen.
NEW-2-2 = Jedes Feld zählt, was darauf steht. Die meisten Punkte gewinnen.
