### Paris Connection: die Stellung in Worten im Terminal.

told-company = { $company }: Wert { $value }, { $store } im Vorrat, { $count } auf der Karte
told-city = { $city }
told-hand = Dein Bestand, { $count } von höchstens { $limit }
told-seat = { $name }, { $count } von höchstens { $limit }
told-share = { $count } × { $company }
told-at-least = mindestens { $count } × { $company }
told-quiet = Tausche in Folge ohne Bau: { $count } von { $limit }
