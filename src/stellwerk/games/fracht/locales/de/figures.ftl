### Frachtexpress: Bildunterschriften der Einführung und der Regeln.

corner-value = Waggonwert { $value }: Punkte und Schwellen
corner-goal = Ziel { $station }: hier abliefern
corner-origin = Herkunft { $station }: hier ankoppeln
corner-die = Würfel { $action }: so lang darf das Gespann sein, so viele Karten bringt sie
figure-field = Das Achteck: zehn Bahnhöfe, 21 freie Plätze. Alle Loks beginnen in A.
figure-card = Vier Ecken, vier Verwendungen. Wer die Karte für eine benutzt, gibt die anderen auf.
figure-sleepers = Eine Linksweiche hat fünf Schwellen, eine Kreuzung nur vier. Rot steht auf der Mitte der Kurve und schaut nach Osten.
figure-lay = Eine Kurve auf p31: Sie muss mit mindestens einem Ende anschließen, hier an A.
figure-overbuild = Die Linksweiche enthält die Kurve genau dort, wo sie liegt, und bringt ein Gleis dazu.
figure-no-overbuild = Auf p31 steht eine Lok: Diese Karte darf jetzt niemand überbauen.
figure-wagons = Rot steht in E und darf den Waggon für E abliefern. Die anderen fahren weiter mit.
figure-drive = Sieben Schwellen: sechs auf den Karten, die siebte ist der Bahnhof. An der Weiche wählst du den Weg.
figure-buffer = Rot schaut ins Leere. Die nächste Fahrt wirft die Lok von den Schienen.
figure-push = Rot schiebt Blau vor sich her. Der Bahnhof C hält die geschobene Lok fest.
figure-branch = Vor einer Weiche wählst du, auf welchem Zweig du die geschobene Lok absetzt.
figure-head-on = Frontal geschoben fährt Blau rückwärts, schaut aber weiter nach A.
figure-off = Blau fiele von den Schienen und käme nach A. Rot verlöre Hand und Gespann.
figure-crossing = In der Mitte der Kreuzung wird eine Karte aufgedeckt. Abbiegen geht dort nicht.
figure-end = Am Ende zählt der Wert der abgelieferten Waggons.
