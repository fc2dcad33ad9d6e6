"""A bot killed at any moment, again and again, loses nothing it acknowledged and says nothing twice."""

import os
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import pytest

from bot.client import Parts
from engine.entries import Entry
from engine.games.architects.chapters import Action
from engine.games.houses.moves import OfferDeal
from engine.games.rokugan.offers import Action as RokuganAction
from engine.kernel.seats import CLOCK
from engine.kernel.table.motions import MoveTakenBack, Propose
from tests.faults import checks, letters, scenes
from tests.faults.hearing import verb
from tests.faults.kept_time import kept_time, moved
from tests.faults.ledger import Ledger
from tests.faults.lives import PATIENCE, Lives
from tests.faults.moments import OFTEN, Moment, moments
from tests.faults.openings import ARCHITECTS, HOUSES, ROKUGAN, TABLES, Opening
from tests.faults.staged import Scene
from tests.loopback.nursery import Nursery
from tests.loopback.server import Server
from tests.loopback.watching import until

TAKEN = "taken back"
"""A move that was asked back and is gone."""

STEWARDS = "by stewards"
"""A move of a steward who sits for somebody, whatever it is."""

MOST = 2
"""A run may be so many times as long until everything was done of which it is to show something."""

MOMENTS_LEFT = 60.0
"""Seconds; a staged table at which nobody did anything has days."""

RARELY = ("Reclaim",)
"""Moves that no table is brought to: what one building of forty asks, where workers are captured."""

LONG = int(os.environ.get("KHANDAN_LIVES", "200")) if os.environ.get("KHANDAN_LONG") else 0


def moves_of(action: Any) -> tuple[str, ...]:
    """The kinds of moves of a game, but for those to which hardly anybody comes."""
    return tuple(one.__name__ for one in get_args(action) if one.__name__ not in RARELY)


class Case(NamedTuple):
    """Tables, and what people do there at least once in a long run: else it shows nothing about that.

    In a long run there are the `scenes`, too: tables at which something is next to which few ever come.
    """

    openings: tuple[Opening, ...]
    few: int
    wanted: Mapping[str, tuple[str, ...]]
    scenes: tuple[Scene, ...] = ()
    slower: int = 1
    """With many tables people need so many times longer, or lives would end before they came to them all."""


