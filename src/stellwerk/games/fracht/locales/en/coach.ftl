# The coach of a first game: what a decision is (the first time) and what matters.

coach-main = Every card of your hand can do a lot: become track, ride as a wagon, drive, or bring new cards.
    .aim = Lay track towards a goal, couple what lies on the way, and keep one card for drawing anew.
coach-place = A track must join a station or an end of the rails.
    .aim = Connect stations whose letters are on your cards.
coach-rotate = How the card lies decides where the line leads.
    .aim = Turn it so that your goal comes nearer and no end leads nowhere.
coach-step = You must drive the whole number; only a station and the end of the rails stop you earlier.
    .aim = Drive into a station where you can couple or deliver: you may turn round there, too.
coach-push = The loco ahead of you is pushed, and at the switch you decide its way.
    .aim = Never push it off the rails: that costs you your hand and your wagons.
coach-shed = At the check only as many wagons stay as the die shows.
    .aim = Give up the smallest values, and those whose goal is farthest.
