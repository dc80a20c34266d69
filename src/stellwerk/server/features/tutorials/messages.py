"""The tutorial of a game as clients see it, and the wish to play on."""

from msgspec import Struct

from stellwerk.kernel.tutorial import Lesson, Step, Tutorial, Way


class StepInfo(Struct, frozen=True):
    """A step of a lesson; its sentence is the game's message `tutorial-<name>`.

    number: the position that it shows. glow: a target of the board, or a notation. do: the decisions that are asked
    for, none to read on. also: other right answers. refused: what may be tried, with the clause that refuses it.
    """

    name: str
    clause: str
    number: int
    glow: str | None
    do: list[str]
    also: list[str]
    refused: dict[str, str]
    puzzle: bool


class LessonInfo(Struct, frozen=True):
    """A lesson; the game's message `tutorial-<name>` is its title, `.about` and `.done` what is said before and after.

    positions: the numbers of all positions, from the first step to the end of the lesson. more: clauses that answer
    further questions; the question is the attribute of the lesson's message that is named after the clause.
    """

    name: str
    positions: list[int]
    steps: list[StepInfo]
    more: list[str]


class TutorialInfo(Struct, frozen=True):
    """The tutorial of a game. play_on: the lesson from whose end one can play on."""

    game: str
    seat: int
    play_on: str
    lessons: list[LessonInfo]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to play on against bots; `salt_hash` as in NewSeat."""

    salt_hash: str | None = None


def tutorial_info(game: str, tutorial: Tutorial, ways: list[Way]) -> TutorialInfo:
    """What clients see of a tutorial, whose lessons go these ways through their records."""
    lessons = [_lesson_info(lesson, way) for lesson, way in zip(tutorial.lessons, ways, strict=True)]
    return TutorialInfo(game, tutorial.seat, tutorial.play_on, lessons)


def _lesson_info(lesson: Lesson, way: Way) -> LessonInfo:
    steps = [_step_info(step, number) for step, number in zip(lesson.steps, way.steps, strict=True)]
    return LessonInfo(lesson.name, way.positions, steps, lesson.more)


def _step_info(step: Step, number: int) -> StepInfo:
    return StepInfo(
        name=step.name,
        clause=step.clause,
        number=number,
        glow=step.glow,
        do=step.decisions,
        also=step.also,
        refused=step.refused,
        puzzle=step.puzzle,
    )