CASES = {
    "houses": Case(
        HOUSES,
        20,
        {
            "houses": (
                *("OfferDeal", "ConfirmDeal", "counter", "SetOrders", "TakeBack", TAKEN),
                *("Rename", "Ready", "RankOffices"),
            )
        },
        scenes.HOUSES,
    ),
    "coup and treasure": Case(
        TABLES,
        12,
        {
            "coup": ("Draft", "Pass", "Block", "Challenge", "Prove", "Lose"),
            "treasure": ("Vote", "Loot", "Done", "TakeBack"),
        },
    ),
    "rokugan": Case(
        ROKUGAN, 4, {"rokugan": ("SetOrders", *moves_of(RokuganAction))}, scenes.ROKUGAN, slower=2
    ),
    "architects": Case(
        ARCHITECTS,
        4,
        {"architects": ("SetOrders", "TakeBack", *moves_of(Action))},
        scenes.ARCHITECTS,
        slower=2,
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_kills_at_random_moments_lose_no_move_and_no_message(
    bots: Nursery, server: Server, shared: Parts, tmp_path: Path, case: Case
) -> None:
    """Acknowledged moves stay, every owed message is there once and in order, and the clock plays on."""
    seed = int(os.environ.get("KHANDAN_SEED", Random().randrange(1 << 32)))
    print(f"KHANDAN_SEED={seed}")  # noqa: T201  # so that a failure can be played again
    dice, words, openings, kills = Random(seed), tuple(shared.words.values()), case.openings, LONG or case.few
    lives = Lives(bots, server, tmp_path / "data", shared.games, words, dice, openings=openings)
    if LONG:
        lives.longest *= case.slower
        await lives.stage(shared, case.scenes)
    if openings is not HOUSES:  # whose matches begin with more presses than a short run has
        await lives.sit_down()
    for number, moment in enumerate(moments(dice, OFTEN * case.slower if LONG else OFTEN)):
        if number >= kills and (number >= MOST * kills or not lacking(case, lives)):
            break
        wrong = [one async for one in one_life(lives, number, moment)]

        assert [] == wrong, f"seed {seed}, life {number}, {moment}"
    print(f"lives: {number}")  # noqa: T201
    lives.patience = PATIENCE
    await quiet_end(lives, shared)

    made = by_game(lives)
    for line in report(lives, made):
        print(line)  # noqa: T201
    assert kills // 3 < sum(deed.heard == "done" for deed in lives.deeds)  # a slow machine answers less
    assert {one.options["game"] for one in openings} == set(made)
    assert 0 == made.get("coup", Counter())["TakeBack"]  # whatever is said there stands
    assert [] == lacking(case, lives)


async def one_life(lives: Lives, number: int, moment: Moment) -> AsyncIterator[str]:
    """What is wrong after it. Now and then Discord forgets the nonces of all that was sent."""
    before, after = lives.known, await lives.life(moment)
    if lives.dice.random() < 0.5:
        lives.server.town.forget_nonces()
    for wrong in after_death(lives, before, after):
        yield wrong
    for one in moved(before or after, after):
        print(f"life {number}, patience {lives.patience}, a deadline moved: {one}")  # noqa: T201


def lacking(case: Case, lives: Lives) -> list[tuple[str, str]]:
    """What a long run is to show something about, and nobody has done yet."""
    made = by_game(lives)
    wanted = ((game, kind) for game, kinds in case.wanted.items() for kind in kinds if LONG)
    return [(game, kind) for game, kind in wanted if not made.get(game, Counter())[kind]]


def by_game(lives: Lives) -> dict[str, Counter[str]]:
    """What was done at the tables of each game, and how often."""
    made: dict[str, Counter[str]] = {}
    for match, log in begun(lives):
        since = log[lives.staged.get(match, 0) :]
        made.setdefault(log[0].action.game, Counter()).update(kinds(since))
    return made


def report(lives: Lives, made: Mapping[str, Counter[str]]) -> Iterator[str]:
    """What a run has shown something about: moves by kind, those nobody made, and what people heard."""
    for game, counted in made.items():
        never = [one.__name__ for one in get_args(lives.games[game].action) if not counted[one.__name__]]
        yield f"{game}: {dict(counted.most_common())}; never: {never}"
    heard = Counter(f"{verb(deed.what) or deed.what} {deed.heard}" for deed in lives.deeds)
    yield f"heard: {dict(heard.most_common())}"


def kinds(log: Sequence[Entry]) -> Iterator[str]:
    """What people and the clock did, by name: an offer that answers another is a counter-offer."""
    for entry in log:
        if entry.by is None and entry.seat not in (None, CLOCK):
            yield STEWARDS
            continue
        motion = entry.action.motion if isinstance(entry.action, Propose) else entry.action
        yield type(motion).__name__
        if any(isinstance(event, MoveTakenBack) for event in entry.events):
            yield TAKEN
        if isinstance(entry.action, OfferDeal) and entry.action.answers:
            yield "counter"


def after_death(lives: Lives, before: Ledger | None, after: Ledger) -> list[str]:
    """What is wrong with what a dead bot left."""
    town = lives.server.town
    found = [*checks.whole(after), *checks.answers(after, lives.deeds), *checks.posted(after, town)]
    found += [*checks.arrived(after, town), *checks.clean(lives.log())]
    if before is not None:
        found += [*checks.grown(before, after), *kept_time(before, after, timedelta(seconds=lives.patience))]
    return found


async def quiet_end(lives: Lives, shared: Parts) -> None:
    """In a last life everything goes out and the clock alone moves every table on."""
    await lives.begin()
    await pausing(lives, "campaign pause")
    # Who was asked where they play is left alone in a pause; the next bot, which they never pressed, writes.
    await lives.end()
    await lives.begin()
    await until(lambda: not lives.waiting())
    paused = await lives.end()
    games, renderers = shared.games, shared.renderers
    wrong = [*checks.drained(paused), *checks.owed(paused, games, renderers), *checks.timed(paused, games)]

    assert [] == [*wrong, *after_death(lives, None, paused), *checks.taken(lives.server.town)]
    await lives.begin()
    await pausing(lives, "campaign resume")
    with suppress(TimeoutError):  # then it is said which table stands still
        await until(lambda: all(lives.entries(one) > len(paused.logs[one]) + 1 for one in hurried(paused)))
    moved = await lives.end()

    town = lives.server.town
    told = letters.wrong(moved, town, games, lives.words, lives.deaths)

    assert [] == [*still(paused, moved), *after_death(lives, paused, moved), *told]


def still(paused: Ledger, moved: Ledger) -> Iterator[str]:
    """The tables that nothing has moved on since they went on, with their last entries and their timers."""
    for match in hurried(paused):
        log = moved.logs[match]
        if len(log) <= len(paused.logs[match]) + 1:
            timers = {key: timer for (of, key), timer in moved.clocks.items() if of == match}
            yield f"match {match} stands still: {[entry.action for entry in log[-5:]]}, {timers}"


def begun(lives: Lives) -> Iterator[tuple[int, tuple[Entry, ...]]]:
    """The tables at which somebody, or a steward, has made a move of the game, with their logs."""
    assert lives.known is not None
    logs = lives.known.logs.items()
    return ((match, log) for match, log in logs if any(entry.seat is not None for entry in log))


async def pausing(lives: Lives, command: str) -> None:
    """Every host stops their table, or lets it go on."""
    assert lives.known is not None
    for match in running(lives.known):
        hall = lives.server.town.channels[lives.known.channels[match]]
        host = next(one for one in lives.walkers if one.person.id == lives.known.people[match][0])
        await lives.asked(host, hall, command, match=match)


def hurried(paused: Ledger) -> list[int]:
    """The tables that stand still, of which a question has not hours left but moments."""
    left = [(of, clock.remaining or 0.0) for (of, _), clock in paused.clocks.items()]
    return [one for one in running(paused) if any(of == one and some < MOMENTS_LEFT for of, some in left)]


def running(known: Ledger) -> list[int]:
    """The matches that have begun and go on."""
    return [match for match in known.logs if known.statuses[match] == "running"]
