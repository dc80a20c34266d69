### Kraftwagen: title, introduction, numbered rules, variants.

title = Kraftwagen
pitch = Research, build, sell: every buyer takes only the one car that he likes best.


## Introduction in two minutes; `.figure` names the picture of the board.

intro-1 = You run an early car factory. In three rounds you build cars and put them on the market. Whoever has the most money at the end wins.
    .heading = What it is about
    .figure = market
intro-2 = Everybody shares one chain of action tiles. Whoever stands last moves and jumps to any tile. The farther you jump, the more tiles and turns you leave to the others.
    .heading = The chain
    .figure = chain
intro-3 = A tile shows one to three actions: hire a worker, research, take a body or an engine, bring a buyer, drive in the Grand Prix. You carry out all that are possible, in any order.
    .heading = Actions
    .figure = tiles
intro-4 = Of two open cards you take one. Developments raise the level up to which you may take bodies and engines, but need a worker. Engineers give one strong push. Instant actions work at once.
    .heading = Research
    .figure = research
intro-5 = Your three workshops hold one part each. At the end of your turn you may make a car of a body, an engine, at least one worker and a price. You choose the price from eight markers, each of which exists once.
    .heading = A car for the market
    .figure = offer
intro-6 = Whoever brings buyers decides who buys: Body wants the highest body, Engine the strongest engine, Prestige the most workers, Price the lowest price. Whoever brings a buyer gets the white markers beside him.
    .heading = Bringing buyers
    .figure = buyers
intro-7 = Your race car drives as far as its engine is strong; other cars are skipped. The first three get 7, 4 and 2 points, and every lap adds something.
    .heading = Grand Prix
    .figure = race
intro-8 = When the market is full or the buyer track has run out, the buyers buy one car each in their order; in a tie the cheaper one. The Price buyer pays twice. What is left brings nothing.
    .heading = Sales
    .figure = sales
intro-9 = Ten awards lie open. Whoever fulfils a condition first takes the tile at once. Hold a finished car back now and then: whoever offers last knows most.
    .heading = Awards
    .figure = awards


## Chapters

section-setup = Setup
section-rounds = Rounds
section-chain = The chain
section-actions = The six actions
section-offer = Offering a car
section-research = Research cards
section-scoring = Scoring
section-awards = Awards
section-two-players = Two players
section-end = End of the game
section-variants = Variants


## 1 Setup

KW-1-1 = The five tiles with one action are shuffled, and so are the four with two. They form a line: the singles first, then the doubles, the triple at the very front.
KW-1-2 = The order of the players is drawn by lot. Their workers stand behind the tiles, the first player at the very end of the chain.
KW-1-3 = The 50 research cards are shuffled and lie face down, two lie open.
KW-1-4 = The eight buyers lie in four stacks of two, by preference.
KW-1-5 = The marker token stands on the top field S of the buyer track.
KW-1-6 = The ten awards lie open.
KW-1-7 = Bodies and engines lie in the general supply, sorted by value.
KW-1-8 = Everybody has 14 workers: 4 in the canteen, 1 on the lap counter, 1 in the chain and 8 in their own supply.
KW-1-9 = The Grand Prix car has a printed engine of value 1. It is not a tile.
KW-1-10 = All race cars stand in the pit lane before space 1.
KW-1-11 = Start tiles are chosen in reverse player order, the last player first.
    .refusal = { $case ->
        [turn] It is { $who } who chooses a start tile now.
        [gone] This start tile is gone: { $tile }.
       *[kind] Choose a start tile first.
    }
    .instead = Start tiles are chosen from the last player to the first, from those that are left.
KW-1-12 = With three players the fourth start tile and the fourth race car stay in the box.
KW-1-13 = Every start tile at once gives one point for bodies and one for engines. It needs no worker.
KW-1-14 = Its bonus is carried out at once: drive two spaces, a body, an engine, or a worker.


## 2 Rounds

KW-2-1 = The game has three rounds, each with preparation, turns and scoring.
KW-2-2 = Preparation: the eight coloured prices of the round are put beside the market, orange in round 1, purple in round 2, blue in round 3.
KW-2-3 = Preparation: white markers are put beside the stacks of buyers, 2 points at Body, 1 point each at Engine, Prestige and Price.
KW-2-4 = White markers that nobody has taken stay and add up.


