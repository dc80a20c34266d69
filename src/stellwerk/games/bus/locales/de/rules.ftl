### Bus: Titel, Einführung, Regeln mit Nummern, Varianten.

title = Bus
pitch = Eine Linie, ein paar Busse, und alle wollen dorthin, wo die Uhr hinzeigt.


## Einführung in zwei Minuten; `.figure` nennt das Bild vom Spielplan.

intro-1 = Jede Person betreibt eine Buslinie durch dieselbe Stadt. Nachts wollen alle nach Hause, tags ins Büro, abends in die Kneipe. Wen einer deiner Busse dorthin bringt, der bringt dir einen Punkt.
    .heading = Worum es geht
    .figure = map
intro-2 = Deine Linie ist ein durchgehender Weg aus Stäbchen mit zwei Köpfen. Verlängert wird nur an einem Kopf, und zwar auf einer freien Straße. Parallel zu anderen darfst du nur, wenn am Kopf keine Straße mehr frei ist oder wenn du geradeaus auf den Kopf einer anderen Linie triffst.
    .heading = Deine Linie
    .figure = line
intro-3 = In jeder Runde setzen alle reihum Würfel auf die Aktionstafel: zwei muss jede Person setzen, mehr darf sie. Du hast nur 20 für das ganze Spiel. Wer passt, ist für diese Runde fertig.
    .heading = Aktionen wählen
    .figure = board
intro-4 = Wie viel ein Würfel bringt, richtet sich nach der größten Flotte am Tisch (MBZ, Maximal-Bus-Zahl): Feld a bringt so viel, wie sie Busse hat, jedes weitere Feld eins weniger. Bei Linie und Neubau kommt der letzte Würfel zuerst dran, bei Passagieren und Vroemm der erste.
    .heading = Wie viel und in welcher Reihenfolge
    .figure = order
intro-5 = Die Busfabrik macht aus deinem Würfel einen Bus. Mehr Busse heißt mehr Fahrten für dich und größere Aktionen für alle.
    .heading = Busse
    .figure = buses
intro-6 = Neue Passagiere kommen an den zwei Bahnhöfen an. Gebäude kommen auf freie Plätze, erst alle A, dann B, C und D. Gebäude gehören niemandem: Wichtig ist, wessen Linie dort hält.
    .heading = Passagiere und Gebäude
    .figure = passengers
intro-7 = Vor jedem Vroemm rückt die Uhr einen Schritt weiter, außer jemand hält sie an und nimmt dafür einen Zeitstein. Jeder Zeitstein kostet einen Punkt.
    .heading = Die Uhr
    .figure = clock
intro-8 = Bei Vroemm gehen zuerst alle zu Fuß in ein passendes freies Gebäude an ihrer Kreuzung. Dann fährt jeder Würfel der Reihe nach: je Bus eine unzufriedene Person von deiner Linie in ein freies richtiges Gebäude an deiner Linie.
    .heading = Vroemm
    .figure = vroomm
intro-9 = Das Spiel endet nach der Runde, in der alle Plätze bebaut sind oder höchstens eine Person noch Würfel hat, und sofort mit dem letzten Zeitstein. Fahrten minus Zeitsteine ergeben deine Punkte.
    .heading = Das Ende
    .figure = end


## Kapitel

section-components = Material
section-setup = Aufbau
section-choosing = Aktionen wählen
section-carrying-out = Aktionen ausführen
section-lines = Linie verlängern
section-buses = Busfabrik
section-passengers = Neue Passagiere
section-buildings = Neubau
section-clock = Uhr
section-vroomm = Vroemm
section-next-round = Startspieler und nächste Runde
section-end = Ende und Wertung
section-variants = Varianten


## 1 Material

