### What is played at a table, in words; finding a table and sitting down.

terms-unusual = not as usual
terms-usual = everything as usual
terms-stands-in = substitute: { $bot }
terms-watching = Watching
terms-watching-all = anybody may watch
terms-watching-invited = only who is invited to
terms-substitute = { $bot }, when time is over or the others call it for somebody who was away for { $absence }; the seat can be taken back

## Finding a table
filter = Which tables are shown
filter-games = all games
filter-paces = any pace
filter-languages = any language
filter-free = with a free seat
filter-none = No open table fits this filter.
table-language = Language at the table
language-de = German
language-en = English
join-title = Sit down at “{ $table }”?
join-with = with { $names }
spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }

## Back, forward, looking back
redo = Redo
redo-help = Enters the decision anew that was taken back last.
keys-redo = enter anew what was taken back
keys-steps = back and forward in the history
steps = Step through the history
step-back = One position back
step-forward = One position forward

## Standing orders, alternatives
plan-otherwise = Otherwise …
plan-otherwise-help = If this plan is not possible, the next one is tried.
plan-else = otherwise:
plan-others = { $count ->
    [one] otherwise 1 other
   *[other] otherwise { $count } others
  }
plan-unless = Do not play but ask me if this is possible:
plan-unless-never = –
orders = Standing orders
orders-help = Your seat takes such decisions by itself as soon as it may. The log has them like any other; only you see the orders.
orders-forced = Where everybody knows that I have one choice only: take it by itself
orders-which = What is always done
orders-long = For how long
orders-always = until I withdraw it
orders-until = before turn { $turn }
orders-rounds = { $count ->
    [one] for 1 round
   *[other] for { $count } rounds
  }
orders-give = Always do this
orders-withdraw = Withdraw
