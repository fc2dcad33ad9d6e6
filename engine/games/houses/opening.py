"""The start of a generation: history forgotten, the realm, purses, a king, the council's seats (HO-R35).

A new generation keeps of the last one what houses, story lines and remembered events hold. From these the
five resources get their start (HO-8.6), momentum its direction (HO-R07), and each character its purse
(HO-3.1, HO-3.2). Then come the offices (offices.py), the council's seats, and the draft (roles.py).
"""

from typing import Final

from msgspec.structs import replace

from engine.games.houses import offices, resources, roles, signing
from engine.games.houses.content import Content
from engine.games.houses.events import AnyEvent, CouncilSeated, GenerationOpened, HistoryForgotten
from engine.games.houses.names import RESOURCES
from engine.games.houses.perks import perk_sum
from engine.games.houses.state import Character, Purse, State, Track
from engine.kernel.dice import Dice
from engine.kernel.sealed import seal

COINS: Final = 10
POWER: Final = 8
"""HO-3.1, HO-3.2: what a character begins with, before perks and what its house has signed."""

POOL: Final = 3
"""HO-3.5: the power in the common pool, before perks."""


def open_generation(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    """HO-8.4, then HO-2.1, HO-R07 and HO-3.1 to 3.5 on what is still remembered."""
    generation = state.generation + 1
    forgotten = HistoryForgotten(signing.marks_to_forget(state, generation))
    then = signing.on_history_forgotten(state, forgotten)
    up, tossed = resources.start_momentum(then.history, dice)
    # A king not seen in this campaign; when all have reigned, any but the last.
    fresh = [king for king in content.kings if king not in state.kings]
    again = [king for king in content.kings if king != state.king]
    power = [
        max(0, POWER + signing.starting_power(then, seat) + perk_sum(then, seat, "power_at_start"))
        for seat in state.seats
    ]
    opened = GenerationOpened(
        generation=generation,
        king=dice.pick(fresh or again or content.kings, "king"),
        values=resources.start_values(then.history),
        up=up,
        tossed=tossed,
        coins=tuple([COINS + perk_sum(state, seat, "coins_at_start") for seat in state.seats]),
        power=tuple(power),
        pool=POOL + sum([perk_sum(state, seat, "pool_bonus") for seat in state.seats]),
    )
    return (forgotten, opened) if forgotten.marks else (opened,)


def on_generation_opened(state: State, event: GenerationOpened) -> State:
    """New characters, a new realm; what the last generation left lies in houses, lines and history."""
    characters = tuple(
        Character(seal(Purse(coins, power), seat), Purse(coins, power))
        for seat, (coins, power) in enumerate(zip(event.coins, event.power, strict=True))
    )
    tracks = tuple(Track(value, up, 0) for value, up in zip(event.values, event.up, strict=True))
    assert len(tracks) == len(RESOURCES)
    count = len(state.houses)
    return replace(
        state,
        stage="ranking",
        generation=event.generation,
        king=event.king,
        kings=(*state.kings, event.king),
        characters=characters,
        tracks=tracks,
        stability=10,
        pool=event.pool,
        rankings=(None,) * count,
        draft=None,
        phase=None,
        story_phases=0,
        last_line=None,
        ready=(False,) * count,
        end=None,
        scores=(),
    )


def deal_offices_when_ranked(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """The offices, once every house that must rank its claims has done so (HO-R15); () before."""
    return () if offices.ranking_waits(state) else (offices.deal_offices(state, dice),)


def seat_council_and_draft(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """The council's seats, then the draft is laid out (HO-R35)."""
    return (seat_council(state, dice), roles.draft_opened(state, dice))


def seat_council(state: State, dice: Dice) -> CouncilSeated:
    """HO-5.6: most prestige leads, least moderates; ties by lot, and they differ when that is possible."""
    order = dice.shuffle(state.seats, "council")
    leader = max(order, key=lambda seat: state.houses[seat].prestige)
    least = min(state.houses[seat].prestige for seat in state.seats)
    level = [seat for seat in order if seat != leader and state.houses[seat].prestige == least]
    return CouncilSeated(leader, level[0] if level else leader)


def on_council_seated(state: State, event: CouncilSeated) -> State:
    """HO-5.6: they lead and moderate until a vote says otherwise."""
    return replace(state, leader=event.leader, moderator=event.moderator)
