### Seiten: Startseite, neuer Tisch, Regeln, Endstation, Wiedergabe.

## Startseite
home-title = Start
home-tagline = { $count ->
    [one] Ein Spiel vom Fahren
    [2] Zwei Spiele vom Fahren
    [3] Drei Spiele vom Fahren
    [4] Vier Spiele vom Fahren
    [5] Fünf Spiele vom Fahren
   *[other] { $count } Spiele vom Fahren
  }
home-hello-morning = Guten Morgen, { $name }
home-hello-day = Guten Tag, { $name }
home-hello-evening = Guten Abend, { $name }
home-welcome = Du spielst sofort, ohne Konto. Wähle ein Spiel, die Bots sitzen schon.
home-rested = Kein Tisch wartet auf dich.
home-waiting = { $count ->
    [one] Ein Tisch wartet auf dich: { $game }, „{ $table }“.
    [2] Zwei Tische warten auf dich. Am längsten: { $game }, „{ $table }“.
    [3] Drei Tische warten auf dich. Am längsten: { $game }, „{ $table }“.
   *[other] { $count } Tische warten auf dich. Am längsten: { $game }, „{ $table }“.
  }
home-next = Nächster Tisch
home-rename = Name ändern
home-name = Dein Name
home-name-save = Merken
home-name-cancel = Abbrechen
home-name-saved = Ab jetzt heißt du { $name }.
guest = Gast
home-games = Spiele
home-players = { $range ->
        [no] { $least }
       *[yes] { $least }–{ $most }
    }
home-players-label = { $range ->
        [no] { $least } Personen
       *[yes] { $least } bis { $most } Personen
    }
home-minutes = { $minutes } min
home-minutes-label = etwa { $minutes } Minuten
home-credits = { $designers } · { $publishers }
home-credits-label = Autor: { $designers }. Verlag: { $publishers }.
home-play = Spielen
home-play-label = { $game } spielen
home-balance = Wie ausgewogen ist es?
home-balance-label = { $game }: Wie ausgewogen ist es? Zahlen aus vielen Partien von Bots
home-train = Üben
home-train-label = { $game }: alleine üben
home-learn = Lernen
home-learn-label = { $game } lernen: Einführung in zwei Minuten
home-no-games = Auf diesem Server ist kein Spiel eingerichtet.
home-no-games-help = Wer ihn betreibt, findet mit „stellwerk games“ heraus, was fehlt.
home-mine = Meine Tische
home-mine-note = die auf dich warten zuerst
home-mine-empty = Noch kein Tisch. Deine Tische stehen hier, auch wenn du das Fenster schließt: Sie warten auf dich.
home-mine-hidden = { $count ->
        [one] Ein älterer Tisch
       *[other] { $count } ältere Tische
      }
home-mine-fewer = Nur die neuesten
home-since = Seit
home-game = Spiel
home-table = Tisch
home-turn = Zug
home-state = Stand
home-now = jetzt
home-since-minutes = seit { $count } min
home-since-hours = seit { $count } h
home-since-days = { $count ->
    [one] seit gestern
   *[other] seit { $count } Tagen
  }
home-yesterday = gestern
home-state-you = du bist dran
home-state-name = { $name } zieht
home-state-bot = Bot zieht
home-state-several = mehrere ziehen
home-state-open = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
  }
home-state-salting = wird gemischt
home-state-won = gewonnen
home-state-place = beendet: Platz { $place }
home-state-over = beendet
home-open = Offene Tische
home-open-empty = Gerade sucht niemand Mitspieler. Öffne selbst einen Tisch und lass einen Platz frei.
home-open-note = { $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
      }
home-sit = Hinsetzen
home-sit-label = Hinsetzen am Tisch „{ $table }“
home-watch = Zusehen
home-watch-label = Am Tisch „{ $table }“ zusehen
home-to-table = Zum Tisch
home-to-table-label = Zum Tisch „{ $table }“
home-running = läuft, Zug { $turn }
home-chairs = { $taken } von { $seats } Plätzen besetzt
home-open-name = „{ $table }“
home-offline = Der Server antwortet nicht.
home-offline-help = Vielleicht startet er gerade neu. Deine Tische sind dort gespeichert.
home-retry = Noch einmal versuchen
home-loading = Die Anzeige wird geladen …
home-fan = Stellwerk ist ein unabhängiges Fan-Projekt mit eigenen Zeichnungen und eigenen Worten.
home-sources = Ortsdaten © GeoNames (CC BY 4.0) · Karten Natural Earth

