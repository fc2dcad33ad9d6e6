"""Stewards' own lines: the host alone switches them, and only a change is one."""

import pytest

from engine.kernel.table import Moment, events
from engine.kernel.table.hosting import SetVoices, VoicesSet
from engine.kernel.table.state import NOBODY, Player
from tests.engine.kernel.test_hosting import why
from tests.engine.kernel.test_table import do, seated


def test_the_host_silences_stewards_and_lets_them_speak_again() -> None:
    """They speak until somebody says otherwise."""
    quiet = do(seated(), 0, SetVoices(False))

    assert seated().voices
    assert (VoicesSet(False),) == events(seated(), 0, SetVoices(False), Moment(1))
    assert not quiet.voices
    assert seated() == do(quiet, 0, SetVoices(True))


@pytest.mark.parametrize(
    ("by", "on", "code"), [(1, False, "host_only"), (NOBODY, False, "host_only"), (0, True, "voices_already")]
)
def test_nobody_else_does_and_nothing_is_changed_twice(by: Player, *, on: bool, code: str) -> None:
    """The refusal says why."""
    assert code == why(seated(), by, SetVoices(on))
