# Die Begleitung der ersten Partie: was eine Entscheidung ist (beim ersten Mal) und worauf es ankommt.

coach-choose = Wer hinten steht, wählt zuerst. Die Farbe des Rahmens sagt, wie viele richtige Steine die Karte kostet, damit du sie behältst.
    .aim = Nimm einen Ort, dessen Lage du kennst. Behaltene Karten einer Farbe bringen am Ende bis zu 5 Felder.
coach-swap = Einmal im Spiel tauschst du deine Karte gegen die oberste des Stapels; deren Namen siehst du schon.
    .aim = Tausche nur, wenn du den neuen Ort deutlich besser kennst. Der Chip kommt nicht wieder, übrig ist er aber auch nichts wert.
coach-tip = Jeder richtige Stein ist ein Feld, aber ein einziger falscher macht alle wertlos.
    .aim = Setze nur, was du sicher weißt. West oder Ost und Nord, Mitte oder Süd sind oft genug; das Viertel ist die Kür.
