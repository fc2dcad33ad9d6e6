"""Undo and the leak law: what comes of asking tells nothing of moves the asker can't see (peers.md 15)."""

from collections.abc import Iterator

import pytest
from msgspec import Struct

from bot.lab.leaks.audit import plan, verdict_of
from bot.lab.leaks.comparing import Leak
from bot.lab.leaks.moments import dice_for, moments
from engine import games
from engine.kernel.seats import Viewer
from tests.engine.games.houses import small


def leaks(seeds: range) -> Iterator[Leak]:
    """What the audit finds in random campaigns, ghosts of private offers among them."""
    game = games.table(small.content())["houses"]
    for seed in seeds:
        match = tuple(moments(game, seed, 150))
        yield from verdict_of(match, plan(None, (), ()), dice_for(game, seed)).leaks


def test_what_comes_of_a_request_tells_nothing_of_a_secret_offer() -> None:
    """A third seat's undo is asked, refused or carried just as if the offer had not been made."""
    assert [] == list(leaks(range(5)))


def test_an_undo_that_is_refused_by_what_its_asker_did_not_see_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The law can fail: here any entry since stands in the way, seen or not."""

    def seen(event: Struct, viewer: Viewer) -> bool:
        return True

    monkeypatch.setattr("engine.match.match_state.is_readable", seen)

    assert any("request" in leak.where for leak in leaks(range(12)))
