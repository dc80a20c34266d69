### Kraftwagen: was das Spiel während einer Partie sagt.

## Farben
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb

## Teile
part-body = Karosserie
part-engine = Motor
body-1 = Motorkutsche
body-2 = Voiturette
body-3 = Doppelphaeton
body-4 = Tourenwagen
body-5 = Limousine
body-6 = Cabriolet
body-7 = Stromlinienwagen
engine-1 = Einzylinder
engine-2 = Zweizylinder
engine-3 = Vierzylinder
engine-4 = Großer Vierzylinder
engine-5 = Sechszylinder
engine-6 = Achtzylinder
engine-7 = Kompressormotor

## Aktionen und Plättchen
action-worker = Arbeiter
action-research = Forschung
action-body = Karosserie
action-engine = Motor
action-buyer = Käufer
action-grand_prix = Grand Prix
tile-t1_worker = Arbeiter
tile-t1_research = Forschung
tile-t1_body = Karosserie
tile-t1_engine = Motor
tile-t1_grand_prix = Grand Prix
tile-t2_buyer_worker = Käufer + Arbeiter
tile-t2_buyer_grand_prix = Käufer + Grand Prix
tile-t2_research_grand_prix = Forschung + Grand Prix
tile-t2_body_engine = Karosserie + Motor
tile-t3_worker_research_engine = Arbeiter + Forschung + Motor
tile-A1 = Karosserie, Stufe +1 für diese Aktion
tile-A2 = Motor, Stufe +1 für diese Aktion
tile-A3 = Arbeiter, 1 weiterer Arbeiter
tile-A4 = Grand Prix, 2 Felder weiter
tile-B1 = Karosserie, Stufe +2 für diese Aktion
tile-B2 = Motor, Stufe +2 für diese Aktion
tile-B3 = Forschung, danach 1 Arbeiter
tile-B4 = Käufer, dazu 2 Punkte
tile-C1 = Karosserie und Motor
tile-C2 = Grand Prix, 4 Felder weiter
tile-C3 = Arbeiter, 2 weitere Arbeiter
tile-C4 = Grand Prix, danach Sofortverkauf eines eigenen Wagens

## Startplättchen
start-start_race = Grand Prix: 2 Felder
start-start_body = 1 Karosserie
start-start_engine = 1 Motor
start-start_worker = 1 Arbeiter

