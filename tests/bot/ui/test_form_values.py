"""What people type into forms becomes values of fields."""

import pytest

from bot.games.houses.controls.forms import TYPED, cast_of, house_name
from bot.ui.form_values import Entered, number, parse_values
from engine.games.houses.moves import Cast
from engine.kernel.moves import Amount, PartialMove, Pick, Several, Words
from engine.kernel.refused import Refused

CAST = PartialMove("cast", (("ballot", "yes"),), (Amount("power", 1, 8), Pick("seal", (0, 1))))
CLAIMS = ("sage", "judge", "vizier", "priest", "merchant", "sentinel")
RANK = PartialMove("rank_offices", (), (Several("order", CLAIMS, 6, 6, ordered=True),))


@pytest.mark.parametrize("typed", ["3", " 3 ", "۳", "٣", "+3", "03"])
def test_a_number_is_read_in_every_script(typed: str) -> None:
    """Persian and Arabic digits count like Latin ones."""
    assert 3 == number(typed)


@pytest.mark.parametrize("typed", ["", "three", "3.5", "۳٫۵", "3 4", "½"])
def test_what_is_no_whole_number_is_refused(typed: str) -> None:
    """The refusal says so; nothing is guessed."""
    with pytest.raises(Refused) as refused:
        number(typed)

    assert "not_a_number" == refused.value.why.code


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("House Peyvandian", "Peyvandian"),
        (" house  Peyvandian", "Peyvandian"),
        ("خاندان پیوندیان", "پیوندیان"),
        ("خاندانِ پیوندیان", "پیوندیان"),
        ("Peyvandian", "Peyvandian"),
        ("Householders", "Householders"),
        ("خاندانیان", "خاندانیان"),
        ("House", "House"),
        ("House ", "House "),
    ],
)
def test_a_house_is_not_called_house_twice(typed: str, name: str) -> None:
    """HO-1.2: every text says the word before the name; who types it too is understood."""
    begun = PartialMove("found", (), (Words("name", 1, 32), Words("first_name", 1, 32)))
    found = parse_values(begun, {"name": (typed,), "first_name": ("House Martin",)}, TYPED["found"])

    assert name == house_name(typed)
    assert (("name", name), ("first_name", "House Martin")) == found


def test_every_open_field_gets_its_value() -> None:
    """A choice comes back as the value that was offered, not as its text."""
    entered: Entered = {"power": ("۵",), "seal": ("1",)}

    assert (("power", 5), ("seal", 1)) == parse_values(CAST, entered)


def test_a_choice_that_was_left_open_is_refused() -> None:
    """A forged form gets a refusal like any other."""
    with pytest.raises(Refused) as refused:
        parse_values(CAST, {"power": ("5",)})

    assert "choice_unknown" == refused.value.why.code


def test_a_choice_that_is_listed_no_more_is_left_to_the_rules() -> None:
    """HO-R02: an emblem may be taken while its form is open; the rules say so."""
    begun = PartialMove("found", (), (Pick("emblem", ("owl", "key")),))

    assert (("emblem", "lamp"),) == parse_values(begun, {"emblem": ("lamp",)})


@pytest.mark.parametrize(
    ("places", "order"),
    [
        ({}, CLAIMS),
        ({"order0": ("vizier",)}, ("vizier", "sage", "judge", "priest", "merchant", "sentinel")),
        (
            {"order0": ("vizier",), "order1": ("vizier",), "order2": ("sentinel",)},
            ("vizier", "sentinel", "sage", "judge", "priest", "merchant"),
        ),
    ],
)
def test_claims_that_are_not_placed_follow_in_their_old_order(
    places: Entered, order: tuple[str, ...]
) -> None:
    """HO-R15: the default order is the newest event first."""
    assert (("order", order),) == parse_values(RANK, places)


def test_words_stay_as_they_were_typed() -> None:
    """Names are judged by the rules, not here."""
    begun = PartialMove("rename", (), (Words("first_name", 1, 24),))

    assert (("first_name", " آرش "),) == parse_values(begun, {"first_name": (" آرش ",)})


@pytest.mark.parametrize(("seal", "sealed"), [(("1",), True), (("0",), False), ((), False)])
def test_the_seal_of_a_ballot_is_what_was_chosen(seal: tuple[str, ...], sealed: bool) -> None:
    """HO-R19: sealed only where somebody says so, and then it is."""
    entered: Entered = {"ballot": ("no",), "power": ("3",), "seal": seal}

    assert Cast("no", 3, sealed) == cast_of(entered)
