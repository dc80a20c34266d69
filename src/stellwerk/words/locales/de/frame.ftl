### Rahmen: Wörter, die jedes Spiel braucht. Browser und Kommandozeile lesen dieselbe Datei.

## Bots
bot-random = Zufall
bot-greedy = Gierig
bot-search-1 = Suche 1
bot-search-2 = Suche 2
bot-search-3 = Suche 3
bot-casual = Ausflügler
bot-good = Kenner
bot-expert = Geograf

## Absagen, die keine Regel des Spiels nennt
refusal-INPUT = Das ist keine Eingabe dieses Spiels.
    .text = „{ $text }“ ist keine Aktion dieses Spiels.
    .hidden = Diese Angabe ist verborgen: Der Auszug stammt aus einer laufenden Partie.
    .seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
    .option = Eine Option „{ $option }“ gibt es in diesem Spiel nicht.
    .value = Die Option „{ $option }“ kennt den Wert „{ $value }“ nicht.
refusal-CHANCE = Dieses Zufallsereignis fehlt, ist hier nicht fällig oder kann so nicht ausfallen.
refusal-RESULT = Das gespeicherte Ergebnis folgt nicht aus dem Protokoll.
refusal-RULES = Diese Partie folgt einer Regelfassung, die hier nicht bekannt ist.
    .rules = Diese Partie folgt der Regelfassung { $rules }; bekannt sind hier { $known }. Ist sie neuer, muss Stellwerk erneuert werden.

