### Pages: start page, new table, rules, terminus, replay.

## Start page
home-title = Start
home-tagline = { $count ->
    [one] One game about getting there
    [2] Two games about getting there
    [3] Three games about getting there
    [4] Four games about getting there
    [5] Five games about getting there
   *[other] { $count } games about getting there
  }
home-hello-morning = Good morning, { $name }
home-hello-day = Good afternoon, { $name }
home-hello-evening = Good evening, { $name }
home-welcome = Play at once, without an account. Pick a game, the bots are already seated.
home-rested = No table is waiting for you.
home-waiting = { $count ->
    [one] One table is waiting for you: { $game }, “{ $table }”.
    [2] Two tables are waiting for you. The longest: { $game }, “{ $table }”.
    [3] Three tables are waiting for you. The longest: { $game }, “{ $table }”.
   *[other] { $count } tables are waiting for you. The longest: { $game }, “{ $table }”.
  }
home-next = Next table
home-rename = Change name
home-name = Your name
home-name-save = Keep
home-name-cancel = Cancel
home-name-saved = From now on you are { $name }.
guest = Guest
home-games = Games
home-players = { $range ->
        [no] { $least }
       *[yes] { $least }–{ $most }
    }
home-players-label = { $range ->
        [no] { $least } people
       *[yes] { $least } to { $most } people
    }
home-minutes = { $minutes } min
home-minutes-label = about { $minutes } minutes
home-credits = { $designers } · { $publishers }
home-credits-label = Designer: { $designers }. Publisher: { $publishers }.
home-play = Play
home-play-label = Play { $game }
home-balance = How balanced is it?
home-balance-label = { $game }: How balanced is it? Figures from many games of bots
home-train = Practise
home-train-label = { $game }: practise alone
home-learn = Learn
home-learn-label = Learn { $game }: introduction in two minutes
home-no-games = No game is installed on this server.
home-no-games-help = Whoever runs it can find out with “stellwerk games” what is missing.
home-mine = My tables
home-mine-note = those waiting for you first
home-mine-empty = No table yet. Your tables stand here, and if you close the window they wait for you.
home-mine-hidden = { $count ->
    [one] One older table
   *[other] { $count } older tables
  }
home-mine-fewer = Only the latest
home-since = Since
home-game = Game
home-table = Table
home-turn = Turn
home-state = State
home-now = now
home-since-minutes = { $count } min ago
home-since-hours = { $count } h ago
home-since-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
  }
home-yesterday = yesterday
home-state-you = your turn
home-state-name = { $name } to move
home-state-bot = bot to move
home-state-several = several to move
home-state-open = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
  }
home-state-salting = shuffling
home-state-won = won
home-state-place = over: place { $place }
home-state-over = over
home-open = Open tables
home-open-empty = Nobody is looking for players right now. Open a table yourself and leave a seat free.
home-open-note = { $count ->
    [one] 1 table
   *[other] { $count } tables
  }
home-sit = Sit down
home-sit-label = Sit down at the table “{ $table }”
home-watch = Watch
home-watch-label = Watch the table “{ $table }”
home-to-table = To the table
home-to-table-label = To the table “{ $table }”
home-running = running, turn { $turn }
home-chairs = { $taken } of { $seats } seats taken
home-open-name = “{ $table }”
home-offline = The server does not answer.
home-offline-help = Perhaps it is restarting. Your tables are stored there.
home-retry = Try again
home-loading = The display is loading …
home-fan = Stellwerk is an independent fan project with its own drawings and its own words.
home-sources = Place data © GeoNames (CC BY 4.0) · maps Natural Earth

## New table
new-title = New table
new-page = New table: { $game }
new-game = Game
new-seats = Seats
new-seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
  }
new-fewer = One seat fewer
new-more = One seat more
new-seat = Seat { $seat }
new-me = { $name } (you)
new-also = You as well, on this device
new-also-name = Name on seat { $seat }
new-also-default = { $name } { $number }
new-link = Person, invited by link
new-bot = Bot: { $bot }
new-bot-accounts = Bots of others may take free seats
new-group-people = People
new-group-bots = Bots
new-options = Options
new-options-help = Whatever you leave unchanged follows the basic rules.
new-lab = Laboratory
new-lab-help = For tests and studies.
new-name = Name of the table
new-name-other = Suggest another name
new-public = public
new-private = private
new-visibility = Who sees the table
new-public-help = Listed among the open tables; anybody may watch.
new-private-help = Only those seated or invited see the table.
new-open = Open table
new-opening = Opening …
new-links-hint = You find the links for your invitations at the table.
new-watch-hint = No seat for you: you watch the others.
new-hot-seat-hint = Several people on one device: the table is covered before each change.
new-no-salt = This page does not come over a secure connection: the shuffle will contain no contribution of yours.
new-failed = The table could not be opened.
new-names = Gare du Soir | Night Line | Marshalling Yard | Water Tower | Platform 9 | Maple Halt | South Junction | The Buffer Stop | Gatekeeper 4 | Evergreen Station | North Fork | Timetable | Last Train | Engine Shed | Turntable | Goods Shed | Waiting Room | Birch Halt | Ring Line | Line Clear | Platform 2 | Morning Train | Terminus | Midsummer Station

