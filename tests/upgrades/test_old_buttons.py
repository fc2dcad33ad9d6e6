"""Buttons, menus and forms as they were posted that day do what they said, at the present program."""

from collections.abc import AsyncIterator, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest
from simcord import MemberActor
from simcord.backend.models import Message

from bot.channels.places import BOARD
from bot.client import Khandan
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Control, Post, buttons_of, menus_of
from bot.sandbox.world import World
from engine.games.houses import moves as m
from engine.kernel.table.lifecycle import MatchBegun
from engine.kernel.table.motions import MotionCarried
from engine.kernel.table.seating import PlayerSat
from engine.kernel.table.timing import ClockMoved
from engine.match.live import LiveMatch
from tests.fuzz.dispatch import faults
from tests.fuzz.within import within_limits
from tests.upgrades.day import Named, laid, named, opened_world, seen, tables

LAST: Final = ("v1:forget:",)
"""Left to a test of its own: whoever presses it is gone from every table."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """That day's Discord, with the present program on that day's database."""
    async with opened_world(laid(tmp_path, "houses")) as opened:
        yield opened


class Hall:
    """Who is there, what they still see of that day, and what comes of pressing it."""

    def __init__(self, world: World) -> None:
        self.world, self.driver = world, Driver(world)

    @property
    def bot(self) -> Khandan:
        """The present program."""
        assert isinstance(self.world.bot, Khandan)
        return self.world.bot

    def live(self, name: str) -> LiveMatch:
        """A match by what it is for."""
        return next(live for live in self.bot.matches.live_matches() if live.match.id == tables()[name])

    def member(self, live: LiveMatch, seat: int) -> MemberActor:
        """Who sits there."""
        player = live.table.chairs[seat].player
        assert player is not None
        return next(one for one in self.world.members if one.id == live.users[player])

    def seen_by(self, member: MemberActor) -> Iterator[Post]:
        """Messages that this person saw that day, newest first, as they were then; also for them alone."""
        env, inbox = self.world.env, member.user.dm_channel.id
        for kept in reversed(seen().messages):
            private = env.backend.channels[kept.channel_id].guild_id is None
            if kept.visible_to(member.id) and (not private or kept.channel_id == inbox):
                yield Post(env, kept)

    def put_back(self, post: Post) -> Post:
        """The message as it was that day, whatever has become of it since."""
        kept = deepcopy(post._message)
        self.world.env.backend.messages[kept.channel_id][kept.id] = kept
        return Post(self.world.env, kept)

    def found(self, member: MemberActor, beginning: str) -> tuple[Post, Control]:
        """The newest of these messages with such a control, as it was posted that day."""
        return next(
            (post, control)
            for post in self.seen_by(member)
            for control in (*buttons_of(post), *menus_of(post))
            if control.custom_id.startswith(beginning) and not control.disabled
        )

    async def press(self, member: MemberActor, beginning: str) -> Answer:
        """Press the newest such button."""
        post, control = self.found(member, beginning)
        return await self.driver.click(member, self.put_back(post), control.custom_id)

    async def actions(self, live: LiveMatch, seat: int | None) -> list[Any]:
        """What this seat has done since that day."""
        log = await self.bot.matches.entries(live.match.id)
        return [entry.action for entry in log if entry.seat == seat]


@pytest.fixture
def hall(world: World) -> Hall:
    return Hall(world)


def handle(name: str, tag: str) -> Named:
    """The first of that day's moves of this kind at a table."""
    return next(one for one in named() if one.match == tables()[name] and one.tag == tag)


async def test_every_table_hears_that_the_program_was_away(hall: Hall) -> None:
    """An hour lay between that day's last message and the present program; no deadline has run."""
    for name in ("founding", "draft", "vote"):
        log = await hall.bot.matches.entries(tables()[name])

        assert 1 == sum(isinstance(event, ClockMoved) for entry in log for event in entry.events)


