### Paris Connection: title, introduction, rules with numbers, variants.

title = Paris Connection
pitch = Locos are track and share at once. Every loco you hold is one that nobody can build.


## Introduction in two minutes; `.figure` names the picture from the board.

intro-1 = Six railway companies grow out of Paris across France. None of them is yours alone: everybody builds for everybody. You win with shares in the companies that are worth most at the end.
    .heading = What it is about
    .figure = map
intro-2 = Every loco is two things: a piece of track on the map, or a share behind your screen. At the start you draw a few shares blindly, and only you see them. The other locos lie open in six stores.
    .heading = Track or share
    .figure = start
intro-3 = On your turn you Build or Trade. For a Build, take 1 to 5 locos of one colour from its store and place each of them next to a loco of the same colour. You may build any colour, even one you hold no share in.
    .heading = Build
    .figure = build
intro-4 = A city has room for one loco only, a landscape hex for two of different colours. Cities bring 1 to 3 points, Marseille 4: the company’s value rises by that much. Landscape brings no points, but it leads onwards.
    .heading = Cities make value
    .figure = city
intro-5 = The dashed lines are estuaries and mountains. Nobody builds across them, only around them. The Eiffel Tower and the six start hexes are closed to further locos too.
    .heading = Barriers
    .figure = barrier
intro-6 = You may block a company’s way almost everywhere, but not entirely: as long as it has not reached any city, it must keep a way to a free one.
    .heading = Nobody is cut off
    .figure = cut-off
intro-7 = For a Trade, give one share back to its store and take one or two of another colour. That is how your holding grows. But everybody watches, and what you take can no longer be built.
    .heading = Trade
    .figure = trade
intro-8 = The game ends at once when a track reaches Marseille, or when locos are left in only one store. Keep an eye on both: whoever brings about the end chooses the moment.
    .heading = All of a sudden it is over
    .figure = end
intro-9 = Now the screens come down. Every share counts as much as its company is worth: seven red shares at value 14 make 98 points. Each loco above your limit costs 20 points. Most points win.
    .heading = The reckoning
    .figure = score


## Chapters

section-components = Components
section-setup = Setup
section-turn = Your turn
section-build = Build: choice and number
section-placing = Where a loco may be placed
section-cut-off = Nobody is cut off
section-scoring = Scoring a Build
section-trade = Trade
section-end = End of the game
section-final-scoring = Final scoring
section-hidden = What is hidden
section-variants = Variants


## 1 Components

PAR-1-1 = The board shows France in 182 hexes: one Eiffel Tower hex, six start hexes around it, 124 landscape hexes and 51 city hexes. A dashed line runs along 35 of the borders between hexes.
PAR-1-2 = There are 198 locos, 33 in each of six colours.
PAR-1-3 = There are also six screens, a bag, six stores (one for each colour) and the start player loco.
PAR-1-4 = The value of a city is printed on it: 28 cities count 1 point (beige), 15 count 2 (purple), 7 count 3 (red), and Marseille counts 4 (blue). That makes 83 points in all.
PAR-1-5 = The value track has the spaces 0 to 30.
PAR-1-6 = The six companies are named after their colours: Blue, Yellow, Red, Green, Purple and Black. The same rules hold for all of them.


## 2 Setup

PAR-2-1 = Paris Connection is played by three, four, five or six people.
    .refusal = Paris Connection needs { $least } to { $most } people, here there are { $seats }.
PAR-2-2 = Everybody has a screen. The others do not see what is behind it.
PAR-2-3 = One loco goes on each of the six start hexes, one of every colour; chance decides which colour begins where. This loco belongs to the track of its colour and is never moved.
    .refusal = The colours cannot stand like this: exactly one begins on each start hex, and each only once.
PAR-2-4 = Another loco of every colour goes on the 0 of the value track. All it does is show the value of its company.
PAR-2-5 = The other 31 locos of each colour go into the bag, 186 in all. Everybody draws their first shares from it blindly and puts them behind the screen: 10 locos with three players, 8 with four, 6 with five, 5 with six.
    .refusal = The locos cannot have been drawn like this: the numbers do not fit the people and the bag.
