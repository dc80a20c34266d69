### Kraftwagen: Beschriftung von Spielplan, Fabrik und Einblendungen im Browser.

## Spielplan
board-label = Spielplan mit Grand Prix, Aktionskette, Forschung, Prämien, Markt und Käufern
board-area-grand_prix = Grand Prix
board-area-action_track = Aktionskette
board-area-research = Forschung
board-area-awards = Prämien
board-area-market = Markt · Runde { $round }
board-area-buyers = Käufer
board-action-worker = Arbeiter
board-action-research = Forschung
board-action-body = Karosserie
board-action-engine = Motor
board-action-buyer = Käufer
board-action-grand_prix = Grand Prix
board-action = Aktion { $action }

## Kette
board-end = Ende
board-front = Spitze
board-worker = Arbeiter von { $name }{ $last ->
        [1] , am Ende der Kette: am Zug
       *[other] { "" }
    }
board-jump = Sprung um { $distance }
board-jump-again = Du bist wieder dran
board-jump-turns = { $turns ->
        [one] 1 Zug
       *[other] bis { $turns } Züge
    }
board-jump-none = kein Plättchen
board-jump-next = Dann am Zug: { $name }
board-jump-swept = verfällt:
board-jump-gift = { $name } { $tiles ->
        [0] kann kein liegen gelassenes Plättchen nehmen
        [one] kann 1 liegen gelassenes Plättchen nehmen
       *[other] kann { $tiles } liegen gelassene Plättchen nehmen
    } und hat { $turns ->
        [one] 1 Zug
       *[other] bis zu { $turns } Züge
    } vor dir
board-bonus-body_limit_plus = Stufe +{ $n } für diese Karosserie
board-bonus-engine_limit_plus = Stufe +{ $n } für diesen Motor
board-bonus-hire = { $n ->
        [one] dazu 1 Arbeiter
       *[other] dazu { $n } Arbeiter
    }
board-bonus-race_plus = { $n } Felder weiter
board-bonus-points = dazu { $n } Punkte
board-bonus-early_sale = dazu Sofortverkauf eines eigenen Wagens zum halben Preis
board-start-tiles = Startplättchen
board-start = Startplättchen: je 1 Punkt für Karosserie und Motor, dazu { $bonus }
board-step-take = nimmt ein Plättchen
board-jump-marks = Zeichen am Plättchen:
    wer dann dran ist, wie
    viele liegen bleiben
board-step-actions = führt aus:
board-step-offer = bietet einen Wagen an?
board-porsche-yes = doppelt
board-porsche-no = einfach
board-round = Runde { $round } von { $rounds }{ $turn ->
        [0] {""}
       *[other] {" "}· Zug { $turn }
    }
board-over = Das Spiel ist aus

## Rennen
board-pit-lane = Boxengasse
board-places = Plätze 7 · 4 · 2
board-laps = Runden, dazu Punkte
board-racer = Rennwagen von { $name }, { $space ->
        [0] in der Boxengasse
       *[other] auf Feld { $space }
    }, { $laps ->
        [one] 1 Runde
       *[other] { $laps } Runden
    }
board-racer-place = Platz { $place }: brächte { $points }
board-racer-next = Die nächste Fahrt: { $distance ->
        [one] 1 Feld
       *[other] { $distance } Felder
    }, auf Feld { $to }

## Forschung
board-discard = Ablage
board-card-development = Entwicklung
board-card-instant = Sofort
board-card-engineer = Ingenieur
board-needs-worker = mit 1 Arbeiter
board-at-once = wirkt sofort
board-and-take = + dazu 1
board-development = { $body ->
        [0] { "" }
       *[other] Karosserie-Stufe +{ $body }{ $engine ->
            [0] { "" }
           *[other] { " " }und{ " " }
        }
    }{ $engine ->
        [0] { "" }
       *[other] Motor-Stufe +{ $engine }
    }{ $bonus ->
        [body] , dazu eine Karosserie
        [engine] , dazu ein Motor
       *[none] { "" }
    }
board-instant-hire_three = Drei Arbeiter einstellen
board-instant-race_five = Im Grand Prix 5 Felder fahren
board-instant-body_and_engine = Karosserie und Motor
board-engineer-benz = Karosserie +2
board-engineer-daimler = Motor +2
board-engineer-maybach = Prestige +2
board-engineer-opel = gilt 3 billiger
board-engineer-horch = beides +1
board-engineer-bosch = unverkauft: ½
board-engineer-diesel = Motor tauschen
board-engineer-porsche = doppelt weit
board-engineer-bugatti = immer 1 weiter
board-use-offer = bei Angebot
board-use-market = Wagen im Markt
board-use-race_once = 1 Rennaktion
board-use-race_always = jede Rennaktion

## Prämien
board-award-body4 = Karosserie 4
board-award-engine4 = Motor 4
board-award-both4 = beide 4
board-award-body6 = Karosserie 6
board-award-engine6 = Motor 6
board-award-engineers2 = 2 Ingenieure
board-award-gp_engine4 = Rennmotor 4
board-award-laps2 = 2 Runden
board-award-prestige4 = 4 Arbeiter
board-award-flagship10 = Wagen 10
board-award = Prämie { $points }: { $award }
board-award-gone = Hat schon { $name }
board-missing = { $missing ->
        [0] anbieten
       *[other] noch { $missing }
    }
