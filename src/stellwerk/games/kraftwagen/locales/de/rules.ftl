### Kraftwagen: Titel, Einführung, Regeln mit Nummern, Varianten.

title = Kraftwagen
pitch = Forsche, baue, verkaufe: Jeder Käufer nimmt nur den einen Wagen, der ihm am besten gefällt.


## Einführung in zwei Minuten; `.figure` nennt das Bild vom Spielplan.

intro-1 = Du leitest eine frühe Autofabrik. In drei Runden baust du Wagen und bringst sie auf den Markt. Wer am Ende das meiste Geld hat, gewinnt.
    .heading = Worum es geht
    .figure = market
intro-2 = Alle teilen sich eine Kette aus Aktionsplättchen. Wer ganz hinten steht, ist am Zug und springt zu einem beliebigen Plättchen. Je weiter du springst, desto mehr Plättchen und Züge lässt du den anderen.
    .heading = Die Kette
    .figure = chain
intro-3 = Ein Plättchen zeigt eine bis drei Aktionen: Arbeiter einstellen, forschen, Karosserie oder Motor nehmen, einen Käufer holen, im Grand Prix fahren. Du führst alle aus, die möglich sind, in beliebiger Reihenfolge.
    .heading = Aktionen
    .figure = tiles
intro-4 = Von zwei offenen Karten nimmst du eine. Entwicklungen heben die Stufe, bis zu der du Karosserien und Motoren nehmen darfst, brauchen aber einen Arbeiter. Ingenieure helfen einmal kräftig. Sofortaktionen wirken gleich.
    .heading = Forschung
    .figure = research
intro-5 = Deine drei Werkshallen fassen je ein Teil. Am Ende deines Zuges darfst du aus Karosserie, Motor, mindestens einem Arbeiter und einem Preis einen Wagen machen. Den Preis wählst du aus acht Plättchen, jedes gibt es einmal.
    .heading = Ein Wagen für den Markt
    .figure = offer
intro-6 = Mit der Aktion Käufer bestimmst du, wer kauft: Karosserie will die höchste Karosserie, Motor den stärksten Motor, Prestige die meisten Arbeiter, Preis den niedrigsten Preis. Wer den Käufer holt, bekommt die weißen Plättchen daneben.
    .heading = Käufer holen
    .figure = buyers
intro-7 = Dein Rennwagen fährt so weit, wie sein Motor stark ist; andere Autos werden übersprungen. Die ersten drei bekommen 7, 4 und 2 Punkte, und jede gefahrene Runde bringt etwas dazu.
    .heading = Grand Prix
    .figure = race
intro-8 = Ist der Markt voll oder die Käuferleiste am Ende, kaufen die Käufer der Reihe nach je einen Wagen; bei Gleichstand den billigeren. Der Preis-Käufer zahlt doppelt. Was übrig bleibt, bringt nichts.
    .heading = Verkauf
    .figure = sales
intro-9 = Zehn Prämien liegen offen. Wer eine Bedingung als Erster erfüllt, nimmt sie sofort. Halte deinen fertigen Wagen auch einmal zurück: Wer zuletzt anbietet, weiß am meisten.
    .heading = Prämien
    .figure = awards


## Kapitel

section-setup = Aufbau
section-rounds = Runden
section-chain = Die Kette
section-actions = Die sechs Aktionen
section-offer = Einen Wagen anbieten
section-research = Forschungskarten
section-scoring = Wertung
section-awards = Prämien
section-two-players = Zu zweit
section-end = Ende des Spiels
section-variants = Varianten


## 1 Aufbau

