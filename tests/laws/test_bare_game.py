"""Law: a game without plugin, texts and stewards is offered, played and counted (docs/architecture.md).

The game is one of the tests' alone, so that nothing of the program can have been made for it.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.client import Parts
from bot.lab.rehearsal.presser import Presser
from bot.lab.simulation import jobs
from bot.languages import LANGUAGES, Language
from bot.wiring import load_parts
from engine import games
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from tests.bot.cli.command import khandan
from tests.bot.core_world import RING, opened_hall, plain, whole
from tests.laws import example_game
from tests.laws.controls import PRESSES, pressed

PAGE = Path(__file__).parents[2] / "docs" / "adding_a_game.md"
GAMES = 12
UNFINISHED = {"en": "unfinished", "fa": "ناتمام"}


@pytest.fixture(autouse=True)
def with_nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program, whose table of games has one more line."""
    known: dict[str, AnyGame] = games.without_content()
    monkeypatch.setattr(games, "without_content", lambda: {**known, example_game.NAME: example_game.game()})
    jobs.load_playable.cache_clear()
    yield
    jobs.load_playable.cache_clear()


def with_one_more(language: Language) -> Parts:
    """All that the program has; a text that is missing is an error."""
    return load_parts(whole(language).settings, RING, dict(whole().words))


def test_the_page_on_adding_a_game_holds_the_example_whole() -> None:
    """In order, part by part, and nothing else; the words on top of the file are the page's own."""
    page = PAGE.read_text("utf-8").partition("\n## The file\n")[2]
    shown = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    source = Path(example_game.__file__).read_text("utf-8").split('"""', 2)[2]

    assert _code_lines(source) == _code_lines(shown)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_without_texts_is_offered_and_played_to_its_end_by_what_is_shown(
    tmp_path: Path, language: Language
) -> None:
    """The bot starts, `/table new` names the game by its own code, and people who know no rules end it."""
    async with opened_hall(tmp_path, with_one_more(language)) as hall:
        table = hall.bot.tree.get_command("table")
        new = table.get_command("new")  # type: ignore[union-attr]
        offered = {str(one.name) for one in new.get_parameter("game").choices}  # type: ignore[union-attr]
        await hall.command(hall.host, "table new", game=example_game.NAME, seats=2, language=language)
        door = hall.doors()[0]
        for member in hall.world.members[:2]:
            await hall.press(member, door, "v1:join:")
        await hall.press(hall.host, door, "v1:begin:")
        presser = Presser(hall.driver, 1, Dice(b"a game of nobody"))
        for _ in range(PRESSES):
            if hall.live().table.status == "over":
                break
            assert await pressed(hall, presser)
        said = "\n".join(map(plain, hall.lines()))

        assert example_game.NAME in offered
        assert "over" == hall.live().table.status
        assert example_game.NAME in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_simulated_games_are_counted_by_the_game_s_own_code_of_their_end(
    tmp_path: Path, language: Language
) -> None:
    """By its usual stewards, none being named; "unfinished" is for games that did not end alone."""
    report = tmp_path / "report.json"
    words = ("--games", str(GAMES), "--jobs", "1", "--json", str(report))
    told = khandan(tmp_path, "simulate", example_game.NAME, *words, language=language)
    counted = json.loads(report.read_text("utf-8"))["counts"]["ended"]

    assert (0, "") == (told.exit_code, told.stderr)
    assert {example_game.ENDED: GAMES} == counted
    assert example_game.ENDED in told.stdout
    assert UNFINISHED[language] not in told.stdout


def _code_lines(source: str) -> list[str]:
    return [line for line in source.splitlines() if line.strip()]
