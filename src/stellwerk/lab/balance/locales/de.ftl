### Die Seite zur Ausgewogenheit eines Spiels.

balance-title = Wie ausgewogen ist { $game }?
balance-intro = { $games } von Bots, { $levels }, nach den Regeln { $rules }. Was nur bei der schwächeren Stufe auffällt, liegt an ihrem Spiel, nicht an den Regeln.
balance-languages = Sprache
balance-and = { " und " }
balance-none = keine
balance-others = alle anderen
balance-tables = Zahlen als Tabellen
balance-legend = Strich: 95-%-Bereich
balance-from-to = { $low } bis { $high }
balance-games = { $count ->
    [one] 1 Partie
   *[other] { $shown } Partien
  }
balance-players = { $count ->
    [one] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] zu { $count }
  }
balance-place = Platz { $number }
balance-quarter = { $number }. Viertel
balance-fair = gerecht wären { $share }
balance-unchanged = unverändert
balance-no-loss = kein Verlust
balance-unbounded = unbegrenzt
balance-middle = Mitte: { $value }
balance-spread = { $level }, { $players }: Die mittlere Hälfte liegt zwischen { $low } und { $high }
balance-axis-decisions = getroffene Entscheidungen der Partie
balance-made-by = Erstellt mit Stellwerk { $version }, Regeln { $rules }: { $command }
balance-again = Derselbe Befehl spielt dieselben Partien und ergibt dieselbe Seite, auf jedem Rechner. Mit --resume und mehr Partien wird eine Seite genauer.

balance-head-figure = Größe
balance-head-players = Spieler
balance-head-place = Platz
balance-head-level = Bot
balance-head-value = Wert
balance-head-interval = 95-%-Bereich
balance-head-games = Partien
balance-head-chi = Chi-Quadrat
balance-head-chance = Wahrscheinlichkeit durch Zufall
balance-head-worst-pair = Elo, bester über schlechtestem Platz
balance-head-decided-after = Getroffene Entscheidungen
balance-head-quarter = Viertel
balance-head-opening = Erste Wahl
balance-head-chosen = Gewählt
balance-head-won = Gewonnen
balance-head-times = Mal
balance-head-kind = Ohne
balance-head-left = Siege, die bleiben
balance-head-style = Stil
balance-head-ending = Ende
balance-head-clause = Klausel
balance-head-refused = Ablehnungen insgesamt
balance-head-option = Option
balance-head-change = Änderung
balance-head-pairs = Paare

balance-number-length = Entscheidungen je Partie
balance-number-turns = Züge je Partie
balance-number-margin = Punkte zwischen Erstem und Zweitem
balance-number-spread = Punkte zwischen Erstem und Letztem
balance-number-close = Um höchstens einen Punkt entschieden
balance-number-shared = Geteilte Siege
balance-number-lead_changes = Führungswechsel
balance-number-turning = Letzter Führungswechsel, nach diesem Teil der Entscheidungen
balance-number-sure = Sieg steht fest, nach diesem Teil der Entscheidungen
balance-number-comeback = Gewonnen nach weniger als der halben gerechten Aussicht
balance-number-branching = Erlaubte Aktionen je Entscheidung
balance-number-forced = Entscheidungen ohne Wahl
balance-number-weight = Preis des zweitbesten Plans
balance-number-skill-share = Anteil der Siege des besseren Bots
balance-number-skill-elo = Elo-Punkte über seinen Gegnern
balance-number-skill-setup = Anteil des Aufbaus am Ergebnis
balance-number-variety = Verschiedene Stile unter den Siegern (wirksame Zahl)
balance-number-kingmaking = Partien, in denen der letzte Zug eines Verlierers zwischen anderen entscheidet
balance-number-longer = Länge der Partie
balance-number-endless = Partien ohne Ende
balance-won-at = Siege auf Platz { $number }

balance-chart-seats = Anteil der Siege nach Platz, { $players }
balance-chart-decided = Entschiedene Partien (jemand steht bis zum Schluss bei 90 %), { $players }
balance-chart-weight = Preis des zweitbesten Plans in Teilen eines Siegs, { $players }
balance-chart-branching = Erlaubte Aktionen je Entscheidung, { $players }
balance-chart-skill = Anteil der Siege von einmal { $strong } unter { $weak }
balance-chart-openings = Gewonnen nach dieser ersten Wahl, { $players }
balance-chart-restricted = Siege, die der Verzicht kostet, { $players }
balance-chart-styles = Gewonnen mit diesem Stil, { $players }
balance-chart-options = Um wie viel Partien mit dieser Option länger werden, { $players }
balance-chart-compare = Um wie viel Partien nach den anderen Regeln länger werden

