### Bus: title, introduction, rules with numbers, variants.

title = Bus
pitch = One line, a few buses, and everybody wants to be where the clock points.


## Introduction in two minutes; `.figure` names the picture of the board.

intro-1 = Everybody runs one bus line through the same city. At night all want to go home, by day to the office, in the evening to the pub. Every passenger whom one of your buses takes there is a point for you.
    .heading = What it is about
    .figure = map
intro-2 = Your line is one continuous chain of sticks with two heads. It grows at a head only, into a free street. Parallel to others you may go only where the head has no free street left, or where you run straight into the head of another line.
    .heading = Your line
    .figure = line
intro-3 = In each round all put cubes on the action board in turn: two are compulsory, more are allowed. You have only 20 for the whole game. Whoever passes is done for this round.
    .heading = Choosing actions
    .figure = board
intro-4 = What a cube brings depends on the largest fleet at the table (MNB, maximum number of buses): space a brings as much as it has buses, each further space one less. On lines and buildings the last cube acts first, on passengers and Vrroomm the first.
    .heading = How much, and in which order
    .figure = order
intro-5 = The bus factory turns your cube into a bus. More buses mean more rides for you and bigger actions for everybody.
    .heading = Buses
    .figure = buses
intro-6 = New passengers arrive at the two stations. Buildings go on empty lots, all A first, then B, C and D. Buildings belong to nobody: what counts is whose line stops there.
    .heading = Passengers and buildings
    .figure = passengers
intro-7 = Before each Vrroomm the clock moves one step, unless somebody stops it and takes a time stone for that. Every time stone costs a point.
    .heading = The clock
    .figure = clock
intro-8 = In Vrroomm everybody first walks into a free building of the right kind at their own crossing. Then the cubes act in order: each of your buses takes one dissatisfied passenger from your line to a free building of the right kind on your line.
    .heading = Vrroomm
    .figure = vroomm
intro-9 = The game ends after the round in which all lots are built on or at most one player has cubes left, and at once with the last time stone. Rides minus time stones are your points.
    .heading = The end
    .figure = end


## Chapters

section-components = Components
section-setup = Setup
section-choosing = Choosing actions
section-carrying-out = Carrying out actions
section-lines = Extending the line
section-buses = Bus factory
section-passengers = New passengers
section-buildings = New buildings
section-clock = Clock
section-vroomm = Vrroomm
section-next-round = Start player and next round
section-end = End and scoring
section-variants = Variants


## 1 Components

BUS-1-1 = The city map has 36 crossings, 70 streets and 47 lots: 12 A, 11 B, 9 C, 15 D. Two crossings are stations without lots; every other crossing has one or two lots.
BUS-1-2 = The action board has seven areas with 27 spaces in all. Lines, passengers, buildings and Vrroomm have six spaces each, a to f; bus factory, clock and start player have one each.
BUS-1-3 = Each player has 21 cubes, a score disc and sticks in one colour: 30 sticks with three players, 20 with four or five.
BUS-1-4 = Three players use black, green and yellow, others any of the five colours; red and blue are the other two. Colours have no influence on play.
BUS-1-5 = There are 15 passengers.
BUS-1-6 = There are 90 buildings: 30 houses, 30 offices, 30 pubs.
BUS-1-7 = With three players there are four time stones, with four or five players five.
BUS-1-8 = There is one clock hand and one start bus.
BUS-1-9 = The house belongs to the night, the office to the day, the pub to the evening.


## 2 Setup

BUS-2-1 = City map and action board lie in the middle.
BUS-2-2 = Each player takes cubes, sticks and disc of one colour.
BUS-2-3 = All score discs lie on 0 in one stack: at the bottom that of the player with the start bus, above it the others clockwise.
BUS-2-4 = The time stones lie beside the clock.
BUS-2-5 = The hand points to the house: it is night.
BUS-2-6 = One passenger stands on each of the four park crossings (violet dot). The other eleven form the supply.
BUS-2-7 = Who begins and gets the start bus is drawn by lot. Seats count clockwise.
    .refusal = This seat cannot begin: there is none.
BUS-2-8 = Each player begins with one bus: one of the 21 cubes goes to its column of the bus park. 20 cubes remain for actions.
BUS-2-9 = Clockwise, beginning with the start bus, each player places two buildings of any kind on empty A lots, both in a row.
    .refusal = { $case ->
        [turn] { $who } places the first buildings now.
        [letter] { $lot } is no A lot. In the setup only A lots are built on.
       *[phase] The first buildings are placed now.
    }
