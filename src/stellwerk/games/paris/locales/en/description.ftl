### Paris Connection: the position in words in the terminal.

told-company = { $company }: value { $value }, { $store } in store, { $count } on the map
told-city = { $city }
told-hand = Your holding, { $count } of at most { $limit }
told-seat = { $name }, { $count } of at most { $limit }
told-share = { $count } × { $company }
told-at-least = at least { $count } × { $company }
told-quiet = Trades in a row without a Build: { $count } of { $limit }
