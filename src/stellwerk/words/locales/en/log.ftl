### What the log tells that is no move; browser and terminal need the sentences.

log-bot = From here on { $bot } plays for { $name }.
log-bot-you = From here on { $bot } plays for you.
log-time = The time of { $name } is over. From here on { $bot } plays.
log-time-you = Your time is over. From here on { $bot } plays for you.
log-back = From here on { $name } plays.
log-back-you = From here on you play yourself.
log-called = { $name } was away; the others have called { $bot }, who plays from here on.
log-called-you = You were away; the others have called { $bot }, who plays for you from here on.
log-draft = { $what ->
    [nothing] Time was up; { $name } had entered nothing.
   *[draft] Time was up; what { $name } had entered by then counts.
  }
log-draft-you = { $what ->
    [nothing] Time was up; you had entered nothing.
   *[draft] Time was up; what you had entered by then counts.
  }
log-forced = Taken by itself: { $name } had this one choice only.
log-forced-you = Taken by itself: you had this one choice only.
log-agreed = Everybody agrees: the game ends without a result.
log-agreed-present = Agreed: { $agreed }. Not there: { $away }. The game ends without a result.
log-hint = { $name } asks for a hint.
log-hint-you = You ask for a hint.
log-undo = { $name } takes back { $count ->
        [one] one decision
       *[other] { $count } decisions
    }.
log-undo-you = You take back { $count ->
        [one] one decision
       *[other] { $count } decisions
    }.
log-undo-agreed = As { $name } wished, { $count ->
        [one] one decision by { $names } was
       *[other] { $count } decisions by { $names } were
    } taken back.
log-undo-agreed-you = As you wished, { $count ->
        [one] one decision by { $names } was
       *[other] { $count } decisions by { $names } were
    } taken back.
log-undo-reader = you
