"""Names of houses and characters: what may stand, and what is taken (HO-R02, HO-R03)."""

import pytest
from hypothesis import given
from hypothesis.strategies import text
from msgspec.structs import replace

from engine.games.houses.moves import RULINGS, Found, Rename
from engine.kernel.writing import comparable_name, is_lookalike
from tests.engine.games.houses.founding import ARASH, WORLD, founded, started
from tests.engine.games.houses.position import code


@pytest.mark.parametrize(
    "name",
    [
        "peyvandian",
        "PEYVANDIAN ",
        "Ｐｅｙｖａｎｄｉａｎ",
        "Peyvan\u200cdian",
        "Peyvan\u200ddian",
        "Peyvandian\ufe0f",
    ],
)
def test_a_name_that_reads_the_same_is_taken(name: str) -> None:
    """HO-R02: compatibility forms, case, half-space and signs without a shape make no other name."""
    assert "name_taken" == code(WORLD, founded(ARASH), 1, Found(name, "emblem_2", "Mina"))


@pytest.mark.parametrize(
    ("one", "two"), [("كيان", "کیان"), ("می‌رزا", "میرزا"), ("ســام", "سام"), ("پروانة", "پروانه")]
)
def test_arabic_letters_and_the_half_space_make_no_other_name(one: str, two: str) -> None:
    """HO-R02."""
    assert comparable_name(one) == comparable_name(two)


def test_names_that_differ_in_letters_are_two() -> None:
    """HO-R02: folding takes nothing away that is read."""
    assert comparable_name("سام") != comparable_name("سامان")
    assert code(WORLD, founded(ARASH), 1, Found("Peyvandiyan", "emblem_2", "Arash Khan")) is None


def answers(name: str) -> list[str | None]:
    """To this name for a house, for a character, and for a character between generations."""
    state = started().state
    return [
        code(WORLD, state, 0, Found(name, "emblem_1", "Arash")),
        code(WORLD, state, 0, Found("Peyvandian", "emblem_1", name)),
        code(WORLD, replace(state, stage="interlude"), 0, Rename(name)),
    ]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name_empty"),
        ("   ", "name_empty"),
        ("\u200b", "name_empty"),
        ("\u3164", "name_empty"),
        ("a" * 25, "name_long"),
        ("two\nlines", "name_letters"),
        ("turned\u202ename", "name_letters"),
        ("hidden\u200bspace", "name_letters"),
    ],
)
def test_a_name_is_one_line_that_can_be_read(name: str, why: str) -> None:
    """HO-R02, HO-R03: the same for houses and for characters."""
    assert [why, why, why] == answers(name)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Cop", "Сор"),  # the second Cyrillic
        ("IRAN", "lran"),
        ("House 1", "House l"),
        ("House O", "House 0"),
        ("modern", "rnodern"),
        ("کیان", "كيان"),
        ("خانه‌ی باد", "خانهی باد"),
    ],
)
def test_a_name_that_looks_the_same_is_taken(one: str, two: str) -> None:
    """HO-R02: by the skeletons of Unicode's table of confusables; in version 1 only by its letters."""
    first = founded(replace(ARASH, name=one))
    other = Found(two, "emblem_2", "Mina")

    assert "name_taken" == code(WORLD, first, 1, other)


def test_in_a_campaign_of_version_1_look_alikes_stand_side_by_side() -> None:
    """HO-R02: what began with other rules plays on, and is verified, by them."""
    old = replace(founded(replace(ARASH, name="Cop")), ruling=RULINGS[0])
    names = ("Сор", "Pеyvandian", "\u0301\u0302", "discord.gg/abc")

    assert [None] * 4 == [code(WORLD, old, 1, Found(name, "emblem_2", "Mina")) for name in names]


@pytest.mark.parametrize(
    "name",
    [
        "پیوندیان",
        "می‌رزا",
        "خانِ بزرگ",
        "خاندان ۲",
        "مُحَمَّد",
        "St. John",
        "J.R.R. Tolkien",
        "O'Brien",
        "Dr.No",
        "Ёлка",
        "東京タワー",
        "서울",
        "1917",
        "شیر 🦁",
    ],
)
def test_a_name_of_any_one_script_may_stand(name: str) -> None:
    """HO-R02: half-space, marks, digits, dots and signs beside the letters of one script."""
    assert code(WORLD, started().state, 0, Found(name, "emblem_1", name)) is None


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Pеyvandian", "name_scripts"),  # its first e is Cyrillic
        ("خاندان A", "name_scripts"),
        ("House ۲", "name_scripts"),
        ("\u0301\u0302", "name_marks"),
        ("🦁", "name_marks"),
        ("!!!", "name_marks"),
        ("a" + "\u0301\u0302" * 4, "name_marks"),
        ("a \u0301", "name_marks"),
        ("discord.gg/abc", "name_link"),
        ("ｄｉｓｃｏｒｄ．ｇｇ", "name_link"),
        ("discord . gg", "name_link"),
        ("evil.com", "name_link"),
        ("https://x", "name_link"),
        ("www.khan", "name_link"),
        ("a.house/b", "name_link"),
    ],
)
def test_a_name_is_of_one_script_and_leads_nowhere(name: str, why: str) -> None:
    """HO-R02: the same for houses and for characters, at the start and between generations (HO-R03)."""
    assert [why, why, why] == answers(name)


@given(text(max_size=24), text(max_size=24))
def test_whatever_stands_side_by_side_is_read_as_two(one: str, two: str) -> None:
    """HO-R02: alike is the same both ways, and no name is unlike itself, however it is spaced."""
    assert is_lookalike(one, two) == is_lookalike(two, one)
    assert is_lookalike(one, f"  {one}\u200c ")
