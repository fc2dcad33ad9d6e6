"""The end of a generation in points, and what houses get for it (chapter 10, HO-1.5, HO-4.5, HO-R05)."""

from msgspec.structs import replace

from engine.games.houses import perks, standing
from engine.games.houses.balances import purse
from engine.games.houses.content import Legacy, Record
from engine.games.houses.events import GenerationScored, HouseRewarded
from engine.games.houses.moves import Score
from engine.games.houses.names import ROLES, End
from engine.games.houses.office_points import office_points
from engine.games.houses.ranks import places
from engine.games.houses.role_points import coin_points, resource_points
from engine.games.houses.state import House, State
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import Seat, with_value_at

Award = tuple[int, int]
"""Prestige and crown."""

AWARDS: dict[End, tuple[Award, ...]] = {
    "death": ((4, 0), (3, 0), (1, 1), (1, 1), (0, 2)),
    "deposition": ((3, 0), (2, 0), (1, 0), (1, 0), (0, 2)),
    "flight": ((0, 2), (0, 1), (0, 1), (0, 1), (2, 0)),
}
"""HO-10.6: for five houses, the first place first."""

POWER_POINTS = (2, 1)
"""HO-10.4: for the most and the second most power left."""


def scores(state: State, dice: Dice) -> tuple[Score, ...]:
    """HO-10.1 to 10.5: every character's points, in the order of places, each place taken once (HO-R33)."""
    lot = dice.shuffle(state.seats, "score_places")
    rows = sorted(_scores_before_places(state), key=lambda row: _order(state, row, lot))
    return tuple([replace(row, place=place) for place, row in enumerate(rows, start=1)])


def awards(end: End, seats: int) -> tuple[Award, ...]:
    """HO-10.6 for each place; HO-R34: with fewer than five seats the places before the last drop out."""
    table = AWARDS[end]
    return (*table[: seats - 1], table[-1])


def place_rewards(state: State) -> tuple[HouseRewarded, ...]:
    """HO-10.6 on the scores that stand; `number` is the place."""
    table = awards(_end(state), len(state.houses))
    return tuple(
        HouseRewarded(row.seat, *table[row.place - 1], "place", number=row.place) for row in state.scores
    )


def rebel_rewards(state: State) -> tuple[HouseRewarded, ...]:
    """HO-4.5, HO-R12: a crown for the Rebel's house when the king abdicates."""
    if _end(state) == "death":
        return ()
    return tuple(HouseRewarded(row.seat, 0, 1, "rebel") for row in state.scores if row.role == "rebel")


def record_rewards(state: State, legacies: tuple[Legacy, ...]) -> tuple[HouseRewarded, ...]:
    """HO-1.5: records that this generation has fulfilled, each once.

    `legacies` are the houses' own, by seat; `number` is the record's index in its legacy. The tally holds
    this generation's roles already.
    """
    return tuple(
        HouseRewarded(seat, record.prestige, record.crown, "record", number=index)
        for seat, legacy in enumerate(legacies)
        for index, record in enumerate(legacy.records)
        if _is_record_fulfilled(state.houses[seat], index, record)
    )


def final_result(state: State) -> tuple[tuple[tuple[Seat, ...], ...], standing.Ending]:
    """HO-R05: the houses by place, equals together, and which level decided."""
    why = standing.ending(state)
    return standing.places(state, why), why


def on_generation_scored(state: State, event: GenerationScored) -> State:
    """The points stand; wins and roles count for the houses' goals (HO-1.5, chapter 11)."""
    houses = state.houses
    for row in event.scores:
        houses = with_value_at(houses, row.seat, _with_role_counted(houses[row.seat], row))
    return replace(state, houses=houses, scores=event.scores)


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


def _scores_before_places(state: State) -> tuple[Score, ...]:
    owned = [purse(state, seat) for seat in state.seats]
    coins = places([one.coins for one in owned], state.options.equals)
    power = places([one.power for one in owned], state.options.equals)
    values = tuple([track.value for track in state.tracks])
    return tuple([_score(state, seat, values, coins[seat], power[seat]) for seat in state.seats])


def _score(state: State, seat: Seat, values: tuple[int, ...], coin_place: int, power_place: int) -> Score:
    character = state.characters[seat]
    assert character.role is not None
    role = open_sealed(character.role)
    parts = (
        resource_points(role, values),
        coin_points(role, coin_place),
        sum([office_points(office, values) for office in character.offices]),
        POWER_POINTS[power_place - 1] if power_place <= len(POWER_POINTS) else 0,
        perks.bonus(state, seat),
    )
    return Score(seat, role, *parts, total=sum(parts), place=0)


def _order(state: State, row: Score, lot: tuple[Seat, ...]) -> tuple[int, ...]:
    """HO-R33: total, then more power, more coins, less prestige before the awards, then lot."""
    owned = purse(state, row.seat)
    prestige = state.houses[row.seat].prestige
    return -row.total, -owned.power, -owned.coins, prestige, lot.index(row.seat)


def _is_record_fulfilled(house: House, index: int, record: Record) -> bool:
    held = house.tally.roles[ROLES.index(record.role)]
    return index not in house.records and held >= record.times


def _with_role_counted(house: House, row: Score) -> House:
    spot = ROLES.index(row.role)
    roles = with_value_at(house.tally.roles, spot, house.tally.roles[spot] + 1)
    won = house.tally.won + (row.place == 1)
    return replace(house, tally=replace(house.tally, roles=roles, won=won))


def _end(state: State) -> End:
    """How the king ended; the rules score no generation before."""
    assert state.end is not None
    return state.end
