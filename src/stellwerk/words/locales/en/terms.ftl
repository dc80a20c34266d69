### What is played at a table, in words; finding a table and sitting down.

terms-unusual = not as usual
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
