### Paris Connection: captions of the pictures in introduction and rules, holdings in the replay.

figure-map = Late in a game: all six tracks begin around the Eiffel Tower. Free cities show their value.
figure-start = Six start hexes, six locos. Below, behind your screen: your shares.
figure-build = Blue has placed three locos (ringed) and may place two more, on any hex with a plus.
figure-city = Red reaches Mâcon (1) and Lyon (2): the value of Red rises by 3. Saint-Étienne is already taken by Green.
figure-barrier = No track leads from Le Havre to Caen: the Seine divides the hexes. Black went around.
figure-city-taken = Blue wants to go to Reims, but Yellow is there already. The hexes with a plus are free.
figure-cut-off = Black has only one hex left to get out of Paris. Green may not fill it.
figure-trade = First you give one yellow loco back to its store, then you take two red ones.
figure-end = Red is in Marseille: 4 points for Red, and the game is over at once.
figure-score = Seven red, three black and three purple shares: 98, 39 and 27 points.

holdings-locos = Locos
holdings-at-least = { $count }+