## Forschungskarten und Ingenieure
card-eng_benz = Ingenieur { engineer-benz }
card-eng_daimler = Ingenieur { engineer-daimler }
card-eng_maybach = Ingenieur { engineer-maybach }
card-eng_opel = Ingenieur { engineer-opel }
card-eng_horch = Ingenieur { engineer-horch }
card-eng_bosch = Ingenieur { engineer-bosch }
card-eng_diesel = Ingenieur { engineer-diesel }
card-eng_porsche = Ingenieur { engineer-porsche }
card-eng_bugatti = Ingenieur { engineer-bugatti }
card-inst_workers_1 = Sofort: drei Arbeiter einstellen
card-inst_workers_2 = Sofort: drei Arbeiter einstellen
card-inst_workers_3 = Sofort: drei Arbeiter einstellen
card-inst_race_1 = Sofort: 5 Felder im Grand Prix
card-inst_race_2 = Sofort: 5 Felder im Grand Prix
card-inst_race_3 = Sofort: 5 Felder im Grand Prix
card-inst_parts_1 = Sofort: eine Karosserie und ein Motor
card-inst_parts_2 = Sofort: eine Karosserie und ein Motor
card-inst_parts_3 = Sofort: eine Karosserie und ein Motor
card-dev_b_1 = Entwicklung: Karosserie +1
card-dev_b_2 = Entwicklung: Karosserie +1
card-dev_b_3 = Entwicklung: Karosserie +1
card-dev_b_4 = Entwicklung: Karosserie +1
card-dev_b_5 = Entwicklung: Karosserie +1
card-dev_b_6 = Entwicklung: Karosserie +1
card-dev_e_1 = Entwicklung: Motor +1
card-dev_e_2 = Entwicklung: Motor +1
card-dev_e_3 = Entwicklung: Motor +1
card-dev_e_4 = Entwicklung: Motor +1
card-dev_e_5 = Entwicklung: Motor +1
card-dev_e_6 = Entwicklung: Motor +1
card-dev_b_take_1 = Entwicklung: Karosserie +1, dazu eine Karosserie
card-dev_b_take_2 = Entwicklung: Karosserie +1, dazu eine Karosserie
card-dev_b_take_3 = Entwicklung: Karosserie +1, dazu eine Karosserie
card-dev_b_take_4 = Entwicklung: Karosserie +1, dazu eine Karosserie
card-dev_e_take_1 = Entwicklung: Motor +1, dazu ein Motor
card-dev_e_take_2 = Entwicklung: Motor +1, dazu ein Motor
card-dev_e_take_3 = Entwicklung: Motor +1, dazu ein Motor
card-dev_e_take_4 = Entwicklung: Motor +1, dazu ein Motor
card-dev_bb_1 = Entwicklung: Karosserie +2
card-dev_bb_2 = Entwicklung: Karosserie +2
card-dev_bb_3 = Entwicklung: Karosserie +2
card-dev_ee_1 = Entwicklung: Motor +2
card-dev_ee_2 = Entwicklung: Motor +2
card-dev_ee_3 = Entwicklung: Motor +2
card-dev_be_1 = Entwicklung: Karosserie +1, Motor +1
card-dev_be_2 = Entwicklung: Karosserie +1, Motor +1
card-dev_be_3 = Entwicklung: Karosserie +1, Motor +1
card-dev_be_4 = Entwicklung: Karosserie +1, Motor +1
card-dev_be_5 = Entwicklung: Karosserie +1, Motor +1
card-dev_be_6 = Entwicklung: Karosserie +1, Motor +1
engineer-benz = Carl Benz
does-benz = Dieser Wagen: Karosserie +2
engineer-daimler = Gottlieb Daimler
does-daimler = Dieser Wagen: Motor +2
engineer-maybach = Wilhelm Maybach
does-maybach = Dieser Wagen: Prestige +2
engineer-opel = Adam Opel
does-opel = Dieser Wagen gilt beim Vergleich als 3 billiger
engineer-horch = August Horch
does-horch = Dieser Wagen: Karosserie +1 und Motor +1
engineer-bosch = Robert Bosch
does-bosch = Bleibt dieser Wagen unverkauft, erhältst du die Hälfte seines Preises (aufgerundet)
engineer-diesel = Rudolf Diesel
does-diesel = Tausche den Motor eines eigenen Wagens im Markt gegen einen Motor aus deinen Werkshallen
engineer-porsche = Ferdinand Porsche
does-porsche = Einmal: Bei der Aktion Grand Prix doppelt so weit fahren
engineer-bugatti = Ettore Bugatti
does-bugatti = Bei jeder Aktion Grand Prix 1 Feld weiter

## Käufer und Prämien
buyer-body = Karosserie
buyer-engine = Motor
buyer-prestige = Prestige
buyer-price = Preis
award-body4 = Karosserie-Stufe 4
award-engine4 = Motor-Stufe 4
award-both4 = Beide Stufen 4
award-body6 = Karosserie-Stufe 6
award-engine6 = Motor-Stufe 6
award-engineers2 = Zwei Ingenieure
award-gp_engine4 = Grand-Prix-Motor 4 oder stärker
award-laps2 = Zwei Runden in einem Rennen
award-prestige4 = Wagen mit vier Arbeitern
award-flagship10 = Spitzenmodell: Karosserie + Motor mindestens 10

## Wonach gefragt wird (in Ablehnungen)
ask-choose-action = die nächste Aktion
ask-take-card = eine Forschungskarte
ask-take-body = eine Karosserie
ask-take-engine = ein Motor
ask-choose-buyer = ein Käufer
ask-use-porsche = mit oder ohne Porsche
ask-early-sale = der Sofortverkauf
ask-offer-engine = der Motor des Wagens
ask-offer-workers = die Zahl der Arbeiter
ask-offer-price = der Preis

## Was jetzt erwartet wird; fett ist, was vor dem ersten Doppelpunkt steht
prompt-choose-start-tile = Wähle ein Startplättchen: gewählt wird von hinten nach vorn
    .wait = { $name } wählt ein Startplättchen
prompt-take-tile = Nimm ein Aktionsplättchen: du stehst am Ende der Kette
    .wait = { $name } steht am Ende der Kette und nimmt ein Plättchen
prompt-choose-action = Welche Aktion zuerst: { $first }{ $count ->
       *[2] {" "}oder { $second }
        [3] , { $second } oder { $third }
    }
    .wait = { $name } wählt die nächste Aktion: { $first }{ $count ->
       *[2] {" "}oder { $second }
        [3] , { $second } oder { $third }
    }
prompt-take-card = Forschung: nimm eine der offenen Karten, die andere wird abgelegt
    .wait = { $name } wählt eine Forschungskarte
