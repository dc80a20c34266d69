### Kraftwagen: Unterschriften der Bilder in Einführung und Regeln.

figure-market = Drei Wagen stehen im Markt der ersten Runde. Ihre Preise 2, 6 und 8 sind vergeben.
figure-chain = Krone steht am Ende und springt um 6. Anker kann zwei Plättchen nehmen, bevor er überholen muss; Glocke hat einen Zug; die Karosserie ganz hinten verfällt.
figure-tiles = Nach dem Dreierplättchen stehen drei Aktionen offen. Die Reihenfolge ist frei.
figure-research = Links eine Entwicklung: je eine Stufe für Karosserie und Motor, sobald ein Arbeiter darauf steht. Rechts ein Ingenieur für ein Angebot.
figure-offer = Karosserie 4, Motor 3, drei freie Arbeiter: Das reicht für einen Wagen. Opel kann dazu.
figure-buyers = Motor kauft als Erster, Prestige als Zweiter. Wer jetzt Karosserie holt, nimmt 4 Punkte mit.
figure-race = Krone führt mit einer Runde auf Feld 9. Blatt ist noch in der ersten Runde.
figure-sales = Preis nimmt den billigsten Wagen und zahlt doppelt. Bei Karosserie steht es 3 gegen 3: Der billigere gewinnt. Für Prestige ist keiner mehr da.
figure-awards = Zwei Prämien sind weg. An jeder anderen steht, was dir noch fehlt.
figure-again = Ein kurzer Sprung: Krone bleibt am Ende und ist gleich wieder am Zug.
figure-full-halls = Alle Hallen sind voll. Die neue Karosserie 3 kommt trotzdem; eines der alten Teile geht zurück.
figure-race-two = Zu zweit stehen zwei neutrale Wagen auf 3 und 6. Anker auf 5 ist Zweiter.
figure-track = Alle vier Käufer sind da. Jede weitere Käuferaktion rückt den Stein; auf 0 endet die Runde.
