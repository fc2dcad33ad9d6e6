"""The leaf of time and seat: everything about a seat that has a command has a button or menu, too."""

from datetime import timedelta

import pytest
from simcord import MemberActor

from bot.render.layout import pages, to_view
from bot.render.tenure import HOURS, Tenure, panel
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of, menus_of
from engine.kernel.table.motions import HOURS_MOST
from engine.kernel.table.state import MoreTime, Successor
from tests.bot.core_world import Hall, custom_ids, folder, hall, our_bot, plain, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

MORE, LEAF = "v1:seat:1:more", "v1:time:1:show"


async def opened(hall: Hall, member: MemberActor) -> Post:
    """The leaf, by "More" on the private panel."""
    hand = shown(await hall.driver.command(member, "hand"))
    return shown(await hall.driver.click(member, shown(await hall.driver.click(member, hand, MORE)), LEAF))


def shown(answer: Answer) -> Post:
    """The leaf as it is after a press; it is for the presser alone."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message


async def pressed(hall: Hall, member: MemberActor, post: Post, verb: str) -> Post:
    """The leaf after this button."""
    return shown(await hall.driver.click(member, post, f"v1:time:1:{verb}"))


def verbs(post: Post) -> list[str]:
    """What its buttons change."""
    found = [one.custom_id for one in buttons_of(post) if one.custom_id.startswith("v1:time:1:")]
    return [one.removeprefix("v1:time:1:") for one in found]


async def test_the_leaf_says_how_the_table_stands_in_time(hall: Hall) -> None:
    """Chapter 13: pace, one's own deadline, reminders, and who plays the house, in a few lines."""
    await hall.begun()
    lines = read(await opened(hall, hall.guests[0])).splitlines()

    assert "# Time and seat" == lines[0]
    assert lines[1].startswith("Pace: a day. A vote has 1 day")
    assert lines[2].startswith("Found your house, until <t:")
    assert ["Reminders: on.", "You play your house yourself."] == lines[3:5]


async def test_it_fits_one_message_with_everything_on_it(hall: Hall) -> None:
    """Parts and text, in both languages, for a host with a guest in a channel."""
    await hall.begun()
    for language in ("fa", "en"):
        made = panel(hall.bot.scene(hall.live(), language), Tenure(0, True, True, True), "told " * 40)
        assert 1 == len(pages(made))
        assert to_view(made).children


async def test_more_time_is_asked_for_by_a_menu(hall: Hall) -> None:
    """As by /later: the table reads the same post, and a refusal is the same sentence."""
    await hall.begun()
    leaf = await opened(hall, hall.guests[0])
    after = shown(await hall.driver.choose(hall.guests[0], leaf, ["6"], "v1:timed:1:later"))
    again = await hall.driver.choose(hall.guests[0], after, ["2"], "v1:timed:1:later")

    assert [MoreTime(6)] == [one.motion for one in hall.live().table.motions]
    assert "Your request is before the table." in read(after)
    assert any("asks for 6 more hours" in line for line in hall.lines())
    assert "A request of this kind is open already." == plain(again.text)
    assert max(HOURS) == HOURS_MOST


async def test_a_leaving_with_the_next_generation_can_be_taken_back(hall: Hall) -> None:
    """HO-R20: the buttons are those that fit, and the leaf says how it stands."""
    await hall.begun()
    for name, member in zip(("Anahid", "Behrouzan", "Kamangir"), hall.world.members, strict=False):
        await hall.found(member, name)
    while (state := hall.live().match_state.state).stage == "draft":
        await hall.drafts(state.draft.turn)
    before = await opened(hall, hall.guests[0])
    leaving = await pressed(hall, hall.guests[0], before, "generation")
    planned, offered, said = hall.live().table.chairs[1].leaving, verbs(leaving), read(leaving)
    back = await pressed(hall, hall.guests[0], leaving, "off")
    returned, then = hall.live().table.chairs[1].leaving, verbs(back)
    gone = await pressed(hall, hall.guests[0], back, "now")

    assert ("off" in offered, "now" in offered, planned) == (True, False, 2)
    assert "In generation 2 a steward will play your house." in said
    assert ("off" in then, "now" in then, returned) == (False, True, None)
    assert "A steward plays your house until generation 1 ends." in read(gone)
    assert 1 == hall.live().table.chairs[1].away


