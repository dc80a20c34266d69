### Plätze: Vertretung, Weitergabe, Aufgeben, Vorschläge; der Tisch als Ganzes.

## Am Platz
seat-former = ehemals dabei
seat-replaced = { $bot } spielt
seat-replaced-help = { $bot } spielt für { $name }, bis der Platz zurückgenommen wird.
seat-conceded = hat aufgegeben
seat-conceded-help = { $name } hat aufgegeben; { $bot } spielt zu Ende.
home-state-agreed = ohne Ergebnis

## Vertretung
sub-you = { $bot } spielt gerade für dich.
sub-time = Deine Zeit war abgelaufen: { $bot } spielt gerade für dich.
sub-time-named = Die Zeit von { $name } war abgelaufen: { $bot } spielt gerade.
sub-named = { $bot } spielt gerade für { $name }.
sub-conceded = Du hast aufgegeben; { $bot } spielt für dich zu Ende.
sub-take-back = Platz zurücknehmen

## Vorschläge
propose-end-asks = { $name } schlägt vor, die Partie ohne Ergebnis zu beenden.
propose-end-mine = Du schlägst vor, die Partie ohne Ergebnis zu beenden.
propose-undo-asks = { $count ->
    [one] { $name } bittet, die letzte Entscheidung zurückzunehmen.
   *[other] { $name } bittet, die letzten { $count } Entscheidungen zurückzunehmen.
  }
propose-undo-mine = { $count ->
    [one] Du bittest, die letzte Entscheidung zurückzunehmen.
   *[other] Du bittest, die letzten { $count } Entscheidungen zurückzunehmen.
  }
propose-waits = Es fehlt noch: { $names }.
propose-until = Es fehlt noch: { $names }. Ohne Antwort bis { $date } gilt das als Einverständnis.
propose-yes = Einverstanden
propose-no = Ablehnen
propose-withdraw = Zurückziehen
propose-declined = Dein Vorschlag wurde abgelehnt.
propose-already = Es gibt schon einen Vorschlag, oder er ist gerade erledigt.

## Tisch und Platz
menu-table = Tisch
menu-table-head = Tisch und Platz
menu-people = Wer sitzt
menu-watch = Zuschauen lassen
menu-remove = Tisch wegräumen
menu-remove-do = Wegräumen
menu-remove-ask = Der Tisch verschwindet mit allem, was darauf geschah.
room-renew = Neuer Link
room-renew-help = Macht einen neuen Link; der alte gilt dann nicht mehr.
own-which = Platz von
own-conceded = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
own-bot = Einen Bot spielen lassen
own-bot-help = Er spielt, bis du den Platz zurücknimmst.
own-bot-which = Welcher Bot
own-bot-do = Dem Bot überlassen
own-person = Den Platz weitergeben
own-person-help = Wer den Link öffnet, spielt an deiner Stelle weiter.
own-person-do = Link erzeugen
own-person-keep = Doch behalten
own-propose = Vorschlagen
own-propose-help = Alle, die mitspielen, müssen einverstanden sein. Wen ein Bot vertritt, dessen Schweigen gilt nach einer Weile als Einverständnis.
own-propose-alone = Sonst spielen nur Bots: Es geschieht sofort.
own-undo-which = Wie viel zurücknehmen
own-undo-do = Zurücknehmen
own-end-do = Partie beenden
own-end-ask = Die Partie endet ohne Ergebnis, sobald alle einverstanden sind.
own-concede = Aufgeben
own-concede-help = Ein Bot spielt deinen Platz zu Ende. Zurück kannst du dann nicht mehr.
own-concede-do = Aufgeben
own-concede-ask = Wirklich aufgeben? Das gilt endgültig.
own-concede-yes = Ja, aufgeben
undo-last = die letzte Entscheidung
undo-turn = { $count ->
    [one] den letzten Zug
   *[other] den ganzen letzten Zug ({ $count } Entscheidungen)
  }
undo-own = { $count ->
    [one] alles seit deinem letzten Zug
   *[other] alles seit deinem letzten Zug ({ $count } Entscheidungen)
  }

## Weitergabe und Einladung
handover = Platz zu übernehmen
handover-lead = { $name } gibt dir den Platz am Tisch „{ $table }“. Die Partie läuft, Zug { $turn }.
handover-take = Platz übernehmen
invite-taken = { $name } sitzt schon hier.
invite-taken-help = Die Einladung ist verbraucht. Bitte um eine neue, wenn noch ein Platz frei ist.
invite-over = Diese Partie ist zu Ende.
invite-over-help = Die Einladung gilt nicht mehr.
trouble-left = Du sitzt nicht mehr an diesem Tisch
trouble-left-help = Dein Platz ist weitergegeben. Der Tisch ist privat: Nur wer dort sitzt oder eingeladen ist, sieht ihn.
trouble-private-help = Nur wer dort sitzt oder eingeladen ist, sieht ihn. Bitte um eine Einladung.
trouble-private-sign-in = Sitzt du mit deinem Konto an diesem Tisch? Dann melde dich an.
idle-notice = An diesem Tisch ruht das Spiel. Tische von Gästen werden weggeräumt, dieser am { $date }. Ein Zug oder ein Konto erhält ihn.

