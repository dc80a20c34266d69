### Bus: die Sätze des Lernspiels.

tutorial = Spielend lernen, 8 Minuten

## Eine Fahrt, ein Punkt
tutorial-ride = Eine Fahrt, ein Punkt
    .about = Was eine Fahrt ist, und was die Uhr damit zu tun hat.
    .done = Das war dein erster Punkt: Jede Fahrt auf deiner Linie in ein freies Gebäude der richtigen Art ist einer.
    .BUS-10-3 = Wie viele passen in ein Gebäude?
    .BUS-10-9 = Was ist mit Zufriedenen?
tutorial-ride-line = Die schwarze Linie ist deine: Dein Bus fährt von Parktor West über Parktor Süd bis zur Universität.
tutorial-ride-clock = Die Uhr zeigt Tag, und tags wollen alle ins Büro; abends wollen sie in die Kneipe, nachts nach Hause.
tutorial-ride-try = Klicke zur Probe auf Parktor Nord: Auch dort wartet jemand, aber deine Linie führt nicht hin, und das Spiel nennt dir die Regel.
tutorial-ride-go = Nun der Passagier am Parktor Süd: Klicke auf ihn, und dein Bus bringt ihn ins Büro an der Universität.

## Deine Linie
tutorial-line = Deine Linie
    .about = Sie wächst nur an ihren beiden Enden.
    .done = Eine gute Linie verbindet wartende Passagiere mit Gebäuden und führt bald zu einem Bahnhof.
    .BUS-5-4 = Darf ich neben fremde Stäbchen legen?
    .BUS-5-10 = Was ist, wenn sich meine Linie schließt?
tutorial-line-heads = Das Spiel beginnt gerade: Dein erstes Stäbchen liegt schon, und seine zwei Enden heißen Köpfe.
tutorial-line-try = Klicke auf die leuchtende Straße: Sie berührt keinen deiner Köpfe, darum geht es dort nicht.
tutorial-line-lay = Lege dein Stäbchen vom Parktor Süd zur Universität: Dort steht ein Büro.

## Würfel setzen
tutorial-cubes = Würfel setzen
    .about = Mit Würfeln wählst du, was du in der Runde tust.
    .done = Linie, Fabrik und Vroemm früh zu wählen lohnt sich: Der erste Platz bringt am meisten.
    .BUS-3-8 = Darf ich zweimal dasselbe wählen?
    .BUS-4-4 = Wie viel bringt ein Würfel?
    .BUS-12-1 = Was wird aus gesetzten Würfeln?
tutorial-cubes-seven = Reihum setzen alle ihre Würfel auf diese sieben Aktionen: jede Runde mindestens zwei, und deine 20 müssen für das ganze Spiel reichen.
tutorial-cubes-line = Setze deinen ersten Würfel auf Linie: Er kommt auf Platz a und bringt ein Stäbchen.
tutorial-cubes-order = Der Mitspieler auf Platz b handelt vor dir, denn bei Linie und Neubau beginnt der letzte Würfel; bei Passagieren und Vroemm beginnt a.
tutorial-cubes-number = Platz a bringt so viel, wie die größte Flotte Busse hat (MBZ), jeder weitere eins weniger: Bei Linie ist das noch 1, nach der Fabrik sind es 2.
tutorial-cubes-vroomm = Passen darfst du erst nach zwei Würfeln: Setze den zweiten auf Vroemm, denn ohne Vroemm fährt dein Bus nicht.
tutorial-cubes-pass = Jeder weitere Würfel wäre freiwillig, und wer spart, spielt länger: Passe.

## Von links nach rechts
tutorial-act = Von links nach rechts
    .about = Linie, Fabrik, Passagiere, Neubau, Uhr, Vroemm: die Runde läuft ab.
    .done = Ein guter erster Zug: die Linie zu Passagieren und einem Bahnhof verlängern und in derselben Runde mit Vroemm schon fahren.
    .BUS-4-7 = Ab wann gilt ein neuer Bus?
    .BUS-10-12 = Und wenn niemand Vroemm wählt?
