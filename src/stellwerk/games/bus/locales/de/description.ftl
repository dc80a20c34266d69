### Bus: die Stellung in Worten im Terminal.

told-now = { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }, { $hour }. Zeitsteine übrig: { $stones }. Größte Flotte: { $buses }
told-player = { $name }, { $colour }. Fahrten: { $rides }, Zeitsteine: { $stones }, Busse: { $buses }, Würfel: { $cubes }, Stäbchen: { $sticks }
told-line = { $name }, Linie
told-no-line = { $name }: noch keine Linie
told-crossing = { $crossing }
told-area = Würfel auf { $area }
told-cube = { $name }
told-buildings = { $count } { $kinds }
told-building = { $crossing } ({ $state ->
        [glad] jemand ist dort zufrieden
        [sad] jemand will weg
       *[empty] frei
    })
told-waiting = Passagiere an Kreuzungen ({ $supply } im Vorrat)
told-nobody = Niemand steht an einer Kreuzung ({ $supply } Passagiere im Vorrat)
told-standing = { $count } an { $crossing }
told-lots = Als Nächstes bebaut: Bauplätze { $letter }, { $count } frei
told-no-lots = Alle Bauplätze sind bebaut
