### Das Terminal: was `stellwerk play`, `games` und `rules` sagen.

terminal-seats = { $least } bis { $most } Personen, etwa { $minutes } Minuten
terminal-rules = Regelfassung: { $rules }
terminal-bots = Bots: { $bots }
terminal-default = Vorgabe
terminal-you = Du
terminal-seed = Startzahl { $seed }: Dieselbe Zahl gibt dieselbe Partie.
terminal-seat = Du hast Platz { $seat }. Die anderen: { $others }
terminal-help = Tippe die Nummer einer Aktion oder ihre Notation. Außerdem: undo (zurücknehmen), why <Notation> (warum nicht), log, board, rules <Nummer der Regel>, save <Datei>, help, quit.
terminal-ask = Deine Entscheidung
terminal-ask-then = Und dann (back: neu wählen)
terminal-ask-part = Wert (leer: nichts)
terminal-number = Eine Aktion Nummer { $number } gibt es hier nicht; die Liste geht bis { $most }.
terminal-allowed = { $notation } ist jetzt erlaubt.
terminal-undo-none = Es lässt sich nichts zurücknehmen: Inzwischen hat jemand anders entschieden, oder etwas Verborgenes wurde gezeigt.
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert als { $file }.
terminal-not-saved = { $file } lässt sich nicht schreiben: { $reason }
terminal-log-empty = Noch ist nichts geschehen.
terminal-unknown-clause = Eine Regel „{ $clause }“ hat dieses Spiel nicht.
terminal-quit = Die Partie wurde nicht beendet.
terminal-over = Die Partie ist zu Ende: { $reason }
terminal-place = Platz
terminal-name = Name
terminal-points = Punkte
terminal-turn = Zug { $turn }
terminal-warning = Vorsicht: { $warning }