prompt-activate = Der neue Arbeiter aktiviert eine Entwicklung: wähle, welche
    .wait = { $name } aktiviert eine Entwicklung
prompt-take-body = Nimm eine Karosserie: { $exact ->
        [1] genau vom Wert { $level }
       *[0] bis Stufe { $level }
    }
    .wait = { $name } nimmt eine Karosserie, { $exact ->
        [1] genau vom Wert { $level }
       *[0] bis Stufe { $level }
    }
prompt-take-engine = Nimm einen Motor: { $exact ->
        [1] genau vom Wert { $level }
       *[0] bis Stufe { $level }
    }, in eine Halle oder in den Rennwagen
    .wait = { $name } nimmt einen Motor, { $exact ->
        [1] genau vom Wert { $level }
       *[0] bis Stufe { $level }
    }
prompt-clear-workshop = Räume eine Halle: { $part } { $value } braucht Platz
    .wait = { $name } räumt eine Halle für { $part } { $value }
prompt-choose-buyer = Hole einen Käufer: er kommt auf Platz { $place }, du bekommst die weißen Plättchen neben seinem Stapel
    .wait = { $name } holt einen Käufer auf Platz { $place }
prompt-use-porsche = Porsche einsetzen: { $twice } Felder statt { $spaces }, aber nur einmal im Spiel
    .wait = { $name } überlegt, Porsche einzusetzen: { $twice } Felder statt { $spaces }
prompt-early-sale = Sofortverkauf: du darfst einen eigenen Wagen zum halben Preis verkaufen
    .wait = { $name } darf einen Wagen sofort verkaufen
prompt-use-diesel = Diesel einsetzen: du darfst den Motor eines eigenen Wagens tauschen
    .wait = { $name } überlegt, Diesel einzusetzen
prompt-offer-body = Bringe einen Wagen auf den Markt: wähle eine Karosserie oder biete keinen an
    .wait = { $name } darf einen Wagen auf den Markt bringen
prompt-offer-engine = Welcher Motor: zur Karosserie { $body }
    .wait = { $name } baut einen Wagen mit Karosserie { $body }
prompt-offer-workers = Wie viele Arbeiter: zu Karosserie { $body } und Motor { $engine }
    .wait = { $name } baut einen Wagen mit Karosserie { $body } und Motor { $engine }
prompt-offer-price = Welcher Preis: für Karosserie { $body }, Motor { $engine } und { $workers ->
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }
    .wait = { $name } setzt den Preis für Karosserie { $body }, Motor { $engine } und { $workers ->
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }
prompt-offer-marker = Ein Ingenieur dazu: für Karosserie { $body }, Motor { $engine }, { $workers } Arbeiter, Preis { $price }
    .wait = { $name } wählt einen Ingenieur für Karosserie { $body }, Motor { $engine }, { $workers } Arbeiter, Preis { $price }
prompt-over = Das Spiel ist zu Ende: { $reason }
    .wait = Das Spiel ist zu Ende: { $reason }

## Gruppen von Zügen
group-start = Startplättchen
group-tile = Aktionsplättchen
group-action = Aktionen
group-card = Offene Karten
group-activate = Entwicklungen ohne Arbeiter
group-body = Karosserien
group-engine = In eine Halle
group-gp = In den Rennwagen
group-clear = Zurück in den Vorrat
group-buyer = Käufer
group-porsche = Ferdinand Porsche
group-early = Sofortverkauf
group-diesel = Rudolf Diesel
group-offer-body = Karosserie des Wagens
group-offer-engine = Motor des Wagens
group-offer-workers = Arbeiter des Wagens
group-offer-price = Preis
group-offer-marker = Ingenieur
group-pass = Kein Angebot

## Züge
do-start = { $what }
do-card = { $what }
do-activate = { $what }
do-part = { $what } { $value } ({ $name })
do-mount = Motor { $value } ({ $name }) in den Rennwagen
do-clear = { $what } { $value } zurücklegen
do-buyer = Käufer { $what }
do-porsche-yes = Mit Porsche fahren
do-porsche-no = Ohne Porsche fahren
do-early = Wagen auf Platz { $slot } verkaufen (Preis { $price })
do-early-no = Keinen Wagen verkaufen
do-diesel = Motor { $value } in den Wagen auf Platz { $slot }
do-diesel-no = Diesel nicht einsetzen
do-offer-body = Karosserie { $value } ({ $name })
do-offer-engine = Motor { $value } ({ $name })
do-offer-workers = { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    }
do-offer-price = Preis { $price }
do-offer-marker = { $what }
do-offer-no-marker = Ohne Ingenieur anbieten
do-pass = Keinen Wagen anbieten

