### Bus: the position in words in the terminal.

told-now = { $round ->
        [0] Setup
       *[other] Round { $round }
    }, { $hour }. Time stones left: { $stones }. Largest fleet: { $buses }
told-player = { $name }, { $colour }. Rides: { $rides }, time stones: { $stones }, buses: { $buses }, cubes: { $cubes }, sticks: { $sticks }
told-line = { $name }, line
told-no-line = { $name }: no line yet
told-crossing = { $crossing }
told-area = Cubes on { $area }
told-cube = { $name }
told-buildings = { $count } { $kinds }
told-building = { $crossing } ({ $state ->
        [glad] somebody is content there
        [sad] somebody wants to leave
       *[empty] free
    })
told-waiting = Passengers at crossings ({ $supply } in supply)
told-nobody = Nobody stands at a crossing ({ $supply } passengers in supply)
told-standing = { $count } at { $crossing }
told-lots = Next to be built on: lots { $letter }, { $count } free
told-no-lots = All lots are built on
