"""Nothing hidden is seen: views, offers, overlays, logs, facts, samples."""

from random import Random

import msgspec
import pytest

from stellwerk.games.minden import GAME
from stellwerk.games.minden.data import DECKS
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, Undo
from stellwerk.kernel.preview import preview
from tests.games.minden.table import EMPTY, Table, random_table, solved

PILE = ChanceEntry("pile", list(range(224)))
ORDER = ChanceEntry("start_order", [0, 1])


def everything(minden: Table, seat: int | None, log: list[Entry]) -> str:
    """All that a seat is given of a position, as text."""
    given: list[object] = [minden.view(seat), GAME.insights(minden.state, seat), GAME.seen(minden.state, log, seat)]
    if seat is not None:
        given += [GAME.offers(minden.state, seat), minden.why("tip:X:N:1:a", seat)]
        given += [preview(GAME, minden.state, minden.seats, seat, [text]) for text in (EMPTY, "swap", "choose:minden")]
    return msgspec.json.encode(given).decode()


def secrets_of(id: str) -> list[str]:
    """What nobody may read of a card before its evaluation; JSON spells it like this."""
    card = next(card for card in DECKS["germany"].cards if card.id == id)
    back = card.solution
    texts = [card.fact_de, card.fact_en, f"{card.lat}", f"{card.lon}", f'"{card.state}"']
    return [*texts, f"{back.side}:{back.block}:{back.square}:{back.quarter}"]


def test_no_phase_tells_the_back_of_a_card() -> None:
    """MIN-4.8: neither the one who holds it nor the others, in any phase, until it is evaluated."""
    minden = Table().begin(2, "minden jena sylt")
    log: list[Entry] = [ORDER, PILE]
    for step in ("choose:minden", "keep", "keep", "tip:E:S:1:a"):
        for seat in (0, 1, None):
            text = everything(minden, seat, log)
            for id in ("minden", "jena", "sylt"):
                assert not [secret for secret in secrets_of(id) if secret in text], (step, seat, id)
        log.append(Decision(minden.mover, step))
        minden.do(step)
    minden.do("tip:E:S:1:b", seat=1)
    assert all(secret in everything(minden, None, log) for secret in secrets_of("minden"))
    assert not [secret for secret in secrets_of("sylt") if secret in everything(minden, 0, log)]


def test_facts_of_the_journal_reveal_the_back_at_the_evaluation_only() -> None:
    """MIN-4.8, MIN-4.14: the line of an evaluation is marked as revealing."""
    minden = Table().begin(2, "minden jena sylt kiel").do("choose:minden", "swap", "keep")
    early = msgspec.json.encode(minden.facts).decode()
    assert not [secret for id in ("minden", "jena", "sylt") for secret in secrets_of(id) if secret in early]
    minden.tip(EMPTY, EMPTY)
    assert all(fact.reveals for fact in minden.told("evaluated"))
    assert [fact.data["id"] for fact in minden.told("evaluated")] == ["sylt", "jena"]


def test_the_log_of_a_seat_has_null_for_the_pile_below_the_top_card() -> None:
    """MIN-3.4: two laid out and one on top; one less with a closed pile (MIN-12.2)."""
    for closed, known in ((False, 3), (True, 2)):
        minden = Table().begin(closed_pile=closed)
        for seat in (0, None):
            _, pile = GAME.seen(minden.state, [ORDER, PILE], seat)
            assert isinstance(pile, ChanceEntry)
            assert pile.value == [*range(known), *[None] * (224 - known)]


def test_the_log_hides_the_tips_of_others_until_all_are_in() -> None:
    """MIN-5.10, MIN-6.2: with their notes; the own tip stays."""
    minden = Table().hold("minden", "jena").do("tip:W:N:12:c", seat=0)
    log: list[Entry] = [ORDER, PILE, Decision(0, "tip:W:N:12:c", note="pin:8.9:52.3")]
    assert GAME.seen(minden.state, log, 1)[2] == GAME.seen(minden.state, log, None)[2] == Decision(0, None)
    assert GAME.seen(minden.state, log, 0)[2] == log[2]
    minden.do(EMPTY, seat=1)
    log.append(Decision(1, EMPTY, note="call me"))
    assert GAME.seen(minden.state, log, 1)[2] == log[2]
    assert GAME.seen(minden.state, log, 0)[3] == Decision(1, EMPTY), "a note that is no pin is not handed on"


def test_a_tip_taken_back_stays_hidden_until_the_round_is_evaluated() -> None:
    """MIN-5.10: what was thought before is as secret as what is thought now."""
    minden = Table().hold("minden", "jena").do("tip:W:-:-:-", seat=0)
    log: list[Entry] = [ORDER, PILE, Decision(0, "tip:E:-:-:-"), Undo(1, 0), Decision(0, "tip:W:-:-:-")]
    assert [entry.do for entry in GAME.seen(minden.state, log, 1) if isinstance(entry, Decision)] == [None, None]
    minden.do(EMPTY, seat=1)
    log.append(Decision(1, EMPTY))
    shown = [entry.do for entry in GAME.seen(minden.state, log, 1) if isinstance(entry, Decision)]
    assert shown == ["tip:E:-:-:-", "tip:W:-:-:-", EMPTY]


@pytest.mark.parametrize("closed", [False, True])
def test_samples_keep_what_is_known(closed: bool) -> None:
    """MIN-3.4, MIN-12.2: the top card stays unless the pile is closed; the set of the cards left is the same."""
    state, _ = random_table(3, 5, closed_pile=closed)
    others = [state.determinize(1, Random(seed)) for seed in range(20)]
    tops = {other.pile[other.top] for other in others}
    assert (len(tops) == 1) is not closed
    for other in others:
        assert sorted(other.pile[other.top :]) == sorted(state.pile[state.top :])
        assert other.display == state.display and other.hand == state.hand


def test_samples_make_up_the_tips_of_others() -> None:
    """MIN-5.10: the own tip stays; a sample of a sample is the same sample."""
    minden = Table().begin(3).hold("minden", "jena", "sylt").do("tip:W:N:12:c", seat=0).do("tip:E:M:3:d", seat=1)
    own = minden.state.tips[0]
    tips = {minden.state.determinize(0, Random(seed)).tips[1] for seed in range(30)}
    assert len(tips) > 10
    assert {minden.state.determinize(0, Random(seed)).tips[0] for seed in range(30)} == {own}
    once = GAME.dump(minden.state.determinize(0, Random(1)))
    assert GAME.dump(minden.state.determinize(0, Random(2)).determinize(0, Random(1))) == once


def test_nothing_is_hidden_after_the_end() -> None:
    """MIN-9.3: the log is whole, and every place has its fact."""
    minden = Table().stand(39, 0).hold("kiel", "jena").tip(solved("kiel"), EMPTY)
    log: list[Entry] = [ORDER, PILE, Decision(0, EMPTY)]
    assert GAME.seen(minden.state, log, None) == log
    assert all(place.fact is not None for place in minden.view(None).places)
    assert GAME.dump(minden.state.determinize(0, Random(1))) == GAME.dump(minden.state)


def test_places_stay_on_the_map_without_their_facts() -> None:
    """MIN-7.3: what was evaluated stays public; the facts of earlier rounds are told again at the end."""
    minden = Table().hold("kiel", "jena").tip(solved("kiel"), EMPTY)
    places = minden.view(None).places
    assert [(place.round, place.seat, place.card.id, place.success) for place in places] == [
        (1, 0, "kiel", True),
        (1, 1, "jena", False),
    ]
    assert all(place.fact is None for place in places)
