"""The part of the tour that waits for what is on offer now and then."""

from collections.abc import Callable
from typing import Any, Final

from simcord import MemberActor

from bot.sandbox.reading import menus_of
from engine.games.houses import moves as m
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.stewards import random
from tests.laws.tourist import Tour, posted

MOVES: Final = 900
"""More moves by lot than it takes until everything rare was on offer."""
RARE: Final[dict[str, tuple[Callable[[Any], bool], Callable[[Any], dict[str, Any]]]]] = {
    "decide": (lambda x: isinstance(x, m.Decide), lambda x: {"choice": f"{x.side}:{x.leader}"}),
    "peek": (lambda x: isinstance(x, m.PeekOutcome), lambda x: {"side": x.side}),
    "momentum": (lambda x: isinstance(x, m.TurnMomentum), lambda x: {"resource": x.resource}),
    "promise": (
        lambda x: isinstance(x, m.MarkPromise),
        lambda x: {"promise": f"{x.deal}:{x.by}:{x.index}:{'kept' if x.kept else 'broken'}"},
    ),
    "ready": (lambda x: isinstance(x, m.Ready), lambda x: {}),
    "rename": (lambda x: isinstance(x, PartialMove) and x.move == "rename", lambda x: {"first_name": "Cyra"}),
    "stop": (lambda x: isinstance(x, m.AgreeToStop), lambda x: {"agree": True}),
}
"""Commands for what is on offer now and then: which offer it is, and the options."""


async def rarely(tour: Tour) -> None:
    """Everybody moves by lot until each of the rare ones was on offer once."""
    bot, live = tour.hall.bot, tour.hall.live()
    dice = Dice(b"what is rarely on offer, by lot.b")
    for number in range(MOVES):
        assert live.table.status != "over", "what follows needs this campaign: give these dice other words"
        if tour.rare == RARE.keys():
            return
        await _offered(tour)
        waits = [wait for wait in live.match_state.waits if wait.seat >= 0]
        seat = waits[dice.roll_below(len(waits), number)].seat
        action = random.choose(live.look(seat), Dice(number.to_bytes(32, "big")))
        settled = not live.table.motions and not isinstance(action, m.AgreeToStop)
        if action is not None and settled:
            await bot.matches.act(1, live.users[live.table.chairs[seat].player or 0], action)


async def _offered(tour: Tour) -> None:
    live = tour.hall.live()
    for seat, member in enumerate((tour.host, tour.one, tour.two)):
        offers = live.look(seat).ask(None)
        for name in RARE.keys() - tour.rare:
            fits, options = RARE[name]
            found = next((one for one in offers if fits(one)), None)
            if found is not None and name not in tour.rare and not (name == "stop" and len(tour.rare) < 6):
                await _looked(tour, member, name)
                before = live.match_state.seq
                await tour.do(member, name, match=1, **options(found))
                if live.match_state.seq != before:
                    tour.rare.add(name)
                return


async def _looked(tour: Tour, member: MemberActor, name: str) -> None:
    """A resource to be turned is asked for once more by the panel's menu; here it is left at that."""
    if name == "momentum":
        hand = await tour.do(member, "hand", match=1)
        menu = next(one for one in menus_of(posted(hand)) if one.custom_id.startswith("v1:sures:"))
        await tour.chosen(member, hand, menu.values[0], menu.custom_id)
