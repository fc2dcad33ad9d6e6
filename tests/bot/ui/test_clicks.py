"""Moves by buttons, menus and forms, as people make them."""

import pytest

from bot.languages import Language
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of
from bot.sandbox.world import World
from engine.games.houses.moves import Ballot
from engine.kernel.sealed import known
from tests.bot.council_world import in_session, menu_values, plain, seated


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


@pytest.mark.parametrize(
    ("language", "said", "left"),
    [
        ("en", "Your ballot: yes with 3 power. It stays cast", "5 free"),
        ("fa", "رأی شما: آری با ۳ قدرت. دیگر عوض نمی‌شود", "۵ آزاد"),
    ],
)
async def test_a_vote_is_one_private_form_in_the_readers_language(
    driver: Driver, world: World, language: Language, said: str, left: str
) -> None:
    """HO-6.4, HO-R18: ballot, power in either digits, sealed or open; nobody else learns anything."""
    council = await in_session(world, driver, language=language)
    before = len(driver.channel())
    form = await driver.click(council.seats[0], council.posted(), "v1:vote:")
    answer = await driver.submit(council.seats[0], form, ballot="yes", power="۳", seal="0")

    assert ["ballot", "power", "seal"] == [field.custom_id for field in form.fields]
    assert ("yes", "no", "gather", "moderate") == form.fields[0].values
    assert answer.private
    assert 1 == council.read(answer.message).count(said)
    assert 1 == council.read(answer.message).count(said.split(".", maxsplit=1)[0].split(": ")[1])
    assert left in council.read(answer.message)
    assert before == len(driver.channel())
    assert Ballot("yes", 3) == known(council.state.phase.slips[0].ballot)


@pytest.mark.parametrize("sealed", [True, False])
async def test_the_form_of_a_ballot_seals_it_or_leaves_it_open(
    driver: Driver, world: World, sealed: bool
) -> None:
    """HO-R19: what was chosen there is what is cast."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.posted(), "v1:vote:")
    await driver.submit(council.seats[0], form, ballot="yes", power="3", seal=str(int(sealed)))

    assert Ballot("yes", 3, sealed) == known(council.state.phase.slips[0].ballot)


@pytest.mark.parametrize(
    ("ballot", "power", "sentence"),
    [
        ("yes", "", "needs at least 1 power"),
        ("no", "9", "at most 8 can lie in this ballot"),
        ("no", "two", "not a whole number"),
    ],
)
async def test_a_form_that_is_no_ballot_is_refused(
    driver: Driver, world: World, ballot: str, power: str, sentence: str
) -> None:
    """HO-6.4: with its reason, and nothing is cast."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.posted(), "v1:vote:")
    answer = await driver.submit(council.seats[0], form, ballot=ballot, power=power, seal="0")

    assert sentence in plain(answer.text)
    assert not council.state.phase.slips[0].cast


async def test_who_has_voted_finds_more_power_and_the_seal_behind_the_same_button(
    driver: Driver, world: World
) -> None:
    """HO-6.5, HO-R19: the form is for a first ballot; then the ballot itself is shown."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.posted(), "v1:vote:")
    await driver.submit(council.seats[0], form, ballot="yes", power="3", seal="0")
    panel = await driver.click(council.seats[0], council.posted(), "v1:vote:")

    assert ["Add power", "Seal", "My seat"] == council.labels(panel.message)


async def test_why_tells_where_each_number_comes_from(driver: Driver, world: World) -> None:
    """The start, an abstention's coin, and the coins of a deal: each change by its rule and its moment."""
    council = await in_session(world, driver)
    await driver.command(council.seats[0], "trade", partner="1", i_pay=2, they_promise="a song")
    await driver.command(council.seats[1], "deals", answer="confirm:0-1-1")
    await driver.click(
        council.seats[0], first_with(council.driver.inbox(council.seats[0]), "Gather"), "Gather"
    )
    panel = await driver.command(council.seats[0], "hand")
    assert panel.message is not None
    leaf = await driver.click(council.seats[0], panel.message, "Why?")
    text = council.read(leaf.message)

    assert "9 coins: 10 at the start, −2 by deal 1-2-1 and +1 for an abstention in phase 1" in text
    assert "8 power: 8 at the start" in text
    assert "If the generation ended now:" in text
    assert "None yet: they come at the end of a generation" in text


