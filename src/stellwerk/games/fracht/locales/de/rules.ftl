### Frachtexpress: Titel, Einführung, Regeln mit Nummern, Varianten.

title = Frachtexpress
pitch = Jede Karte ist Gleis, Waggon, Antrieb oder Nachschub – aber immer nur eines davon.


## Einführung in zwei Minuten; `.figure` nennt das Bild vom Spielplan.

intro-1 = Zehn Bahnhöfe, dazwischen leere Plätze und keine einzige Schiene. Alle Loks stehen in A. Du gewinnst, wenn die Waggons, die du ans Ziel bringst, zusammen am meisten wert sind.
    .heading = Worum es geht
    .figure = field
intro-2 = Jede Karte kann vier Dinge: als Gleis liegen, als Waggon fahren, als Antrieb die Lok bewegen oder neue Karten bringen. Benutzt du sie für eines, ist sie für die anderen drei verloren. In den Ecken stehen Waggonwert, Ziel, Würfel und Herkunft.
    .heading = Eine Karte, vier Aufgaben
    .figure = card
intro-3 = Am Anfang deines Zuges ziehst du eine Karte. Dann tust du, was du willst, in jeder Reihenfolge und so oft deine Hand reicht. Legst du ein Gleis auf einen freien Platz, muss ein Schienenende auf einen Bahnhof oder ein anderes Schienenende treffen.
    .heading = Gleise legen
    .figure = lay
intro-4 = Auf eine liegende Karte darfst du eine mit mehr Gleisen legen, wenn alle alten Gleise genau an ihrer Stelle bleiben und keine Lok darauf steht. Kreuzungen bleiben für immer.
    .heading = Überbauen
    .figure = overbuild
intro-5 = Steht deine Lok in dem Bahnhof, den eine Handkarte als Herkunft nennt, koppelst du sie als Waggon an. Am Ziel lieferst du ihn ab: Er verschwindet verdeckt unter deiner Lokkarte und zählt am Ende seinen Wert. Höchstens fünf Waggons hat dein Gespann.
    .heading = Ankoppeln und abliefern
    .figure = wagons
intro-6 = Zum Fahren wirfst du eine Karte ab: Ihr Waggonwert sagt, wie viele Schwellen du fährst, ihr Würfel, wie viele Waggons sie zieht. Es geht nie rückwärts. Jeder Bahnhof hält die Lok an, und nur dort wendet sie.
    .heading = Fahren
    .figure = drive
intro-7 = Steht eine Lok im Weg, schiebst du sie vor dir her, an Weichen auf den Zweig deiner Wahl, bis in den nächsten Bahnhof. Schiebst du sie von den Schienen, kommt sie nach A – und du verlierst deine ganze Hand und dein ganzes Gespann.
    .heading = Schieben
    .figure = push
intro-8 = Wer über die Mitte einer Kreuzung fährt, deckt eine Karte auf. Ihr Würfel sagt, wie viele Waggons bleiben dürfen; die übrigen gehen verloren.
    .heading = Kontrolle auf der Kreuzung
    .figure = crossing
intro-9 = Statt weiterzumachen darfst du einmal im Zug eine Karte abwerfen und so viele ziehen, wie ihr Würfel zeigt. Sind Nachziehstapel und Ablage leer, wenn jemand ziehen muss, ist sofort Schluss.
    .heading = Nachziehen und Ende
    .figure = end


## Kapitel

section-components = Material
section-geometry = Gleise und Schwellen
section-setup = Aufbau
section-turn = Dein Zug
section-lay = Gleise legen
section-overbuild = Überbauen
section-wagons = Waggons
section-start-drive = Losfahren
section-steps = Schritt für Schritt
section-rails-end = Am Ende der Schienen
section-pushing = Schieben
section-running-off = Entgleisen
section-check = Kontrolle auf der Kreuzung
section-drawing = Ziehen und Nachziehen
section-end = Ende und Wertung
section-variants = Varianten


## 1 Material

