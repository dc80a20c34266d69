### The table in the browser.

## Bar
bar-home = Stellwerk, to the start page
bar-nav = Page
bar-rules = Rules
bar-language = Language
bar-dark = Night service: dark colours
bar-light = Day service: light colours
clause-open = Read { $clause } in the rules

## Pages that help
notice-sign = Stop
page-unknown = There is no such page
page-unknown-help = The address leads nowhere. Perhaps a piece of the link is missing.
page-broken = The page could not be loaded
page-broken-help = The server cannot be reached or was just renewed. A second try usually helps.
again = Try again
to-home = To the start page

## Table
table-named = Table “{ $name }”
table-turn = Turn { $turn }
table-over = finished
loading = The table is being laid …
board = Board
board-none = There is no drawn board for this game here. It is played from the list of actions.
board-closer = Closer
board-overlays = Overlays
board-farther = Farther
board-fit = Whole board
undo = Back
confirm = Confirm
timer-left = { $seconds } seconds left
timer-help = When time is up, what is filled in by then counts.
confirm-switch = Confirm the end of my turn
close = Close
choose = Which one?
keys = Keys
keys-number = action of the list
keys-enter = finish or confirm
keys-undo = one step back
keys-search = search an action
keys-board = to the board
keys-arrows = from field to field
keys-next = to the next or previous field that is allowed
keys-why = why not?
keys-rules = rules about what has the focus or lies below the pointer
keys-zoom = closer, farther, whole board
keys-pan = move the view
keys-escape = close, cancel, skip ahead
moves-skip = Skip ahead

## Scenes
recap = Since your last move
scene = Scene
scene-back = One step back
scene-skip = Skip
scene-next = Next
scene-keep = Keep open
scene-again = Watch again
scene-table = Table
scene-who = Who
scene-sum = Sum
scene-order = Running order

## Actions
actions = What you can do now
form-open = leave open
form-clash = (contradicts)
actions-count = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
actions-search = Search actions
actions-more = { $count ->
        [one] show 1 more …
       *[other] show { $count } more …
    }
actions-none-found = No action fits this search.
actions-idle = To move
actions-wait = { $name } is to move.
actions-watch = You are watching.
actions-over = The game is over.
actions-past = You are looking at an earlier position. Return to the present to move.
actions-sending = Your move is on its way to the server.
actions-sending-later = The server does not answer. Your move is chosen and is sent as soon as it is back; until then it does not count.
sending-head = Your move is on its way
compose-say = { $label }: { $next }
sending-say = Sending: { $label } …
sending-later-say = Waiting for the server: “{ $label }” is sent as soon as it answers again
draft-say = { $label }: { $outlook ->
        [turn] this ends your turn. Confirm?
        [reveal] then there is no way back. Confirm?
       *[on] Confirm?
    }
draft-brings-say = { $label }: { $brings }. Confirm?
draft-leads = { $outlook ->
        [turn] Your turn is over then.
       *[reveal] Something is turned up then, and there is no way back.
    }
draft-head = Your move is waiting
draft-help = “{ $label }” is not played yet. Confirm it, or take a step back.
past-head = Looking back
past-say = Looking back: this is how it stood in turn { $turn }
past-now = To the present
end-show = To the final scores

## Refusal
refusal-title = Not here
refusal-near = Allowed nearby:
refusal-read = Read the rule
not-now-title = Not this, not now
not-yours-title = It is not your turn

## Seats
seats = Seats
bot-numbered = { $name } { $number }
seat-bot-account = { $name } (bot)
seat-bot-of = bot of { $owner }
seat-free = free
seat-you = you
seat-you-short = You
seat-bot = bot
seat-here = at the table
seat-away = away
seat-doubled = several seats
seat-turn = TO MOVE
seat-points = Points
seat-winner = wins

## Log
log = Logbook
log-since = Since your last move
log-empty = Nothing has happened yet.
log-forgets = The last round only: the rules hide what lay open before. One can look back to where something was hidden last; after the end everything stands here.

## Sheet at the lower edge
sheet = Actions and overview
sheet-size = Change the size of the sheet
sheet-actions = Actions

## Several people on one device
cover-sign = Screen
cover-title = { $name } is to move
cover-help = Pass the device on. What lies behind the next screen is for these eyes only.
cover-open = I am { $name }
cover-between = The holding lies behind the screen until somebody at this device is to move again.

## Connection
link-offline = This device is offline. The table waits, nothing is lost.
link-lost = The server does not answer. We keep trying; nothing is lost.
link-renewed = The server is newer than this page. Reload it so that everything fits.
link-reload = Reload
link-now = Try now

## Sitting down and waiting
invite = Invitation
invite-table = Table “{ $name }” keeps a seat for you.
invite-here = your seat
sit = Sit down
sit-name = Your name at the table
room-title = { $count ->
        [0] Everybody is seated
        [one] 1 seat is still free
       *[other] { $count } seats are still free
    }
room-salting = Shuffling
room-salting-help = Everybody is seated. Each device now adds its part to the shuffle.
room-help = The game begins as soon as all seats are taken.
room-help-owner = Send the links or put bots on the free seats. The game begins as soon as everybody is seated.
room-learn = Introduction in two minutes
room-free = waiting for somebody
room-reserved = reserved
room-copy = Copy link
room-watch = Link for watching
room-bot = Seat a bot
room-leave = Get up
copied = Copied
link-only-here = These links work on this device alone, for the page is open at { $host }: start Stellwerk with --host 0.0.0.0 and open it at the machine's address in the network, then others can come in too.

## Tables that cannot be seen
trouble-no_such_table = There is no such table
trouble-no_such_seat = There is no such seat
trouble-signed_out = You were signed out
trouble-private = This table is private
trouble-seat_taken = Somebody sits here already
trouble-unreachable = The server does not answer
trouble-too_many = One moment
trouble-other = That did not work
prompt-label = Announcement

## Trying out

try = Try out
try-help = Try your own and others' moves from here. Nobody sees it, and nothing changes at the table.
try-title = Trying out – nobody sees this
try-guessed = What you cannot know was drawn by chance here; in the game it may be different.
try-known = Cards and dice are drawn anew here, apart from the game.
try-result = The game would be over. In front: { $names }.
try-went-on = The game has gone on meanwhile.
try-your-turn = In the game it is your turn.
try-again = Start over
try-return = Return to the game
try-answers = Only after the end: trying out would tell the answers of this game.
try-not-over = Only after the end, for it would tell what is hidden here.
keys-try = try out without being seen; again: return
