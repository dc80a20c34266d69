### Finden Sie Minden?: Titel, Einführung, Regeln mit Nummern, Optionen.

title = Deutschland – Finden Sie Minden?
    .short = Finden Sie Minden?
pitch = Wo liegt der Ort? Alle tippen geheim. Ein falscher Stein, und der ganze Tipp ist verloren.


## Einführung in zwei Minuten; `.figure` nennt das Bild vom Spielplan.

intro-1 = Jede Runde bekommst du eine Karte mit dem Namen eines Ortes: einer Stadt, einer Landschaft, einer Firma. Wo liegt er? Je genauer du es sagst und je sicherer du bist, desto weiter kommt deine Figur.
    .heading = Worum es geht
    .figure = map
intro-2 = Es liegen so viele Karten aus, wie Personen mitspielen. Wer auf der Punkteskala hinten steht, wählt zuerst; wer führt, nimmt, was übrig bleibt.
    .heading = Karte wählen
    .figure = display
intro-3 = Gefällt dir deine Karte nicht, kannst du sie gegen die oberste des Stapels tauschen. Das geht nur einmal im Spiel: Dann ist dein Chip weg.
    .heading = Einmal tauschen
    .figure = swap
intro-4 = Jetzt tippen alle gleichzeitig und geheim, mit bis zu vier Steinen: West oder Ost, dann Nord, Mitte oder Süd, dann das Planquadrat, dann das Viertel darin. Du entscheidest, wie viele Steine du wagst.
    .heading = Vier Steine
    .figure = tip
intro-5 = Sind alle deine Steine richtig, ziehst du für jeden ein Feld weiter. Ist auch nur einer falsch, bleibst du stehen. Felder, auf denen schon jemand steht, zählen nicht mit.
    .heading = Alles oder nichts
    .figure = evaluation
intro-6 = Mit genug richtigen Steinen behältst du die Karte: Gelb braucht vier, Orange und Blau drei, Grün zwei.
    .heading = Karten behalten
    .figure = bonus
intro-7 = Erreicht eine Figur den orangefarbenen Bereich, wird die Runde noch zu Ende ausgewertet. Dann zählt jede Farbe: Wer die meisten Karten hat, zieht 5 Felder, bei Gleichstand jeder 2. Wer am Ende vorn steht, gewinnt.
    .heading = Schluss und Mehrheiten
    .figure = final


## Kapitel

section-components = Material
section-board = Der Plan
section-setup = Aufbau
section-round = Die Runde
section-choice = Auslage und Wahl
section-swap = Tauschen
section-tip = Tippen
section-evaluation = Auswertung
section-bonus = Karten behalten
section-new-round = Neue Runde
section-end = Ende des Spiels
section-final-scoring = Schlusswertung
section-result = Ergebnis
section-options = Optionen


## 2 Material und Plan

MIN-2-1 = Der Plan zeigt eine Karte von Deutschland mit einem Gitter. Ringsum läuft die Punkteskala.
MIN-2-2 = Es gibt 224 Ortskarten. Vorn steht der Name in einem farbigen Rahmen, hinten die Lösung und ein Satz über den Ort.
MIN-2-3 = Die Karten haben vier Farben zu je 56: Gelb sind bekannte Städte, Orange schwierigere Städte, Grün Landschaften, Blau Firmen, Bauwerke und Sehenswürdigkeiten.
MIN-2-4 = Für zwei bis fünf Personen gibt es je eine Figur, eine Tippkarte und vier Tippsteine in Orange, Blau, Gelb, Weiß und Schwarz.
    .refusal = Finden Sie Minden braucht { $least } bis { $most } Personen, hier sind es { $seats }.
MIN-2-5 = Für jede Person gibt es einen Tauschchip.
MIN-2-6 = Dazu kommt ein roter Kegel, der Ortsanzeiger.
MIN-2-7 = Der zehnte Längengrad, die senkrechte weiße Linie, teilt den Plan in West und Ost.
MIN-2-8 = Der 52. und der 50. Breitengrad teilen ihn in die Blöcke Nord, Mitte und Süd.
MIN-2-9 = Jeder Block besteht aus Planquadraten von 2 Grad Länge und 1 Grad Breite: Nord und Süd haben 15, die Mitte hat 10.
MIN-2-10 = Gezählt wird in jedem Block zeilenweise von Nordwesten, beginnend mit 1. Die Spalten 1 und 2 liegen im Westen, 3 bis 5 im Osten.
MIN-2-11 = Jedes Planquadrat hat vier Viertel: a im Nordwesten, b im Nordosten, c im Südwesten, d im Südosten.
MIN-2-12 = Die Lösung folgt aus den Koordinaten des Ortes. Was genau auf einer Linie liegt, zählt zum Feld im Osten oder Norden; was jenseits der äußersten Linien liegt, zählt zum äußersten Feld.
MIN-2-13 = Zwölf Städte sind zur Orientierung aufgedruckt, dazu Ländergrenzen, Flüsse, Seen und Höhenstufen. Keine dieser Städte ist eine Karte.
MIN-2-14 = Die Punkteskala hat Start und die Felder 1 bis 83. Der orangefarbene Bereich sind die Felder 40 bis 83.


