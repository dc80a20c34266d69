### Kraftwagen: die Stellung in Worten im Terminal.

told-round = Runde { $round } von { $rounds }{ $turn ->
        [0] {""}
       *[other] , Zug { $turn }
    }
told-start-tiles = Startplättchen zur Wahl
told-chain = Aktionskette, von ihrem Ende an
told-thing = { $thing }
told-worker = Arbeiter ({ $name })
told-research = Ausliegende Forschungskarten ({ $deck } verdeckt)
told-market = Wagen im Markt
told-no-market = Der Markt ist leer
told-car = { $name } (Karosserie { $body }, Motor { $engine }, Prestige { $workers }, Preis { $price })
told-car-with = { $name } (Karosserie { $body }, Motor { $engine }, Prestige { $workers }, Preis { $price }, { $engineer })
told-prices = Freie Preise
told-no-prices = Kein Preis ist frei
told-price = { $price }
told-buyers = Käufer in der Reihenfolge, in der sie kaufen
told-no-buyers = Noch kein Käufer ist da
told-stacks = Käufer, die warten
told-stack = { $count } × { $buyer } (weiße Marken: { $markers })
told-awards = Auszeichnungen, die noch zu haben sind
told-award = { $award } ({ $points } Punkte)
told-factory = { $name }: Karosserie Stufe { $body }, Motor Stufe { $engine }, verkaufte Wagen: { $sold }, Arbeiter im Vorrat: { $supply }, in der Kantine: { $canteen }; { $parts ->
        [0] Werkstätten leer
       *[other] Werkstätten
    }
told-part = { $part } { $value }
told-race = { $name } im Grand Prix: { $space ->
        [0] in der Boxengasse
       *[other] auf Feld { $space }
    }, Runden: { $laps }, nächste Fahrt: { $distance }
told-owned = { $name }, Karten und Auszeichnungen
told-money = { $name }, bisherige Punkte: { $money }
