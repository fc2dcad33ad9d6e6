"""Campaigns in which everything is asked of a table: absences, requests, places, and every kind of deal."""

from typing import Any, Final

import msgspec

from engine.games.houses import moves as m
from engine.games.houses.clauses import Pay, Promise, Reward, Vote
from engine.games.houses.orders import Condition, HousesOrders, Rule
from engine.kernel.table.absence import ComeBack, DropOrders, GoAway, SetOrders
from engine.kernel.table.hosting import PassHost
from engine.kernel.table.lifecycle import Begin, GoOn, Halt, Pause, Resume
from engine.kernel.table.motions import Agree, Decline, Propose, open_motion
from engine.kernel.table.paces import PRESETS, Lengths, Pace, Quiet
from engine.kernel.table.seating import BeForgotten, Join, Leave, SitPlayer, SitSteward
from engine.kernel.table.seeds import AddWord
from engine.kernel.table.state import MoreTime, Successor, TakeBack
from engine.kernel.table.timing import MoveClock, SetPace
from engine.kernel.table.watching import CloseSeat, OpenSeat
from tests.recorded.tables.recorder import USERS, Recorder

OWN: Final = Pace(
    "own",
    Lengths(found=600, rank=600, draft=600, vote=700, decide=600, other=600),
    Quiet(22 * 60, 7 * 60, "Asia/Tehran"),
)
PROMISES: Final = ("the northern bridge shall be yours", "پلِ شمالی از آنِ شما خواهد بود")
YES: Final = msgspec.json.encode(HousesOrders((Rule(Condition("always"), "yes"),))).decode()


def voting(generation: int = 1) -> Any:
    """Whether a vote of this generation is open."""
    return lambda state: state.stage == "vote" and state.generation >= generation


async def absences(table: Recorder, content: str) -> None:
    """HO-R20: reminders, silence, a regent, standing orders, somebody away for a generation, own lengths."""
    await table.open(4, content, generations=3)
    for user in USERS[:4]:
        await table.asks(user, Join())
    await table.asks(USERS[0], SetPace(OWN))
    await table.asks(USERS[1], AddWord("پیمان"))
    await table.asks(USERS[0], Begin("prudent"))
    table.away = {3}
    await table.until(voting())
    await table.does(3, m.Cast("gather"))
    await table.asks(USERS[2], SetOrders(YES))
    table.away = {2, 3}
    await table.until(lambda state: state.stage != "vote")
    table.away = {3}
    await table.until(voting())
    await table.asks(USERS[2], DropOrders())
    await table.asks(USERS[1], GoAway(now=True))
    await table.asks(USERS[1], ComeBack())
    await table.asks(USERS[0], GoAway())
    await table.until(voting(3))
    table.away = set()
    await table.until(lambda state: False)


async def silence(table: Recorder, content: str) -> None:
    """HO-R20: a steward votes for who is silent at the deadline; the host sends one away and fetches them."""
    await table.begun(3, content, 3, generations=2, absent="steward", ballots="open")
    table.away = {2}
    await table.until(voting())
    await table.asks(USERS[0], GoAway(seat=2))
    await table.asks(USERS[0], ComeBack(seat=2))
    table.away = {1}
    await table.until(lambda state: False)


async def requests(table: Recorder, content: str) -> None:
    """Every kind of request: carried, declined, withdrawn, lapsed; moves taken back, alone and by leave."""
    await table.begun(4, content, 4, generations=2)
    await table.until(lambda state: any(one.role for one in state.characters))
    log = await table.matches.entries(table.match)
    asker = next(one.seat for one in reversed(log) if isinstance(one.action, m.TakeRole))
    assert asker is not None
    await table.asks(USERS[asker], Propose(TakeBack()))
    await _agreed(table, TakeBack)
    await table.until(voting())
    await table.does(0, m.OfferDeal(1, (Pay(1),), (Vote("yes", 1, 99),)))
    await table.asks(USERS[0], Propose(TakeBack()))
    await table.asks(USERS[0], Propose(MoreTime(3)))
    await _agreed(table, MoreTime)
    await table.asks(USERS[1], Propose(MoreTime(1)))
    await table.asks(USERS[2], Decline(_open(table, MoreTime)))
    await table.asks(USERS[2], Propose(MoreTime(2)))
    await table.asks(USERS[2], Decline(_open(table, MoreTime)))
    await table.about(USERS[3], USERS[5], lambda player: Propose(Successor(3, player)))
    await table.asks(USERS[5], Agree(_open(table, Successor)))
    await _agreed(table, Successor)
    await table.asks(USERS[1], Propose(MoreTime(4)))
    await table.until(lambda state: state.stage != "vote")
    await table.until(lambda state: False)


