"""Bots on Paris Connection: they know only what they may, find what is there, and beat what they should."""

from collections.abc import Iterator
from random import Random

import pytest

from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.levels import make_bot
from stellwerk.bots.play import decide, play
from stellwerk.bots.random_bot import RandomBot
from stellwerk.bots.search import SearchBot
from stellwerk.games.paris import GAME
from stellwerk.games.paris.board import BOARDS, around
from stellwerk.games.paris.evaluation.chart import CHARTS, Memory
from stellwerk.games.paris.evaluation.prospect import memory, prospect
from stellwerk.games.paris.state import State
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.chance import FastChance, NoChance
from stellwerk.kernel.options import completed
from stellwerk.lab.simulate import simulate

SEARCH = SearchBot("search", iterations=40)
BOTS: list[Bot] = [RandomBot(), GreedyBot(), SEARCH]


def positions(seed: int, seats: int = 4, bot: Bot | None = None, **options: object) -> Iterator[tuple[State, int]]:
    """Every position of one game before a decision, with the seat that decides; the position moves on."""
    random = Random(seed)
    chance = FastChance(random)
    state = GAME.setup(seats, completed(GAME.meta, options), chance)
    player = bot or RandomBot()
    while state.to_act():
        seat = state.to_act().bit_length() - 1
        for action in player.choose(GAME, state, seat, random):
            yield state, seat
            state.apply(seat, action, chance)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_the_choice_is_the_same_on_a_guess_of_the_hidden_holdings(bot: Bot) -> None:
    others = 0
    for number, (state, seat) in enumerate(positions(5, seats=3, bot=GreedyBot())):
        if number % 13 == 0:
            guess = state.determinize(seat, Random(number))
            others += GAME.dump(guess) != GAME.dump(state)
            assert bot.choose(GAME, state, seat, Random(1)) == bot.choose(GAME, guess, seat, Random(1))
    assert others > 2


def test_greedy_ends_a_game_only_where_that_pays_whatever_the_others_hold() -> None:
    """On the small board the first turn can end the game; one lucky guess of the holdings is no reason to."""
    ended = 0
    for seed in range(40):
        state, seat = next(positions(seed, seats=3, board="board_mini"))
        plan = GreedyBot().choose(GAME, state, seat, Random(seed))
        shares = []
        for number in range(60):
            after = state.determinize(seat, Random(number))
            for action in plan:
                after.apply(seat, action, NoChance())
            if after.to_act() == 0:
                shares.append(GAME.evaluate(after)[seat])
        ended += bool(shares)
        assert not shares or sum(shares) / len(shares) > 1 / 3, seed
    assert ended > 10


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_choices_are_chains_of_legal_actions_in_every_phase(bot: Bot) -> None:
    for number, (state, seat) in enumerate(positions(2, seats=5)):
        if number % 9 == 0:
            trial = state.clone()
            for action in bot.choose(GAME, state, seat, Random(number)):
                assert action in trial.legal(seat), GAME.actions.notation(action)
                trial.apply(seat, action, NoChance())


@pytest.mark.parametrize("bot", BOTS[1:], ids=lambda bot: bot.name)
def test_a_win_in_one_is_taken(bot: Bot) -> None:
    """With open holdings everything is known, so a plan that ends the game as the only winner must be played."""
    found = 0
    for seed in range(8):
        for state, seat in positions(seed, seats=3, bot=GreedyBot(), open_hands=True):
            if state.phase == 0 and wins(state, seat):
                found += 1
                after = state.clone()
                for action in bot.choose(GAME, state, seat, Random(seed)):
                    after.apply(seat, action, NoChance())
                assert GAME.evaluate(after)[seat] == 1
    assert found > 0


def wins(state: State, seat: int) -> bool:
    """Whether a plan wins at once."""
    for plan in GAME.plans(state, seat):
        after = state.clone()
        for action in plan:
            after.apply(seat, action, NoChance())
        if after.to_act() == 0 and GAME.evaluate(after)[seat] == 1:
            return True
    return False


def test_the_value_of_a_finished_game_is_what_everybody_won() -> None:
    random = Random(3)
    state = GAME.setup(3, completed(GAME.meta, {}), FastChance(random))
    play(GAME, state, [RandomBot()] * 3, random, NoChance())
    outcome = state.outcome()
    assert outcome is not None
    assert GAME.evaluate(state) == [1.0 if place == 1 else 0.0 for place in outcome.places]
    state.hands = [1, 0, 0, 0, 0, 0] * 2 + [0] * 6
    state.value = [5] * 6
    assert GAME.evaluate(state) == [0.5, 0.5, 0]


def test_more_of_a_better_company_is_better() -> None:
    for number, (state, seat) in enumerate(positions(4, seats=4)):
        if number % 40 == 0 and state.phase == 0:
            richer = state.clone()
            best = max(range(6), key=lambda company: richer.value[company])
            richer.hands = richer.hands[:]
            richer.hands[seat * 6 + best] += 1
            assert GAME.evaluate(richer)[seat] >= GAME.evaluate(state)[seat]


@pytest.mark.parametrize("board", ["board", "board_mini"])
def test_the_grid_of_the_bots_is_the_board(board: str) -> None:
    chart = CHARTS[board]
    for hex, near in enumerate(BOARDS[board].near_mask):
        assert chart.hexes(chart.around(chart.spots[hex])) == near
    random = Random(1)
    for _ in range(50):
        mask = random.getrandbits(200) & BOARDS[board].hexes
        assert chart.hexes(chart.grid(mask)) == mask
        assert chart.hexes(chart.around(chart.grid(mask))) == around(BOARDS[board], mask)


def test_what_is_remembered_of_a_track_is_what_would_be_found_anew() -> None:
    chart = CHARTS["board"]
    for seed in range(3):
        for state, _ in positions(seed, seats=4, bot=GreedyBot()):
            for company in range(6):
                track = state.track[company]
                known = prospect(chart, track, state.room)
                remembered = chart.memories.pop(track)
                anew = prospect(chart, track, state.room)
                assert (known.hexes, known.layers, known.waste) == (anew.hexes, anew.layers, anew.waste)
                assert same(remembered, memory(chart, track))
                chart.memories[track] = remembered


def same(one: Memory, two: Memory) -> bool:
    return (one.track, one.region, one.steps) == (two.track, two.region, two.steps)


@pytest.mark.parametrize("name", ["random", "greedy", "search-1"])
def test_a_bot_decides_in_a_worker_process_from_plain_arguments(name: str) -> None:
    state, seat = next(positions(1, seats=6))
    texts = decide("paris", GAME.meta.rules, GAME.dump(state), seat, name, 7)
    assert texts == [GAME.actions.notation(a) for a in make_bot(GAME, name).choose(GAME, state, seat, Random(7))]


def test_greedy_beats_random_players() -> None:
    result = simulate(GAME, ["greedy", "random", "random", "random"], 16, seed=1)
    assert result.wins_by_bot["greedy"] >= 14


@pytest.mark.deep
def test_greedy_wins_nine_games_of_ten_against_three_random_players() -> None:
    result = simulate(GAME, ["greedy", "random", "random", "random"], 400, seed=2)
    assert result.wins_by_bot["greedy"] >= 360


@pytest.mark.deep
def test_a_search_wins_half_as_much_again_as_its_share_against_three_greedy_players() -> None:
    result = simulate(GAME, ["search-2", "greedy", "greedy", "greedy"], 48, seed=1, jobs=2)
    assert result.wins_by_bot["search-2"] >= 18
