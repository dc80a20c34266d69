### Menschen: Name, Konto, Tokens, Daten, Profil; Fuß der Seite.

## Menü am Namen
menu-label = Menü von { $name }
menu-account = angemeldet als { $name }
menu-guest = Gast, ohne Konto
me-title = Einstellungen
me-profile = Profil
cancel = Abbrechen

## Anmelden und Konto
sign-in = Anmelden
sign-up = Konto anlegen
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
sign-out-everywhere-ask = Dann bist du auf allen Geräten abgemeldet, auch auf diesem.
sign-name = Name
sign-password = Passwort
sign-in-head = Mit Name und Passwort
sign-in-new = Noch kein Konto?
sign-in-lost = Passwort vergessen? Wer diesen Server betreibt, kann dir ein neues geben. Was du hier als Gast begonnen hast, kommt beim Anmelden mit.
sign-up-head = Name und Passwort genügen
sign-up-lead = Mit einem Konto findest du deine Tische auf jedem Gerät wieder. Alles, was du als Gast begonnen hast, bleibt dir.
sign-up-name-help = Damit meldest du dich an. So heißt du auch im Profil.
sign-up-known = Schon ein Konto?
password-help = Mindestens { $least } Zeichen. Ein Satz ist besser als ein Wort.
password-refused = Ein Passwort hat { $least } bis { $most } Zeichen, ein Name höchstens 32.
password-wrong = Das Passwort stimmt nicht.

## Einstellungen
me-name = Wie du heißt
me-name-lead = Unter diesem Namen sehen dich die anderen an neuen Tischen.
me-account = Konto
me-guest-lead = Du bist Gast: Deine Tische kennt nur dieser Browser. Mit einem Konto bleiben sie dir, auf jedem Gerät. Tische, an denen nur Gäste sitzen, werden nach langer Ruhe weggeräumt.
me-account-lead = Du bist angemeldet als { $name }.
password-title = Passwort ändern
password-lead = Danach bist du auf allen anderen Geräten abgemeldet.
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-save = Passwort ändern
password-changed = Das neue Passwort gilt. Alle anderen Geräte sind abgemeldet.
password-old-wrong = Das bisherige Passwort stimmt nicht.
token-title = Zugangs-Tokens
token-lead = Ein Token lässt ein Skript oder einen eigenen Bot in deinem Namen handeln, ohne dein Passwort zu kennen.
token-name = Wofür
token-name-help = Zum Wiedererkennen, zum Beispiel „Mein Bot“.
token-may = Das Token darf
token-read = lesen: Tische ansehen, an denen du sitzt
token-play = spielen: für dich entscheiden
token-tables = Tische eröffnen, Platz nehmen, einladen
token-days = Gültig
token-days-count = { $count ->
    [365] ein Jahr
   *[other] { $count } Tage
  }
token-days-all = bis zum Widerruf
token-make = Token erzeugen
token-once = Kopiere das Token jetzt: Es wird nur dieses eine Mal gezeigt.
token-copy = Token kopieren
token-until = vom { $from }, gültig bis { $until }
token-forever = vom { $from }, gültig bis zum Widerruf
token-withdraw = Widerrufen
token-withdraw-ask = „{ $name }“ gilt dann sofort nicht mehr.
token-too-many = Mehr als 20 Tokens gehen nicht. Widerrufe eines, das du nicht mehr brauchst.
bots-title = Deine Bots
bots-lead = Ein Bot-Konto gehört einem Programm von dir: Es spielt unter eigenem Namen, ist am Platz als Bot zu erkennen und setzt sich nur, wo es eingeladen oder willkommen ist.
bots-way = Lege ein Bot-Konto an, gib deinem Programm das Token und lade den Bot an einen Tisch ein. Beispiele mit höchstens 20 Zeilen stehen in der Anleitung „Write a bot“.
bots-write = Die Schnittstelle für Bots (englisch)
bots-name = Name des Bots
bots-name-help = So heißt er am Platz, und so lädst du ihn ein.
bots-make = Bot-Konto anlegen
bots-once = Das ist das Token von { $name }. Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
bots-most = Mehr als { $most } Bot-Konten gehen hier nicht.
bots-since = angelegt am { $date }
bots-rename = Umbenennen
bots-new-name = Neuer Name
bots-renamed = Der Bot heißt jetzt { $name }.
bots-renew = Neues Token
bots-renew-ask = Das bisherige Token von { $name } gilt dann sofort nicht mehr.
bots-remove = Löschen
bots-remove-ask = { $name } löschen? An laufenden Tischen spielt der vereinbarte Ersatz weiter.
bots-removed = { $name } ist gelöscht.
bots-failures = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
  }
