### Kraftwagen: die Sätze des Lernspiels.

tutorial = Spielend lernen, 9 Minuten

## Die Kette
tutorial-chain = Die Kette
    .about = Wer nach drei Runden das meiste Geld hat, gewinnt; die Kette sagt, wer dran ist.
    .done = Ein guter erster Zug: Spring kurz, zu einem Teil oder Arbeiter, der dir fehlt, denn so bist du bald wieder dran; weit nur, wenn sich das Nähere nicht lohnt.
    .KW-3-4 = Was geschieht mit Plättchen am Ende?
    .KW-4-3b = Und wenn alle Hallen voll sind?
tutorial-chain-start = Zu Beginn nimmt jeder ein Startplättchen: Es gibt dir Stufe 1 für Karosserien und Motoren, dieses dazu eine Karosserie.
tutorial-chain-body = Nimm die Karosserie mit Wert 1 in eine Werkshalle; Wert 2 geht noch nicht, denn deine Stufe ist 1.
tutorial-chain-short = Am Zug ist, wer am Ende der Kette steht, jetzt du: Spring kurz, zum nächsten Plättchen, und nimm Motor.
tutorial-chain-engine = Der Motor kann in eine Werkshalle oder in deinen Rennwagen: Lege ihn in die Werkshalle.
tutorial-chain-pass = Am Ende des Zuges dürftest du einen Wagen anbieten; warte noch und verzichte.
tutorial-chain-far = Der Gegner hat das große Plättchen ganz vorn genommen: drei Aktionen auf einmal, aber nun bist du am Zug, solange du hinter ihm stehst.
tutorial-chain-worker = Nimm Arbeiter, und biete danach noch nichts an: Die übersprungene Karosserie wandert nach vorn, du kommst sofort noch einmal dran.

## Forschung
tutorial-work = Forschung
    .about = Höhere Stufen, bessere Teile.
    .done = Entwicklungen brauchen je einen Arbeiter und machen deine Wagen für den Rest des Spiels besser.
    .KW-6-3 = Was weckt eine ruhende Entwicklung?
    .KW-6-8 = Was tun Ingenieure?
    .KW-4-2 = Was wird aus der anderen Karte?
tutorial-work-tile = Du stehst immer noch hinten: Nimm das Plättchen Forschung.
tutorial-work-card = Nimm die Entwicklung: Ein Arbeiter aus der Kantine geht auf die Karte, und beide Stufen steigen auf 2.
tutorial-work-pass = Ingenieure bräuchten keinen Arbeiter und helfen einmal; jetzt biete noch nichts an.

## Ein Wagen für den Markt
tutorial-car = Ein Wagen für den Markt
    .about = Karosserie, Motor, Arbeiter und ein Preis.
    .done = Die Arbeiter sind das Ansehen deines Wagens, und ein hoher Preis bringt mehr, verliert aber jeden Gleichstand.
    .KW-5-2 = Was gehört zu einem Wagen?
    .KW-9-1 = Wer bekommt eine Prämie?
tutorial-car-tile = Dieses Plättchen hat zwei Aktionen, und du musst beide ausführen: Nimm es.
tutorial-car-body = Die Reihenfolge bestimmst du: zuerst Karosserie, und zwar die mit Wert 2.
tutorial-car-gp = Deine Werkshallen sind voll: Baue den Motor mit Wert 2 in deinen Rennwagen, dann fährt er zwei Felder weit.
tutorial-car-offer = Jetzt biete an: Karosserie 2 und Motor 1.
tutorial-car-workers = Stelle alle vier Arbeiter dazu: Das bringt sofort eine Prämie, die nur der Erste bekommt.
tutorial-car-price = Wähle den Preis 6: So viel bekommst du, wenn ihn jemand kauft.

## Die Käufer
tutorial-buyer = Die Käufer
    .about = Wer kommt, bestimmt, welcher Wagen verkauft wird.
    .done = Erst den Käufer holen oder erst anbieten, beides geht: Wichtig ist, dass am Ende einer deinen Wagen als besten sieht.
    .KW-7-6 = Welchen Wagen nimmt ein Käufer?
    .KW-4-5b = Und wenn kein Platz für Käufer frei ist?
