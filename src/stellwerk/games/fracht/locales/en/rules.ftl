### Frachtexpress: title, introduction, numbered rules, variants.

title = Frachtexpress
pitch = Every card is track, wagon, power or supplies – but only ever one of them.


## Introduction in two minutes; `.figure` names the picture of the board.

intro-1 = Ten stations, empty places between them and not a single rail. All locos stand in A. You win if the wagons that you bring to their destination are worth the most together.
    .heading = What it is about
    .figure = field
intro-2 = Every card can do four things: lie as track, travel as a wagon, move the loco as power, or bring new cards. If you use it for one, it is lost for the other three. The corners show wagon value, destination, die and origin.
    .heading = One card, four tasks
    .figure = card
intro-3 = At the start of your turn you draw a card. Then you do what you like, in any order and as often as your hand allows. If you lay track on a free place, one of its rail ends must meet a station or another rail end.
    .heading = Laying track
    .figure = lay
intro-4 = On a card that lies already you may lay one with more rails, if all the old rails stay exactly where they are and no loco stands on it. Crossings stay for ever.
    .heading = Over-building
    .figure = overbuild
intro-5 = If your loco is in the station that a hand card names as its origin, you couple it as a wagon. At its destination you deliver it: it disappears face down under your loco card and counts its value at the end. A train has at most five wagons.
    .heading = Coupling and delivering
    .figure = wagons
intro-6 = To drive you discard a card: its wagon value says how many sleepers you drive, its die how many wagons it pulls. Nobody ever drives backwards. Every station stops the loco, and only there it turns round.
    .heading = Driving
    .figure = drive
intro-7 = If a loco is in the way you push it along, at switches on to the branch of your choice, as far as the next station. If you push it off the rails it is put in A – and you lose your whole hand and your whole train.
    .heading = Pushing
    .figure = push
intro-8 = Whoever drives over the centre of a crossing turns up a card. Its die says how many wagons may stay; the others are lost.
    .heading = The check at the crossing
    .figure = crossing
intro-9 = Instead of going on you may discard a card, once per turn, and draw as many as its die shows. If draw pile and discard pile are empty when somebody must draw, it is over at once.
    .heading = Redrawing and the end
    .figure = end


## Chapters

section-components = Components
section-geometry = Rails and sleepers
section-setup = Setup
section-turn = Your turn
section-lay = Laying track
section-overbuild = Over-building
section-wagons = Wagons
section-start-drive = Setting out
section-steps = Step by step
section-rails-end = At the end of the rails
section-pushing = Pushing
section-running-off = Running off
section-check = The check at the crossing
section-drawing = Drawing and redrawing
section-end = End and scoring
section-variants = Variants


## 1 Components

FRA-1-1 = There are 50 track cards, T01 to T50. Each has a wagon value from 2 to 9, a die from 1 to 5, a letter for coupling, one for uncoupling, and a picture of rails.
FRA-1-2 = Exactly five cards are crossings. The other 45 show straights, curves and switches of several kinds.
FRA-1-3 = There are ten stations with the letters A to J.
FRA-1-4 = There are four loco cards and four locos in red, blue, green and yellow, one for each person.
FRA-1-5 = Objection cards and air tickets belong to another variant and do not occur here.
FRA-1-6 = How values, letters and rails are spread over the cards is our own edition: high values have low dice, every letter occurs five times for coupling and five times for uncoupling, and no pair occurs twice.


## 2 Rails and sleepers

FRA-2-1 = The field consists of squares: stations and places. Everything else is outside.
FRA-2-2 = Every edge has one connection in its middle: north, east, south, west. Neighbours share the edge.
FRA-2-3 = A track element joins two edges of a card: four curves and two straights are possible. A card bears one or several.
FRA-2-4 = Cards are turned clockwise by quarters. Rotations that look the same are one and go by the smallest number.
    .refusal = The card { $kind } looks the same in rotation { $rotation } as in rotation { $same }.
    .instead = Take rotation { $same }.
FRA-2-5 = Every element has three sleepers: outer, middle, outer. The outer sleeper of an edge is shared by all elements that end there.
FRA-2-6 = A crossing has the four outer sleepers only. Its two rails have nothing in common, and no loco ever stands in the centre.
FRA-2-7 = A sleeper holds at most one loco.
FRA-2-8 = A loco on the track has a heading. It can drive in that direction only.
FRA-2-9 = From an outer sleeper the way leads into the card on to every element that starts there; from the middle outwards; from the outer sleeper over the edge to the neighbour. If the neighbour has no rail there, it is the end of the rails.
FRA-2-10 = A station connects on all four sides. Its exits are the sides where a card with a fitting rail lies.
FRA-2-11 = In a station a loco has no heading. It may leave by any exit, also the way it came. Only there locos turn round.


