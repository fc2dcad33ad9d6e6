"""A player's own language in what is theirs alone, the table's before everybody; names keep theirs."""

import re

from simcord import MemberActor

from bot.render.bidi import FSI, PDI, RLI
from bot.sandbox.reading import buttons_of, text_of
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

PERSIAN = re.compile("[\u0620-\u06d3]")
LATIN = re.compile("[A-Za-z]{3}")


async def mixed(hall: Hall) -> None:
    """A Persian table of three; the second player reads English. Their houses have names of both scripts."""
    await hall.command(hall.guests[0], "language mine", speak="en")
    await hall.begun(language="fa")
    for member, name in zip(hall.world.members, ("پیوندیان", "Navdar (1)", "کوهدل"), strict=False):
        await hall.found(member, name)


async def choices(hall: Hall, member: MemberActor) -> list[str]:
    """What is offered to a member who orders a trade: the names as they are shown."""
    async with hall.world.turn:
        found = await member.autocomplete(hall.world.channel, "role", "role", "")
    return [one["name"] for one in found]


async def test_forms_come_in_the_pressers_language(hall: Hall) -> None:
    """Title and labels, from the same public button."""
    await hall.begun(language="fa")
    await hall.command(hall.guests[0], "language mine", speak="en")
    titles = []
    for member in (hall.host, hall.guests[0]):
        form = await hall.driver.click(member, hall.driver.inbox(member)[-1], "v1:form:")
        assert form.form is not None
        titles.append(plain(form.form["title"]) + "".join(plain(one.label) for one in form.fields))

    assert [True, False] == [bool(PERSIAN.search(one)) for one in titles]
    assert [False, True] == [bool(LATIN.search(one)) for one in titles]


async def test_what_completes_an_option_comes_in_the_typists_language(hall: Hall) -> None:
    """Roles, by name."""
    await mixed(hall)
    offered = {member.name: await choices(hall, member) for member in hall.world.members[:3]}
    turn = hall.live().match_state.state.draft.turn
    said = offered[hall.world.members[turn].name]

    assert said
    assert (turn != 1) == all(PERSIAN.search(one) for one in said)


async def test_private_messages_panels_and_refusals_come_in_the_players_language(hall: Hall) -> None:
    """Whoever wrote to them, and whatever the table speaks."""
    await mixed(hall)
    inboxes = [text_of(hall.driver.inbox(member)[-1]) for member in (hall.host, hall.guests[0])]
    panels = [await hall.command(member, "hand") for member in (hall.host, hall.guests[0])]
    refusals = [await hall.command(member, "ready") for member in (hall.host, hall.guests[0])]

    for persian, english in (inboxes, panels, refusals):
        assert PERSIAN.search(persian)
        assert LATIN.search(english)
        assert not LATIN.search(re.sub("Navdar|Arash", "", plain(persian)))


async def test_the_channel_speaks_the_tables_language(hall: Hall) -> None:
    """Whoever acts: no line of it has an English word that is no name."""
    await mixed(hall)
    lines = [line for line in hall.lines() if line]

    assert all(PERSIAN.search(line) for line in lines)
    names = re.compile("Navdar|Arash|visitor|anahita|behrouz|Khandan|council|`[^`]*`|<[^>]*>")
    assert not [line for line in lines if LATIN.search(names.sub("", line))]


async def test_a_name_of_the_other_script_stands_in_an_isolate_of_its_own(hall: Hall) -> None:
    """So that brackets and the full stop behind it stay where they belong; lines are told their way."""
    await mixed(hall)
    persian = (await hall.driver.command(hall.host, "board")).text
    english = (await hall.driver.command(hall.guests[0], "board")).text

    assert f"{FSI}Navdar (1){PDI}" in persian
    assert f"{FSI}پیوندیان{PDI}" in english
    assert all(RLI in line for line in persian.split("\n") if PERSIAN.search(line))


async def test_public_buttons_speak_the_tables_language_and_private_ones_the_readers(
    hall: Hall,
) -> None:
    """A label is read by everybody who sees it."""
    await mixed(hall)
    public = [one.label for post in hall.posts() for one in buttons_of(post)]
    private = [one.label for one in buttons_of(hall.driver.inbox(hall.guests[0])[-1])]

    assert public
    assert all(PERSIAN.search(one) for one in public)
    assert all(LATIN.search(plain(one)) for one in private)
