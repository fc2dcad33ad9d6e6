"""A begun move is offered on as its game says: with the next field, whole, or not at all."""

from msgspec import Struct

from engine.kernel.moves import Field, PartialMove, Pick, Walking, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat


class Take(Struct, frozen=True, tag_field="action", tag="take"):
    """The one move of a game whose state is what may be taken."""

    card: str


def refused(state: tuple[str, ...], seat: Seat, move: Take) -> Refusal | None:
    """A joker is never taken."""
    return no("joker") if move.card == "joker" else None


def card(state: tuple[str, ...], seat: Seat, begun: PartialMove) -> Field | None:
    """The card is asked for, until there is one."""
    return Pick("card", state) if field_value(begun, "card") is None else None


def answerable(field: Field) -> bool:
    """Whether there is anything to pick."""
    return isinstance(field, Pick) and bool(field.among)


WALKING: Walking[tuple[str, ...], Take] = Walking(Take, refused, answerable)


def test_a_begun_move_goes_on_with_its_next_field() -> None:
    assert (PartialMove("take", (), (Pick("card", ("ace", "two")),)),) == WALKING.advance(
        ("ace", "two"), 0, PartialMove("take"), card
    )


def test_a_move_with_nothing_left_to_ask_is_offered_whole() -> None:
    assert (Take("ace"),) == WALKING.advance(("ace",), 0, PartialMove("take", (("card", "ace"),)), card)


def test_a_move_that_can_not_be_finished_or_would_be_refused_is_not_offered() -> None:
    nothing_to_pick = WALKING.advance((), 0, PartialMove("take"), card)
    refused_whole = WALKING.advance(("joker",), 0, PartialMove("take", (("card", "joker"),)), card)
    no_such_move = WALKING.advance(("ace",), 0, PartialMove("give", (("card", "ace"),)), card)

    assert ((), (), ()) == (nothing_to_pick, refused_whole, no_such_move)