## Neuer Tisch
new-title = Neuer Tisch
new-page = Neuer Tisch: { $game }
new-game = Spiel
new-seats = Plätze
new-seats-count = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  }
new-fewer = Ein Platz weniger
new-more = Ein Platz mehr
new-seat = Platz { $seat }
new-me = { $name } (du)
new-also = Auch du, am selben Gerät
new-also-name = Name auf Platz { $seat }
new-also-default = { $name } { $number }
new-link = Mensch, Einladung per Link
new-bot = Bot: { $bot }
new-bot-accounts = Bots anderer dürfen freie Plätze nehmen
new-group-people = Menschen
new-group-bots = Bots
new-options = Optionen
new-options-help = Was du hier nicht änderst, folgt den Grundregeln.
new-lab = Labor
new-lab-help = Für Tests und Studien.
new-name = Name des Tisches
new-name-other = Anderen Namen vorschlagen
new-public = öffentlich
new-private = privat
new-visibility = Wer den Tisch sieht
new-public-help = Steht bei den offenen Tischen; alle dürfen zusehen.
new-private-help = Nur wer sitzt oder eingeladen ist, sieht den Tisch.
new-open = Tisch eröffnen
new-opening = Wird eröffnet …
new-links-hint = Die Links zum Einladen stehen danach am Tisch.
new-watch-hint = Kein Platz für dich: Du siehst den anderen zu.
new-hot-seat-hint = Mehrere an einem Gerät: Vor jedem Wechsel wird der Tisch zugedeckt.
new-no-salt = Diese Seite kommt nicht über eine sichere Verbindung: Die Mischung enthält dann keinen Beitrag von dir.
new-failed = Der Tisch ließ sich nicht eröffnen.
new-names = Gare du Soir | Nachtlinie | Rangierhof | Wasserturm | Gleis 9 | Haltepunkt Ahorn | Blockstelle Süd | Zum Prellbock | Schrankenposten 4 | Bahnhof Immergrün | Abzweig Nord | Kursbuch | Letzter Zug | Lokschuppen | Drehscheibe | Güterboden | Wartesaal | Haltepunkt Birke | Ringlinie | Signal frei | Bahnsteig 2 | Morgenzug | Kopfbahnhof | Bahnhof Sonnwend

## Regeln
rules-title = Regeln
rules-lead = Vollständig, mit Nummern. Jede Nummer ist ein Link; Ablehnungen am Tisch führen hierher.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-clear = Suche löschen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Fundstelle
   *[other] { $count } Fundstellen
  }
rules-nothing = Zu „{ $text }“ steht nichts in den Regeln. Versuche ein anderes Wort oder eine Nummer.
rules-language = Sprache der Regeln
rules-intro = Zwei-Minuten-Einführung
rules-whole = Alle Regeln
rules-link = Link auf { $clause }
rules-figures = Bilder zu diesem Kapitel
rules-came-from = Von hier kamst du
rules-back = Zurück zum Tisch
rules-back-why = Du kamst vom Tisch „{ $table }“.
rules-play = Gegen Bots üben
rules-play-why = Am besten lernt man beim Spielen. Ein Tisch mit Bots ist in zwei Klicks eröffnet.
rules-version = Regelfassung { $version }
rules-since = Regelfassung { $version } – seither geändert: { $changes }
rules-until = Bis Regelfassung { $version }: { $text }
rules-unknown = Diese Regeln gibt es hier nicht.
rules-beside = Regeln neben dem Spielplan
rules-page = Alle Regeln auf einer eigenen Seite
rules-close = Regeln schließen
rules-now = jetzt
rules-of-thing = Regeln dazu
rules-about = Was die Regeln dazu sagen
rules-about-nothing = Dazu steht nichts Eigenes in den Regeln.
learn-title = { $game } in zwei Minuten
learn-lead = Genug, um anzufangen. Alles andere sagt dir der Tisch, wenn es so weit ist.
learn-next = Und jetzt spielen

