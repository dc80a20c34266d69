### Frachtexpress: die Sätze des Lernspiels.

tutorial = Spielend lernen, 7 Minuten

## Gleise legen
tutorial-track = Gleise legen
    .about = Jede Karte ist Gleis, Waggon, Antrieb oder Nachschub.
    .done = Jede Karte kann vieles sein, aber nur eines davon: Das zu wählen ist das Spiel.
    .FRA-5-1-4 = Müssen alle Gleise anschließen?
    .FRA-4-3 = Wie viel darf ich in einem Zug tun?
tutorial-track-hand = Das sind deine Karten: Jede ist Gleis, Waggon mit zwei Bahnhöfen oder Antrieb, und ihr Würfel sagt, wie viele Waggons dabei mitdürfen.
tutorial-track-card = Deine Lok steht in A und hat noch kein Gleis: Nimm die Gerade zum Bauen.
tutorial-track-place = Lege sie zwischen A und B.
tutorial-track-turn = Drehe sie quer, sodass ein Gleis auf einen Bahnhof trifft; längs ginge sie hier nicht.

## Laden, fahren, liefern
tutorial-wagon = Laden, fahren, liefern
    .about = In einem einzigen Zug zu den ersten Punkten.
    .done = Ein guter erster Zug: ein kurzes Gleis von A, ein Waggon, der in A beginnt, und eine Karte für die Fahrt.
    .FRA-2-5 = Wie zählt man Schwellen?
    .FRA-6-5 = Sehe ich abgelieferte Waggons noch?
tutorial-wagon-couple = Kopple die Maschinen an: Sie beginnen in A, wo deine Lok steht, und wollen nach B.
tutorial-wagon-drive = Fahre mit der Karte 8, bis zu acht Schwellen weit: Nach B sind es nur vier, und in einem Bahnhof endet die Fahrt.
tutorial-wagon-deliver = Angekommen: Kopple die Maschinen in B ab, das sind 3 Punkte.
tutorial-wagon-redraw = Zum Schluss neue Karten: Wirf diese ab, ihr Würfel zeigt 5, also ziehst du fünf, und dein Zug ist zu Ende.

## Schwer beladen
tutorial-push = Schwer beladen
    .about = Mehr Waggons, und eine Lok im Weg.
    .done = Niedrige Würfel taugen nur für kurze Gespanne, und wer schiebt, sollte wissen, wo das Gleis endet.
    .FRA-7-2-6 = Muss ich alle Schwellen fahren?
    .FRA-7-4-7 = Was verliert, wer geschoben wird?
    .FRA-2-11 = Wo kann ich wenden?
tutorial-push-couple = Du stehst in B: Kopple das Holz nach C an, 5 Punkte.
tutorial-push-couple-more = Und das Holz nach F, 6 Punkte: Bis zu fünf Waggons sind erlaubt.
tutorial-push-try = Versuche, mit dem Holz 8 zu fahren: Sein Würfel zeigt 1, aber du hast zwei Waggons.
tutorial-push-drive = Nimm die 4 mit Würfel 2: Auf dem Weg nach A schiebst du die andere Lok vor dir her, bis in den Bahnhof.
tutorial-push-danger = Das war harmlos; wer eine Lok über das Ende der Gleise schiebt, verliert seine Hand und alle Waggons.
tutorial-push-on = Der Gegner hat ein Gleis nach C gelegt, und Gleise gehören allen: Fahre mit der 7 weiter.
tutorial-push-deliver = Liefere das Holz in C ab.
tutorial-push-redraw = Dann ziehe nach: Diese Karte bringt vier neue.

## Ein Weg nach F
tutorial-build = Ein Weg nach F
    .about = Ein Rätsel, und wie man Weichen baut.
    .done = Jetzt kannst du Frachtexpress: Baue so, dass ein Weg für mehrere Ladungen taugt, und spiel von hier weiter.
    .FRA-5-2-2 = Wann darf ich überbauen?
    .FRA-9-2 = Was zählt am Ende?
    .FRA-7-6-2 = Was geschieht bei einer Kontrolle?
tutorial-build-first = Dein Holz will nach F: Lege diese Kurve unter C, sodass sie von C nach links führt.
tutorial-build-second = Die zweite Kurve kommt daneben, über F.
tutorial-build-puzzle = Rätsel: Wie muss diese Kurve liegen, damit deine Lok von C nach F kommt?
    .solved = Richtig: von rechts nach unten, denn rechts liegt deine erste Kurve und unten F.
tutorial-build-drive = Mit einem Waggon darf die 8 mit Würfel 1 fahren, und sieben Schwellen genügen.
tutorial-build-deliver = Liefere das Holz in F ab: 6 Punkte.
tutorial-build-over = Überbaue die Kurve mit diesem Gleisdreieck: Das neue Gleis muss das alte enthalten und mehr können.
tutorial-build-end = Das Spiel endet, sobald jemand ziehen muss und weder Stapel noch Ablage eine Karte hat; dann zählen nur gelieferte Waggons.
tutorial-build-crossing = Diese Karte ist eine Kreuzung: Wer über ihre Mitte fährt, deckt eine Karte auf und darf nicht mehr Waggons behalten, als ihr Würfel zeigt.
tutorial-build-redraw = Beende deinen Zug mit dieser Karte: Ihr Würfel bringt fünf neue.
