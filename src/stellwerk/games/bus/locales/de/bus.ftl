### Bus: was das Spiel während einer Partie sagt.

## Farben
colour-black = Schwarz
colour-green = Grün
colour-yellow = Gelb
colour-red = Rot
colour-blue = Blau

## Gebäude und Tageszeiten
kind-house = Haus
kind-office = Büro
kind-pub = Kneipe
kinds-house = Häuser
kinds-office = Büros
kinds-pub = Kneipen
a-house = ein Haus
a-office = ein Büro
a-pub = eine Kneipe
no-house = kein Haus
no-office = kein Büro
no-pub = keine Kneipe
into-house = nach Hause
into-office = ins Büro
into-pub = in die Kneipe
hour-house = Nacht
hour-office = Tag
hour-pub = Abend

## Bereiche der Aktionstafel
area-lines = Linie
area-buses = Busfabrik
area-passengers = Passagiere
area-buildings = Neubau
area-clock = Uhr
area-vroomm = Vroemm
area-start = Startspieler

## Kreuzungen
crossing-K01 = Wasserturm
crossing-K02 = Gaswerk
crossing-K03 = Nordkurve
crossing-K04 = Schlossberg
crossing-K05 = Sternwarte
crossing-K06 = 1830 Station
crossing-K07 = Flugfeld
crossing-K08 = Güterhof
crossing-K09 = Opernplatz
crossing-K10 = Alte Post
crossing-K11 = Lindenhof
crossing-K12 = Rathaus
crossing-K13 = Messe
crossing-K14 = Westmarkt
crossing-K15 = Parktor Nord
crossing-K16 = Parktor Ost
crossing-K17 = Klinik
crossing-K18 = Brunnenplatz
crossing-K19 = Parktor West
crossing-K20 = Stadion
crossing-K21 = Ziegelei
crossing-K22 = Mühlenbrücke
crossing-K23 = Parktor Süd
crossing-K24 = Theater
crossing-K25 = Ostmarkt
crossing-K26 = Kornmarkt
crossing-K27 = Universität
crossing-K28 = Kleingärten
crossing-K29 = Dampfross Station
crossing-K30 = Depot Ost
crossing-K31 = Südwestkreuz
crossing-K32 = Schleuse
crossing-K33 = Hafentor
crossing-K34 = Speicher
crossing-K35 = Fährkai
crossing-K36 = Brauerei

## Was jetzt erwartet wird; fett ist, was vor dem ersten Doppelpunkt steht
prompt-setup_building = Baue ein Gebäude auf einen A‑Platz: { $left ->
        [one] noch eines
       *[other] noch { $left }
    }
    .wait = { $name } baut auf einem A‑Platz: { $left ->
        [one] noch ein Gebäude
       *[other] noch { $left } Gebäude
    }
prompt-setup_first = Lege dein erstes Stäbchen: in eine beliebige Straße
    .wait = { $name } legt das erste Stäbchen
prompt-setup_second = Verlängere deine Linie: ein Stäbchen an einem der beiden Köpfe
    .wait = { $name } verlängert die Linie um ein Stäbchen
prompt-choose-compulsory = Setze deinen { $number ->
        [1] ersten
       *[other] zweiten
    } Würfel: auf eine Aktion, passen geht noch nicht
    .wait = { $name } setzt den { $number ->
        [1] ersten
       *[other] zweiten
    } Würfel
prompt-choose = Setze deinen { $number }. Würfel oder passe: du hast noch { $cubes }
    .wait = { $name } setzt den { $number }. Würfel oder passt: { $cubes } übrig
prompt-lines = Lege ein Stäbchen an einen Kopf: { $left ->
        [one] noch eines
       *[other] noch { $left }
    }
    .wait = { $name } verlängert die Linie: { $left ->
        [one] noch ein Stäbchen
       *[other] noch { $left } Stäbchen
    }
prompt-circle = Dein Kreis ist geschlossen: Bestimme, wo beide Köpfe sind
    .wait = { $name } bestimmt, wo die Köpfe des Kreises sind
