"""Drama and styles of games that are made up, with numbers worked out by hand."""

from stellwerk.lab.balance.drama import Moment, drama, smoothed
from stellwerk.lab.balance.styles import note_styles, style_of
from stellwerk.lab.balance.sums import SCALE, Facts, Wins


def story(*moments: tuple[int, int, list[float]]) -> list[Moment]:
    return [Moment(*moment) for moment in moments]


def test_a_story_is_evened_out_over_one_round_and_ends_with_the_result() -> None:
    told = story((0, -1, [0.5, 0.5]), (2, 0, [0.7, 0.3]), (4, 1, [0.3, 0.7]), (6, 0, [1.0, 0.0]))
    assert [moment.values for moment in smoothed(told)] == [[0.5, 0.5], [0.6, 0.4], [0.5, 0.5], [1.0, 0.0]]


def test_lead_changes_turning_point_and_certainty_are_those_worked_out_by_hand() -> None:
    # Means of two for seat 0: 0.5, 0.65, 0.35, 0.1. It leads after 2 decisions, seat 1 from 4 on, surely from 6 on.
    told = story(
        (0, -1, [0.5, 0.5]),
        (2, 0, [0.8, 0.2]),
        (4, 1, [-0.1, 1.1]),
        (6, 0, [0.3, 0.7]),
        (8, 1, [-0.1, 1.1]),
        (10, 0, [0.0, 1.0]),
    )
    assert [round(moment.values[0], 3) for moment in smoothed(told)] == [0.5, 0.65, 0.35, 0.1, 0.1, 0.0]
    assert drama(told) == {
        "lead_changes": 1,
        "turning": SCALE * 4 // 10,
        "sure": SCALE * 6 // 10,
        "comeback": 0,
        "kingmaking": 0,
    }


def test_a_winner_who_stood_below_half_of_a_fair_chance_came_back() -> None:
    lost = [0.9, 0.1]
    assert drama(story((0, -1, [0.5, 0.5]), (1, 0, lost), (2, 1, lost), (3, 0, [0.0, 1.0])))["comeback"] == 1
    assert drama(story((0, -1, [0.5, 0.5]), (1, 0, lost), (2, 1, lost), (3, 0, [1.0, 0.0])))["comeback"] == 0


def test_equals_who_flicker_are_no_change_of_the_lead() -> None:
    told = story((0, -1, [0.51, 0.49]), (1, 0, [0.49, 0.51]), (2, 1, [0.51, 0.49]), (3, 0, [0.5, 0.5]))
    assert drama(told)["lead_changes"] == 0
    assert drama(told)["sure"] == SCALE, "a shared win is open until the end"


def test_a_loser_whose_last_turn_decides_between_the_others_is_a_kingmaker() -> None:
    start = (0, -1, [0.4, 0.4, 0.2])
    before = (5, 1, [0.6, 0.3, 0.1])
    made = story(start, before, (6, 2, [0.3, 0.6, 0.1]), (7, 0, [0.0, 1.0, 0.0]))
    assert drama(made)["kingmaking"] == 1
    by_winner = story(start, before, (6, 1, [0.3, 0.6, 0.1]), (7, 0, [0.0, 1.0, 0.0]))
    assert drama(by_winner)["kingmaking"] == 0, "the winner helped itself"
    in_vain = story(start, before, (6, 2, [0.3, 0.6, 0.1]), (7, 0, [1.0, 0.0, 0.0]))
    assert drama(in_vain)["kingmaking"] == 0, "the other one won after all"


def test_the_style_of_a_seat_is_what_it_does_more_of_than_its_table() -> None:
    table = [[8, 2], [2, 8], [0, 0]]
    assert [style_of(own, table) for own in table] == [0, 1, None]


def test_styles_and_duels_of_a_game_are_counted() -> None:
    facts = Facts()
    note_styles(facts, ["build", "trade"], [[8, 2], [2, 8], [7, 3]], [2, 1, 3], [0, 6, 0])
    assert facts.wins["styles"] == {"build": Wins(2, 0), "trade": Wins(1, 6)}
    assert facts.counts["duels"] == {"trade > build": 2}
