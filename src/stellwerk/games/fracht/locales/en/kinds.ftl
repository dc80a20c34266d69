### Kinds of actions, as the balance page calls them.

kind-uncouple = uncouple
kind-couple = couple
kind-drive = drive
kind-build = build
kind-redraw = redraw
kind-end = end the turn
kind-at = place of a card
kind-rotate = rotate a card
kind-go = drive on
kind-off = shed a wagon
kind-stop = halt
kind-branch = choose a branch
kind-discard = discard a card