tutorial-act-extend = Nun laufen die Aktionen von links nach rechts ab: Lege dein Stäbchen zum Dampfross-Bahnhof, wo neue Passagiere ankommen.
tutorial-act-factory = Ein Mitspieler hat in der Fabrik einen zweiten Bus bekommen: Die MBZ ist sofort 2, darum kamen zwei Passagiere und zwei Gebäude.
tutorial-act-clock = Niemand wollte die Uhr, also ist sie von Nacht auf Tag gesprungen.
tutorial-act-walk = Vor den Fahrten gehen Passagiere zu Fuß in ein passendes Gebäude an ihrer eigenen Kreuzung, so wie hier, und das bringt niemandem einen Punkt.
tutorial-act-ride = Dein Würfel auf Vroemm gibt eine Fahrt je Bus: Fahre den Passagier vom Parktor Süd ins Büro.

## Fabrik und Neubau
tutorial-build = Fabrik und Neubau
    .about = Mehr Busse, und Gebäude am richtigen Platz.
    .done = Baue an deiner Linie, aber nicht dorthin, wo schon jemand wartet: Wer nur hineingeht, bringt dir nichts.
    .BUS-8-2 = Warum erst die A‑Plätze?
    .BUS-8-5 = Wem gehört ein Gebäude?
    .BUS-8-1 = Wie viele darf ich bauen?
tutorial-build-bus = Runde 2: Nimm die Fabrik, dann hast du für immer zwei Busse, also zwei Fahrten je Würfel auf Vroemm.
tutorial-build-cube = Heute Abend wollen alle in eine Kneipe, aber an deiner Linie steht keine: Setze auf Neubau.
tutorial-build-vroomm = Dazu ein dritter, freiwilliger Würfel auf Vroemm: Jetzt brächte er nichts, aber bis dahin stehen deine Kneipen.
tutorial-build-pass = Das genügt: Passe.
tutorial-build-try = Klicke auf den leuchtenden Platz: Er trägt den Buchstaben C, und solange A‑Plätze frei sind, wird nur dort gebaut.
tutorial-build-pub = Am Parktor Süd wartet niemand mehr: Baue dort eine Kneipe, dann bleibt sie bis zu deiner Fahrt frei.
tutorial-build-puzzle = Rätsel: Wohin mit der zweiten Kneipe, damit du heute Abend zwei Fahrten hast?
    .solved = Richtig: An den Parktor Süd, denn in eine Kneipe am Parktor West ginge der Wartende dort selbst hinein, und andere Plätze liegen nicht an deiner Linie.

## Zwei Fahrten und die Uhr
tutorial-clock = Zwei Fahrten und die Uhr
    .about = Mit der Uhr bestimmst du, wohin alle wollen.
    .done = Wer die Uhr hat, entscheidet kurz vor den Fahrten, und ein Zeitstein kostet einen Punkt.
    .BUS-9-4 = Wohin springt der Zeiger?
    .BUS-10-8 = Lohnen sich zwei Würfel auf Vroemm?
tutorial-clock-first = Zwei Busse, zwei Fahrten: Zuerst der Passagier am Parktor West.
tutorial-clock-second = Dann jemand vom Bahnhof: Das sind zwei Punkte mit einem Würfel.
tutorial-clock-cube = Runde 3: Setze auf die Uhr, dann springt der Zeiger nur, wenn du es willst.
tutorial-clock-vroomm = Setze wieder auch auf Vroemm, denn nur so fährst du.
tutorial-clock-pass = Zwei Würfel genügen diesmal: Passe.
tutorial-clock-puzzle = Rätsel: Es ist Abend, deine Kneipen sind voll, und an deiner Linie steht ein freies Haus; hältst du die Uhr an, oder lässt du sie laufen?
    .solved = Richtig: Nachts wollen alle ins Haus, und du hast eine Fahrt; anhalten hätte dir keine gebracht und einen Zeitstein gekostet, also einen Punkt.

## Punkte und Schluss
tutorial-end = Punkte und Schluss
    .about = Wann es vorbei ist, und wer gewonnen hat.
    .done = Jetzt kannst du Bus: Spiel von hier weiter, oder beginne ein neues Spiel.
    .BUS-13-5 = Und bei Gleichstand?
    .BUS-13-8 = Wie lange dauert ein Spiel höchstens?
tutorial-end-stones = Hält jemand die Uhr an und nimmt dabei den letzten Zeitstein, so endet das Spiel auf der Stelle; jeder Stein zählt einen Punkt minus.
tutorial-end-lots = Sonst endet es nach der Runde, in der kein Bauplatz mehr frei ist oder nur noch eine Person Würfel hat.
tutorial-end-ride = Bis dahin zählt jede Fahrt: Bring jemanden vom Bahnhof nach Hause, bevor ein anderer ihn abholt.