prompt-passengers = { $count ->
        [one] Ein neuer Passagier: Wie viele zur 1830 Station, einer oder keiner?
       *[other] Verteile { $count } neue Passagiere auf die Bahnhöfe: wie viele zur 1830 Station?
    }
    .wait = { $name } verteilt { $count ->
        [one] einen neuen Passagier
       *[other] { $count } neue Passagiere
    } auf die Bahnhöfe
prompt-buildings = Baue ein Gebäude auf einen { $letter }‑Platz: { $left ->
        [one] noch eines
       *[other] noch { $left }
    }
    .wait = { $name } baut auf den { $letter }‑Plätzen: { $left ->
        [one] noch ein Gebäude
       *[other] noch { $left } Gebäude
    }
prompt-clock = Halte die Zeit an oder lass sie laufen: jetzt { $hour }, sonst { $next }
    .wait = { $name } stellt die Uhr: { $hour } oder { $next }
prompt-vroomm = Bringe einen Passagier { $kind }: { $left ->
        [one] noch eine Fahrt
       *[other] noch { $left } Fahrten
    }
    .wait = { $name } fährt Passagiere { $kind }: { $left ->
        [one] noch eine Fahrt
       *[other] noch { $left } Fahrten
    }
prompt-over = Das Spiel ist zu Ende: { $reason }
    .wait = Das Spiel ist zu Ende: { $reason }

## Gruppen von Zügen
group-build = Bauen
group-first = Erstes Stäbchen
group-extend-front = Am vorderen Kopf
group-extend-back = Am hinteren Kopf
group-heads = Köpfe des Kreises
group-choose = Würfel setzen
group-pass = Passen
group-arrive = Aufteilung
group-clock = Uhr
group-ride = Fahrten

## Züge
do-build = { $kind } auf { $lot } ({ $crossing })
do-first = { $from } – { $to }
do-extend = { $to }
do-heads = { $crossing }
do-place = { $area } { $space }
do-place-single = { $area }
do-pass = Passen
do-arrive = { $first } zur 1830, { $second } zur Dampfross Station
do-clock-stop = Zeit anhalten
do-clock-run = Zeit laufen lassen
do-ride = { $from } → { $to }

## Was ein Zug bringt
effect-own-line = an deiner Linie
effect-off-line = nicht an deiner Linie
effect-passengers-there = { $count ->
        [one] 1 Passagier
       *[other] { $count } Passagiere
    }
effect-building-there = { $count ->
        [one] { $kind }
       *[other] { $count } Gebäude
    }
effect-lines = { $count ->
        [0] bringt nichts
       *[other] { $count } Stäbchen
    }
effect-buses = { $buses } Busse, MBZ { $mbz }
effect-passengers = { $count ->
        [0] bringt nichts
        [one] 1 Person
       *[other] { $count } Personen
    }
effect-buildings = { $count ->
        [0] bringt nichts
       *[other] { $count } Gebäude
    }
effect-clock = wählen
effect-vroomm = { $count ->
        [0] bringt nichts
        [one] 1 Fahrt
       *[other] { $count } Fahrten
    }
effect-start = beginnt
effect-arrive = { $count } an deiner Linie
effect-clock-net = { $stone ->
        [0] { $rides ->
            [0] 0
           *[other] +{ $rides }
        }
       *[other] { $rides ->
            [0] −1
           *[other] +{ $rides } − 1 = { $net }
        }
    }
effect-point = +1
detail-lines = { $count ->
        [one] auch an einer anderen Linie
       *[other] auch an { $count } anderen Linien
    }
detail-from = von { $from }{ $end ->
        [front] , vorderer Kopf
        [back] , hinterer Kopf
       *[only] {""}
    }
detail-circle = von { $from }; schließt den Kreis: beide Köpfe am Ort { $crossing }
detail-parallel = von { $from }{ $end ->
        [front] , vorderer Kopf
        [back] , hinterer Kopf
       *[only] {""}
    }; parallel zu einer anderen Linie
detail-pass = kein Würfel mehr in dieser Runde, { $cubes } bleiben dir
detail-clock = anhalten kostet einen Zeitstein (−1 Punkt), { $stones } sind übrig
detail-start = nächste Runde; sonst beginnt { $who }
detail-before = { $count ->
        [one] kommt vor dem Würfel dran, der schon liegt
       *[other] kommt vor den { $count } Würfeln dran, die schon liegen
    }
