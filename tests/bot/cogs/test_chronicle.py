"""/chronicle and /story: where they answer, where they refuse, and what they still tell when all is over."""

from pathlib import Path

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.world import MakeBot, World
from engine.games.houses.moves import Cast
from tests.bot.council_world import Council, in_session, making, plain, seated, words
from tests.engine.service import expire_wait
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def played_out(council: Council) -> None:
    """Everybody gathers until the king is gone and the campaign with him."""
    matches = council.bot.matches
    while council.live.table.status == "playing":
        for wait in council.live.match_state.waits:
            if wait.ask == "vote":
                await matches.act(council.match, council.seats[wait.seat].id, Cast("gather"))
            else:
                await expire_wait(matches, council.match, wait.id)
    await council.bot.after_move(council.match)
    await council.world.settle()


async def test_a_campaign_that_is_over_is_still_told_in_its_channel(world: World, driver: Driver) -> None:
    """Row 3: the questions come when the game is over, after a restart as well."""
    council = await in_session(world, driver, generations=1)
    await played_out(council)
    await world.restart()
    answer = await driver.command(world.visitor, "chronicle", what="king")
    story = await driver.command(world.visitor, "story")

    assert "king’s end" in plain(answer.text)
    assert "Generation 1, scored" in plain(answer.text)
    assert "Generation 1: " in plain(story.text)


async def test_where_no_campaign_was_played_the_refusal_says_so(world: World, driver: Driver) -> None:
    answer = await driver.command(world.visitor, "chronicle")

    assert answer.private
    assert plain(words()["en"].say("refusal-no-table")) == plain(answer.text)


async def test_a_campaign_that_has_just_begun_has_an_empty_chronicle(world: World, driver: Driver) -> None:
    """Before the first count there is nothing, and that is said; the story has scores at least."""
    await seated(world, driver)

    assert "Nothing has been decided yet." in plain((await driver.command(world.visitor, "chronicle")).text)
    assert "Prestige and crowns so far" in plain((await driver.command(world.visitor, "story")).text)


async def test_houses_are_offered_by_name_while_one_types(world: World, driver: Driver) -> None:
    """Their values are seats; a name is found whatever its case."""
    await in_session(world, driver)

    assert ["1"] == await driver.suggestions(world.visitor, "chronicle", "whose", "PEYVANDIAN1")
    assert ["0", "1", "2"] == await driver.suggestions(world.visitor, "chronicle", "whose", "")


async def test_a_persian_reader_reads_persian(world: World, driver: Driver) -> None:
    """The reader's own language, not the table's."""
    council = await in_session(world, driver)
    await driver.command(council.seats[0], "language mine", speak="fa")
    answer = await driver.command(council.seats[0], "chronicle")

    assert "وقایع‌نامه" in answer.text


async def test_when_all_is_over_the_board_says_who_has_won(world: World, driver: Driver) -> None:
    """HO-R05: no king reigns any more, nothing is foreseen; the same for who asks for the board."""
    council = await in_session(world, driver, generations=1)
    await played_out(council)
    await world.restart()
    asked = plain((await driver.command(world.members[1], "campaign status")).text)
    shown = [council.read(post) for post in driver.channel() if "The campaign is over." in council.read(post)]

    for text in (shown[0], asked):
        assert "The end of the campaign" in text
        assert text.count("prestige, ") == 3
        assert "1. House Peyvandian" in text
        assert not [words for words in ("reigns", "If it ended", "awaited") if words in text]