BUS-1-1 = Der Stadtplan hat 36 Kreuzungen, 70 Straßen und 47 Bauplätze: 12 mit A, 11 mit B, 9 mit C, 15 mit D. Zwei Kreuzungen sind Bahnhöfe ohne Bauplatz; an jeder anderen liegen ein oder zwei Plätze.
BUS-1-2 = Die Aktionstafel hat sieben Bereiche mit zusammen 27 Feldern. Linie, Passagiere, Neubau und Vroemm haben je sechs Felder, a bis f; Busfabrik, Uhr und Startspieler haben je eines.
BUS-1-3 = Jede Person hat 21 Würfel, eine Punktescheibe und Stäbchen in ihrer Farbe: 30 Stäbchen zu dritt, 20 zu viert und zu fünft.
BUS-1-4 = Zu dritt spielt man mit Schwarz, Grün und Gelb, sonst mit beliebigen der fünf Farben; Rot und Blau kommen dazu. Farben haben keinen Einfluss auf das Spiel.
BUS-1-5 = Es gibt 15 Passagiere.
BUS-1-6 = Es gibt 90 Gebäude: je 30 Häuser, Büros und Kneipen.
BUS-1-7 = Zu dritt liegen vier Zeitsteine bereit, zu viert und zu fünft fünf.
BUS-1-8 = Dazu kommen ein Uhrzeiger und ein Startbus.
BUS-1-9 = Das Haus gehört zur Nacht, das Büro zum Tag, die Kneipe zum Abend.


## 2 Aufbau

BUS-2-1 = Stadtplan und Aktionstafel liegen in der Mitte.
BUS-2-2 = Jede Person nimmt Würfel, Stäbchen und Scheibe ihrer Farbe.
BUS-2-3 = Alle Punktescheiben liegen auf der 0, in einem Stapel: unten die der Person mit dem Startbus, darüber die anderen im Uhrzeigersinn.
BUS-2-4 = Die Zeitsteine liegen neben der Uhr.
BUS-2-5 = Der Zeiger steht auf dem Haus: Es ist Nacht.
BUS-2-6 = Auf jeder der vier Parkkreuzungen (violetter Punkt) steht ein Passagier. Die übrigen elf bilden den Vorrat.
BUS-2-7 = Das Los entscheidet, wer beginnt und den Startbus bekommt. Die Plätze zählen im Uhrzeigersinn.
    .refusal = Dieser Platz kann nicht beginnen: Es gibt ihn nicht.
BUS-2-8 = Jede Person beginnt mit einem Bus: Einer der 21 Würfel kommt auf ihre Spalte des Busparkplatzes. 20 Würfel bleiben für Aktionen.
BUS-2-9 = Reihum, beginnend mit dem Startbus, baut jede Person zwei Gebäude nach Wahl auf freie A‑Plätze, beide hintereinander.
    .refusal = { $case ->
        [turn] Jetzt baut { $who } die ersten Gebäude.
        [letter] { $lot } ist kein A‑Platz. Beim Aufbau wird nur auf A‑Plätzen gebaut.
       *[phase] Jetzt werden die ersten Gebäude gebaut.
    }
BUS-2-10 = Auf jedem Platz steht höchstens ein Gebäude. Plätze mit B, C oder D bleiben beim Aufbau leer.
    .refusal = Auf { $lot } steht schon { $what }.
BUS-2-11 = Dann legt jede Person reihum ein Stäbchen in eine beliebige Straße, auch wenn dort schon andere liegen.
    .refusal = { $case ->
        [turn] Jetzt legt { $who } das erste Stäbchen.
       *[phase] Jetzt legen alle ihr erstes Stäbchen.
    }
BUS-2-12 = In umgekehrter Reihenfolge, beginnend mit der Person, die zuletzt gelegt hat, verlängert jede ihre Linie um ein Stäbchen. Dabei gelten die Legeregeln.
    .refusal = { $case ->
        [turn] Jetzt verlängert { $who } die Linie.
       *[phase] Jetzt verlängern alle ihre Linie um ein Stäbchen.
    }
BUS-2-13 = Danach beginnt die Person mit dem Startbus die erste Runde.


## 3 Aktionen wählen