KW-1-1 = Die fünf Plättchen mit einer Aktion werden gemischt, ebenso die vier mit zweien. Sie bilden eine Reihe: zuerst die einfachen, dann die doppelten, ganz vorn das dreifache.
KW-1-2 = Die Reihenfolge der Spieler wird ausgelost. Ihre Arbeiter stehen hinter den Plättchen, der erste Spieler ganz am Ende der Kette.
KW-1-3 = Die 50 Forschungskarten werden gemischt und verdeckt gestapelt, zwei liegen offen.
KW-1-4 = Die acht Käufer liegen nach Vorliebe in vier Stapeln zu je zweien.
KW-1-5 = Der Markierungsstein steht auf dem obersten Feld S der Käuferleiste.
KW-1-6 = Die zehn Prämien liegen offen aus.
KW-1-7 = Karosserien und Motoren liegen nach Werten sortiert im allgemeinen Vorrat.
KW-1-8 = Jeder hat 14 Arbeiter: 4 in der Kantine, 1 am Rundenzähler, 1 in der Kette und 8 im eigenen Vorrat.
KW-1-9 = Der Grand-Prix-Wagen hat einen aufgedruckten Motor der Stärke 1. Er ist kein Plättchen.
KW-1-10 = Alle Rennwagen stehen in der Boxengasse vor Feld 1.
KW-1-11 = Startplättchen werden in umgekehrter Spielerreihenfolge gewählt, der letzte Spieler zuerst.
    .refusal = { $case ->
        [turn] Jetzt wählt { $who } ein Startplättchen.
        [gone] Dieses Startplättchen ist schon vergeben: { $tile }.
       *[kind] Wähle zuerst ein Startplättchen.
    }
    .instead = Startplättchen werden von hinten nach vorn gewählt, aus denen, die noch da sind.
KW-1-12 = Zu dritt bleiben das vierte Startplättchen und der vierte Rennwagen in der Schachtel.
KW-1-13 = Jedes Startplättchen bringt sofort einen Punkt für Karosserien und einen für Motoren. Es braucht keinen Arbeiter.
KW-1-14 = Sein Bonus wird gleich ausgeführt: zwei Felder fahren, eine Karosserie, ein Motor oder ein Arbeiter.


## 2 Runden

KW-2-1 = Das Spiel hat drei Runden, jede aus Vorbereitung, Zugphase und Wertung.
KW-2-2 = Vorbereitung: Die acht farbigen Preise der Runde kommen neben den Markt, in Runde 1 orange, in Runde 2 lila, in Runde 3 blau.
KW-2-3 = Vorbereitung: Neben die Käuferstapel kommen weiße Plättchen, 2 Punkte bei Karosserie, je 1 Punkt bei Motor, Prestige und Preis.
KW-2-4 = Weiße Plättchen, die niemand genommen hat, bleiben liegen und sammeln sich.


## 3 Die Kette

KW-3-1 = Die Kette ist eine Reihe aus den Aktionsplättchen und einem Arbeiter je Spieler. Am Zug ist immer, wessen Arbeiter am Ende steht.
    .refusal = Am Zug ist { $who }: Sein Arbeiter steht am Ende der Kette.
KW-3-2 = Ein Zug hat zwei Schritte: ein Plättchen nehmen, dann vielleicht einen Wagen anbieten.
    .refusal = Nimm zuerst ein Aktionsplättchen.
KW-3-3 = Du wählst ein beliebiges Plättchen der Kette. Dein Arbeiter kommt an seine Stelle, das Plättchen an die Spitze der Kette.
    .refusal = Dieses Plättchen liegt nicht in der Kette: { $tile }.
KW-3-4 = Liegt nach einem Zug ein Plättchen am Ende der Kette, kommt es an die Spitze, eins nach dem anderen, bis ein Arbeiter am Ende steht.
KW-3-5 = An der Spitze liegt zuerst das genommene Plättchen, danach folgen die vom Ende in ihrer Reihenfolge.
KW-3-6 = Wer nach seinem Zug immer noch hinten steht, ist gleich noch einmal am Zug.
KW-3-7 = Die Kette liegt auf einem Ring aus 16 Feldern. Zwischen Spitze und Ende bleiben Felder frei, zu viert genau zwei.
KW-3-8 = Du musst alle Aktionen des Plättchens ausführen, die möglich sind.
    .refusal = Erst kommt noch, was möglich ist: { $asked }.
KW-3-9 = Die Reihenfolge der Aktionen bestimmst du. Jede wird mit allem, was sie auslöst, zu Ende geführt, bevor die nächste beginnt.
    .refusal = { $case ->
        [action] Die Aktion { $action } steht nicht mehr aus.
       *[kind] Das ist noch nicht dran. Erst kommt { $asked }.
    }
