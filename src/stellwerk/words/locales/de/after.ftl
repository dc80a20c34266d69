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
