"""How often a house votes, and with how much power: by what this table has shown."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, log

from engine.games.houses.content import Forecast
from engine.games.houses.moves import Count
from engine.games.houses.stewards.baseline import PHASES
from engine.games.houses.stewards.values.odds import KEPT
from engine.games.houses.stewards.values.purse import USUAL_POWER
from engine.games.houses.view import View
from engine.kernel.seats import Seat

TABLE, HOUSE = 2.0, 3.0
"""So many ballots a table, and a house, must show before they count as much as what is usual."""

TURNOUT, USUAL = 0.5, (2, 4, 7)
"""What is usual where nobody has shown anything: votes a ballot, the powers of a vote."""

OWN, PARTS = 3, 5
"""So much more a house's own votes say of its power than those of others; so many powers stand for all."""

NEAR = 1.0
"""By how many phases further off a count says e times less."""

OTHER = 0.2
"""How much a count over a story says of one over none, and the other way."""

Cast = Mapping[int, tuple[float, Mapping[Seat, float]]]
"""Powers of votes, least to most: how much of what was cast each is, and how much of that is each house's."""

Tendency = tuple[float, tuple[int, ...]]
"""How often a house votes, and with which powers, alike in chance."""

Moods = tuple[tuple[Tendency, ...], ...]
"""The same in each mood of the council, by seat."""


def tendency(view: View, seat: Seat) -> Tendency:
    """What its habits say, whatever the card and its purse; who has no power casts none."""
    number, kind = _kind_of_phase(view)
    return habits(view.counts, seat, number, kind)[0], powers(view, seat)


def habit_log_odds(view: View, seat: Seat) -> float:
    """By how much the odds of its vote lie above those of the table (a logarithm), by what it has shown."""
    number, kind = _kind_of_phase(view)
    _, (votes, every), _ = _count_signs(view.counts, number, kind)
    table, own = _lean_to_usual(TURNOUT, TABLE, votes, every), habits(view.counts, seat, number, kind)[0]
    return _odds(own) - _odds(table)


def _odds(chance: float) -> float:
    return log(chance / (1 - chance))


def powers(view: View, seat: Seat) -> tuple[int, ...]:
    """The powers of its vote, alike in chance, as far as it has them; none where it has none."""
    number, kind = _kind_of_phase(view)
    most = view.characters[seat].power
    held = USUAL_POWER if most is None else most
    return tuple([min(power, held) for power in habits(view.counts, seat, number, kind)[1]]) if held else ()


def _kind_of_phase(view: View) -> tuple[int, tuple[bool, bool]]:
    phase = view.phase
    return (phase.number, sought(phase.yes, phase.no)) if phase else (1, (False, False))


@lru_cache(KEPT)
def habits(
    shown: tuple[Count, ...], seat: Seat, phase: int, kind: tuple[bool, bool]
) -> tuple[float, tuple[int, ...]]:
    """How often this house votes, and with how much power: a little, as usual, much (alike in chance).

    A generation begins and ends otherwise: counts of phases near to this one say most.
    """
    near, (votes, every), cast = _count_signs(shown, phase, kind)
    mine = own = 0.0
    for count, weight in zip(shown, near, strict=True):
        ballot = count.ballots[seat]
        if ballot is not None:
            mine, own = mine + (weight if ballot.power else 0.0), own + weight
    turnout = _lean_to_usual(TURNOUT, TABLE, votes, every)
    return _lean_to_usual(turnout, HOUSE, mine, own), _powers(cast, seat)


def _powers(cast: Cast, seat: Seat) -> tuple[int, ...]:
    """The powers of votes, least to most, alike in chance: what this table has cast, the house most."""
    weights = {power: weight + (OWN - 1) * own.get(seat, 0.0) for power, (weight, own) in cast.items()}
    step = sum(weights.values()) / PARTS
    found, so_far = list[int](), 0.0
    for power, weight in weights.items():
        so_far += weight
        while len(found) < PARTS and so_far >= step * (len(found) + 0.5):
            found.append(power)
    return tuple(found)


@lru_cache(KEPT)
def sought(yes: Forecast, no: Forecast) -> tuple[bool, bool]:
    """What there is to lead for: a chapter of a story, a good event (HO-6.12)."""
    good = any(one.event is not None and one.event.sign == "positive" for one in (yes, no))
    return yes.story or no.story, good


Seen = tuple[tuple[float, ...], tuple[float, float], Cast]


@lru_cache(PHASES)
def _count_signs(shown: tuple[Count, ...], phase: int, kind: tuple[bool, bool]) -> Seen:
    """What each count says here; how many votes and ballots that makes; what they were cast with."""
    near, cast, votes, every = list[float](), list[tuple[int, float, Seat]](), 0.0, 0.0
    for count in shown:
        weight = exp(-abs(count.phase - phase) / NEAR)
        weight *= 1.0 if sought(count.yes, count.no) == kind else OTHER
        near.append(weight)
        for one, ballot in enumerate(count.ballots):
            if ballot is not None:
                voted = weight if ballot.power else 0.0
                votes, every = votes + voted, every + weight
                if ballot.power:
                    cast.append((ballot.power, weight, one))
    return tuple(near), (votes, every), _by_power(cast)


def _by_power(cast: Sequence[tuple[int, float, Seat]]) -> Cast:
    """What is usual, too."""
    whole = dict.fromkeys(USUAL, TABLE / len(USUAL))
    own = dict[int, dict[Seat, float]]()
    for power, weight, one in cast:
        whole[power] = whole.get(power, 0.0) + weight
        mine = own.setdefault(power, {})
        mine[one] = mine.get(one, 0.0) + weight
    return {power: (whole[power], own.get(power, {})) for power in sorted(whole)}


def _lean_to_usual(usual: float, weight: float, seen: float, of: float) -> float:
    """What was seen, leaning to what is usual."""
    return (usual * weight + seen) / (weight + of)
