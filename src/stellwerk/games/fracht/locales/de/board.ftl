### Frachtexpress: Beschriftung von Spielfeld, Hand, Gespann und Tafeln im Browser.

## Spielfeld
board-label = Spielfeld mit Bahnhöfen, Gleiskarten und Loks
board-loco-red = Rot
board-loco-blue = Blau
board-loco-green = Grün
board-loco-yellow = Gelb
board-edge-N = Norden
board-edge-E = Osten
board-edge-S = Süden
board-edge-W = Westen
board-station = Bahnhof { $letter }
board-place-free = Platz { $place }, frei
board-place-card = Platz { $place }: { $kind }, Gleise nach { $edges }
board-sleeper = Schwelle auf { $place }
board-edge = Gleisende auf { $place }
board-locos = { $count ->
        [one] Lok
       *[other] Loks
    } hier: { $names }
keys-turn = die Karte drehen, die du legst
board-turn = Karte drehen (R)
board-lay = So legen (Eingabetaste)
board-turning = Karte auf { $place }, um { $degrees } Grad gedreht, { $count ->
        [one] nur so möglich. Eingabetaste legt sie
       *[other] { $count } Lagen möglich. R dreht, Eingabetaste legt sie
    }
board-runs-off = entgleist!
board-pushes = schiebt { $loco } → { $where }
board-pushes-off = { $loco } entgleist!
board-check = Kontrolle
board-danger = { $loco }: { $sleepers ->
        [0] steht am Gleisende
        [one] Ende nach 1
       *[other] Ende nach { $sleepers }
    }

## Hand
hand-title = Deine Karten
hand-empty = Keine Karte auf der Hand.
hand-card = { $kind }. Waggon { $goods } { $value }, von { $from } nach { $to }, Würfel { $action }
hand-corners = Ecken: Wert · Ziel · Würfel · Herkunft
use-build = Als Gleis legen: { $count ->
        [0] nirgends möglich
        [one] 1 Platz
       *[other] { $count } Plätze
    }
use-couple = Als Waggon ankoppeln, nur in { $station }
use-drive = Zum Fahren abwerfen: { $count } Schwellen
use-redraw = Abwerfen und { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } nachziehen, beendet den Zug
use-word-build = Bauen
use-word-couple = Koppeln
use-word-drive = Fahren
use-word-redraw = Ziehen
use-not = Jetzt nicht: { $use }

## Gespann
train-title = Dein Gespann · { $count } von 5 · { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    }
train-wagon = { $goods } für { $to }
train-delivered = Abgeliefert: { $count ->
        [0] noch nichts
        [one] 1 Waggon, verdeckt
       *[other] { $count } Waggons, verdeckt
    }
train-delivered-open = Abgeliefert: { $count ->
        [one] 1 Waggon
       *[other] { $count } Waggons
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
train-check = Aufgedeckt: erlaubt { $allowed ->
        [one] 1 Waggon
       *[other] { $allowed } Waggons
    }. { $surplus } zu viel.
trains-title = Gespanne der anderen
trains-none = kein Waggon

## Wohin lohnt es sich
stops-title = Wohin lohnt es sich?
stops-deliver = { $goods } abliefern
stops-couple = { $goods } ankoppeln
stops-here = jetzt hier möglich
stops-way = { $count ->
        [one] 1 Schwelle entfernt
       *[other] { $count } Schwellen entfernt
    }
stops-no-way = noch kein Gleis dorthin
stops-none = Noch nirgends: weder Ladung im Gespann noch auf der Hand.

## Stapel
piles-title = Stapel
piles-draw = Nachziehen
piles-discard = Ablage
piles-look = Ablage ansehen
piles-pile = { $count } im Nachziehstapel
piles-discard-count = { $count } auf der Ablage
piles-held = { $count } auf den Händen
piles-coupled = { $count } angekoppelt
piles-spent = { $count } verbaut oder geliefert
piles-end = Noch { $count } Karten zu ziehen. Ende, wenn beide Stapel leer sind.
piles-near = { $count ->
        [0] Nichts mehr zu ziehen: Wer jetzt ziehen muss, beendet das Spiel.
        [one] Das Ende naht: nur noch 1 Karte zu ziehen.
       *[other] Das Ende naht: nur noch { $count } Karten zu ziehen.
    }
piles-quiet = Wird weiter nichts gebaut oder geliefert, endet das Spiel in { $count } Zügen.
summary-hand = Karten
summary-piles = zu ziehen

## Einblendungen, Plätze
overlay-stops = Ziele
overlay-dangers = Gleisenden
overlay-dangers-none = Keine Lok fährt ins Leere.
overlay-last = Letzter Zug
seat-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
seat-wagons = { $count ->
        [one] 1 Waggon
       *[other] { $count } Waggons
    }
seat-delivered = geliefert
seat-points = Punkte