## 3 Aufbau

MIN-3-1 = Jede Person bekommt Figur, Tippkarte und Steine einer Farbe und einen Chip.
MIN-3-2 = Alle Figuren stehen auf Start. Dort ist Platz für alle; Start zählt nicht als Feld der Skala.
MIN-3-3 = Die 224 Karten werden gemischt und bilden mit der Namensseite nach oben den Stapel. Die Rückseiten sieht niemand an.
    .refusal = So kann der Stapel nicht gemischt sein: Jede Karte kommt genau einmal vor.
MIN-3-4 = Darum sind Name und Farbe der obersten Karte immer offen. Alles darunter ist verdeckt.
MIN-3-5 = Eine feste Reihenfolge ordnet die Figuren, die noch auf Start stehen; wer in ihr zuerst kommt, gilt als hinterster. Am Tisch ist das die jüngste Person, hier entscheidet das Los.
    .refusal = So kann die Reihenfolge nicht ausgelost sein: Jeder Platz kommt genau einmal vor.


## 4 Runde, Wahl, Tausch

MIN-4-1 = Von hinten nach vorn heißt: nach dem Feld auf der Skala, auf Start nach der festen Reihenfolge.
MIN-4-2 = Eine Runde hat vier Phasen: Wahl, Tausch, Tipp, Auswertung. Danach beginnt eine neue Runde.
    .refusal = { $phase ->
        [swap] Die Karten sind gewählt, jetzt wird getauscht.
       *[tip] Die Karten sind gewählt, jetzt wird getippt.
    }
MIN-4-3 = Hat der Stapel vor einer Runde weniger Karten, als Personen mitspielen, beginnt keine Runde mehr.
MIN-4-4 = Vom Stapel werden so viele Karten ausgelegt, wie Personen mitspielen.
MIN-4-5 = Die Seite mit dem Ortsnamen liegt oben.
MIN-4-6 = Wer hinten steht, wählt zuerst eine Karte; die anderen folgen von hinten nach vorn.
    .refusal = Du bist noch nicht an der Reihe: Gewählt wird von hinten nach vorn.
MIN-4-7 = Jede Person nimmt genau eine Karte. Die letzte Karte geht von selbst an die letzte Person.
    .refusal = { $case ->
        [second] Du hast in dieser Runde schon eine Karte: { $card }.
       *[absent] { $card } liegt nicht in der Auslage.
    }
    .instead = { $case ->
        [second] Warte, bis alle gewählt haben.
       *[absent] Wähle eine Karte, die ausliegt.
    }
MIN-4-8 = Die Lösungen sieht niemand an. Erst bei der Auswertung einer Karte erfährst du, wo ihr Ort liegt.
MIN-4-9 = Mit einem Chip tauschst du einmal im Spiel eine Karte. Ein verbrauchter Chip kommt nicht zurück.
    .refusal = Du hast keinen Tauschchip mehr.
MIN-4-10 = Haben alle gewählt, wird jede Person einmal je Runde gefragt, ob sie tauschen will, von hinten nach vorn.
    .refusal = { $case ->
        [early] Getauscht wird erst, wenn alle eine Karte haben.
        [late] Das Tauschen ist in dieser Runde vorbei.
       *[other] Du wirst gerade nicht gefragt.
    }
MIN-4-11 = Beim Tausch kommen Chip und ungewollte Karte in die Schachtel; dafür nimmst du die oberste Karte des Stapels.
MIN-4-12 = Wer keinen Chip hat, wird nicht gefragt. Ist der Stapel leer, kann niemand tauschen.
    .refusal = Der Stapel ist leer, es gibt keine Karte zum Tauschen.
MIN-4-13 = Wer danach gefragt wird, sieht schon die neue oberste Karte.
MIN-4-14 = Die Lösung einer weggetauschten Karte bleibt geheim, und niemand besitzt sie.


## 5 Tippen

