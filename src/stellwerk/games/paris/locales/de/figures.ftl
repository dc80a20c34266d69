### Paris Connection: Unterschriften der Bilder in Einführung und Regeln, Besitz in der Wiedergabe.

figure-map = Späte Partie: Alle sechs Strecken beginnen rund um den Eiffelturm. Freie Städte zeigen ihren Wert.
figure-start = Sechs Startfelder, sechs Loks. Darunter, hinter deinem Schirm: deine Anteile.
figure-build = Blau hat drei Loks gelegt (im Ring) und darf noch zwei legen: auf jedes Feld mit einem Plus.
figure-city = Rot erreicht Mâcon (1) und Lyon (2): Der Wert von Rot steigt um 3. Saint-Étienne hat Grün schon besetzt.
figure-barrier = Von Le Havre führt kein Weg nach Caen: Die Seine trennt die Felder. Schwarz ging außen herum.
figure-city-taken = Blau möchte nach Reims. Dort liegt schon Gelb; die Felder mit einem Plus sind frei.
figure-cut-off = Schwarz kommt nur noch über ein Feld aus Paris heraus. Grün darf es nicht füllen.
figure-trade = Zuerst gibst du eine gelbe Lok an ihren Vorrat ab, dann nimmst du zwei rote.
figure-end = Rot liegt in Marseille: 4 Punkte für Rot, und das Spiel ist sofort aus.
figure-score = Sieben rote, drei schwarze, drei violette Anteile: 98, 39 und 27 Punkte.

holdings-locos = Loks
holdings-at-least = { $count }+
