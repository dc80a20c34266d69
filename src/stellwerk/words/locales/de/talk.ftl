### Am Tisch: Chat, Notizen.

## Chat
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Nachricht an den Tisch
chat-send = Senden
chat-watcher = schaut zu
chat-players = Nur wer am Tisch sitzt, liest das hier. Zuschauer haben ihren eigenen Raum.
chat-spectators = Der Raum der Zuschauer: Die am Tisch sitzen, lesen hier nicht mit.
chat-unread = { $count ->
        [one] 1 ungelesene Nachricht
       *[other] { $count } ungelesene Nachrichten
    }

## Notizen
notes = Notizen
notes-help = Nur für dich. Gespeichert wird von selbst.
notes-loading = Wird geholt …
notes-saved = Gespeichert. Nur du siehst das.
notes-writing = Wird gespeichert …
notes-failed = Nicht gespeichert. Schreib weiter, dann wird es noch einmal versucht.

## Tipp
hint = Tipp
hint-help = Fragt einen Bot, was er täte. Das Fahrtenbuch verrät allen, dass du gefragt hast.
hint-busy = Der Bot denkt …
hint-does = Der Bot täte das: { $label }
hint-followed = So weit der Tipp.
hint-value = Gewinnaussicht danach: { $value } %. Im Schnitt aller erwogenen Züge: { $standing } %.
new-hints = Tipps von Bots erlauben
new-no-hints = Bots geben in diesem Spiel keinen Rat: Es zählt, was ihr selbst wisst.
menu-hints = Rat von Bots
hint-allowed = Wer am Zug ist, darf einen Bot fragen, was er täte. Das Fahrtenbuch verrät es allen.
hint-off = An diesem Tisch nicht.
hint-never = In diesem Spiel nie: Es zählt, was ihr selbst wisst. Was richtig gewesen wäre, zeigt die Auswertung.
hint-do = So machen

## Vorausplanen
plan = Vorausplanen
plan-begin = Nächsten Zug vorausplanen
plan-choosing = Dein Plan:
plan-nothing = noch nichts gewählt
plan-help = So könnte es stehen, wenn du dran bist. Passt der Plan dann, wird er sofort gespielt; sonst entscheidest du selbst.
plan-save = Plan speichern
plan-waits = Geplant:
plan-private = Nur du siehst das.
plan-anew = Neu planen
plan-remove = Verwerfen
plan-cancelled = Dein Plan passte nicht mehr:
plan-understood = Verstanden
