### Bus: Beschriftung von Stadtplan, Aktionstafel und Einblendungen im Browser.

## Stadtplan
board-label = Stadtplan mit Linien, Gebäuden und Passagieren
board-river = ALTER STROM
board-plain = { $name }, Kreuzung
board-park = { $name }, Kreuzung am Park
board-station = { $name }, Bahnhof
board-waiting = { $count ->
        [one] 1 Passagier wartet
       *[other] { $count } Passagiere warten
    }
board-lot = Bauplatz { $letter } an { $crossing }, leer
board-building = { $kind } an { $crossing } (Platz { $letter }), { $state ->
        [glad] mit zufriedenem Passagier
        [sad] mit einem Passagier, der fort will
       *[empty] frei
    }
board-kind-house = Haus
board-kind-office = Büro
board-kind-pub = Kneipe
board-hour-house = Nacht
board-hour-office = Tag
board-hour-pub = Abend
board-street = Straße { $from } – { $to }, { $count ->
        [0] frei
        [one] 1 Stäbchen
       *[other] { $count } Stäbchen
    }
board-sticks = ({ $names })
board-heads = { $count ->
        [one] Kopf der Linie von { $names }
       *[other] Köpfe der Linien von { $names }
    }

## Aktionstafel
board-actions = Aktionstafel
board-steps = Schritte der Runde
board-area-lines = Linie
board-area-buses = Fabrik
board-area-passengers = Passagiere
board-area-buildings = Neubau
board-area-clock = Uhr
board-area-vroomm = Vroemm
board-area-start = Start
board-short-lines = Linie
board-short-buses = Fabrik
board-short-passengers = Pass.
board-short-buildings = Bau
board-short-clock = Uhr
board-short-vroomm = Vroemm
board-lines-order = f baut zuerst, a zuletzt
board-lines-unit = Stäbchen je Würfel
board-buses-most = MBZ { $now }
board-buses-grows = MBZ { $now } → { $then }
board-passengers-order = im Vorrat · a zuerst
board-passengers-unit = Passagiere je Würfel
board-buildings-letter = jetzt { $letter }‑Plätze: { $count } frei
board-buildings-full = kein Platz mehr frei
board-buildings-unit = Gebäude je Würfel
board-vroomm-order = 1 Punkt je Fahrt · a zuerst
board-vroomm-unit = Fahrten je Würfel
board-start-has = hat:
board-start-then = dann:
board-clock-run = läuft
board-clock-stop = anhalten
board-clock-now = Es ist { $hour }, { $stones ->
        [one] noch 1 Zeitstein
       *[other] noch { $stones } Zeitsteine
    }
board-cubes = Würfel: { $cubes }
board-no-cubes = noch kein Würfel
board-cube = { $space ->
        [none] { $name }
       *[other] { $space } { $name }
    }{ $amount ->
        [-1] { "" }
       *[other] { " " }({ $amount })
    }

## Einblendungen
overlay-reach = Deine Linie
overlay-vroomm = Wenn Vroemm liefe
overlay-lots = Nächste Plätze
overlay-when-now = Jetzt ({ $hour })
overlay-when-then = Wenn die Uhr läuft ({ $hour })
overlay-vroomm-rides = { $hour }: deine Linie { $rides ->
        [one] 1 Fahrt
       *[other] { $rides } Fahrten
    }; { $waiting ->
        [one] 1 will
       *[other] { $waiting } wollen
    } fort, { $kind ->
        [house] { $rooms ->
            [one] 1 freies Haus
           *[other] { $rooms } freie Häuser
        }
        [office] { $rooms ->
            [one] 1 freies Büro
           *[other] { $rooms } freie Büros
        }
       *[pub] { $rooms ->
            [one] 1 freie Kneipe
           *[other] { $rooms } freie Kneipen
        }
    }
overlay-vroomm-none = Noch liegen nicht alle Linien.

