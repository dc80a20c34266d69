### Arten von Aktionen, wie die Seite zur Ausgewogenheit sie nennt.

kind-uncouple = Abkoppeln
kind-couple = Ankoppeln
kind-drive = Fahren
kind-build = Bauen
kind-redraw = Nachziehen
kind-end = Zug beenden
kind-at = Platz einer Karte
kind-rotate = Karte drehen
kind-go = weiterfahren
kind-off = Waggon abwerfen
kind-stop = anhalten
kind-branch = Zweig wählen
kind-discard = Karte abwerfen