PAR-2-6 = What is left in the bag goes into the stores, sorted by colour. The number of locos in every store is open. The game is never over before the first turn.
PAR-2-7 = Who begins, and gets the start player loco, is drawn by lot.
    .refusal = The lot cannot have fallen like this: there is no such seat at the table.
PAR-2-8 = If the same group plays several games in a row, no new lot is drawn: for each further game the start player loco moves on by one seat clockwise.
PAR-2-9 = Chance always decides in the same order: first the start hexes, then the locos drawn, seat by seat, and finally who begins.
    .refusal = It is chance’s turn first: the start hexes, then the locos drawn, then who begins.


## 3 Your turn

PAR-3-1 = Whoever has the start player loco begins. Play then goes clockwise, one turn each.
    .refusal = It is not your turn.
PAR-3-2 = On your turn you carry out exactly one of two actions: Build or Trade.
    .refusal = { $phase ->
        [place] You are in the middle of a Build: place a loco or end it.
        [take] You are in the middle of a Trade: now take 1 or 2 locos.
       *[turn] { $verb ->
            [take] First give back a loco.
           *[place] First choose the colour you want to build.
        }
    }
PAR-3-3 = Passing is not allowed. There is always an action you may take.
    .refusal = Passing is not allowed.
    .instead = Build or trade. A Trade is always possible.
PAR-3-4 = Whether the game is over is checked only after the complete action, for a Build after its scoring. If the game goes on, it is the next person’s turn.


## 4 Build: choice and number

PAR-4-1 = For a Build, take 1 to 5 locos from one store of your choice, so all of the same colour, and place them on the board.
    .refusal = A Build needs at least one loco: first place one of { $company }.
PAR-4-2 = You cannot build a colour whose store is empty. Nor can you build more locos than its store holds.
    .refusal = The store of { $company } is empty.
    .instead = Build another colour, or trade.
PAR-4-3 = You cannot choose a colour for which no hex is allowed. That nobody may be cut off counts here too.
    .refusal = There is no hex where { $company } may build now.
    .instead = Build another colour, or trade.
PAR-4-4 = You place the locos one after another, in any order; each must be allowed at the moment you place it. You need not say beforehand how many there will be: after the first loco you may stop at any time.
PAR-4-5 = Only locos from the stores are built, never shares from behind a screen. You may build any colour, whether you hold shares in it or not.
PAR-4-6 = A loco that has been built stays where it is until the end of the game.
PAR-4-7 = The Build ends by itself after a loco in Marseille, after the fifth loco, after the last loco of the store, and when no further hex is allowed. Otherwise you decide after each loco whether to go on.


## 5 Where a loco may be placed

PAR-5-1 = The loco goes on a hex that meets all of the following conditions. Moreover, it must not cut off anybody.
PAR-5-2 = The hex borders on a hex with a loco of the same colour. The loco on the start hex counts, and so do locos you have already placed in this Build. Tracks may branch.
    .refusal = { $place } does not border on any loco of { $company }.
    .instead = Choose a hex right beside the track of { $company }.
PAR-5-3 = Nobody builds across a dashed line: two hexes parted by it do not count as neighbours. A detour is allowed.
    .refusal = Nobody builds across a dashed line ({ $barrier }): { $own } and { $place } do not count as neighbours for { $company }.
    .instead = A detour around the line is allowed.
PAR-5-4 = A hex never holds two locos of the same colour.
    .refusal = { $company } already has a loco at { $place }. There is no room for a second one of the same colour.
PAR-5-5 = A landscape hex holds at most two locos, and these of different colours.
    .refusal = The hex { $place } is full: { $first } and { $second } are already there.
    .instead = Build around it.
PAR-5-6 = A city hex holds at most one loco.
    .refusal = A city holds only one loco. { $other } is already in { $place }.
    .instead = Build around the city, or into a free one.
PAR-5-7 = Nothing is built on the Eiffel Tower hex or on the start hexes. So no other company’s track leads through a start hex either.
    .refusal = { $place } is closed: nothing is built on the Eiffel Tower hex or on the start hexes.


