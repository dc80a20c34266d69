### People: name, account, tokens, data, profile; foot of the page.

## Menu at the name
menu-label = Menu of { $name }
menu-account = signed in as { $name }
menu-guest = guest, no account
me-title = Settings
me-profile = Profile
cancel = Cancel

## Signing in and account
sign-in = Sign in
sign-up = Create account
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-ask = You will be signed out on all devices, this one included.
sign-name = Name
sign-password = Password
sign-in-head = With name and password
sign-in-new = No account yet?
sign-in-lost = Forgotten the password? Whoever runs this server can give you a new one. What you began here as a guest comes along when you sign in.
sign-up-head = A name and a password will do
sign-up-lead = With an account you find your tables again on every device. Everything you began as a guest stays yours.
sign-up-name-help = You sign in with it, and your profile shows it.
sign-up-known = Got an account already?
password-help = At least { $least } characters. A sentence is better than a word.
password-refused = A password has { $least } to { $most } characters, a name at most 32.
password-wrong = The password is wrong.

## Settings
me-name = What you are called
me-name-lead = The others see you under this name at new tables.
me-account = Account
me-guest-lead = You are a guest: only this browser knows your tables. With an account they stay yours, on every device. Tables at which only guests sit are cleared away after a long rest.
me-account-lead = You are signed in as { $name }.
password-title = Change password
password-lead = All other devices will be signed out.
password-old = Present password
password-new = New password
password-save = Change password
password-changed = The new password is valid. All other devices are signed out.
password-old-wrong = The present password is wrong.
token-title = Access tokens
token-lead = A token lets a script or a bot of your own act in your name without knowing your password.
token-name = What for
token-name-help = So that you recognise it, for example “My bot”.
token-may = The token may
token-read = read: look at tables at which you sit
token-play = play: decide for you
token-tables = open tables, take seats, invite
token-days = Valid
token-days-count = { $count ->
    [365] one year
   *[other] { $count } days
  }
token-days-all = until withdrawn
token-make = Make token
token-once = Copy the token now: it is shown this once only.
token-copy = Copy token
token-until = made { $from }, valid until { $until }
token-forever = made { $from }, valid until withdrawn
token-withdraw = Withdraw
token-withdraw-ask = “{ $name }” will be void at once.
token-too-many = There can be no more than 20 tokens. Withdraw one that you do not need any more.
bots-title = Your bots
bots-lead = A bot account belongs to a program of yours: it plays under a name of its own, is marked as a bot at the seat, and sits down only where it is invited or welcome.
bots-way = Make a bot account, give its token to your program and invite the bot to a table. Examples of at most 20 lines stand in the guide “Write a bot”.
bots-write = The interface for bots
bots-name = Name of the bot
bots-name-help = It is called so at the seat, and you invite it by this name.
bots-make = Make a bot account
bots-once = This is the token of { $name }. Copy it now: it is shown this once only.
bots-most = There can be no more than { $most } bot accounts here.
bots-since = made { $date }
bots-rename = Rename
bots-new-name = New name
bots-renamed = The bot is called { $name } now.
bots-renew = New token
bots-renew-ask = The present token of { $name } will be void at once.
bots-remove = Delete
bots-remove-ask = Delete { $name }? At running tables the agreed substitute plays on.
bots-removed = { $name } is deleted.
bots-failures = { $count ->
    [one] One failure
   *[other] { $count } failures
  }
bots-no-failures = No failures
bots-failure-table = to the table
bots-invite = Invite { $name }
open-data-title = Open data
open-data-lead = People and programs learn from finished games. Whoever runs this server may publish yours only if you agree.
open-data-switch = My finished public games may be published as open data.
open-data-help = A game is published only if everybody at the table has agreed: without names (there are numbers instead), without chat, with the day instead of the time. You can withdraw at any time; that counts for everything that is published afterwards, what has been published cannot be called back.
open-data-since = You agreed on { $date }.
open-data-agreed = Thank you. Your finished public games may be published.
open-data-withdrawn = Withdrawn. From now on none of your games is published.
data-title = Your data
data-lead = Everything that is kept about you here as one JSON file: name, tokens, consents, tables and games.
data-download = Download data
forget-title = Delete everything
forget-lead = The server forgets you. This cannot be undone.
forget-name = Your name becomes “former player” everywhere.
forget-seats = A bot takes your running seats; tables at which nobody else sits disappear.
forget-records = Finished games of the others stay whole.
forget-password = Your password, to be sure
forget-do = Delete everything about me
forget-ask = Really delete everything? There is no way back.
forget-yes = Yes, delete for good

## Profile
profile-since = Here since { $date }
profile-none = No finished game yet.
profile-results = Results
profile-wins = { $count ->
    [one] win
   *[other] wins
  }
profile-played = { $count ->
    [one] in one game
   *[other] in { $count } games
  }
profile-places = Places reached
profile-place-times = Place { $place }: { $times } times
profile-finished = Finished games
profile-place = Place { $place }
profile-of = of { $seats }
profile-with = with { $names }
profile-hidden = somebody
profile-replay = Look at { $game }, { $date }

trouble-no_such_person = There is no profile here

## Foot of the page and weather
footer-imprint = Imprint
footer-privacy = Privacy
weather-offline = This device is offline. What you see may be outdated; your tables are safe on the server.

# A guest on another device
return-title = Play on another device
return-lead = With this link you are the same guest on every device; give it to nobody, for whoever has it plays for you.
return-make = Make a link
return-alone = Sign out other devices
return-alone-ask = Then you are this guest here alone, and the link is void.
return-alone-done = You are this guest on this device alone.
return-page = Welcome back
return-page-lead = On this device the link makes you the guest who made it, with name and tables.
return-leaves = { $count ->
    [one] One table that you have here stays behind.
   *[other] The { $count } tables that you have here stay behind.
}
return-leaves-help = First make a link to them
return-leaves-account = You are signed in here as { $name }; then no longer.
return-do = Go on as this guest
return-void = This link is no longer valid. Make a new one on the other device; who has an account by now signs in.
password-show = Show
password-hide = Hide
forgotten-title = Forgotten password
forgotten-lead = If your account has a confirmed e-mail address, we send a link there. It is good for an hour.
forgotten-send = Send the link
forgotten-sent = If there is such an account with a confirmed address, the link is on its way.
reset-title = New password
reset-save = Set the password
reset-void = This link is no longer valid. Ask for a new one.
signed-out = You were signed out, on another device or by the host.
