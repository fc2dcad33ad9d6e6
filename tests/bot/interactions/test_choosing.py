"""A command that several matches could mean goes on from a button, with what its asker has entered."""

from bot.sandbox.reading import buttons_of
from engine.kernel.table.seeds import AddWord
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.bot.interactions.test_finding import asked, at_two_tables, dm, pressed
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def said(hall: Hall) -> list[tuple[int | None, str]]:
    """The words for the dice that were given at match 1: by whom, and which."""
    entries = await hall.bot.matches.entries(1)
    return [(entry.by, entry.action.word) for entry in entries if isinstance(entry.action, AddWord)]


async def test_nobody_goes_on_with_what_somebody_else_has_entered(hall: Hall) -> None:
    """What stands in a command is its writer's own until they send it: a ballot, an offer, a word (HO-R38).

    The mark in the button's id is no secret, as an interaction's number can be guessed. With it somebody else
    would do in their own name what the first had in mind, and so would read it.
    """
    garden = await at_two_tables(hall)
    writer, rival = hall.guests[0], hall.host
    choice = await asked(hall, garden, "campaign word", word="reed")
    assert choice.message is not None
    mine = next(one.custom_id for one in buttons_of(choice.message) if ":which:1:" in one.custom_id)
    stolen = await pressed(hall, rival, await dm(hall, rival, mine))
    before = await said(hall)
    await hall.driver.click(writer, choice.message, mine)

    assert "forgotten since a restart" in stolen[0]
    assert [] == before
    assert [(hall.live().player_of(writer.id), "reed")] == await said(hall)