async def test_reminders_go_off_and_on_again(hall: Hall) -> None:
    """As by /quiet: the person's own, whatever the table."""
    await hall.begun()
    leaf = await opened(hall, hall.guests[0])
    quiet = await pressed(hall, hall.guests[0], leaf, "hush")
    kept, said = await hall.bot.store.read.preference("user", hall.guests[0].id, "quiet"), read(quiet)
    loud = await pressed(hall, hall.guests[0], quiet, "remind")

    assert "on" == kept
    assert ("No more reminders by direct message." in said, "Reminders: off." in said) == (True, True)
    assert "Reminders: on." in read(loud)
    assert await hall.bot.store.read.preference("user", hall.guests[0].id, "quiet") is None


async def test_a_guest_is_let_in_and_sent_away(hall: Hall) -> None:
    """As by /watch open and close; while there is a guest there is a button instead of the menu."""
    await hall.begun(people=3, seats=3)
    leaf = await opened(hall, hall.host)
    guest = hall.guests[2]
    after = shown(await hall.driver.choose(hall.host, leaf, [guest], "v1:whom:1:open"))
    menus, said = [one.custom_id for one in menus_of(after)], read(after)
    closed = await pressed(hall, hall.host, after, "close")

    assert f"Guest at your seat: <@{guest.id}>." in said
    assert "v1:whom:1:open" not in menus
    assert hall.live().table.chairs[0].guest is None
    assert "v1:whom:1:open" in [one.custom_id for one in menus_of(closed)]


async def test_a_guest_who_can_t_be_one_is_refused_as_by_command(hall: Hall) -> None:
    """Who sits at the table looks into no other hand."""
    await hall.begun()
    leaf = await opened(hall, hall.host)
    answer = await hall.driver.choose(hall.host, leaf, [hall.guests[0]], "v1:whom:1:open")

    assert "That person sits at this table and does not look into another’s hand." == plain(answer.text)
    assert hall.live().table.chairs[0].guest is None


async def test_a_successor_is_asked_for_one_s_own_seat(hall: Hall) -> None:
    """As by /replace: the table is asked, and so is the newcomer."""
    await hall.begun()
    leaf = await opened(hall, hall.guests[0])
    after = shown(await hall.driver.choose(hall.guests[0], leaf, [hall.guests[2]], "v1:whom:1:replace"))
    motion = hall.live().table.motions[0].motion

    assert isinstance(motion, Successor)
    assert (1, hall.guests[2].id) == (motion.seat, hall.live().users[motion.player])
    assert "Your request is before the table." in read(after)


async def test_one_s_language_is_chosen_and_the_leaf_speaks_it(hall: Hall) -> None:
    """As by /language mine; the third choice forgets it."""
    await hall.begun()
    leaf = await opened(hall, hall.guests[0])
    persian = shown(await hall.driver.choose(hall.guests[0], leaf, ["fa"], "v1:timed:1:speak"))
    first = read(persian).splitlines()[0]
    back = shown(await hall.driver.choose(hall.guests[0], persian, ["follow"], "v1:timed:1:speak"))

    assert "# وقت و صندلی" == first
    assert "# Time and seat" == read(back).splitlines()[0]


async def test_the_host_pauses_and_resumes(hall: Hall) -> None:
    """No clock runs meanwhile, and the leaf says so; nobody else has the button."""
    await hall.begun()
    theirs = verbs(await opened(hall, hall.guests[0]))
    leaf = await opened(hall, hall.host)
    paused = await pressed(hall, hall.host, leaf, "pause")
    status, said = hall.live().table.status, read(paused)
    await pressed(hall, hall.host, paused, "resume")

    assert not {"pause", "resume"} & set(theirs)
    assert "paused" == status
    assert "The table is paused: no deadline runs." in said
    assert "Found your house; no clock runs just now." in said
    assert "playing" == hall.live().table.status


async def test_who_hosts_no_more_pauses_nothing(hall: Hall) -> None:
    """A host who has passed the table on presses an old leaf: refused as the command is."""
    await hall.begun()
    leaf = await opened(hall, hall.host)
    await hall.command(hall.host, "campaign host", member=hall.guests[0])
    answer = await hall.driver.click(hall.host, leaf, "v1:time:1:pause")

    assert "Only the host of this table does that." == plain(answer.text)
    assert "playing" == hall.live().table.status
    assert "pause" in verbs(await opened(hall, hall.guests[0]))


@pytest.mark.parametrize("verb", ["show", "now", "hush"])
async def test_who_sits_here_no_more_is_refused(hall: Hall, verb: str) -> None:
    """An old leaf changes nothing then, not even what is a person's own."""
    await hall.begun()
    leaf = await opened(hall, hall.guests[0])
    await hall.command(hall.guests[0], "campaign leave")
    before = hall.live().match_state
    answer = await hall.driver.click(hall.guests[0], leaf, f"v1:time:1:{verb}")
    menu = await hall.driver.choose(hall.guests[0], leaf, ["1"], "v1:timed:1:later")
    people = await hall.driver.choose(hall.guests[0], leaf, [hall.guests[2]], "v1:whom:1:open")

    assert {"You do not sit at this table."} == {plain(one.text) for one in (answer, menu, people)}
    assert before is hall.live().match_state
    assert await hall.bot.store.read.preference("user", hall.guests[0].id, "quiet") is None


