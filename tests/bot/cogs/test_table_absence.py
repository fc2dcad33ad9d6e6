"""At tables of Coup and Treasure Island: second thoughts, people who are away, the bot's own absence."""

from datetime import timedelta

import pytest

from bot.languages import Language
from bot.sandbox.reading import Post, buttons_of
from engine import games
from engine.games.treasure.chapters.day import Done
from engine.games.treasure.chapters.setup import Stow
from engine.kernel.moves import Expire
from engine.kernel.table.timing import ClockMoved
from tests.bot.core_world import DAY, Hall, custom_ids, folder, hall, our_bot, plain, read
from tests.laws.controls import begun
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

GAMES = [name for name, game in games.without_content().items() if game.orders is None]
"""Those of a single day: at the others standing orders play for who is away."""
HOURS = 20


async def stowed(hall: Hall) -> int:
    """A captain has stowed a chest in the English hold; the seat."""
    await begun(hall, "treasure", 4, "en")
    seat = hall.live().match_state.waits[0].seat
    await presses(hall, seat, "Stow in the \u2068English\u2069 hold")
    return seat


async def presses(hall: Hall, seat: int, label: str) -> str:
    """A seat presses a button of its own page, and once more where it is asked to; what it reads then."""
    answer = await hall.driver.click(hall.world.members[seat], hall.doors()[0], "v1:seat:")
    for wanted in (label, "Do it"):
        if answer.message is not None and wanted in hall.buttons(answer.message):
            answer = await hall.driver.click(hall.world.members[seat], answer.message, wanted)
    return plain(answer.text)


async def test_a_stowed_chest_is_asked_back_and_every_other_seat_must_agree(hall: Hall) -> None:
    """peers.md 15: others have heard that it was stowed; the state is then the one before, and it is said."""
    await begun(hall, "treasure", 4, "en")
    before, seat = hall.live().match_state.state, hall.live().match_state.waits[0].seat
    await presses(hall, seat, "Stow in the \u2068English\u2069 hold")
    after = hall.live().match_state.state
    await hall.driver.command(hall.world.members[seat], "undo")
    for other in range(4):
        if other != seat and (post := asking(hall)) is not None:
            await hall.driver.click(hall.world.members[other], post, "v1:agree:")

    assert before != after
    assert before == hall.live().match_state.state


def asking(hall: Hall) -> Post | None:
    """The newest post with a question to the table, or None."""
    posts = reversed(hall.posts())
    return next(
        (post for post in posts if any(one.startswith("v1:agree:") for one in custom_ids(post))), None
    )


async def test_what_was_announced_is_not_taken_back(hall: Hall) -> None:
    """TI-4.2, TI-R25: an attack that was ordered stands; the refusal is private and changes nothing."""
    await stowed(hall)
    captain = await stow_the_other(hall)
    await presses(hall, captain, "Order an attack")
    now = hall.live().match_state
    answer = await hall.driver.command(hall.world.members[captain], "undo")

    assert answer.private
    assert "The rules do not give this move back" in answer.text
    assert now is hall.live().match_state
    assert not {Done, Stow} & set(now.game.final)


async def stow_the_other(hall: Hall) -> int:
    """The other captain stows, too; the seat."""
    seat = hall.live().match_state.waits[0].seat
    await presses(hall, seat, "Stow in the \u2068English\u2069 hold")
    return seat


async def test_nothing_that_was_said_at_coup_is_taken_back(hall: Hall) -> None:
    """CO-R26: a claim is something the others go by."""
    await begun(hall, "coup", 3, "en")
    active = hall.live().match_state.state.active
    await presses(hall, active, "Tax")
    now = hall.live().match_state
    answer = await hall.driver.command(hall.world.members[active], "undo")

    assert answer.private
    assert "The rules do not give this move back" in answer.text
    assert now is hall.live().match_state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["now", "generation"])