KW-3-10 = Eine Aktion, die gerade unmöglich ist, kannst du nicht wählen. Ist keine mehr möglich, verfällt der Rest. Nach jeder Aktion wird neu geprüft.
    .refusal = Die Aktion { $action } ist jetzt nicht möglich.


## 4 Die sechs Aktionen

KW-4-1 = Arbeiter: Ein eigener Arbeiter kommt aus deinem Vorrat in die Kantine. Ist der Vorrat leer, ist die Aktion unmöglich.
KW-4-2 = Forschung: Nimm eine der beiden offenen Karten, die andere kommt auf die Ablage. Dann werden zwei neue aufgedeckt, dann wirkt deine Karte.
    .refusal = Diese Karte liegt nicht offen: { $card }.
KW-4-2a = Ist der Stapel leer, wird die Ablage zum neuen Stapel gemischt. Gibt es gar keine Karten mehr, liegen weniger als zwei offen.
KW-4-3 = Karosserie: Nimm eine Karosserie, deren Wert höchstens deine Stufe ist, und lege sie in eine leere Werkshalle.
    .refusal = Karosserie { $value } ist zu hoch: Deine Stufe reicht bis { $level }.
KW-4-3a = In eine Werkshalle passt genau eine Karosserie oder ein Motor.
KW-4-3b = Sind alle drei Hallen voll, musst du eine räumen: Ihr altes Teil geht in den Vorrat zurück, nicht das neue.
    .refusal = { $case ->
        [new] { $what } { $value } hast du gerade genommen; räume eins der drei alten Teile.
        [part] { $what } { $value } liegt in keiner deiner Hallen.
       *[kind] Zuerst muss eine Halle geräumt werden.
    }
KW-4-3c = Liegt keine erlaubte Karosserie im Vorrat, ist die Aktion unmöglich.
    .refusal = Karosserie { $value } ist nicht mehr im Vorrat.
KW-4-4 = Motor: Nimm einen Motor, dessen Wert höchstens deine Stufe ist.
    .refusal = Motor { $value } ist zu stark: Deine Stufe reicht bis { $level }.
KW-4-4a = Entweder kommt der Motor in eine leere Werkshalle; sind alle voll, wird eine geräumt.
KW-4-4b = Oder er kommt in den Grand-Prix-Wagen. Ein Motorplättchen, das dort lag, geht in den Vorrat; der aufgedruckte Motor wird nur verdeckt.
KW-4-4c = Auch ein schwächerer Motor darf in den Grand-Prix-Wagen.
KW-4-4d = Liegt kein erlaubter Motor im Vorrat, ist die Aktion unmöglich.
    .refusal = Motor { $value } ist nicht mehr im Vorrat.
KW-4-5 = Käufer: Solange ein Platz für aktive Käufer frei ist, wähle einen Stapel; sein oberster Käufer kommt auf den nächsten freien Platz.
    .refusal = Von dieser Vorliebe ist kein Käufer mehr da: { $what }.
KW-4-5a = Du erhältst alle weißen Plättchen neben diesem Stapel.
KW-4-5b = Sind alle Plätze besetzt, rückt stattdessen der Markierungsstein ein Feld hinunter: S, 3, 2, 1, 0. Geld gibt es dafür nicht.
KW-4-5c = Auf der 0 bleibt der Markierungsstein stehen.
KW-4-6 = Grand Prix: Dein Rennwagen fährt so viele Felder, wie sein Motor stark ist.
KW-4-6a = Felder mit anderen Autos werden übersprungen und nicht gezählt. Die Boxengasse ist kein Feld der Strecke; das Feld, von dem du kommst, ist frei.
KW-4-6b = Die Strecke hat 12 Felder. Jedes Mal, wenn du von 12 nach 1 über die Ziellinie fährst, zählt eine Runde, auch beim Überspringen. Wer auf 12 stehen bleibt, ist noch nicht darüber.
KW-4-6c = Die erste Fahrt beginnt in der Boxengasse mit Feld 1; das ist noch keine Runde.
KW-4-6d = Du fährst immer die volle Zahl der Felder.


