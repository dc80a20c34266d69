### Deutschland – Finden Sie Minden?: die Sätze des Lernspiels.

tutorial = Spielend lernen, 6 Minuten

## Ein Ort, ein Tipp
tutorial-tip = Ein Ort, ein Tipp
    .about = Karte wählen, Steine setzen, vorrücken.
    .done = Ein guter erster Zug: Nimm den Ort, den du am besten kennst, und setze nur Steine, bei denen du sicher bist.
tutorial-tip-choose = Wer am weitesten hinten steht, wählt zuerst: Nimm Sylt, die Insel kennst du.
tutorial-tip-keep = Mit deinem einzigen Chip dürftest du die Karte einmal im Spiel tauschen; behalte sie.
tutorial-tip-stones = Bis zu vier Steine sagen, wo der Ort liegt: West oder Ost, Nord, Mitte oder Süd, ein Quadrat und darin ein Viertel.
tutorial-tip-sylt = Sylt liegt ganz oben links: Setze West und Nord, mehr nicht, und gib den Tipp ab.

## Mut und Chip
tutorial-swap = Mut und Chip
    .about = Alle Steine müssen stimmen.
    .done = Jeder Stein mehr ist ein Schritt mehr, aber ein falscher macht alle zunichte.
tutorial-swap-result = Beide Steine waren richtig, du bist zwei Felder vorgerückt, und für grüne Karten genügen zwei: Du hast sie behalten.
tutorial-swap-order = Du liegst vorn, also wählt der andere zuerst und nimmt München; dir bleibt der Solling.
tutorial-swap-chip = Die oberste Karte des Stapels ist offen, es ist Leipzig: Setze deinen Chip ein und tausche.
tutorial-swap-tip = Leipzig liegt im Osten und in der Mitte: Setze diese zwei Steine; wäre einer falsch, bliebest du stehen.

## Wo liegt eigentlich Minden?
tutorial-place = Wo liegt eigentlich Minden?
    .about = Karten behalten, und ein Rätsel.
    .done = Jetzt kannst du es: Spiel von hier weiter, oder übe die Orte allein.
tutorial-place-yellow = Zwei Felder für Leipzig, aber keine Karte, denn gelbe Karten verlangen vier richtige Steine, orange und blaue drei, grüne zwei.
tutorial-place-end = Erreicht jemand die Zielzone, wird die Runde noch beendet; dann bringt die Mehrheit in jeder Farbe fünf Felder, bei Gleichstand je zwei.
tutorial-place-puzzle = Rätsel: Minden liegt gleich westlich von Hannover, und Hannover im Nordquadrat 12, links der weißen Linie; welche drei Steine setzt du?
    .solved = Richtig: West, Nord und Quadrat 12, das sind drei Felder, und mit drei Steinen behältst du die orange Karte.
