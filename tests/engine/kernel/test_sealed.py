"""The cut: what a viewer may not read leaves here and nowhere else."""

import pytest
from msgspec import Struct

from engine.kernel.sealed import Sealed, cut, known, readable, seal


class Card(Struct, frozen=True):
    """A card that only its owner reads."""

    name: Sealed[str]
    owner: int


class Whisper(Struct, frozen=True):
    """Something whose existence is secret."""

    text: str
    to: tuple[int, ...] | None


class Hand(Struct, frozen=True):
    """A table with both."""

    cards: tuple[Card, ...]
    whispers: tuple[Whisper, ...]
    turn: int


HAND = Hand(
    (Card(seal("duke", 0), 0), Card(seal("captain", 1), 1)),
    (Whisper("between us", (0, 2)), Whisper("to all", None)),
    3,
)


@pytest.mark.parametrize(
    ("viewer", "names", "whispers"),
    [
        (0, ["duke", None], ["between us", "to all"]),
        (1, [None, "captain"], ["to all"]),
        (2, [None, None], ["between us", "to all"]),
        (None, [None, None], ["to all"]),
    ],
)
def test_each_viewer_reads_what_is_for_it(viewer: int | None, names: list[str], whispers: list[str]) -> None:
    """HO-R37: values are blanked, private records are gone, the rest stays."""
    seen = cut(HAND, viewer)

    assert names == [card.name.value for card in seen.cards]
    assert whispers == [whisper.text for whisper in seen.whispers]
    assert 3 == seen.turn


def test_where_nothing_is_hidden_the_thing_itself_comes_back() -> None:
    """A cut costs nothing where it changes nothing."""
    plain = Hand((), (Whisper("to all", None),), 1)

    assert plain is cut(plain, None)


def test_a_cut_twice_is_a_cut_once() -> None:
    """The cut never opens what an earlier one closed."""
    assert cut(HAND, 1) == cut(cut(HAND, 1), 1)
    assert [None, None] == [card.name.value for card in cut(cut(HAND, 1), 0).cards]


def test_what_is_sealed_for_nobody_is_read_by_nobody() -> None:
    """A court's cards are for no seat."""
    court = Card(seal("contessa"), 0)

    assert all(cut(court, viewer).name.value is None for viewer in (None, 0, 1))


def test_what_is_sealed_for_everybody_is_read_by_everybody() -> None:
    """HO-R18 option open: a ballot may be for all."""
    assert "duke" == cut(Card(Sealed("duke", None), 0), None).name.value


def test_a_private_event_is_known_to_its_readers_alone() -> None:
    """An event with a field `to` is a secret as a whole."""
    assert [True, False, True] == [readable(HAND.whispers[0], viewer) for viewer in (0, 1, 2)]
    assert readable(HAND.cards[0], None)


def test_the_rules_never_read_a_cut_value_by_mistake() -> None:
    """A blank value raises where a rule needs it."""
    with pytest.raises(ValueError, match=r"\(0,\)"):
        known(cut(HAND, 1).cards[0].name)
