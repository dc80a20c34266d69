### Time: clocks at the table and for a new table.

## New table
time = Time to think
time-kind-none = no clock
time-kind-none-help = Nobody is hurried.
time-kind-live = live
time-kind-live-help = Everybody is here: one clock for the whole game, each turn adds something.
time-kind-leisure = at leisure
time-kind-leisure-help = A turn a day, for example, with a reserve.
time-live = Clock for everybody
time-live-choice = { $bank } + { $added } per turn
time-live-help = Everybody has this time for the whole game. Each own turn adds something.
time-turn = Time for each turn
time-reserve = Reserve
time-reserve-none = none
time-nights = At night (22 to 8 o’clock) the clock stands still
time-weekends = At weekends the clock stands still
time-zone = Your local time counts: { $zone }.
time-substitute = Substitute
time-substitute-help = When somebody’s time is over, or the others call it, this bot plays for them. The seat can be taken back at any time.

## Spans
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
time-none = no clock
time-live-of = live, { $bank } + { $added }
time-leisure-of = { $turn } per turn, { $reserve } in reserve
time-leisure-bare = { $turn } per turn

## At the table
time-left-days = { $days } d { $hours } h
time-left-hours = { $hours } h { $minutes } min
time-runs = { $left } left, the clock runs
time-stands = { $left } left, the clock stands
time-quiet = quiet until { $until }
time-quiet-help = The clock stands until { $until }. It runs out in { $left }.
time-rest-minutes = { $count } min left
time-rest-hours = { $count } h left
time-rest-days = { $count } days left
