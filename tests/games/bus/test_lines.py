"""Lines: trails with two heads (section 6)."""

import pytest

from tests.games.bus.table import BLACK, GREEN, YELLOW, Table


def crossings(bus: Table, seat: int = BLACK) -> str:
    line = bus.view.lines[seat]
    assert line is not None
    return "-".join(line.crossings)


def test_a_stick_is_laid_at_a_head(bus: Table) -> None:
    """BUS-5.1: in a street that touches the head; the far end becomes the head. Other streets are refused."""
    bus.carrying_out("lines", 2, lines={0: "K15 K16"})
    assert bus.refusal("extend:front:S23") == "BUS-5.1"
    assert bus.refusal("extend:back:S21") == "BUS-5.1"
    bus.do("extend:back:S23")
    assert crossings(bus) == "K15-K16-K10"


def test_never_parallel_to_oneself(bus: Table) -> None:
    """BUS-5.2: not even where nothing else is free."""
    bus.carrying_out("lines", 1, lines={0: "K15 K16"})
    assert bus.refusal("extend:front:S31") == "BUS-5.2"
    assert bus.refusal("extend:back:S31") == "BUS-5.2"


def test_example_4_head_on_in_a_straight_line(bus: Table) -> None:
    """Black K03-K09-K15, Green K15-K16-K24: S31 is open besides the free S32 (BUS-5.3, BUS-5.5)."""
    bus.carrying_out("lines", 1, lines={0: "K03 K09 K15", 1: "K15 K16 K24"})
    assert bus.streets("front") == {"S05", "S06"}
    assert bus.streets("back") == {"S31", "S32"}


def test_example_5_head_on_needs_a_straight_line(bus: Table) -> None:
    """Black K12-K19-K15, Green K10-K09-K15: S21 bends (BUS-5.5, BUS-5.6); any angle opens it (BUS-V1)."""
    lines = {0: "K12 K19 K15", 1: "K10 K09 K15"}
    bus.carrying_out("lines", 1, lines=lines)
    assert bus.streets("back") == {"S31"}
    assert bus.streets("front") == {"S15", "S20", "S25"}
    assert bus.refusal("extend:back:S21") == "BUS-5.5"
    refused = bus.why("extend:back:S21")
    assert refused is not None
    assert refused.data["who"] == f"@colour-{bus.view.colours[1]}", "the street is taken: that is said before the bend"
    loose = Table(4, head_on="any_angle").carrying_out("lines", 1, lines=lines)
    assert loose.streets("back") == {"S21", "S31"}


def test_example_6_without_a_free_street_any_foreign_one(bus: Table) -> None:
    """K15 has no free street, so S31 and S32 are open although the front head has free ones (BUS-5.4)."""
    bus.carrying_out("lines", 1, lines={0: "K03 K09 K15", 1: "K23 K19 K15 K16"})
    assert bus.streets("back") == {"S31", "S32"}
    assert bus.streets("front") == {"S05", "S06"}


def test_example_7_every_other_line_must_have_its_head_there(bus: Table) -> None:
    """S35 carries Green with a head at K16 and Yellow without one (BUS-5.5)."""
    lines = {0: "K04 K10 K16", 1: "K27 K24 K16", 2: "K17 K16 K24"}
    bus.carrying_out("lines", 1, lines=lines)
    assert bus.streets("back") == {"S27", "S31", "S34"}
    assert bus.refusal("extend:back:S35") == "BUS-5.5"
    assert bus.refusal("extend:back:S33") == "BUS-5.3"
    bus.given(lines={YELLOW: "K35 K34"})
    assert bus.legal("extend:back:S35")


def test_free_street_first(bus: Table) -> None:
    """BUS-5.3: a foreign street without a head there is refused while a free one exists."""
    bus.carrying_out("lines", 1, lines={0: "K03 K09 K15", 1: "K23 K16 K15 K19"})
    assert bus.streets("back") == {"S31", "S32"}  # K15 is full (BUS-5.4)
    bus.given(lines={1: "K24 K16 K15"})
    assert bus.legal("extend:back:S32")
    bus.given(lines={1: "K09 K10 K16"}, mover=BLACK)
    assert bus.refusal("extend:back:S23") == "BUS-5.1"


