### Paris Connection: Titel, Einführung, Regeln mit Nummern, Varianten.

title = Paris Connection
pitch = Loks sind Strecke und Anteil zugleich. Jede Lok, die du hältst, fehlt auf der Karte.


## Einführung in zwei Minuten; `.figure` nennt das Bild vom Spielplan.

intro-1 = Sechs Bahngesellschaften wachsen von Paris aus über Frankreich. Keine gehört dir allein: Alle bauen für alle. Du gewinnst mit Anteilen an den Gesellschaften, die am Ende am meisten wert sind.
    .heading = Worum es geht
    .figure = map
intro-2 = Jede Lok ist zweierlei: auf der Karte ein Stück Strecke, hinter deinem Schirm ein Anteil. Zu Beginn ziehst du blind ein paar Anteile, die nur du siehst. Die übrigen Loks liegen offen in sechs Vorräten.
    .heading = Strecke oder Anteil
    .figure = start
intro-3 = In deinem Zug baust oder tauschst du. Beim Bau nimmst du 1 bis 5 Loks einer Farbe aus ihrem Vorrat und legst jede neben eine Lok derselben Farbe. Du darfst jede Farbe bauen, auch wenn du keinen Anteil an ihr hältst.
    .heading = Bauen
    .figure = build
intro-4 = In eine Stadt passt nur eine Lok, auf ein Landschaftsfeld passen zwei verschiedener Farben. Städte bringen 1 bis 3 Punkte, Marseille 4: Um so viel steigt der Wert der Gesellschaft. Landschaft bringt keine Punkte, führt aber weiter.
    .heading = Städte machen wertvoll
    .figure = city
intro-5 = Die gestrichelten Linien sind Mündungen und Gebirge. Über sie wird nicht gebaut, nur um sie herum. Auch der Eiffelturm und die sechs Startfelder bleiben für weitere Loks gesperrt.
    .heading = Hindernisse
    .figure = barrier
intro-6 = Du darfst einer Gesellschaft viel verbauen, aber nicht alles: Solange sie noch in keiner Stadt liegt, muss ihr ein Weg in eine freie Stadt bleiben.
    .heading = Niemand wird abgeschnitten
    .figure = cut-off
intro-7 = Beim Tausch gibst du einen Anteil an seinen Vorrat ab und nimmst einen oder zwei einer anderen Farbe. So wächst dein Besitz. Aber alle sehen zu, und was du nimmst, kann niemand mehr bauen.
    .heading = Tauschen
    .figure = trade
intro-8 = Das Spiel endet sofort, wenn eine Strecke Marseille erreicht oder wenn nur noch ein Vorrat Loks enthält. Behalte beides im Auge: Wer das Ende herbeiführt, wählt den Augenblick.
    .heading = Plötzlich ist Schluss
    .figure = end
intro-9 = Nun fallen die Schirme. Jeder Anteil zählt so viel, wie seine Gesellschaft wert ist: Sieben rote Anteile bei Wert 14 sind 98 Punkte. Jede Lok über deiner Grenze kostet 20 Punkte. Die meisten Punkte gewinnen.
    .heading = Abrechnung
    .figure = score


## Kapitel

section-components = Material
section-setup = Aufbau
section-turn = Dein Zug
section-build = Bau: Wahl und Zahl
section-placing = Wo eine Lok liegen darf
section-cut-off = Niemand wird abgeschnitten
section-scoring = Wertung des Baus
section-trade = Tausch
section-end = Ende des Spiels
section-final-scoring = Schlusswertung
section-hidden = Was verdeckt ist
section-variants = Varianten


## 1 Material

PAR-1-1 = Der Spielplan zeigt Frankreich in 182 Feldern: ein Eiffelturm-Feld, sechs Startfelder rundherum, 124 Landschaftsfelder und 51 Stadtfelder. An 35 Feldgrenzen liegt eine gestrichelte Linie.
PAR-1-2 = Es gibt 198 Loks, je 33 in sechs Farben.
PAR-1-3 = Dazu kommen sechs Sichtschirme, ein Beutel, sechs Vorräte (einer je Farbe) und die Startspielerlok.
PAR-1-4 = Der Wert einer Stadt ist aufgedruckt: 28 Städte zählen 1 Punkt (beige), 15 zählen 2 (violett), 7 zählen 3 (rot), und Marseille zählt 4 (blau). Zusammen sind das 83 Punkte.
PAR-1-5 = Die Werteskala hat die Felder 0 bis 30.
PAR-1-6 = Die sechs Gesellschaften heißen nach ihren Farben: Blau, Gelb, Rot, Grün, Violett und Schwarz. Für alle gelten dieselben Regeln.


