"""Self-play: a regularised policy gradient with a critic that sees all hands.

The policy sees what its seat sees. Steps are clipped (PPO); entropy is rewarded, by less and less,
and to leave what was played a while ago costs something (mirror descent towards an anchor that follows), so
that the choices stay mixed and the play comes to rest instead of going round in circles. Weights are averaged
over the last part of the run: that average is what plays.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tests.training.coup import sight
from tests.training.coup.following import dealt, followers, stepped
from tests.training.coup.nets import Adam, Net, chances
from tests.training.coup.opponents import KINDS, LEARNER, STRAYING
from tests.training.coup.tables import OVER, Array, Chance, Tables, awaited, empty

CLIP, TRACE, BATCH, PASSES, STRAY = 0.2, 0.9, 4096, 2, 0.25
"""How far a step may change a choice's chance; how far a return looks ahead; rows a step; steps a row;
how often the straying stray."""

Script = Callable[[Tables, Array, Array, Array], Array]
"""The choices of a fixed opponent, from the tables, what is legal, the places and the marks; it may be one
that follows its tables (following.py)."""

Seating = Callable[[int], tuple[Array, Array]]
"""Sizes of so many new tables, and who sits where."""


@dataclass(slots=True)
class Field:
    """The tables in play, who sits at them, and the games that ended: by guest, how many and how many won.

    `kinds` are the guests that the critic tells apart.
    """

    tables: Tables
    kinds: int
    guests: Array
    seating: Seating
    scripts: dict[int, Script]
    chance: Chance
    ended: Array
    won: Array


@dataclass(slots=True)
class Rollout:
    """A stretch of play: rows are steps, then tables; `values` are chances to win by seat."""

    marks: Array
    secrets: Array
    may: Array
    choice: Array
    odds: Array
    who: Array
    places: Array
    mine: Array
    values: Array
    ended: Array
    results: Array


def critic_sight(field: Field, places: Array) -> Array:
    """All hands, and who plays each seat."""
    t, rows = field.tables, np.arange(len(places))[:, None]
    kinds = np.eye(field.kinds, dtype=np.float32)[field.guests[rows, places]]
    return np.concatenate([sight.secrets(t, places), kinds.reshape(len(places), -1)], axis=1)


def by_seat(shares: Array, places: Array) -> Array:
    """Values by place, laid back to the seats."""
    found = np.zeros_like(shares)
    np.put_along_axis(found, places, shares, 1)
    return found


def judged(critic: Net, marks: Array, secrets: Array, alive: Array) -> Array:
    """Each place's chance to win."""
    return chances(critic.run(np.concatenate([marks, secrets], axis=1))[-1], alive)


def rollout(policy: Net, critic: Net, field: Field, steps: int) -> Rollout:
    """Plays on; ended tables begin anew."""
    rows: list[tuple[Array, ...]] = []
    for _ in range(steps):
        rows.append(_step(policy, critic, field))
    seen = _seen(critic, field)
    stacked = [np.stack(column) for column in zip(*rows, strict=True)]
    made = Rollout(*stacked)
    made.values = np.concatenate([made.values, seen[-1][None]])
    return made


def _seen(critic: Net, field: Field) -> tuple[Array, Array, Array, Array]:
    t = field.tables
    places = sight.ring(t)
    marks, hidden = sight.marks(t, places), critic_sight(field, places)
    alive = t.alive[np.arange(len(places))[:, None], places]
    return places, marks, hidden, by_seat(judged(critic, marks, hidden, alive), places)


def _step(policy: Net, critic: Net, field: Field) -> tuple[Array, ...]:
    t = field.tables
    places, marks, hidden, values = _seen(critic, field)
    may = sight.legal(t, places)
    odds = chances(policy.run(marks)[-1], may)
    rows = np.arange(len(may))
    choice = drawn(odds, field.chance)
    who, seated = t.who.copy(), field.guests[rows, t.who]
    stray = (seated == STRAYING) & (field.chance.random(len(rows)) < STRAY)
    choice = np.where(stray, drawn(may.astype(np.float32), field.chance), choice)
    for guest, script in field.scripts.items():
        theirs = seated == guest
        if theirs.any():
            choice = np.where(theirs, script(t, may, places, marks), choice)
    stepped(t, choice, places, field.chance, followers(field.scripts.values()))
    ended = t.phase == OVER
    results = np.zeros((len(rows), t.seats), np.float32)
    won = ended & (t.winner >= 0)
    results[won, t.winner[won]] = 1
    _begin_anew(field, np.flatnonzero(ended), results)
    mine = (seated == LEARNER) & (may.sum(1) > 1)
    packed = (marks.astype(bool), hidden.astype(bool), may, choice, odds[rows, choice])
    return *packed, who, places, mine, values, ended, results


def drawn(odds: Array, chance: Chance) -> Array:
    """A choice for each row, by its chances."""
    sums = odds.cumsum(1)
    spots = chance.random((len(odds), 1)).astype(np.float32) * sums[:, -1:]
    found: Array = np.minimum((sums <= spots).sum(1), odds.shape[1] - 1)
    bad = odds[np.arange(len(odds)), found] <= 0
    return np.where(bad, odds.argmax(1), found)