detail-after = { $count ->
        [one] kommt nach dem Würfel dran, der schon liegt
       *[other] kommt nach den { $count } Würfeln dran, die schon liegen
    }
detail-more-rides = { $what } an deiner Linie: { $count ->
        [one] 1 Fahrt mehr
       *[other] { $count } Fahrten mehr
    }
detail-vroomm-nobody = niemand auf deiner Linie will fort
detail-vroomm-nowhere = { $what } auf deiner Linie ist frei
detail-vroomm-late = die Würfel davor lassen nichts übrig
detail-nothing = so, wie die Würfel liegen
detail-hour = { $hour }: Alle wollen { $kind }
detail-reached-by = { $count ->
        [one] dort hält auch eine andere Linie
       *[other] dort halten auch { $count } andere Linien
    }

## Warnungen
warn-dead-head = Sackgasse: Am Kopf { $crossing } liegen dann nur noch eigene Stäbchen, dort geht es nie weiter.
warn-stone = Kostet einen Zeitstein: −1 Punkt.
warn-last-stone = Das ist der letzte Zeitstein: −1 Punkt, und das Spiel ist sofort zu Ende, ohne Vroemm.

## Fahrtenbuch
fact-built = { $name } baut { $what } auf { $lot } ({ $crossing }).
    .you = Du baust { $what } auf { $lot } ({ $crossing }).
fact-first_stick = { $name } beginnt die Linie: { $from } – { $to }.
    .you = Du beginnst deine Linie: { $from } – { $to }.
fact-stick = { $name } legt ein Stäbchen: { $from } – { $to }.
    .you = Du legst ein Stäbchen: { $from } – { $to }.
fact-parallel_stick = { $name } legt ein Stäbchen parallel zu anderen: { $from } – { $to }.
    .you = Du legst ein Stäbchen parallel zu anderen: { $from } – { $to }.
fact-circle = Die Linie von { $name } ist ein Kreis; beide Köpfe am Ort { $crossing }.
    .you = Deine Linie ist ein Kreis; beide Köpfe am Ort { $crossing }.
fact-circle_open = Die Linie von { $name } ist ein Kreis.
    .you = Deine Linie ist ein Kreis.
fact-heads = { $name } legt beide Köpfe des Kreises fest: { $crossing }.
    .you = Du legst beide Köpfe des Kreises fest: { $crossing }.
fact-round = Runde { $round }: Es ist { $hour }. { $who } hat den Startbus.
    .you = Runde { $round }: Es ist { $hour }. Du hast den Startbus.
fact-without_cubes = { $who } hat keine Würfel mehr und setzt in dieser Runde nicht.
    .you = Du hast keine Würfel mehr und setzt in dieser Runde nicht.
fact-cube = { $name }: Würfel auf { $area } { $space }.
    .you = Du: Würfel auf { $area } { $space }.
fact-cube_single = { $name }: Würfel auf { $area }.
    .you = Du: Würfel auf { $area }.
fact-passed = { $name } passt.
    .you = Du passt.
fact-last_cube = { $name } hat den letzten Würfel gesetzt und ist damit fertig.
    .you = Das war dein letzter Würfel; du bist fertig mit Setzen.
fact-board_full = Die Aktionstafel ist voll, niemand kann mehr setzen.
fact-all_passed = Alle haben gewählt. Die Aktionen werden von links nach rechts ausgeführt.
fact-skipped = { $area } { $space } ({ $who }) entfällt: { $reason }.
fact-lapsed = { $area } { $space } ({ $who }): Was übrig ist, verfällt ({ $rest }): { $reason }.
fact-bus = { $who } hat einen neuen Bus, jetzt { $buses }. Die größte Flotte hat { $mbz }.
    .you = Du hast einen neuen Bus, jetzt { $buses }. Die größte Flotte hat { $mbz }.
