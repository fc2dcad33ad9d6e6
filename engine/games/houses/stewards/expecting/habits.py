"""How often a house votes and with how much power: by what this table has shown, the card, and its purse.

`habits` are read off the counts that everybody has seen, leaning to what is usual where little was shown.
`eagerness` adds what everybody knows of the open vote: who looks at a card that brings nothing knows that the
others see it too. Its numbers are those under which what houses cast was likeliest
(`python -m tests.measured.eager`).
"""

from collections.abc import Mapping
from functools import lru_cache
from math import exp, log
from typing import Final

from msgspec import Struct

from engine.games.houses.content import Forecast
from engine.games.houses.moves import Count
from engine.games.houses.names import ROLES
from engine.games.houses.points import GOALS
from engine.games.houses.stewards.baseline import PHASES, Table
from engine.games.houses.stewards.expecting.outlook import gains_by_role, signing_worths
from engine.games.houses.stewards.values.odds import KEPT
from engine.games.houses.stewards.values.purse import (
    PLACES,
    USUAL_COINS,
    USUAL_POWER,
    assumed_purses,
    points_for_change,
)
from engine.games.houses.stewards.values.realm import phases_left
from engine.games.houses.stewards.values.signing import EVERY
from engine.games.houses.view import View
from engine.kernel.seats import Seat

TABLE_BALLOTS = 2.0
"""So many ballots a table must show before they count as much as what is usual anywhere."""

HOUSE_BALLOTS = 3.0
"""So many a house must show before they count as much as what is usual at its table."""

TURNOUT, USUAL = 0.5, (2, 4, 7)
"""What is usual where nobody has shown anything: votes a ballot, the powers of a vote."""

OWN_VOTES = 3
"""So many times as much a house's own vote says of its power as a vote of another."""

PARTS = 5
"""Powers, alike in chance, that stand for all that it may vote with."""

NEAR = 1.0
"""By how many phases further off a count says e times less."""

OTHER = 0.2
"""How much a count over a story says of one over none, and the other way."""

CastPowers = Mapping[int, tuple[float, Mapping[Seat, float]]]
"""Powers of votes, least to most: how much of what was cast each is, and how much of that is each house's."""

Tendency = tuple[float, tuple[int, ...]]
"""How often a house votes, and with which powers, alike in chance."""

Moods = tuple[tuple[Tendency, ...], ...]
"""How often each house votes and with which powers, by seat, in each mood of the council."""


def tendency(view: View, seat: Seat) -> Tendency:
    """How often the house votes and with which powers by its habits alone, whatever the card and its purse.

    The powers of a house that has none are ().
    """
    return habits(view.counts, seat, *_kind_of_phase(view))[0], powers(view, seat)


def habit_log_odds(view: View, seat: Seat) -> float:
    """By how much the odds of its vote lie above those of the table (a logarithm), by what it has shown."""
    number, kind = _kind_of_phase(view)
    _, (votes, every), _ = _count_signs(view.counts, number, kind)
    table = _lean_to_usual(TURNOUT, TABLE_BALLOTS, votes, every)
    own, _ = habits(view.counts, seat, number, kind)
    return _odds(own) - _odds(table)


def _odds(chance: float) -> float:
    return log(chance / (1 - chance))


def powers(view: View, seat: Seat) -> tuple[int, ...]:
    """The powers of its vote, alike in chance, as far as it has them; none where it has none."""
    most = view.characters[seat].power
    held = USUAL_POWER if most is None else most
    if not held:
        return ()
    return tuple([min(power, held) for power in habits(view.counts, seat, *_kind_of_phase(view))[1]])


def _kind_of_phase(view: View) -> tuple[int, tuple[bool, bool]]:
    phase = view.phase
    return (phase.number, sought(phase.yes, phase.no)) if phase else (1, (False, False))


@lru_cache(KEPT)
def habits(shown: tuple[Count, ...], seat: Seat, phase: int, kind: tuple[bool, bool]) -> Tendency:
    """How often this house votes, and `PARTS` powers of its votes, least to most, alike in chance.

    A generation begins and ends otherwise: counts of phases near to this one say most.
    """
    near, (votes, every), cast = _count_signs(shown, phase, kind)
    own_votes = own_ballots = 0.0
    for count, weight in zip(shown, near, strict=True):
        ballot = count.ballots[seat]
        if ballot is not None:
            own_votes += weight if ballot.power else 0.0
            own_ballots += weight
    turnout = _lean_to_usual(TURNOUT, TABLE_BALLOTS, votes, every)

    # The powers of votes, least to most, alike in chance: what this table has cast, the house most.
    weights = {
        power: weight + (OWN_VOTES - 1) * by_house.get(seat, 0.0)
        for power, (weight, by_house) in cast.items()
    }
    step = sum(weights.values()) / PARTS
    found, so_far = list[int](), 0.0
    for power, weight in weights.items():
        so_far += weight
        while len(found) < PARTS and so_far >= step * (len(found) + 0.5):
            found.append(power)
    return _lean_to_usual(turnout, HOUSE_BALLOTS, own_votes, own_ballots), tuple(found)


