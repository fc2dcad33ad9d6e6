"""Records say what they are and give nothing away."""

import pytest

from engine.store import Entry
from tests.engine.store.making import move, new_match


def test_the_repr_of_an_entry_shows_no_payload() -> None:
    """Logs carry ids and codes, never payloads: not even by the repr of what was being written."""
    body = b"seat 2 is the traitor"

    assert "Entry(seq=0, size=21)" == repr(Entry(0, body))
    assert "traitor" not in repr(move(1, 0, body=body))


def test_the_repr_of_a_new_match_shows_no_seed() -> None:
    """The master seed of the dice is a payload too."""
    assert "NewMatch(game='houses', guild=10, channel=20, host=30)" == repr(new_match(secret=b"seed"))


def test_an_interaction_needs_an_entry_to_lie_beside() -> None:
    """An append with an interaction and no entry has nothing to answer its redelivery with."""
    with pytest.raises(ValueError, match="7"):
        move(1, interaction=7)