BUS-2-10 = A lot holds one building at most. Lots with B, C or D stay empty in the setup.
    .refusal = There is { $what } on { $lot } already.
BUS-2-11 = Then each player in turn lays one stick in any street, even if others lie there already.
    .refusal = { $case ->
        [turn] { $who } lays the first stick now.
       *[phase] Everybody lays a first stick now.
    }
BUS-2-12 = In the opposite direction, beginning with the player who laid last, each player extends the line by one stick. The laying rules apply.
    .refusal = { $case ->
        [turn] { $who } extends the line now.
       *[phase] Everybody extends the line by one stick now.
    }
BUS-2-13 = Then the player with the start bus begins the first round.


## 3 Choosing actions

BUS-3-1 = A round has three steps: choose actions, carry them out, prepare the next round.
    .refusal = Actions are chosen now: put a cube, or pass if you have put two already.
BUS-3-2 = Beginning with the start bus each player in turn puts exactly one cube on one action.
    .refusal = It is { $who }'s turn to put a cube.
BUS-3-3 = The first and the second cube of a round are compulsory.
    .refusal = You have put { $put ->
        [0] no cube
       *[other] only one cube
    } in this round. Two are compulsory.
    .instead = Put a cube; after that you may pass.
BUS-3-4 = From the third time on you put one more cube or pass.
BUS-3-5 = Whoever has passed puts no more cubes in this round. The others go on until all have passed; the last one left may put cube after cube.
    .refusal = You have passed in this round already.
BUS-3-6 = In an area with several spaces the cube goes on the first empty one in the order a, b, c, d, e, f.
BUS-3-7 = Bus factory, clock and start player have one space: only one player per round can choose them.
    .refusal = { $area } is taken: { $who } was faster.
BUS-3-8 = You may put several cubes into the same lettered area.
BUS-3-9 = You may put a cube on a space even if it will have no effect.
BUS-3-10 = A player without cubes puts none and counts as having passed. Whoever puts the last cube has passed with it. A player with only one at the beginning of the round must put that one.
    .refusal = You have no cubes left.
BUS-3-11 = When no space of the whole board is empty, the choosing ends by itself.
BUS-3-12 = An area with six cubes is full.
    .refusal = { $area } is full: there are six cubes already.
BUS-3-13 = Everybody sees at once what was chosen.


## 4 Carrying out actions

BUS-4-1 = The areas are carried out in this order: lines, bus factory, passengers, buildings, clock, Vrroomm, start player.
    .refusal = { $area } is being carried out now; this has to wait.
BUS-4-2 = Inside an area the leftmost cube acts first. For lines and buildings that is the one put last (f to a), for passengers and Vrroomm the one put first (a to f).
    .refusal = A cube of { $who } is being carried out.
BUS-4-3 = The MNB (maximum number of buses) is the size of the largest fleet. At the start it is 1.
BUS-4-4 = For passengers and buildings space a brings as much as the MNB, each further space one less, never below 0. The same for lines, with five players one more on each space.
BUS-4-5 = An action must be carried out completely if possible. If only a part is possible, then that part. Nothing may be left out voluntarily, except at the clock.
    .refusal = You cannot pass here: what is possible in { $area } must be carried out.
BUS-4-6 = A cube that brings nothing or can do nothing is skipped. In the same way the rest of an action lapses as soon as nothing is possible: no sticks or two dead heads, no passenger in the supply, no empty lot, nobody on the line who wants to leave, or no free right building there.
BUS-4-7 = The bus factory comes after the lines: lines use the old MNB, passengers and buildings the new one.


## 5 Extending the line

BUS-5-1 = A stick is laid at one of the two heads, in a street that touches that crossing. The far end of the street is the new head.
    .refusal = The street { $from } – { $to } does not touch { $end ->
        [front] the front head ({ $front }; the back one: { $back }).
       *[back] the back head ({ $back }; the front one: { $front }).
    }
BUS-5-2 = Never parallel to yourself: a street with a stick of your own is not allowed.
    .refusal = There is a stick of yours in the street { $from } – { $to } already.
BUS-5-3 = A street without any stick is free. As long as a head has a free street, the stick goes into a free street there; the only exception is two heads that meet.
    .refusal = { $who } lies in the street { $from } – { $to }, and the head at { $head } still has a free street.
    .instead = Take a free street at this head.
