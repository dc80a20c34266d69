"""The tutorial of a game fits its rules, its words and its board; a game without one passes."""

from collections.abc import Iterator, Sequence

from stellwerk.contract.positions import plain_settings, random_game
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import refusal_of
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.options import completed, options_refusal, seats_refusal
from stellwerk.kernel.record import Record
from stellwerk.kernel.replay import Replay
from stellwerk.kernel.tutorial import Lesson, Step, Tutorial, TutorialError, read_lesson, read_tutorial, way_of
from stellwerk.words.source import LANGUAGES
from stellwerk.words.words import Words


def tutorial_can_be_played(game: Game, seed: int) -> None:
    """Every lesson replays, every answer is legal or refused as it says, every word and every glowing thing exists."""
    try:
        tutorial = read_tutorial(game)
        if tutorial is not None:
            _check(game, tutorial, seed)
    except TutorialError as fault:
        raise AssertionError(str(fault)) from fault


def _check(game: Game, tutorial: Tutorial, seed: int) -> None:
    names = [lesson.name for lesson in tutorial.lessons] + _step_names(tutorial.lessons)
    assert len(set(names)) == len(names), f"a name stands twice: {sorted(names)}"
    assert tutorial.lessons and tutorial.bots, "a tutorial has lessons, and bots to play on against"
    unknown = [bot for bot in tutorial.bots if bot not in game.meta.bots]
    assert not unknown, f"there are no bots {unknown}"
    assert tutorial.play_on in names, f"play_on: there is no lesson {tutorial.play_on}"
    _must_say(game, tutorial)
    things: set[str] = set()
    glowing: dict[str, str] = {}
    for lesson in tutorial.lessons:
        record = read_lesson(game, lesson)
        states = _positions(game, lesson, record)
        _check_lesson(game, tutorial, lesson, record, states)
        things |= {thing for state in states if state is not None for thing in _glowing(game, state)}
        things |= _refused_things(game, tutorial, lesson, record, states)
        glowing |= {step.glow: step.name for step in lesson.steps if step.glow is not None}
    things |= _things_of_a_game(game, seed) if glowing.keys() - things else set()
    lost = {name: glow for glow, name in glowing.items() if glow not in things}
    assert not lost, f"nothing on the board has these names: {lost}"


def _step_names(lessons: Sequence[Lesson]) -> list[str]:
    return [step.name for lesson in lessons for step in lesson.steps]


def _positions(game: Game, lesson: Lesson, record: Record) -> list[State | None]:
    """The position after 0, 1, 2 … entries of a record of this game, judged line by line."""
    assert (record.game, record.rules) == (game.meta.id, game.meta.rules), f"{lesson.record}: a record of another game"
    seats = len(record.seats)
    wrong = seats_refusal(game.meta, seats) or options_refusal(game.meta, seats, record.options)
    assert wrong is None, f"{lesson.record} does not fit the game: {wrong}"
    replay = Replay(game, seats, completed(game.meta, record.options), record.log, keep=True)
    fault = replay.run()
    assert fault is None, f"{lesson.record}, entry {fault.index}: {fault.message} ({fault.clause})"
    assert replay.due is None, f"{lesson.record} lacks the chance event {replay.due!r}"
    return replay.positions


def _check_lesson(
    game: Game, tutorial: Tutorial, lesson: Lesson, record: Record, states: Sequence[State | None]
) -> None:
    seats, seat = len(record.seats), tutorial.seat
    assert 0 <= seat < seats, f"{lesson.record} has no seat {seat}"
    assert any(step.decisions for step in lesson.steps), f"{lesson.name}: nothing is decided"
    unknown = [clause for clause in lesson.more if clause not in game.meta.clauses]
    assert not unknown, f"{lesson.name}: there are no clauses {unknown}"
    way = way_of(lesson, seat, record.log)
    for step, number in zip(lesson.steps, way.steps, strict=True):
        state = states[number]
        assert state is not None, f"{step.name}: the game has not begun"
        _check_step(game, step, state, seats, seat)
    last = states[way.end]
    goes_on = last is not None and last.to_act() != 0
    assert goes_on or lesson.name != tutorial.play_on, f"{lesson.name}: nobody can play on after the end of the game"