## 6 Nobody is cut off

PAR-6-1 = A loco must not be placed in such a way that some company would be cut off afterwards.
    .refusal = With { $company } at { $place }, { $victim } could not reach a free city any more and would be cut off.
    .instead = Leave { $victim } a way to a free city.
PAR-6-2 = A company is connected as soon as one of its locos stands in a city. A connected company never counts as cut off, whatever happens.
PAR-6-3 = A company is open if a way from neighbour to neighbour leads from its track to a free city; a free city right beside it is enough. The way may only use landscape hexes that still have room for its colour, never start hexes, the Eiffel Tower, taken cities or dashed lines. Whether a step of this way would itself cut somebody off is not asked.
PAR-6-4 = A company is cut off if it is neither connected nor open.
PAR-6-5 = Only what is on the board counts, not how many locos the store still holds. Emptying a store cuts nobody off.
PAR-6-6 = Each company is looked at by itself, as if the others stood still. If two depend on the same last city or the same last place, neither may build there as long as the other is not connected and has no other way.
PAR-6-7 = Marseille is a city here too: it keeps a company open, and a loco in Marseille may cut another company off.
PAR-6-8 = At the start all six companies are open. Every board must provide for that.


## 7 Scoring a Build

PAR-7-1 = At the end of the Build every loco just placed brings its company points: 0 on landscape, the printed value (1, 2 or 3) in a city, 4 in Marseille.
PAR-7-2 = The company’s value rises by the sum: its loco on the value track moves forward that many spaces.
PAR-7-3 = Every city counts exactly once, for the company that builds there; who else is nearby does not matter. Values never fall.
PAR-7-4 = A value may rise above 30; it simply counts on.
PAR-7-5 = Scoring happens once, at the end of the Build, not loco by loco. It makes no difference to the result.


## 8 Trade

PAR-8-1 = For a Trade, you first give back exactly one loco of your holding to the store of its colour.
    .refusal = You do not hold a loco of { $company }.
    .instead = Give back a colour that you hold.
PAR-8-2 = Then you take 1 or 2 locos, as you like, from a single store of another colour and put them behind your screen.
    .refusal = { $case ->
        [same] You have just given back { $company }. Take another colour.
       *[number] You take 1 or 2 locos of { $company }, no more and no fewer.
    }
PAR-8-3 = If there is only one loco in that store, you can take only one. Taking none is not allowed.
    .refusal = { $stored ->
        [0] The store of { $company } is empty.
       *[1] Only one loco is left in the store of { $company }.
    }
    .instead = { $stored ->
        [0] Take another colour.
       *[1] Take this one, or another colour.
    }
PAR-8-4 = You may also give a loco back to an empty store. That store is then filled again.
PAR-8-5 = Everybody sees what you give and what you take.
PAR-8-6 = Your holding has a limit: 20 locos with three players, 15 with four, 12 with five, 10 with six. A Trade may go beyond it, but each surplus loco costs points at the end.
PAR-8-7 = A Trade is always possible. Everybody holds at least one loco at all times, and as long as the game goes on at least two stores are filled.


## 9 End of the game

PAR-9-1 = The game ends at once when a track reaches Marseille, that is, when a loco is placed on the Marseille hex.
    .refusal = The game is over: a track has reached Marseille.
PAR-9-2 = With this loco the Build is over as well. It is still scored, including the 4 points for Marseille. Whatever else you want to place in the same Build, place it first.
PAR-9-3 = The game ends at once when locos are left in only one of the six stores. This is checked after each complete action, a Build as well as a Trade.
    .refusal = The game is over: locos are left in only one store.
PAR-9-4 = In a Trade the check comes only after the taking, not between giving and taking.
PAR-9-5 = It cannot happen that all six stores are empty.
PAR-9-6 = The round is not played to its end. So some people may have had one turn more than others.
PAR-9-7 = If several reasons for the end come together in the same action, the first of this list is recorded: Marseille, stores, stalemate.
PAR-9-8 = If 10 turns per person in a row (with four players, 40) are Trades in which just one loco is taken, the game ends and is scored as usual. A Build or a Trade that takes two locos begins the count anew. The number 10 can be changed before the game; with 0 this rule is off.
    .until-1-0 = If people only trade, the game ends after 10 turns per person in a row without a Build (with four players, after 40) and is scored as usual. The number 10 can be changed before the game; with 0 this rule is off.
    .refusal = The game is over: people only traded for too long.


