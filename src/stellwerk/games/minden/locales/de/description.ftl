### Finden Sie Minden?: die Stellung in Worten im Terminal.

told-round = Runde { $round }. Die Schlusszone beginnt auf Feld { $zone }
told-display = Auslage
told-card = { $card } ({ $colour }, behalten ab { $keep ->
        [one] 1 Stein
       *[other] { $keep } Steinen
    })
told-pile = { $count } Karten im Stapel, oben
told-closed-pile = { $count } Karten im Stapel
told-seat = { $name }: { $space ->
        [0] auf Start
       *[other] auf Feld { $space }
    }, Tauschmarken: { $chips }; { $cards ->
        [0] keine Karte behalten
       *[other] behaltene Karten
    }
told-kept = { $count } × { $colour }
told-chosen = { $name }, Karte dieser Runde, { $state ->
        [tipped] Tipp bestätigt
       *[waiting] noch kein Tipp
    }
told-tip = Dein Tipp
told-no-tip = Dein Tipp: kein Stein
told-side = { $value }
told-block = { $value }
told-square = Planquadrat { $value }
told-quarter = Position { $value }
told-evaluated = Letzte Runde, { $name }: { $card }, { $right ->
        [yes] alle Steine richtig
       *[no] nicht richtig
    }, jetzt auf Feld { $space }; der Ort liegt in
