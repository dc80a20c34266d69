### Frachtexpress: the sentences of the tutorial.

tutorial = Learn by playing, 7 minutes

## Laying track
tutorial-track = Laying track
    .about = Every card is track, wagon, drive or supply.
    .done = Every card can be many things, but only one of them: choosing is the game.
    .FRA-5-1-4 = Must all tracks connect?
    .FRA-4-3 = How much may I do in a turn?
tutorial-track-hand = These are your cards: each is track, a wagon with two stations, or a drive, and its die says how many wagons may come along.
tutorial-track-card = Your loco stands in A and has no track yet: take the straight to build with.
tutorial-track-place = Lay it between A and B.
tutorial-track-turn = Turn it crosswise, so that a rail meets a station; lengthwise it would not fit here.

## Load, drive, deliver
tutorial-wagon = Load, drive, deliver
    .about = Your first points in one single turn.
    .done = A good first turn: a short track from A, a wagon that begins in A, and a card to drive with.
    .FRA-2-5 = How are sleepers counted?
    .FRA-6-5 = Can I look at delivered wagons?
tutorial-wagon-couple = Couple the machinery: it begins in A, where your loco stands, and wants to go to B.
tutorial-wagon-drive = Drive with the card 8, up to eight sleepers, the bars across the rails: to B it is only four, and in a station the drive ends.
tutorial-wagon-deliver = Arrived: uncouple the machinery in B, that is 3 points.
tutorial-wagon-redraw = Finally new cards: discard this one, its die shows 5, so you draw five, and your turn ends.

## Heavy load
tutorial-push = Heavy load
    .about = More wagons, and a loco in the way.
    .done = Low dice are good for short trains only, and whoever pushes should know where the rails end.
    .FRA-7-2-6 = Do I have to drive all sleepers?
    .FRA-7-4-7 = What does a pushed loco lose?
    .FRA-2-11 = Where can I turn round?
tutorial-push-couple = You are in B: couple the timber for C, 5 points.
tutorial-push-couple-more = And the timber for F, 6 points: up to five wagons are allowed.
tutorial-push-try = Try to drive with the timber 8: its die shows 1, but you have two wagons.
tutorial-push-drive = Take the 4 with die 2: on the way to A you push the other loco ahead of you, into the station.
tutorial-push-danger = That was harmless; but whoever pushes a loco off the end of the rails loses the hand and all wagons.
tutorial-push-on = The other player has laid a track to C, and tracks belong to everybody: drive on with the 7.
tutorial-push-deliver = Deliver the timber in C.
tutorial-push-redraw = Then draw: this card brings four new ones.

## A way to F
tutorial-build = A way to F
    .about = A puzzle, and how to build switches.
    .done = Now you can play Frachtexpress: build so that one way serves several loads, and play on from here.
    .FRA-5-2-2 = When may I build over a track?
    .FRA-9-2 = What counts at the end?
    .FRA-7-6-2 = What happens at a check?
tutorial-build-first = Your timber wants to go to F: lay this curve below C, so that it leads from C to the left.
tutorial-build-second = The second curve goes beside it, above F.
tutorial-build-puzzle = Puzzle: how must this curve lie, so that your loco gets from C to F?
    .solved = Right: from the right to the bottom, for to the right is your first curve and below is F.
tutorial-build-drive = With one wagon the 8 with die 1 may drive, and seven sleepers are enough.
tutorial-build-deliver = Deliver the timber in F: 6 points.
tutorial-build-over = Build over the curve with this triangle: the new track must contain the old one and do more.
tutorial-build-end = The game ends as soon as somebody must draw and neither the pile nor the discards have a card; then only delivered wagons count.
tutorial-build-crossing = This card is a crossing: whoever drives over its middle turns up a card and may keep no more wagons than its die shows.
tutorial-build-redraw = End your turn with this card: its die brings five new ones.
