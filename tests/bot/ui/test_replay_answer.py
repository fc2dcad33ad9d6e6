"""Discord delivers a press again: it says what it had done and changes nothing, also to the next run."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import pytest
from simcord import MemberActor

from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of, menus_of, text_of
from engine.kernel.refused import Refused, no
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.bot.council_world import Council
from tests.bot.games.rokugan.test_rokugan_table import chosen, lay, until
from tests.laws.controls import begun
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

Kind = Callable[[Hall], Awaitable[Answer]]


def shown(answer: Answer) -> Post:
    """The message of an answer."""
    assert answer.message is not None
    return answer.message


async def council(hall: Hall) -> Council:
    """Three people of whom nobody has founded a house."""
    await begun(hall, "houses", 3, "en")
    return Council(hall.world, hall.driver, 1)


async def voting(hall: Hall) -> Council:
    """Three people before the first vote."""
    there = await council(hall)
    await there.found_all()
    await there.draft_all()
    return there


async def opening(hall: Hall) -> Answer:
    """A table is opened by command."""
    return await hall.driver.command(hall.host, "campaign new", seats=3)


async def joining(hall: Hall) -> Answer:
    """A seat is taken in the lobby."""
    door = await hall.table(1)
    return await hall.driver.click(hall.guests[0], door, "v1:join:")


async def leaving(hall: Hall) -> Answer:
    """A seat is given up in the lobby."""
    door = await hall.table(2)
    return await hall.driver.click(hall.world.members[1], door, "v1:leave:")


async def beginning(hall: Hall) -> Answer:
    """The host begins."""
    door = await hall.table(2)
    return await hall.driver.click(hall.host, door, "v1:begin:")


async def founding(hall: Hall) -> Answer:
    """A house is founded by a form."""
    there = await council(hall)
    form = await hall.driver.click(there.seats[0], there.whisper(0), "v1:form:")
    emblem = form.fields[1].values[0]
    return await hall.driver.submit(
        there.seats[0], form, name="Peyvandian", emblem=[emblem], first_name="Arash"
    )


async def drafting(hall: Hall) -> Answer:
    """A role is taken out by a menu."""
    there = await council(hall)
    await there.found_all()
    turn = there.state.draft.turn
    menu = menus_of(there.whisper(turn))[0]
    return await hall.driver.choose(there.seats[turn], there.whisper(turn), [menu.values[0]], menu.custom_id)


async def abstaining(hall: Hall) -> Answer:
    """A ballot by a button."""
    there = await voting(hall)
    return await hall.driver.click(there.seats[1], there.whisper(1), "Gather")


async def voted(hall: Hall) -> Answer:
    """A ballot by command, which stays open."""
    there = await voting(hall)
    return await hall.driver.command(there.seats[0], "vote", ballot="yes", power=3)


async def undone(hall: Hall) -> Answer:
    """The table is asked whether a move may be taken back."""
    member, made = await laid(hall)
    return await hall.driver.click(member, shown(made), "v1:undo:")


async def offered(hall: Hall) -> Answer:
    """A deal that was built is sent."""
    there = await voting(hall)
    form = await there.trade_form(0)
    deal = {"partner": ["1"], "mine": ["pay.0"], "coins": "2", "theirs": ["vote-no.0"], "power": "3"}
    preview = await hall.driver.submit(there.seats[0], form, **deal)
    send = next(one.custom_id for one in buttons_of(shown(preview)) if ":send:" in one.custom_id)
    return await hall.driver.click(there.seats[0], shown(preview), send)


async def laid(hall: Hall) -> tuple[MemberActor, Answer]:
    """A token is laid at a province that was chosen, and by whom."""
    await until(hall, "turn")
    seat = hall.live().match_state.state.active
    member = hall.world.members[seat]
    return member, await lay(hall, seat, await chosen(hall, seat))


async def stepped(hall: Hall) -> Answer:
    """A move that was begun is made."""
    return (await laid(hall))[1]


KINDS: Final[Mapping[str, Kind]] = {
    one.__name__: one
    for one in (
        opening,
        joining,
        leaving,
        beginning,
        founding,
        drafting,
        abstaining,
        voted,
        undone,
        offered,
        stepped,
    )
}


def logged(hall: Hall) -> list[tuple[int, int]]:
    """How far the log of every match goes."""
    return [(live.match.id, live.match_state.seq) for live in hall.bot.matches.live_matches()]


def told(answer: Answer) -> str:
    """What an answer says first: what was done."""
    return plain(answer.text).splitlines()[0]


def noting(name: str, tried: list[str]) -> Callable[..., object]:
    """Takes the place of what makes moves."""

    def refuse(*_: object, **__: object) -> object:
        tried.append(name)
        raise Refused(no("not_now"))

    return refuse


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_press_that_is_delivered_again_says_what_it_did_and_changes_nothing(
    hall: Hall, kind: str, monkeypatch: pytest.MonkeyPatch, *, restarted: bool
) -> None:
    """It is known at the door: no move is even tried. Of a table that was opened its number is asked."""
    answer = await KINDS[kind](hall)
    first, before, tried = told(answer), logged(hall), list[str]()
    if restarted:
        await hall.world.restart()
        await hall.world.settle()
    for name in ("act", "act_about_guest"):
        monkeypatch.setattr(hall.bot.matches, name, noting(name, tried))
    await hall.redelivered()

    assert [] == tried
    assert before == logged(hall)
    assert first in plain(answer.text)
    assert "nothing was changed" not in plain(answer.text).lower()


async def test_a_page_that_is_asked_for_again_is_shown_again(hall: Hall) -> None:
    """It has left nothing in the log, and does no harm."""
    there = await voting(hall)
    answer = await hall.driver.click(there.seats[0], hall.doors()[0], "v1:seat:")
    first, before = text_of(shown(answer)), logged(hall)
    await hall.redelivered()

    assert before == logged(hall)
    assert first == text_of(shown(answer))
