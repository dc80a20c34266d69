## Nach der Partie: Mischung nachrechnen
verify-none = Diese Partie trägt keinen Beweis.
verify-none-text = Ihre Mischungen lassen sich nicht nachrechnen: Sie wurde nicht an einem Tisch mit Fingerabdruck gespielt.
verify-events = { $events ->
    [one] Eine Mischung wurde hier im Browser nachgerechnet, sie kam genauso heraus.
   *[other] Alle { $events } Mischungen wurden hier im Browser nachgerechnet, alles kam genauso heraus.
  }
verify-bad-events = { $good } von { $events } Mischungen stimmen; die erste falsche steht in Eintrag { $entry }.
verify-bad-seed = Der Startwert passt nicht zum Fingerabdruck, der vor der Partie zu sehen war.
verify-bad-salts = Der Beitrag von { $names } passt nicht zu dem, was vor der Partie versprochen wurde.
verify-earlier = { $events ->
    [one] Eine Mischung stammt aus der Partie, die hier weitergespielt wurde; sie wird dort geprüft.
   *[other] { $events } Mischungen stammen aus der Partie, die hier weitergespielt wurde; sie werden dort geprüft.
  }
verify-unknown = { $events ->
    [one] Eine Mischung kann nur „stellwerk verify“ nachrechnen.
   *[other] { $events } Mischungen kann nur „stellwerk verify“ nachrechnen.
  }
verify-by-rules = Was gemischt wurde (welche Karten, in welcher Folge), nennt der Server nach den Regeln. „stellwerk verify“ leitet auch das auf deinem Rechner her.
verify-list = { $events ->
    [one] Die Mischung im Einzelnen
   *[other] Alle { $events } Mischungen im Einzelnen
  }
verify-entry = Eintrag { $entry }
verify-state-good = stimmt
verify-state-bad = stimmt nicht
verify-state-earlier = von früher
verify-state-unknown = nicht geprüft
verify-logged = Im Protokoll steht:
verify-computed = Nachgerechnet:
replay-shuffles = Mischungen
problem-bad_record = Diese Datei ist keine Partie, die hier gezeigt werden kann.

## Nach der Partie: weiterspielen, Dateien
fork-here = Von hier weiterspielen
fork-title = { $turn ->
    [0] Vom Aufbau an neu spielen
   *[other] Nach Zug { $turn } weiterspielen
  }
fork-middle = Mitten in Zug { $turn } weiterspielen
fork-name = {" "}ab Zug { $turn }
fork-close = Doch nicht
fork-seat = Wer spielt für { $name }?
fork-own = Ich
fork-hint = Ein neuer Tisch beginnt mit dieser Stellung. Was schon gemischt war, bleibt so liegen; was noch gemischt wird, ist neu und wieder nachprüfbar.
fork-origin = Dieser Tisch setzt eine andere Partie fort.
file-record = Partie
file-record-help = Alle Züge und der Beweis der Mischungen, zum Aufheben und Hochladen (.stellwerk.json)
file-page = Wiedergabe als Webseite
file-page-help = Eine Datei, die ohne Server und ohne Netz in jedem Browser läuft (.html)

## Nach der Partie: Gewinnaussicht
curve-title = Gewinnaussicht
curve-picture = Verlauf der Gewinnaussicht aller Plätze. Ein Klick führt an die Stelle; darunter steht dasselbe als Tabelle.
curve-percent = { $share } %
curve-turn = Zug { $turn }
curve-turning = Wendepunkt { $letter } · Zug { $turn }
curve-gained = { $name } gewinnt { $share } Prozentpunkte.
curve-change = { $sign ->
    [up] +{ $share } %
    [down] −{ $share } %
   *[even] ±0
  }
curve-as-table = Als Tabelle, geschätzt von: { $bot }
curve-after = Stand
curve-ask = Gewinnaussicht berechnen
curve-error = Jede Stellung wurde oft zu Ende gespielt und gezählt, wer gewinnt; das ist meist auf ± { $share } Prozentpunkte genau.
curve-help = Ein Bot sieht sich die Partie Stellung für Stellung an. Das dauert meist eine halbe Minute, bei langen Partien ein paar Minuten.
curve-failed = Das ist beim letzten Mal misslungen.
curve-progress = { $done } von { $of } Stellungen
curve-weighed = Was „{ $bot }“ abwog
curve-played = (gespielt)
curve-moments = Wo es sich entschied
curve-moment-gain = +{ $share } % { $name }

## Nach der Partie: eine Datei ansehen
upload-link = Eine Partie aus einer Datei ansehen
upload-sign = Gepäck
upload-title = Eine Partie aus einer Datei ansehen
upload-text = Eine Partie, die anderswo gespielt oder von „stellwerk simulate“ geschrieben wurde, wird Zug für Zug geprüft und dann wie eine beendete Partie von hier gezeigt. Sehen kann sie nur, wer den Link von dir bekommt.
upload-drop = Datei hierher ziehen oder auswählen
upload-choose = Datei einer Partie auswählen
upload-limits = *.stellwerk.json, höchstens 1 MB und 20 000 Einträge
upload-busy = Die Partie wird geprüft …
upload-large = Die Datei ist größer als 1 MB.
upload-json = Die Datei ist kein JSON. Eine Partie endet auf .stellwerk.json; eine Webseite (.html) öffnest du einfach im Browser.
upload-wrong = „{ $name }“ kann nicht gezeigt werden
upload-head = Im Kopf der Datei
upload-detail = Die Prüfung meldet (auf Englisch):
upload-fault-rules = Dieser Eintrag widerspricht den Regeln.
upload-fault-INPUT = Hier steht etwas, das es in diesem Spiel oder in dieser Form nicht gibt.
upload-fault-CHANCE = Hier fehlt ein Zufallsereignis, oder eines steht da, das so nicht sein kann.
upload-fault-RESULT = Die Züge führen nicht zu dem Ergebnis, das in der Datei steht.
upload-fault-RULES = Diese Partie folgt einer Regelfassung, die dieser Server nicht kennt. Ist sie neuer, muss er erst erneuert werden.
upload-remove = Partie löschen
upload-remove-ask = Die hochgeladene Partie verschwindet, auch für alle, die den Link haben.
upload-remove-do = Löschen
