### Zeit: Uhren am Tisch und bei der Wahl eines neuen Tisches.

## Neuer Tisch
time = Bedenkzeit
time-kind-none = ohne Uhr
time-kind-none-help = Niemand wird gedrängt.
time-kind-live = live
time-kind-live-help = Alle sind da: Eine Uhr für die ganze Partie, nach jedem Zug kommt etwas dazu.
time-kind-leisure = gemütlich
time-kind-leisure-help = Ein Zug am Tag zum Beispiel, mit einer Reserve.
time-live = Uhr für jeden
time-live-choice = { $bank } + { $added } je Zug
time-live-help = Jeder hat diese Zeit für die ganze Partie. Nach jedem eigenen Zug kommt etwas dazu.
time-turn = Zeit für jeden Zug
time-reserve = Reserve
time-reserve-none = keine
time-nights = Nachts (22 bis 8 Uhr) steht die Uhr
time-weekends = Am Wochenende steht die Uhr
time-zone = Es gilt deine Ortszeit: { $zone }.
time-substitute = Wer einspringt
time-substitute-help = Läuft jemandem die Zeit ab oder rufen ihn die anderen, spielt dieser Bot für ihn weiter. Den Platz kann man jederzeit zurücknehmen.

## Spannen
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
time-none = ohne Uhr
time-live-of = live, { $bank } + { $added }
time-leisure-of = { $turn } je Zug, { $reserve } Reserve
time-leisure-bare = { $turn } je Zug

## Am Tisch
time-left-days = { $days } T { $hours } h
time-left-hours = { $hours } h { $minutes } min
time-runs = noch { $left }, die Uhr läuft
time-stands = noch { $left }, die Uhr steht
time-quiet = Ruhe bis { $until }
time-quiet-help = Die Uhr steht bis { $until }. Bis zum Ablauf sind es { $left }.
time-rest-minutes = noch { $count } min
time-rest-hours = noch { $count } h
time-rest-days = noch { $count } Tage
