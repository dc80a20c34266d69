"""The Fluent files: readable, complete in both languages, nothing twice, nothing unused."""

import re
from functools import cache
from pathlib import Path

import pytest

from stellwerk.bots.kinds import kinds_of
from stellwerk.contract.positions import settings
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import all_games
from stellwerk.kernel.tutorial import read_tutorial
from stellwerk.words.source import LANGUAGES, game_source
from stellwerk.words.words import clause_id
from tests.words.catalogue import doubles, entries, junk, references
from tests.words.emitted import Said, said_by

ROOT = Path(__file__).parent.parent.parent
FRAME = ROOT / "src/stellwerk/words/locales"
GAMES = list(all_games().values())


def frame_text(language: str) -> str:
    """All files of the frame, the browser's included."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((FRAME / language).glob("*.ftl")))


def sources(language: str) -> dict[str, str]:
    """The words of the frame and of every game."""
    games = {game.meta.id: game_source(game, language) for game in GAMES}
    return {"frame": frame_text(language), **games}


ALL = ["frame", *(game.meta.id for game in GAMES)]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_has_no_message_twice(name: str, language: str) -> None:
    source = sources(language)[name]
    assert junk(source) == []
    assert doubles(source) == []


@pytest.mark.parametrize("name", ALL)
def test_german_and_english_have_the_same_messages_attributes_and_variables(name: str) -> None:
    german, english = (entries(sources(language)[name]) for language in ("de", "en"))
    assert german.keys() == english.keys()
    for id, parts in german.items():
        assert parts.keys() == english[id].keys(), f"{id}: the attributes differ"
        for part, variables in parts.items():
            assert variables == english[id][part], f"{id}, {part}: the variables differ"


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_have_the_same_files(language: str) -> None:
    assert {path.name for path in (FRAME / language).iterdir()} == {path.name for path in (FRAME / "en").iterdir()}


def test_every_problem_code_of_the_protocol_has_a_sentence() -> None:
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    line = next(line for line in page.splitlines() if line.startswith("Problem codes:"))
    without_asides = re.sub(r"\([^)]*\)", "", line)
    codes = [code for text in re.findall(r"`([a-z_|]+)`", without_asides) for code in _codes(text)]
    assert len(codes) > 10
    assert {f"problem-{code}" for code in codes} <= entries(frame_text("de")).keys()


def _codes(text: str) -> list[str]:
    """`no_such_game|table` is `no_such_game` and `no_such_table`."""
    first, *others = text.split("|")
    return [first, *(first.rpartition("_")[0] + "_" + other for other in others)]


@cache
def _code() -> str:
    """The text of all sources that may name a message."""
    python = (ROOT / "src/stellwerk").rglob("*.py")
    web = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in (*python, *web))


@cache
def _literals() -> set[str]:
    """Words between quotes in the sources."""
    return set(re.findall(r"[\"'`@]([A-Za-z][\w-]*)(?=[\"'`])", _code()))


def _prefixes(code: str) -> tuple[str, ...]:
    """Beginnings of ids that sources complete: f"problem-{code}", `bot-${name}`, 'bot-' + name."""
    return tuple(set(re.findall(r"[\"'`@]([A-Za-z][\w-]*-)(?:\$?\{|[\"'`])", code)))


def _browser_code(game: str) -> str:
    """The sources of a game's part of the client."""
    files = (ROOT / "web/src/games" / game).glob("*")
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.suffix in (".ts", ".svelte"))


def _rare(game: str) -> set[str]:
    """What a game's rules can say, also where no random game gets: `fact-` and a word of theirs or of their data."""
    folder = ROOT / "src/stellwerk/games" / game
    code, data = (_text(folder, "*.py"), _text(folder / "data", "*.json"))
    words = set(re.findall(r"\"([a-z]\w*)\"", code + data))
    words |= {word.replace("_", "-") for word in words}
    return {begin + word for begin in ("fact-", "group-", "prompt-", "chance-", *_prefixes(code)) for word in words}


def _text(folder: Path, pattern: str) -> str:
    """The text of all files below a folder whose names fit."""
    return "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob(pattern))


def test_no_message_of_the_frame_is_unused() -> None:
    text = frame_text("de")
    used, begun = _literals() | references(text), _prefixes(_code())
    assert [id for id in entries(text) if id not in used and not id.startswith(begun)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_no_message_of_a_game_is_unused(game: Game) -> None:
    text = game_source(game, "de")
    used = ids_of_meta(game) | ids_of_play(said_in(game.meta.id)) | _literals() | references(text) | _rare(game.meta.id)
    used |= ids_of_tutorial(game) | {f"kind-{kind.replace(':', '-')}" for kind in kinds_of(game).names}
    begun = ("intro-", "coach-", *_prefixes(_browser_code(game.meta.id)))
    assert [id for id in entries(text) if id not in used and not id.startswith(begun)] == []


@cache
def said_in(id: str) -> Said:
    """What is said in a random game of every kind of table."""
    game = all_games()[id]
    return said_by(game, settings(game), 1)


def ids_of_meta(game: Game) -> set[str]:
    """What pages and lists say of a game without playing it."""
    meta = game.meta
    ids = {"title", "pitch", *map(clause_id, meta.clauses)} | {f"section-{section.id}" for section in meta.sections}
    ids |= {f"reason-{reason}" for reason in meta.reasons}
    ids |= {f"version-{clause_id(version)}" for version in meta.versions}
    for option in (*meta.options, *meta.settings):
        values = [str(value).lower() if isinstance(value, bool) else str(value) for value in option.values]
        ids |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in values)}
        ids |= {f"option-{option.name}-{value}" for value in ("null", "seat", option.least, option.most)}
    return ids


def ids_of_tutorial(game: Game) -> set[str]:
    """What a game says in its tutorial."""
    tutorial = read_tutorial(game)
    lessons = [] if tutorial is None else tutorial.lessons
    named = [*lessons, *(step for lesson in lessons for step in lesson.steps)]
    return {"tutorial", *(f"tutorial-{thing.name}" for thing in named)}


def ids_of_play(said: Said) -> set[str]:
    """What a game says while it is played."""
    messages = [*said.messages.values(), *said.prompts.values()]
    data = [message.args for message in messages] + [thing.data for thing in said.facts.values()]
    named = {
        str(value)[1:]
        for args in [*data, *(thing.data for thing in said.refusals.values())]
        for value in args.values()
        if str(value).startswith("@")
    }
    facts = {f"fact-{fact.kind}" for fact in said.facts.values()}
    return named | facts | {message.id for message in messages} | {f"group-{group}" for group in said.groups}