## 3 The chain

KW-3-1 = The chain is a line of the action tiles and one worker per player. It is always the turn of the player whose worker stands at the end.
    .refusal = It is the turn of { $who }, whose worker stands at the end of the chain.
KW-3-2 = A turn has two steps: take a tile, then perhaps offer a car.
    .refusal = First take an action tile.
KW-3-3 = You choose any tile of the chain. Your worker takes its place, the tile goes to the front of the chain.
    .refusal = This tile is not in the chain: { $tile }.
KW-3-4 = If a tile lies at the end of the chain after a turn, it goes to the front, one after the other, until a worker stands at the end.
KW-3-5 = At the front lies the taken tile first, then those from the end follow in their order.
KW-3-6 = Whoever still stands last after a turn moves again at once.
KW-3-7 = The chain lies on a ring of 16 fields. Between front and end some fields stay empty, exactly two with four players.
KW-3-8 = You must carry out all actions of the tile that are possible.
    .refusal = First comes what is possible: { $asked }.
KW-3-9 = You choose the order of the actions. Each is finished, with everything that it triggers, before the next one begins.
    .refusal = { $case ->
        [action] The action { $action } is not pending.
       *[kind] That is not on yet. First comes { $asked }.
    }
KW-3-10 = You cannot choose an action that is impossible at the moment. When none is possible any more the rest is forfeited. This is judged anew after every action.
    .refusal = The action { $action } is not possible now.


## 4 The six actions

KW-4-1 = Worker: one own worker comes from your supply to the canteen. With an empty supply the action is impossible.
KW-4-2 = Research: take one of the two open cards, the other goes to the discards. Then two new ones are turned up, then your card takes effect.
    .refusal = This card does not lie open: { $card }.
KW-4-2a = When the pile is empty the discards are shuffled into a new one. If there are no cards at all, fewer than two lie open.
KW-4-3 = Body: take a body whose value is at most your level and put it into an empty workshop.
    .refusal = Body { $value } is too high: your level is { $level }.
KW-4-3a = A workshop holds exactly one body or one engine.
KW-4-3b = If all three workshops are full you must clear one: its old part goes back to the supply, not the new one.
    .refusal = { $case ->
        [new] You have just taken { $what } { $value }; clear one of the three old parts.
        [part] There is no { $what } { $value } in your workshops.
       *[kind] First a workshop must be cleared.
    }
KW-4-3c = If the supply has no body that is allowed, the action is impossible.
    .refusal = Body { $value } is out of stock.
KW-4-4 = Engine: take an engine whose value is at most your level.
    .refusal = Engine { $value } is too strong: your level is { $level }.
KW-4-4a = Either the engine goes into an empty workshop; if all are full one is cleared.
KW-4-4b = Or it goes into the Grand Prix car. An engine tile that was there goes back to the supply; the printed engine is only covered.
KW-4-4c = A weaker engine, too, may go into the Grand Prix car.
KW-4-4d = If the supply has no engine that is allowed, the action is impossible.
    .refusal = Engine { $value } is out of stock.
KW-4-5 = Buyer: while a space for active buyers is free, choose a stack; its top buyer comes to the next free space.
    .refusal = There is no buyer of this kind left: { $what }.
KW-4-5a = You receive all white markers beside this stack.
KW-4-5b = When all spaces are occupied the marker token moves down one field instead: S, 3, 2, 1, 0. There is no money for it.
KW-4-5c = On 0 the marker token stays.
KW-4-6 = Grand Prix: your race car drives as many spaces as its engine is strong.
KW-4-6a = Spaces with other cars are skipped and not counted. The pit lane is no space of the track; the space you come from is free.
KW-4-6b = The track has 12 spaces. Each time you cross the finish line from 12 to 1 a lap is counted, also while skipping. A car that stops on 12 has not crossed it yet.
KW-4-6c = The first drive leads from the pit lane to space 1 and on; that is no lap yet.
KW-4-6d = The whole distance must be driven.