## 3 Setup

FRA-3-1 = The ten stations are laid out after the chosen plan.
FRA-3-2 = Each person gets the loco card and the loco of a colour. All locos start in station A.
FRA-3-3 = The track cards are shuffled, each person gets three. The rest is the draw pile, the discard pile is empty.
    .refusal = The cards cannot have been shuffled like this: every card occurs exactly once.
FRA-3-4 = No track lies at the start. Nobody can drive before some joins A.
FRA-3-5 = The lot decides who begins.
    .refusal = The lot cannot have fallen like this: there is no such seat at the table.
FRA-3-6 = Play is clockwise.


## 4 Your turn

FRA-4-1 = You play all phases of your turn alone, then it is the next person's turn.
    .refusal = You have nothing to decide now.
FRA-4-2 = First you draw a card from the draw pile.
FRA-4-3 = Then you perform any number of actions, also none: lay, over-build, couple, uncouple, drive, as often and in the order you like.
FRA-4-4 = At the end you may redraw once. That ends the turn; otherwise it ends when you say so.
FRA-4-5 = Every action but uncoupling uses up exactly one hand card. Only your hand limits what you do.
    .refusal = { $goods } { $value } → { $to } is not in your hand.
FRA-4-6 = You may hold any number of cards.


## 5.1 Laying track

FRA-5-1-1 = You lay a hand card on a free place of the field.
    .refusal = { $case ->
        [nowhere] There is no place for { $kind } ({ $goods } { $value }): it joins nowhere, and nothing can be over-built with it.
        [outside] There is no place { $place } on this plan.
        [unfinished] The chosen card must be put on a place first.
       *[not_begun] First choose the hand card that you want to lay.
    }
FRA-5-1-2 = The place must border on a station or on a card that lies already.
    .refusal = Next to { $place } there is neither a station nor a card.
FRA-5-1-3 = You may turn the card as you like, but at least one of its rail ends must meet a station or a rail end of a neighbouring card.
    .refusal = { $case ->
        [place] On { $place } { $kind } joins in no rotation: no station and no rail end points there.
        [rotation] Turned like this, { $kind } on { $place } meets neither a station nor a rail end.
       *[unfinished] The card must be turned and laid down first.
    }
FRA-5-1-4 = The other edges need not match: a rail may end at a blank side, an empty place or the border.
FRA-5-1-5 = Crossings are laid like any other card, but on free places only.


## 5.2 Over-building

FRA-5-2-1 = You lay a hand card on a card that lies already. No loco may stand on it, not even your own.
    .refusal = The loco of { $loco } stands on { $place }.
FRA-5-2-2 = The new card has more rails, and all the old rails lie on it in exactly the same place.
    .refusal = { $case ->
        [place] { $kind } cannot keep all the rails of { $old } on { $place } and add one.
       *[rotation] Turned like this, { $kind } does not keep all the rails of { $old } on { $place }, or adds none.
    }
FRA-5-2-3 = A crossing is never over-built.
    .refusal = There is a crossing on { $place }, it stays for ever.
FRA-5-2-4 = A crossing never over-builds.
    .refusal = A crossing may only be laid on a free place; a card lies on { $place } already.
FRA-5-2-5 = The over-built card stays beneath and is out of the game.
FRA-5-2-6 = The new card need not join anything else.
FRA-5-2-7 = A place may be over-built any number of times.


## 6 Wagons

FRA-6-1 = To couple you put a hand card behind your loco card as a wagon. Your loco must be in the station that the card names for coupling.
    .refusal = { $case ->
        [track] { $goods } { $value } is coupled in { $from }, your loco is on the track ({ $at }).
       *[station] { $goods } { $value } is coupled in { $from }, your loco is in { $at }.
    }
FRA-6-2 = A train never has more than five wagons.
    .refusal = Your train has { $most } wagons already. There is no room for { $goods } { $value }.