def first_with(posts: list[Post], label: str) -> Post:
    """The newest of these messages that has such a button."""
    return next(post for post in reversed(posts) if label in [one.label for one in buttons_of(post)])


async def test_a_form_that_was_opened_before_a_restart_still_counts(driver: Driver, world: World) -> None:
    """All a control knows stands in its custom id."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[1], council.whisper(1), "No")
    await world.restart()
    answer = await driver.submit(council.seats[1], form, power="2", seal="1")
    await world.restart()
    again = await driver.click(council.seats[2], council.whisper(2), "Gather")

    assert "Your ballot: no with 2 power" in council.read(answer.message)
    assert "Your ballot: abstains to gather" in council.read(again.message)


async def test_a_second_ballot_is_refused_with_its_reason(driver: Driver, world: World) -> None:
    """HO-6.5: the other buttons of the same message say that the ballot stays."""
    council = await in_session(world, driver)
    post = council.whisper(0)
    form = await driver.click(council.seats[0], post, "Yes")
    await driver.submit(council.seats[0], form, power="3", seal="0")

    assert "You have cast your ballot" in await council.refused(0, post, "No")
    assert "You have cast your ballot" in await council.refused(0, post, "Gather")


async def test_power_is_only_ever_added(driver: Driver, world: World) -> None:
    """HO-6.5: less is refused, more is not."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.whisper(0), "Yes")
    panel = await driver.submit(council.seats[0], form, power="3", seal="0")
    assert panel.message is not None
    less, more = [await driver.click(council.seats[0], panel.message, "Add power") for _ in range(2)]
    lowered = await driver.submit(council.seats[0], less, power="2")
    raised = await driver.submit(council.seats[0], more, power="5")

    assert "Power can only be added" in plain(lowered.text)
    assert "Your ballot: yes with 5 power" in plain(raised.text)


@pytest.mark.parametrize(
    ("power", "sentence"),
    [
        ("9", "at most 8 can lie in this ballot"),
        ("0", "at least 1 power"),
        ("-1", "at least 1 power"),
        ("abc", "not a whole number"),
    ],
)
async def test_a_ballot_that_can_not_be_is_refused(
    driver: Driver, world: World, power: str, sentence: str
) -> None:
    """HO-6.4, HO-R22: above one's power, below one, or no number."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.whisper(0), "Yes")
    answer = await driver.submit(council.seats[0], form, power=power, seal="0")

    assert sentence in plain(answer.text)
    assert not council.state.phase.slips[0].cast


async def test_a_stranger_reads_that_they_have_no_seat(driver: Driver, world: World) -> None:
    """Any public button; nothing of the match is told."""
    council = await in_session(world, driver)
    stranger = world.members[4]
    answers = [
        await driver.click(stranger, council.posted(), button) for button in ("Vote", "Trade", "My seat")
    ]

    assert all(answer.private for answer in answers)
    assert {"You do not sit at this table."} == {plain(answer.text) for answer in answers}


async def test_the_leaves_of_the_panel_replace_one_another(driver: Driver, world: World) -> None:
    """Deals, goals and board open in the place of the private panel that was pressed; some behind "More"."""
    council = await in_session(world, driver)
    panel = await driver.click(council.seats[0], council.posted(), "My seat")
    texts = []
    for leaf in ("Deals", "Goals", "Board"):
        if leaf != "Deals":
            panel = await driver.click(council.seats[0], panel.message, "More")  # type: ignore[arg-type]
        answer = await driver.click(council.seats[0], panel.message, leaf)  # type: ignore[arg-type]
        texts.append(council.read(answer.message))
        panel = await driver.click(council.seats[0], answer.message, "My seat")  # type: ignore[arg-type]

    assert panel.message is not None
    assert panel.message.ephemeral
    assert ["Your deals", "Goals of your house", "Houses: Legacy"] == [
        text.removeprefix("## ")[: len(head)]
        for text, head in zip(texts, ("Your deals", "Goals of your house", "Houses: Legacy"), strict=True)
    ]
