### Finden Sie Minden?: was das Spiel während einer Partie sagt.

## Karten
colour-yellow = Gelb
colour-orange = Orange
colour-green = Grün
colour-blue = Blau
detail-colour-yellow = bekannte Stadt
detail-colour-orange = schwierigere Stadt
detail-colour-green = Landschaft
detail-colour-blue = Firma, Bauwerk oder Sehenswürdigkeit
no-card = eure Orte

## Tippkarte
side-W = West
side-E = Ost
block-N = Nord
block-M = Mitte
block-S = Süd
square-number = Planquadrat { $number }
quarter = Position { $letter }
part-side = Stein a: West oder Ost
part-block = Stein b: Nord, Mitte oder Süd
part-square = Stein c: Planquadrat
part-quarter = Stein d: Position im Planquadrat

## Was jetzt erwartet wird; fett ist, was vor dem ersten Doppelpunkt steht
prompt-choose = Wähle eine Karte: Runde { $round }, { $count } liegen noch aus
    .wait = { $name } wählt eine Karte: Runde { $round }, { $count } liegen noch aus
prompt-swap = Willst du tauschen: { $card } gegen die oberste Karte des Stapels?
    .wait = { $name } überlegt: tauschen oder { $card } behalten
prompt-tip = Wo liegt „{ $card }“? Setze bis zu vier Tippsteine und bestätige
    .wait = { $waiting ->
        [one] { $name } tippt noch: Dann wird ausgewertet
       *[other] { $waiting } tippen noch: Dann wird ausgewertet
    }
prompt-over = Das Spiel ist zu Ende: { $reason }
    .wait = Das Spiel ist zu Ende: { $reason }

## Gruppen von Zügen
group-choose = Karte wählen
group-swap = Tauschen
group-tip = Tipp

## Züge
do-choose = { $card } ({ $colour })
do-keep = { $card } behalten
do-swap = { $old } gegen { $card } ({ $colour }) tauschen
do-swap-blind = { $old } gegen die oberste Karte tauschen
do-tip = Tipp zu { $card } bestätigen

## Was ein Zug bringt
effect-keep-from = behalten ab { $stones }
effect-chips = { $chips ->
        [0] kein Chip mehr
        [one] 1 Chip bleibt
       *[other] { $chips } Chips bleiben
    }
effect-wins = { $net ->
        [0] 0
       *[other] { $award ->
            [0] +{ $net } / 0
           *[other] +{ $steps } + { $award } = +{ $net } / 0
        }
    }
detail-card = { $kind }{ $award ->
        [0] {""}
        [one] {" "}· behalten zählte jetzt +1
       *[other] {" "}· behalten zählte jetzt +{ $award }
    }
detail-swap = Chip und Karte kommen in die Schachtel
detail-final = danach nicht mehr änderbar
detail-stones = { $stones ->
        [0] kein Stein: Du bleibst stehen, die Karte kommt in die Schachtel
       *[other] alle richtig: weiter auf Feld { $space }{ $keep ->
            [yes] {" "}und die Karte behalten
           *[no] , ohne die Karte zu behalten
        }; einer falsch: nichts
    }

## Warnungen
warn-contradiction = Deine Steine widersprechen sich: Kein Feld der Karte passt zu allen. So kann der Tipp nicht richtig sein.

## Fahrtenbuch
fact-round = Runde { $round }: Neue Karten liegen aus.
    .you = Runde { $round }: Neue Karten liegen aus.
fact-chose = { $name } wählt { $card } ({ $colour }).
    .you = Du wählst { $card } ({ $colour }).
fact-last-card = { $name } bekommt die letzte Karte: { $card } ({ $colour }).
    .you = Du bekommst die letzte Karte: { $card } ({ $colour }).
fact-no-swap = { $reason ->
        [pile] Der Stapel ist leer: Niemand kann mehr tauschen.
       *[chips] Niemand hat noch einen Tauschchip.
    }
fact-no-thanks = { $name } behält { $card }.
    .you = Du behältst { $card }.
fact-swapped = { $name } tauscht { $old } gegen { $card } ({ $colour }).
    .you = Du tauschst { $old } gegen { $card } ({ $colour }).
fact-tipped = { $name } hat getippt.
    .you = Du hast getippt.
fact-evaluated = { $name }: { $card } liegt in { $side }, { $block }, { $square } { $quarter }. { $result ->
        [none] Kein Stein gesetzt, es bleibt bei Feld { $end }.
        [wrong] Der Tipp ist falsch, es bleibt bei Feld { $end }.
       *[right] { $stones ->
            [one] 1 Stein richtig
           *[other] { $stones } Steine richtig
        }: von { $start } auf { $end }{ $kept ->
            [yes] , Karte behalten
           *[no] {""}
        }.
    }
    .you = { $card } liegt in { $side }, { $block }, { $square } { $quarter }. { $result ->
        [none] Du hast keinen Stein gesetzt und bleibst auf Feld { $end }.
        [wrong] Dein Tipp ist falsch, du bleibst auf Feld { $end }.
       *[right] Du hast { $stones ->
            [one] 1 Stein
           *[other] { $stones } Steine
        } richtig und ziehst von { $start } auf { $end }{ $kept ->
            [yes] , die Karte gehört dir
           *[no] {""}
        }.
    }
fact-arrived = { $name } hat den orangefarbenen Bereich erreicht: Schlusswertung.
    .you = Du hast den orangefarbenen Bereich erreicht: Schlusswertung.
fact-final = Schlusswertung: { $reason }.
fact-majority = { $name } hat mit { $count } die meisten Karten in { $colour }: { $steps } Felder, von { $start } auf { $end }.
    .you = Du hast mit { $count } die meisten Karten in { $colour }: { $steps } Felder, von { $start } auf { $end }.
fact-tie = { $name } teilt sich die Mehrheit in { $colour } mit { $count }: { $steps } Felder, von { $start } auf { $end }.
    .you = Du teilst dir die Mehrheit in { $colour } mit { $count }: { $steps } Felder, von { $start } auf { $end }.
fact-no-award = { $colour }: Niemand hat eine Karte, niemand zieht.

## Wie das Spiel endet
reason-zone = eine Figur hat den orangefarbenen Bereich erreicht
reason-pile = der Stapel reicht nicht mehr für eine Auslage

## Abrechnung
column-tips = Tipps
cell-tips = { $right } von { $count } richtig
cell-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

## Runde und Phase
where = Runde { $round }, { $phase ->
        [choose] Karten wählen
        [swap] Tauschen
       *[other] Tippen
    }
turn = Runde { $turn }
    .of = Runde { $turn } / { $turns }
    .past = Rückblick: So stand es in Runde { $turn }
    .count = { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
