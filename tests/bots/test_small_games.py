"""Bots on small games whose right answers are known."""

from random import Random
from time import perf_counter

import pytest

from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.levels import ITERATIONS, LEVELS, make_bot
from stellwerk.bots.play import play, think
from stellwerk.bots.random_bot import RandomBot
from stellwerk.bots.search import Search, SearchBot
from stellwerk.kernel.bot import Bot
from stellwerk.kernel.chance import FastChance, NoChance
from stellwerk.kernel.errors import BotRefused
from tests.bots.fists import Fists
from tests.bots.stones import LEAP, Stones, StonesState

THINKERS: list[Bot] = [GreedyBot(), SearchBot("search", iterations=60), SearchBot("playouts", iterations=60, playout=4)]


def name_of(bot: Bot) -> str:
    return bot.name


class Counting(Stones):
    """Stones that count how often a bot looks for plans."""

    asked = 0

    def plans(self, state: StonesState, seat: int) -> list[tuple[int, ...]]:
        self.asked += 1
        return super().plans(state, seat)


class Even(Stones):
    """Stones whose positions compare well only with an even pile; keeps the piles that were valued."""

    effort = 4

    def __init__(self) -> None:
        self.piles: list[int] = []

    def comparable(self, state: StonesState) -> bool:
        return state.stones % 2 == 0 and not state.leaping

    def evaluate(self, state: StonesState) -> list[float]:
        self.piles.append(state.stones)
        return super().evaluate(state)


@pytest.mark.parametrize("bot", THINKERS, ids=name_of)
@pytest.mark.parametrize("stones", [1, 2, 3])
def test_a_win_in_one_is_found(bot: Bot, stones: int) -> None:
    state = StonesState(3, stones, joker=2)
    assert bot.choose(Stones(), state, 0, Random(1)) == (stones - 1,)


@pytest.mark.parametrize("bot", THINKERS, ids=name_of)
@pytest.mark.parametrize("stones", [4, 5])
def test_a_win_by_a_plan_of_two_actions_is_found(bot: Bot, stones: int) -> None:
    state = StonesState(3, stones, joker=0)
    assert bot.choose(Stones(), state, 0, Random(1)) == (LEAP, stones)


def test_a_search_finds_the_move_that_leaves_the_other_nothing() -> None:
    """Two seats, the joker is gone: the pile must be left at a multiple of four."""
    for stones in (5, 6, 7, 9, 10, 11):
        state = StonesState(2, stones, joker=-1)
        bot = SearchBot("search", iterations=2000)
        assert bot.choose(Stones(), state, 0, Random(stones)) == (stones % 4 - 1,)


def test_a_search_does_not_count_on_a_joker_that_only_one_of_two_rivals_can_hold() -> None:
    """With the joker hidden, leaving 4 or 5 stones loses against its holder: on every second guess, not on all."""
    state = StonesState(3, 6, joker=1)
    study = SearchBot("search", iterations=3000).study(Stones(), state, 0, Random(5))
    assert sum(plan.visits for plan in study.plans) == study.iterations == 3000
    assert sum(study.standing) == pytest.approx(1)
    by_plan = {plan.plan: plan.value for plan in study.plans}
    assert by_plan[(0,)] < 0.5


def test_a_plan_that_is_not_possible_on_every_guess_counts_how_often_it_was() -> None:
    search = Search(Stones(), StonesState(3, 9, joker=1), 0, Random(2))
    for _ in range(400):
        search.iterate()
    after = [edge.child for edge in search.root.edges if edge.child is not None]
    leaps = [edge for node in after for edge in node.edges if edge.plan[0] == LEAP]
    assert leaps, "the next seat may hold the joker"
    for node in after:
        for edge in node.edges:
            assert edge.visits <= edge.available <= node.visits
            assert edge.plan[0] == LEAP or edge.available > 0.9 * node.visits - 10
    assert any(edge.available < node.visits * 0.8 for node in after for edge in node.edges if edge.plan[0] == LEAP)


@pytest.mark.parametrize("bot", [RandomBot(), *THINKERS], ids=name_of)
def test_the_choice_is_the_same_on_a_guess_of_the_position(bot: Bot) -> None:
    """So a bot cannot have used anything that its seat does not know."""
    for joker in (1, 2):
        state = StonesState(3, 11, joker)
        guess = state.determinize(0, Random(99))
        assert bot.choose(Stones(), state, 0, Random(1)) == bot.choose(Stones(), guess, 0, Random(1))


@pytest.mark.parametrize("bot", [RandomBot(), *THINKERS], ids=name_of)
def test_the_same_seed_gives_the_same_choice(bot: Bot) -> None:
    choices = {bot.choose(Stones(), StonesState(4, 12, 1), 0, Random(7)) for _ in range(3)}
    assert len(choices) == 1


