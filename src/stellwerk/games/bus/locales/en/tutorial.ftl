### Bus: the sentences of the tutorial.

tutorial = Learn by playing, 8 minutes

## One ride, one point
tutorial-ride = One ride, one point
    .about = What a ride is, and what the clock has to do with it.
    .done = That was your first point: every ride along your line into a free building of the right kind is one.
    .BUS-10-3 = How many fit into a building?
    .BUS-10-9 = What about satisfied passengers?
tutorial-ride-line = The black line is yours: your bus drives from the West Park Gate through the South Park Gate to the University.
tutorial-ride-clock = The clock shows day, and by day everybody wants to be in an office; in the evening it is a pub, at night a house.
tutorial-ride-try = Just to see, click on the North Park Gate: somebody waits there too, but your line does not lead there, and the game names the rule.
tutorial-ride-go = Now the passenger at the South Park Gate: click there, and your bus takes them to the office at the University.

## Your line
tutorial-line = Your line
    .about = It grows only at its two ends.
    .done = A good line joins waiting passengers with buildings, and soon it leads to a station.
    .BUS-5-4 = May I lay beside other sticks?
    .BUS-5-10 = What if my line becomes a circle?
tutorial-line-heads = The game is just beginning: your first stick lies already, and its two ends are called heads.
tutorial-line-try = Click on the glowing street: it touches neither of your heads, so it cannot be used.
tutorial-line-lay = Lay your stick from the South Park Gate to the University: there is an office.

## Placing cubes
tutorial-cubes = Placing cubes
    .about = With cubes you choose what you do in a round.
    .done = It pays to choose line, factory and Vrroomm early: the first space brings the most.
    .BUS-3-8 = May I choose the same twice?
    .BUS-4-4 = How much does a cube bring?
    .BUS-12-1 = What happens to placed cubes?
tutorial-cubes-seven = In turn everybody puts cubes on these seven actions: at least two every round, and your 20 must last for the whole game.
tutorial-cubes-line = Put your first cube on Line: it goes on space a and brings one stick.
tutorial-cubes-order = The player on space b acts before you, for in Line and Buildings the last cube begins; with Passengers and Vrroomm it is a.
tutorial-cubes-number = Space a brings as many as the largest fleet has buses (MNB), every further space one less: for Line that is still 1, after the factory it is 2.
tutorial-cubes-vroomm = You may pass only after two cubes: put the second one on Vrroomm, for without Vrroomm your bus does not drive.
tutorial-cubes-pass = Any further cube would be voluntary, and whoever saves cubes plays longer: pass.

## From left to right
tutorial-act = From left to right
    .about = Line, factory, passengers, buildings, clock, Vrroomm: the round is carried out.
    .done = A good first turn: extend the line towards passengers and a station, and drive with Vrroomm in the same round.
    .BUS-4-7 = When does a new bus count?
    .BUS-10-12 = What if nobody chooses Vrroomm?
tutorial-act-extend = Now the actions are carried out from left to right: lay your stick to Dampfross Station, where new passengers arrive.
tutorial-act-factory = Another player got a second bus from the factory: the MNB is 2 at once, so two passengers and two buildings came.
tutorial-act-clock = Nobody chose the clock, so it has moved from night to day.
tutorial-act-walk = Before the rides, passengers walk into a fitting building at their own crossing, as here, and nobody gets a point for that.
tutorial-act-ride = Your cube on Vrroomm gives one ride per bus: take the passenger from the South Park Gate to the office.

## Factory and buildings
tutorial-build = Factory and buildings
    .about = More buses, and buildings in the right place.
    .done = Build on your line, but not where somebody waits already: whoever just walks in brings you nothing.
    .BUS-8-2 = Why the A lots first?
    .BUS-8-5 = Who owns a building?
    .BUS-8-1 = How many may I build?
tutorial-build-bus = Round 2: take the factory, and you have two buses for good, so two rides per cube on Vrroomm.
tutorial-build-cube = Tonight everybody will want a pub, but there is none on your line: put a cube on Buildings.
tutorial-build-vroomm = And a third, voluntary cube on Vrroomm: right now it would bring nothing, but by then your pubs will be there.
tutorial-build-pass = That is enough: pass.
tutorial-build-try = Click on the glowing lot: its letter is C, and as long as A lots are free nobody builds elsewhere.
tutorial-build-pub = Nobody waits at the South Park Gate any more: build a pub there, and it stays free until your ride.
tutorial-build-puzzle = Puzzle: where should the second pub be, so that you have two rides tonight?
    .solved = Right: at the South Park Gate too, for whoever waits at the West Park Gate would simply walk into a pub there, and the other lots are not on your line.

## Two rides and the clock
tutorial-clock = Two rides and the clock
    .about = With the clock you say where everybody wants to go.
    .done = Whoever has the clock decides just before the rides, and a time stone costs a point.
    .BUS-9-4 = Where does the hand move?
    .BUS-10-8 = Are two cubes on Vrroomm worth it?
tutorial-clock-first = Two buses, two rides: first the passenger at the West Park Gate.
tutorial-clock-second = Then somebody from the station: that is two points with one cube.
tutorial-clock-cube = Round 3: put a cube on the clock, and the hand moves only if you want it to.
tutorial-clock-vroomm = Put one on Vrroomm again, for only then do you drive.
tutorial-clock-pass = Two cubes are enough this time: pass.
tutorial-clock-puzzle = Puzzle: it is evening, your pubs are full, and there is a free house on your line; do you stop the clock, or do you let it run?
    .solved = Right: at night everybody wants a house, and you have a ride; stopping would have brought you none and cost a time stone, which is a point.

## Points and the end
tutorial-end = Points and the end
    .about = When it is over, and who has won.
    .done = Now you can play Bus: play on from here, or begin a new game.
    .BUS-13-5 = What about a tie?
    .BUS-13-8 = How long can a game last?
tutorial-end-stones = If somebody stops the clock and takes the last time stone, the game ends at once; every stone costs its owner a point.
tutorial-end-lots = Otherwise it ends after the round in which no lot is free any more or only one player has cubes left.
tutorial-end-ride = Until then every ride counts: take somebody home from the station before another player does.
