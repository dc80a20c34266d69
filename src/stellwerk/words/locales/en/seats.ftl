### Seats: substitutes, passing on, conceding, proposals; the table as a whole.

## At the seat
seat-former = former player
seat-replaced = { $bot } plays
seat-replaced-help = { $bot } plays for { $name } until the seat is taken back.
seat-conceded = has conceded
seat-conceded-help = { $name } has conceded; { $bot } plays to the end.
home-state-agreed = no result

## Substitutes
sub-you = { $bot } is playing for you.
sub-time = Your time was over: { $bot } is playing for you.
sub-time-named = The time of { $name } was over: { $bot } is playing.
sub-named = { $bot } is playing for { $name }.
sub-conceded = You have conceded; { $bot } plays to the end for you.
sub-take-back = Take the seat back

## Proposals
propose-end-asks = { $name } proposes to end the game without a result.
propose-end-mine = You propose to end the game without a result.
propose-undo-asks = { $count ->
    [one] { $name } asks to take back the last decision.
   *[other] { $name } asks to take back the last { $count } decisions.
  }
propose-undo-mine = { $count ->
    [one] You ask to take back the last decision.
   *[other] You ask to take back the last { $count } decisions.
  }
propose-waits = Still to answer: { $names }.
propose-until = Still to answer: { $names }. Without an answer by { $date } it counts as agreed.
propose-yes = Agree
propose-no = Decline
propose-withdraw = Withdraw
propose-declined = Your proposal was declined.
propose-already = There is a proposal already, or it has just been settled.

## Table and seat
menu-table = Table
menu-table-head = Table and seat
menu-people = Who sits here
menu-watch = Let somebody watch
menu-remove = Clear the table away
menu-remove-do = Clear away
menu-remove-ask = The table disappears with everything that happened on it.
room-renew = New link
room-renew-help = Makes a new link; the old one is void then.
own-which = Seat of
own-conceded = You have conceded. A bot plays to the end for you.
own-bot = Let a bot play
own-bot-help = It plays until you take the seat back.
own-bot-which = Which bot
own-bot-do = Leave it to the bot
own-person = Pass the seat on
own-person-help = Whoever opens the link plays on in your place.
own-person-do = Make a link
own-person-keep = Keep it after all
own-propose = Propose
own-propose-help = Everybody who plays has to agree. The silence of somebody represented by a bot counts as consent after a while.
own-propose-alone = Only bots play besides you: it happens at once.
own-undo-which = How much to take back
own-undo-do = Take back
own-end-do = End the game
own-end-ask = The game ends without a result as soon as everybody agrees.
own-concede = Concede
own-concede-help = A bot plays your seat to the end. You cannot come back then.
own-concede-do = Concede
own-concede-ask = Really concede? It is for good.
own-concede-yes = Yes, concede
undo-last = the last decision
undo-turn = { $count ->
    [one] the last turn
   *[other] the whole last turn ({ $count } decisions)
  }
undo-own = { $count ->
    [one] everything since your last turn
   *[other] everything since your last turn ({ $count } decisions)
  }

## Passing on and invitation
handover = A seat to take over
handover-lead = { $name } gives you the seat at table “{ $table }”. The game runs, turn { $turn }.
handover-take = Take the seat over
invite-taken = { $name } sits here already.
invite-taken-help = The invitation is used up. Ask for a new one if a seat is still free.
invite-over = This game is over.
invite-over-help = The invitation is no longer valid.
trouble-left = You no longer sit at this table
trouble-left-help = Your seat was passed on. The table is private: only those who sit there or are invited see it.
trouble-private-help = Only those who sit there or are invited see it. Ask for an invitation.
trouble-private-sign-in = Do you sit at this table with your account? Then sign in.
idle-notice = This table is at rest. Tables of guests are cleared away, this one on { $date }. A move or an account keeps it.

## End by agreement
agreed-say = Terminus: the game was ended by agreement
agreed-title = Ended without a result
agreed-lead = Everybody agreed to stop in turn { $turn }. Nobody has won; the game can be looked at all the same.

# Inviting: one link for all, a link per seat, by name
room-all-help = One link for all: whoever has it chooses a free seat.
room-invite = Invite
room-invite-do = Invite
room-by-name = Name of the account
room-by-name-help = Whoever has an account finds the table under “My tables” and sits down without a link.
room-copy-seat = Link for this seat alone
room-open-again = Open the seat again
room-decline = Decline
room-reserved-for = kept for { $name }
room-reserved-you = kept for you
invite-choose = Where would you like to sit?
invite-seat = Seat { $number }
home-state-invited = you are invited
trouble-not_open = The game has begun

## Vanished
gone-moment = just now
gone-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
  }
gone-hours = for { $count } hours
gone-days = for { $count } days
gone-long = for a while
vanished-title = It is the turn of { $name }, who has been away { $gone }
vanished-silent = It is the turn of { $name }, whose page is open, but who has given no sign of life for long
vanished-bot = Call the substitute bot
vanished-bot-help = { $bot } goes on playing for { $name }. Whoever comes back takes the seat again with one click.
vanished-bot-do = Call the bot
vanished-end = End the game
vanished-end-help = Without a result for anybody. The record stays.
vanished-end-do = Propose to end
vanished-voters = Who has to agree
vanished-agreed = in favour
vanished-asked = asked
vanished-open = open
vanished-withdraw = Take the consent back
propose-bot-asks = { $name } proposes to let a substitute bot play for { $target }.
propose-bot-mine = You propose to let a substitute bot play for { $target }.
still-here-ask = It is your turn: are you still here? Otherwise the others may call the substitute from { $date } on.
still-here-do = I am still here
sub-called = You were away: the others have called { $bot }, who is playing for you.
sub-called-named = { $name } was away: the others have called { $bot }.
table-rests = The table rests: nobody plays any more. It goes on as soon as somebody takes a seat back.
seat-away-since = away since { $date }
end-bot = a bot from turn { $turn } on
end-bot-turn = a bot in turn { $turn }
end-bot-turns = a bot in turns { $from }–{ $to }
profile-bots = { $count ->
    [one] a bot stood in once
   *[other] a bot stood in { $count } times
  }
profile-own-bot = a bot stood in
time-absence = Vanished when away for
time-absence-help = If it is somebody’s turn and they are away from the table for so long, the others may call the substitute or end the game.

## Waiting room
room-person = Seat for a person
room-remove = Remove
room-remove-ask = { $name } loses the seat; the old links are void.
room-not-agreed = has to agree to the new terms
room-clear-ask = The table vanishes for everybody who sits here.
terms = What is played
terms-change = Change the terms
terms-save = Apply
terms-cancel = Never mind
terms-changed = The terms have changed. The game begins only when you agree.
qr = QR code
qr-alt = QR code: { $label }
