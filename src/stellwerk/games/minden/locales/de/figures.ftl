### Finden Sie Minden: Bildunterschriften.
figure-board = Die Karte mit dem weißen Gitter, ringsum die Punkteskala: vier Figuren auf dem Weg zum orangefarbenen Bereich.
figure-grid = Der mittlere Block: zehn Planquadrate, jedes mit den Positionen a bis d. Die dicke senkrechte Linie trennt West und Ost.
figure-cards = Vier Farben. Eine Karte behältst du, wenn alle Steine richtig liegen und es genug sind.
figure-keep = { $stones ->
        [one] behalten ab 1 Stein
       *[other] behalten ab { $stones } Steinen
    }
figure-tip = Vier Steine, von grob nach fein: Ost, Nord, Planquadrat 14, Position a.
figure-show = Drei Steine: Ost, Nord, 14. Berlin liegt darin, also sind alle drei richtig; der Kegel stand gut daneben und zählt nicht.
figure-skip = Drei richtige Steine: von Feld 5 auf Feld 10, denn 6 und 8 sind besetzt und zählen nicht mit.
figure-zone = Blau und Gelb haben den orangefarbenen Bereich erreicht: Diese Runde ist die letzte.
figure-majority = Schlusswertung: Wer allein die meisten Karten einer Farbe hat, zieht 5 Felder; bei Gleichstand zieht jeder 2.
