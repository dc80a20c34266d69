### Frachtexpress: was das Spiel während einer Partie sagt.

## Loks, Seiten, Karten, Güter
loco-red = Rot
loco-blue = Blau
loco-green = Grün
loco-yellow = Gelb
edge-N = Norden
edge-E = Osten
edge-S = Süden
edge-W = Westen
kind-straight = Gerade
kind-curve = Kurve
kind-double_curve = Doppelkurve
kind-switch_left = Linksweiche
kind-switch_right = Rechtsweiche
kind-switch_y = Y-Weiche
kind-three_way = Dreiwegweiche
kind-triangle = Gleisdreieck
kind-slalom_left = Slalom links
kind-slalom_right = Slalom rechts
kind-three_curves = Dreifachkurve
kind-roundabout = Gleiskreis
kind-grand = Großer Bahnknoten
kind-crossing = Kreuzung
goods-A = Maschinen
goods-B = Holz
goods-C = Kohle
goods-D = Getreide
goods-E = Stahl
goods-F = Möbel
goods-G = Fisch
goods-H = Wein
goods-I = Papier
goods-J = Öl

## Was jetzt erwartet wird; fett ist, was vor dem ersten Doppelpunkt steht
prompt-main = Du bist am Zug: { $pile ->
        [0] Der Nachziehstapel ist leer. Spiele Karten aus, oder beende den Zug
       *[other] { $wagons ->
            [0] Baue, fahre, kopple an – oder ziehe nach
           *[other] Baue, fahre, kopple an oder ab – oder ziehe nach
        }
    }
    .wait = { $name } ist am Zug: { $wagons ->
        [0] noch kein Waggon im Gespann
        [one] ein Waggon im Gespann
       *[other] { $wagons } Waggons im Gespann
    }, { $pile } Karten im Nachziehstapel
prompt-place = Lege die Karte { $kind } ({ $goods } { $value }): Wähle einen Platz
    .wait = { $name } legt eine Karte: { $kind } ({ $goods } { $value })
prompt-rotate = Drehe die Karte { $kind } ({ $goods } { $value }): Wie soll sie auf { $place } liegen?
    .wait = { $name } dreht eine Karte: { $kind } ({ $goods } { $value }) auf { $place }
prompt-step = Fahre { $sleepers ->
        [one] 1 Schwelle
       *[other] { $sleepers } Schwellen
    }: { $made ->
        [0] Wähle den Weg deiner Lok
       *[other] { $made } gefahren, noch { $left }
    }
    .wait = { $name } fährt: { $made } von { $sleepers } Schwellen gefahren, noch { $left }
prompt-push = Du schiebst die Lok von { $loco }: Auf welchen Zweig von { $where }?
    .wait = { $name } schiebt die Lok von { $loco }: an einer Weiche auf { $where }
prompt-shed = Kontrolle mit { $goods }: Nur { $allowed ->
        [one] 1 Waggon ist
       *[other] { $allowed } Waggons sind
    } erlaubt, wirf { $surplus } ab
    .wait = { $name } wird kontrolliert: { $goods } erlaubt { $allowed }, { $surplus } zu viel
prompt-over = Das Spiel ist zu Ende: { $reason }
    .wait = Das Spiel ist zu Ende: { $reason }

## Gruppen von Zügen
group-uncouple = Abkoppeln
group-couple = Ankoppeln
group-drive = Fahren
group-build = Bauen
group-redraw = Nachziehen
group-end = Abschluss
group-lay = Freie Plätze
    .choose = wähle einen Platz
group-over = Überbauen
    .choose = wähle einen Platz
group-rotate = Drehung
    .choose = wie soll sie liegen?
group-route = Ziele
    .choose = wähle den Weg deiner Lok
group-step = Schritt für Schritt
group-branch = Zweig
group-shed = Waggon abwerfen

