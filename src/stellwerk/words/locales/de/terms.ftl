### Was an einem Tisch gespielt wird, in Worten; einen Tisch finden und sich setzen.

terms-unusual = anders als üblich
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
