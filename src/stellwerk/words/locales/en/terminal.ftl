### The terminal: what `stellwerk play`, `games` and `rules` say.

terminal-seats = { $least } to { $most } players, about { $minutes } minutes
terminal-rules = Rules: { $rules }
terminal-bots = Bots: { $bots }
terminal-default = default
terminal-you = You
terminal-seed = Seed { $seed }: the same seed deals the same game.
terminal-seat = You have seat { $seat }. The others: { $others }
terminal-help = Type the number of an action or its notation. Also: undo, why <notation>, log, board, rules <clause>, save <file>, help, quit.
terminal-ask = Your decision
terminal-ask-then = And then (back: choose again)
terminal-ask-part = Value (empty: nothing)
terminal-number = There is no action number { $number } here; the list goes up to { $most }.
terminal-allowed = { $notation } is allowed now.
terminal-undo-none = Nothing can be taken back: somebody else has decided since, or something hidden was revealed.
terminal-undone = Taken back.
terminal-saved = Saved as { $file }.
terminal-not-saved = Cannot write { $file }: { $reason }
terminal-log-empty = Nothing has happened yet.
terminal-unknown-clause = This game has no clause “{ $clause }”.
terminal-quit = The game was not finished.
terminal-over = The game is over: { $reason }
terminal-place = Place
terminal-name = Name
terminal-points = Points
terminal-turn = Turn { $turn }
terminal-warning = Careful: { $warning }
