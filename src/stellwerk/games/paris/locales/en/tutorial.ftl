### Paris Connection: the sentences of the tutorial.

tutorial = Learn by playing, 6 minutes

## Build
tutorial-build = Build
    .about = Whoever builds makes a company more valuable, and all of its shares.
    .done = A good first turn: build for the company of which you hold most, and take cities on the way.
    .PAR-4-4 = Do I have to say how many locos?
    .PAR-7-2 = How does the value rise?
tutorial-build-hand = These locos lie behind your screen and are your shares: at the end each counts as much as its company is worth.
tutorial-build-choose = Nobody owns a company, everybody may build for every one: you hold five purple shares, so build for Purple.
tutorial-build-try = Click on Orléans: a loco goes only beside one of the same colour, and there is no purple one.
tutorial-build-troyes = Troyes lies beside the purple start hex: put your first loco into this city, it brings 1.
tutorial-build-auxerre = You may place up to five locos in a turn: take Auxerre as well.
tutorial-build-stop = End the build: Purple rises by 2, and your five shares are worth 10 points in all.

## Trade
tutorial-trade = Trade
    .about = One loco back, up to two others for it.
    .done = A trade nearly always makes you richer: give back a weak loco and take two of a company that will still rise.
    .PAR-8-3 = What if there is only one loco?
    .PAR-11-3 = What stays hidden?
tutorial-trade-saw = Another player has just taken two purple locos to profit with you, and everybody sees every trade.
tutorial-trade-do = Instead of building you may trade: give back the black loco, it is worth nothing, and take two purple ones.

## Where to build
tutorial-far = Where to build
    .about = A city holds one loco, landscape two.
    .done = Every loco behind a screen is missing for building: trading much makes a colour scarce.
    .PAR-5-3 = What do the dashed lines mean?
    .PAR-6-4 = When is a company cut off?
tutorial-far-choose = You now hold seven shares of Purple, more than anybody else: build on, as far as Lyon.
tutorial-far-land = Red already lies on this landscape hex, and two different colours have room: add Purple.
tutorial-far-try = Click on Dijon: a city holds one loco only, and Red was there first.
tutorial-far-cut = Go around Dijon; the only thing forbidden would be to cut a company off from its last way to a city.
tutorial-far-dashed = Nobody builds across the dashed lines, but here the way is free: on to the south.
tutorial-far-macon = Mâcon brings 1: put your fourth loco there.
tutorial-far-lyon = Lyon brings 2, and with the fifth loco the build ends by itself.

## Marseille
tutorial-end = Marseille
    .about = Two endings, and what counts then.
    .done = Now you can play Paris Connection: play on from the position before Marseille, or begin a new game.
    .PAR-8-6 = How many locos may I hold?
    .PAR-9-6 = Is the round played to its end?
    .PAR-10-6 = What about a tie?
tutorial-end-limit = With three players you may hold 20 locos: every further one costs 20 points at the end.
tutorial-end-when = The game ends at once when a track reaches Marseille, or when only one store still has locos.
tutorial-end-choose = You are ahead, so finish it: build Purple.
tutorial-end-avignon = Avignon is on the way and brings 1: take it.
tutorial-end-way = This hex is next to Marseille: put your second loco there.
tutorial-end-puzzle = Puzzle: a loco in Marseille ends the build and the game at once; which city do you take before that?
    .solved = Right: Nîmes lies beside your track and brings 2 more, so two more points for each of your shares.
tutorial-end-marseille = And now Marseille: it brings 4, and all screens are lifted.