BUS-3-1 = Eine Runde besteht aus drei Schritten: Aktionen wählen, Aktionen ausführen, nächste Runde vorbereiten.
    .refusal = Jetzt werden Aktionen gewählt: Setze einen Würfel, oder passe, wenn du schon zwei gesetzt hast.
BUS-3-2 = Beginnend mit dem Startbus setzt reihum jede Person genau einen Würfel auf eine Aktion.
    .refusal = Jetzt setzt { $who }.
BUS-3-3 = Der erste und der zweite Würfel jeder Runde sind Pflicht.
    .refusal = Du hast in dieser Runde { $put ->
        [0] noch keinen Würfel
       *[other] erst einen Würfel
    } gesetzt. Zwei sind Pflicht.
    .instead = Setze einen Würfel; danach darfst du passen.
BUS-3-4 = Ab dem dritten Mal setzt du noch einen Würfel oder passt.
BUS-3-5 = Wer gepasst hat, setzt in dieser Runde keinen Würfel mehr. Die anderen machen weiter, bis alle gepasst haben; wer übrig bleibt, darf Würfel um Würfel setzen.
    .refusal = Du hast in dieser Runde schon gepasst.
BUS-3-6 = In einem Bereich mit mehreren Feldern kommt der Würfel auf das erste freie Feld in der Reihenfolge a, b, c, d, e, f.
BUS-3-7 = Busfabrik, Uhr und Startspieler haben ein Feld: Nur eine Person je Runde kann sie wählen.
    .refusal = { $area } ist belegt: { $who } war schneller.
BUS-3-8 = Du darfst mehrere Würfel in denselben Bereich mit Buchstaben setzen.
BUS-3-9 = Du darfst einen Würfel auch auf ein Feld setzen, das nichts bewirken wird.
BUS-3-10 = Wer keine Würfel hat, setzt keinen; das zählt wie gepasst. Wer den letzten Würfel setzt, hat damit gepasst. Wer zu Beginn der Runde nur einen hat, muss diesen setzen.
    .refusal = Du hast keine Würfel mehr.
BUS-3-11 = Ist auf der ganzen Tafel kein Feld mehr frei, endet die Wahl von selbst.
BUS-3-12 = Ein Bereich mit sechs Würfeln ist voll.
    .refusal = { $area } ist voll: Dort liegen schon sechs Würfel.
BUS-3-13 = Alle sehen sofort, was gewählt wurde.


## 4 Aktionen ausführen

BUS-4-1 = Die Bereiche werden in dieser Reihenfolge ausgeführt: Linie, Busfabrik, Passagiere, Neubau, Uhr, Vroemm, Startspieler.
    .refusal = Jetzt wird { $area } ausgeführt; das hier ist gerade nicht an der Reihe.
BUS-4-2 = In einem Bereich kommt der Würfel ganz links zuerst dran. Bei Linie und Neubau ist das der zuletzt gesetzte (f bis a), bei Passagieren und Vroemm der zuerst gesetzte (a bis f).
    .refusal = Jetzt ist ein Würfel von { $who } an der Reihe.
BUS-4-3 = Die MBZ (Maximal-Bus-Zahl) ist die Zahl der Busse der größten Flotte. Am Anfang ist sie 1.
BUS-4-4 = Bei Passagieren und Neubau bringt Feld a so viel wie die MBZ, jedes weitere Feld eins weniger, nie weniger als 0. Bei der Linie ebenso, zu fünft auf jedem Feld eins mehr.
BUS-4-5 = Eine Aktion muss vollständig ausgeführt werden, soweit es geht. Geht nur ein Teil, dann dieser Teil. Freiwillig weglassen darf man nichts, außer bei der Uhr.
    .refusal = Passen geht hier nicht: Was bei { $area } möglich ist, muss ausgeführt werden.
