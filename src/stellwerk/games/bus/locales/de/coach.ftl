# Die Begleitung der ersten Partie: was eine Entscheidung ist (beim ersten Mal) und worauf es ankommt.

coach-setup_building = Gebäude gehören niemandem. Fahren kannst du nur dorthin, wo ein passendes an deiner Linie steht.
    .aim = Baue verschiedene Arten nah beieinander, am besten am Park: Dort stehen die ersten Passagiere.
coach-setup_first = Hier beginnt deine Linie. Sie wächst später nur an ihren beiden Enden, den Köpfen.
    .aim = Beginne, wo Passagiere stehen und Gebäude nicht weit sind.
coach-setup_second = Das zweite Stäbchen gibt deiner Linie ihre Richtung.
    .aim = Verbinde Passagiere mit Gebäuden, und lass beiden Köpfen freie Straßen.
coach-choose-compulsory = Würfel sind deine Züge: 20 für das ganze Spiel, zwei sind in jeder Runde Pflicht.
    .aim = Erst überlegen, wie viele Fahrten ein Würfel bei Vroemm brächte, dann, was dir dafür fehlt.
coach-choose = Ab dem dritten Würfel darfst du passen. Was du sparst, hast du in späteren Runden.
    .aim = Setze noch einen Würfel nur, wenn er gleich oder bald Fahrten bringt.
coach-lines = Ein Stäbchen kommt an einen Kopf deiner Linie, in eine freie Straße.
    .aim = Erreiche Kreuzungen mit Gebäuden aller drei Arten oder einen Bahnhof.
coach-circle = Deine Linie ist ein Kreis geworden. Beide Köpfe liegen jetzt am selben Ort, und du bestimmst, wo.
    .aim = Wähle den Ort, von dem noch die meisten freien Straßen abgehen.
coach-passengers = Neue Passagiere kommen an einem der beiden Bahnhöfe an.
    .aim = Stelle sie an den Bahnhof, den deine Linie berührt und die anderen nicht.
coach-buildings = Du baust für alle, aber dorthin, wo es dir nützt. Erst A, dann B, C und D.
    .aim = Baue an deine Linie, was die Uhr beim nächsten Vroemm zeigt, nicht an eine Kreuzung, an der schon jemand steht.
coach-clock = Die Uhr sagt, wohin alle wollen. Wer sie anhält, nimmt einen Zeitstein, und der kostet einen Punkt.
    .aim = Anhalten lohnt sich, wenn es dir mindestens zwei Fahrten mehr bringt als Weiterlaufen.
coach-vroomm = Jeder Bus bringt einen Passagier von deiner Linie in ein freies Gebäude der richtigen Art: ein Punkt.
    .aim = Fahre zuerst, wen sonst andere holen würden, und fülle Gebäude, die auch sie erreichen.
