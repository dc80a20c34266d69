"""Drawing, the end of the game and its scoring (groups 8 and 9)."""

from tests.games.fracht.table import Table


def test_example_20_the_end_in_a_redraw(fracht: Table) -> None:
    """One card, then T17 itself, then nothing: over at once (FRA-8.3, FRA-8.2, FRA-9.1)."""
    fracht.given(hand="T17", pile="T20", only=True).do("redraw:T17")
    assert (fracht.reason, fracht.hand(0), fracht.phase) == ("cards", ["T20", "T17"], "over")
    assert fracht.state.epoch == 1


def test_example_21_the_end_at_the_start_of_a_turn(fracht: Table) -> None:
    """14, 14, 12; Blue has more in his train and wins (FRA-9.1, FRA-9.2, FRA-9.3, FRA-9.5)."""
    fracht.given(
        delivered={0: "T10 T06", 1: "T04 T07", 2: "T09 T02"},
        trains={0: "T01", 1: "T05"},
        only=True,
    )
    fracht.do("end")
    outcome = fracht.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.reason) == ([14, 14, 12], [2, 1, 3], "cards")
    assert fracht.state.legal(1) == []


def test_a_full_tie_shares_the_place(fracht: Table) -> None:
    """Equal deliveries, equal trains (FRA-9.4)."""
    fracht.given(delivered={0: "T10", 1: "T13", 2: "T01"}, only=True).do("end")
    outcome = fracht.state.outcome()
    assert outcome is not None
    assert outcome.places == [1, 1, 3]


def test_hand_cards_score_nothing(fracht: Table) -> None:
    """Green holds nearly all cards and has 0 points (FRA-9.6)."""
    fracht.given(delivered={0: "T24"}, only=True).do("end")
    outcome = fracht.state.outcome()
    assert outcome is not None
    assert outcome.scores == [2, 0, 0]
    assert all(
        sum(cell.points for cell in row) == score for row, score in zip(outcome.rows, outcome.scores, strict=True)
    )


def test_an_emptied_pile_stays_empty_until_a_card_is_needed(fracht: Table) -> None:
    """The last card is drawn, nothing is shuffled; the next draw shuffles (FRA-8.2)."""
    fracht.given(discard="T30 T31", pile="T20", only=True).do("end")
    assert (fracht.state.height, fracht.discard, fracht.state.epoch) == (0, ["T30", "T31"], 0)
    fracht.do("end", reshuffle="T31 T30")
    assert (fracht.hand(2)[-1], fracht.discard, fracht.state.height) == ("T31", [], 1)


def test_a_single_discard_is_shuffled_too(fracht: Table) -> None:
    """One card is enough to go on (FRA-8.2, FRA-8.3)."""
    fracht.given(discard="T30", only=True).do("end", reshuffle="T30")
    assert (fracht.reason, fracht.hand(1)) == (None, ["T30"])
    assert fracht.do("end").reason == "cards"


def test_the_discard_pile_is_open(fracht: Table) -> None:
    """Everybody sees all of it, spectators too (FRA-8.4)."""
    fracht.given(discard="T30 T31")
    assert fracht.view(None).discard == fracht.view(2).discard == ["T30", "T31"]


def test_twenty_turns_each_without_progress_end_the_game(fracht: Table) -> None:
    """59 turns of passing by three players, and the 60th ends it; then nobody draws (FRA-9.7)."""
    fracht.begin(decks=2).given()
    fracht.do(*["end"] * 59)
    assert (fracht.reason, fracht.state.quiet) == (None, 59)
    height = fracht.state.height
    fracht.do("end")
    assert (fracht.reason, fracht.state.height) == ("no_progress", height)


def test_building_and_delivering_are_progress(fracht: Table) -> None:
    """Both set the count to 0 at the end of the turn (FRA-9.7)."""
    fracht.given(others={1: "T13"}, locos="A A B", trains={2: "T01"}).do("end")
    assert fracht.state.quiet == 1
    assert fracht.lay("T13", "p20", 1).do("end").state.quiet == 0
    fracht.do("uncouple:T01", "end")
    assert fracht.state.quiet == 0
    assert fracht.do("end").state.quiet == 1


def test_a_redraw_with_progress_before_it_counts(fracht: Table) -> None:
    """The cards are drawn first, then the turn is counted (FRA-9.7, FRA-8.1)."""
    fracht.given(hand="T13 T17").lay("T13", "p20", 1).do("redraw:T17")
    assert (fracht.state.quiet, len(fracht.hand(0))) == (0, 3)