@lru_cache(KEPT)
def sought(yes: Forecast, no: Forecast) -> tuple[bool, bool]:
    """Whether there is a chapter of a story to lead for, and whether a good event (HO-6.12)."""
    good = any(one.event is not None and one.event.sign == "positive" for one in (yes, no))
    return yes.story or no.story, good


CountSigns = tuple[tuple[float, ...], tuple[float, float], CastPowers]


@lru_cache(PHASES)
def _count_signs(shown: tuple[Count, ...], phase: int, kind: tuple[bool, bool]) -> CountSigns:
    """How much each count says here; how many votes and ballots that makes; what they were cast with.

    What is usual is among what was cast, as if a table had shown so much of it.
    """
    near, votes, every = list[float](), 0.0, 0.0
    whole = dict.fromkeys(USUAL, TABLE_BALLOTS / len(USUAL))
    own = dict[int, dict[Seat, float]]()
    for count in shown:
        weight = exp(-abs(count.phase - phase) / NEAR)
        weight *= 1.0 if sought(count.yes, count.no) == kind else OTHER
        near.append(weight)
        for one, ballot in enumerate(count.ballots):
            if ballot is not None:
                every += weight
            if ballot is not None and ballot.power:
                votes += weight
                whole[ballot.power] = whole.get(ballot.power, 0.0) + weight
                mine = own.setdefault(ballot.power, {})
                mine[one] = mine.get(one, 0.0) + weight
    cast = {power: (whole[power], own.get(power, {})) for power in sorted(whole)}
    return tuple(near), (votes, every), cast


def _lean_to_usual(usual: float, weight: float, seen: float, of: float) -> float:
    """The share that was seen, leaning to what is usual as if that had been seen `weight` times."""
    return (usual * weight + seen) / (weight + of)


# --- how eager each house is for the open vote ------------------------------------------------------------

LEAST: Final = 0.1, 1.0
"""What is added to points before their logarithm is taken: of answers, of signing."""

STAKED, ENOUGH = 3, 5
"""The power that a vote is taken to cost, and that beyond which more makes nobody more eager."""

COINS: Final = tuple([sum([GOALS[role].coins[place] for role in ROLES]) / len(ROLES) for place in range(3)])
"""HO-4.4 for a house whose role nobody knows."""


class PublicSigns(Struct, frozen=True):
    """
    base     always 1
    answers  what yes and no differ by for the house, in the mean of all roles (a logarithm)
    signing  what signing the events of an answer is worth to it (a logarithm)
    phase    the number of the phase
    first    1 in a generation's first
    coin     what a coin more is worth to its place
    place    what the power of a vote less would cost its place
    power    what it has (a logarithm)
    apart    by how much it votes more than others of this table (a logarithm of odds)
    """

    base: float
    answers: float
    signing: float
    phase: float
    first: float
    coin: float
    place: float
    power: float
    apart: float


EAGER: Final = PublicSigns(-5.85, 0.5, 2.0, 0.27, 0.3, -1.23, -2.36, 2.15, 0.25)
"""How the odds of a vote go with each."""

MOOD: Final = 0.6
"""How far all houses of a phase are more, or less, eager than this says: they see the same card."""


@lru_cache(PHASES)
def moods(table: Table) -> Moods:
    """In each mood of the council, by seat: how often a house votes, and with which powers."""
    view = table.view
    seats = range(len(view.characters))
    found = [(eagerness(public_signs(table, one)), powers(view, one)) for one in seats]
    by_mood = [[(1 / (1 + exp(-(odds + way))), cast) for odds, cast in found] for way in (-MOOD, MOOD)]
    return tuple([tuple(one) for one in by_mood])


def eagerness(one: PublicSigns) -> float:
    """The odds that the house votes, as a logarithm."""
    return (
        EAGER.base
        + EAGER.answers * one.answers
        + EAGER.signing * one.signing
        + EAGER.phase * one.phase
        + EAGER.first * one.first
        + EAGER.coin * one.coin
        + EAGER.place * one.place
        + EAGER.power * one.power
        + EAGER.apart * one.apart
    )


def public_signs(table: Table, seat: Seat) -> PublicSigns:
    """Everything that everybody knows of this house that has to do with its vote; there is an open phase."""
    view = table.view
    assert view.phase is not None
    gains = gains_by_role(table, seat)
    answers = sum([abs(one) for one in gains]) / len(gains)
    signing = max(0.0, signing_worths(table, EVERY)[seat])

    # What a coin more is worth, what the power of a vote less costs, and the power it has.
    shown, left, equals = view.characters, phases_left(view), view.options.equals
    coins = assumed_purses([one.coins for one in shown], USUAL_COINS)
    power = assumed_purses([one.power for one in shown], USUAL_POWER)
    coin = points_for_change(COINS, coins, seat, left, equals, 1)
    place = -points_for_change(PLACES, power, seat, left, equals, -STAKED)
    return PublicSigns(
        1.0,
        log(answers + LEAST[0]),
        log(signing + LEAST[1]),
        float(view.phase.number),
        float(view.phase.number == 1),
        coin,
        place,
        log(min(power[seat], ENOUGH) + 1),
        habit_log_odds(view, seat),
    )