FRA-6-3 = You may couple several wagons in one turn, each is an action.
FRA-6-4 = To uncouple you push any wagon of your train face down under your loco card. Your loco must be in the station that the card names for uncoupling.
    .refusal = { $case ->
        [not_coupled] { $goods } { $value } is not in your train.
        [track] { $goods } { $value } belongs to { $to }, your loco is on the track ({ $at }).
       *[station] { $goods } { $value } belongs to { $to }, your loco is in { $at }.
    }
FRA-6-5 = Nobody looks at delivered wagons before the end, not even you. Only their number is open.
FRA-6-6 = Coupled wagons lie open.
FRA-6-7 = Nobody has to couple or uncouple.
FRA-6-8 = You cannot take back, drop or reorder a coupled wagon. It leaves the train only at its destination, by running off, or in a check.
    .refusal = Wagons may be discarded in a check only, and there is none now.


## 7.1 Setting out

FRA-7-1-1 = To drive you discard a hand card face up. Its wagon value is the number of sleepers your loco must drive.
    .refusal = You are not driving. Discard a card first.
FRA-7-1-2 = The die of the card must be at least the number of your wagons.
    .refusal = { $goods } { $value } has the die { $action }, your train has { $wagons } wagons.
FRA-7-1-3 = From a station you may only set out if there is an exit. On the track you may always set out.
    .refusal = No rail leads out of { $station } yet.


## 7.2 Step by step

FRA-7-2-1 = Every step leads to the next sleeper and uses up one. A station counts as one sleeper.
FRA-7-2-2 = Your loco never drives backwards.
    .refusal = { $case ->
        [back] To { $to } it would be backwards, your loco on { $at } faces the other way.
        [end] The rails end in front of your loco on { $at }, none leads to { $to }.
       *[far] That is not one sleeper in front of your loco on { $at }.
    }
FRA-7-2-3 = At switches, and at stations with several exits, you choose freely.
FRA-7-2-4 = In a station the drive ends at once, remaining sleepers lapse. Your turn goes on; you may also drive on with another card.
FRA-7-2-5 = Any number of locos may be in a station.
FRA-7-2-6 = You must drive all the sleepers. The drive ends earlier only in a station, at the end of the rails, or when a loco runs off.
    .refusal = Your drive is not over yet.
FRA-7-2-7 = There is no turning on a crossing.
    .refusal = On the crossing { $place } the only way is straight on, to the { $edge }.


## 7.3 At the end of the rails

FRA-7-3-1 = A step is safe if no loco runs off by it. You may choose unsafe steps too.
FRA-7-3-2 = If you have made at least one step and none is safe any more, you may stop. The remaining sleepers lapse.
FRA-7-3-3 = You may make the unsafe step instead.
FRA-7-3-4 = If no step is safe when you set out, you cannot stop: the drive is one unsafe step alone.
    .refusal = You can only stop after the first step.
FRA-7-3-5 = While a safe step is possible you may not stop.
    .refusal = There is still a safe way on, on to { $to }.


## 7.4 Pushing

FRA-7-4-1 = If another loco stands on the next sleeper, you push it one sleeper on in your direction of travel.
FRA-7-4-2 = If there is a loco there too, it is pushed likewise, and so on. It costs nothing extra.
FRA-7-4-3 = If a pushed loco stands before a switch, you choose its branch; it is put on the first sleeper there. Then you may follow it or take another way.
    .refusal = { $case ->
        [elsewhere] The pushed loco on { $at } stands before a switch. It is put on the first sleeper of one of the branches ahead.
        [unfinished] First choose the branch for the pushed loco.
       *[not_begun] You are not pushing a loco.
    }
FRA-7-4-4 = A pushed loco keeps its heading, even if it is pushed backwards.
FRA-7-4-5 = A station stops a pushed loco. With your next step you enter the same station.
FRA-7-4-6 = A loco in a station is never pushed.
FRA-7-4-7 = Whoever is pushed loses nothing.
FRA-7-4-8 = A loco that is pushed over the centre of a crossing is not checked.


## 7.5 Running off

FRA-7-5-1 = A loco that is pushed over the end of the rails is put in A.
FRA-7-5-2 = Whoever pushed it discards all hand cards and all coupled wagons. Delivered wagons stay.
FRA-7-5-3 = The step is completed, then the drive is over. The turn goes on.
FRA-7-5-4 = If the rails end in front of your own loco you may let it run off: it is put in A, and you pay the same price.
    .refusal = The rails go on in front of your loco on { $at }, to { $to }.
FRA-7-5-5 = Only one loco can run off in a step, the foremost.


## 7.6 The check at the crossing