## 2 Aufbau

PAR-2-1 = Paris Connection spielt man zu dritt, zu viert, zu fünft oder zu sechst.
    .refusal = Paris Connection braucht { $least } bis { $most } Personen, hier sind es { $seats }.
PAR-2-2 = Jede Person hat einen Sichtschirm. Was dahinter liegt, sehen die anderen nicht.
PAR-2-3 = Auf jedes der sechs Startfelder kommt eine Lok, jede Farbe einmal; welche Farbe wo beginnt, entscheidet der Zufall. Diese Lok gehört zur Strecke ihrer Farbe und wird nie bewegt.
    .refusal = So können die Farben nicht verteilt sein: Auf jedem Startfeld beginnt genau eine, und jede nur einmal.
PAR-2-4 = Eine weitere Lok jeder Farbe kommt auf die 0 der Werteskala. Sie zeigt nur den Wert ihrer Gesellschaft an.
PAR-2-5 = Die übrigen 31 Loks jeder Farbe kommen in den Beutel, zusammen 186. Daraus zieht jede Person blind ihre ersten Anteile und legt sie hinter den Schirm: 10 Loks zu dritt, 8 zu viert, 6 zu fünft, 5 zu sechst.
    .refusal = So können die Loks nicht gezogen worden sein: Die Zahlen passen nicht zu Personen und Beutel.
PAR-2-6 = Was im Beutel übrig ist, kommt nach Farben sortiert in die Vorräte. Wie viele Loks in jedem Vorrat liegen, ist offen. Vor dem ersten Zug ist das Spiel nie zu Ende.
PAR-2-7 = Das Los entscheidet, wer beginnt und die Startspielerlok erhält.
    .refusal = So kann das Los nicht gefallen sein: Diesen Platz gibt es am Tisch nicht.
PAR-2-8 = Spielt dieselbe Runde mehrere Partien hintereinander, wird nicht neu gelost: Für jede weitere Partie wandert die Startspielerlok einen Platz im Uhrzeigersinn weiter.
PAR-2-9 = Der Zufall entscheidet immer in derselben Reihenfolge: zuerst die Startfelder, dann die gezogenen Loks von Platz zu Platz, zuletzt, wer beginnt.
    .refusal = Hier ist erst der Zufall an der Reihe: die Startfelder, dann die gezogenen Loks, dann, wer beginnt.


## 3 Dein Zug

PAR-3-1 = Wer die Startspielerlok hat, beginnt. Danach geht es im Uhrzeigersinn weiter, immer mit einem Zug je Person.
    .refusal = Du bist nicht am Zug.
PAR-3-2 = In deinem Zug führst du genau eine von zwei Aktionen aus: Bau oder Tausch.
    .refusal = { $phase ->
        [place] Du bist mitten in einem Bau: Lege eine Lok oder beende ihn.
        [take] Du bist mitten in einem Tausch: Nimm jetzt 1 oder 2 Loks.
       *[turn] { $verb ->
            [take] Gib zuerst eine Lok ab.
           *[place] Wähle zuerst die Farbe, die du bauen willst.
        }
    }
PAR-3-3 = Passen ist nicht erlaubt. Eine erlaubte Aktion gibt es immer.
    .refusal = Passen ist nicht erlaubt.
    .instead = Baue oder tausche. Ein Tausch geht immer.
PAR-3-4 = Ob das Spiel zu Ende ist, wird erst nach der vollständigen Aktion geprüft, bei einem Bau nach der Wertung. Geht das Spiel weiter, ist die nächste Person am Zug.


## 4 Bau: Wahl und Zahl

