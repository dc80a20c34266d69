### Paris Connection: was das Spiel während einer Partie sagt.

## Gesellschaften
company-blue = Blau
company-yellow = Gelb
company-red = Rot
company-green = Grün
company-purple = Violett
company-black = Schwarz

## Was jetzt erwartet wird; fett ist, was vor dem ersten Doppelpunkt steht
prompt-turn = Du bist am Zug: Baue für eine Gesellschaft oder tausche eine Lok
    .wait = { $name } ist am Zug: Bau oder Tausch
prompt-place = Lege eine Lok von { $company }: { $placed ->
        [0] { $left ->
            [one] mehr liegt nicht im Vorrat
           *[other] bis zu { $left } in diesem Bau
        }
       *[other] { $left ->
            [one] noch eine, oder beende den Bau
           *[other] noch bis zu { $left }, oder beende den Bau
        }
    }
    .wait = { $name } baut { $company }: { $placed ->
        [0] die erste von bis zu { $left }
       *[other] { $placed } gelegt, noch bis zu { $left }
    }
prompt-take = Nimm 1 oder 2 Loks: aus einem Vorrat, aber nicht aus dem von { $given }
    .wait = { $name } tauscht: { $given } ist abgegeben
prompt-over = Das Spiel ist zu Ende: { $reason }
    .wait = Das Spiel ist zu Ende: { $reason }

## Gruppen von Zügen
group-build = Bauen
group-trade = Tauschen: Lok abgeben
group-take = Dafür nehmen
group-cities = Städte
group-landscape = Landschaft
group-finish = Abschluss

## Züge
do-build = { $company } bauen
do-give = 1 { $company } abgeben
do-take = { $count } { $company } nehmen
do-place-city = { $name } ({ $hex })
do-place-land = { $hex }
do-stop = Bau beenden

## Was ein Zug bringt
effect-best-build = { $points ->
        [0] bringt nichts
       *[other] { $shares ->
            [0] Wert bis +{ $points }, dir 0
            [one] bis +{ $points }
           *[other] bis { $shares } × { $points } = +{ $net }
        }
    }
effect-lose = { $saved ->
        [0] { $points ->
            [0] 0 Pkt
           *[other] −{ $points } Pkt
        }
       *[other] −{ $points } + { $saved } = { $net }
    }
effect-trade = +{ $gain } − { $lost }{ $penalty ->
        [0] {""}
       *[other] {" "}− { $penalty }
    } = { $net }
effect-points = { $shares ->
        [0] Wert +{ $points }, dir 0
        [one] +{ $points }
       *[other] { $shares } × { $points } = +{ $net }
    }
detail-store = { $count } im Vorrat
detail-left = { $count ->
        [0] dann hältst du keine mehr
       *[other] dann hältst du noch { $count }
    }
detail-beside = neben { $city }
detail-beside-track = neben der Strecke von { $company }
detail-placed = { $count ->
        [one] 1 Lok gelegt
       *[other] { $count } Loks gelegt
    }

## Warnungen
warn-surplus = { $count ->
        [one] Über der Grenze von { $limit }: 1 Lok ist zu viel und kostet am Ende { $penalty } Punkte.
       *[other] Über der Grenze von { $limit }: { $count } Loks sind zu viel, jede kostet am Ende { $penalty } Punkte.
    }
warn-end = Beendet das Spiel ({ $reason }). Dein Besitz zählt dann { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
warn-end-open = Beendet das Spiel ({ $reason }). Du hast dann { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und bist auf Platz { $place }.

## Fahrtenbuch
fact-placed = { $name } legt { $company } auf das Feld { $place }.
    .you = Du legst { $company } auf das Feld { $place }.
fact-built = { $name } baut { $locos ->
        [one] 1 Lok
       *[other] { $locos } Loks
    } { $company } bis { $last }: Wert +{ $points }{ $reason ->
        [store] {" "}(der Vorrat ist leer)
        [no_hex] {" "}(kein Feld ist mehr erlaubt)
        [marseille] {" "}(Marseille beendet den Bau)
       *[stop] {""}
    }.
    .you = Du baust { $locos ->
        [one] 1 Lok
       *[other] { $locos } Loks
    } { $company } bis { $last }: Wert +{ $points }{ $reason ->
        [store] {" "}(der Vorrat ist leer)
        [no_hex] {" "}(kein Feld ist mehr erlaubt)
        [marseille] {" "}(Marseille beendet den Bau)
       *[stop] {""}
    }.
fact-gave = { $name } gibt 1 { $company } ab.
    .you = Du gibst 1 { $company } ab.
fact-traded = { $name } gibt 1 { $given } ab und nimmt { $count } { $taken }.
    .you = Du gibst 1 { $given } ab und nimmst { $count } { $taken }.
fact-ended = Das Spiel ist zu Ende: { $reason }.

## Wie das Spiel endet
reason-marseille = Marseille ist erreicht
reason-supply = nur noch ein Vorrat ist gefüllt
reason-stalemate = es wurde nur noch getauscht

## Abrechnung
column-value = Wert { $value }
column-surplus = Überzählig
column-limit = Grenze { $limit }
cell-product = { $count } × { $value }
cell-surplus = { $count } × −{ $penalty }

## Szenen
scene-built = Bau
scene-traded = Tausch
scene-mine = Du hältst { $shares ->
        [one] 1 Lok
       *[other] { $shares } Loks
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr für dich.
scene-none-mine = Für dich ändert sich nichts.