BUS-4-6 = Ein Würfel, der nichts bringt oder nichts ausrichten kann, wird übersprungen. Ebenso verfällt der Rest einer Aktion, sobald nichts mehr geht: keine Stäbchen oder zwei tote Köpfe, kein Passagier im Vorrat, kein freier Platz, auf der Linie niemand, der fort will, oder kein freies richtiges Gebäude.
BUS-4-7 = Die Busfabrik kommt nach der Linie: Für die Linie gilt noch die alte MBZ, für Passagiere und Neubau die neue.


## 5 Linie verlängern

BUS-5-1 = Ein Stäbchen wird an einem der beiden Köpfe angelegt, in eine Straße, die diese Kreuzung berührt. Das andere Ende der Straße ist der neue Kopf.
    .refusal = Die Straße { $from } – { $to } berührt { $end ->
        [front] den vorderen Kopf nicht ({ $front }; der hintere: { $back }).
       *[back] den hinteren Kopf nicht ({ $back }; der vordere: { $front }).
    }
BUS-5-2 = Nie parallel zu dir selbst: Eine Straße, in der schon ein eigenes Stäbchen liegt, ist nicht erlaubt.
    .refusal = In der Straße { $from } – { $to } liegt schon ein Stäbchen von dir.
BUS-5-3 = Frei ist eine Straße ohne jedes Stäbchen. Hat ein Kopf noch eine freie Straße, muss das Stäbchen dort in eine freie Straße; die einzige Ausnahme ist das Aufeinandertreffen zweier Köpfe.
    .refusal = In der Straße { $from } – { $to } liegt schon { $who }, und am Kopf { $head } ist noch eine Straße frei.
    .instead = Nimm an diesem Kopf eine freie Straße.
BUS-5-4 = Hat ein Kopf keine freie Straße mehr, darf das Stäbchen dort in jede Straße, in der nur fremde liegen, wie viele es auch sind. Ob der andere Kopf noch freie Straßen hat, spielt keine Rolle.
BUS-5-5 = Kopf auf Kopf: Trotz freier Straßen darfst du in eine Straße mit fremden Stäbchen, wenn alle anderen Linien darin an deiner Kreuzung enden, mit dieser Straße als letzter, und wenn die Straße deine letzte geradeaus fortsetzt. Bei einem Kreis gilt das für jeden Kopf mit seiner eigenen letzten Straße.
    .refusal = { $case ->
        [some] In der Straße { $from } – { $to } liegt schon { $who } und fährt am Ort { $head } weiter, und dort ist noch eine Straße frei.
       *[bend] In der Straße { $from } – { $to } liegt schon { $who }, und am Kopf { $head } ist noch eine Straße frei. Kopf auf Kopf ginge nur geradeaus; hier macht deine Linie einen Knick.
    }
    .instead = Nimm an diesem Kopf eine freie Straße.
BUS-5-6 = Was als geradeaus gilt, steht für jede Kreuzung fest: ein Knick von höchstens 45 Grad. Die erlaubten Straßen werden angezeigt.
BUS-5-7 = Jedes Stäbchen wird für sich beurteilt. Auch nach einem parallelen Stäbchen muss das nächste wieder in eine freie Straße, wenn es eine gibt.
BUS-5-8 = Die Stäbchen einer Aktion darfst du in beliebiger Reihenfolge auf beide Köpfe verteilen.
BUS-5-9 = Deine Linie darf eine Kreuzung mehrmals berühren, jede Straße aber nur einmal benutzen.
BUS-5-10 = Kreis: Verbindet ein Stäbchen beide Köpfe, sagst du, wo der Kreis geschlossen ist. Legst du es vom hinteren Kopf, sind beide Köpfe am bisherigen vorderen Ort, und umgekehrt. Jede der beiden Möglichkeiten muss nach den Legeregeln erlaubt sein.
BUS-5-11 = Von einem geschlossenen Kreis aus kannst du an dieser Kreuzung zweimal weiterbauen, einmal von jedem Kopf.
BUS-5-12 = Erreicht ein Stäbchen eine andere Kreuzung deiner Linie, sind die Köpfe der unberührte und die eben erreichte Kreuzung.
BUS-5-13 = Ein Kopf, an dem in jeder Straße ein eigenes Stäbchen liegt, ist tot: Dort geht nichts mehr.
BUS-5-14 = Die Aktion endet, wenn alle Stäbchen gelegt sind, wenn du keine mehr hast oder wenn beide Köpfe tot sind.
BUS-5-15 = Lässt sich die ganze Zahl irgendwie legen, ist ein Stäbchen verboten, das dies unmöglich macht. Allgemein: Nur solche Stäbchen sind erlaubt, nach denen die größtmögliche Zahl dieser Aktion noch erreichbar ist. Deine weiteren Würfel in diesem Bereich zählen dabei nicht.
    .refusal = Damit ließen sich in dieser Aktion nur { $found } statt { $most } Stäbchen legen.
    .instead = Wähle einen Weg, auf dem alle Stäbchen Platz finden.