async def test_what_was_owed_is_said_and_no_board_is_made_anew(hall: Hall) -> None:
    """The messages of that day are found again by their places and marks."""
    env = hall.world.env
    posted = [one for stored in env.backend.messages.values() for one in stored.values()]
    boards = {name: await hall.bot.posting.places.at(tables()[name], BOARD) for name in tables()}

    assert () == await hall.bot.store.read.pending_posts()
    for name, spot in boards.items():
        assert spot is not None
        board = env.backend.messages[spot.channel][spot.message]
        assert board.id in {one.id for one in seen().messages}
        same = [one for one in posted if marked(one) == marked(board) and not one.is_ephemeral]
        assert [board.id] == [one.id for one in same], name


def marked(message: Message) -> tuple[int, int | None]:
    """The channel of a message and its container's mark."""
    return message.channel_id, message.components[0].get("id") if message.components else None


async def test_a_seat_is_taken_and_a_match_begun_by_old_buttons(hall: Hall) -> None:
    """The opening post of a table that gathered that day."""
    live, guest, host = hall.live("gathering"), hall.world.members[4], hall.world.visitor
    await hall.press(guest, f"v1:join:{live.match.id}")
    await hall.press(host, f"v1:begin:{live.match.id}")
    events = [event for entry in await hall.bot.matches.entries(live.match.id) for event in entry.events]

    assert live.seat(guest.id) == 3
    assert 4 == sum(isinstance(event, PlayerSat) for event in events)
    assert any(isinstance(event, MatchBegun) for event in events)


async def test_a_house_is_founded_by_an_old_button(hall: Hall) -> None:
    """HO-2.1: the form behind a private message of that day."""
    live, wanted = hall.live("founding"), handle("founding", "found")
    member = hall.member(live, wanted.seat)
    form = await hall.press(member, wanted.custom_id)
    emblem = form.fields[1].values[0]
    await hall.driver.submit(member, form, name="Peyvandian", emblem=[emblem], first_name="Arash")

    assert [m.Found("Peyvandian", emblem, "Arash")] == await hall.actions(live, wanted.seat)


async def test_a_role_is_taken_by_an_old_menu(hall: Hall) -> None:
    """HO-4: the menu's values are handles of that day."""
    live, wanted = hall.live("draft"), handle("draft", "take_role")
    member, value = hall.member(live, wanted.seat), wanted.custom_id.rpartition(":")[2]
    post, menu = next(
        (post, one) for post in hall.seen_by(member) for one in menus_of(post) if value in one.values
    )
    await hall.driver.choose(member, hall.put_back(post), [value], menu.custom_id)

    assert m.TakeRole(wanted.move["role"], wanted.move.get("handed")) in await hall.actions(live, wanted.seat)


async def test_a_seat_changes_hands_by_old_buttons(hall: Hall) -> None:
    """The successor and the table agree to a request of that day."""
    live, guest = hall.live("draft"), hall.world.members[5]
    await hall.press(guest, f"v1:take:{live.match.id}:1")
    for seat in range(3):
        await hall.press(hall.member(live, seat), f"v1:agree:{live.match.id}:1")

    assert live.seat(guest.id) == 3


async def test_a_paused_tie_is_decided_by_an_old_button(hall: Hall) -> None:
    """HO-6.6: refused while the table is paused; afterwards it is the moderator's word."""
    live = hall.live("tie")
    moderator = next(wait.seat for wait in live.match_state.waits)
    member = hall.member(live, moderator)
    post, menu = hall.found(member, f"v1:pick:{live.match.id}:{live.match_state.waits[0].id}:")
    before = live.match_state
    await hall.driver.choose(member, hall.put_back(post), [menu.values[0]], menu.custom_id)
    paused = live.match_state
    await hall.driver.command(hall.world.visitor, "campaign resume", match=live.match.id)
    await hall.driver.choose(member, hall.put_back(post), [menu.values[0]], menu.custom_id)

    assert before is paused
    assert any(isinstance(one, m.Decide) for one in await hall.actions(live, moderator))


