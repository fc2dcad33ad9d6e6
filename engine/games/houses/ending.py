"""The end of a generation and of the campaign: points, places, rewards, and who would win (HO-R35).

A generation ends in this order: deals close (HO-R28), every character is scored and placed (chapter 10), its
house is rewarded for the place, for the Rebel's crown, for role records and by perks, goals are reached; then
the generation is over, or the campaign. The campaign is won by prestige, by crown or by both, as the story
lines went (HO-R05); `standings` says at any time how it would end.
"""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.games.houses import goals, perks
from engine.games.houses.balances import purse, refresh_shown_purses
from engine.games.houses.content import Content, Legacy
from engine.games.houses.deals import settling
from engine.games.houses.events import (
    AnyEvent,
    CampaignEnded,
    GenerationClosed,
    GenerationScored,
    HouseRewarded,
)
from engine.games.houses.moves import Score
from engine.games.houses.names import ROLES, End
from engine.games.houses.points import (
    POWER_POINTS,
    awards,
    coin_points,
    office_points,
    places,
    resource_points,
)
from engine.games.houses.state import House, State
from engine.kernel.dice import Dice
from engine.kernel.game import Result
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import Seat, with_value_at

CampaignEnding = Literal["unity", "division", "level"]
"""Which of the story lines' ends prevail, and so what the campaign is won by."""

KEPT: Final = 256
"""Orders of houses by place that are kept."""


class Standing(Struct, frozen=True):
    """The houses by place if the campaign had this ending; equals stand together."""

    ending: CampaignEnding
    places: tuple[tuple[Seat, ...], ...]


# --- the order of the end ---------------------------------------------------------------------------------