def test_each_stick_is_judged_on_its_own(bus: Table) -> None:
    """BUS-5.7: after a parallel stick the next crossing again requires a free street."""
    bus.carrying_out("lines", 2, lines={0: "K03 K09 K15", 1: "K15 K16 K24"})
    bus.do("extend:back:S31")
    assert bus.streets("back") == {"S23", "S27", "S33", "S34"}
    assert bus.refusal("extend:back:S35") == "BUS-5.3"


def test_sticks_may_be_divided_between_both_heads(bus: Table) -> None:
    """BUS-5.8: in any order."""
    bus.carrying_out("lines", 3, lines={0: "K15 K16"})
    bus.do("extend:front:S21", "extend:back:S27", "extend:front:S07")
    assert crossings(bus) == "K03-K09-K15-K16-K13"


def test_a_crossing_may_be_passed_several_times(bus: Table) -> None:
    """BUS-5.9: but a street only once."""
    bus.carrying_out("lines", 1, lines={0: "K10 K16 K24 K17 K16 K13"})
    assert bus.legal("extend:back:S24")
    assert bus.view.lines[BLACK].crossings.count("K16") == 2  # type: ignore[union-attr]


def test_example_8_closing_a_circle_is_a_choice_of_heads(bus: Table) -> None:
    """Black K15-K16-K23-K19 lays S32 from the back or from the front (BUS-5.10, BUS-5.11, BUS-5.13)."""
    line = {0: "K15 K16 K23 K19"}
    bus.carrying_out("lines", 3, lines=line).do("extend:back:S32")
    assert crossings(bus) == "K15-K16-K23-K19-K15"
    assert (bus.streets("front"), bus.streets("back")) == ({"S21"}, {"S21"})
    bus.do("extend:front:S21")
    heads = bus.view.lines[BLACK]
    assert heads is not None
    assert (heads.front.crossing, heads.back.crossing, heads.back.dead) == ("K09", "K15", True)
    bus.carrying_out("lines", 3, lines=line).do("extend:front:S32")
    assert crossings(bus) == "K19-K15-K16-K23-K19"
    assert bus.streets("front") == bus.streets("back") == {"S26", "S38", "S42"}
    bus.do("extend:front:S26", "extend:back:S42")
    assert crossings(bus) == "K12-K19-K15-K16-K23-K19-K26"


def test_a_circle_can_be_closed_only_where_the_street_is_open(bus: Table) -> None:
    """BUS-5.10: each of the two ways is judged at the head it is laid from; head-on opens one of them only."""
    bus.carrying_out("lines", 1, lines={0: "K15 K16 K23 K19", 1: "K20 K17 K16"})
    assert bus.legal("extend:back:S32")
    assert bus.legal("extend:front:S32")
    bus.given(lines={1: "K15 K19 K12"})  # Green lies in S32, its head is at K15
    assert bus.legal("extend:front:S32")  # S31 runs on into S32
    assert bus.refusal("extend:back:S32") == "BUS-5.3"


def test_both_heads_of_a_circle_are_judged_with_their_own_last_street(bus: Table) -> None:
    """BUS-5.5 and BUS-5.11: a street can be open to one head and closed to the other."""
    bus.carrying_out("lines", 1, lines={0: "K16 K15 K19 K23 K16", 1: "K13 K16"})
    assert "S27" in bus.streets("front")  # S31-S27 is straight
    assert "S27" in bus.streets("back")  # S34-S27 too
    bus.given(lines={1: "K10 K16"})
    assert bus.refusal("extend:front:S23") == "BUS-5.5"
    assert bus.refusal("extend:back:S23") == "BUS-5.5"
    bus.given(lines={1: "K17 K16"})
    assert "S33" in bus.streets("front") & bus.streets("back")
    bus.given(lines={1: "K24 K16"})
    assert "S35" in bus.streets("front")  # S31-S35 is straight
    assert bus.refusal("extend:back:S35") == "BUS-5.5"  # S34-S35 is not


def test_a_foreign_circle_has_two_heads_at_its_crossing(bus: Table) -> None:
    """BUS-5.5: each with its last street."""
    bus.carrying_out("lines", 1, lines={0: "K09 K15", 1: "K15 K16 K23 K19 K15"})
    assert bus.streets("back") == {"S31", "S32"}  # no free street left there (BUS-5.4)
    bus.given(lines={0: "K04 K10 K16", 1: "K16 K24 K17 K16"})
    assert "S35" in bus.streets("back")
    assert bus.refusal("extend:back:S33") == "BUS-5.5"