## 5 Einen Wagen anbieten

KW-5-1 = Nach den Aktionen darfst du genau einen Wagen auf den Markt bringen.
    .refusal = Jetzt geht es um dein Angebot: Wähle eine Karosserie, oder biete keinen Wagen an.
KW-5-2 = Ein Wagen besteht aus einer Karosserie und einem Motor aus deinen Hallen, mindestens einem Arbeiter aus der Kantine und einem Preis, der noch neben dem Markt liegt.
    .refusal = { $case ->
        [body] Karosserie { $value } liegt in keiner deiner Hallen.
        [engine] Motor { $value } liegt in keiner deiner Hallen.
        [workers] { $value } Arbeiter sind zu viele: Deine Kantine hat nur { $canteen }.
        [price] Der Preis { $value } ist nicht zu haben.
       *[kind] Zu deinem Wagen fehlt noch: { $asked }.
    }
KW-5-3 = Karosserie, Motor, Zahl der Arbeiter und Preis wählst du frei.
KW-5-4 = Du darfst genau einen eigenen Ingenieur dazulegen, der bei Angeboten hilft.
    .refusal = { $case ->
        [kind-of-marker] { $engineer } hilft nicht bei einem Angebot.
        [marker] { $engineer } arbeitet nicht für dich oder wurde schon eingesetzt.
       *[kind] Wähle noch einen Ingenieur, oder biete ohne an.
    }
KW-5-5 = Alles kommt auf einen freien Platz im Markt. Welcher es ist, spielt keine Rolle.
KW-5-6 = Ein Wagen im Markt wird nicht mehr verändert, außer durch Diesel.
KW-5-7 = Der Motor des Grand-Prix-Wagens kann nicht angeboten werden.
    .refusal = Motor { $value } steckt im Rennwagen und wird nicht verkauft.
KW-5-8 = Anbieten darfst du auch dann, wenn der Markierungsstein in diesem Zug die 0 erreicht hat.
KW-5-8a = Mit dem Angebot oder dem Verzicht endet dein Zug. Bevor die letzte Wahl getroffen ist, bewegt sich nichts.
KW-5-9 = Liegt der sechste Wagen im Markt (zu zweit der vierte), endet die Zugphase nach diesem Zug.
KW-5-10 = Steht der Markierungsstein auf der 0, endet die Zugphase nach diesem Zug.
KW-5-11 = Trifft beides zu, ist es ein Ende, und als Grund gilt der volle Markt.
KW-5-12 = Nach dem 200. Zug einer Runde endet die Zugphase auf jeden Fall.
KW-5-13 = Nach dem Angebot rückt zuerst die Kette nach, dann wird geprüft, ob die Zugphase endet.


## 6 Forschungskarten

KW-6-0 = Es gibt drei Arten: Entwicklungen, Sofortaktionen und Ingenieure.
KW-6-1 = Eine Entwicklung bleibt bei dir. Hast du einen Arbeiter in der Kantine, muss er sie sofort aktivieren; er bleibt bis zum Spielende darauf.
KW-6-2 = Ohne Arbeiter in der Kantine liegt die Karte inaktiv und bringt nichts.
KW-6-3 = Sobald du einen Arbeiter einstellst, muss er eine inaktive Entwicklung aktivieren; bei mehreren wählst du. Er kommt dabei nicht in die Kantine.
    .refusal = { $case ->
        [card] Diese Karte kann der neue Arbeiter nicht aktivieren: { $what }.
       *[kind] Der neue Arbeiter aktiviert eine Entwicklung: Wähle, welche.
    }