PAR-4-1 = Für einen Bau nimmst du 1 bis 5 Loks aus einem Vorrat deiner Wahl, also alle von derselben Farbe, und legst sie auf den Spielplan.
    .refusal = Ein Bau braucht mindestens eine Lok: Lege zuerst eine von { $company }.
PAR-4-2 = Eine Farbe, deren Vorrat leer ist, kannst du nicht bauen. Du kannst auch nicht mehr Loks bauen, als in ihrem Vorrat liegen.
    .refusal = Der Vorrat von { $company } ist leer.
    .instead = Baue eine andere Farbe oder tausche.
PAR-4-3 = Eine Farbe, für die es kein erlaubtes Feld gibt, kannst du nicht wählen. Dabei zählt auch, dass niemand abgeschnitten werden darf.
    .refusal = Für { $company } gibt es zurzeit kein erlaubtes Feld.
    .instead = Baue eine andere Farbe oder tausche.
PAR-4-4 = Du legst die Loks nacheinander, in beliebiger Reihenfolge; jede muss in dem Augenblick erlaubt sein, in dem du sie legst. Wie viele es werden, brauchst du nicht vorher zu sagen: Nach der ersten Lok kannst du jederzeit aufhören.
PAR-4-5 = Gebaut wird nur mit Loks aus den Vorräten, nie mit Anteilen hinter einem Schirm. Du darfst jede Farbe bauen, ob du Anteile an ihr hältst oder nicht.
PAR-4-6 = Eine gebaute Lok bleibt bis zum Ende des Spiels liegen.
PAR-4-7 = Der Bau endet von selbst nach einer Lok in Marseille, nach der fünften Lok, nach der letzten Lok des Vorrats und wenn kein weiteres Feld erlaubt ist. Sonst entscheidest du nach jeder Lok, ob du weiterbaust.


## 5 Wo eine Lok liegen darf

PAR-5-1 = Die Lok kommt auf ein Feld, das alle folgenden Bedingungen erfüllt. Außerdem darf sie niemanden abschneiden.
PAR-5-2 = Das Feld grenzt an ein Feld mit einer Lok derselben Farbe. Die Lok auf dem Startfeld zählt mit, ebenso Loks, die du in diesem Bau schon gelegt hast. Strecken dürfen sich verzweigen.
    .refusal = { $place } grenzt an keine Lok von { $company }.
    .instead = Wähle ein Feld direkt neben der Strecke von { $company }.
PAR-5-3 = Über eine gestrichelte Linie wird nicht gebaut: Zwei Felder, die sie trennt, gelten nicht als benachbart. Ein Umweg ist erlaubt.
    .refusal = Über eine gestrichelte Linie wird nicht gebaut ({ $barrier }): { $own } und { $place } gelten für { $company } nicht als benachbart.
    .instead = Ein Umweg um die Linie ist erlaubt.
PAR-5-4 = Auf einem Feld liegen nie zwei Loks derselben Farbe.
    .refusal = { $company } hat auf dem Feld { $place } schon eine Lok. Eine zweite derselben Farbe darf dort nicht liegen.
PAR-5-5 = Ein Landschaftsfeld fasst höchstens zwei Loks, und zwar verschiedener Farben.
    .refusal = Das Feld { $place } ist voll: Dort liegen schon { $first } und { $second }.
    .instead = Baue um das Feld herum.
PAR-5-6 = Ein Stadtfeld fasst höchstens eine Lok.
    .refusal = Eine Stadt fasst nur eine Lok. In { $place } liegt schon { $other }.
    .instead = Baue um die Stadt herum oder in eine freie.
PAR-5-7 = Auf dem Eiffelturm-Feld und auf den Startfeldern wird nicht gebaut. Durch ein Startfeld führt deshalb auch keine fremde Strecke.
    .refusal = { $place } ist gesperrt: Auf dem Eiffelturm-Feld und auf den Startfeldern wird nicht gebaut.


## 6 Niemand wird abgeschnitten

PAR-6-1 = Eine Lok darf nicht so gelegt werden, dass danach eine Gesellschaft abgeschnitten wäre.
    .refusal = Mit { $company } auf dem Feld { $place } käme { $victim } in keine freie Stadt mehr und wäre abgeschnitten.
    .instead = Lass { $victim } einen Weg in eine freie Stadt.
