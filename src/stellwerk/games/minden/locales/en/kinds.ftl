### Kinds of actions, as the balance page calls them.

kind-keep = keep the card
kind-swap = swap the card
kind-tip = tip
kind-choose = choose a card
