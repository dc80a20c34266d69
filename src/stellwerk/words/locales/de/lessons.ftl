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
lesson-none = Dieses Spiel hat kein Lernspiel.
lesson-course = { $game } lernen
lesson-left = noch etwa { $minutes } min
lesson-more = Mehr dazu
lesson-more-if = wenn du magst
problem-not_meant = Das ginge, aber hier üben wir etwas anderes.

# Die Begleitung einer ersten Partie

coach = Begleitung
coach-first = Erste Partie mit Begleitung
coach-first-label = { coach-first }: { $game }, gegen leichte Bots
coach-aim = Worauf es ankommt:
coach-waits = Die anderen sind dran. Sieh zu, was sie tun.
coach-end = Beenden
