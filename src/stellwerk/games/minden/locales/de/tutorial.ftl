### Deutschland – Finden Sie Minden?: die Sätze des Lernspiels.

tutorial = Spielend lernen, 8 Minuten

## Ein Ort, ein Tipp
tutorial-tip = Ein Ort, ein Tipp
    .about = Karte wählen, Steine setzen, vorrücken.
    .done = Ein guter erster Zug: Nimm den Ort, den du am besten kennst, und setze nur Steine, bei denen du sicher bist.
    .MIN-2-9 = Wie ist der Plan eingeteilt?
    .MIN-5-10 = Sehen die anderen meinen Tipp?
tutorial-tip-choose = Wer am weitesten hinten steht, wählt zuerst: Nimm Sylt, die Insel kennst du.
tutorial-tip-keep = Mit deinem Chip darfst du einmal im Spiel eine Karte tauschen; Sylt behältst du.
tutorial-tip-stones = Bis zu vier Steine sagen, wo der Ort liegt: West oder Ost, Nord, Mitte oder Süd, ein Quadrat und darin ein Viertel.
tutorial-tip-sylt = Sylt liegt ganz oben links: Setze West und Nord, mehr nicht, und gib den Tipp ab.

## Mut und Chip
tutorial-swap = Mut und Chip
    .about = Alle Steine müssen stimmen.
    .done = Jeder Stein mehr ist ein Schritt mehr, aber ein falscher macht alle zunichte.
    .MIN-4-10 = Wann werde ich nach dem Tausch gefragt?
    .MIN-4-13 = Was sieht, wer nach mir gefragt wird?
tutorial-swap-result = Beide Steine waren richtig, du bist zwei Felder vorgerückt, und für grüne Karten genügen zwei: Du hast sie behalten.
tutorial-swap-order = Du liegst vorn, also wählt der andere zuerst und nimmt München; dir bleibt der Solling.
tutorial-swap-chip = Die oberste Karte des Stapels ist offen, es ist Leipzig: Setze deinen Chip ein und tausche.
tutorial-swap-tip = Leipzig liegt im Osten und in der Mitte: Setze diese zwei Steine; wäre einer falsch, bliebest du stehen.

## Zu viel gewagt
tutorial-risk = Zu viel gewagt
    .about = Ein falscher Stein, und besetzte Felder.
    .done = Setze lieber zwei sichere Steine als vier gewagte, und freu dich, wenn jemand dicht vor dir steht.
    .MIN-5-8 = Muss ich die Steine der Reihe nach setzen?
    .MIN-6-7 = Und ganz ohne Stein?
tutorial-risk-choose = Du stehst auf Feld 2, der andere auf Feld 3, also wählst du zuerst: Nimm Rügen.
tutorial-risk-keep = Rügen kennst du, also behalte die Karte und deinen Chip.
tutorial-risk-bold = Wage einmal alles und setze vier Steine: Ost, Nord, Quadrat 4 und Viertel c.
tutorial-risk-wrong = Drei Steine stimmten, nur das Viertel war d: Ein einziger falscher genügt, und du bleibst auf Feld 2 stehen.
tutorial-risk-harz = Neue Runde, und du bist wieder hinten: Nimm den Harz.
tutorial-risk-stay = Behalte auch diese Karte, denn den Chip gibt es nur einmal.
tutorial-risk-jump = Der Harz liegt gleich rechts der weißen Linie, in der Mitte: Setze nur diese zwei Steine, Ost und Mitte.
tutorial-risk-skipped = Zwei Steine, und doch drei Felder weiter: Auf Feld 3 steht der andere, und besetzte Felder werden nicht gezählt.

## Ins Ziel
tutorial-goal = Ins Ziel
    .about = Die letzte Runde und die Mehrheiten.
    .done = Erst zählt der Weg, dann die Farben: Sammle früh eine Farbe, in der du allein vorn liegst.
    .MIN-10-4 = Was gilt bei gleich vielen Karten?
    .MIN-9-2 = Wird die Runde zu Ende gespielt?
    .MIN-11-1 = Wer gewinnt?
tutorial-goal-zone = Dies ist eine kurze Partie: Du stehst auf Feld 21, und ab Feld 24 beginnt der orange Bereich, mit dem das Spiel endet.
tutorial-goal-colours = Am Ende zieht, wer allein die meisten Karten einer Farbe hat, fünf Felder: Du hast fünf grüne, der andere drei gelbe.
tutorial-goal-keep = Deine letzte Karte ist der Schwarzwald: Behalte sie, du kennst ihn; der Chip bleibt übrig und zählt nichts.
tutorial-goal-tip = Der Schwarzwald liegt ganz unten links am Rhein: Setze West, Süd und Quadrat 7, und sieh zu, wie gewertet wird.

## Wo liegt eigentlich Minden?
tutorial-place = Wo liegt eigentlich Minden?
    .about = Karten behalten, und ein Rätsel.
    .done = Jetzt kannst du es: Spiel von hier weiter, oder übe die Orte allein.
    .MIN-7-1 = Wie viele Steine braucht welche Farbe?
    .MIN-2-12 = Und wenn ein Ort genau auf einer Linie liegt?
tutorial-place-yellow = Zwei Felder für Leipzig, aber keine Karte, denn gelbe Karten verlangen vier richtige Steine, orange und blaue drei, grüne zwei.
tutorial-place-puzzle = Rätsel: Minden liegt gleich westlich von Hannover, und Hannover im Nordquadrat 12, links der weißen Linie; welche drei Steine setzt du?
    .solved = Richtig: West, Nord und Quadrat 12, das sind drei Felder, und mit drei Steinen behältst du die orange Karte.
