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
again = Noch einmal
to-home = Zur Startseite

## Tisch
table-named = Tisch „{ $name }“
table-turn = Zug { $turn }
table-over = beendet
loading = Der Tisch wird gedeckt …
board = Spielplan
board-none = Zu diesem Spiel gibt es hier keinen gezeichneten Plan. Gespielt wird aus der Liste der Züge.
board-closer = Näher heran
board-overlays = Einblendungen
board-farther = Weiter weg
board-fit = Ganzer Plan
undo = Zurück
confirm = Bestätigen
timer-left = Noch { $seconds } Sekunden
timer-help = Ist die Zeit um, gilt, was bis dahin eingetragen ist.
confirm-switch = Zugende bestätigen
close = Schließen
choose = Was meinst du?
keys = Tasten
keys-number = Zug aus der Liste
keys-enter = Abschluss oder Bestätigen
keys-undo = einen Schritt zurück
keys-search = Zug suchen
keys-board = zum Spielplan
keys-arrows = von Feld zu Feld
keys-next = zum nächsten oder vorigen erlaubten Feld
keys-why = warum nicht?
keys-rules = Regeln zu dem, was ausgewählt oder unter dem Zeiger ist
keys-zoom = näher, weiter, ganzer Plan
keys-pan = Ausschnitt verschieben
keys-escape = schließen, abbrechen, vorspulen
moves-skip = Vorspulen

## Szenen
recap = Seit deinem letzten Zug
scene = Szene
scene-back = Ein Schritt zurück
scene-skip = Überspringen
scene-next = Weiter
scene-keep = Offen lassen
scene-again = Noch einmal ansehen
scene-table = Tabelle
scene-who = Wer
scene-sum = Summe
scene-order = Ablauf