fact-bus_refused = { $who } hat schon { $buses } Busse; der Würfel in der Fabrik bewirkt nichts.
    .you = Du hast schon { $buses } Busse; dein Würfel in der Fabrik bewirkt nichts.
fact-arrived = { $name } holt { $count ->
        [one] 1 Passagier
       *[other] { $count } Passagiere
    }{ $second ->
        [0] {" "}zur 1830 Station
       *[other] { $first ->
            [0] {" "}zur Dampfross Station
           *[other] : { $first } zur 1830 Station, { $second } zur Dampfross Station
        }
    }. Im Vorrat: { $supply }.
    .you = Du holst { $count ->
        [one] 1 Passagier
       *[other] { $count } Passagiere
    }{ $second ->
        [0] {" "}zur 1830 Station
       *[other] { $first ->
            [0] {" "}zur Dampfross Station
           *[other] : { $first } zur 1830 Station, { $second } zur Dampfross Station
        }
    }. Im Vorrat: { $supply }.
fact-letter = Jetzt werden die { $letter }‑Plätze bebaut.
fact-lots_full = Alle Bauplätze sind bebaut: Das Spiel endet nach dieser Runde.
fact-clock_ran = Die Uhr rückt weiter: { $hour }, alle wollen { $kind }.
fact-clock_let_run = { $name } lässt die Zeit laufen: { $hour }, alle wollen { $kind }.
    .you = Du lässt die Zeit laufen: { $hour }, alle wollen { $kind }.
fact-clock_stopped = { $name } hält die Zeit an und nimmt einen Zeitstein: Es bleibt { $hour }. Übrig: { $stones }.
    .you = Du hältst die Zeit an und nimmst einen Zeitstein: Es bleibt { $hour }. Übrig: { $stones }.
fact-walk = Ein Passagier geht von { $from } nach { $to }.
fact-walked = { $count ->
        [one] Ein Passagier geht
       *[other] { $count } Passagiere gehen
    } an der eigenen Kreuzung zu Fuß { $kind }.
fact-rode = { $name } fährt einen Passagier: { $from } → { $to }. 1 Punkt, jetzt { $rides }.
    .you = Du fährst einen Passagier: { $from } → { $to }. 1 Punkt, jetzt { $rides }.
fact-start_taken = { $who } nimmt den Startbus.
    .you = Du nimmst den Startbus.
fact-start_passed = Niemand hat den Startspieler gewählt: Der Startbus geht an { $who }.
    .you = Niemand hat den Startspieler gewählt: Der Startbus geht an dich.
fact-ended = Das Spiel ist zu Ende: { $reason }.

## Warum etwas entfällt
skip-amount = für dieses Feld ist die größte Flotte zu klein
skip-sticks = keine Stäbchen mehr
skip-dead = an beiden Köpfen liegen nur eigene Stäbchen
skip-supply = der Vorrat an Passagieren ist leer
skip-lots = kein Bauplatz ist frei
skip-nobody = niemand auf der Linie will fort
skip-nowhere = auf der Linie ist kein richtiges Gebäude frei

## Wie das Spiel endet
reason-clock = der letzte Zeitstein ist genommen
reason-lots = alle Bauplätze sind bebaut
reason-cubes = höchstens eine Person hat noch Würfel

## Abrechnung
column-rides = Fahrten
column-stones = Zeitsteine
column-tie = Gleichstand
column-tie-note = mehr Zeitsteine, dann die untere Scheibe
cell-tie-stones = { $stones ->
        [one] 1 Zeitstein
       *[other] { $stones } Zeitsteine
    }
cell-tie-disc = { $place }. Scheibe von unten

## Bild für das Terminal
picture-legend = [..] Plätze: 'A leerer Platz, h Haus, o Büro, p Kneipe, groß = jemand darin; <> Bahnhof; +2 zwei Personen auf der Kreuzung. Darunter die Linien von Kopf zu Kopf.

## Szenen
scene-title = Vroemm
scene-clock = Uhr
scene-walk = Zu Fuß
scene-ride = Fahrt
scene-round = Runde { $round }

## Runde und Phase
where-setup = Aufbau
where-choose = Runde { $round }, Wahl der Aktionen
where-area = Runde { $round }, { $area }
