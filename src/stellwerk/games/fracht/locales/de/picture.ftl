### Frachtexpress: das Spielfeld als reiner Text im Terminal.

picture-legend = Rahmen mit Buchstabe Bahnhof, p31 freier Platz; o ein Gleis, * mehrere, + Kreuzung, Striche zeigen die Anschlüsse; 1 { loco-red }, 2 { loco-blue }, 3 { loco-green }, 4 { loco-yellow }