FRA-1-1 = Es gibt 50 Streckenkarten, T01 bis T50. Jede hat einen Waggonwert von 2 bis 9, einen Würfel von 1 bis 5, einen Buchstaben zum Ankoppeln, einen zum Abkoppeln und ein Gleisbild.
FRA-1-2 = Genau fünf Karten sind Kreuzungen. Die anderen 45 zeigen Geraden, Kurven und Weichen verschiedener Art.
FRA-1-3 = Es gibt zehn Bahnhöfe mit den Buchstaben A bis J.
FRA-1-4 = Dazu kommen vier Lokkarten und vier Loks in Rot, Blau, Grün und Gelb, für jede Person eine.
FRA-1-5 = Einspruchskarten und Flugtickets gehören zu einer anderen Variante und kommen hier nicht vor.
FRA-1-6 = Wie Werte, Buchstaben und Gleise auf die Karten verteilt sind, ist unsere eigene Ausgabe: hohe Werte haben kleine Würfel, jeder Buchstabe kommt fünfmal zum Ankoppeln und fünfmal zum Abkoppeln vor, und kein Paar gibt es zweimal.


## 2 Gleise und Schwellen

FRA-2-1 = Das Spielfeld besteht aus Quadraten: Bahnhöfe und Plätze. Alles andere liegt außerhalb.
FRA-2-2 = Jede Kante hat in der Mitte einen Anschluss: Norden, Osten, Süden, Westen. Nachbarn teilen sich die Kante.
FRA-2-3 = Ein Gleis verbindet zwei Kanten einer Karte: vier Kurven und zwei Geraden sind möglich. Eine Karte trägt ein Gleis oder mehrere.
FRA-2-4 = Karten werden um Vierteldrehungen im Uhrzeigersinn gedreht. Drehungen, die gleich aussehen, sind ein und dieselbe und heißen nach der kleinsten Zahl.
    .refusal = Die Karte { $kind } sieht bei Drehung { $rotation } genauso aus wie bei Drehung { $same }.
    .instead = Nimm Drehung { $same }.
FRA-2-5 = Jedes Gleis hat drei Schwellen: außen, Mitte, außen. Die äußere Schwelle einer Kante teilen sich alle Gleise, die dort enden.
FRA-2-6 = Eine Kreuzung hat nur die vier äußeren Schwellen. Ihre beiden Schienen haben nichts gemeinsam, und in der Mitte steht nie eine Lok.
FRA-2-7 = Auf einer Schwelle steht höchstens eine Lok.
FRA-2-8 = Eine Lok auf der Strecke schaut in eine Richtung. Nur in diese Richtung kann sie fahren.
FRA-2-9 = Von einer äußeren Schwelle geht es in die Karte hinein auf jedes Gleis, das dort beginnt; von der Mitte nach außen; von außen über die Kante zum Nachbarn. Hat der Nachbar dort kein Gleis, ist das Ende der Schienen erreicht.
FRA-2-10 = Ein Bahnhof hat auf allen vier Seiten Anschluss. Ausfahrten sind alle Seiten, an denen eine Karte mit passendem Gleis liegt.
FRA-2-11 = Im Bahnhof hat eine Lok keine Richtung. Sie darf durch jede Ausfahrt weiterfahren, auch zurück. Nur dort wird gewendet.


## 3 Aufbau

FRA-3-1 = Die zehn Bahnhöfe werden nach dem gewählten Plan ausgelegt.
FRA-3-2 = Jede Person bekommt Lokkarte und Lok ihrer Farbe. Alle Loks beginnen im Bahnhof A.
FRA-3-3 = Die Streckenkarten werden gemischt, jede Person bekommt drei. Der Rest ist der Nachziehstapel, der Ablagestapel ist leer.
    .refusal = So können die Karten nicht gemischt worden sein: Jede Karte kommt genau einmal vor.
FRA-3-4 = Zu Beginn liegt kein Gleis. Erst wenn eines an A anschließt, kann jemand fahren.
FRA-3-5 = Das Los entscheidet, wer beginnt.
    .refusal = So kann das Los nicht gefallen sein: Diesen Platz gibt es am Tisch nicht.
FRA-3-6 = Gespielt wird im Uhrzeigersinn.


## 4 Dein Zug

FRA-4-1 = Du spielst alle Phasen deines Zuges allein durch, dann kommt die nächste Person.
    .refusal = Du hast gerade nichts zu entscheiden.