## 10 Final scoring

PAR-10-1 = All screens are taken away.
PAR-10-2 = For each loco of your holding, surplus ones included, you get as many points as its company is worth.
PAR-10-3 = For each loco you hold above the limit, 20 points are deducted.
PAR-10-4 = The result may be negative.
PAR-10-5 = Whoever has the most points wins.
PAR-10-6 = If several people have the most points, they all win together. Nothing breaks the tie.
PAR-10-7 = On the following places, too, equal points share the better place (1, 2, 2, 4).


## 11 What is hidden

PAR-11-1 = Open at all times are the board with the colours of the start hexes, the values, the stores (at the start and now), whose turn it is, what has already happened in this turn, and all earlier turns.
PAR-11-2 = It can be worked out how many locos each person holds in all, and how many locos of a colour everybody together holds: 31 minus the store, minus the locos built.
PAR-11-3 = Hidden is which colours the others drew at the start. You always see your own holding; those who only watch see none. How many locos of a colour somebody holds at the least follows from the Trades: those taken minus those given, plus what must have been there already to be given.
PAR-11-4 = At the end of the game everybody sees everybody’s holding.
PAR-11-5 = After the setup there is no more chance.
    .refusal = No chance is due here: after the setup there is none.
PAR-11-6 = Which colours somebody can give back would betray the hidden holding. Before the end only that person learns it.


## Variants

PAR-V1 = Fixed starts: Blue begins in the north, Yellow in the north-east, Red in the south-east, Green in the south, Purple in the south-west, Black in the north-west.
PAR-V2 = Open holdings: there are no screens, everybody sees who holds which locos. What is allowed stays the same.
PAR-V3 = Cutting off: standard as above, strict, or not forbidden. Strict means that after every single loco every company must be open, a connected one too and even the one being built, unless no city is free on the whole board.
PAR-V4 = Match: as many games as there are people. After each game the start player loco moves on by one seat, and the points of all games are added up.
PAR-V5 = No ledger: earlier Trades and their balance are not shown. You have to remember them; rules and record stay the same.
PAR-V6 = Board: instead of the large map, another board of the same make is used, for example the small one with 19 hexes.


## Options

option-fixed_starts = Start hexes
    .help = Which colour begins on which start hex. Fixed: Blue in the north, then clockwise Yellow, Red, Green, Purple, Black.
option-fixed_starts-false = by lot
option-fixed_starts-true = fixed
option-open_hands = Holdings
    .help = When open, everybody sees who holds which locos: good for learning and analysis. It does not change what is allowed.
option-open_hands-false = hidden
option-open_hands-true = open
option-cut_off = Cutting off
    .help = Standard: whoever has no city yet must be able to reach a free one. Strict: after every loco this holds for all. Allowed: nobody is protected.
option-cut_off-standard = standard
option-cut_off-strict = strict
option-cut_off-off = allowed
option-start_player = Who begins
    .help = The lot decides, or you name the seat that begins. In a match the beginning moves on by one seat from game to game.
option-start_player-null = by lot
option-start_player-seat = Seat { $number }
option-no_ledger = Ledger of Trades
    .help = Shows what everybody has openly traded. Without it you have to remember, as at a real table.
option-no_ledger-false = show
option-no_ledger-true = hide
option-board = Board
    .help = The large map of France with 182 hexes, or a small board of 19 hexes for experiments.
option-board-board = France
option-board-board_mini = small board
option-stalemate_trade_turns_per_player = Stalemate
    .help = After this many turns per person in a row in which people only trade and take just one loco each time, the game ends. 0 switches this off.


## Versions: what each has changed

version-1-0 = The first version.
version-1-1 = Only Trades in which just one loco is taken count as standstill (PAR-9.8); before, every Trade did.
