### Paris Connection: Beschriftung von Karte, Kursblatt und Einblendungen im Browser.

## Karte
board-label = Karte von Frankreich mit den Strecken der sechs Gesellschaften
board-title = Frankreich
board-subtitle = Streckenkarte
board-sea-north = Ärmelkanal
board-sea-west = Golf von Biskaya
board-sea-south = Mittelmeer
board-legend = Zeichen
board-legend-barrier = kein Übergang
board-legend-target = hier darfst du bauen
board-land = { $hex }, Landschaft
board-city = { $name } ({ $hex }), Stadt mit Wert { $value }
board-start = { $name } ({ $hex }), Startfeld
board-eiffel = Eiffelturm ({ $hex })
board-locos = Hier { $count ->
        [one] liegt
       *[other] liegen
    } { $companies }

## Einblendungen
overlay-values = Werte
overlay-reach = Reichweite
overlay-last = Letzter Zug
overlay-reach-best = { $company }: mit bis zu 5 Loks höchstens +{ $points }
overlay-reach-none = { $company } kann nicht weiterbauen
overlay-reach-marseille = { $locos ->
        [one] Marseille: noch 1 Lok entfernt
       *[other] Marseille: noch { $locos } Loks entfernt
    }
overlay-reach-no-marseille = Marseille ist von hier nicht mehr zu erreichen

## Kursblatt
sheet-title = Kursblatt
sheet-holding = dein Besitz: { $count } von { $limit }
sheet-company = Gesellschaft
sheet-value = Wert
sheet-store = Vorrat
sheet-own = Du
sheet-held = Verdeckt
sheet-points = Pkt
sheet-sum = wäre jetzt wert
sheet-surplus = { $count ->
        [one] 1 Lok über der Grenze: −{ $penalty } am Ende
       *[other] { $count } Loks über der Grenze: −{ $penalty } am Ende
    }
sheet-value-long = Wert der Gesellschaft
sheet-store-long = Loks im Vorrat
sheet-own-long = deine Anteile
sheet-held-long = Loks hinter allen Schirmen
sheet-points-long = Punkte, wenn jetzt Schluss wäre

## Offen bekannt
ledger-title = Offen bekannt
ledger-none = noch kein Tausch
ledger-change = { $company }: { $count }

## Was das Spiel beendet
ending-title = Was das Spiel beendet
ending-stores = Gefüllte Vorräte: { $count } von 6. Bei einem ist Schluss.
ending-stores-over = Gefüllte Vorräte: { $count } von 6.
ending-reached = Marseille: { $company } ist angekommen.
ending-over = Das Spiel ist zu Ende: { $reason }.
ending-marseille = Marseille: { $company } braucht noch { $locos ->
        [one] 1 Lok
       *[other] { $locos } Loks
    }
ending-no-marseille = Marseille kann niemand mehr erreichen.
ending-trades = { $count ->
        [one] Noch 1 Tausch ohne Bau, und es ist Schluss.
       *[other] Noch { $count } Tauschzüge ohne Bau, und es ist Schluss.
    }

## Sitze
seat-locos = { $count ->
        [one] 1 Lok
       *[other] { $count } Loks
    }
seat-limit = Grenze { $limit }
seat-traded = nahm { $company }

## Fahrtenbuch
log-building = { $name } baut { $company }{ $count ->
        [0] { "" } …
       *[other] : { $hexes } …
    }
    .you = Du baust { $company }{ $count ->
        [0] { "" } …
       *[other] : { $hexes } …
    }
