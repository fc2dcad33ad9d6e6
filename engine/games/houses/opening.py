"""The start of a generation: history forgotten, the realm, purses, the council's seats (HO-R35)."""

from msgspec.structs import replace

from engine.games.houses import history, offices, perks, resources, roles
from engine.games.houses.content import Content
from engine.games.houses.events import AnyEvent, CouncilSeated, GenerationOpened, HistoryForgotten
from engine.games.houses.names import RESOURCES
from engine.games.houses.state import Character, Purse, State, Track
from engine.kernel.dice import Dice
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat

COINS = 10
POWER = 8
POOL = 3


def open_generation(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    """HO-8.4, then HO-2.1, HO-R07 and HO-3.1 to 3.5 on what is still remembered."""
    generation = state.generation + 1
    marks = history.marks_to_forget(state, generation)
    forgot = (HistoryForgotten(marks),) if marks else ()
    then = history.on_history_forgotten(state, HistoryForgotten(marks))
    up, tossed = resources.start_momentum(then.history, dice)
    return (
        *forgot,
        GenerationOpened(
            generation=generation,
            king=_king(state, content, dice),
            values=resources.start_values(then.history),
            up=up,
            tossed=tossed,
            coins=tuple([COINS + perks.perk_sum(state, seat, "coins_at_start") for seat in state.seats]),
            power=tuple([_power(then, seat) for seat in state.seats]),
            pool=POOL + sum([perks.perk_sum(state, seat, "pool_bonus") for seat in state.seats]),
        ),
    )


def seat_council(state: State, dice: Dice) -> CouncilSeated:
    """HO-5.6: most prestige leads, least moderates; ties by lot, and they differ when that is possible."""
    order = dice.shuffle(state.seats, "council")
    leader = max(order, key=lambda seat: state.houses[seat].prestige)
    others = tuple(seat for seat in order if seat != leader)
    least = min(state.houses[seat].prestige for seat in state.seats)
    level = tuple(seat for seat in others if state.houses[seat].prestige == least)
    return CouncilSeated(leader, level[0] if level else leader)


def seat_council_and_draft(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """The council's seats, then the draft is laid out (HO-R35)."""
    return (seat_council(state, dice), roles.draft_opened(state, dice))


def deal_offices_when_ranked(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """The offices, once every house that must rank its claims has done so (HO-R15)."""
    return () if offices.ranking_waits(state) else (offices.deal_offices(state, dice),)


def on_generation_opened(state: State, event: GenerationOpened) -> State:
    """New characters, a new realm; what the last generation left lies in houses, lines and history."""
    characters = tuple(
        Character(seal(Purse(coins, power), seat), Purse(coins, power))
        for seat, (coins, power) in enumerate(zip(event.coins, event.power, strict=True))
    )
    tracks = tuple(Track(value, up, 0) for value, up in zip(event.values, event.up, strict=True))
    count = len(state.houses)
    assert len(tracks) == len(RESOURCES)
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


def on_council_seated(state: State, event: CouncilSeated) -> State:
    """HO-5.6."""
    return replace(state, leader=event.leader, moderator=event.moderator)


def _power(state: State, seat: Seat) -> int:
    """HO-3.2, HO-8.7: never below 0."""
    return max(0, POWER + history.starting_power(state, seat) + perks.perk_sum(state, seat, "power_at_start"))


def _king(state: State, content: Content, dice: Dice) -> str:
    """A king not seen in this campaign; when all have reigned, any but the last."""
    fresh = [king for king in content.kings if king not in state.kings]
    again = [king for king in content.kings if king != state.king]
    return dice.pick(fresh or again or content.kings, "king")
