### Der Tisch im Browser.

## Leiste
bar-home = Stellwerk, zur Startseite
bar-nav = Seite
bar-rules = Regeln
bar-language = Sprache
bar-dark = Nachtdienst: dunkle Farben
bar-light = Tagdienst: helle Farben
clause-open = { $clause } in den Regeln lesen

## Hinweisseiten
notice-sign = Halt
page-unknown = Diese Seite gibt es nicht
page-unknown-help = Die Adresse führt nirgendwohin. Vielleicht fehlt ein Stück des Links.
page-broken = Die Seite ließ sich nicht laden
page-broken-help = Der Server ist nicht erreichbar oder wurde eben erneuert. Ein zweiter Versuch hilft meistens.
problem-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
again = Noch einmal
to-home = Zur Startseite