async def test_a_steward_sits_in_until_the_person_acts(hall: Hall, game: str, how: str) -> None:
    """HO-R20: a game of one epoch has no next one to miss; nobody speaks of houses or generations."""
    await begun(hall, game, 4, "en")
    seat = hall.live().match_state.waits[0].seat
    member, chairs = hall.world.members[seat], hall.live().table.chairs
    told = plain((await hall.driver.command(member, "away", away=how)).text)
    await hall.world.settle()
    gone, moved = hall.live().table.chairs[seat], hall.live().match_state.waits
    lines = hall.lines()
    back = plain((await hall.driver.command(member, "away", away="off")).text)

    assert gone.away is not None
    assert seat not in {wait.seat for wait in moved if wait.must and wait.ask == "turn"}
    assert "A steward plays for you." in told
    assert any("is away. A steward sits in." in line for line in lines)
    assert "You play in person again." == back
    assert chairs == hall.live().table.chairs
    assert not [line for line in (told, back, *hall.lines()) if "house" in line or "generation" in line]


@pytest.mark.parametrize("game", GAMES)
async def test_the_leaf_of_time_offers_what_this_game_has(hall: Hall, game: str) -> None:
    """No next generation, and no standing orders; the command says that there are none."""
    await begun(hall, game, 4, "en")
    member = hall.world.members[0]
    hand = (await hall.driver.command(member, "hand")).message
    assert hand is not None
    leaf = await hall.driver.click(member, hand, "v1:time:1:show")
    orders = await hall.driver.command(member, "orders")
    assert leaf.message is not None
    verbs = [one.custom_id.rpartition(":")[2] for one in buttons_of(leaf.message)]

    assert "now" in verbs
    assert "generation" not in verbs
    assert "You play in person." in read(leaf.message)
    assert orders.private
    assert "no standing orders" in plain(orders.text)


async def test_the_host_sends_the_ninth_seat_away(hall: Hall) -> None:
    """TI-R01: ten people sit at Treasure Island."""
    await begun(hall, "treasure", 10, "en")
    answer = await hall.driver.command(hall.host, "away", away="now", away_seat=9)

    assert answer.private
    assert hall.live().table.chairs[8].away is not None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fa"])
async def test_a_silent_seat_gets_a_steward_and_its_person_is_told_so(
    hall: Hall, game: str, language: Language
) -> None:
    """peers.md 4: after two deadlines; the private message speaks of the seat."""
    await begun(hall, game, 4, language)
    await hall.world.advance(6 * DAY)
    regents = [seat for seat, chair in enumerate(hall.live().table.chairs) if chair.regent]
    told = [read(post) for seat in regents for post in hall.driver.inbox(hall.world.members[seat])]
    wanted = {"en": "a steward sits in", "fa": "پیشکاری جایتان نشست"}[language]

    assert hall.live().table.status == "over" or regents
    assert not regents or any(wanted in text for text in told)
    assert not [text for text in told if "house" in text or "خاندان" in text]


@pytest.mark.parametrize("game", GAMES)
async def test_the_absence_of_the_bot_costs_nobody_an_hour(hall: Hall, game: str) -> None:
    """peers.md 4: every deadline moves by as much, nothing is played for anybody, and it is told once."""
    await begun(hall, game, 4, "en")
    await hall.world.advance(3600.0)
    before = {one.wait: one.due for one in hall.live().deadlines.values()}
    await hall.world.bot.close()
    hall.world.env.backend.advance_clock(HOURS * 3600.0)
    await hall.world.restart()
    await hall.world.settle()
    log = await hall.bot.matches.entries(1)
    after = {one.wait: one.due for one in hall.live().deadlines.values()}
    lost = {before[wait] + timedelta(hours=HOURS) - due for wait, due in after.items() if due is not None}  # type: ignore[operator]

    assert before.keys() == after.keys()
    assert all(abs(one) <= timedelta(minutes=1) for one in lost)
    assert 1 == sum(isinstance(event, ClockMoved) for entry in log for event in entry.events)
    assert not [entry for entry in log if isinstance(entry.action, Expire)]
    assert 1 == sum("I could not reach you" in line for line in hall.lines())