FRA-4-2 = Zuerst ziehst du eine Karte vom Nachziehstapel.
FRA-4-3 = Dann führst du beliebig viele Aktionen aus, auch keine: legen, überbauen, ankoppeln, abkoppeln, fahren, so oft und in der Reihenfolge, die du willst.
FRA-4-4 = Zum Schluss darfst du einmal nachziehen. Damit endet der Zug, sonst endet er, wenn du es sagst.
FRA-4-5 = Jede Aktion außer dem Abkoppeln verbraucht genau eine Handkarte. Nur die Hand begrenzt, wie viel du tust.
    .refusal = { $goods } { $value } → { $to } ist nicht auf deiner Hand.
FRA-4-6 = Du darfst beliebig viele Karten auf der Hand halten.


## 5.1 Gleise legen

FRA-5-1-1 = Du legst eine Handkarte auf einen freien Platz des Spielfelds.
    .refusal = { $case ->
        [nowhere] Für { $kind } ({ $goods } { $value }) gibt es keinen Platz: nirgends schließt sie an, und nichts lässt sich mit ihr überbauen.
        [outside] Den Platz { $place } gibt es auf diesem Plan nicht.
        [unfinished] Erst muss die gewählte Karte auf einen Platz.
       *[not_begun] Wähle erst die Handkarte, die du legen willst.
    }
FRA-5-1-2 = Der Platz muss mit einer Kante an einen Bahnhof oder an eine liegende Karte grenzen.
    .refusal = Neben { $place } liegt weder ein Bahnhof noch eine Karte.
FRA-5-1-3 = Du darfst die Karte drehen, wie du willst, aber mindestens eines ihrer Schienenenden muss auf einen Bahnhof oder auf ein Schienenende einer Nachbarkarte treffen.
    .refusal = { $case ->
        [place] Auf { $place } schließt { $kind } in keiner Drehung an: Kein Bahnhof und kein Schienenende zeigt dorthin.
        [rotation] So gedreht trifft { $kind } auf { $place } weder einen Bahnhof noch ein Schienenende.
       *[unfinished] Erst muss die Karte gedreht und hingelegt werden.
    }
FRA-5-1-4 = Die anderen Kanten müssen nicht passen: Ein Gleis darf vor einer leeren Seite, einem leeren Platz oder am Rand enden.
FRA-5-1-5 = Kreuzungen legst du wie jede andere Karte, aber nur auf freie Plätze.


## 5.2 Überbauen

FRA-5-2-1 = Du legst eine Handkarte auf eine liegende Karte. Auf dieser darf keine Lok stehen, auch nicht deine eigene.
    .refusal = Auf { $place } steht die Lok von { $loco }.
FRA-5-2-2 = Die neue Karte hat mehr Gleise, und alle alten Gleise liegen auf ihr genau an derselben Stelle.
    .refusal = { $case ->
        [place] { $kind } kann auf { $place } nicht alle Gleise von { $old } behalten und noch eines hinzufügen.
       *[rotation] So gedreht behält { $kind } auf { $place } nicht alle Gleise von { $old } oder fügt keines hinzu.
    }
FRA-5-2-3 = Eine Kreuzung wird nie überbaut.
    .refusal = Auf { $place } liegt eine Kreuzung, sie bleibt für immer.
FRA-5-2-4 = Mit einer Kreuzung wird nie überbaut.
    .refusal = Eine Kreuzung darf nur auf einen freien Platz, auf { $place } liegt schon eine Karte.
FRA-5-2-5 = Die überbaute Karte bleibt darunter liegen und ist aus dem Spiel.
FRA-5-2-6 = Weiter anschließen muss die neue Karte nicht.
FRA-5-2-7 = Ein Platz darf beliebig oft überbaut werden.


## 6 Waggons

FRA-6-1 = Zum Ankoppeln legst du eine Handkarte als Waggon hinter deine Lokkarte. Deine Lok muss in dem Bahnhof stehen, den die Karte zum Ankoppeln nennt.
    .refusal = { $case ->
        [track] { $goods } { $value } wird in { $from } angekoppelt, deine Lok ist auf der Strecke ({ $at }).
       *[station] { $goods } { $value } wird in { $from } angekoppelt, deine Lok steht in { $at }.
    }
FRA-6-2 = Mehr als fünf Waggons hat ein Gespann nie.
    .refusal = Dein Gespann hat schon { $most } Waggons. { $goods } { $value } passt nicht mehr dazu.
