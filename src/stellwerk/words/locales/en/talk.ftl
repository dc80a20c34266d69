### At the table: chat, notes.

## Chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Message to the table
chat-send = Send
chat-watcher = watching
chat-players = Only those who sit at the table read this. Spectators have a room of their own.
chat-spectators = The spectators’ room: those who sit at the table do not read it.
chat-unread = { $count ->
        [one] 1 unread message
       *[other] { $count } unread messages
    }

## Notes
notes = Notes
notes-help = For you alone. They save themselves.
notes-loading = Being fetched …
notes-saved = Saved. Only you see this.
notes-writing = Being saved …
notes-failed = Not saved. Write on, and it is tried again.

## Hint
hint = Hint
hint-help = Asks a bot what it would do. The log tells everybody that you asked.
hint-busy = The bot thinks …
hint-does = The bot would do this: { $label }
hint-followed = So far the hint.
hint-value = Chance to win after this: { $value } %. Average of all moves it weighed: { $standing } %.
new-hints = Allow hints from bots
new-no-hints = Bots give no hints in this game: what counts is what you know yourselves.
menu-hints = Hints from bots
hint-allowed = Whose turn it is may ask a bot what it would do. The log tells everybody.
hint-off = Not at this table.
hint-never = Never in this game: what counts is what you know yourselves. The evaluation shows what would have been right.
hint-do = Do it

## Planning ahead
plan = Planning ahead
plan-begin = Plan my next turn
plan-choosing = Your plan:
plan-nothing = nothing chosen yet
plan-help = This is how it may stand when it is your turn. If the plan fits then, it is played at once; otherwise you decide.
plan-save = Save the plan
plan-waits = Planned:
plan-private = Only you see this.
plan-anew = Plan anew
plan-remove = Discard
plan-cancelled = Your plan did not fit any more:
plan-understood = Understood