## Was ein Zug bringt
effect-jump = Sprung { $distance }
effect-drive = { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }: auf Feld { $to }{ $laps ->
        [0] {""}
        [one] , 1 Runde mehr
       *[other] , { $laps } Runden mehr
    }
effect-money = { $money ->
        [0] kein Geld
       *[other] +{ $money }
    }
effect-race-engine = { $now } → { $value }
effect-net = +{ $money }{ $lost ->
        [0] {""}
       *[other] {" "}− { $lost }
    }{ $award ->
        [0] {""}
       *[other] {" "}+ { $award }
    } = { $net }
effect-would-bring = brächte jetzt { $money }
effect-unsold = bliebe jetzt unverkauft
detail-again = du wärst gleich wieder am Zug
detail-passes = vorbei an { $first }{ $count ->
        [one] {""}
        [2] {" "}und { $second }
       *[other] , { $second } und { $third }
    }; { $left ->
        [0] kein Plättchen bleibt liegen
        [one] 1 Plättchen bleibt liegen
       *[other] { $left } Plättchen bleiben liegen
    }
detail-worker = braucht 1 Arbeiter aus der Kantine
detail-inactive = die Kantine ist leer: bleibt ohne Arbeiter liegen
detail-buys = würde jetzt bei { $who } kaufen: { $money }
detail-buys-nothing = fände jetzt keinen Wagen
detail-sold-to = an den Käufer { $what }

## Warnungen
warn-ends-round = Der Markierungsstein erreicht die 0: Nach diesem Zug wird gewertet.
warn-last-car = Das ist der letzte Platz im Markt: Nach diesem Zug wird gewertet.
warn-forfeits = Diese Aktion ist jetzt nicht möglich: { $what }.
warn-weaker = Schwächer als der jetzige Rennmotor ({ $now }).

## Fahrtenbuch
fact-started = { $name } wählt ein Startplättchen: { $what }.
    .you = Du wählst ein Startplättchen: { $what }.
fact-took_tile = { $name } springt um { $distance }: { $what }.
    .you = Du springst um { $distance }: { $what }.
fact-special_tile = Neues Sonderplättchen in der Kette: { $what }.
fact-forfeited = Für { $name } verfällt { $what }: { $action ->
        [worker] kein Arbeiter mehr im eigenen Vorrat
        [body] keine Karosserie dieser Stufe im Vorrat
        [engine] kein Motor dieser Stufe im Vorrat
       *[research] keine Forschungskarte mehr da
    }.
    .you = Für dich verfällt { $what }: { $action ->
        [worker] kein Arbeiter mehr im eigenen Vorrat
        [body] keine Karosserie dieser Stufe im Vorrat
        [engine] kein Motor dieser Stufe im Vorrat
       *[research] keine Forschungskarte mehr da
    }.
fact-hired = { $name } stellt einen Arbeiter ein, jetzt { $canteen } in der Kantine.
    .you = Du stellst einen Arbeiter ein, jetzt { $canteen } in der Kantine.
fact-took_card = { $name } forscht: { $what }.
    .you = Du forschst: { $what }.
fact-reshuffled = Die Ablage wird zum neuen Stapel gemischt ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }).
fact-inactive = { $name } hat keinen Arbeiter in der Kantine, die Karte liegt ohne Wirkung: { $what }.
    .you = Deine Kantine ist leer, die Karte liegt ohne Wirkung: { $what }.
fact-activated = { $name } aktiviert: { $what }.
    .you = Du aktivierst: { $what }.
fact-took_part = { $name } nimmt { $what } { $value }.
    .you = Du nimmst { $what } { $value }.
fact-cleared = { $name } legt { $what } { $value } zurück.
    .you = Du legst { $what } { $value } zurück.
fact-mounted = { $name } baut Motor { $value } in den Rennwagen.
    .you = Du baust Motor { $value } in deinen Rennwagen.
fact-drove = { $name } fährt { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }, auf Feld { $to }{ $laps ->
        [0] {""}
        [one] , 1 Runde mehr
       *[other] , { $laps } Runden mehr
    }.
    .you = Du fährst { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }, auf Feld { $to }{ $laps ->
        [0] {""}
        [one] , 1 Runde mehr
       *[other] , { $laps } Runden mehr
    }.
fact-buyer = { $name } holt den Käufer { $what } auf Platz { $place }{ $money ->
        [0] {""}
       *[other] {" "}und erhält { $money }
    }.
    .you = Du holst den Käufer { $what } auf Platz { $place }{ $money ->
        [0] {""}
       *[other] {" "}und erhältst { $money }
    }.