FRA-6-3 = In einem Zug darfst du mehrere Waggons ankoppeln, jeder ist eine Aktion.
FRA-6-4 = Zum Abkoppeln schiebst du einen beliebigen Waggon deines Gespanns verdeckt unter deine Lokkarte. Deine Lok muss in dem Bahnhof stehen, den die Karte zum Abkoppeln nennt.
    .refusal = { $case ->
        [not_coupled] { $goods } { $value } gehört nicht zu deinem Gespann.
        [track] { $goods } { $value } gehört nach { $to }, deine Lok ist auf der Strecke ({ $at }).
       *[station] { $goods } { $value } gehört nach { $to }, deine Lok steht in { $at }.
    }
FRA-6-5 = Abgelieferte Waggons sieht bis zum Schluss niemand mehr an, auch du nicht. Nur ihre Zahl ist offen.
FRA-6-6 = Angekoppelte Waggons liegen offen.
FRA-6-7 = Niemand muss ankoppeln oder abkoppeln.
FRA-6-8 = Einen angekoppelten Waggon kannst du nicht zurücknehmen, abwerfen oder umstellen. Er verlässt das Gespann nur am Ziel, beim Entgleisen oder bei einer Kontrolle.
    .refusal = Waggons darfst du nur bei einer Kontrolle abwerfen, und gerade ist keine.


## 7.1 Losfahren

FRA-7-1-1 = Zum Fahren wirfst du eine Handkarte offen ab. Ihr Waggonwert ist die Zahl der Schwellen, die deine Lok fahren muss.
    .refusal = Du fährst gerade nicht. Wirf erst eine Karte ab.
FRA-7-1-2 = Der Würfel der Karte muss mindestens so groß sein wie die Zahl deiner Waggons.
    .refusal = { $goods } { $value } hat den Würfel { $action }, dein Gespann hat { $wagons } Waggons.
FRA-7-1-3 = Aus einem Bahnhof fährst du nur los, wenn es eine Ausfahrt gibt. Auf der Strecke darfst du immer losfahren.
    .refusal = Aus { $station } führt noch kein Gleis.


## 7.2 Schritt für Schritt

FRA-7-2-1 = Jeder Schritt führt auf die nächste Schwelle und verbraucht eine. Ein Bahnhof zählt wie eine Schwelle.
FRA-7-2-2 = Deine Lok fährt nie rückwärts.
    .refusal = { $case ->
        [back] Nach { $to } ginge es rückwärts, deine Lok auf { $at } schaut in die andere Richtung.
        [end] Vor deiner Lok auf { $at } enden die Schienen, nach { $to } führt kein Gleis.
       *[far] Das liegt nicht eine Schwelle vor deiner Lok auf { $at }.
    }
FRA-7-2-3 = An Weichen und an Bahnhöfen mit mehreren Ausfahrten wählst du frei.
FRA-7-2-4 = In einem Bahnhof endet die Fahrt sofort, übrige Schwellen verfallen. Dein Zug geht weiter, du darfst auch mit einer anderen Karte weiterfahren.
FRA-7-2-5 = In einem Bahnhof dürfen beliebig viele Loks stehen.
FRA-7-2-6 = Du musst alle Schwellen fahren. Früher endet die Fahrt nur im Bahnhof, am Ende der Schienen oder wenn eine Lok entgleist.
    .refusal = Deine Fahrt ist noch nicht zu Ende.
FRA-7-2-7 = Auf einer Kreuzung wird nicht abgebogen.
    .refusal = Auf der Kreuzung { $place } geht es nur geradeaus nach { $edge }.


## 7.3 Am Ende der Schienen

FRA-7-3-1 = Ein Schritt ist sicher, wenn dabei keine Lok entgleist. Auch unsichere Schritte darfst du wählen.
FRA-7-3-2 = Hast du mindestens einen Schritt gemacht und ist keiner mehr sicher, darfst du anhalten. Die übrigen Schwellen verfallen.
FRA-7-3-3 = Stattdessen darfst du auch den unsicheren Schritt machen.
FRA-7-3-4 = Gibt es schon beim Losfahren keinen sicheren Schritt, kannst du nicht anhalten: Die Fahrt besteht aus einem einzigen unsicheren Schritt.
    .refusal = Anhalten geht erst nach dem ersten Schritt.
FRA-7-3-5 = Solange ein sicherer Schritt möglich ist, darfst du nicht anhalten.
    .refusal = Es geht noch sicher weiter, auf { $to }.


## 7.4 Schieben