balance-seats = Vorteil des Platzes
balance-seats-lead = Wie oft gewinnt, wer hier sitzt? Die Plätze zählen in Spielreihenfolge, von dem an, der die erste Entscheidung trifft. Ein von k geteilter Sieg zählt 1/k.
balance-length = Länge
balance-length-lead = Eine Entscheidung ist eine einzelne kleine Wahl; ein Zug hat mehrere davon.
balance-printed-minutes = Auf der Schachtel stehen { $minutes } Minuten. Bots brauchen keine Zeit, darum sind Minuten hier nicht gemessen.
balance-closeness = Knappheit
balance-closeness-lead = Wie weit liegt der Erste am Ende vorn?
balance-drama = Spannung
balance-drama-lead = Wie die Plätze stehen, ist die Schätzung, nach der die Bots spielen, über eine Runde geglättet. Die Führung wechselt, wenn ein anderer um 5 von 100 Punkten besser steht.
balance-no-standing = Dieses Spiel sagt nicht, wie die Plätze stehen; darum gibt es keine Zahlen.
balance-weight = Gewicht einer Entscheidung
balance-weight-lead = Wie viel gibt es zu wählen, und was kostet es, den zweitbesten Plan zu nehmen? Gefragt wird jede 32. Stellung.
balance-no-plans = Dieses Spiel nennt keine Pläne, die man vergleichen könnte; darum ist der Preis des zweitbesten nicht bekannt.
balance-skill = Können und Glück
balance-skill-lead = Ein besserer Bot sitzt reihum auf jedem Platz unter schwächeren, auf demselben Aufbau. Der Anteil des Aufbaus sagt, um wie viel mehr sich seine Ergebnisse auf demselben Aufbau gleichen als auf verschiedenen.
balance-one-level = Es spielte nur eine Stufe.
balance-openings = Eröffnungen
balance-openings-lead = Die erste Entscheidung einer Partie, die eine Wahl lässt, und wie es dem Platz erging, der sie traf.
balance-restricted = Was ist eine Aktion wert?
balance-restricted-lead = Ein Bot verzichtet auf eine Art von Aktion, wo immer etwas anderes erlaubt ist, reihum auf jedem Platz, unter gleich starken Gegnern, die es nicht tun. Der Verlust ist der Wert der Aktion; kein Verlust heißt, dass andere sie ersetzen oder der Bot sie nicht zu nutzen weiß.
balance-no-kinds = Keine Art von Aktion wird frei gewählt.
balance-styles = Wege zum Sieg
balance-styles-lead = Der Stil eines Platzes ist die Art von Aktion, die er öfter wählt als sein Tisch im Mittel.
balance-circles = Stile, die einander im Kreis schlagen ({ $level }): { $list }.
balance-no-circles = Keine drei Stile schlagen einander deutlich im Kreis ({ $level }).
balance-kingmaking = Königsmacher
balance-kingmaking-lead = Vor dem letzten Zug eines Platzes, der nicht gewinnt, lag einer der anderen deutlich vorn; danach ein anderer, der auch gewinnt.
balance-options = Optionen
balance-options-lead = Jede Option mit jedem anderen Wert, einzeln, auf denselben Mischungen wie das übliche Spiel. Paare, in denen eine Partie kein Ende hat, zählen nur für diese Zeile.
balance-no-options = Dieses Spiel hat keine Optionen.
balance-coverage = Regeln, die vorkamen
balance-coverage-lead = Wie Partien endeten, und welche Klauseln Aktionen ablehnten, die in jeder 32. Stellung aufs Geratewohl versucht wurden.
balance-clauses-never = { $never } von { $can } Klauseln, die eine Aktion ablehnen können, taten es nie: { $list }.
balance-endings-never = Enden, die nie vorkamen: { $list }.
balance-dead-ends = Sackgassen, Stellungen ohne erlaubte Aktion: 0 in { $games } Partien (95 %: höchstens { $high } % der Partien).
balance-compare = Vergleich
balance-compare-lead = Die üblichen Regeln neben anderen, auf denselben Mischungen, Partie für Partie. Plus heißt mehr nach den anderen Regeln.
balance-compared = Üblich: Regeln { $usual }. Andere: Regeln { $other }, Optionen: { $list }.

balance-find-seat = Platz { $number } ist besser als andere: Er gewinnt { $won } ({ $interval }; { $games }).
balance-find-no-seat = Kein Platz ist deutlich besser: zwischen { $low } und { $high } Siege ({ $games }).
balance-find-drama = Die Führung wechselt { $leads }-mal ({ $interval }), und der Sieg steht nach { $sure } der Entscheidungen fest; { $back } der Partien gewinnt, wer schon weniger als die halbe gerechte Aussicht hatte ({ $games }).
balance-find-restricted = Am teuersten ist der Verzicht auf „{ $kind }“: { $loss } von 100 Siegen ({ $interval }; { $games }). Nicht deutlich vermisst: { $idle }.
balance-find-option = Die Option, die die Länge am meisten ändert, ist „{ $option }“: { $change } ({ $interval }; { $games }).