def score_generation(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    """Deals first (HO-R28); then the points, the places and every reward that hangs on them."""
    if state.deals:
        return settling.settle(state, ends=True)
    told = GenerationScored(state.generation, _king_end(state), scores(state, dice))
    then = on_generation_scored(state, told)
    legacies = tuple(goals.legacy(content, house.legacy) for house in then.houses)
    return (
        told,
        *place_rewards(then),
        *[one for row in then.scores for one in perks.rewards_for_place(then, row.seat, row.place)],
        *rebel_rewards(then),
        *record_rewards(then, legacies),
    )


def close_generation(state: State, content: Content) -> tuple[AnyEvent, ...]:
    """HO-R35, HO-R04: goals that the end has reached; then the generation is over, or the campaign.

    The campaign ends when all lines have ended, after the agreed number of generations, or when all agree.
    """
    reached = goals.newly_reached(state, content)
    if reached:
        return reached
    ended = all(line.end is not None for line in state.lines)
    final = ended or state.generation >= state.options.generations or all(state.stopping)
    over = GenerationClosed(state.generation, final)
    return (over, *stop_campaign(state)) if final else (over,)


def stop_campaign(state: State) -> tuple[AnyEvent, ...]:
    """The end of the campaign; between two generations none is played to its end first (HO-R04)."""
    by_place, why = final_result(state)
    return (CampaignEnded(state.unity, state.division, by_place, why),)


def on_generation_closed(state: State, event: GenerationClosed) -> State:
    """Nothing of coins or power carries over (HO-3.3)."""
    return replace(state, stage="closing" if event.final else "interlude", phase=None, deals=())


def on_campaign_ended(state: State, event: CampaignEnded) -> State:
    """HO-R05; HO-R38: a seed that was sealed for a generation that never comes is closed unrolled."""
    between = state.stage == "interlude"
    return replace(state, stage="over", unrolled=between, result=Result(event.places, event.why))


# --- points and places (chapter 10) -----------------------------------------------------------------------


def scores(state: State, dice: Dice) -> tuple[Score, ...]:
    """HO-10.1 to 10.5: every character's points, in the order of places, each place taken once (HO-R33)."""
    owned = [purse(state, seat) for seat in state.seats]
    coins = places([one.coins for one in owned], state.options.equals)
    power = places([one.power for one in owned], state.options.equals)
    values = tuple([track.value for track in state.tracks])
    rows = []
    for seat, character in enumerate(state.characters):
        assert character.role is not None
        role = open_sealed(character.role)
        parts = (
            resource_points(role, values),
            coin_points(role, coins[seat]),
            sum([office_points(office, values) for office in character.offices]),
            POWER_POINTS[power[seat] - 1] if power[seat] <= len(POWER_POINTS) else 0,
            perks.score_bonus(state, seat),
        )
        rows.append(Score(seat, role, *parts, total=sum(parts), place=0))
    lot = dice.shuffle(state.seats, "score_places")
    # HO-R33: total, then more power, more coins, less prestige before the awards, then lot.
    rows.sort(
        key=lambda row: (
            -row.total,
            -owned[row.seat].power,
            -owned[row.seat].coins,
            state.houses[row.seat].prestige,
            lot.index(row.seat),
        )
    )
    return tuple([replace(row, place=place) for place, row in enumerate(rows, start=1)])


def on_generation_scored(state: State, event: GenerationScored) -> State:
    """The points stand, wins and roles count for goals (HO-1.5), and purses are open (chapter 12)."""
    houses = state.houses
    for row in event.scores:
        house, spot = houses[row.seat], ROLES.index(row.role)
        roles = with_value_at(house.tally.roles, spot, house.tally.roles[spot] + 1)
        tally = replace(house.tally, roles=roles, won=house.tally.won + (row.place == 1))
        houses = with_value_at(houses, row.seat, replace(house, tally=tally))
    characters = refresh_shown_purses(state)
    return replace(state, stage="closing", houses=houses, scores=event.scores, characters=characters)


# --- rewards ----------------------------------------------------------------------------------------------


def place_rewards(state: State) -> tuple[HouseRewarded, ...]:
    """HO-10.6 on the scores that stand; `number` is the place."""
    table = awards(_king_end(state), len(state.houses))
    return tuple(
        HouseRewarded(row.seat, *table[row.place - 1], "place", number=row.place) for row in state.scores
    )


def rebel_rewards(state: State) -> tuple[HouseRewarded, ...]:
    """HO-4.5, HO-R12: a crown for the Rebel's house when the king abdicates."""
    if _king_end(state) == "death":
        return ()
    return tuple(HouseRewarded(row.seat, 0, 1, "rebel") for row in state.scores if row.role == "rebel")


def record_rewards(state: State, legacies: tuple[Legacy, ...]) -> tuple[HouseRewarded, ...]:
    """HO-1.5: records that this generation has fulfilled, each once.

    `legacies` are the houses' own, by seat; `number` is the record's index in its legacy. The tally holds
    this generation's roles already.
    """
    rewards = []
    for seat, (house, legacy) in enumerate(zip(state.houses, legacies, strict=True)):
        for index, record in enumerate(legacy.records):
            held = house.tally.roles[ROLES.index(record.role)]
            if index not in house.records and held >= record.times:
                rewards.append(HouseRewarded(seat, record.prestige, record.crown, "record", number=index))
    return tuple(rewards)


def on_house_rewarded(state: State, event: HouseRewarded) -> State:
    """HO-1.3: prestige and crown never go below 0; a record's index is kept, so that it is given once."""
    house = state.houses[event.seat]
    given = (*house.records, event.number) if event.why == "record" else house.records
    new = replace(
        house,
        prestige=max(0, house.prestige + event.prestige),
        crown=max(0, house.crown + event.crown),
        records=given,
    )
    return replace(state, houses=with_value_at(state.houses, event.seat, new))


def _king_end(state: State) -> End:
    """How the king ended; the rules score no generation before."""
    assert state.end is not None
    return state.end


# --- who wins the campaign (HO-R05) -----------------------------------------------------------------------


def final_result(state: State) -> tuple[tuple[tuple[Seat, ...], ...], CampaignEnding]:
    """The houses by place, equals together, and which level of the story lines decided."""
    why = current_ending(state)
    return houses_by_place(state.houses, why), why


def current_ending(state: State) -> CampaignEnding:
    """Which of unity and division is higher now, or that they are level."""
    if state.unity == state.division:
        return "level"
    return "unity" if state.unity > state.division else "division"


def houses_by_place(houses: tuple[House, ...], how: CampaignEnding) -> tuple[tuple[Seat, ...], ...]:
    """Seats by prestige then crown, crown then prestige, or the sum then prestige; equals share a place."""
    keys = []
    for house in houses:
        if how == "unity":
            keys.append((house.prestige, house.crown))
        elif how == "division":
            keys.append((house.crown, house.prestige))
        else:
            keys.append((house.prestige + house.crown, house.prestige))
    order = sorted(set(keys), reverse=True)
    return tuple([tuple([seat for seat, own in enumerate(keys) if own == key]) for key in order])


@lru_cache(KEPT)
def standings(houses: tuple[House, ...]) -> tuple[Standing, ...]:
    """Unity and division as they would end now; kept, since every view asks until a house rises."""
    endings: tuple[CampaignEnding, ...] = ("unity", "division")
    return tuple([Standing(how, houses_by_place(houses, how)) for how in endings])
