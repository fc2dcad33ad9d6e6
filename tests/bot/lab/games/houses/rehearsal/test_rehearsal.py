"""A rehearsal plays a whole campaign through what players have, and is spoiled by what must not be."""

import asyncio
from functools import cache, partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple, get_args

import pytest

from bot.interactions import errors
from bot.lab.games.houses.rehearsal import play
from bot.lab.games.houses.rehearsal.play import Pause, rehearse
from bot.lab.rehearsal.stage import Asked, Spoiled
from bot.languages import Language
from bot.sandbox.stopwatch import Clock
from bot.ui import form_values
from bot.wiring import make_bot
from engine.kernel.refused import Refusal
from tests.made_once import whole

ALL: tuple[Pause, ...] = get_args(Pause)


class Played(NamedTuple):
    """What was counted, the chronicle, and where the bot was restarted."""

    counts: dict[str, int]
    told: str
    restarted: tuple[Pause, ...]


def played(
    seed: int = 7, language: Language = "en", restarts: tuple[Pause, ...] = (), clock: Clock = process_time
) -> Played:
    """A campaign of one generation; its answers are timed by our own work, not by what else runs here."""
    lines: list[str] = []
    restarted: list[Pause] = []
    asked = Asked(seed, language, restarts, 1)

    def tell(code: str, *, pause: Pause) -> None:
        restarted.append(pause)

    with TemporaryDirectory() as folder:
        work = rehearse(asked, partial(make_bot, whole()), Path(folder), lines.append, tell, clock)
        had = asyncio.run(work)
        return Played(had.numbers, "\n".join(lines), tuple(restarted))


once = cache(played)
"""The same, for tests that only look at it."""


def test_a_role_taken_by_mistake_is_given_back_by_leave_of_the_table() -> None:
    """peers.md 15: the post that asked has changed by then, and a line tells what came of it."""
    told = once(restarts=ALL).told

    assert 1 == told.count("Request 1 is closed.")
    assert 1 == told.count("is taken back, and all that was done since")


def test_a_campaign_is_played_with_restarts_and_bad_inputs() -> None:
    """HO-4, HO-6, HO-R21: in the middle of a draft, of a vote and of a tie; five refusals."""
    found = once(restarts=ALL)

    assert set(ALL) == set(found.restarted)
    assert (1, 5) == (found.counts["generations"], found.counts["refusals"])
    assert found.counts["ballots"] == found.counts["phases"] * 5
    assert found.counts["phases"] >= 3


def test_the_chronicle_reads_as_the_channel_does() -> None:
    """In the table's language, names for mentions, no marks of direction."""
    english, persian = once(restarts=ALL).told, once(8, "fa").told

    assert "House Peyvandian" in english
    assert "The end of the campaign" in english
    assert "خاندانِ پیوندیان" in persian
    for told in (english, persian):
        assert "<@" not in told
        assert not set("\u2066\u2067\u2068\u2069") & set(told)


def test_the_same_seed_gives_the_same_campaign() -> None:
    """To the letter, restarts included; who takes no private messages may be called a line later."""
    one, other = once(restarts=ALL), played(restarts=ALL)

    assert (one.counts, one.restarted) == (other.counts, other.restarted)
    assert sorted(one.told.splitlines()) == sorted(other.told.splitlines())


def test_an_answer_that_took_more_than_a_second_spoils_it() -> None:
    """By a clock on which every answer takes two."""
    ticks = count(step=2)

    with pytest.raises(Spoiled, match=r"answered after 2\.00 seconds"):
        played(clock=lambda: float(next(ticks)))


def test_a_refusal_without_its_sentence_spoils_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first bad input finds it."""

    async def silent(interaction: object, error: Exception) -> str:
        return "-"

    monkeypatch.setattr(errors, "sentence", silent)

    with pytest.raises(Spoiled, match="but said was '-'"):
        played()


def test_a_move_that_is_not_kept_as_it_was_meant_spoils_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A form that reads every number one too low."""
    true = form_values.number
    monkeypatch.setattr(form_values, "number", lambda text: max(1, true(text) - 1))

    with pytest.raises(Spoiled, match=r"meant (Cast|AddPower)\("):
        played()


def test_a_bad_input_that_is_allowed_spoils_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the rules let a house vote with more power than it has."""

    def nothing(*_: object) -> Refusal | None:
        return None

    monkeypatch.setattr(play, "refusal", nothing)

    with pytest.raises(Spoiled, match="would allow it"):
        played()


def test_a_restart_for_which_there_was_no_moment_spoils_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rehearsal that did not do what it was told has shown nothing."""
    monkeypatch.setitem(play.MOMENTS, "tie", lambda state: False)

    with pytest.raises(Spoiled, match="no moment to restart"):
        played(restarts=("tie",))