BUS-5-16 = Wer keine Stäbchen hat, setzt diese Aktion aus. Solange ein Kopf nicht tot ist, gibt es dort immer ein erlaubtes Stäbchen.


## 6 Busfabrik

BUS-6-1 = Der Würfel wandert vom Feld auf deine Spalte des Busparkplatzes: Du hast einen Bus mehr.
BUS-6-2 = Die neue MBZ gilt sofort.
BUS-6-3 = Du darfst beliebig viele Busse haben.
BUS-6-4 = Würfel auf dem Busparkplatz kommen nie zurück.


## 7 Neue Passagiere

BUS-7-1 = Du nimmst so viele Passagiere aus dem Vorrat, wie das Feld bringt, höchstens so viele, wie noch da sind.
    .refusal = Es kommen nur { $coming }, du kannst nicht { $count } zur 1830 Station schicken.
BUS-7-2 = Du verteilst sie beliebig auf die beiden Bahnhöfe.
BUS-7-3 = Deine Linie muss keinen Bahnhof berühren.
BUS-7-4 = Ist der Vorrat leer, geschieht nichts.
BUS-7-5 = An einem Bahnhof haben beliebig viele Passagiere Platz.


## 8 Neubau

BUS-8-1 = Du baust so viele Gebäude, wie das Feld bringt, eines nach dem anderen und jedes nach Wahl: Haus, Büro oder Kneipe.
BUS-8-2 = Die Plätze werden nach Buchstaben bebaut: erst alle A, dann alle B, dann C, dann D. Der Buchstabe kann mitten in einer Aktion wechseln.
    .refusal = { $lot } ist noch nicht dran: Zuerst müssen alle { $due }‑Plätze bebaut sein.
BUS-8-3 = Auf jedem Platz steht ein Gebäude. Gebäude werden nie versetzt oder entfernt.
    .refusal = Auf { $lot } steht schon { $what }.
BUS-8-4 = Ist kein Platz mehr frei, verfällt der Rest der Aktion, und das Spiel endet nach dieser Runde.
BUS-8-5 = Der Platz muss nicht an deiner Linie liegen. Gebäude gehören niemandem.
BUS-8-6 = Sind alle 30 Gebäude einer Art verbaut, kann sie nicht mehr gewählt werden.
    .refusal = Alle { $limit } { $kinds } sind schon verbaut.
BUS-8-7 = Ein neues Gebäude zieht vor dem nächsten Vroemm niemanden an.


## 9 Uhr

BUS-9-1 = Die Uhr kommt in jeder Runde dran, ob jemand sie gewählt hat oder nicht.
BUS-9-2 = Wer dort einen Würfel hat, entscheidet: die Zeit anhalten oder laufen lassen.
    .refusal = Über die Uhr entscheidet jetzt { $who }.
BUS-9-3 = Anhalten: Der Zeiger bleibt stehen, und du nimmst einen Zeitstein.
BUS-9-4 = Laufen lassen, oder niemand hat die Uhr gewählt: Der Zeiger rückt einen Schritt weiter, von Nacht auf Tag, von Tag auf Abend, von Abend auf Nacht. Niemand nimmt einen Zeitstein.
BUS-9-5 = Wird der letzte Zeitstein genommen, ist das Spiel sofort zu Ende: kein Vroemm, kein Startspieler in dieser Runde.


