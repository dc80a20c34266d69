### Kinds of actions, as the balance page calls them.

kind-build = build
kind-give = trade
kind-stop = stop early
kind-take = take in return
kind-place = place another loco