PAR-6-2 = Eine Gesellschaft ist angeschlossen, sobald eine ihrer Loks in einer Stadt liegt. Wer angeschlossen ist, gilt nie mehr als abgeschnitten, was auch geschieht.
PAR-6-3 = Eine Gesellschaft ist offen, wenn von ihrer Strecke ein Weg von Nachbarfeld zu Nachbarfeld in eine freie Stadt führt; eine freie Stadt gleich daneben genügt. Der Weg darf nur über Landschaftsfelder gehen, auf denen noch Platz für ihre Farbe ist, nie über Startfelder, den Eiffelturm, besetzte Städte oder gestrichelte Linien. Ob ein Schritt dieses Wegs seinerseits jemanden abschneiden würde, wird nicht gefragt.
PAR-6-4 = Abgeschnitten ist eine Gesellschaft, die weder angeschlossen noch offen ist.
PAR-6-5 = Es zählt nur, was auf dem Spielplan liegt, nicht wie viele Loks der Vorrat noch enthält. Wer einen Vorrat leert, schneidet niemanden ab.
PAR-6-6 = Jede Gesellschaft wird für sich betrachtet, als blieben die anderen stehen. Sind zwei auf dieselbe letzte Stadt oder denselben letzten Platz angewiesen, darf dort keine von beiden bauen, solange die andere nicht angeschlossen ist und keinen anderen Weg hat.
PAR-6-7 = Auch hier ist Marseille eine Stadt: Es hält eine Gesellschaft offen, und eine Lok in Marseille kann eine andere abschneiden.
PAR-6-8 = Zu Beginn sind alle sechs Gesellschaften offen. Jeder Spielplan muss das erfüllen.


## 7 Wertung des Baus

PAR-7-1 = Am Ende des Baus bringt jede eben gelegte Lok ihrer Gesellschaft Punkte: 0 auf Landschaft, den aufgedruckten Wert (1, 2 oder 3) in einer Stadt, 4 in Marseille.
PAR-7-2 = Um die Summe steigt der Wert der Gesellschaft: Ihre Lok auf der Werteskala rückt so viele Felder vor.
PAR-7-3 = Jede Stadt zählt genau einmal, und zwar für die Gesellschaft, die dort baut; wer sonst in der Nähe ist, spielt keine Rolle. Werte sinken nie.
PAR-7-4 = Ein Wert darf über 30 steigen; es wird einfach weitergezählt.
PAR-7-5 = Gewertet wird einmal, am Ende des Baus, nicht Lok für Lok. Am Ergebnis ändert das nichts.


## 8 Tausch

PAR-8-1 = Bei einem Tausch gibst du zuerst genau eine Lok aus deinem Besitz ab. Sie kommt in den Vorrat ihrer Farbe.
    .refusal = Du besitzt keine Lok von { $company }.
    .instead = Gib eine Farbe ab, die du besitzt.
PAR-8-2 = Dann nimmst du nach Wunsch 1 oder 2 Loks aus einem einzigen Vorrat einer anderen Farbe und legst sie hinter deinen Schirm.
    .refusal = { $case ->
        [same] { $company } hast du eben abgegeben. Nimm eine andere Farbe.
       *[number] Du nimmst 1 oder 2 Loks von { $company }, nicht mehr und nicht weniger.
    }
PAR-8-3 = Liegt in diesem Vorrat nur eine Lok, kannst du nur eine nehmen. Gar keine zu nehmen ist nicht erlaubt.
    .refusal = { $stored ->
        [0] Der Vorrat von { $company } ist leer.
       *[1] Im Vorrat von { $company } liegt nur noch eine Lok.
    }
    .instead = { $stored ->
        [0] Nimm eine andere Farbe.
       *[1] Nimm diese eine oder eine andere Farbe.
    }
