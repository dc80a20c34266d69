### Kraftwagen: the position in words in the terminal.

told-round = Round { $round } of { $rounds }{ $turn ->
        [0] {""}
       *[other] , turn { $turn }
    }
told-start-tiles = Start tiles to choose from
told-chain = Action chain, from its end
told-thing = { $thing }
told-worker = worker ({ $name })
told-research = Research cards on display ({ $deck } face down)
told-market = Cars in the market
told-no-market = The market is empty
told-car = { $name } (body { $body }, engine { $engine }, prestige { $workers }, price { $price })
told-car-with = { $name } (body { $body }, engine { $engine }, prestige { $workers }, price { $price }, { $engineer })
told-prices = Free prices
told-no-prices = No price is free
told-price = { $price }
told-buyers = Buyers in the order in which they buy
told-no-buyers = No buyer is there yet
told-stacks = Buyers who wait
told-stack = { $count } × { $buyer } (white markers: { $markers })
told-awards = Awards still to be had
told-award = { $award } ({ $points } points)
told-factory = { $name }: body level { $body }, engine level { $engine }, cars sold: { $sold }, workers in supply: { $supply }, in the canteen: { $canteen }; { $parts ->
        [0] workshops empty
       *[other] workshops
    }
told-part = { $part } { $value }
told-race = { $name } in the Grand Prix: { $space ->
        [0] in the pit lane
       *[other] on space { $space }
    }, laps: { $laps }, next drive: { $distance }
told-owned = { $name }, cards and awards
told-money = { $name }, points so far: { $money }