def test_example_9_a_dead_head(bus: Table) -> None:
    """Black K16-K17-K20-K24-K17: all sticks go to the front head (BUS-5.12, BUS-5.13)."""
    bus.carrying_out("lines", 1, lines={0: "K16 K17 K20 K24 K17"})
    assert bus.streets("back") == set()
    assert bus.streets("front") == {"S23", "S27", "S31", "S34", "S35"}
    head = bus.view.lines[BLACK].back  # type: ignore[union-attr]
    assert (head.crossing, head.dead) == ("K17", True)


def test_example_10_the_full_amount_must_stay_possible(bus: Table) -> None:
    """Amount 2: S21 would lead into a dead end (BUS-5.15); with amount 1 it is legal."""
    line = {0: "K17 K24 K20 K17 K16 K15 K19 K12 K09"}
    bus.carrying_out("lines", 2, lines=line)
    assert bus.refusal("extend:back:S21") == "BUS-5.15"
    assert bus.streets("back") == {"S07", "S09", "S14", "S19"}
    assert bus.streets("front") == set()
    bus.carrying_out("lines", 1, lines=line)
    assert bus.streets("back") == {"S07", "S09", "S14", "S19", "S21"}


def test_the_greatest_total_counts_where_the_full_amount_is_impossible(bus: Table) -> None:
    """BUS-5.15: a stick after which one is the most is refused, however large the amount."""
    line = {0: "K17 K24 K20 K17 K16 K15 K19 K12 K09"}
    bus.carrying_out("lines", 20, lines=line)
    assert bus.refusal("extend:back:S21") == "BUS-5.15"
    why = bus.why("extend:back:S21")
    assert why is not None
    assert why.data["found"] == 1


def test_example_11_the_last_stick(bus: Table) -> None:
    """Amount 3, one stick left: one is laid, the rest lapses (BUS-5.14)."""
    used = "K09 K10 K16 K15 K09 K12 K06 K09 K03 K06 K14 K12 K19 K18 K14 K21 K18 K22 K21 K31"
    bus.carrying_out("lines", 3, lines={0: used})
    assert bus.view.sticks[BLACK] == 1
    bus.do(sorted(bus.choices())[0])
    lapse = bus.told("lapsed")[0]
    assert (lapse["rest"], lapse["reason"]) == (2, "@skip-sticks")
    assert bus.phase != "lines"


def test_an_action_ends_when_both_heads_are_dead(bus: Table) -> None:
    """BUS-5.14: the front head is dead, and the only street at the back leads into a dead end."""
    line = {0: "K17 K24 K20 K17 K16 K15 K19 K12 K09 K06 K03 K09 K04 K10 K09"}
    bus.carrying_out("lines", 3, lines=line)
    assert bus.choices() == {"extend:back:S21"}
    bus.do("extend:back:S21")
    lapse = bus.told("lapsed")[0]
    assert (lapse["rest"], lapse["reason"]) == (2, "@skip-dead")
    ends = bus.view.lines[BLACK]
    assert ends is not None
    assert ends.front.dead
    assert ends.back.dead


def test_a_live_head_always_has_a_legal_stick() -> None:
    """BUS-5.16: a free street, or else a foreign one."""
    bus = Table(3).carrying_out("lines", 1, lines={0: "K09 K15", 1: "K16 K15 K19"})
    assert bus.streets("back") == {"S31", "S32"}
    assert bus.mover != GREEN


def test_a_stick_that_reaches_the_own_line_makes_no_circle(bus: Table) -> None:
    """BUS-5.12: the heads are the untouched one and the crossing just reached."""
    bus.carrying_out("lines", 2, lines={0: "K16 K17 K20 K24"})
    bus.do("extend:back:S37")
    line = bus.view.lines[BLACK]
    assert line is not None
    assert (line.front.crossing, line.back.crossing, line.circle) == ("K16", "K17", False)


@pytest.mark.parametrize(("street", "told"), [("S31", "parallel_stick"), ("S32", "stick")])
def test_the_log_tells_parallel_sticks(bus: Table, street: str, told: str) -> None:
    """BUS-5.5: the facts name both crossings of the street."""
    bus.carrying_out("lines", 1, lines={0: "K03 K09 K15", 1: "K15 K16 K24"})
    bus.do(f"extend:back:{street}")
    assert bus.told(told)[0]["from"] == "@crossing-K15"