## 5 Offering a car

KW-5-1 = After the actions you may put exactly one car on the market.
    .refusal = Now it is about your offer: choose a body, or offer no car.
KW-5-2 = A car consists of a body and an engine from your workshops, at least one worker from the canteen, and a price that still lies beside the market.
    .refusal = { $case ->
        [body] There is no body { $value } in your workshops.
        [engine] There is no engine { $value } in your workshops.
        [workers] { $value } workers are too many: your canteen has only { $canteen }.
        [price] The price { $value } is not available.
       *[kind] Your car still needs: { $asked }.
    }
KW-5-3 = You choose body, engine, number of workers and price freely.
KW-5-4 = You may add exactly one engineer of your own who helps with offers.
    .refusal = { $case ->
        [kind-of-marker] { $engineer } is of no help with an offer.
        [marker] { $engineer } does not work for you or has been used already.
       *[kind] Choose an engineer, or offer without one.
    }
KW-5-5 = All this goes to a free space of the market. Which one does not matter.
KW-5-6 = A car in the market is not changed any more, except by Diesel.
KW-5-7 = The engine of the Grand Prix car cannot be offered.
    .refusal = Engine { $value } is in the race car and is not for sale.
KW-5-8 = You may also offer when the marker token has reached 0 in this turn.
KW-5-8a = Your turn ends with the offer or with the decision against it. Nothing moves before the last choice is made.
KW-5-9 = When the sixth car lies in the market (with two players the fourth), the turns end after this one.
KW-5-10 = When the marker token stands on 0, the turns end after this one.
KW-5-11 = If both hold it is one end, and the reason is the full market.
KW-5-12 = After the 200th turn of a round the turns end in any case.
KW-5-13 = After the offer the chain moves up first, then it is checked whether the turns end.


## 6 Research cards

KW-6-0 = There are three kinds: developments, instant actions and engineers.
KW-6-1 = A development stays with you. If you have a worker in the canteen he must activate it at once; he stays on it to the end of the game.
KW-6-2 = Without a worker in the canteen the card lies inactive and gives nothing.
KW-6-3 = As soon as you hire a worker he must activate an inactive development; with several you choose. He does not come to the canteen.
    .refusal = { $case ->
        [card] The new worker cannot activate this card: { $what }.
       *[kind] The new worker activates a development: choose which.
    }
KW-6-4 = An active development adds its points to your levels.
KW-6-5 = If it shows a part you take it when activating; the new points count already. If that is impossible it is forfeited.
KW-6-6 = Points above 7 do not help with parts, but count for awards.
KW-6-7 = An instant action is carried out at once and then discarded: hire three workers, drive five spaces, or one body and one engine in any order.
KW-6-8 = You keep an engineer and the marker. No worker is needed, and the card never goes to the discards.
KW-6-9 = Diesel: once in the game, before your offer, you swap the engine of one of your cars in the market that carries no marker for one from your workshops.
    .refusal = { $case ->
        [empty] There is no car on space { $slot }.
        [foreign] The car on space { $slot } is not yours.
        [marker] The car on space { $slot } carries an engineer already.
        [engine] There is no engine { $value } in your workshops.
       *[kind] First decide whether you use Diesel.
    }
KW-6-10 = Porsche: once in the game you drive twice as far with a Grand Prix action. This does not apply to instant actions and start bonuses.
KW-6-11 = Bugatti: every Grand Prix action leads one space farther; Porsche doubles this too. This does not apply to instant actions and start bonuses.
KW-6-12 = Benz, Daimler, Maybach, Opel and Horch change only what buyers compare, never the money and never an award.
KW-6-13 = Markers on cars leave the game after scoring, sold or not.


## 7 Scoring