## 10 Vroemm

BUS-10-1 = Zufrieden ist, wer in einem Gebäude der Art steht, die die Uhr zeigt. Alle anderen sind unzufrieden: in anderen Gebäuden, an einem Bahnhof oder noch auf einer Parkkreuzung.
BUS-10-2 = Zuerst, einmal je Runde, gehen Unzufriedene zu Fuß in freie richtige Gebäude an ihrer eigenen Kreuzung, so viele hineinpassen. Das bringt keine Punkte.
BUS-10-3 = In jedem Gebäude ist Platz für einen Passagier.
    .refusal = Am Ort { $crossing } ist jedes richtige Gebäude schon besetzt.
BUS-10-4 = Dann kommen die Würfel dran, a bis f. Für jeden Würfel befördert die Person einen Passagier je Bus.
BUS-10-5 = Eine Fahrt bringt einen unzufriedenen Passagier von einer Kreuzung oder einem Bahnhof deiner Linie in ein freies richtiges Gebäude an einer Kreuzung deiner Linie. Wie weit der Weg ist und wer dort sonst fährt, spielt keine Rolle.
    .refusal = { $case ->
        [off] { $crossing } liegt nicht auf deiner Linie.
        [nobody] Am Ort { $crossing } ist niemand.
       *[wrong] Am Ort { $crossing } steht { $kind }.
    }
BUS-10-6 = Jede Fahrt ist ein Punkt; deine Scheibe rückt ein Feld vor.
BUS-10-7 = Du musst so viele Fahrten machen wie möglich. Welche, ist dir überlassen.
BUS-10-8 = Wer hier mehrere Würfel hat, setzt für jeden wieder alle Busse ein.
BUS-10-9 = Zufriedene werden nie bewegt.
    .refusal = Am Ort { $crossing } sind alle zufrieden und wollen bleiben.
BUS-10-10 = Die Zahl der Fahrten eines Würfels steht fest: Es ist die kleinste der drei Zahlen Busse, Unzufriedene auf der Linie und freie richtige Gebäude auf der Linie. Eine Fahrt innerhalb einer Kreuzung kommt nie vor.
BUS-10-11 = Passagiere an derselben Kreuzung sind gleichwertig. Gezeichnet wird so: Plätze füllen sich nach ihrer Nummer, wer auf der Kreuzung selbst steht, geht zuerst.
BUS-10-12 = Liegt bei Vroemm kein Würfel, bewegt sich niemand, auch nicht zu Fuß.


## 11 und 12 Startspieler und nächste Runde

BUS-11-1 = Wer dort einen Würfel hat, nimmt den Startbus und beginnt die nächste Runde.
BUS-11-2 = Hat niemand den Startspieler gewählt, geht der Startbus an die Person links daneben, auch wenn sie keine Würfel mehr hat.
BUS-12-1 = Alle Würfel auf den Feldern der Aktionstafel kommen aus dem Spiel, ob benutzt oder nicht. Die auf dem Busparkplatz bleiben.
BUS-12-2 = Dann wird geprüft, ob das Spiel zu Ende ist. Sonst beginnt die nächste Runde.


## 13 Ende und Wertung

BUS-13-1 = Das Spiel endet sofort, wenn kein Zeitstein mehr da ist. Die Runde wird nicht zu Ende gespielt.
    .refusal = Das Spiel ist zu Ende: Der letzte Zeitstein ist genommen.
BUS-13-2 = Das Spiel endet mit der Runde, nach der kein Bauplatz mehr frei ist.
    .refusal = Das Spiel ist zu Ende: Alle Bauplätze sind bebaut.
BUS-13-3 = Das Spiel endet mit der Runde, nach der höchstens eine Person noch Würfel für Aktionen hat. Sind zugleich alle Plätze bebaut, gilt das als Grund.
    .refusal = Das Spiel ist zu Ende: Höchstens eine Person hat noch Würfel.
