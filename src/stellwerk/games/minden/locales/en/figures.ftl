### Where on Earth is Minden?: captions.
figure-board = The map with the white grid, the scoring track around it: four pawns on their way to the orange zone.
figure-grid = The middle block: ten squares, each with the quarters a to d. The thick upright line divides West and East.
figure-cards = Four colours. You keep a card if all stones are right and there are enough of them.
figure-keep = { $stones ->
        [one] kept from 1 stone
       *[other] kept from { $stones } stones
    }
figure-tip = Four stones, from coarse to fine: East, North, square 14, quarter a.
figure-show = Three stones: East, North, 14. Berlin lies in it, so all three are right; the cone stood a good way off and does not count.
figure-skip = Three right stones: from space 5 to space 10, for 6 and 8 are occupied and not counted.
figure-zone = Blue and yellow have reached the orange zone: this round is the last.
figure-majority = Final scoring: whoever alone has the most cards of a colour moves 5 spaces; in a tie each of them moves 2.
