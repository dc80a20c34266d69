### Kraftwagen: the sentences of the tutorial.

tutorial = Learn by playing, 9 minutes

## The chain
tutorial-chain = The chain
    .about = Whoever has the most money after three rounds wins; the chain says who is next.
    .done = A good first turn: jump short, to a part or worker that you lack, for then it is soon your turn again; jump far only if nothing near is worth it.
    .KW-3-4 = What happens to tiles at the end?
    .KW-4-3b = What if all workshops are full?
tutorial-chain-start = At the start everybody takes a start tile: it gives you level 1 for bodies and engines, and this one a body as well.
tutorial-chain-body = Take the body of value 1 into a workshop; value 2 is not possible yet, for your level is 1.
tutorial-chain-short = Whoever stands at the end of the chain is to move, now you: jump short, to the next tile, and take Engine.
tutorial-chain-engine = The engine can go into a workshop or into your race car: put it into the workshop.
tutorial-chain-pass = At the end of your turn you may offer a car; wait a little and do without.
tutorial-chain-far = The other player took the large tile at the very front: three actions at once, but now it stays your turn for as long as you stand behind.
tutorial-chain-worker = Take Worker, and offer nothing after it: the body tile that you skip moves to the front, and you are next again at once.

## Research
tutorial-work = Research
    .about = Higher levels, better parts.
    .done = Every development needs a worker and makes your cars better for the rest of the game.
    .KW-6-3 = What wakes an idle development?
    .KW-6-8 = What do engineers do?
    .KW-4-2 = What happens to the other card?
tutorial-work-tile = You are still at the end: take the tile Research.
tutorial-work-card = Take the development: a worker from the canteen goes on the card, and both levels rise to 2.
tutorial-work-pass = Engineers would need no worker and help once; for now offer nothing.

## A car for the market
tutorial-car = A car for the market
    .about = Body, engine, workers and a price.
    .done = The workers are the prestige of your car, and a high price brings more but loses every tie.
    .KW-5-2 = What does a car consist of?
    .KW-9-1 = Who gets an award?
tutorial-car-tile = This tile has two actions, and you must carry out both: take it.
tutorial-car-body = The order is yours: Body first, and take the one of value 2.
tutorial-car-gp = Your workshops are full: put the engine of value 2 into your race car, and it drives two spaces.
tutorial-car-offer = Now offer: body 2 and engine 1.
tutorial-car-workers = Add all four workers: that brings an award at once, which only the first player gets.
tutorial-car-price = Choose price 6: that is what you get if a buyer takes the car.

## The buyers
tutorial-buyer = The buyers
    .about = Who comes decides which car is sold.
    .done = Bring the buyer first or offer first, both will do: what matters is that in the end one of them finds your car the best.
    .KW-7-6 = Which car does a buyer take?
    .KW-4-5b = What if there is no space for a buyer?
tutorial-buyer-tile = Nobody buys yet, for no buyer is there: take this tile.
tutorial-buyer-bring = Bring the buyer who wants the most workers: your car will be taken, and the white markers beside the buyer are money for you at once.

## The right order
tutorial-order = The right order
    .about = Without a worker the best development rests.
    .done = Look into the canteen before every tile: without workers there is neither progress nor an offer.
    .KW-3-10 = What if an action is impossible?
    .KW-6-4 = Where do my levels come from?
tutorial-order-tile = Your canteen is empty, all stand with the car: jump far ahead to the large tile.
tutorial-order-worker = The worker first, for a development without a worker lies idle until one comes.
tutorial-order-card = Now the research: this development raises your bodies by two to level 4, and that is another award.
tutorial-order-engine = And an engine of value 2 into the workshop, for the next car.
tutorial-order-worker-again = The other player offers a car for 5 and is far ahead: take Worker at your leisure, and offer nothing yet.
tutorial-order-body = And Body at once: your level now allows value 4; again offer nothing after it.

## The race
tutorial-race = The race
    .about = Before the sale, places and laps are paid.
    .done = A few race moves are always worth it: place 1 brings 7, and every lap adds to it.
    .KW-7-1 = What does the race bring?
    .KW-7-4 = What do laps bring?
    .KW-4-4b = How does the race car get faster?
tutorial-race-tile = Your race car with engine 2 drives two spaces, taken ones do not count: take Grand Prix, and offer nothing.
tutorial-race-buyer = The other player brings the buyer who wants strong engines; of equal engines that buyer takes the cheaper car.
tutorial-race-again = Take Research and Grand Prix, the research first: this card drives five spaces at once.
tutorial-race-lap = With the two spaces of the tile you crossed the line, one lap; offer nothing yet.

## The sale
tutorial-sale = The sale
    .about = A puzzle, then the whole scoring.
    .done = Now you can play Kraftwagen: play on from here, or begin a new game.
    .KW-7-7 = Who wins a tie?
    .KW-5-10 = When else does a round end?
    .KW-7-16 = What stays for the next round?
tutorial-sale-end = With two players the round ends with the fourth car, and you are about to offer it: first take Buyer and Grand Prix.
tutorial-sale-puzzle = Puzzle: you are about to offer body 4 with engine 2 for 9; which buyer takes it for sure and brings you most?
    .solved = Right: nobody else has body 4, and you get 2 more; the price buyer would take the car for 2, and with equally many workers the cheaper one would win, too.
tutorial-sale-offer = Offer the car: body 4, engine 2 and one worker.
tutorial-sale-price = Price 9, and the market is full: first the race counts, then buyer after buyer buys.
tutorial-sale-result = Your cars for 6 and 9 are sold, the other player got 5; the car for 2 found no buyer and brings nothing.
