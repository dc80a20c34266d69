### Arten von Aktionen, wie die Seite zur Ausgewogenheit sie nennt.

kind-build = ein Gebäude
kind-first = erstes Stäbchen
kind-extend = Linie verlängern
kind-heads = Köpfe des Kreises
kind-place-lines = { area-lines }
kind-place-buses = { area-buses }
kind-place-passengers = { area-passengers }
kind-place-buildings = { area-buildings }
kind-place-clock = { area-clock }
kind-place-vroomm = { area-vroomm }
kind-place-start = { area-start }
kind-pass = Passen
kind-arrive = Passagiere aufteilen
kind-clock = Uhr stellen
kind-ride = Fahrt