async def test_a_ballot_is_cast_by_an_old_button_of_the_channel(hall: Hall) -> None:
    """HO-6.5: Vote under the board of that day leads to the ballot of today."""
    live = hall.live("vote")
    seat = next(wait.seat for wait in live.match_state.waits if wait.ask == "vote")
    member = hall.member(live, seat)
    page = (await hall.press(member, f"v1:vote:{live.match.id}:")).message
    assert page is not None
    yes = next(one.custom_id for one in buttons_of(page) if one.custom_id.startswith("v1:do:"))
    await hall.driver.click(member, page, yes)

    assert any(isinstance(one, m.Cast) and one.ballot == "yes" for one in await hall.actions(live, seat))


@pytest.mark.parametrize("tag", ["confirm_deal", "decline_deal", "withdraw_deal"])
async def test_no_deal_is_settled_by_an_old_button_where_another_may_have_its_number(
    hall: Hall, tag: str
) -> None:
    """HO-R23: buttons of that day name no terms; at a table that was asked to take back they lead on."""
    live, wanted = hall.live("vote"), handle("vote", tag)
    member, value = hall.member(live, wanted.seat), wanted.custom_id.rpartition(":")[2]
    await pressed_somewhere(hall, member, wanted.custom_id, value)

    done = [
        one
        for one in await hall.actions(live, wanted.seat)
        if getattr(one, "deal", "") == wanted.move["deal"]
    ]
    assert live.table.motioned > 0
    assert [] == done


async def pressed_somewhere(hall: Hall, member: MemberActor, custom_id: str, value: str) -> None:
    """A button with this id, or an option with this value, wherever the person finds it."""
    for post in hall.seen_by(member):
        if any(one.custom_id == custom_id and not one.disabled for one in buttons_of(post)):
            await hall.driver.click(member, hall.put_back(post), custom_id)
            return
        for menu in menus_of(post):
            if value in menu.values:
                await hall.driver.choose(member, hall.put_back(post), [value], menu.custom_id)
                return
    raise AssertionError(custom_id)


async def test_a_written_deal_is_offered_by_an_old_button(hall: Hall) -> None:
    """It stood whole in the ids of its preview, with the number that it gets."""
    live = hall.live("vote")
    await hall.press(hall.member(live, 2), f"v1:draft:{live.match.id}:g1.p3:send:")
    offered = [one for one in await hall.actions(live, 2) if isinstance(one, m.OfferDeal)]

    assert 4 == offered[-1].partner


async def test_more_time_is_given_by_old_buttons(hall: Hall) -> None:
    """Three of five agree to a request of that day, its asker among them."""
    live = hall.live("vote")
    for seat in (0, 1):
        await hall.press(hall.member(live, seat), f"v1:agree:{live.match.id}:1")
    events = [event for entry in await hall.bot.matches.entries(live.match.id) for event in entry.events]

    assert any(isinstance(event, MotionCarried) for event in events)


async def test_no_old_control_is_dead(hall: Hall) -> None:
    """Every control of that day, pressed once by whoever saw it, is answered, and the answer is in bounds."""
    pressed = 0
    with faults() as kept:
        for member, post, control in controls(hall):
            answer = await once(hall, member, post, control)
            pressed += 1
            if answer.message is not None:
                within_limits(answer.message.components)

    assert set() == kept.found()
    assert () == hall.world.errors()
    assert pressed > 200


def controls(hall: Hall) -> list[tuple[MemberActor, Post, Control]]:
    """Every control once, by its id; those that end a seat last."""
    found: dict[str, tuple[MemberActor, Post, Control]] = {}
    for member in hall.world.members:
        for post in hall.seen_by(member):
            for control in (*buttons_of(post), *menus_of(post)):
                if not control.disabled:
                    found.setdefault(control.custom_id, (member, post, control))
    return sorted(found.values(), key=lambda one: one[2].custom_id.startswith(LAST))


async def once(hall: Hall, member: MemberActor, post: Post, control: Control) -> Answer:
    """Press the button, or choose the first of the menu's values; in a menu of people the guest."""
    if control in buttons_of(post):
        return await hall.driver.click(member, hall.put_back(post), control.custom_id)
    values: list[Any] = [control.values[0]] if control.values else [hall.world.members[5]]
    return await hall.driver.choose(member, hall.put_back(post), values, control.custom_id)