BUS-13-4 = Deine Punkte: Fahrten minus Zeitsteine. Das kann negativ sein.
BUS-13-5 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr Zeitsteine, dann die Punktescheibe, die weiter unten im Stapel liegt.
BUS-13-6 = Wer dann noch gleich ist, hat gleich viele Fahrten, also liegen die Scheiben auf demselben Feld. Eine Scheibe, die ein Feld erreicht, kommt obenauf: Wer früher dort war, liegt unten. Für Zeitsteine werden Scheiben nicht zurückgesetzt.
BUS-13-7 = So werden alle Plätze bestimmt; geteilte Plätze gibt es nicht.
BUS-13-8 = Das Spiel endet immer: Zwei Würfel je Runde sind Pflicht, also gibt es höchstens zehn Runden, mit 21 Würfeln elf.


## Varianten

BUS-V1 = Kopf auf Kopf in jedem Winkel: Die Bedingung „geradeaus“ entfällt, dieselbe Kreuzung genügt. So steht es in der englischen Ausgabe.
BUS-V2 = Kreisköpfe überall: Hat ein Stäbchen die beiden Köpfe verbunden, sagst du sofort, an welcher Kreuzung deiner Linie beide Köpfe sind.
    .refusal = { $case ->
        [off] { $crossing } liegt nicht auf deiner Linie.
       *[phase] Zuerst wird bestimmt, wo die Köpfe des Kreises sind.
    }
BUS-V3 = 21 Würfel: So viele bleiben für Aktionen, zusätzlich zum ersten Bus.
BUS-V4 = Höchstens fünf Busse je Person. Ein weiterer Würfel in der Fabrik bewirkt nichts.
BUS-V5 = Fünf Zeitsteine und 25 Stäbchen bei jeder Zahl von Personen, wie in der Jubiläumsausgabe; beides lässt sich einzeln wählen.
BUS-V6 = Kein zusätzliches Stäbchen zu fünft.
BUS-V7 = Unbegrenzt viele Gebäude jeder Art.


## Optionen

option-head_on = Kopf auf Kopf
    .help = Wann du in eine Straße mit fremden Stäbchen darfst, obwohl am Kopf noch eine frei ist: nur geradeaus oder in jedem Winkel.
option-head_on-straight = geradeaus
option-head_on-any_angle = jeder Winkel
option-circle_heads = Köpfe eines Kreises
    .help = Wo die Köpfe sind, wenn du einen Kreis schließt: an einem der beiden Enden des letzten Stäbchens oder an einer beliebigen Kreuzung deiner Linie.
option-circle_heads-closing_stick = am letzten Stäbchen
option-circle_heads-any_crossing = überall
option-action_cubes = Würfel für Aktionen
    .help = Üblich sind 20; einer der 21 Würfel ist der erste Bus.
option-action_cubes-20 = 20
option-action_cubes-21 = 21
option-max_buses = Busse je Person
    .help = Üblich ist keine Grenze.
option-max_buses-null = beliebig viele
option-max_buses-5 = höchstens fünf
option-time_stones = Zeitsteine
    .help = Vier zu dritt und fünf sonst, oder immer fünf.
option-time_stones-null = nach Personenzahl
option-time_stones-5 = immer fünf
option-sticks = Stäbchen
    .help = 30 zu dritt und 20 sonst, oder immer 25.
option-sticks-null = nach Personenzahl
option-sticks-25 = immer 25
option-line_bonus_5p = Stäbchen zu fünft
    .help = Zu fünft bringt jedes Feld der Linie ein Stäbchen mehr.
option-line_bonus_5p-true = eins mehr
option-line_bonus_5p-false = wie sonst
option-building_limit = Gebäude je Art
    .help = 30 von jeder Art, oder ohne Grenze.
option-building_limit-30 = 30
option-building_limit-null = unbegrenzt