FRA-7-6-1 = When your loco drives over the centre of a crossing, the top card of the draw pile is turned up after the step.
FRA-7-6-2 = You may have no more wagons than its die shows. You discard surplus ones of your choice, then the card turned up too.
    .refusal = { $case ->
        [other] { $goods } { $value } is not in the train that is checked.
       *[unfinished] The surplus wagons must be discarded first.
    }
FRA-7-6-3 = There is a check every time, also without any wagon.
FRA-7-6-4 = Then the drive goes on with the remaining sleepers.
FRA-7-6-5 = If a loco runs off in the same step, there is no check.
FRA-7-6-6 = A check never ends the game: at least the driving card lies on the discard pile.


## 8 Drawing and redrawing

FRA-8-1 = To redraw you discard a hand card and draw as many cards as its die shows. That ends your turn.
FRA-8-2 = Cards are drawn one at a time. If the draw pile is empty when one is needed, the whole discard pile is shuffled and becomes the new draw pile, not earlier.
    .refusal = The discard pile cannot have been shuffled like this: each of its cards occurs exactly once.
FRA-8-3 = If both piles are empty when a card must be drawn, the game ends at once, even in the middle of a redraw.
FRA-8-4 = The discard pile is open, everybody may look through it.


## 9 End and scoring

FRA-9-1 = The game ends at the very moment when somebody must draw a card and both piles are empty.
    .refusal = The game is over: { $reason }.
FRA-9-2 = Every delivered wagon counts its wagon value. The highest sum wins.
FRA-9-3 = In a tie the higher sum of the wagons still coupled decides.
FRA-9-4 = If that is equal too, the place is shared.
FRA-9-5 = The places behind are found in the same way.
FRA-9-6 = Hand cards count nothing.
FRA-9-7 = If twenty turns for each person pass without anybody building or delivering, the game ends and is scored.


## Variants

FRA-V1 = Free laying: a new card need only lie next to a station or a card, it need not join.
FRA-V2 = Recycling: an over-built card goes to the discard pile.
FRA-V3 = Open deliveries: delivered wagons and points are visible to all.
FRA-V4 = The plan: octagon, pyramid or valley.
FRA-V5 = Shuffled stations: the letters B to J are dealt at random on the stations, A stays.
    .refusal = The stations cannot lie like this: every letter from B to J occurs once.
FRA-V6 = Forced pushing: there is no stopping. While sleepers remain, even the unsafe step must be made.
    .refusal = Nobody may stop at this table.
FRA-V7 = No crossings: the five crossings stay in the box.
FRA-V8 = Two decks: there are two of every card, the game takes longer.
FRA-V9 = Frachtexpress is meant for three or four people; two play by the same rules.
    .refusal = Frachtexpress needs { $least } to { $most } people, here are { $seats }.
FRA-V10 = Checks for the pushed too: whoever is pushed over the centre of a crossing is checked after the driving loco and chooses what to discard.


## Options of a table

option-layout = Plan
    .help = How the ten stations lie. The pyramid has long ways, the valley is narrow.
option-layout-standard = Octagon
option-layout-pyramid = Pyramid
option-layout-valley = Valley
option-laying = New cards
    .help = Must rails meet rails, or is it enough to lie beside something?
option-laying-connected = must join
option-laying-adjacent = need only lie beside
option-recycle_overbuilt = Over-built cards
    .help = Do they stay beneath the new card, or do they go to the discard pile?
option-recycle_overbuilt-false = are out of the game
option-recycle_overbuilt-true = go to the discard pile
option-open_deliveries = Delivered wagons
    .help = Face down, everybody has to remember what was delivered, and nobody looks back.
option-open_deliveries-false = lie face down
option-open_deliveries-true = lie open
option-shuffle_stations = Stations
    .help = Letters as printed or dealt at random.
option-shuffle_stations-false = as printed
option-shuffle_stations-true = shuffled
option-forced_push = Stopping before danger
    .help = May a loco brake before one runs off?
option-forced_push-false = allowed
option-forced_push-true = forbidden (forced pushing)
option-crossings = Crossings
    .help = With or without the five crossings and their checks.
option-crossings-true = in the game
option-crossings-false = stay in the box
option-decks = Decks
    .help = With two decks a game takes about twice as long.
option-decks-1 = one
option-decks-2 = two
option-check_pushed = Pushed locos on crossings
    .help = Are they checked too?
option-check_pushed-false = no check
option-check_pushed-true = are checked
