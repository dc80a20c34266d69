### Arten von Aktionen, wie die Seite zur Ausgewogenheit sie nennt.

kind-keep = Karte behalten
kind-swap = Karte tauschen
kind-tip = Tipp
kind-choose = Karte wählen