## Deine Linie
line-title = Deine Linie
line-of = Linie von { $name }
line-none = Noch kein Stäbchen gelegt.
line-sticks = { $count ->
        [one] 1 Stäbchen
       *[other] { $count } Stäbchen
    }
line-heads = Köpfe: { $front } und { $back }
line-circle = Kreis, beide Köpfe: { $front }
line-dead = { $crossing }: hier geht es nicht weiter
line-waiting = { $waiting ->
        [one] 1 will
       *[other] { $waiting } wollen
    } fort, { $kind ->
        [house] { $rooms ->
            [one] 1 freies Haus
           *[other] { $rooms } freie Häuser
        }
        [office] { $rooms ->
            [one] 1 freies Büro
           *[other] { $rooms } freie Büros
        }
       *[pub] { $rooms ->
            [one] 1 freie Kneipe
           *[other] { $rooms } freie Kneipen
        }
    } auf der Linie
line-rides = Bei Vroemm jetzt: { $rides ->
        [one] 1 Fahrt
       *[other] { $rides } Fahrten
    }
line-rides-then = Läuft die Uhr ({ $hour }): { $rides ->
        [one] 1 Fahrt
       *[other] { $rides } Fahrten
    }
line-ending = Ende: kein Zeitstein mehr ({ $stones } übrig), kein Bauplatz mehr ({ $lots } frei) oder nur noch einer mit Würfeln ({ $players ->
        [one] jetzt 1
       *[other] jetzt { $players }
    }).
line-last-round = Alle Bauplätze sind voll: Dies ist die letzte Runde.

## Sitze
seat-points = Punkte
seat-cubes = { $count } Würfel
seat-sticks = { $count } Stäbchen
seat-buses = { $count ->
        [one] 1 Bus
       *[other] { $count } Busse
    }

## Bilder in Einführung und Regeln
figure-map = Ein Nachmittag mitten im Spiel: vier Linien, zwei Bahnhöfe, der Park. Wer ein Häkchen trägt, ist zufrieden; wer einen Koffer trägt, will fort.
figure-line = Schwarz darf an beiden Köpfen (Fähnchen) weiterbauen: auf freien Straßen, und geradeaus auch in die von Grün, weil dort der grüne Kopf steht.
figure-board = Zwei Würfel auf Linie, einer in der Fabrik. Der nächste Würfel eines Bereichs liegt immer auf dem ersten freien Buchstaben.
figure-order = Größte Flotte 3: Feld a bringt 3, b 2, c 1, d nichts mehr. Ausgeführt wird von links nach rechts.
figure-buses = Der Würfel von Grün wird ein Bus: Grün hat dann drei, und die MBZ steigt von 2 auf 3.
figure-passengers = Drei Neue am Dampfross-Bahnhof. Die A‑Plätze sind bebaut, jetzt sind die B‑Plätze dran.
figure-clock = Es ist Tag. Läuft die Uhr, wird es Abend; wer sie anhält, nimmt einen der drei übrigen Zeitsteine.
figure-vroomm = Es ist Tag. Wer im Büro sitzt, ist zufrieden. Schwarz kann vom Parktor Süd ins freie Büro am Parktor West fahren.
figure-end = Schwarz: 12 Fahrten, 2 Zeitsteine. Grün hat auch 10 Punkte; mehr Zeitsteine entscheiden für Schwarz.
figure-side-by-side = Fünf erste Stäbchen in derselben Straße liegen nebeneinander.
figure-parallel = Am Parktor Nord ist keine Straße frei. Deshalb darf Schwarz dort parallel zu Grün bauen.
figure-not-head-on = Die Straße zum Theater ist Schwarz verwehrt: Grün hat dort einen Kopf, Gelb aber nicht, und andere Straßen sind frei.
figure-circle = Das letzte Stäbchen schließt den Kreis: am Parktor Nord oder am Parktor West, je nachdem, von welchem Kopf es gelegt wird.
figure-dead = An der Klinik liegen in allen Straßen eigene Stäbchen: Dieser Kopf ist tot. Weiter geht es nur am Parktor Ost.
