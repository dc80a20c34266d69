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
board-buildings-letter = jetzt { $letter }-Plätze: { $count } frei
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
        [-] { $name }
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
    }; { $waiting } wollen fort, { $kind ->
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
seat-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
seat-cubes = { $count } Würfel
seat-sticks = { $count } Stäbchen
seat-buses = { $count ->
        [one] 1 Bus
       *[other] { $count } Busse
    }