MIN-5-1 = Alle tippen gleichzeitig.
    .refusal = { $phase ->
        [choose] Zum Tippen ist es zu früh: Erst werden Karten gewählt.
       *[swap] Zum Tippen ist es zu früh: Erst werden alle nach dem Tauschen gefragt.
    }
MIN-5-2 = Du darfst bis zu vier Steine setzen, auch weniger oder gar keinen.
MIN-5-3 = Stein a: West oder Ost der senkrechten weißen Linie.
    .refusal = „{ $value }“ ist keine Seite: Stein a sagt West (W) oder Ost (E).
MIN-5-4 = Stein b: Nord, Mitte oder Süd.
    .refusal = „{ $value }“ ist kein Block: Stein b sagt Nord (N), Mitte (M) oder Süd (S).
MIN-5-5 = Stein c: ein Planquadrat von 1 bis 15.
    .refusal = „{ $value }“ ist kein Planquadrat: Stein c nennt eine Zahl von 1 bis 15.
MIN-5-6 = Stein d: das Viertel a, b, c oder d im Planquadrat.
    .refusal = „{ $value }“ ist kein Viertel: Stein d nennt a, b, c oder d.
MIN-5-7 = Von jeder Art gibt es höchstens einen Stein.
MIN-5-8 = Du darfst beliebige der vier Steine setzen; eine Reihenfolge ist nicht verlangt.
MIN-5-9 = Ein Tipp, der sich widerspricht, ist erlaubt, aber nie richtig: Kein Viertel des Plans passt zu allen Steinen. Du wirst vorher gewarnt.
MIN-5-10 = Die Tipps bleiben geheim, bis alle bestätigt haben; dann werden sie zusammen aufgedeckt. Wer schon bestätigt hat, ist offen.
MIN-5-11 = Ein bestätigter Tipp lässt sich nicht mehr ändern.
    .refusal = Dein Tipp ist bestätigt und lässt sich nicht mehr ändern.


## 6 Auswertung

MIN-6-1 = Haben alle getippt, beginnt die Auswertung bei der Person ganz hinten.
MIN-6-2 = Sie stellt den Kegel dorthin, wo sie den Ort vermutet. Er zählt nicht. Ohne eigenen Kegel steht er in der Mitte dessen, was die Steine sagen.
    .refusal = Der Kegel steht neben der Karte ({ $lon }, { $lat }). Der Tipp gilt trotzdem.
MIN-6-3 = Die Karte wird umgedreht und mit dem Tipp verglichen.
MIN-6-4 = Sind alle gesetzten Steine richtig, zieht die Figur für jeden Stein ein Feld weiter.
MIN-6-5 = Besetzte Felder zählen nicht mit: Gezählt werden nur freie.
MIN-6-6 = Ist auch nur ein Stein falsch, bleibt die Figur stehen.
MIN-6-7 = Ohne Stein bleibt die Figur stehen.
MIN-6-8 = Als Nächstes kommt von den übrigen, wer in diesem Augenblick hinten steht.
MIN-6-9 = Jede Person wird einmal je Runde ausgewertet.


## 7 Karten behalten

MIN-7-1 = Du behältst die Karte, wenn alle Steine richtig sind und genug gesetzt wurden: Gelb 4, Orange 3, Grün 2, Blau 3.
MIN-7-2 = Mit zu wenigen oder einem falschen Stein kommt die Karte in die Schachtel.
MIN-7-3 = Behaltene Karten liegen offen.
MIN-7-4 = Ziehen und Behalten sind unabhängig: Eine gelbe Karte mit drei richtigen Steinen bringt drei Felder, aber keine Karte.


## 8 Neue Runde

MIN-8-1 = Sind alle ausgewertet, beginnt eine neue Runde, wenn das Spiel nicht endet.
MIN-8-2 = Steine und Kegel kommen zurück.


## 9 Ende

MIN-9-1 = Das Spiel endet, sobald eine Figur den orangefarbenen Bereich erreicht.
MIN-9-2 = Die laufende Runde wird noch zu Ende ausgewertet. Auch andere können den Bereich erreichen oder überholen.
MIN-9-3 = Dann folgt die Schlusswertung. Danach gibt es nichts mehr zu entscheiden.
    .refusal = Das Spiel ist zu Ende: { $reason }.
MIN-9-4 = Reicht der Stapel nicht für eine Auslage, folgt ebenfalls die Schlusswertung. Der orangefarbene Bereich wird zuerst geprüft.


## 10 Schlusswertung

