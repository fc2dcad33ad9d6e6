"""The cut: what a viewer may not read leaves here and nowhere else."""

import pytest
from msgspec import Struct

from engine.kernel.sealed import Sealed, cut, is_readable, open_sealed, seal


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


class Deed(Struct, frozen=True):
    """What others are made of."""


class Bribe(Deed, frozen=True):
    """One of them, with a secret."""

    coins: Sealed[int]


class Branch(Struct, frozen=True):
    """Hides something only further down, and holds its own kind."""

    name: str
    leaf: Card | None = None
    boughs: tuple["Branch", ...] = ()


class Chest(Struct, frozen=True):
    """A secret behind every kind of type there is."""

    plain: tuple[tuple[str, int], ...]
    deeds: tuple[Deed, ...]
    branch: Branch
    one: Deed | str
    pair: tuple[int, Whisper | None] | None


CHEST = Chest(
    (("a", 1),),
    (Bribe(seal(3, 0)),),
    Branch("root", None, (Branch("bough", Card(seal("duke", 0), 0)),)),
    Bribe(seal(4, 1)),
    (1, Whisper("between us", (0, 2))),
)

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


def test_no_type_hides_a_secret_from_the_cut() -> None:
    """HO-R37: what is skipped by its type hides nothing: bases, unions, rows, records in themselves."""
    seen = cut(CHEST, None)
    deed, one = seen.deeds[0], seen.one

    assert isinstance(deed, Bribe)
    assert isinstance(one, Bribe)
    assert deed.coins.value is None
    assert one.coins.value is None
    assert "bough" == seen.branch.boughs[0].name
    assert seen.branch.boughs[0].leaf == Card(Sealed(None, (0,)), 0)
    assert (1,) == seen.pair
    assert CHEST.plain is seen.plain


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
    assert [True, False, True] == [is_readable(HAND.whispers[0], viewer) for viewer in (0, 1, 2)]
    assert is_readable(HAND.cards[0], None)


def test_the_rules_never_read_a_cut_value_by_mistake() -> None:
    """A blank value raises where a rule needs it."""
    with pytest.raises(ValueError, match=r"\(0,\)"):
        open_sealed(cut(HAND, 1).cards[0].name)