BUS-5-4 = At a head without any free street the stick may go into any street there that carries only other players' sticks, however many. Whether the other head still has free streets does not matter.
BUS-5-5 = Head-on: although there are free streets you may use a street with other sticks if all other lines in it end at your crossing, with this street as their last, and if the street continues your last one in a straight line. In a circle this is judged for each head with its own last street.
    .refusal = { $case ->
        [some] { $who } is already in the street { $from } – { $to } and goes on at { $head }, and another street is still free there.
       *[bend] { $who } is already in the street { $from } – { $to }, and at your head { $head } another street is still free. Head-on would be allowed straight on only; here your line would bend.
    }
    .instead = Take a free street at this head.
BUS-5-6 = What counts as straight is fixed for each crossing: a bend of at most 45 degrees. The allowed streets are shown.
BUS-5-7 = Each stick is judged on its own. After a parallel stick the next one again needs a free street if there is one.
BUS-5-8 = The sticks of one action may be divided between both heads in any order.
BUS-5-9 = Your line may touch a crossing several times, but use each street only once.
BUS-5-10 = Circle: if a stick joins both heads, you say where the circle is closed. Laid from the back head, both heads are at the former front, and the other way round. Each of the two must be allowed by the laying rules.
BUS-5-11 = From a closed circle you can go on building twice at that crossing, once from each head.
BUS-5-12 = If a stick reaches another crossing of your line, the heads are the untouched one and the crossing just reached.
BUS-5-13 = A head where every street carries a stick of your own is dead: nothing can be laid there.
BUS-5-14 = The action ends when all sticks are laid, when you have none left or when both heads are dead.
BUS-5-15 = If the full number can be laid in some way, a stick that makes this impossible is forbidden. In general only sticks are allowed after which the greatest possible number of this action can still be reached. Your other cubes in this area do not count.
    .refusal = After this only { $found } instead of { $most } sticks could be laid in this action.
    .instead = Choose a way with room for all sticks.
BUS-5-16 = A player without sticks skips this action. As long as a head is not dead there is always an allowed stick there.


## 6 Bus factory

BUS-6-1 = The cube moves from its space to your column of the bus park: you have one more bus.
BUS-6-2 = The new MNB counts at once.
BUS-6-3 = You may have any number of buses.
BUS-6-4 = Cubes in the bus park never come back.


## 7 New passengers

BUS-7-1 = You take as many passengers from the supply as the space brings, at most as many as are left.
    .refusal = Only { $coming } will arrive; you cannot send { $count } to 1830 Station.
BUS-7-2 = You divide them between the two stations as you like.
BUS-7-3 = Your line need not touch a station.
BUS-7-4 = With an empty supply nothing happens.
BUS-7-5 = A station holds any number of passengers.


## 8 New buildings

BUS-8-1 = You place as many buildings as the space brings, one after the other, each of any kind: house, office or pub.
BUS-8-2 = Lots are used letter by letter: all A first, then all B, then C, then D. The letter may change in the middle of an action.
    .refusal = { $lot } has to wait: first all { $due } lots must be built on.
BUS-8-3 = A lot holds one building. Buildings are never moved or removed.
    .refusal = There is { $what } on { $lot } already.
BUS-8-4 = If no lot is empty the rest of the action lapses, and the game ends after this round.
BUS-8-5 = The lot need not be on your line. Buildings belong to nobody.
BUS-8-6 = When all 30 buildings of a kind are on the board, it cannot be chosen any more.
    .refusal = All { $limit } { $kinds } are on the board already.
BUS-8-7 = A new building attracts nobody before the next Vrroomm.


## 9 Clock

BUS-9-1 = The clock has its turn in every round, chosen or not.
BUS-9-2 = The player with a cube there decides: stop the time or let it run.
    .refusal = { $who } decides about the clock now.
BUS-9-3 = Stop: the hand stays where it is, and you take a time stone.
BUS-9-4 = Let it run, or nobody chose the clock: the hand moves one step, from night to day, from day to evening, from evening to night. Nobody takes a time stone.
BUS-9-5 = When the last time stone is taken the game is over at once: no Vrroomm, no start player in this round.


## 10 Vrroomm

BUS-10-1 = A passenger is satisfied in a building of the kind that the clock shows. All others are dissatisfied: in other buildings, at a station or still on a park crossing.
BUS-10-2 = First, once per round, the dissatisfied walk into free right buildings at their own crossing, as many as fit. This gives no points.
BUS-10-3 = A building has room for one passenger.
    .refusal = Every right building at { $crossing } is occupied already.