def _open(table: Recorder, kind: type[Any]) -> int:
    asked = open_motion(table.live.table, kind)
    assert asked is not None
    return asked.id


async def _agreed(table: Recorder, kind: type[Any]) -> None:
    """Everybody agrees until the table needs no more."""
    for seat, chair in enumerate(table.live.table.chairs):
        asked = open_motion(table.live.table, kind)
        if asked is not None and seat not in asked.agreed and chair.player is not None:
            await table.asks(table.live.users[chair.player], Agree(asked.id))


async def places(table: Recorder, content: str) -> None:
    """Sitting down and leaving, hosts, pauses, halts, a program that was away, guests, a person forgotten."""
    await table.open(5, content, generations=2, purses="hidden", deals="public")
    for user in USERS[:5]:
        await table.asks(user, Join())
    await table.asks(USERS[4], Leave())
    await table.asks(USERS[0], SitSteward(3, "prudent"))
    await table.about(USERS[0], USERS[6], lambda player: SitPlayer(4, player))
    await table.asks(USERS[0], SetPace(Pace("two_days", PRESETS["two_days"])))
    await table.asks(USERS[0], PassHost(table.live.player_or_next(USERS[1])))
    await table.asks(USERS[1], Begin("prudent"))
    await table.until(voting())
    await table.asks(USERS[1], Pause())
    await table.asks(USERS[1], Resume())
    await table.itself(Halt("channel_gone"))
    await table.itself(GoOn())
    await table.passes(hours=2)
    table.clock.pass_by(hours=5)
    await table.itself(MoveClock(5 * 3600, int(table.clock.now.timestamp()) - 5 * 3600))
    await table.about(USERS[2], USERS[7], OpenSeat)
    await table.asks(USERS[2], CloseSeat())
    await table.about(USERS[2], USERS[8], OpenSeat)
    await table.asks(USERS[6], Leave())
    await table.asks(USERS[1], BeForgotten())
    await table.until(lambda state: False)


async def deals(table: Recorder, content: str) -> None:
    """HO-R23 to HO-R25: words, coins for coins, impossible at confirmation, declined, withdrawn, marked."""
    await table.begun(3, content, 3, generations=1)
    await table.until(voting())
    mine, theirs = (Promise(text) for text in PROMISES)
    offers = (
        (0, m.OfferDeal(1, (mine,), (theirs,))),
        (0, m.OfferDeal(1, (Pay(1), mine), (Pay(1), theirs))),
        (1, m.OfferDeal(2, (Pay(2),), (Vote("yes", 1, 99),))),
        (2, m.OfferDeal(0, (mine,), (Vote("no", 1, 99),))),
        (2, m.OfferDeal(1, (Reward(1, 0),), (Vote("yes", 1, 99),))),
        (0, m.OfferDeal(2, (Pay(_purse(table, 0)),), (theirs,))),
        (0, m.OfferDeal(1, (Pay(_purse(table, 0)),), (theirs,))),
    )
    for seat, offer in offers:
        await table.does(seat, offer)
    await _settled(table)
    for seat in (0, 1):
        marks = [one for one in table.live.look(seat).ask(None) if isinstance(one, m.MarkPromise)]
        await table.does(seat, marks[seat])
    await table.until(lambda state: False)


def _purse(table: Recorder, seat: int) -> int:
    return int(table.state.characters[seat].purse.value.coins)


async def _settled(table: Recorder) -> None:
    """One is declined, one withdrawn, the others are confirmed, of which the last two can't both be kept."""
    open_ = [(one.id, one.maker, one.partner) for one in table.state.deals]
    words, coins, paid, declined, withdrawn, all_, again = open_
    for id, _, partner in (words, coins, paid, all_, again):
        await table.tries(partner, m.ConfirmDeal(id))
    await table.tries(declined[2], m.DeclineDeal(declined[0]))
    await table.tries(withdrawn[1], m.WithdrawDeal(withdrawn[0]))


async def long(table: Recorder, content: str) -> None:
    """HO-R15, HO-8.4: generations enough for claims to be ranked and for history to be forgotten."""
    await table.begun(5, content, 5, generations=8)
    await table.until(lambda state: False)