PAR-8-4 = Du darfst eine Lok auch an einen leeren Vorrat abgeben. Er ist damit wieder gefüllt.
PAR-8-5 = Was du abgibst und was du nimmst, sehen alle.
PAR-8-6 = Für deinen Besitz gilt eine Grenze: 20 Loks zu dritt, 15 zu viert, 12 zu fünft, 10 zu sechst. Ein Tausch darf darüber hinausgehen, doch jede überzählige Lok kostet am Ende Punkte.
PAR-8-7 = Ein Tausch ist immer möglich. Jede Person hält stets mindestens eine Lok, und solange das Spiel läuft, sind mindestens zwei Vorräte gefüllt.


## 9 Ende des Spiels

PAR-9-1 = Das Spiel endet sofort, wenn eine Strecke Marseille erreicht, also eine Lok auf das Feld Marseille gelegt wird.
    .refusal = Das Spiel ist zu Ende: Eine Strecke hat Marseille erreicht.
PAR-9-2 = Mit dieser Lok ist auch der Bau zu Ende. Er wird noch gewertet, die 4 Punkte für Marseille eingeschlossen. Was du im selben Bau sonst noch legen willst, legst du vorher.
PAR-9-3 = Das Spiel endet sofort, wenn nur noch in einem der sechs Vorräte Loks liegen. Geprüft wird nach jeder vollständigen Aktion, nach einem Bau wie nach einem Tausch.
    .refusal = Das Spiel ist zu Ende: Nur noch in einem Vorrat liegen Loks.
PAR-9-4 = Bei einem Tausch wird erst nach dem Nehmen geprüft, nicht zwischen Abgeben und Nehmen.
PAR-9-5 = Dass alle sechs Vorräte leer sind, kann nicht vorkommen.
PAR-9-6 = Die Runde wird nicht zu Ende gespielt. Deshalb können einige einen Zug mehr gehabt haben als andere.
PAR-9-7 = Treffen in derselben Aktion mehrere Gründe für das Ende zusammen, wird der erste dieser Liste vermerkt: Marseille, Vorräte, Stillstand.
PAR-9-8 = Wird in 10 Zügen je Person in Folge (zu viert also in 40) nur getauscht und dabei jedes Mal nur eine Lok genommen, endet das Spiel und wird wie sonst gewertet. Ein Bau oder ein Tausch, bei dem zwei Loks genommen werden, lässt die Zählung von vorn beginnen. Die Zahl 10 lässt sich vor dem Spiel ändern; mit 0 entfällt diese Regel.
    .until-1-0 = Wird nur noch getauscht, endet das Spiel nach 10 Zügen je Person in Folge ohne einen Bau (zu viert also nach 40) und wird wie sonst gewertet. Die Zahl 10 lässt sich vor dem Spiel ändern; mit 0 entfällt diese Regel.
    .refusal = Das Spiel ist zu Ende: Es wurde zu lange nur getauscht.


## 10 Schlusswertung

PAR-10-1 = Alle Sichtschirme werden weggenommen.
PAR-10-2 = Für jede Lok in deinem Besitz, auch für überzählige, erhältst du so viele Punkte, wie ihre Gesellschaft wert ist.
PAR-10-3 = Für jede Lok, die du über die Grenze hinaus besitzt, werden 20 Punkte abgezogen.
PAR-10-4 = Das Ergebnis darf negativ sein.
PAR-10-5 = Wer die meisten Punkte hat, gewinnt.
PAR-10-6 = Haben mehrere die meisten Punkte, gewinnen sie alle gemeinsam. Nichts entscheidet zwischen ihnen.
PAR-10-7 = Auch auf den folgenden Plätzen teilen sich gleich viele Punkte den besseren Platz (1, 2, 2, 4).


## 11 Was verdeckt ist

PAR-11-1 = Jederzeit offen sind der Spielplan mit den Farben der Startfelder, die Werte, die Vorräte (zu Beginn und jetzt), wer am Zug ist, was in diesem Zug schon geschehen ist, und alle früheren Züge.
PAR-11-2 = Ausrechnen lässt sich, wie viele Loks jede Person insgesamt besitzt und wie viele Loks einer Farbe alle zusammen besitzen: 31 weniger Vorrat, weniger gebaute Loks.
PAR-11-3 = Verdeckt ist, welche Farben die anderen zu Beginn gezogen haben. Den eigenen Besitz siehst du immer; wer nur zuschaut, sieht keinen. Wie viele Loks einer Farbe jemand mindestens hat, folgt aus den Tauschzügen: genommene weniger abgegebene, und dazu, was zum Abgeben schon da gewesen sein muss.
PAR-11-4 = Am Ende des Spiels sehen alle den Besitz von allen.
PAR-11-5 = Nach dem Aufbau gibt es keinen Zufall mehr.
    .refusal = Hier ist kein Zufall fällig: Nach dem Aufbau gibt es keinen mehr.
