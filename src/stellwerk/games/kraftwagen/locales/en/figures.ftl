### Kraftwagen: captions of the pictures in introduction and rules.

figure-market = Three cars stand in the market of the first round. Their prices 2, 6 and 8 are taken.
figure-chain = Crown stands at the end and jumps 6. Anchor may take two tiles before it has to pass; Bell has one turn; the body at the very back lapses.
figure-tiles = After the triple tile three actions are open. The order is free.
figure-research = On the left a development: one level each for body and engine, once a worker stands on it. On the right an engineer for an offer.
figure-offer = Body 4, engine 3, three free workers: enough for a car. Opel can be added.
figure-buyers = Engine buys first, Prestige second. Whoever brings Body now gets 4 points.
figure-race = Crown leads with one lap on space 9. Leaf is still on its first lap.
figure-sales = Price takes the cheapest car and pays double. For Body it is 3 against 3: the cheaper one wins. For Prestige none is left.
figure-awards = Two awards are gone. Each of the others says what you still lack.
figure-again = A short jump: Crown stays at the end and moves again at once.
figure-full-halls = All workshops are full. The new body 3 comes all the same; one of the old parts goes back.
figure-race-two = With two players two neutral cars stand on 3 and 6. Anchor on 5 is second.
figure-track = All four buyers are there. Each further Buyer action moves the token; on 0 the round ends.
