"""Restricted play: a bot that does without a kind of action."""

from random import Random

import pytest

from stellwerk.bots.kinds import kind_of, kinds_of
from stellwerk.bots.seated import check_bots, seated
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.entries import Decision
from stellwerk.kernel.errors import BotRefused
from stellwerk.kernel.registry import all_games, installed_game
from stellwerk.kernel.seats import first_seat
from stellwerk.lab.series import record_index
from stellwerk.lab.simulate import settled
from stellwerk.words.source import LANGUAGES
from stellwerk.words.words import Words

KRAFTWAGEN = installed_game("kraftwagen")


def test_a_kind_is_the_longest_named_beginning_or_the_verb() -> None:
    assert kind_of("place:clock:2", ("place", "place:clock")) == "place:clock"
    assert kind_of("place:clocks", ("place:clock",)) == "place"
    assert kind_of("pass", ()) == "pass"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_restricted_bot_never_does_without_need_what_it_is_forbidden(bot: str) -> None:
    line_up = [f"{bot} without choose_action:engine", bot]
    setting = settled(KRAFTWAGEN, line_up, 2, {}, 3)
    _, record = record_index(KRAFTWAGEN, setting, 0)
    chosen = [entry for entry in record.log if isinstance(entry, Decision) and entry.do == "choose_action:engine"]
    assert {entry.seat for entry in chosen} == {1}


def test_where_nothing_else_is_allowed_the_forbidden_is_done() -> None:
    state = KRAFTWAGEN.setup(2, settled(KRAFTWAGEN, ["random"], 2, {}, 0).options, FastChance(Random(1)))
    with seated(KRAFTWAGEN, ["greedy without choose_start_tile"]) as (bot,):
        (action,) = bot.choose(KRAFTWAGEN, state, first_seat(state.to_act()), Random(1))
    assert KRAFTWAGEN.actions.notation(action).startswith("choose_start_tile:")


def test_a_kind_that_the_game_does_not_have_is_refused_with_those_that_it_has() -> None:
    with pytest.raises(BotRefused, match=r"no actions 'dance' to do without; it has .*choose_action:engine"):
        check_bots(KRAFTWAGEN, ["greedy without dance"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games())
def test_every_kind_of_action_has_a_word(game: str, language: str) -> None:
    found = installed_game(game)
    words = Words(language, found)
    missing = [kind for kind in kinds_of(found).names if not words.has(f"kind-{kind.replace(':', '-')}")]
    assert missing == []
