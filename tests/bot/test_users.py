"""What people are called: something that can be seen, never a link, and no two at a table alike."""

import re
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from simcord import MemberActor

from bot.pictures.facts import plain_name
from bot.render.limits import USER_NAME
from bot.render.renderer import Scene
from bot.render.users import clean, plain_words, users_words
from bot.sandbox.reading import text_of
from bot.users import distinct_names, join_names, split_names
from engine.kernel.writing import is_lookalike
from engine.store import SeenName
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.bot.games.houses.houses_matches import words
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

MASKED = re.compile(r"(?<!\\)\[[^\]\n]*(?<!\\)\]\(<?http")
"""A masked link of which no sign is escaped."""


def newcomer(hall: Hall, username: str, display_name: str) -> MemberActor:
    """Somebody who comes to the server under these names."""
    return hall.world.guild.add_member(hall.world.env.create_user(username, global_name=display_name))


async def seats_of(hall: Hall, *people: MemberActor) -> str:
    """What the opening post says once these people sit there."""
    await hall.command(people[0], "campaign new", seats=3)
    door = hall.doors()[0]
    for member in people:
        await hall.press(member, door, "v1:join:")
    return text_of(hall.doors()[0])


def scene_of(hall: Hall) -> Scene:
    """The match as everything is made from it."""
    return hall.bot.scene(hall.live(), "en")


async def test_a_display_name_is_no_masked_link(hall: Hall) -> None:
    """A link "Win" in the bot's own words would be trusted."""
    said = await seats_of(hall, newcomer(hall, "liar", "[[Win](http://a.io)"))

    assert MASKED.search(said) is None
    assert "[[Win](http://a.io)" in plain_words(said)


@pytest.mark.parametrize(("username", "shown"), [("blank", "blank"), ("\u2800", "seat 1")])
async def test_a_blank_display_name_is_shown_as_something(hall: Hall, username: str, shown: str) -> None:
    """U+3164 alone: the username serves, and where nothing of that is seen either the seat's number."""
    said = plain(await seats_of(hall, newcomer(hall, username, "\u3164")))

    assert f"1. {shown}, host" in said


async def test_two_people_of_one_name_are_told_apart_in_words_and_pictures(hall: Hall) -> None:
    """By the username behind it, also where one name only looks like the other."""
    people = [
        newcomer(hall, "amir_r", "Amir"),
        newcomer(hall, "amir.k", "Аmir"),
        newcomer(hall, "zal", "Zal"),
    ]
    said = plain(await seats_of(hall, *people))
    drawn = [plain_name(name, "") for name in scene_of(hall).names]

    seats = [line for line in plain_words(said).splitlines() if re.match(r"\d\. ", line)]

    assert ["1. Amir (amir_r), host", "2. Аmir (amir.k)", "3. Zal"] == seats
    assert [0, 1, 2] == [drawn.index(one) for one in drawn]


async def test_a_name_that_was_kept_by_an_earlier_version_is_read(hall: Hall) -> None:
    """Before, the display name alone was kept, and escaped as it was shown then."""
    await seats_of(hall, hall.host)
    await hall.bot.store.write.set_names(
        {hall.host.id: SeenName(r"\[[Win](http://a.io)", hall.bot.waiting.now())}
    )
    hall.bot.user_names.forget(hall.host.id)
    await hall.bot.user_names.learn((hall.host.id,))
    name = hall.bot.user_names.name(hall.host.id)

    assert name is not None
    assert (MASKED.search(name), "[[Win](http://a.io)") == (None, plain_words(name))


@given(st.text(max_size=40), st.text(max_size=40))
def test_both_names_are_kept_as_one_text(display_name: str, username: str) -> None:
    """Whatever is in them."""
    kept = (" ".join(display_name.split()), " ".join(username.split()))

    assert kept == split_names(join_names(display_name, username))


@pytest.mark.parametrize(
    ("called", "usernames", "expected"),
    [
        (("Amir", "Zal"), ("a", "z"), ("Amir", "Zal")),
        (("Amir", "Amir"), ("a", "b"), ("Amir (a)", "Amir (b)")),
        (("Amir", "Amir"), ("", "b"), ("Amir", "Amir (b)")),
        (("Amir", "Amir"), ("", ""), ("Amir (1)", "Amir (2)")),
        (("Amir", "Amir"), ("same", "same"), ("Amir (1)", "Amir (2)")),
        (("steward 1", "steward 1"), ("", "liar"), ("steward 1", "steward 1 (liar)")),
        (("Amir", "Amir", "Amir (a)"), ("a", "b", "c"), ("Amir (a) (1)", "Amir (b)", "Amir (a) (3)")),
        (
            ("x" * 32, "x" * 32),
            ("a" * 12, "b" * 12),
            (f"{'x' * 16}… ({'a' * 12})", f"{'x' * 16}… ({'b' * 12})"),
        ),
    ],
)
def test_whoever_shares_a_name_has_something_behind_it(
    called: tuple[str, ...], usernames: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    """The username, else the number of the seat; somebody who pretends is found out too."""
    assert expected == tuple(plain(one) for one in distinct_names(called, usernames, words("en")))


NAMES = st.sampled_from(("Amir", "Аmir", "amir", "Amir (a)", "Amir (1)", "x" * 32, "\ufdfa" * 30)) | st.text()
USERNAMES = st.sampled_from(("", "a", "b", "long_username_of_somebody"))


@given(st.lists(st.tuples(NAMES, USERNAMES), max_size=6))
def test_no_two_names_of_a_table_are_alike(people: list[tuple[str, str]]) -> None:
    """Law: whatever people call themselves; and none is longer than one name may be."""
    called = [users_words(name, USER_NAME) or f"seat {seat + 1}" for seat, (name, _) in enumerate(people)]
    told = distinct_names(called, [clean(username, 12) for _, username in people], words("en"))
    shown = [plain_words(plain(one)) for one in told]

    assert not [(one, other) for one, other in combinations(shown, 2) if is_lookalike(one, other)]
    assert all(len(one) <= USER_NAME for one in shown)