KW-7-1 = Grand Prix: more laps come first, then the higher space. The first three cars bring 7, 4 and 2 points.
KW-7-2 = A car in the pit lane takes no place.
KW-7-3 = Two cars never stand on the same space, so there are no ties.
KW-7-4 = Laps bring points as well: one 1, two 2, three 4, four 7, every further lap 3 more.
KW-7-5 = Then all cars return to the pit lane and the lap counters to 0.
KW-7-6 = Sales: the active buyers buy in their order one car each of those that are left: the highest body, the strongest engine, the most workers or the lowest price. Engineers count.
KW-7-7 = In a tie the cheapest of the tied cars is bought. Opel counts here too; after that the printed price decides.
KW-7-8 = With Opel a price never counts less than 0.
KW-7-9 = If no car is left the remaining buyers buy nothing.
KW-7-10 = For a sold car you receive its printed price.
KW-7-11 = If a Price buyer buys you receive the same amount once more.
KW-7-12 = A car that stays unsold brings nothing; with Bosch half its price, rounded up.
KW-7-13 = All cars leave the market: parts to the general supply, workers to the supply of their owners, not to the canteen.
KW-7-14 = Prices that nobody has earned go to the bank. The bank is unlimited.
KW-7-15 = The buyers return to their stacks, the marker token to its start field. White markers stay.
KW-7-16 = Workshops, canteens, race engines, research, unused markers and the chain stay as they are. The next round follows.
KW-7-17 = After the third scoring the game is over.
    .refusal = The game is over.
KW-7-18 = Money lies face down. It is earned before everybody's eyes, but the table shows the others' totals only at the end.


## 9 Awards

KW-9-1 = Whoever fulfils a condition first takes the award at once. It is gone for the others.
KW-9-2 = Its points count as money.
KW-9-3 = If one event fulfils several conditions you take all these awards.
KW-9-4 = Conditions are checked after every event: new points, a new engineer, a new race engine, a new lap, a new offer. Engineers on cars and Bugatti do not count.


## 10 Two players

KW-10-1 = The marker token always starts on 2.
KW-10-2 = Two start tiles are drawn by lot, only these can be chosen.
    .refusal = This start tile was not drawn: { $tile }.
KW-10-3 = The market has four spaces.
KW-10-4 = There are only three active buyers; after them the marker token moves.
KW-10-5 = Two neutral cars stand on spaces 3 and 6 for the whole game.
KW-10-6 = They are skipped like all cars, count in the Grand Prix and take places away.


## 11 End of the game

KW-11-1 = After three rounds everybody adds up money and awards. Most money wins.
KW-11-2 = In a tie more sold cars decide, then more workers in the canteen; otherwise the place is shared. Bosch and early sales do not count as sold.
KW-11-3 = Parts, workers, research and unused markers are worth nothing at the end.


## Variants

KW-V1-1 = Every round has its own shuffled stack of four special tiles.
KW-V1-2 = At the start the top special tile lies in front of the triple as the eleventh tile of the chain.
KW-V1-3 = Whoever takes it carries out its actions and receives its bonus. Higher levels and more spaces change the action itself, everything else comes after it.
KW-V1-4 = A taken special tile is discarded; the next one of the round comes to the front at once.
KW-V1-5 = A special tile that lies at the end of the chain after a turn is replaced in the same way.
KW-V1-6 = When the stack is empty it is shuffled anew from its discarded tiles.
KW-V1-7 = When a new round begins the special tile in the chain is replaced on the spot by the top one of the new stack.
KW-V1-8 = Early sale: you may take one of your cars from the market and receive half its price, rounded up. The space is free again, the price is gone for this round.
    .refusal = { $case ->
        [foreign] The car on space { $slot } is not yours.
       *[empty] There is no car on space { $slot }.
    }
KW-V2-1 = All totals are visible to everybody.
KW-V3-1 = You take parts of exactly your level; only if this value is missing the next lower one that is there.
    .refusal = Take a part of your level: value { $wanted } instead of { $value }.

option-special_tiles = Special tiles
    .help = An eleventh tile with a bonus lies in the chain and changes as soon as it is taken.
option-special_tiles-true = with
option-special_tiles-false = without
option-exact_level = Exact level
    .help = Bodies and engines must be of exactly your level; otherwise they may also be lower.
option-exact_level-true = exactly the level
option-exact_level-false = at most the level
option-open_money = Open money
    .help = Everybody always sees how much money the others have.
option-open_money-true = open
option-open_money-false = hidden
