# The coach of a first game: what a decision is (the first time) and what matters.

coach-choose = Who is last chooses first. The colour of the frame says how many right stones it takes to keep the card.
    .aim = Take a place that you can locate. Kept cards of a colour bring up to 5 spaces at the end.
coach-swap = Once in the game you swap your card for the top one of the pile, whose name you can see already.
    .aim = Swap only if you know the new place much better. The chip does not come back, but left over it is worth nothing either.
coach-tip = Each right stone is a space, but a single wrong one makes all of them worthless.
    .aim = Set only what you know for sure. West or east, and north, middle or south are often enough; the quarter is for experts.