## Züge
actions = Was du jetzt tun kannst
form-open = offen lassen
form-clash = (widerspricht)
actions-count = { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
actions-search = Zug suchen
actions-more = { $count ->
        [one] 1 weiteren zeigen …
       *[other] { $count } weitere zeigen …
    }
actions-none-found = Kein Zug passt zu dieser Suche.
actions-idle = Am Zug
actions-wait = Im Augenblick ist { $name } am Zug.
actions-watch = Du schaust zu.
actions-over = Die Partie ist zu Ende.
actions-past = Du siehst eine frühere Stellung. Zurück in die Gegenwart, um zu ziehen.
actions-sending = Dein Zug ist auf dem Weg zum Server.
actions-sending-later = Der Server antwortet nicht. Dein Zug ist gewählt und wird gesendet, sobald er wieder da ist; bis dahin gilt er nicht.
sending-head = Dein Zug ist unterwegs
compose-say = { $label }: { $next }
sending-say = Wird gesendet: { $label } …
sending-later-say = Wartet auf den Server: „{ $label }“ wird gesendet, sobald er wieder antwortet
draft-say = { $label }: { $outlook ->
        [turn] Damit endet dein Zug. So bestätigen?
        [reveal] Danach gibt es kein Zurück. So bestätigen?
       *[on] So bestätigen?
    }
draft-brings-say = { $label }: { $brings }. So bestätigen?
draft-leads = { $outlook ->
        [turn] Danach ist dein Zug zu Ende.
       *[reveal] Danach wird etwas aufgedeckt, dann gibt es kein Zurück.
    }
draft-head = Dein Zug wartet
draft-help = „{ $label }“ ist noch nicht gespielt. Bestätige den Zug, oder geh einen Schritt zurück.
past-head = Rückblick
past-say = Rückblick: So stand es in Zug { $turn }
past-now = Zur Gegenwart
end-show = Zur Abrechnung

## Absage
refusal-title = Hier nicht
refusal-near = In der Nähe erlaubt:
refusal-read = Regel lesen
not-now-title = Das ist jetzt nicht dran
not-yours-title = Du bist nicht am Zug

## Sitze
seats = Plätze
bot-numbered = { $name } { $number }
seat-bot-account = { $name } (Bot)
seat-bot-of = Bot von { $owner }
seat-free = frei
seat-you = du
seat-you-short = Du
seat-bot = Bot
seat-here = am Tisch
seat-away = fort
seat-doubled = mehrere Plätze
seat-turn = AM ZUG
seat-points = Punkte
seat-winner = gewinnt

## Fahrtenbuch
log = Fahrtenbuch
log-since = Seit deinem letzten Zug
log-empty = Noch ist nichts geschehen.
log-forgets = Nur die letzte Runde: Die Regeln verdecken, was früher offen lag. Zurück geht es bis dorthin, wo zuletzt etwas verdeckt wurde; nach dem Ende steht hier alles.

## Blatt am unteren Rand
sheet = Züge und Übersicht
sheet-size = Größe des Blattes ändern
sheet-actions = Züge

## Mehrere an einem Gerät
cover-sign = Sichtschirm
cover-title = { $name } ist am Zug
cover-help = Gebt das Gerät weiter. Was hinter dem nächsten Schirm liegt, ist nur für diese Augen bestimmt.
cover-open = Ich bin { $name }
cover-between = Der Besitz liegt hinter dem Schirm, bis wieder jemand an diesem Gerät am Zug ist.

## Verbindung
link-offline = Dieses Gerät ist offline. Der Tisch wartet, nichts geht verloren.
link-lost = Der Server antwortet nicht. Wir versuchen es weiter; nichts geht verloren.
link-renewed = Der Server ist neuer als diese Seite. Lade sie neu, damit alles zusammenpasst.
link-reload = Neu laden
link-now = Jetzt versuchen

## Hinsetzen und Warten
invite = Einladung
invite-table = Tisch „{ $name }“ hält dir einen Platz frei.
invite-here = dein Platz
sit = Hinsetzen
sit-name = Dein Name am Tisch
room-title = { $count ->
        [0] Alle sitzen
        [one] Noch 1 Platz ist frei
       *[other] Noch { $count } Plätze sind frei
    }
room-salting = Es wird gemischt
room-salting-help = Alle sitzen. Jedes Gerät gibt jetzt seinen Teil zum Mischen dazu.
room-help = Die Partie beginnt, sobald alle Plätze besetzt sind.
room-help-owner = Verschicke die Links oder setze Bots auf die freien Plätze. Die Partie beginnt, sobald alle sitzen.
room-learn = Einführung in zwei Minuten
room-free = wartet auf jemanden
room-reserved = freigehalten
room-copy = Link kopieren
room-watch = Link zum Zuschauen
room-bot = Bot hinsetzen
room-leave = Aufstehen
copied = Kopiert
link-only-here = Diese Links gelten nur auf diesem Gerät, denn die Seite ist unter { $host } offen: Starte Stellwerk mit --host 0.0.0.0 und öffne es unter der Adresse des Rechners im Netz, dann kommen auch andere herein.

## Tische, die man nicht sehen kann
trouble-no_such_table = Diesen Tisch gibt es nicht
trouble-no_such_seat = Diesen Platz gibt es nicht
trouble-signed_out = Du wurdest abgemeldet
trouble-private = Dieser Tisch ist privat
trouble-seat_taken = Hier sitzt schon jemand
trouble-unreachable = Der Server antwortet nicht
trouble-too_many = Einen Augenblick
trouble-other = Das hat nicht geklappt
prompt-label = Ansage

## Ausprobieren

try = Ausprobieren
try-help = Eigene und fremde Züge von hier aus probieren. Niemand sieht das, und am Tisch ändert sich nichts.
try-title = Du probierst aus – niemand sieht das
try-guessed = Was du nicht wissen kannst, ist hier ausgelost; in der Partie kann es anders liegen.
try-known = Gezogen und gewürfelt wird hier neu, unabhängig von der Partie.
try-result = Die Partie wäre zu Ende. Vorn: { $names }.
try-went-on = Die Partie ist inzwischen weitergegangen.
try-your-turn = In der Partie bist du am Zug.
try-again = Von vorn
try-return = Zurück zur Partie
try-answers = Erst nach dem Ende: Ausprobieren verriete hier die Antworten.
try-not-over = Das geht erst nach dem Ende, denn es verriete, was hier verborgen ist.
keys-try = ausprobieren, ohne dass es jemand sieht; noch einmal: zurück