MIN-10-1 = Alle zählen ihre Karten jeder Farbe; es gilt die Farbe des Rahmens.
MIN-10-2 = Gewertet wird in der Reihenfolge Gelb, Orange, Grün, Blau.
MIN-10-3 = Wer allein die meisten Karten einer Farbe hat, zieht 5 Felder.
MIN-10-4 = Teilen sich mehrere die meisten, zieht jede dieser Personen 2 Felder.
MIN-10-5 = Bei Gleichstand zieht zuerst, wer hinten steht.
MIN-10-6 = Hat niemand eine Karte der Farbe, zieht niemand.
MIN-10-7 = Auch hier zählen besetzte Felder nicht mit.
MIN-10-8 = Eine Farbe wird ganz gewertet, bevor die nächste kommt.
MIN-10-9 = Übrige Chips zählen nichts.


## 11 Ergebnis

MIN-11-1 = Wer am weitesten vorn steht, gewinnt; die Plätze folgen den Feldern.
MIN-11-2 = Gleichstand gibt es nur auf Start: Wer noch dort steht, teilt den letzten Platz. Stehen alle auf Start, ist das Spiel unentschieden.
MIN-11-3 = Als Punkte zählt die Nummer des Feldes.


## 12 Optionen

MIN-12-1 = Steine in Reihenfolge: a, b, c, d, ohne Lücke.
    .refusal = Die Steine werden in der Reihenfolge a, b, c, d gesetzt: Stein { $placed } braucht erst Stein { $missing }.
MIN-12-2 = Verdeckter Stapel: Die oberste Karte ist erst zu sehen, wenn sie gezogen wird.
MIN-12-3 = Zwei Chips: Jede Person darf zweimal im Spiel tauschen, höchstens einmal je Runde.
MIN-12-4 = Kurzes Spiel: Der orangefarbene Bereich beginnt bei Feld 24 statt 40.
MIN-12-5 = Ohne Widerspruch: Steine, die sich widersprechen, werden nicht angenommen.
    .refusal = Die Steine { $tip } widersprechen sich: Kein Viertel des Plans passt zu allen.
MIN-12-6 = Uhr für die Tipps: Ist die Zeit um, gelten die Steine, die schon liegen; sind sie kein erlaubter Tipp, gilt der leere.
MIN-12-7 = Anderer Kartensatz mit eigenem Gitter, etwa Europa. Eine Farbe ohne Karten bringt nichts.
MIN-12-8 = Alle lernen: Nach der Auswertung sehen alle den Satz über den Ort und die Entfernung des Kegels.
MIN-12-9 = Reihenfolge auf Start: ausgelost, oder nach Plätzen, wobei der erste Platz als hinterster gilt.

option-nested_tips = Steine in Reihenfolge
    .help = Stein b nur nach a, c nur nach b, d nur nach c.
option-nested_tips-false = beliebige Steine
option-nested_tips-true = nur a, b, c, d der Reihe nach
option-consistent_tips = Widersprüche
    .help = Ob ein Tipp angenommen wird, der nicht richtig sein kann.
option-consistent_tips-false = mit Warnung erlaubt
option-consistent_tips-true = verboten
option-two_chips = Tauschchips
    .help = Wie oft jede Person im Spiel tauschen darf.
option-two_chips-false = einer
option-two_chips-true = zwei
option-closed_pile = Stapel
    .help = Ob die oberste Karte des Stapels zu sehen ist.
option-closed_pile-false = oberste Karte offen
option-closed_pile-true = verdeckt
option-length = Länge
    .help = Wo der orangefarbene Bereich beginnt.
option-length-normal = normal (ab Feld 40)
option-length-short = kurz (ab Feld 24)
option-start_order = Reihenfolge auf Start
    .help = Wer in der ersten Runde zuerst wählt.
option-start_order-random = ausgelost
option-start_order-seats = nach Plätzen
option-deck = Karten
    .help = Deutschland mit 224 Karten, oder Hauptstädte und große Städte Europas.
option-deck-germany = Deutschland
option-deck-europe = Europa
option-tip_seconds = Uhr für die Tipps
    .help = Ist die Zeit um, gelten die Steine, die schon liegen.
option-tip_seconds-0 = ohne Uhr
option-tip_seconds-15 = 15 Sekunden
option-tip_seconds-30 = 30 Sekunden
option-tip_seconds-45 = 45 Sekunden
option-tip_seconds-60 = 60 Sekunden
option-tip_seconds-90 = 90 Sekunden
option-tip_seconds-120 = 120 Sekunden
option-tip_seconds-180 = 180 Sekunden
option-tip_seconds-300 = 300 Sekunden
option-everyone_learns = Alle lernen
    .help = Nach der Auswertung sehen alle den Satz über den Ort und die Entfernung des Kegels.
option-everyone_learns-true = ja
option-everyone_learns-false = nein