FRA-7-4-1 = Steht auf der nächsten Schwelle eine andere Lok, schiebst du sie in deiner Fahrtrichtung eine Schwelle weiter.
FRA-7-4-2 = Steht auch dort eine Lok, wird sie ebenso geschoben, und so weiter. Das kostet nichts extra.
FRA-7-4-3 = Steht eine geschobene Lok vor einer Weiche, wählst du ihren Zweig; sie kommt auf die erste Schwelle dort. Danach darfst du ihr folgen oder anders abbiegen.
    .refusal = { $case ->
        [elsewhere] Die geschobene Lok steht auf { $at } vor einer Weiche. Sie kommt auf die erste Schwelle eines der Zweige davor.
        [unfinished] Wähle erst den Zweig für die geschobene Lok.
       *[not_begun] Du schiebst gerade keine Lok.
    }
FRA-7-4-4 = Eine geschobene Lok behält ihre Richtung, auch wenn sie rückwärts geschoben wird.
FRA-7-4-5 = Ein Bahnhof hält eine geschobene Lok an. Mit deinem nächsten Schritt fährst du in denselben Bahnhof.
FRA-7-4-6 = Eine Lok in einem Bahnhof wird nie geschoben.
FRA-7-4-7 = Wer geschoben wird, verliert nichts.
FRA-7-4-8 = Wird eine Lok über die Mitte einer Kreuzung geschoben, gibt es für sie keine Kontrolle.


## 7.5 Entgleisen

FRA-7-5-1 = Eine Lok, die über das Ende der Schienen geschoben wird, kommt nach A.
FRA-7-5-2 = Wer sie geschoben hat, wirft alle Handkarten und alle angekoppelten Waggons ab. Abgelieferte Waggons bleiben.
FRA-7-5-3 = Der Schritt wird noch zu Ende geführt, dann ist die Fahrt vorbei. Der Zug geht weiter.
FRA-7-5-4 = Enden die Schienen vor deiner eigenen Lok, darfst du sie entgleisen lassen: Sie kommt nach A, und du zahlst denselben Preis.
    .refusal = Vor deiner Lok auf { $at } geht es noch weiter, auf { $to }.
FRA-7-5-5 = In einem Schritt entgleist höchstens eine Lok, die vorderste.


## 7.6 Kontrolle auf der Kreuzung

FRA-7-6-1 = Fährt deine Lok über die Mitte einer Kreuzung, wird nach dem Schritt die oberste Karte des Nachziehstapels aufgedeckt.
FRA-7-6-2 = Du darfst höchstens so viele Waggons haben, wie ihr Würfel zeigt. Überzählige wirfst du nach eigener Wahl ab, danach auch die aufgedeckte Karte.
    .refusal = { $case ->
        [other] { $goods } { $value } gehört nicht zum kontrollierten Gespann.
       *[unfinished] Erst müssen die überzähligen Waggons abgeworfen werden.
    }
FRA-7-6-3 = Kontrolliert wird jedes Mal, auch ohne Waggon.
FRA-7-6-4 = Danach geht die Fahrt mit den übrigen Schwellen weiter.
FRA-7-6-5 = Entgleist im selben Schritt eine Lok, gibt es keine Kontrolle.
FRA-7-6-6 = Eine Kontrolle beendet das Spiel nie: Mindestens die Antriebskarte liegt auf dem Ablagestapel.


## 8 Ziehen und Nachziehen

FRA-8-1 = Beim Nachziehen wirfst du eine Handkarte ab und ziehst so viele Karten, wie ihr Würfel zeigt. Damit endet dein Zug.
FRA-8-2 = Karten werden einzeln gezogen. Ist der Nachziehstapel leer, wenn eine gebraucht wird, wird der ganze Ablagestapel gemischt und zum neuen Nachziehstapel, nicht früher.
    .refusal = So kann der Ablagestapel nicht gemischt worden sein: Jede seiner Karten kommt genau einmal vor.
FRA-8-3 = Sind beide Stapel leer, wenn eine Karte gezogen werden muss, endet das Spiel sofort, auch mitten im Nachziehen.
FRA-8-4 = Der Ablagestapel liegt offen, alle dürfen ihn ansehen.


## 9 Ende und Wertung

FRA-9-1 = Das Spiel endet in dem Augenblick, in dem jemand eine Karte ziehen muss und beide Stapel leer sind.
    .refusal = Das Spiel ist zu Ende: { $reason }.
