"""/chronicle and /story at tables of Coup and Treasure Island: in private, in the reader's words and cut."""

from pathlib import Path

import pytest

from bot.lab.rehearsal.presser import Presser
from bot.languages import Language
from bot.sandbox.reading import menus_of
from bot.sandbox.world import Names, open_world
from engine.kernel.dice import Dice
from tests.bot.core_world import Hall, folder, hall, making, our_bot, plain, unused
from tests.laws.controls import begun, pressed
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

SAID = {
    ("coup", "en"): ("Turn 1:", "The story so far"),
    ("coup", "fa"): ("نوبتِ ۱", "داستان تا اینجا"),
    ("treasure", "en"): ("Day 1.", "The story so far"),
    ("treasure", "fa"): ("روزِ ۱", "داستان تا اینجا"),
}
"""What stands in the chronicle after the first moves, and over the story."""

OWN = {"en": "Nobody else is told", "fa": "به کس دیگری"}


async def playing(hall: Hall, game: str, language: Language, moves: int = 14) -> None:
    """A match of four in which some moves were made."""
    live = await begun(hall, game, 4, language)
    presser = Presser(hall.driver, live.match.id, Dice(f"{game:32}".encode()))
    for _ in range(moves):
        await pressed(hall, presser)


@pytest.mark.parametrize(("game", "language"), list(SAID))
async def test_a_player_reads_what_they_may_know_and_a_stranger_what_everybody_may(
    hall: Hall, game: str, language: Language
) -> None:
    """TI-2.1: one's own side stands in one's own chronicle; both commands answer in private, pages turn."""
    await playing(hall, game, language)
    stranger, seated = hall.world.seat("stranger"), hall.world.members[1]
    for one in (stranger, seated):
        await hall.driver.command(one, "language mine", speak=language)
    mine = await hall.driver.command(seated, "chronicle")
    theirs = await hall.driver.command(stranger, "chronicle")
    story = await hall.driver.command(stranger, "story")
    whole = plain(mine.text)
    assert mine.message is not None
    while SAID[game, language][0] not in whole:
        older = await hall.driver.click(seated, mine.message, "v1:annals:1:go")
        assert older.message is not None
        whole, mine = plain(older.text), older

    assert SAID[game, language][1] in plain(story.text)
    assert all(one.private or (one.message and one.message.ephemeral) for one in (theirs, story))
    assert OWN[language] not in plain(theirs.text)


async def test_a_name_with_signs_of_markdown_is_found_as_it_is_typed(tmp_path: Path) -> None:
    """Many names have an underscore or a stop; in a message such a sign is escaped."""
    names = Names(stewards=("dark_knight", "mr.x", "cyrus", "darya"))
    folder = unused(tmp_path)
    async with open_world(making(folder), names) as world:
        hall, asker = Hall(world, folder), world.members[0]
        await playing(hall, "coup", "en")
        whole = await hall.driver.command(asker, "chronicle", whose="1")
        found = await hall.driver.command(asker, "chronicle", search="Dark_Knight")
        offered = [
            await hall.driver.suggestions(asker, "chronicle", "whose", one) for one in ("dark_k", "mr.x")
        ]

    assert "Turn 3: dark\\_knight is to act" in plain(whole.text)
    assert "Turn 3: dark\\_knight is to act" in plain(found.text)
    assert [["1"], ["2"]] == offered


async def test_what_was_typed_without_choosing_means_the_one_that_is_called_so(hall: Hall) -> None:
    """A name or kind in words is taken as its suggestion; what is none is refused, not passed over."""
    await playing(hall, "coup", "en")
    asker = hall.world.members[0]
    kinds = await hall.driver.suggestions(asker, "chronicle", "what", "")
    name = plain(hall.bot.words("en").say(f"coup-chronicle-kind-{kinds[0]}"))
    chosen = [
        await hall.command(asker, "chronicle", whose="1"),
        await hall.command(asker, "chronicle", what=kinds[0]),
    ]
    typed = [
        await hall.command(asker, "chronicle", whose="Anahita"),
        await hall.command(asker, "chronicle", what=name.upper()),
    ]
    refused = [
        await hall.command(asker, "chronicle", whose="zz"),
        await hall.command(asker, "chronicle", what="zz"),
    ]

    assert chosen == typed
    assert ["That is not one of the choices you have. Nothing was changed."] * 2 == refused


async def test_of_a_match_that_has_not_begun_nobody_reads_that_they_typed_amiss(hall: Hall) -> None:
    """Whatever they ask for, there is nothing to be told yet."""
    await hall.table()
    said = [
        await hall.command(hall.host, "chronicle"),
        await hall.command(hall.host, "chronicle", whose="zz"),
        await hall.command(hall.host, "chronicle", what="zz"),
    ]

    assert ["This table has not begun" in one for one in said] == [True] * 3


async def test_a_match_that_is_over_is_still_told_in_its_channel(hall: Hall) -> None:
    """After a restart as well: who won, and what brought it."""
    await playing(hall, "coup", "en", 400)
    await hall.world.restart()
    story = plain((await hall.driver.command(hall.world.members[0], "story")).text)
    told = plain((await hall.driver.command(hall.world.members[0], "chronicle")).text)

    assert "All cards are shown" in told
    assert "wins" in story or "Nobody wins" in story


@pytest.mark.parametrize(
    ("game", "kinds", "shown"),
    [
        ("coup", ["action", "challenge", "block", "loss"], "چالش‌ها"),
        ("treasure", ["attack", "mutiny", "conflict", "treasure", "journey"], "شورش‌ها"),
    ],
)
async def test_what_is_offered_are_the_kinds_of_this_game(
    hall: Hall, game: str, kinds: list[str], shown: str
) -> None:
    """In the asker's language, while they type; the page has the same as a menu."""
    await playing(hall, game, "fa")
    member = hall.world.members[1]
    offered = await hall.driver.suggestions(member, "chronicle", "what", "")
    one = await hall.driver.suggestions(member, "chronicle", "what", shown[:4])
    page = await hall.driver.command(member, "chronicle", what=kinds[1])
    assert page.message is not None
    menu = next(one for one in menus_of(page.message) if ":kind:" in one.custom_id)

    assert kinds == offered
    assert [kinds[1]] == one
    assert ("all", *kinds) == menu.values