PAR-11-6 = Welche Farben jemand abgeben kann, verriete den verdeckten Besitz. Vor dem Ende erfährt es nur die Person selbst.


## Varianten

PAR-V1 = Feste Startfelder: Blau beginnt im Norden, Gelb im Nordosten, Rot im Südosten, Grün im Süden, Violett im Südwesten, Schwarz im Nordwesten.
PAR-V2 = Offener Besitz: Es gibt keine Schirme, alle sehen, wer welche Loks besitzt. Erlaubt ist dasselbe wie sonst.
PAR-V3 = Abschneiden: normal wie oben, streng oder ohne Verbot. Streng heißt, dass nach jeder einzelnen Lok jede Gesellschaft offen sein muss, auch eine angeschlossene und auch die gerade gebaute, es sei denn, auf dem ganzen Spielplan ist keine Stadt mehr frei.
PAR-V4 = Serie: so viele Partien, wie Personen mitspielen. Die Startspielerlok wandert nach jeder Partie einen Platz weiter, und die Punkte aller Partien werden zusammengezählt.
PAR-V5 = Ohne Tauschliste: Frühere Tauschzüge und ihre Bilanz werden nicht gezeigt. Du musst sie dir merken; Regeln und Aufzeichnung bleiben gleich.
PAR-V6 = Spielplan: Statt auf der großen Karte wird auf einem anderen Plan derselben Bauart gespielt, zum Beispiel auf dem kleinen mit 19 Feldern.


## Optionen

option-fixed_starts = Startfelder
    .help = Welche Farbe auf welchem Startfeld beginnt. Fest: Blau im Norden, dann im Uhrzeigersinn Gelb, Rot, Grün, Violett, Schwarz.
option-fixed_starts-false = ausgelost
option-fixed_starts-true = fest
option-open_hands = Besitz
    .help = Offen sehen alle, wer welche Loks hält: gut zum Lernen und Untersuchen. An den erlaubten Zügen ändert es nichts.
option-open_hands-false = verdeckt
option-open_hands-true = offen
option-cut_off = Abschneiden
    .help = Normal: Wer noch keine Stadt hat, muss eine freie Stadt erreichen können. Streng: Das gilt nach jeder Lok für alle. Erlaubt: Niemand wird geschützt.
option-cut_off-standard = normal
option-cut_off-strict = streng
option-cut_off-off = erlaubt
option-start_player = Wer beginnt
    .help = Das Los entscheidet, oder du bestimmst den Platz, der beginnt. In einer Serie wandert der Beginn von Partie zu Partie einen Platz weiter.
option-start_player-null = ausgelost
option-start_player-seat = Platz { $number }
option-no_ledger = Tauschliste
    .help = Zeigt, was alle offen getauscht haben. Ohne sie muss man es sich merken, wie am Tisch.
option-no_ledger-false = zeigen
option-no_ledger-true = verbergen
option-board = Spielplan
    .help = Die große Karte von Frankreich mit 182 Feldern oder ein kleiner Plan mit 19 Feldern für Versuche.
option-board-board = Frankreich
option-board-board_mini = kleiner Plan
option-stalemate_trade_turns_per_player = Stillstand
    .help = Nach so vielen Zügen je Person in Folge, in denen nur getauscht und jedes Mal nur eine Lok genommen wird, endet das Spiel. 0 schaltet das ab.


## Fassungen: was jede geändert hat

version-1-0 = Die erste Fassung.
version-1-1 = Als Stillstand zählt ein Tausch nur noch, wenn dabei nur eine Lok genommen wird (PAR-9.8); vorher zählte jeder Tausch.