def test_forced_decisions_are_played_without_thinking() -> None:
    game = Counting()
    state = StonesState(2, 1, joker=-1)
    assert think(game, GreedyBot(), state, 0, Random(1)) == (0,)
    played = play(game, state, [GreedyBot(), GreedyBot()], Random(1), NoChance())
    assert (played.decisions, played.forced, game.asked) == (1, 1, 0)


def test_a_plan_is_played_to_its_end_without_thinking_again() -> None:
    game = Counting()
    seen: list[tuple[int, int]] = []
    state = StonesState(2, 5, joker=0)
    play(
        game, state, [GreedyBot(), GreedyBot()], Random(1), NoChance(), lambda seat, action: seen.append((seat, action))
    )
    assert (seen, game.asked) == ([(0, LEAP), (0, 5)], 1)


@pytest.mark.parametrize("name", ["random", "greedy", "search-1"])
def test_several_seats_at_once_each_decide_once(name: str) -> None:
    game = Fists()
    state = game.setup(3, {}, NoChance())
    played = play(game, state, [make_bot(game, name)] * 3, Random(4), NoChance())
    assert (played.decisions, state.to_act()) == (9, 0)
    if name != "random":
        assert state.totals == [6, 6, 6], "showing the most is always best"


def test_a_budget_of_iterations_is_kept_exactly() -> None:
    study = SearchBot("search", iterations=37).study(Stones(), StonesState(3, 9, 1), 0, Random(1))
    assert study.iterations == 37


def test_a_leaf_is_played_on_to_the_horizon_before_it_is_valued() -> None:
    game = Even()
    search = Search(game, StonesState(3, 11, joker=-1), 0, Random(3))
    for _ in range(50):
        search.iterate()
        assert game.piles[-1] % 2 == 0, "the last position that was valued is the leaf"


def test_playing_on_costs_a_part_of_the_budget() -> None:
    bot = SearchBot("search", iterations=42)
    assert bot.study(Even(), StonesState(3, 9, 1), 0, Random(1)).iterations == 10
    assert SearchBot("search", iterations=1).study(Even(), StonesState(3, 9, 1), 0, Random(1)).iterations == 1


def test_a_choice_that_is_clear_comes_early_and_is_the_same() -> None:
    bot = SearchBot("search", iterations=400)
    early = 0
    for stones in range(4, 12):
        state = StonesState(3, stones, joker=1)
        hurried = bot.searched(Stones(), state, 0, Random(stones), True)
        assert hurried.plans[0].plan == bot.study(Stones(), state, 0, Random(stones)).plans[0].plan
        early += hurried.iterations < 400
    assert early


def test_a_budget_of_time_is_kept() -> None:
    begin = perf_counter()
    study = SearchBot("search", milliseconds=60).study(Stones(), StonesState(3, 9, 1), 0, Random(1))
    assert 0.06 <= perf_counter() - begin < 0.5
    assert study.iterations > 10


def test_a_search_needs_exactly_one_budget() -> None:
    with pytest.raises(ValueError, match="budget"):
        SearchBot("search")
    with pytest.raises(ValueError, match="budget"):
        SearchBot("search", iterations=1, milliseconds=1)


def test_names_lead_to_bots() -> None:
    game = Stones()
    assert [make_bot(game, name).name for name in LEVELS] == list(LEVELS)
    searcher = make_bot(game, "search:800")
    timed = make_bot(game, "search:250ms")
    assert isinstance(searcher, SearchBot) and searcher.iterations == 800
    assert isinstance(timed, SearchBot) and timed.milliseconds == 250
    budgets = [ITERATIONS[name] for name in ("search-1", "search-2", "search-3")]
    assert budgets == sorted(set(budgets))


@pytest.mark.parametrize("name", ["", "Random", "search", "search-4", "search:0", "search:ms", "search:-1", "greedy "])
def test_unknown_names_are_refused(name: str) -> None:
    with pytest.raises(BotRefused, match="there are random, greedy, search-1"):
        make_bot(Stones(), name)


@pytest.mark.parametrize("name", ["search-1", "search-3", "search:10", "search:10ms"])
def test_games_about_knowledge_are_not_searched(name: str) -> None:
    game = Stones(knowledge=True)
    with pytest.raises(BotRefused, match="stones cannot be searched"):
        make_bot(game, name)
    with pytest.raises(ValueError, match="cannot be searched"):
        SearchBot("search", iterations=1).choose(game, StonesState(2, 9, 1), 0, Random(1))


def test_a_search_beats_random_play() -> None:
    game = Stones(stones=13)
    wins = 0
    for number in range(40):
        random = Random(number)
        state = game.setup(2, {}, FastChance(random))
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[number % 2] = SearchBot("search", iterations=150)
        play(game, state, bots, random, NoChance())
        wins += state.winner == number % 2
    assert wins >= 32
