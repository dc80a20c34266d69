## After the game: recomputing the shuffles
verify-none = This game carries no proof.
verify-none-text = Its shuffles cannot be recomputed: it was not played at a table with a fingerprint.
verify-events = { $events ->
    [one] One shuffle was recomputed here in the browser, and it came out the same.
   *[other] All { $events } shuffles were recomputed here in the browser, and everything came out the same.
  }
verify-bad-events = { $good } of { $events } shuffles are right; the first wrong one is entry { $entry }.
verify-bad-seed = The seed does not fit the fingerprint that was on show before the game.
verify-bad-salts = The contribution of { $names } does not fit what was promised before the game.
verify-earlier = { $events ->
    [one] One shuffle comes from the game that was continued here; it is checked there.
   *[other] { $events } shuffles come from the game that was continued here; they are checked there.
  }
verify-unknown = { $events ->
    [one] One shuffle can only be recomputed by “stellwerk verify”.
   *[other] { $events } shuffles can only be recomputed by “stellwerk verify”.
  }
verify-by-rules = What was shuffled (which cards, in which order) is named by the server according to the rules. “stellwerk verify” derives that on your own machine too.
verify-list = { $events ->
    [one] The shuffle in detail
   *[other] All { $events } shuffles in detail
  }
verify-entry = Entry { $entry }
verify-state-good = right
verify-state-bad = wrong
verify-state-earlier = from before
verify-state-unknown = not checked
verify-logged = The log says:
verify-computed = Recomputed:
replay-shuffles = Shuffles
problem-bad_record = This file is not a game that can be shown here.

## After the game: playing on, files
fork-here = Play on from here
fork-title = { $turn ->
    [0] Play anew from the setup
   *[other] Play on after turn { $turn }
  }
fork-middle = Play on in the middle of turn { $turn }
fork-name = {" "}from turn { $turn }
fork-close = Never mind
fork-seat = Who plays for { $name }?
fork-own = Me
fork-hint = A new table begins with this position. What was shuffled already stays as it lies; what is shuffled later is new and can be checked again.
fork-origin = This table continues another game.
file-record = Game
file-record-help = All moves and the proof of the shuffles, to keep and to upload (.stellwerk.json)
file-page = Replay as a web page
file-page-help = One file that runs in every browser, without a server or a network (.html)

## After the game: chances of winning
curve-title = Chances of winning
curve-picture = How the chances of all seats went. A click leads to the place; below stands the same as a table.
curve-percent = { $share } %
curve-turn = Turn { $turn }
curve-turning = Turning point { $letter } · turn { $turn }
curve-gained = { $name } gains { $share } percentage points.
curve-change = { $sign ->
    [up] +{ $share } %
    [down] −{ $share } %
   *[even] ±0
  }
curve-as-table = As a table, estimated by: { $bot }
curve-after = After
curve-ask = Work out the chances
curve-error = Every position was played on to the end many times to count who wins; mostly right within ± { $share } percentage points.
curve-help = A bot looks at the game position by position. It takes half a minute for most games, a few minutes for long ones.
curve-failed = This went wrong the last time.
curve-progress = { $done } of { $of } positions
curve-weighed = What “{ $bot }” weighed
curve-played = (played)
curve-moments = Where it was decided
curve-moment-gain = +{ $share } % { $name }

## After the game: looking at a file
upload-link = Look at a game from a file
upload-sign = Luggage
upload-title = Look at a game from a file
upload-text = A game that was played elsewhere or written by “stellwerk simulate” is checked move by move and then shown like a finished game of this place. Only those to whom you give the link can see it.
upload-drop = Drop a file here or choose one
upload-choose = Choose the file of a game
upload-limits = *.stellwerk.json, at most 1 MB and 20,000 entries
upload-busy = The game is being checked …
upload-large = The file is larger than 1 MB.
upload-json = The file is not JSON. A game ends in .stellwerk.json; a web page (.html) is simply opened in the browser.
upload-wrong = “{ $name }” cannot be shown
upload-head = In the head of the file
upload-detail = The check reports:
upload-fault-rules = This entry is against the rules.
upload-fault-INPUT = Something stands here that does not exist in this game or in this form.
upload-fault-CHANCE = A chance event is missing here, or one stands here that cannot be like this.
upload-fault-RESULT = The moves do not lead to the result in the file.
upload-fault-RULES = This game was played by a version of the rules that this server does not know. If they are newer, the server has to be upgraded first.
upload-remove = Delete this game
upload-remove-ask = The uploaded game disappears, also for everybody who has the link.
upload-remove-do = Delete