async def test_an_old_button_that_fits_no_more_says_why(hall: Hall) -> None:
    """The leaf from before one went away."""
    await hall.begun()
    first = await opened(hall, hall.guests[0])
    await hall.command(hall.guests[0], "away", away="now")
    answer = await hall.driver.click(hall.guests[0], first, "v1:time:1:now")

    assert "Who sits there is away already, or will be." == plain(answer.text)


async def test_the_leaf_outlives_a_restart(hall: Hall) -> None:
    """Its buttons and menus know all they need by their ids."""
    await hall.begun()
    leaf = await opened(hall, hall.guests[0])
    await hall.world.restart()
    quiet = await pressed(hall, hall.guests[0], leaf, "hush")
    hours = await hall.driver.choose(hall.guests[0], quiet, ["24"], "v1:timed:1:later")

    assert "Reminders: off." in read(quiet)
    assert hours.message is not None
    assert [MoreTime(24)] == [one.motion for one in hall.live().table.motions]


async def test_in_a_private_message_nobody_is_chosen(hall: Hall) -> None:
    """Discord lists no members there; the leaf says where it does, and the rest works."""
    await hall.begun()
    whisper = hall.driver.inbox(hall.guests[0])[-1]
    hand = shown(await hall.driver.click(hall.guests[0], whisper, "v1:seat:1"))
    more = shown(await hall.driver.click(hall.guests[0], hand, MORE))
    leaf = shown(await hall.driver.click(hall.guests[0], more, LEAF))
    quiet = await pressed(hall, hall.guests[0], leaf, "hush")

    assert ["v1:timed:1:later", "v1:timed:1:speak"] == [one.custom_id for one in menus_of(leaf)]
    assert "A successor or a guest is chosen in the server" in read(quiet)
    assert "Reminders: off." in read(quiet)


async def test_a_silent_person_reads_how_to_take_over_from_the_regent(hall: Hall) -> None:
    """HO-R20: two deadlines missed; a move brings the house back, no button pretends to."""
    await hall.begun()
    for name, member in (("Anahid", hall.host), ("Behrouzan", hall.guests[1])):
        await hall.found(member, name)
    await hall.world.advance(timedelta(days=4).total_seconds())
    leaf = await opened(hall, hall.guests[0])

    assert hall.live().table.chairs[1].regent
    assert "You were silent, so a steward sits in. Make any move" in read(leaf)
    assert "off" not in verbs(leaf)


async def test_ids_are_short_and_hold_nothing_of_a_seat(hall: Hall) -> None:
    """The match, the verb, and no more: every person's leaf has the same ids."""
    await hall.begun()
    mine, theirs = [custom_ids(await opened(hall, one)) for one in hall.guests[:2]]

    assert mine == theirs
    assert all(len(one) <= 100 for one in mine)


async def test_replace_offers_the_seats_by_name(hall: Hall) -> None:
    """Each number with whose seat it is; what is typed finds a name, too."""
    await hall.begun()
    await hall.found(hall.guests[0], "Kamangir")

    assert [1, 2, 3] == await hall.driver.suggestions(hall.host, "replace", "seat", "")
    assert [2] == await hall.driver.suggestions(hall.host, "replace", "seat", "kaman")
    assert [] == await hall.driver.suggestions(hall.host, "replace", "seat", "", match=99)


async def test_the_host_silences_the_stewards_by_a_press_and_lets_them_speak_again(hall: Hall) -> None:
    """The leaf shows the way back; the table hears of it; nobody else has the button."""
    await hall.begun()
    leaf = await opened(hall, hall.host)
    before = verbs(leaf)
    quiet = await pressed(hall, hall.host, leaf, "mute")
    muted, offered, said = hall.live().table.voices, verbs(quiet), read(quiet)
    await pressed(hall, hall.host, quiet, "unmute")

    assert "mute" in before
    assert (False, True) == (muted, hall.live().table.voices)
    assert "unmute" in offered
    assert "Stewards keep their lines to themselves." in said
    assert any("Stewards say no lines of their own any more." in line for line in hall.lines())
    assert not {"mute", "unmute"} & set(verbs(await opened(hall, hall.guests[0])))