## Rules
rules-title = Rules
rules-lead = Complete, with numbers. Every number is a link; refusals at the table lead here.
rules-contents = Contents
rules-search = Search the rules
rules-search-clear = Clear search
rules-found = { $count ->
    [0] Nothing found
    [one] 1 place found
   *[other] { $count } places found
  }
rules-nothing = The rules say nothing about “{ $text }”. Try another word or a number.
rules-language = Language of the rules
rules-intro = Two-minute introduction
rules-whole = All rules
rules-link = Link to { $clause }
rules-figures = Pictures for this chapter
rules-came-from = You came for this
rules-back = Back to the table
rules-back-why = You came from the table “{ $table }”.
rules-play = Practise against bots
rules-play-why = The best way to learn is to play. A table with bots is open in two clicks.
rules-since = Rules { $version } – since then: { $changes }
rules-until = Until rules { $version }: { $text }
rules-version = Rules version { $version }
rules-unknown = There are no such rules here.
rules-beside = Rules beside the board
rules-page = All rules on a page of their own
rules-close = Close the rules
rules-now = now
rules-of-thing = Rules about it
rules-about = What the rules say about it
rules-about-nothing = The rules have nothing of their own about it.
learn-title = { $game } in two minutes
learn-lead = Enough to begin. The table tells you the rest when it is due.
learn-next = Play now

## Terminus
end-sign = Terminus
end-you-win = { $points ->
    [one] You win with { $points } point
   *[other] You win with { $points } points
  }
end-you-share = You share the win: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
end-name-wins = { $points ->
    [one] { $name } wins with { $points } point
   *[other] { $name } wins with { $points } points
  }
end-names-share = { $names } share the win: { $points ->
    [one] { $points } point each
   *[other] { $points } points each
  }
end-series = All games together: { $standing }.
end-you-placed = { $points ->
    [one] You take place { $place } with { $points } point.
   *[other] You take place { $place } with { $points } points.
  }
end-why = Turn { $turn }, { $name }: { $reason }.
end-table = Final scoring
end-place = Place
end-player = Player
end-points = Points
end-you = you
end-rematch = Rematch
end-rematch-busy = Setting up …
end-rematch-help = The same game, the same options, the same bots
end-replay = Replay
end-record = As a file
end-share = Share link
end-shared = The link is copied: whoever opens it sees the game.
end-shared-private = The link is copied. The table is private: those who sat there or were invited can open it.
end-verify = Check the shuffle
end-verifying = Recomputing …
end-summary = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
end-minutes = { $minutes } min
end-hours = { $hours } h { $minutes } min
end-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
end-close = Look at the board
end-copy-failed = Copying did not work. This is the link:

verify-good = The shuffle is right.
verify-except = The shuffle is right, with one exception.
verify-except-text = The contribution of { $names } is not in it: it did not come in time.
verify-bad = The shuffle is not right.
verify-bad-text = Recomputed, something else comes out than what happened at this table. Keep the file and ask whoever runs the server.
verify-proves = This proves: the seed was fixed before anybody sat down (its fingerprint was on show), and nobody could change the outcome afterwards.
verify-proves-not = This does not prove that nobody looked: whoever runs the server could see hidden things during the game.
verify-no-salts = No person contributed to the shuffle at this table; only the server’s seed is checked.
verify-commitment = Fingerprint
verify-seed = Seed
verify-close = Close the check
verify-failed = The check could not be made.

## Replay
replay-title = Replay “{ $table }”
replay-controls = Control the replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-at = Turn { $turn } / { $turns }
replay-setup = Setup
replay-slider = Place in the game
replay-slider-text = Turn { $turn } of { $turns }. { $what }
replay-speed-label = Speed: { $speed } times. Press to change it.
replay-speed-value = { $speed }×
replay-screens = Screens open
replay-screens-help = Shows what everybody held hidden
replay-tabs = Moves, holdings and shuffles
replay-moves = Moves
replay-holdings = Holdings
replay-standing = Standing
replay-holdings-hidden = The screens are closed. Open them to see what everybody held.
replay-record = File
replay-link = Link
replay-linked = The link to this place is copied.
replay-linked-private = The link to this place is copied. The table is private: those who sat there or may watch can open it.
replay-running = This game is still running. You can look back at the table; the replay comes after the end.
replay-to-table = To the table
replay-result = Show the scoring
replay-beginning = The setup is complete, { $name } begins.
replay-failed = This place could not be loaded.
