### The frame: words that every game needs. Browser and command line read the same file.

## Bots
bot-random = Random
bot-greedy = Greedy
bot-search-1 = Search 1
bot-search-2 = Search 2
bot-search-3 = Search 3
bot-casual = Day-tripper
bot-good = Traveller
bot-expert = Geographer

## Refusals that no rule of the game names
refusal-INPUT = That is no input of this game.
    .text = “{ $text }” is no action of this game.
    .hidden = This is hidden: the extract comes from a running game.
    .seat = There is no seat { $seat } at this table.
    .option = This game has no option “{ $option }”.
    .value = The option “{ $option }” does not have the value “{ $value }”.
refusal-CHANCE = This chance event is missing, is not due here or cannot come out like this.
refusal-RESULT = The stored result does not follow from the log.
refusal-RULES = This game was played by a version of the rules that is not known here.
    .rules = This game was played by rules { $rules }; known here are { $known }. If they are newer, Stellwerk has to be upgraded.

## Errors of the server: what happened, and what to do now
problem-bad_input = The server could not read the request. Reload the page and try again.
problem-private_address = This address lies in a private network. The server sends nothing there; take one that can be reached from the internet.
problem-no_such_game = This game is not here. The start page lists all games.
problem-no_such_table = This table does not exist, or no longer. The start page lists your tables.
problem-no_such_seat = There is no such seat at the table.
problem-forbidden = You are not allowed to do that. Some things are only for those who opened the table, sit there or are invited.
problem-signed_out = That happened on another device, or by the host of the server. Sign in again.
problem-hosts_only = Only hosts may do that here: those who run this server.
problem-other_origin = This page does not belong to the server, or the server has another name. Open it under its own address; whoever runs it checks --address and the proxy.
problem-not_your_seat = This seat belongs to somebody else.
problem-seat_taken = The seat is taken, or the invitation has been used. Ask for a new one.
problem-not_running = The game is not running: it has not begun yet, or it is over.
problem-overtaken = The position has changed in the meantime. Have a look and decide anew.
problem-refused = The rules do not allow that.
problem-too_large = That is too large for one message to the server.
problem-too_many = Too many requests at once.
problem-limit_reached = The host allows no more of these. First clear away something that you no longer need.
wait-seconds = { $seconds ->
    [0] Wait a moment.
    [one] Try again in one second.
   *[other] Try again in { $seconds } seconds.
}
wait-minutes = Try again in { $minutes } minutes.
problem-not_over = That has to wait until the game is over.
problem-not_found = There is no such address on the server. Check the link or go to the start page.
problem-method_not_allowed = This address cannot be used like that. Reload the page.
problem-not_open = The seats are settled: they can change only before the game begins.
problem-not_away = Nobody whom the table waits for has been away for long enough.
problem-not_wanted = Your contribution to the shuffle is not expected here. The game simply goes on.
problem-no_undo = This can no longer be taken back: somebody else has decided since, or something hidden was revealed.
problem-outdated = This table cannot be opened here: its rules are newer than this server, or its log is damaged. Tell the host.
problem-not_json = The server understands JSON only. Reload the page and try again.
problem-wrong_password = Name or password is wrong.
problem-wrong_token = This access token is not or no longer valid.
problem-disabled = The host of this server has closed this account. Please ask them.
problem-no_account = This needs an account. Create one, your tables come with you.
problem-out_of_scope = This access token is not allowed to do that.
problem-no_such_person = There is nobody of this name here, or they play as a guest, without an account. Only accounts have a profile.
problem-name_taken = This name is taken. Choose another one.
problem-has_account = You have an account already.
problem-substituted = A bot is playing for you. Take the seat back to go on yourself.
problem-conceded = You have conceded; a bot plays on for you.
problem-time_over = Your time for this decision is over: the bot takes it first, then you can take the seat back.
problem-no_hint = There is no hint at this table now.
problem-unreachable = The server does not answer. Check the connection and try again.
problem-other = That did not work. Try again.
problem-sign_up_closed = This server takes no new accounts. Ask whoever runs it.
problem-not_invited = You need a valid invitation for that. Ask whoever runs this server.
problem-muted = The host has taken your right to write what others read for now: chat, names of tables, notes on moves.
problem-timed_out = The host has taken your right to begin new games for now. Games that run go on.
problem-weak_password = It would be guessed soon. Take another one: several words that do not belong together are better than one with digits.
weak-password-own = The password is made of your name or that of the server; that is tried first.
weak-password-common = Many people have this password, or one much like it.
weak-password-word = The password is hardly more than a word or a name.
weak-password-keys = The keys of the password lie side by side.
weak-password-repeat = The password repeats itself.
weak-password-sequence = The password follows a row, like abc or 4321.
weak-password-date = The password is hardly more than a date or a year.
weak-password-guessed = The password is guessed in few attempts.
problem-internal = Something went wrong on the server; nothing was stored. Try again.
problem-unavailable = The server is not ready at the moment. Try again in a little while.
problem-store_failed = The server cannot store anything at the moment; nothing has happened. The host has to look after it; try again later.