## Endstation
end-sign = Endstation
end-you-win = { $points ->
    [one] Du gewinnst mit { $points } Punkt
   *[other] Du gewinnst mit { $points } Punkten
  }
end-you-share = Du teilst dir den Sieg: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
end-name-wins = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt
   *[other] { $name } gewinnt mit { $points } Punkten
  }
end-names-share = { $names } teilen sich den Sieg: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
end-series = Alle Partien zusammen: { $standing }.
end-you-placed = { $points ->
    [one] Du belegst Platz { $place } mit { $points } Punkt.
   *[other] Du belegst Platz { $place } mit { $points } Punkten.
  }
end-why = Zug { $turn }, { $name }: { $reason }.
end-table = Wertung
end-place = Platz
end-player = Spieler
end-points = Punkte
end-you = du
end-rematch = Revanche
end-rematch-busy = Wird aufgebaut …
end-rematch-help = Dasselbe Spiel, dieselben Optionen, dieselben Bots
end-replay = Wiedergabe
end-record = Als Datei
end-share = Link teilen
end-shared = Der Link ist kopiert: Wer ihn öffnet, sieht die Partie.
end-shared-private = Der Link ist kopiert. Der Tisch ist privat: Ihn öffnen kann, wer am Tisch saß oder eingeladen war.
end-verify = Mischung prüfen
end-verifying = Wird nachgerechnet …
end-summary = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  }
end-minutes = { $minutes } min
end-hours = { $hours } h { $minutes } min
end-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
end-close = Brett ansehen
end-copy-failed = Kopieren ging nicht. Das ist der Link:

verify-good = Die Mischung stimmt.
verify-except = Die Mischung stimmt, mit einer Einschränkung.
verify-except-text = Nicht eingerechnet ist der Beitrag von { $names }: Er kam nicht rechtzeitig.
verify-bad = Die Mischung stimmt nicht.
verify-bad-text = Neu berechnet kommt etwas anderes heraus, als an diesem Tisch geschah. Hebe die Datei auf und frage, wer den Server betreibt.
verify-proves = Das beweist: Der Startwert stand fest, bevor sich jemand setzte (sein Fingerabdruck war zu sehen), und niemand konnte das Ergebnis nachträglich ändern.
verify-proves-not = Das beweist nicht, dass niemand zugesehen hat: Wer den Server betreibt, könnte während der Partie in die Karten schauen.
verify-no-salts = An diesem Tisch trug kein Mensch zur Mischung bei; geprüft ist nur der Startwert des Servers.
verify-commitment = Fingerabdruck
verify-seed = Startwert
verify-close = Prüfung schließen
verify-failed = Die Prüfung kam nicht zustande.

## Wiedergabe
replay-title = Wiedergabe „{ $table }“
replay-controls = Wiedergabe steuern
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-at = Zug { $turn } / { $turns }
replay-setup = Aufbau
replay-slider = Stelle der Partie
replay-slider-text = Zug { $turn } von { $turns }. { $what }
replay-speed-label = Geschwindigkeit: { $speed }-fach. Drücken, um sie zu ändern.
replay-speed-value = { $speed }×
replay-screens = Schirme offen
replay-screens-help = Zeigt, was alle verdeckt hielten
replay-tabs = Züge, Besitz und Mischungen
replay-moves = Züge
replay-holdings = Besitz
replay-standing = Stand
replay-holdings-hidden = Die Schirme sind geschlossen. Öffne sie, um zu sehen, was alle hielten.
replay-record = Datei
replay-link = Link
replay-linked = Der Link auf diese Stelle ist kopiert.
replay-linked-private = Der Link auf diese Stelle ist kopiert. Der Tisch ist privat: Ihn öffnen kann, wer dort saß oder zusehen darf.
replay-running = Diese Partie läuft noch. Zurückblicken kannst du am Tisch, die Wiedergabe gibt es nach dem Ende.
replay-to-table = Zum Tisch
replay-result = Wertung zeigen
replay-beginning = Der Aufbau ist fertig, { $name } beginnt.
replay-failed = Diese Stelle ließ sich nicht laden.