## Ende durch Einigung
agreed-say = Endstation: Die Partie wurde einvernehmlich beendet
agreed-title = Ohne Ergebnis beendet
agreed-lead = Alle waren einverstanden, in Zug { $turn } aufzuhören. Gewonnen hat niemand; ansehen kann man die Partie trotzdem.

# Einladen: ein Link für alle, ein Link je Platz, nach Namen
room-all-help = Ein Link für alle: Wer ihn hat, sucht sich einen freien Platz aus.
room-invite = Einladen
room-invite-do = Einladen
room-by-name = Name des Kontos
room-by-name-help = Wer ein Konto hat, findet den Tisch unter „Meine Tische“ und setzt sich ohne Link.
room-copy-seat = Link nur für diesen Platz
room-open-again = Platz wieder freigeben
room-decline = Ablehnen
room-reserved-for = freigehalten für { $name }
room-reserved-you = freigehalten für dich
invite-choose = Wo möchtest du sitzen?
invite-seat = Platz { $number }
home-state-invited = du bist eingeladen
trouble-not_open = Die Partie hat schon begonnen

## Verschwunden
gone-moment = gerade eben
gone-minutes = { $count ->
    [one] seit einer Minute
   *[other] seit { $count } Minuten
  }
gone-hours = seit { $count } Stunden
gone-days = seit { $count } Tagen
gone-long = schon länger
vanished-title = { $name } ist am Zug und { $gone } fort
vanished-silent = { $name } ist am Zug, hat die Seite offen, aber lange kein Lebenszeichen gegeben
vanished-bot = Ersatzbot einspringen lassen
vanished-bot-help = { $bot } spielt für { $name } weiter. Wer zurückkommt, nimmt den Platz mit einem Klick wieder ein.
vanished-bot-do = Ersatzbot rufen
vanished-end = Partie beenden
vanished-end-help = Ohne Ergebnis für alle. Die Aufzeichnung bleibt.
vanished-end-do = Ende vorschlagen
vanished-voters = Wer zustimmen muss
vanished-agreed = dafür
vanished-asked = gefragt
vanished-open = offen
vanished-withdraw = Zustimmung zurücknehmen
propose-bot-asks = { $name } schlägt vor, für { $target } einen Ersatzbot spielen zu lassen.
propose-bot-mine = Du schlägst vor, für { $target } einen Ersatzbot spielen zu lassen.
still-here-ask = Du bist am Zug: Bist du noch da? Ab { $date } dürfen die anderen sonst den Ersatzbot rufen.
still-here-do = Ich bin noch da
sub-called = Du warst fort: Die anderen haben { $bot } gerufen, der gerade für dich spielt.
sub-called-named = { $name } war fort: Die anderen haben { $bot } gerufen.
table-rests = Der Tisch ruht: Niemand spielt mehr selbst. Sobald jemand seinen Platz zurücknimmt, geht es weiter.
seat-away-since = fort seit { $date }
end-bot = ab Zug { $turn } ein Bot
end-bot-turn = Zug { $turn } ein Bot
end-bot-turns = Züge { $from }–{ $to } ein Bot
profile-bots = { $count ->
    [one] einmal sprang ein Bot ein
   *[other] { $count }-mal sprang ein Bot ein
  }
profile-own-bot = ein Bot sprang ein
time-absence = Fort, wenn nicht da für
time-absence-help = Ist jemand am Zug und so lange nicht am Tisch, dürfen die anderen den Ersatzbot rufen oder die Partie beenden.

## Warteraum
room-person = Platz für einen Menschen
room-remove = Entfernen
room-remove-ask = { $name } verliert den Platz; die alten Links gelten nicht mehr.
room-not-agreed = muss den neuen Bedingungen zustimmen
room-clear-ask = Der Tisch verschwindet für alle, die hier sitzen.
terms = Was gespielt wird
terms-change = Bedingungen ändern
terms-save = Übernehmen
terms-cancel = Doch nicht
terms-changed = Die Bedingungen haben sich geändert. Es beginnt erst, wenn du einverstanden bist.
qr = QR-Code
qr-alt = QR-Code: { $label }
