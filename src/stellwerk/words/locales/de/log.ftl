### Was im Protokoll steht und kein Zug ist; die Sätze brauchen Browser und Terminal.

log-bot = Ab hier spielt { $bot } für { $name }.
log-bot-you = Ab hier spielt { $bot } für dich.
log-time = Die Zeit von { $name } ist abgelaufen. Ab hier spielt { $bot }.
log-time-you = Deine Zeit ist abgelaufen. Ab hier spielt { $bot } für dich.
log-back = Ab hier spielt { $name } selbst.
log-back-you = Ab hier spielst du selbst.
log-called = { $name } war fort; die anderen haben { $bot } gerufen, der ab hier spielt.
log-called-you = Du warst fort; die anderen haben { $bot } gerufen, der ab hier für dich spielt.
log-draft = { $what ->
    [nothing] Die Zeit war um; { $name } hatte nichts eingetragen.
   *[draft] Die Zeit war um; es zählt, was { $name } bis dahin eingetragen hatte.
  }
log-draft-you = { $what ->
    [nothing] Die Zeit war um; du hattest nichts eingetragen.
   *[draft] Die Zeit war um; es zählt, was du bis dahin eingetragen hattest.
  }
log-forced = Von selbst ausgeführt: { $name } hatte nur diese eine Möglichkeit.
log-forced-you = Von selbst ausgeführt: Du hattest nur diese eine Möglichkeit.
log-agreed = Alle sind einverstanden: Die Partie endet ohne Ergebnis.
log-agreed-present = Einverstanden: { $agreed }. Nicht da: { $away }. Die Partie endet ohne Ergebnis.
log-hint = { $name } holt sich einen Tipp.
log-hint-you = Du holst dir einen Tipp.
log-undo = { $name } nimmt { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    } zurück.
log-undo-you = Du nimmst { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    } zurück.
log-undo-agreed = Auf Wunsch von { $name } { $count ->
        [one] ist eine Entscheidung von { $names }
       *[other] sind { $count } Entscheidungen von { $names }
    } zurückgenommen.
log-undo-agreed-you = Auf deinen Wunsch { $count ->
        [one] ist eine Entscheidung von { $names }
       *[other] sind { $count } Entscheidungen von { $names }
    } zurückgenommen.
log-undo-reader = dir
