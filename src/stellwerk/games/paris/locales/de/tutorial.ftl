### Paris Connection: die Sätze des Lernspiels.

tutorial = Spielend lernen, 6 Minuten

## Bauen
tutorial-build = Bauen
    .about = Wer baut, macht eine Gesellschaft wertvoller, und alle ihre Anteile.
    .done = Ein guter erster Zug: Baue für die Gesellschaft, von der du am meisten hältst, und nimm dabei Städte mit.
    .PAR-4-4 = Muss ich vorher sagen, wie viele Loks?
    .PAR-7-2 = Wie steigt der Wert?
tutorial-build-hand = Diese Loks liegen hinter deinem Sichtschirm und sind deine Anteile: Am Ende zählt jede so viel, wie ihre Gesellschaft wert ist.
tutorial-build-choose = Niemand besitzt eine Gesellschaft, jeder darf für jede bauen: Du hältst fünfmal Violett, also baue für Violett.
tutorial-build-try = Klicke auf Orléans: Gelegt wird nur neben eine Lok derselben Farbe, und dort steht keine violette.
tutorial-build-troyes = Troyes liegt neben dem violetten Startfeld: Lege deine erste Lok in diese Stadt, sie bringt 1.
tutorial-build-auxerre = Bis zu fünf Loks darfst du in einem Zug legen: Nimm Auxerre dazu.
tutorial-build-stop = Beende den Bau: Violett steigt um 2, und deine fünf Anteile sind zusammen 10 Punkte wert.

## Tauschen
tutorial-trade = Tauschen
    .about = Eine Lok zurück, bis zu zwei andere dafür.
    .done = Im Tausch wirst du fast immer reicher: Gib eine schwache Lok ab und nimm zwei einer Gesellschaft, die noch steigt.
    .PAR-8-3 = Und wenn nur eine Lok da ist?
    .PAR-11-3 = Was bleibt verdeckt?
tutorial-trade-saw = Ein Mitspieler hat gerade zwei violette Loks genommen: Er will mitverdienen, und jeden Tausch sehen alle.
tutorial-trade-do = Statt zu bauen darfst du tauschen: Gib die schwarze Lok ab, sie ist nichts wert, und nimm zwei violette.

## Wo gebaut wird
tutorial-far = Wo gebaut wird
    .about = Städte fassen eine Lok, Landschaft zwei.
    .done = Jede Lok hinter einem Schirm fehlt zum Bauen: Wer viel tauscht, macht eine Farbe knapp.
    .PAR-5-3 = Was bedeuten die gestrichelten Linien?
    .PAR-6-4 = Wann ist jemand abgeschnitten?
tutorial-far-choose = Du hältst jetzt sieben Anteile von Violett, mehr als alle anderen: Baue weiter, bis nach Lyon.
tutorial-far-land = Auf diesem Landschaftsfeld liegt schon Rot, und zwei verschiedene Farben haben Platz: Lege Violett dazu.
tutorial-far-try = Klicke auf Dijon: In eine Stadt passt nur eine Lok, und Rot war zuerst da.
tutorial-far-cut = Geh um Dijon herum; verboten wäre nur, einer Gesellschaft den letzten Weg zu einer Stadt abzuschneiden.
tutorial-far-dashed = Über die gestrichelten Linien wird nirgends gebaut, hier ist aber frei: weiter nach Süden.
tutorial-far-macon = Mâcon bringt 1: Lege deine vierte Lok dorthin.
tutorial-far-lyon = Lyon bringt 2, und mit der fünften Lok endet der Bau von selbst.

## Marseille
tutorial-end = Marseille
    .about = Zwei Enden, und was dann zählt.
    .done = Jetzt kannst du Paris Connection: Spiel von der Lage vor Marseille weiter, oder beginne ein neues Spiel.
    .PAR-8-6 = Wie viele Loks darf ich halten?
    .PAR-9-6 = Wird die Runde zu Ende gespielt?
    .PAR-10-6 = Und bei Gleichstand?
tutorial-end-limit = Zu dritt darfst du 20 Loks halten: Jede weitere kostet am Ende 20 Punkte.
tutorial-end-when = Das Spiel endet auf der Stelle, wenn eine Strecke Marseille erreicht oder nur noch in einem einzigen Vorrat Loks liegen.
tutorial-end-choose = Du liegst vorn, also mach Schluss: Baue Violett.
tutorial-end-avignon = Avignon liegt am Weg und bringt 1: Nimm es mit.
tutorial-end-way = Dieses Feld grenzt an Marseille: Lege deine zweite Lok dorthin.
tutorial-end-puzzle = Rätsel: Eine Lok in Marseille beendet Bau und Spiel sofort; welche Stadt nimmst du vorher noch mit?
    .solved = Richtig: Nîmes liegt neben deiner Strecke und bringt noch 2, also jedem deiner Anteile zwei Punkte mehr.
tutorial-end-marseille = Und nun Marseille: Es bringt 4, und alle Sichtschirme fallen.