board-missing-you = { $missing ->
        [0] Dir fehlt nur noch das Angebot
        [one] Dir fehlt noch 1
       *[other] Dir fehlen noch { $missing }
    }

## Markt und Käufer
board-space = Platz { $slot }
board-unsold = unverkauft
board-price = Preis { $price }, { $state ->
        [free] frei
        [market] auf einem Wagen
       *[out] aus dem Spiel
    }
board-car = Wagen von { $name }: Karosserie { $body }, Motor { $engine }, { $workers ->
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }, Preis { $price }
board-car-sells = Jetzt würde ihn Käufer { $place } ({ $preference }) kaufen, für { $money }
board-car-unsold = Jetzt bliebe er unverkauft
board-likes-body = Karosserie
board-likes-engine = Motor
board-likes-prestige = Prestige
board-likes-price = Preis
board-buyer = Käufer { $preference }, { $left ->
        [0] keiner mehr da
        [one] noch 1 da
       *[other] noch { $left } da
    }; daneben { $white ->
        [0] kein Geld
        [one] 1 Punkt
       *[other] { $white } Punkte
    }
board-wants-body = Kauft die höchste Karosserie
board-wants-engine = Kauft den stärksten Motor
board-wants-prestige = Kauft den Wagen mit den meisten Arbeitern
board-wants-price = Kauft den billigsten Wagen und zahlt doppelt
board-buyer-next = Käme er jetzt, würde er bei { $name } kaufen: { $money }

## Teile
board-part = { $kind ->
        [body] Karosserie
       *[engine] Motor
    } { $value } { $name }
board-supply = Vorrat: { $kind ->
        [body] Karosserie
       *[engine] Motor
    } { $value } ({ $name }), noch { $left }

## Fabrik
factory-title = Deine Fabrik
factory-whose = Wessen Fabrik
factory-of = Fabrik von { $name }
factory-race-car = Rennwagen
factory-race-engine = Rennwagen mit { $tile ->
        [0] aufgedrucktem Motor 1
       *[other] Motor { $engine }
    }, fährt { $distance ->
        [one] 1 Feld
       *[other] { $distance } Felder
    }
factory-drives = fährt { $distance ->
        [one] 1 Feld
       *[other] { $distance } Felder
    }
factory-hall = Halle { $number }
factory-free = frei
factory-new = Neu
factory-levels = Stufen und Vorrat
factory-level = { $kind ->
        [body] Karosserie
       *[engine] Motor
    } { $points }
factory-level-body = Stufe der Karosserie
factory-level-engine = Stufe des Motors
factory-canteen = Kantine
factory-workers = { $count ->
        [one] 1 Arbeiter aus der Kantine
       *[other] { $count } Arbeiter aus der Kantine
    }
factory-workers-where = { $canteen } frei · { $cars } auf Wagen · { $research } auf Forschung · { $supply } im Vorrat
factory-engineers = Ingenieure
factory-no-engineer = noch keine
factory-used = eingesetzt
factory-money = Geld
factory-hidden = verdeckt bis zum Ende
factory-from-cars = Wagen { $money }
factory-from-race = Grand Prix { $money }
factory-from-laps = Runden { $money }
factory-from-buyers = Käufer { $money }
factory-from-awards = Prämien { $money }
factory-from-extra = Sonst { $money }

## Verkauf
sales-title = Wer würde jetzt verkaufen?
sales-you = dir
sales-sold = { $preference } kauft bei { $name } ({ $measure }) für { $money }{ $doubled ->
        [1] , doppelt
       *[other] { "" }
    }
sales-none = { $preference } findet keinen Wagen
sales-next = Als Käufer { $place } käme in Frage:
sales-would = { $preference }: { $name } { $money }
sales-empty = Noch kein Wagen, noch kein Käufer.
sales-considered = Dieser Wagen ({ $body } / { $engine } / { $workers }, Preis { $price }) ginge an Käufer { $place }, { $preference }: { $money }
sales-considered-none = Dieser Wagen ({ $body } / { $engine } / { $workers }, Preis { $price }) bliebe unverkauft: { $money }
sales-ending = Die Runde endet, wenn der Markt voll ist ({ $spaces ->
        [one] noch 1 Platz
       *[other] noch { $spaces } Plätze
    }) oder nach { $actions ->
        [one] 1 Käuferaktion
       *[other] { $actions } Käuferaktionen
    }.

## Prämien in Reichweite
aims-title = Prämien, noch zu haben

## Einblendungen
overlay-jumps = Wer käme dran
overlay-sales = Verkauf jetzt
overlay-race = Rennstand

## Plätze
seat-levels = Stufen { $body } / { $engine }
seat-canteen = { $count } in Kantine
seat-halls = Halle { $count }/3
seat-money = Geld
seat-hidden = verdeckt
