### Lernspiele: der Rahmen um die Sätze, die ein Spiel selbst mitbringt.

lesson-crumb = Lektion { $number }: { $title }
lesson-of = Lektion { $number } von { $count }
lesson-step = Schritt { $number } von { $count }
lesson-done = geschafft
lesson-strip = Lektionen
lesson-back = Zurück
lesson-on = Weiter
lesson-show = Zeig es mir
lesson-skip = Lektion überspringen
lesson-skip-short = Überspringen
lesson-next = Nächste Lektion
lesson-later = Später weiter
lesson-play-on = Von hier weiterspielen
lesson-new = Neues Spiel
lesson-none = Dieses Spiel hat kein Lernspiel.
problem-not_meant = Das ginge, aber hier üben wir etwas anderes.
