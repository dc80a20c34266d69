### Frachtexpress: die Stellung in Worten im Terminal.

told-piles = { $pile } Karten zum Nachziehen, { $discard } abgelegt
told-in-station = { $name }: Lok im Bahnhof { $station }; Handkarten: { $cards }, abgeliefert: { $delivered }; { $wagons ->
        [0] kein Waggon
       *[other] Zug
    }
told-on-place = { $name }: Lok auf Platz { $place }; Handkarten: { $cards }, abgeliefert: { $delivered }; { $wagons ->
        [0] kein Waggon
       *[other] Zug
    }
told-wagon = { $goods } { $value } für { $to }
told-hand = Deine Karten
told-card = { $kind } (Waggon { $goods } { $value } von { $from } nach { $to }, Würfel { $action })
told-laid = Platz { $place }: { $kind }, Gleise nach
