### Finden Sie Minden: Beschriftung von Karte, Tippkarte und Auswertung im Browser.

## Karte
board-label = Karte mit dem weißen Gitter und der Punkteskala
board-side-W = West
board-side-E = Ost
board-block-N = Nord
board-block-M = Mitte
board-block-S = Süd
board-square = Planquadrat { $number }
board-quarter = Position { $letter }
board-no-stones = kein Stein
board-start = Start
board-north-sea = Nordsee
board-baltic-sea = Ostsee

## Karten der Runde
board-display = Auslage
board-keep-from = { $colour }: behalten ab { $stones }
board-own-card = deine Karte
board-pile = Oberste vom Stapel
board-pile-closed = verdeckt
board-pile-left = { $count ->
        [0] der Stapel ist leer
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
board-majorities = Mehrheiten
board-majority-cards = { $colour }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-majority-none = noch niemand
board-you = du

## Einblendungen
overlay-places = Orte
overlay-letters = Buchstaben
overlay-tips = Letzte Tipps

## Tippkarte
tipcard-title = Deine Tippkarte
tipcard-secret = geheim
tipcard-confirmed = bestätigt, noch geheim
tipcard-side = Stein a: West oder Ost
tipcard-block = Stein b: Nord, Mitte oder Süd
tipcard-square = Stein c: Planquadrat
tipcard-quarter = Stein d: Position im Planquadrat
tipcard-cone = Kegel setzen
tipcard-cone-move = Kegel versetzen
tipcard-cone-click = auf die Karte klicken
tipcard-cone-off = Kegel wegnehmen
tipcard-clash = Diese Steine widersprechen sich: Der Tipp kann nicht richtig sein.
tipcard-stones = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
tipcard-wins = { $keep ->
        [yes] richtig: +{ $count } bis Feld { $space } und Karte behalten; einer falsch: nichts.
       *[no] richtig: +{ $count } bis Feld { $space }; einer falsch: nichts.
    }
tipcard-skips = { $count ->
        [one] Ein besetztes Feld zählt nicht mit.
       *[other] { $count } besetzte Felder zählen nicht mit.
    }
tipcard-zone = Das beendet das Spiel nach dieser Runde.
tipcard-nothing = Klick auf die Karte oder auf ein Feld: Jeder richtige Stein bringt ein Feld.

## Eigenes
tray-kept = Behaltene Karten
seat-space = { $space ->
        [0] Start
       *[other] Feld { $space }
    }
seat-chips = { $count ->
        [0] kein Chip
        [one] 1 Chip
       *[other] { $count } Chips
    }
seat-score = Feld
seat-acts = { $phase ->
        [tip] TIPPT
       *[other] AM ZUG
    }
seat-tipped = hat getippt

## Auswertung
scene-station = { $what }
show-title = Auswertung
show-off = daneben
show-right = { $stones ->
        [one] Richtig: 1 Stein
       *[other] Alle richtig: { $stones } Steine
    }, weiter auf Feld { $space }.
show-wrong = Nicht alle Steine sind richtig: Die Figur bleibt stehen.
show-solution = Lösung:
show-none = Kein Stein gesetzt: Die Figur bleibt stehen.
show-skipped = { $count ->
        [one] Ein besetztes Feld zählte nicht mit.
       *[other] { $count } besetzte Felder zählten nicht mit.
    }
show-kept = Die Karte wird behalten.
show-box = Die Karte kommt in die Schachtel.
show-final = Schlusswertung
show-award = { $steps ->
        [2] Gleichauf mit den meisten Karten in { $colour }.
       *[other] Die meisten Karten in { $colour }.
    }
show-moves = +{ $steps } bis Feld { $space }.
show-stone-right = richtig
show-stone-wrong = falsch

## Orte dieser Partie
places-title = Orte bisher
places-open = Alle Orte ansehen
places-page = Die Orte dieser Partie
places-kept = Karte behalten
places-close = Schließen

## Üben
board-fair = Jeder Ort lässt sich nachschlagen, im Atlas wie beim Üben. Der Server kann das nicht verhindern; macht aus, dass es niemand tut.
training-title = Orte üben
training-lead = Ein Ort nach dem anderen, nur für dich. Damit du dir nichts verdirbst, kommt nicht vor, was an deinen laufenden Tischen offen liegt.
training-choice = Auswahl
training-region = Gegend
training-everywhere = überall
training-colours = Farben
training-known = Was du kennst
training-seen = gefragt
training-stones = Steine
training-forget = Von vorn beginnen
training-task = Aufgabe
training-solve = Auflösen
training-next = Nächster Ort
training-none = Keine Karte passt zu dieser Auswahl.
