"""The standing pass of Coup on its page: given by one press, taken back by one, nobody else's affair."""

from bot.games.coup import standing_pass
from engine.games.coup.chapters.actions import ForeignAid, Income, Steal, Tax
from engine.games.coup.chapters.windows import Pass
from engine.games.coup.state import due, hand
from engine.kernel.table import orders_of
from tests.bot.core_world import Hall, folder, hall, our_bot, read
from tests.bot.games.coup.test_round_post import do, news, state
from tests.bot.games.treasure.test_treasure_table import page
from tests.laws.controls import begun
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

BEGIN, END = "Pass until it concerns me", "Answer for myself again"


async def press(hall: Hall, seat: int, label: str) -> str:
    """A seat presses a button of its page; what it reads then."""
    shown = await page(hall, seat)
    assert shown.message is not None
    answer = await hall.driver.click(hall.world.members[seat], shown.message, label)
    assert answer.message is not None
    return read(answer.message)


async def labels(hall: Hall, seat: int) -> list[str]:
    """The buttons of a seat's page."""
    shown = await page(hall, seat)
    assert shown.message is not None
    return hall.buttons(shown.message)


def free_seat(hall: Hall, card: str) -> int:
    """A seat that is asked and holds no such card."""
    return next(seat for seat in due(state(hall)) if card not in hand(state(hall), seat))


async def test_one_press_passes_now_and_from_now_on(hall: Hall) -> None:
    """The page says so, and has the way back in place of the other button."""
    await begun(hall, "coup", 4, "en")
    await do(hall, state(hall).active, Tax())
    seat = free_seat(hall, "duke")
    told = await press(hall, seat, BEGIN)

    assert seat not in due(state(hall))
    assert "You pass automatically until somebody aims at you" in told
    assert END in await labels(hall, seat)
    assert BEGIN not in await labels(hall, seat)


async def test_a_later_window_is_passed_at_the_drawn_moment_and_written_to_nobody_about(hall: Hall) -> None:
    """The wait has its deadline as ever; until the moment comes the seat is awaited like any other."""
    await begun(hall, "coup", 4, "en")
    await do(hall, state(hall).active, Tax())
    seat = free_seat(hall, "duke")
    await press(hall, seat, BEGIN)
    while state(hall).phase == "challenge":
        await do(hall, due(state(hall))[0], Pass())
    while state(hall).active == seat:
        await do(hall, seat, Income())
    letters = len(hall.driver.inbox(hall.world.members[seat]))
    await do(hall, state(hall).active, Tax())
    asked = seat in due(state(hall))
    written = len(hall.driver.inbox(hall.world.members[seat])) - letters
    public = read(news(hall)[-1])
    await hall.world.advance(6 * 3600)

    assert asked
    assert hall.live().deadlines
    assert 0 == written
    assert hall.bot.scene(hall.live(), "en").names[seat] in public
    assert seat not in due(state(hall))


async def test_who_is_robbed_is_asked_and_told_that_the_pass_is_over(hall: Hall) -> None:
    """The question waits for them, whatever the clock plays; a letter says so."""
    await begun(hall, "coup", 4, "en")
    seat = next(one for one in range(4) if one != state(hall).active)
    await press(hall, seat, BEGIN)
    actor = state(hall).active
    await do(hall, actor, Steal(seat))
    shown = await page(hall, seat)
    assert shown.message is not None

    assert not standing_pass.is_hushed(hall.live().match_state, seat)
    assert seat in due(state(hall))
    assert "From here on you answer for yourself" in read(shown.message)
    assert hall.driver.inbox(hall.world.members[seat])


async def test_it_is_taken_back_by_one_press_and_nothing_of_it_is_public(hall: Hall) -> None:
    """No public message changes when it is given or taken back while nothing is asked of the seat."""
    await begun(hall, "coup", 4, "en")
    seat = next(one for one in range(4) if one != state(hall).active)
    before = [read(one) for one in hall.posts()]
    await press(hall, seat, BEGIN)
    given = orders_of(hall.live().table, seat)
    await press(hall, seat, END)
    await hall.world.advance(3)

    assert given is not None
    assert orders_of(hall.live().table, seat) is None
    assert before == [read(one) for one in hall.posts()]
    assert END not in await labels(hall, seat)


async def test_it_is_not_offered_where_one_must_decide(hall: Hall) -> None:
    """On one's own turn, and to whoever could stop foreign aid by the Duke they hold."""
    await begun(hall, "coup", 4, "en")
    actor = state(hall).active
    own = await labels(hall, actor)
    await do(hall, actor, ForeignAid())
    dukes = [seat for seat in due(state(hall)) if "duke" in hand(state(hall), seat)]
    others = [seat for seat in due(state(hall)) if seat not in dukes]

    assert BEGIN not in own
    assert all([BEGIN not in await labels(hall, seat) for seat in dukes])
    assert all([BEGIN in await labels(hall, seat) for seat in others])