def _check_step(game: Game, step: Step, state: State, seats: int, seat: int) -> None:
    assert step.clause in game.meta.clauses, f"{step.name}: there is no clause {step.clause}"
    for do, clause in step.refused.items():
        refusal = refusal_of(game, state, seats, seat, do)
        named = None if refusal is None else refusal.clause
        assert named == clause, f"{step.name}: {do} is refused by {named}, not by {clause}"
    for also in step.also:
        refusal = refusal_of(game, state, seats, seat, also)
        assert refusal is None, f"{step.name}: {also} is no other answer: {refusal and refusal.clause}"
    offered = {do for offer in _all_offers(game.offers(state, seat)) for do in offer.do.split(" ")}
    first = step.decisions[:1]
    forms = any(offer.form is not None for offer in game.offers(state, seat))
    assert forms or set(first) <= offered, f"{step.name}: no offer has {first}"


def _refused_things(
    game: Game, tutorial: Tutorial, lesson: Lesson, record: Record, states: Sequence[State | None]
) -> set[str]:
    """What the refusals that a learner may try name on the board."""
    shown = zip(lesson.steps, way_of(lesson, tutorial.seat, record.log).steps, strict=True)
    tried = [(states[number], do) for step, number in shown for do in step.refused]
    refusals = [refusal_of(game, state, len(record.seats), tutorial.seat, do) for state, do in tried if state]
    return {thing for refusal in refusals if refusal is not None for thing in refusal.objects}


def _all_offers(offers: Sequence[Offer]) -> Iterator[Offer]:
    for offer in offers:
        yield offer
        yield from _all_offers(offer.then)


def things_of(game: Game, state: State) -> set[str]:
    """What the offers of a position name on the board."""
    return {thing for offer in _offers_of(game, state) for thing in _named(offer)}


def _glowing(game: Game, state: State) -> set[str]:
    """What may glow in a position: things of the board, and decisions of the list."""
    return things_of(game, state) | {do for offer in _offers_of(game, state) for do in offer.do.split(" ")}


def _offers_of(game: Game, state: State) -> Iterator[Offer]:
    """The offers of all seats that are to act, with what may follow them."""
    for seat in range(state.to_act().bit_length()):
        if state.to_act() >> seat & 1:
            yield from _all_offers(game.offers(state, seat))


def _named(offer: Offer) -> Iterator[str]:
    yield from offer.targets
    for part in offer.form.parts if offer.form else ():
        for choice in part.choices:
            yield from choice.targets


def _things_of_a_game(game: Game, seed: int) -> set[str]:
    """What the offers of one random game name on the board."""
    states = random_game(game, plain_settings(game)[0], seed)
    return {thing for state, _ in states for thing in _glowing(game, state)}


def _must_say(game: Game, tutorial: Tutorial) -> None:
    """Every lesson has a title, a line about it and its questions, every step a sentence, a puzzle its solution."""
    for language in LANGUAGES:
        words = Words(language, game)
        wanted: list[tuple[str, str | None]] = []
        for lesson in tutorial.lessons:
            wanted += [(lesson.name, None), (lesson.name, "about"), (lesson.name, "done")]
            wanted += [(lesson.name, clause.replace(".", "-")) for clause in lesson.more]
            for step in lesson.steps:
                wanted.append((step.name, None))
                wanted += [(step.name, "solved")] if step.puzzle else []
        assert words.has("tutorial"), f"there is no message tutorial in {language!r}"
        missing = [
            f"tutorial-{name}{'.' + part if part else ''}" for name, part in wanted if not _has(words, name, part)
        ]
        assert not missing, f"there is no {', '.join(missing)} in {language!r}"


def _has(words: Words, name: str, part: str | None) -> bool:
    return words.has(f"tutorial-{name}") if part is None else words.has(f"tutorial-{name}", part)
