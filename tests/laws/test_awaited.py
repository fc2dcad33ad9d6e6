"""Whom the table awaits may be told where it is public: reminders and boards lean on `Wait.secret`."""

from collections.abc import Iterator

import msgspec
import pytest

from bot.lab.leaks.audit import Plan, Verdict, verdict_of
from bot.lab.leaks.moments import Moment, moments
from bot.lab.leaks.rules_outlets import Outlet, Said, public_waits
from engine.kernel.dice import Dice
from engine.kernel.seats import Viewer
from tests.laws.samples import NAMES, table

MOVES, SEEDS = 100, 2


def verdicts(name: str, outlet: Outlet) -> list[Verdict]:
    """What the leak law finds in some matches if this outlet were open to everybody."""
    game = table()[name]
    plan = Plan((outlet,), (), every=MOVES, ghosts=10 * MOVES)
    return [
        verdict_of(list(moments(game, seed, MOVES)), plan, Dice(b"who is awaited")) for seed in range(SEEDS)
    ]


def every_wait(moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """Secret ones too, as no board may show them."""
    yield "awaited", msgspec.json.encode(moment.match_state.waits)


@pytest.mark.parametrize("name", NAMES)
def test_who_is_awaited_in_public_depends_on_no_secret(name: str) -> None:
    """HO-R18, CO-R26, TI-R27."""
    found = verdicts(name, public_waits)

    assert [] == [leak for one in found for leak in one.leaks]
    assert all(one.compared for one in found)


@pytest.mark.parametrize("name", NAMES)
def test_a_wait_that_is_marked_secret_would_betray_its_seat(name: str) -> None:
    """HO-R18: a ballot kept open; CO-R11: a second thought; TI-R27: a vote not yet given.

    A game that marks none has none to betray (BR-ENG-4: who is asked is public).
    """
    game = table()[name]
    played = (one for seed in range(SEEDS) for one in moments(game, seed, MOVES))
    marked = any(wait.secret for one in played for wait in one.match_state.waits)

    assert not marked or any(one.leaks for one in verdicts(name, every_wait))