bots-no-failures = Keine Fehler
bots-failure-table = zum Tisch
bots-invite = { $name } einladen
open-data-title = Offene Daten
open-data-lead = Aus fertigen Partien lernen Menschen und Programme. Wer diesen Server betreibt, darf deine nur veröffentlichen, wenn du zustimmst.
open-data-switch = Meine fertigen öffentlichen Partien dürfen als offene Daten veröffentlicht werden.
open-data-help = Veröffentlicht wird eine Partie nur, wenn alle am Tisch zugestimmt haben: ohne Namen (stattdessen Nummern), ohne Chat, mit dem Tag statt der Uhrzeit. Du kannst jederzeit widerrufen; das gilt für alles, was danach veröffentlicht wird, schon Veröffentlichtes lässt sich nicht zurückholen.
open-data-since = Du hast am { $date } zugestimmt.
open-data-agreed = Danke. Deine fertigen öffentlichen Partien dürfen veröffentlicht werden.
open-data-withdrawn = Widerrufen. Ab jetzt wird keine deiner Partien mehr veröffentlicht.
data-title = Deine Daten
data-lead = Alles, was hier über dich gespeichert ist, als eine JSON-Datei: Name, Tokens, Zustimmungen, Tische und Partien.
data-download = Daten herunterladen
forget-title = Alles löschen
forget-lead = Der Server vergisst dich. Das lässt sich nicht rückgängig machen.
forget-name = Dein Name wird überall zu „ehemals dabei“.
forget-seats = Laufende Plätze übernimmt ein Bot; Tische, an denen sonst niemand sitzt, verschwinden.
forget-records = Fertige Partien der anderen bleiben ganz.
forget-password = Zur Sicherheit dein Passwort
forget-do = Alles über mich löschen
forget-ask = Wirklich alles löschen? Es gibt kein Zurück.
forget-yes = Ja, endgültig löschen

## Profil
profile-since = Dabei seit { $date }
profile-none = Noch keine fertige Partie.
profile-results = Ergebnisse
profile-wins = { $count ->
    [one] Sieg
   *[other] Siege
  }
profile-played = { $count ->
    [one] in einer Partie
   *[other] in { $count } Partien
  }
profile-places = Erreichte Plätze
profile-place-times = Platz { $place }: { $times }-mal
profile-finished = Fertige Partien
profile-place = { $place }. Platz
profile-of = von { $seats }
profile-with = mit { $names }
profile-hidden = jemandem
profile-replay = { $game } vom { $date } ansehen

trouble-no_such_person = Hier gibt es kein Profil

## Fuß der Seite und Wetter
footer-imprint = Impressum
footer-privacy = Datenschutz
weather-offline = Dieses Gerät ist offline. Was du siehst, kann veraltet sein; deine Tische sind auf dem Server sicher.

# Als Gast auf einem anderen Gerät
return-title = Auf einem anderen Gerät weiterspielen
return-lead = Mit diesem Link bist du auf jedem Gerät derselbe Gast; gib ihn niemandem, denn wer ihn hat, spielt für dich.
return-make = Link erzeugen
return-alone = Andere Geräte abmelden
return-alone-ask = Dann bist du nur noch hier dieser Gast, und der Link gilt nicht mehr.
return-alone-done = Du bist nur noch auf diesem Gerät dieser Gast.
return-page = Willkommen zurück
return-page-lead = Dieser Link macht dich auf diesem Gerät zu dem Gast, der ihn erzeugt hat, mit Namen und Tischen.
return-leaves = { $count ->
    [one] Ein Tisch, den du hier hast, bleibt zurück.
   *[other] Die { $count } Tische, die du hier hast, bleiben zurück.
}
return-leaves-help = Zuerst einen Link zu ihnen erzeugen
return-leaves-account = Du bist hier als { $name } angemeldet; dann nicht mehr.
return-do = Als dieser Gast weiterspielen
return-void = Dieser Link gilt nicht mehr. Erzeuge auf dem anderen Gerät einen neuen; wer inzwischen ein Konto hat, meldet sich an.
password-show = Zeigen
password-hide = Verbergen
forgotten-title = Passwort vergessen
forgotten-lead = Hat dein Konto eine bestätigte E-Mail-Adresse, schicken wir dorthin einen Link. Er gilt eine Stunde.
forgotten-send = Link schicken
forgotten-sent = Wenn es dieses Konto mit einer bestätigten Adresse gibt, ist der Link unterwegs.
reset-title = Neues Passwort
reset-save = Passwort setzen
reset-void = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.
signed-out = Du wurdest abgemeldet, auf einem anderen Gerät oder vom Gastgeber.