FRA-9-2 = Jeder abgelieferte Waggon zählt seinen Waggonwert. Die höchste Summe gewinnt.
FRA-9-3 = Bei Gleichstand entscheidet die höhere Summe der noch angekoppelten Waggons.
FRA-9-4 = Ist auch sie gleich, teilt man sich den Platz.
FRA-9-5 = Auch die Plätze dahinter werden so bestimmt.
FRA-9-6 = Handkarten zählen nichts.
FRA-9-7 = Vergehen für jede Person zwanzig Züge, ohne dass irgendjemand baut oder abliefert, endet das Spiel und wird gewertet.


## Varianten

FRA-V1 = Freies Legen: Eine neue Karte muss nur neben einem Bahnhof oder einer Karte liegen, anschließen muss sie nicht.
FRA-V2 = Wiederverwertung: Eine überbaute Karte kommt auf den Ablagestapel.
FRA-V3 = Offene Lieferungen: Abgelieferte Waggons und Punkte sind für alle sichtbar.
FRA-V4 = Der Plan: Achteck, Pyramide oder Tal.
FRA-V5 = Gemischte Bahnhöfe: Die Buchstaben B bis J werden zufällig auf die Bahnhöfe verteilt, A bleibt.
    .refusal = So können die Bahnhöfe nicht verteilt sein: Jeder Buchstabe von B bis J kommt einmal vor.
FRA-V6 = Schiebezwang: Anhalten gibt es nicht. Solange Schwellen übrig sind, muss auch der unsichere Schritt gemacht werden.
    .refusal = An diesem Tisch darf niemand anhalten.
FRA-V7 = Ohne Kreuzungen: Die fünf Kreuzungen bleiben in der Schachtel.
FRA-V8 = Zwei Kartensätze: Jede Karte gibt es zweimal, die Partie dauert länger.
FRA-V9 = Frachtexpress ist für drei oder vier Personen gedacht; auch zu zweit gelten dieselben Regeln.
    .refusal = Frachtexpress braucht { $least } bis { $most } Personen, hier sind es { $seats }.
FRA-V10 = Kontrolle auch für Geschobene: Wer über die Mitte einer Kreuzung geschoben wird, wird nach der fahrenden Lok ebenfalls kontrolliert und wählt selbst, was er abwirft.


## Einstellungen am Tisch

option-layout = Plan
    .help = Wie die zehn Bahnhöfe liegen. Die Pyramide hat lange Wege, das Tal ist schmal.
option-layout-standard = Achteck
option-layout-pyramid = Pyramide
option-layout-valley = Tal
option-laying = Neue Karten
    .help = Müssen Schienen auf Schienen treffen, oder reicht es, daneben zu liegen?
option-laying-connected = schließen an
option-laying-adjacent = liegen nur daneben
option-recycle_overbuilt = Überbaute Karten
    .help = Bleiben sie unter der neuen Karte, oder kommen sie auf den Ablagestapel?
option-recycle_overbuilt-false = sind aus dem Spiel
option-recycle_overbuilt-true = kommen auf die Ablage
option-open_deliveries = Abgelieferte Waggons
    .help = Verdeckt muss man sich merken, was geliefert ist, und niemand blättert zurück.
option-open_deliveries-false = liegen verdeckt
option-open_deliveries-true = liegen offen
option-shuffle_stations = Bahnhöfe
    .help = Buchstaben wie gedruckt oder zufällig verteilt.
option-shuffle_stations-false = wie gedruckt
option-shuffle_stations-true = gemischt
option-forced_push = Anhalten vor Gefahr
    .help = Darf eine Lok bremsen, bevor eine entgleist?
option-forced_push-false = erlaubt
option-forced_push-true = verboten (Schiebezwang)
option-crossings = Kreuzungen
    .help = Mit oder ohne die fünf Kreuzungen und ihre Kontrollen.
option-crossings-true = im Spiel
option-crossings-false = bleiben in der Schachtel
option-decks = Kartensätze
    .help = Mit zwei Sätzen dauert die Partie ungefähr doppelt so lang.
option-decks-1 = einer
option-decks-2 = zwei
option-check_pushed = Geschobene Loks auf Kreuzungen
    .help = Werden auch sie kontrolliert?
option-check_pushed-false = keine Kontrolle
option-check_pushed-true = werden kontrolliert