tutorial-buyer-tile = Noch kauft niemand, denn kein Käufer ist da: Nimm dieses Plättchen.
tutorial-buyer-bring = Hol den Käufer, der die meisten Arbeiter will: Er nimmt deinen Wagen, und die weißen Plättchen neben ihm sind sofort Geld für dich.

## Die richtige Reihenfolge
tutorial-order = Die richtige Reihenfolge
    .about = Ohne Arbeiter ruht die beste Entwicklung.
    .done = Schau vor jedem Plättchen in die Kantine: Ohne Arbeiter gibt es weder Fortschritt noch Angebot.
    .KW-3-10 = Und wenn eine Aktion nicht geht?
    .KW-6-4 = Woher kommen meine Stufen?
tutorial-order-tile = Deine Kantine ist leer, alle stehen am Wagen: Spring weit nach vorn zum großen Plättchen.
tutorial-order-worker = Zuerst der Arbeiter, denn eine Entwicklung ohne Arbeiter bleibt wirkungslos liegen, bis einer kommt.
tutorial-order-card = Nun die Forschung: Diese Entwicklung hebt deine Karosserien um zwei auf Stufe 4, und das ist wieder eine Prämie.
tutorial-order-engine = Und ein Motor mit Wert 2 in die Werkshalle, für den nächsten Wagen.
tutorial-order-worker-again = Der Gegner bietet einen Wagen für 5 an und ist weit vorn: Nimm in Ruhe Arbeiter, und biete noch nichts an.
tutorial-order-body = Und gleich Karosserie: Deine Stufe erlaubt jetzt Wert 4; biete auch danach noch nichts an.

## Das Rennen
tutorial-race = Das Rennen
    .about = Vor dem Verkauf werden Plätze und Runden bezahlt.
    .done = Ein paar Rennzüge lohnen sich immer: Platz 1 bringt 7, und jede Runde bringt etwas dazu.
    .KW-7-1 = Was bringt das Rennen?
    .KW-7-4 = Was bringen Runden?
    .KW-4-4b = Wie wird der Rennwagen schneller?
tutorial-race-tile = Dein Rennwagen mit Motor 2 fährt zwei Felder, besetzte zählen nicht mit: Nimm Grand Prix, und biete nichts an.
tutorial-race-buyer = Der Gegner holt den Käufer, der starke Motoren will; bei gleichem Motor nimmt der den billigeren Wagen.
tutorial-race-again = Nimm Forschung und Grand Prix, zuerst die Forschung: Diese Karte fährt sofort fünf Felder.
tutorial-race-lap = Mit den zwei Feldern des Plättchens ging es über die Ziellinie, eine Runde; biete noch nichts an.

## Verkauf
tutorial-sale = Verkauf
    .about = Ein Rätsel, dann die ganze Wertung.
    .done = Jetzt kannst du Kraftwagen: Spiel von hier weiter, oder beginne ein neues Spiel.
    .KW-7-7 = Wer gewinnt bei Gleichstand?
    .KW-5-10 = Wann endet eine Runde noch?
    .KW-7-16 = Was bleibt für die nächste Runde?
tutorial-sale-end = Zu zweit endet die Runde mit dem vierten Wagen, und den bietest du gleich an: Nimm vorher Käufer und Grand Prix.
tutorial-sale-puzzle = Rätsel: Du bietest gleich Karosserie 4 mit Motor 2 für 9 an; welcher Käufer nimmt ihn sicher und bringt dir am meisten?
    .solved = Richtig: Karosserie 4 hat sonst niemand, und du bekommst noch 2; der Preiskäufer nähme den Wagen für 2, und auch bei gleich vielen Arbeitern gewänne der billigere.
tutorial-sale-offer = Biete den Wagen an: Karosserie 4, Motor 2 und einen Arbeiter.
tutorial-sale-price = Preis 9, und damit ist der Markt voll: Erst zählt das Rennen, dann kauft Käufer für Käufer.
tutorial-sale-result = Deine Wagen für 6 und 9 sind verkauft, der Gegner hat 5 bekommen; sein Wagen für 2 fand keinen Käufer und bringt nichts.