def _begin_anew(field: Field, rows: Array, results: Array) -> None:
    if not len(rows):
        return
    for guest in range(KINDS):
        sat = field.guests[rows] == guest
        mixed = (field.guests[rows] != LEARNER).any(1)[:, None] if guest == LEARNER else True
        field.ended[guest] += (sat & mixed & (np.arange(sat.shape[1]) < field.tables.size[rows, None])).sum()
        field.won[guest] += (results[rows] * (sat & mixed)).sum()
    size, guests = field.seating(len(rows))
    field.guests[rows] = guests
    dealt(field.tables, rows, size, field.chance, followers(field.scripts.values()))


def begun(shape: tuple[int, int, int], seating: Seating, scripts: dict[int, Script], chance: Chance) -> Field:
    """Fresh tables: so many, with so many seats, for so many kinds of guests."""
    rows, seats, kinds = shape
    tables = empty(rows, seats)
    size, guests = seating(rows)
    dealt(tables, np.arange(rows), size, chance, followers(scripts.values()))
    awaited(tables, chance)
    return Field(tables, kinds, guests, seating, scripts, chance, np.zeros(KINDS), np.zeros(KINDS))


def returns(made: Rollout) -> Array:
    """For each step what it led to: later values, the nearer the more (lambda-returns)."""
    found = np.zeros_like(made.values[:-1])
    ahead = made.values[-1]
    for spot in range(len(found) - 1, -1, -1):
        mixed = (1 - TRACE) * made.values[spot + 1] + TRACE * ahead
        ahead = np.where(made.ended[spot][:, None], made.results[spot], mixed)
        found[spot] = ahead
    return found


@dataclass(frozen=True, slots=True)
class Pull:
    """The reward for entropy, and the price of leaving the anchor (Kullback and Leibler), both per nat."""

    entropy: float
    anchor: float


@dataclass(slots=True)
class Learner:
    """Policy and critic with their optimisers; the policy of a while ago; the policy's average."""

    policy: Net
    anchor: Net
    critic: Net
    paces: tuple[Adam, Adam]
    average: list[Array]


def learn(one: Learner, made: Rollout, pull: Pull, rate: float, chance: Chance) -> float:
    """Takes the steps of one rollout; the mean entropy of the policy in nats."""
    aims = returns(made)
    who, flat = made.who.reshape(-1), aims.reshape(-1, aims.shape[2])
    places = made.places.reshape(flat.shape)
    rows = np.arange(len(who))
    gain = (flat - made.values[:-1].reshape(flat.shape))[rows, who]
    aim = np.take_along_axis(flat, places, 1)
    parts = [one.reshape(len(rows), -1) for one in (made.marks, made.secrets, made.may)]
    mine = made.mine.reshape(-1)
    told, count = 0.0, 0
    for _ in range(PASSES):
        order = chance.permutation(len(rows))
        for begin in range(0, len(rows) - BATCH + 1, BATCH):
            some = order[begin : begin + BATCH]
            marks = parts[0][some].astype(np.float32)
            _critic_step(one, marks, parts[1][some], aim[some], rate)
            some_mine = some[mine[some]]
            batch = (made.choice.reshape(-1)[some_mine], made.odds.reshape(-1)[some_mine], gain[some_mine])
            told += _policy_step(one, marks[mine[some]], parts[2][some_mine], batch, pull, rate)
            count += 1
    return told / count


def _critic_step(one: Learner, marks: Array, hidden: Array, aim: Array, rate: float) -> None:
    found = one.critic.run(np.concatenate([marks, hidden.astype(np.float32)], axis=1))
    odds = chances(found[-1], np.ones_like(aim, bool))
    whole = aim.sum(1, keepdims=True)
    slope = (odds * whole - aim) / len(aim)
    one.paces[1].step(one.critic.parts(), one.critic.slopes(found, slope.astype(np.float32)), rate)


def _policy_step(
    one: Learner, marks: Array, may: Array, batch: tuple[Array, Array, Array], pull: Pull, rate: float
) -> float:
    """The clipped gradient with its reward for entropy; the mean entropy."""
    choice, before, gain = batch
    found = one.policy.run(marks)
    odds = chances(found[-1], may)
    rows = np.arange(len(choice))
    ratio = odds[rows, choice] / np.maximum(before, 1e-6)
    live = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = np.where(live, ratio * gain, 0)
    logs = np.log(np.maximum(odds, 1e-9))
    spread = -(odds * logs).sum(1)
    slope = odds * push[:, None]
    slope[rows, choice] -= push
    slope += pull.entropy * odds * (logs + spread[:, None])
    if pull.anchor:
        away = logs - np.log(np.maximum(chances(one.anchor.run(marks)[-1], may), 1e-9))
        slope += pull.anchor * odds * (away - (odds * away).sum(1)[:, None])
    slope = np.where(may, slope, 0) / max(len(rows), 1)
    one.paces[0].step(one.policy.parts(), one.policy.slopes(found, slope.astype(np.float32)), rate)
    return float(spread.mean())