## Züge
do-uncouple = { $goods } { $value } abliefern
do-couple = { $goods } { $value } ankoppeln
do-drive = Mit { $goods } { $value } fahren
do-build = { $kind } legen ({ $goods } { $value })
do-redraw = { $goods } { $value } abwerfen und nachziehen
do-end = Zug beenden
do-at = auf { $place }
do-at-over = auf { $place } überbauen
do-rotate = { $degrees ->
        [0] ungedreht
       *[other] um { $degrees }° gedreht
    }
do-route-station = nach { $where }
do-route-sleeper = bis { $where } Richtung { $edge }
do-route-stop = bis { $where } Richtung { $edge }, dann bremsen
do-route-check = über die Kreuzung { $where }
do-route-off = auf { $where } Richtung { $edge } entgleisen
do-route-pushed-off = bis { $where }, { $loco } entgleist
do-part = nur bis { $where }
do-step = weiter auf { $where } Richtung { $edge }
do-step-station = weiter in den Bahnhof { $where }
do-branch = auf { $where } Richtung { $edge }
do-off = über das Gleisende fahren
do-stop = anhalten
do-discard = { $goods } { $value } abwerfen

## Was ein Zug bringt
effect-points = +{ $points } Pkt
effect-lost = −{ $points } Pkt
effect-length = Länge { $length }
effect-sleepers = { $count } Schwellen
effect-sites = { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
effect-rotations = { $count ->
        [one] 1 Lage
       *[other] { $count } Lagen
    }
effect-joins = { $count ->
        [0] kein Anschluss
       *[other] an { $names }
    }
effect-draws = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
effect-route = { $lost ->
        [0] +{ $gain } Pkt
       *[other] −{ $lost } Pkt
    }
effect-used = { $used } von { $of }
effect-lapse = { $count } verfallen
detail-over = { $count ->
        [one] 1 davon überbaut
       *[other] { $count } davon überbaut
    }
detail-goes-to = für { $station }
detail-hand = { $count ->
        [0] keine Karte mehr auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
detail-could-deliver = erreicht Waggons für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
detail-via = über { $via }
detail-via-delivers = { $via ->
        [none] {""}
       *[other] über { $via } ·{" "}
    }liefert { $count ->
        [one] 1 Waggon
       *[other] { $count } Waggons
    } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
detail-via-couples = { $via ->
        [none] {""}
       *[other] über { $via } ·{" "}
    }dort { $count ->
        [one] 1 Waggon
       *[other] { $count } Waggons
    } zum Ankoppeln
detail-via-pushes = { $via ->
        [none] {""}
       *[other] über { $via } ·{" "}
    }schiebt { $loco } nach { $where }
detail-via-branch = { $via ->
        [none] {""}
       *[other] über { $via } ·{" "}
    }schiebt { $loco } nach { $where }, Abzweig nach { $edge }
detail-part = dort weiter wählen
detail-pushes = schiebt { $loco }

## Warnungen
warn-too-long = Keine andere Handkarte zieht { $length } Waggons.
warn-no-safe-step = Kein Schritt ist sicher: Diese Fahrt lässt eine Lok entgleisen.
warn-runs-off = Deine Lok entgleist und kommt nach A. Du verlierst { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    } und { $wagons ->
        [one] 1 Waggon
       *[other] { $wagons } Waggons
    }.
warn-pushes-off = Eine geschobene Lok entgleist. Du verlierst { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    } und { $wagons ->
        [one] 1 Waggon
       *[other] { $wagons } Waggons
    }.
warn-check = In der Mitte wird kontrolliert: Von deinen { $wagons } Waggons können welche verloren gehen.
warn-ends-game = Die Karten reichen nicht: Damit endet das Spiel.

## Fahrtenbuch
fact-lay = { $name } legt { $kind } auf { $place }.
    .you = Du legst { $kind } auf { $place }.
fact-overbuild = { $name } überbaut { $place }: { $kind }.
    .you = Du überbaust { $place }: { $kind }.
fact-couple = { $name } koppelt in { $station } { $goods } { $value } → { $to } an.
    .you = Du koppelst in { $station } { $goods } { $value } → { $to } an.
fact-deliver = { $name } liefert in { $station } einen Waggon ab ({ $count } insgesamt).
    .you = Du lieferst in { $station } einen Waggon ab ({ $count } insgesamt).
fact-deliver-open = { $name } liefert in { $station } { $goods } { $value } ab ({ $count } insgesamt).
    .you = Du lieferst in { $station } { $goods } { $value } ab ({ $count } insgesamt).
fact-drive = { $name } fährt mit { $goods } { $value } los.
    .you = Du fährst mit { $goods } { $value } los.
fact-step = { $name } fährt weiter.
    .you = Du fährst weiter.
fact-push = { $name } schiebt eine Lok.
    .you = Du schiebst eine Lok.
fact-arrive = { $name } fährt mit { $goods } { $value } nach { $where }.
    .you = Du fährst mit { $goods } { $value } nach { $where }.
fact-halt = { $name } fährt mit { $goods } { $value } und hält auf { $where }.
    .you = Du fährst mit { $goods } { $value } und hältst auf { $where }.
fact-brake = { $name } fährt mit { $goods } { $value } bis { $where }.
    .you = Du fährst mit { $goods } { $value } bis { $where }.
fact-shoved = Die Lok von { $name } wird auf { $where } geschoben.
    .you = Deine Lok wird auf { $where } geschoben.
fact-shoved-in = Die Lok von { $name } wird nach { $where } geschoben.
    .you = Deine Lok wird nach { $where } geschoben.
fact-own-off = { $name } entgleist auf { $place } und kommt nach A.
    .you = Du entgleist auf { $place } und kommst nach A.
fact-push-off = Die Lok von { $name } wird auf { $place } von den Schienen geschoben und kommt nach A.
    .you = Deine Lok wird auf { $place } von den Schienen geschoben und kommt nach A.
fact-penalty = { $name } gibt alles ab: { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }, { $wagons ->
        [one] 1 Waggon
       *[other] { $wagons } Waggons
    }.
    .you = Du gibst alles ab: { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }, { $wagons ->
        [one] 1 Waggon
       *[other] { $wagons } Waggons
    }.
fact-check = Kontrolle von { $name }: { $goods } { $value } erlaubt { $allowed ->
        [one] 1 Waggon
       *[other] { $allowed } Waggons
    }.
    .you = Du wirst kontrolliert: { $goods } { $value } erlaubt { $allowed ->
        [one] 1 Waggon
       *[other] { $allowed } Waggons
    }.
fact-check-pushed = Kontrolle der geschobenen Lok von { $loco }: { $goods } { $value } erlaubt { $allowed ->
        [one] 1 Waggon
       *[other] { $allowed } Waggons
    }.
fact-shed = { $name } wirft den Waggon { $goods } { $value } ab.
    .you = Du wirfst den Waggon { $goods } { $value } ab.
fact-redraw = { $name } zieht nach: { $goods } { $value } bringt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
    .you = Du ziehst nach: { $goods } { $value } bringt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
fact-draw = Eine Karte wird gezogen.
fact-drawn = Gezogen: { $goods } { $value } → { $to }.
    .you = Du ziehst { $goods } { $value } → { $to }.
fact-reshuffle = Der Ablagestapel wird gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } zum Ziehen.
fact-over = Das Spiel ist zu Ende: { $reason }.

## Wie das Spiel endet
reason-cards = beide Stapel sind leer
reason-no_progress = lange wurde nichts gebaut und nichts geliefert

## Abrechnung
column-station = Nach { $station }
column-coupled = Im Gespann
column-coupled-note = zählt nur bei Gleichstand
cell-wagons = { $count ->
        [one] 1 Waggon
       *[other] { $count } Waggons
    }
cell-coupled = { $points } angekoppelt

## Szenen
scene-title = Unterwegs
scene-check = Kontrolle
scene-shed = Abwurf
scene-push = Schieben
scene-off = Entgleist
scene-deliver = Lieferung
scene-allowed = { $wagons } von höchstens { $allowed } Waggons
