### Was an einem Tisch gespielt wird, in Worten; einen Tisch finden und sich setzen.

terms-unusual = anders als üblich
terms-usual = alles wie üblich
terms-stands-in = Ersatz: { $bot }
terms-watching = Zusehen
terms-watching-all = alle dürfen zusehen
terms-watching-invited = nur wer dazu eingeladen ist
terms-substitute = { $bot }, wenn die Zeit um ist oder die anderen ihn für jemanden rufen, der { $absence } fort war; den Platz bekommt man zurück

## Einen Tisch finden
filter = Welche Tische gezeigt werden
filter-games = alle Spiele
filter-paces = jedes Tempo
filter-languages = jede Sprache
filter-free = mit freiem Platz
filter-none = Kein offener Tisch passt zu dieser Auswahl.
table-language = Sprache am Tisch
language-de = Deutsch
language-en = Englisch
join-title = Am Tisch „{ $table }“ hinsetzen?
join-with = mit { $names }
spectators = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
  }

## Zurück, vor, Rückblick
redo = Wieder vor
redo-help = Trägt die Entscheidung noch einmal ein, die zuletzt zurückgenommen wurde.
keys-redo = Zurückgenommenes noch einmal
keys-steps = im Verlauf zurück und vor
steps = Im Verlauf blättern
step-back = Eine Stellung zurück
step-forward = Eine Stellung vor

## Daueraufträge, Alternativen
plan-otherwise = Sonst …
plan-otherwise-help = Geht dieser Plan nicht, wird der nächste versucht.
plan-else = sonst:
plan-others = { $count ->
    [one] sonst 1 anderer
   *[other] sonst { $count } andere
  }
plan-unless = Nicht spielen, sondern mich fragen, wenn das geht:
plan-unless-never = –
orders = Daueraufträge
orders-help = Solche Entscheidungen trifft dein Platz von selbst, sobald er darf. Sie stehen im Protokoll wie jede andere; die Aufträge siehst nur du.
orders-forced = Wo alle wissen, dass ich nur eine Möglichkeit habe: von selbst ausführen
orders-which = Was immer getan wird
orders-long = Wie lange
orders-always = bis ich es zurücknehme
orders-until = vor Zug { $turn }
orders-rounds = { $count ->
    [one] 1 Runde lang
   *[other] { $count } Runden lang
  }
orders-give = Immer so
orders-withdraw = Zurücknehmen