KW-6-4 = Eine aktive Entwicklung zählt mit ihren Punkten für deine Stufen.
KW-6-5 = Zeigt sie ein Teil, nimmst du es beim Aktivieren; die neuen Punkte zählen schon. Ist das unmöglich, verfällt es.
KW-6-6 = Punkte über 7 helfen nicht mehr bei Teilen, zählen aber für Prämien.
KW-6-7 = Eine Sofortaktion wird gleich ausgeführt und dann abgelegt: drei Arbeiter einstellen, fünf Felder fahren, oder eine Karosserie und ein Motor in beliebiger Reihenfolge.
KW-6-8 = Ingenieur und Marker behältst du. Er braucht keinen Arbeiter und kommt nie auf die Ablage.
KW-6-9 = Diesel: Einmal im Spiel tauschst du vor deinem Angebot den Motor eines eigenen Wagens im Markt, der keinen Marker trägt, gegen einen aus deinen Hallen.
    .refusal = { $case ->
        [empty] Auf Platz { $slot } steht kein Wagen.
        [foreign] Der Wagen auf Platz { $slot } gehört dir nicht.
        [marker] Der Wagen auf Platz { $slot } trägt schon einen Ingenieur.
        [engine] Motor { $value } liegt in keiner deiner Hallen.
       *[kind] Entscheide erst, ob du Diesel einsetzt.
    }
KW-6-10 = Porsche: Einmal im Spiel fährst du bei einer Aktion Grand Prix doppelt so weit. Für Sofortaktion und Startbonus gilt er nicht.
KW-6-11 = Bugatti: Jede Aktion Grand Prix führt ein Feld weiter; Porsche verdoppelt auch das. Für Sofortaktion und Startbonus gilt er nicht.
KW-6-12 = Benz, Daimler, Maybach, Opel und Horch ändern nur, was Käufer vergleichen, nie das Geld und nie eine Prämie.
KW-6-13 = Marker auf Wagen kommen nach der Wertung aus dem Spiel, verkauft oder nicht.


## 7 Wertung

KW-7-1 = Grand Prix: Wer mehr Runden hat, liegt vorn, dann das höhere Feld. Die ersten drei Autos bringen 7, 4 und 2 Punkte.
KW-7-2 = Ein Auto in der Boxengasse belegt keinen Platz.
KW-7-3 = Zwei Autos stehen nie auf demselben Feld, darum gibt es keinen Gleichstand.
KW-7-4 = Runden bringen zusätzlich Punkte: eine 1, zwei 2, drei 4, vier 7, jede weitere 3 mehr.
KW-7-5 = Danach kommen alle Autos in die Boxengasse und die Rundenzähler auf 0.
KW-7-6 = Verkauf: Die aktiven Käufer kaufen der Reihe nach je einen Wagen, der noch da ist: die höchste Karosserie, den stärksten Motor, die meisten Arbeiter oder den niedrigsten Preis. Ingenieure zählen mit.
KW-7-7 = Bei Gleichstand wird der billigste der gleichen Wagen gekauft. Opel zählt auch hier; danach entscheidet der aufgedruckte Preis.
KW-7-8 = Mit Opel zählt ein Preis nie weniger als 0.
KW-7-9 = Ist kein Wagen mehr da, kaufen die übrigen Käufer nichts.
KW-7-10 = Für einen verkauften Wagen erhältst du seinen aufgedruckten Preis.
KW-7-11 = Kauft ein Preis-Käufer, erhältst du denselben Betrag noch einmal.
KW-7-12 = Ein Wagen, der stehen bleibt, bringt nichts; mit Bosch die Hälfte seines Preises, aufgerundet.
KW-7-13 = Alle Wagen verlassen den Markt: Teile in den allgemeinen Vorrat, Arbeiter in den Vorrat ihrer Besitzer, nicht in die Kantine.
KW-7-14 = Preise, die niemand verdient hat, gehen in die Bank. Die Bank ist unbegrenzt.
KW-7-15 = Die Käufer kommen auf ihre Stapel zurück, der Markierungsstein auf sein Startfeld. Weiße Plättchen bleiben liegen.
KW-7-16 = Hallen, Kantinen, Rennmotoren, Forschung, ungenutzte Marker und die Kette bleiben, wie sie sind. Es folgt die nächste Runde.
KW-7-17 = Nach der dritten Wertung ist das Spiel zu Ende.
    .refusal = Das Spiel ist zu Ende.
KW-7-18 = Geld liegt verdeckt. Verdient wird es vor aller Augen, doch die Summen der anderen zeigt der Tisch erst am Ende.


## 9 Prämien

