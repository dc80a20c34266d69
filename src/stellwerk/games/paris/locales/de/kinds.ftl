### Arten von Aktionen, wie die Seite zur Ausgewogenheit sie nennt.

kind-build = Bauen
kind-give = Tauschen
kind-stop = früher aufhören
kind-take = dafür nehmen
kind-place = weitere Lok setzen