## Fehler des Servers: was geschah, und was nun zu tun ist
problem-bad_input = Der Server konnte die Anfrage nicht lesen. Lade die Seite neu und versuche es noch einmal.
problem-private_address = Diese Adresse liegt in einem privaten Netz. Dorthin sendet der Server nichts; nimm eine, die aus dem Internet erreichbar ist.
problem-no_such_game = Dieses Spiel gibt es hier nicht. Auf der Startseite stehen alle Spiele.
problem-no_such_table = Diesen Tisch gibt es nicht oder nicht mehr. Auf der Startseite stehen deine Tische.
problem-no_such_seat = Diesen Platz gibt es am Tisch nicht.
problem-forbidden = Das ist dir nicht erlaubt. Manches darf nur, wer den Tisch eröffnet hat, dort sitzt oder eingeladen ist.
problem-signed_out = Das geschah auf einem anderen Gerät, oder durch den Gastgeber des Servers. Melde dich wieder an.
problem-hosts_only = Das dürfen hier nur Gastgeber, also wer diesen Server betreibt.
problem-other_origin = Diese Seite gehört nicht zum Server, oder er heißt anders. Öffne ihn unter seiner eigenen Adresse; wer ihn betreibt, prüft --address und den Proxy.
problem-not_your_seat = Dieser Platz gehört jemand anderem.
problem-seat_taken = Der Platz ist schon besetzt, oder die Einladung ist verbraucht. Bitte um eine neue.
problem-not_running = Die Partie läuft nicht: Sie hat noch nicht begonnen oder ist zu Ende.
problem-overtaken = Inzwischen hat sich die Lage geändert. Sieh sie dir an und entscheide neu.
problem-refused = Das erlauben die Regeln nicht.
problem-too_large = Das ist zu groß für eine Nachricht an den Server.
problem-too_many = Das waren zu viele Anfragen auf einmal.
problem-limit_reached = Mehr davon erlaubt der Gastgeber nicht. Räume erst etwas weg, das du nicht mehr brauchst.
wait-seconds = { $seconds ->
    [0] Warte einen Augenblick.
    [one] Versuche es in einer Sekunde noch einmal.
   *[other] Versuche es in { $seconds } Sekunden noch einmal.
}
wait-minutes = Versuche es in { $minutes } Minuten noch einmal.
problem-not_over = Das geht erst, wenn die Partie zu Ende ist.
problem-not_found = Diese Adresse gibt es auf dem Server nicht. Prüfe den Link oder geh zur Startseite.
problem-method_not_allowed = So lässt sich diese Adresse nicht benutzen. Lade die Seite neu.
problem-not_open = Die Plätze sind vergeben: Umsetzen geht nur vor dem Beginn der Partie.
problem-not_away = Noch ist niemand lange genug fort, auf den der Tisch wartet.
problem-not_wanted = Dein Beitrag zum Mischen wird hier nicht erwartet. Die Partie geht einfach weiter.
problem-no_undo = Das lässt sich nicht mehr zurücknehmen: Jemand anders hat inzwischen entschieden, oder etwas Verborgenes wurde gezeigt.
problem-outdated = Dieser Tisch lässt sich hier nicht öffnen: Seine Regelfassung ist neuer als dieser Server, oder sein Protokoll ist beschädigt. Sag dem Betreiber Bescheid.
problem-not_json = Der Server versteht nur JSON. Lade die Seite neu und versuche es noch einmal.
problem-wrong_password = Name oder Passwort stimmt nicht.
problem-wrong_token = Dieses Zugangs-Token gilt nicht oder nicht mehr.
problem-disabled = Dieses Konto hat der Gastgeber des Servers gesperrt. Wende dich an ihn.
problem-no_account = Dafür brauchst du ein Konto. Lege eines an, deine Tische nimmst du mit.
problem-out_of_scope = Das darf dieses Zugangs-Token nicht.
problem-no_such_person = Diese Person gibt es hier nicht, oder sie spielt als Gast, ohne Konto. Ein Profil hat nur, wer ein Konto hat.
problem-name_taken = Der Name ist schon vergeben. Wähle einen anderen.
problem-has_account = Du hast schon ein Konto.
problem-substituted = Gerade spielt ein Bot für dich. Nimm den Platz zurück, wenn du selbst weiterspielen willst.
problem-conceded = Du hast aufgegeben; ein Bot spielt für dich zu Ende.
problem-time_over = Deine Zeit für diese Entscheidung ist um: Erst entscheidet der Bot, dann kannst du den Platz zurücknehmen.
problem-no_hint = An diesem Tisch gibt es gerade keinen Tipp.
problem-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
problem-other = Das hat nicht geklappt. Versuche es noch einmal.
problem-sign_up_closed = Dieser Server nimmt keine neuen Konten auf. Frag, wer ihn betreibt.
problem-not_invited = Dafür brauchst du eine gültige Einladung. Frag, wer den Server betreibt.
problem-muted = Der Gastgeber hat dir das Schreiben vorerst entzogen: im Chat, als Tischname, als Notiz zu einem Zug.
problem-timed_out = Der Gastgeber hat dir neue Partien vorerst entzogen. Laufende spielst du weiter.
problem-weak_password = So wird es bald erraten. Nimm ein anderes: Mehrere Wörter, die nicht zusammengehören, sind besser als eines mit Ziffern.
weak-password-own = Das Passwort besteht aus deinem Namen oder dem des Servers; das wird zuerst probiert.
weak-password-common = Dieses Passwort haben viele, oder eines, das ihm sehr ähnlich ist.
weak-password-word = Das Passwort ist kaum mehr als ein Wort oder ein Name.
weak-password-keys = Die Tasten des Passworts liegen nebeneinander.
weak-password-repeat = Das Passwort wiederholt sich.
weak-password-sequence = Das Passwort folgt einer Reihe wie abc oder 4321.
weak-password-date = Das Passwort ist kaum mehr als ein Datum oder ein Jahr.
weak-password-guessed = Das Passwort ist mit wenigen Versuchen erraten.
problem-internal = Auf dem Server ist ein Fehler geschehen; gespeichert wurde nichts. Versuche es noch einmal.
problem-unavailable = Der Server ist gerade nicht bereit. Versuche es in einem Augenblick noch einmal.
problem-store_failed = Der Server kann gerade nichts speichern; geschehen ist nichts. Der Gastgeber muss nachsehen, versuche es später noch einmal.