KW-9-1 = Wer eine Bedingung als Erster erfüllt, nimmt die Prämie sofort. Für die anderen ist sie weg.
KW-9-2 = Ihre Punkte zählen als Geld.
KW-9-3 = Erfüllt ein Ereignis mehrere Bedingungen, nimmst du alle diese Prämien.
KW-9-4 = Geprüft wird nach jedem Ereignis: neue Punkte, neuer Ingenieur, neuer Rennmotor, neue Runde, neues Angebot. Ingenieure auf Wagen und Bugatti zählen dabei nicht.


## 10 Zu zweit

KW-10-1 = Der Markierungsstein beginnt immer auf der 2.
KW-10-2 = Zwei Startplättchen werden ausgelost, nur aus diesen wird gewählt.
    .refusal = Dieses Startplättchen wurde nicht gezogen: { $tile }.
KW-10-3 = Der Markt hat vier Plätze.
KW-10-4 = Es gibt nur drei aktive Käufer; ab dann rückt der Markierungsstein.
KW-10-5 = Zwei neutrale Autos stehen das ganze Spiel auf den Feldern 3 und 6.
KW-10-6 = Sie werden übersprungen wie alle Autos, zählen im Grand Prix mit und nehmen Plätze weg.


## 11 Ende des Spiels

KW-11-1 = Nach drei Runden zählen alle ihr Geld mit den Prämien zusammen. Wer am meisten hat, gewinnt.
KW-11-2 = Bei Gleichstand entscheiden mehr verkaufte Wagen, dann mehr Arbeiter in der Kantine; sonst wird der Platz geteilt. Bosch und Sofortverkauf zählen nicht als verkauft.
KW-11-3 = Teile, Arbeiter, Forschung und ungenutzte Marker sind am Ende nichts wert.


## Varianten

KW-V1-1 = Jede Runde hat einen eigenen gemischten Stapel aus vier Sonderplättchen.
KW-V1-2 = Zu Beginn liegt das oberste Sonderplättchen als elftes Plättchen vor dem dreifachen in der Kette.
KW-V1-3 = Wer es nimmt, führt seine Aktionen aus und erhält seinen Bonus. Höhere Stufen und mehr Felder verändern die Aktion selbst, alles andere kommt danach.
KW-V1-4 = Ein genommenes Sonderplättchen wird abgelegt; sofort kommt das nächste der Runde an die Spitze.
KW-V1-5 = Ebenso wird ein Sonderplättchen ersetzt, das nach einem Zug am Ende der Kette liegt.
KW-V1-6 = Ist der Stapel leer, wird er aus seinen abgelegten Plättchen neu gemischt.
KW-V1-7 = Beginnt eine neue Runde, wird das Sonderplättchen in der Kette an Ort und Stelle durch das oberste des neuen Stapels ersetzt.
KW-V1-8 = Sofortverkauf: Du darfst einen eigenen Wagen aus dem Markt nehmen und erhältst die Hälfte seines Preises, aufgerundet. Der Platz wird frei, der Preis ist für diese Runde weg.
    .refusal = { $case ->
        [foreign] Der Wagen auf Platz { $slot } gehört dir nicht.
       *[empty] Auf Platz { $slot } steht kein Wagen.
    }
KW-V2-1 = Alle Summen sind für alle sichtbar.
KW-V3-1 = Du nimmst Teile genau deiner Stufe; nur wenn dieser Wert fehlt, den nächstniedrigeren, der da ist.
    .refusal = Nimm ein Teil deiner Stufe: Wert { $wanted } statt { $value }.

option-special_tiles = Sonderplättchen
    .help = Ein elftes Plättchen mit Bonus liegt in der Kette und wechselt, sobald es genommen wird.
option-special_tiles-true = mit
option-special_tiles-false = ohne
option-exact_level = Genaue Stufe
    .help = Karosserien und Motoren müssen genau deiner Stufe entsprechen; sonst dürfen sie auch darunter liegen.
option-exact_level-true = genau die Stufe
option-exact_level-false = höchstens die Stufe
option-open_money = Offenes Geld
    .help = Alle sehen jederzeit, wie viel Geld die anderen haben.
option-open_money-true = offen
option-open_money-false = verdeckt
