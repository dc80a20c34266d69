# The coach of a first game: what a decision is (the first time) and what matters.

coach-setup_building = Buildings belong to nobody. You can only drive where a fitting one stands on your line.
    .aim = Build different kinds close together, best beside the park: the first passengers stand there.
coach-setup_first = Your line begins here. Later it grows only at its two ends, the heads.
    .aim = Begin where passengers stand and buildings are not far.
coach-setup_second = The second stick gives your line its direction.
    .aim = Join passengers with buildings, and leave free streets to both heads.
coach-choose-compulsory = Cubes are your moves: 20 for the whole game, and two are compulsory in every round.
    .aim = First think how many rides a cube on Vroemm would bring, then what you lack for them.
coach-choose = From the third cube on you may pass. What you save you have in later rounds.
    .aim = Place another cube only if it brings rides now or soon.
coach-lines = A stick goes to a head of your line, into a free street.
    .aim = Reach crossings with buildings of all three kinds, or a station.
coach-circle = Your line has become a circle. Both heads lie at the same place now, and you say where.
    .aim = Choose the place that most free streets still lead from.
coach-passengers = New passengers arrive at one of the two stations.
    .aim = Put them at the station that your line touches and the others' do not.
coach-buildings = You build for everybody, but where it is of use to you. First A, then B, C and D.
    .aim = Build on your line what the clock shows at the next Vroemm, not at a crossing where somebody stands already.
coach-clock = The clock says where everybody wants to go. Who stops it takes a time stone, and that costs a point.
    .aim = Stopping pays if it brings you at least two rides more than letting it run.
coach-vroomm = Each bus brings one passenger of your line into a free building of the right kind: one point.
    .aim = First drive those whom others would fetch, and fill buildings that they can reach too.