BUS-10-4 = Then the cubes act, a to f. For each cube the player takes one passenger per bus.
BUS-10-5 = A ride takes a dissatisfied passenger from a crossing or station of your line to a free right building at a crossing of your line. The length of the way and other lines there do not matter.
    .refusal = { $case ->
        [off] { $crossing } is not on your line.
        [nobody] There is nobody at { $crossing }.
       *[wrong] There is { $kind } at { $crossing }.
    }
BUS-10-6 = Each ride is one point; your disc moves one field.
BUS-10-7 = You must carry out as many rides as possible. Which ones is up to you.
BUS-10-8 = A player with several cubes here uses all buses again for each of them.
BUS-10-9 = Satisfied passengers are never moved.
    .refusal = Everybody at { $crossing } is satisfied and wants to stay.
BUS-10-10 = The number of rides of a cube is fixed: the smallest of buses, dissatisfied passengers on the line and free right buildings on the line. A ride within one crossing never occurs.
BUS-10-11 = Passengers at the same crossing are alike. They are drawn like this: lots fill in the order of their numbers, and whoever stands on the crossing itself goes first.
BUS-10-12 = If no cube lies on Vrroomm, nobody moves, not even on foot.


## 11 and 12 Start player and next round

BUS-11-1 = The player with a cube there takes the start bus and begins the next round.
BUS-11-2 = If nobody chose the start player, the start bus goes to the player on the left, even without cubes.
BUS-12-1 = All cubes on the spaces of the action board leave the game, used or not. Those in the bus park stay.
BUS-12-2 = Then the end of the game is checked. Otherwise the next round begins.


## 13 End and scoring

BUS-13-1 = The game ends at once when no time stone is left. The round is not finished.
    .refusal = The game is over: the last time stone is taken.
BUS-13-2 = The game ends with the round after which no lot is empty.
    .refusal = The game is over: all lots are built on.
BUS-13-3 = The game ends with the round after which at most one player has cubes for actions left. If all lots are built on too, that is the reason.
    .refusal = The game is over: at most one player has cubes left.
BUS-13-4 = Your points: rides minus time stones. They may be negative.
BUS-13-5 = Most points win. Ties are broken by more time stones, then by the score disc that lies lower in the stack.
BUS-13-6 = Players who are still tied have the same number of rides, so the discs lie on the same field. A disc that reaches a field goes on top: whoever was there earlier lies lower. Discs are not moved back for time stones.
BUS-13-7 = All places are found in this way; there are no shared places.
BUS-13-8 = The game always ends: two cubes per round are compulsory, so there are at most ten rounds, eleven with 21 cubes.


## Variants

BUS-V1 = Head-on at any angle: "straight" is not needed, the same crossing is enough. This is the rule of the English edition.
BUS-V2 = Circle heads anywhere: when a stick has joined the two heads, you say at once at which crossing of your line both heads are.
    .refusal = { $case ->
        [off] { $crossing } is not on your line.
       *[phase] First it is said where the heads of the circle are.
    }
BUS-V3 = 21 cubes: so many remain for actions, besides the first bus.
BUS-V4 = At most five buses per player. A further cube in the factory does nothing.
BUS-V5 = Five time stones and 25 sticks for any number of players, as in the anniversary edition; each can be chosen by itself.
BUS-V6 = No extra stick with five players.
BUS-V7 = Any number of buildings of each kind.


## Options

option-head_on = Head-on
    .help = When you may use a street with other sticks although the head has a free one: only straight on, or at any angle.
option-head_on-straight = straight on
option-head_on-any_angle = any angle
option-circle_heads = Heads of a circle
    .help = Where the heads are when you close a circle: at one of the two ends of the last stick, or at any crossing of your line.
option-circle_heads-closing_stick = at the last stick
option-circle_heads-any_crossing = anywhere
option-action_cubes = Cubes for actions
    .help = Usually 20; one of the 21 cubes is the first bus.
option-action_cubes-20 = 20
option-action_cubes-21 = 21
option-max_buses = Buses per player
    .help = Usually there is no limit.
option-max_buses-null = any number
option-max_buses-5 = five at most
option-time_stones = Time stones
    .help = Four with three players and five otherwise, or always five.
option-time_stones-null = by players
option-time_stones-5 = always five
option-sticks = Sticks
    .help = 30 with three players and 20 otherwise, or always 25.
option-sticks-null = by players
option-sticks-25 = always 25
option-line_bonus_5p = Sticks with five players
    .help = With five players each space of the lines brings one more stick.
option-line_bonus_5p-true = one more
option-line_bonus_5p-false = as usual
option-building_limit = Buildings of a kind
    .help = 30 of each kind, or without limit.
option-building_limit-30 = 30
option-building_limit-null = unlimited
