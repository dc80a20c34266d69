### Where on Earth is Minden?: the position in words in the terminal.

told-round = Round { $round }. The final zone begins on space { $zone }
told-display = Display
told-card = { $card } ({ $colour }, kept from { $keep ->
        [one] 1 stone
       *[other] { $keep } stones
    })
told-pile = { $count } cards in the pile, on top
told-closed-pile = { $count } cards in the pile
told-seat = { $name }: { $space ->
        [0] on Start
       *[other] on space { $space }
    }, swap chips: { $chips }; { $cards ->
        [0] no card kept
       *[other] cards kept
    }
told-kept = { $count } × { $colour }
told-chosen = { $name }, card of this round, { $state ->
        [tipped] tip confirmed
       *[waiting] no tip yet
    }
told-tip = Your tip
told-no-tip = Your tip: no stone
told-side = { $value }
told-block = { $value }
told-square = square { $value }
told-quarter = quarter { $value }
told-evaluated = Last round, { $name }: { $card }, { $right ->
        [yes] all stones right
       *[no] not right
    }, now on space { $space }; it lies in