fact-token = { $name } rückt den Markierungsstein auf { $field }.
    .you = Du rückst den Markierungsstein auf { $field }.
fact-award = { $name } gewinnt die Prämie { $what }: { $points } Punkte.
    .you = Du gewinnst die Prämie { $what }: { $points } Punkte.
fact-points = { $name } erhält { $points } Punkte vom Sonderplättchen.
    .you = Du erhältst { $points } Punkte vom Sonderplättchen.
fact-swapped = { $name } setzt Diesel ein: Der Wagen auf Platz { $slot } hat nun Motor { $value } statt { $old }.
    .you = Du setzt Diesel ein: Dein Wagen auf Platz { $slot } hat nun Motor { $value } statt { $old }.
fact-offered = { $name } bietet einen Wagen für { $price } an: Karosserie { $body }, Motor { $engine }, { $workers } Arbeiter{ $marker ->
        [none] {""}
       *[other] , { $engineer }
    }.
    .you = Du bietest einen Wagen für { $price } an: Karosserie { $body }, Motor { $engine }, { $workers } Arbeiter{ $marker ->
        [none] {""}
       *[other] , { $engineer }
    }.
fact-passed = { $name } bietet keinen Wagen an.
    .you = Du bietest keinen Wagen an.
fact-sold_early = { $name } verkauft den Wagen auf Platz { $slot } sofort für { $money }.
    .you = Du verkaufst deinen Wagen auf Platz { $slot } sofort für { $money }.
fact-no_early_sale = { $name } hat keinen Wagen im Markt, der Sofortverkauf entfällt.
    .you = Du hast keinen Wagen im Markt, der Sofortverkauf entfällt.
fact-round_ends = Runde { $round } wird gewertet: { $why }.
fact-race = Grand Prix: { $who } wird { $place }. und erhält { $points }.
    .you = Grand Prix: Du wirst { $place }. und erhältst { $points }.
fact-laps = Grand Prix: { $who } erhält { $points } für { $laps ->
        [one] 1 Runde
       *[other] { $laps } Runden
    }.
    .you = Grand Prix: Du erhältst { $points } für { $laps ->
        [one] 1 Runde
       *[other] { $laps } Runden
    }.
fact-sold = Käufer { $place } ({ $what }) kauft den Wagen von { $who } auf Platz { $slot } für { $money }.
    .you = Käufer { $place } ({ $what }) kauft deinen Wagen auf Platz { $slot } für { $money }.
fact-unsold = Der Wagen von { $who } auf Platz { $slot } bleibt unverkauft{ $money ->
        [0] {""}
       *[other] ; Bosch bringt { $money }
    }.
    .you = Dein Wagen auf Platz { $slot } bleibt unverkauft{ $money ->
        [0] {""}
       *[other] ; Bosch bringt { $money }
    }.
fact-round_begins = Runde { $round } beginnt.
fact-over = Das Spiel ist zu Ende.

## Wie eine Zugphase endet
reason-market = der Markt ist voll
reason-buyer_track = der Markierungsstein steht auf der 0
reason-turn_limit = 200 Züge sind gespielt

## Abrechnung
column-cars = Verkäufe
column-race = Plätze im Grand Prix
column-laps = Runden im Grand Prix
column-buyers = Weiße Plättchen
column-awards = Prämien
column-extra = Sonstiges
cell-cars = { $count ->
        [one] 1 Wagen
       *[other] { $count } Wagen
    }
cell-awards = { $count ->
        [one] 1 Prämie
       *[other] { $count } Prämien
    }

## Wertung einer Runde
scene-round = Wertung der Runde { $round }
scene-race = Grand Prix
scene-buyer = Käufer { $place }: { $what }
scene-sales = Verkauft
scene-unsold = Nicht verkauft
scene-place = Platz { $place }
scene-sold = { $count ->
        [0] kein Wagen
        [one] 1 Wagen
       *[other] { $count } Wagen
    }
scene-left = { $count ->
        [0] alles verkauft
        [one] 1 Wagen
       *[other] { $count } Wagen
    }
scene-market = Markt in der Wertung
scene-takings = Einnahmen
scene-car-sold = verkauft · { $money }
scene-car-unsold = nicht verkauft{ $money ->
        [0] {""}
       *[other] {" "}· { $money }
    }

## Runde und Phase
where-start = Startplättchen
where = Runde { $round } von { $rounds }, Zug { $turn }
