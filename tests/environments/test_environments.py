"""What the environments promise beyond the foreign suites."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from stellwerk import environments
from stellwerk.bench.load.tictactoe import TIC_TAC_TOE
from stellwerk.environments.terms import Terms
from stellwerk.kernel.errors import BotRefused, IllegalMove, WrongOptions, WrongSeats, WrongSetup
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.registry import all_games

GAMES = list(all_games())
every_game = pytest.mark.parametrize("game", GAMES)


def to_the_end(env: Any, seed: int) -> dict[str, float]:
    """Play random legal actions; what every agent got in all."""
    random = Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        got[agent] += reward
        env.step(None if over else random.choice(np.flatnonzero(info["action_mask"]).tolist()))
    return got


@every_game
def test_a_whole_game_shares_one_win(game: str) -> None:
    got = to_the_end(environments.aec_env(game), 1)
    assert sum(got.values()) == pytest.approx(1)


@every_game
def test_the_mask_has_exactly_the_legal_actions(game: str) -> None:
    env = environments.aec_env(game, mask="obs")
    env.reset(seed=2)
    for _ in range(60):
        observation, _, over, _, info = env.last()
        if over:
            break
        assert info == {}
        assert env.observation_space(env.agent_selection).contains(observation)
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == sorted(env.legal_actions())
        env.step(legal[len(legal) // 2])


@every_game
def test_a_refused_action_changes_nothing_and_names_its_clause(game: str) -> None:
    env = environments.aec_env(game)
    env.reset(seed=1)
    before, agent = env.observe(env.agent_selection), env.agent_selection
    illegal = next(action for action in range(env.terms.actions) if action not in env.legal_actions())
    env.step(illegal)
    observation, reward, over, _, info = env.last()
    assert env.agent_selection == agent and (observation == before).all() and not over
    assert reward == pytest.approx(-0.01)
    assert info["refusal"] in [*env.terms.game.meta.clauses, "INPUT"]
    env.step(env.legal_actions()[0])
    assert env.rewards[agent] == 0 and "refusal" not in env.infos[agent]


def test_a_refusal_may_be_raised() -> None:
    env = environments.aec_env("bus", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="BUS-"):
        env.step(next(action for action in range(env.terms.actions) if action not in env.legal_actions()))
    with pytest.raises(IllegalMove, match="INPUT"):
        env.step(99_999)


def test_in_parallel_a_tip_counts_when_all_have_tipped() -> None:
    env = environments.parallel_env("minden", seats=3, mask="obs")
    observations, _ = env.reset(seed=1)
    several = 0
    while env.agents:
        masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
        several += sum(not mask[-1] for mask in masks.values()) > 1
        observations, rewards, _, _, _ = env.step({agent: int(mask.argmax()) for agent, mask in masks.items()})
    assert several > 5 and sum(rewards.values()) == pytest.approx(1)


def test_one_seat_plays_against_bots_of_any_strength() -> None:
    env = gymnasium.make("stellwerk/paris-v0", seats=3, seat=2, opponents=["greedy", "random"])
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert reward in (0, 1)
    assert env.unwrapped.action_masks().dtype == np.bool_  # type: ignore[attr-defined]


@pytest.mark.parametrize("seat", [None, 0])
def test_many_games_are_the_single_ones_side_by_side(seat: int | None) -> None:
    many = environments.vector_env("kraftwagen", 3, seats=2, seat=seat)
    alone = environments.vector_env("kraftwagen", 1, seats=2, seat=seat)
    _, infos = many.reset(seed=5)
    alone.reset(seed=6)  # the second of them
    finished = 0
    for _ in range(700):
        actions = infos["action_mask"].argmax(axis=1)
        rows, rewards, over, _, infos = many.step(actions)
        row, reward, ended, _, info = alone.step(actions[1:2])
        assert (row[0] == rows[1]).all() and reward[0] == rewards[1] and ended[0] == over[1]
        assert (info["action_mask"][0] == infos["action_mask"][1]).all()
        finished += over.sum()
        assert infos["rewards"][over].sum(axis=1) == pytest.approx(np.ones(over.sum()))
    assert finished > 0 and many.observation_space.contains(rows)


def test_a_refusal_in_many_games_leaves_the_others_alone() -> None:
    many = environments.vector_env("bus", 2)
    before, infos = many.reset(seed=1)
    legal = int(infos["action_mask"][0].argmax())
    rows, rewards, _, _, infos = many.step(np.array([legal, 99_999]))
    assert infos["refusal"] == [None, "INPUT"] and rewards.tolist() == [0, -0.01]
    assert (rows[1] == before[1]).all() and (rows[0] != before[0]).any()


def outcome(places: list[int], scores: list[int]) -> Outcome:
    return Outcome(places, scores, "", "", [], [])


def test_rewards_go_by_win_place_or_margin() -> None:
    ended = outcome([1, 1, 3, 4], [9, 9, 5, 2])
    by = {kind: Terms("paris", 4, None, "refuse", kind).rewards(ended) for kind in ("win", "place", "margin")}
    assert by["win"] == [0.5, 0.5, 0, 0]
    assert by["place"] == pytest.approx([5 / 6, 5 / 6, 1 / 3, 0])
    assert by["margin"] == [0, 0, -4, -7]


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: environments.aec_env("bus", seats=9), WrongSeats),
        (lambda: environments.aec_env("bus", options={"wings": 2}), WrongOptions),
        (lambda: environments.aec_env("bus", mask="nowhere"), WrongSetup),  # type: ignore[arg-type]
        (lambda: environments.aec_env(TIC_TAC_TOE), WrongSetup),
        (lambda: environments.gym_env("bus", opponents="nobody"), BotRefused),
        (lambda: environments.gym_env("bus", opponents=["random"]), WrongSetup),
        (lambda: environments.gym_env("bus", seat=7), WrongSetup),
        (lambda: environments.vector_env("bus", 0), WrongSetup),
    ],
)
def test_wrong_terms_are_told_at_once(make: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        make()


def test_a_position_is_rendered_as_text() -> None:
    env = environments.aec_env("bus", render_mode="ansi")
    env.reset(seed=1)
    assert "phase: setup_building" in env.render()
