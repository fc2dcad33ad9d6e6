"""Founding and drafting by forms and menus in private messages, as people do it."""

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.world import World
from tests.bot.council_world import menu_values, seated


async def test_houses_are_founded_by_a_form_in_a_private_message(driver: Driver, world: World) -> None:
    """HO-1.2: name, emblem and first name; the table hears, and the next emblem list is shorter."""
    council = await seated(world, driver)
    form = await driver.click(council.seats[0], council.whisper(0), "Found your house")
    answer = await driver.submit(
        council.seats[0], form, name="Peyvandian", emblem=[form.fields[1].values[2]], first_name="Arash"
    )
    second = await driver.click(council.seats[1], council.whisper(1), "Found your house")

    assert answer.private
    assert "Your house stands: House Peyvandian" in council.read(answer.message)
    assert "House Peyvandian is founded" in council.read(council.posted())
    assert form.fields[1].values[2] not in second.fields[1].values


@pytest.mark.parametrize(
    ("name", "spot", "sentence"),
    [
        ("Peyvandian", 1, "Another house has that name"),
        ("PEYVANDIAN ", 1, "Another house has that name"),
        ("\u200c", 1, "A name needs at least one letter"),
    ],
)
async def test_a_name_that_is_taken_or_empty_is_refused(
    driver: Driver, world: World, name: str, spot: int, sentence: str
) -> None:
    """HO-R02: nothing changes, and the asker alone hears why."""
    council = await seated(world, driver)
    forms = [await driver.click(council.seats[seat], council.whisper(seat), "v1:form:") for seat in (0, 1)]
    emblems = forms[0].fields[1].values
    await driver.submit(
        council.seats[0], forms[0], name="Peyvandian", emblem=[emblems[0]], first_name="Arash"
    )
    answer = await driver.submit(
        council.seats[1], forms[1], name=name, emblem=[emblems[spot]], first_name="Nava"
    )

    assert answer.private
    assert sentence in council.read(answer.message)
    assert "" == council.state.houses[1].name


async def test_an_emblem_that_was_taken_meanwhile_is_refused(driver: Driver, world: World) -> None:
    """HO-R02: two forms may be open at once; the second to be sent loses."""
    council = await seated(world, driver)
    forms = [await driver.click(council.seats[seat], council.whisper(seat), "v1:form:") for seat in (0, 1)]
    emblem = forms[0].fields[1].values[0]
    await driver.submit(council.seats[0], forms[0], name="One", emblem=[emblem], first_name="Arash")
    answer = await driver.submit(council.seats[1], forms[1], name="Two", emblem=[emblem], first_name="Nava")

    assert "Another house bears that emblem" in council.read(answer.message)


async def test_the_draft_goes_on_by_private_messages(driver: Driver, world: World) -> None:
    """HO-4.1, HO-4.2: whoever is in turn sees what is left; the table hears nothing of it."""
    council = await seated(world, driver)
    await council.found_all()
    before = len(driver.channel())
    remover = council.state.draft.turn
    left = menu_values(council.whisper(remover))
    removed = await driver.choose(council.seats[remover], council.whisper(remover), [left[0]], "v1:pick:")
    taken = await driver.choose(
        council.seats[remover],
        council.whisper(remover),
        [menu_values(council.whisper(remover))[0]],
        "v1:pick:",
    )

    assert 6 == len(left)
    assert "is out of this generation; only you know" in council.read(removed.message)
    assert "Your secret role is" in council.read(taken.message)
    assert before == len(driver.channel())


async def test_who_takes_no_private_messages_drafts_in_a_private_panel(driver: Driver, world: World) -> None:
    """Closed messages stop nobody: a public line without the secret, and a button that opens the panel."""
    council = await seated(world, driver)
    await council.found_all()
    remover = council.state.draft.turn
    member = council.seats[remover]
    world.close_inbox(member)
    await council.draft_turn(remover)
    line = next(post for post in reversed(driver.channel()) if member.mention in council.read(post))
    panel = await driver.click(member, line, "v1:seat:")
    assert panel.message is not None
    asked = council.read(panel.message)
    taken = await driver.choose(member, panel.message, [menu_values(panel.message)[0]], "v1:pick:")

    assert panel.private
    assert "Take a secret role" in asked
    assert "Your secret role is" in council.read(taken.message)
