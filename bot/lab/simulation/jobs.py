"""Games by stewards, dealt out to any number of processes.

A `Job` says which games: by its values alone, so that another process can be handed it. `run` plays it and
counts, `spread` adds up what all jobs counted. The same seed gives the same games and sums, however they were
dealt out. A simulation reads rules and cards, and no page: it is asked for many times and must not
wait for what it does not show (`playable_alone`).
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, wait
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.games import refuse_unserved, versions
from bot.lab.games import simulation_of
from bot.lab.simulation.counters import Counter, Figure, Tally
from bot.playable import Playable, playable
from bot.process import without_gc
from engine import games
from engine.game_versions import GameVersions
from engine.kernel.game import AnyGame
from engine.record import record_lines
from engine.record.making import Played, open_table, play_match
from engine.stewards import player_for

LIMIT = 10_000
"""Moves after which a game counts as unfinished: stewards may go round in circles for ever."""

WHILE = 5.0
"""Seconds without a game after which it is asked whether there is anybody who plays."""


class Job(Struct, frozen=True):
    """Some of the games: `stewards` are kinds, seat by seat and then anew; `record` is a folder or None.

    `cards` is the content's folder, empty for the program's own, wherever that is installed. `options` are
    the game's as JSON; what it leaves out stands as the game has it.
    """

    game: str
    seats: int
    stewards: tuple[str, ...]
    seed: int
    numbers: range
    content: str
    record: str | None
    language: str
    cards: str = ""
    options: str = "{}"

    def kind(self, seat: int) -> str:
        """The steward at this seat."""
        return self.stewards[seat % len(self.stewards)]


def jobs_of(whole: Job, parts: int) -> tuple[Job, ...]:
    """The games dealt out to so many processes, none of them empty."""
    numbers = whole.numbers
    shares = (numbers[part::parts] for part in range(parts))
    return tuple(msgspec.structs.replace(whole, numbers=share) for share in shares if share)


@cache
def load_playable(game: str, cards: str) -> Playable:
    """The game, and the content of this folder where it has one. ContentBroken also for cards on which no
    table can begin, Unfit."""
    with without_gc():
        found = playable_alone(game, Path(cards) if cards else None)
    refuse_unserved(found.editions)
    return found


def playable_alone(game: str, folder: Path | None = None) -> Playable:
    """A game with the content of a folder, or the program's; nothing of other games, and no game's pages.

    Raises ContentBroken or Unfit where the content can't be read.
    """
    own = simulation_of(game)
    if own is None or own.source is None:
        alone = games.without_content()
        return Playable(alone, {}, GameVersions(alone)) if game in alone else playable(folder)
    source = own.source(folder)
    found = GameVersions({game: source.edition.game}, {game: source})
    return Playable(found.games, versions(found), found)


def run(job: Job) -> Tally:
    """Plays the games of a job; the content is read once for all jobs of a process."""
    game, counter = load_playable(job.game, job.cards).games[job.game], Counter()
    options = msgspec.json.decode(job.options, type=game.options)
    kinds = [job.kind(seat) for seat in range(job.seats)]
    with without_gc():
        for number in job.numbers:
            # A game's chance hangs on its own number alone: however the games are dealt out, each is the
            # same.
            master = blake2b(f"{job.game} {job.seed} {number}".encode(), digest_size=32).digest()
            opening = open_table(game, job.seats, options, job.content, job.language)
            stewards = [player_for(game, kind) for kind in kinds]
            made = play_match(game, opening, master, stewards, kinds=kinds, limit=LIMIT)
            counter.count(count_figures(game, made, job.kind))
            # A game that was broken off at its limit of moves has no whole record.
            table = made.match_state.table
            if job.record is not None and table is not None and table.status == "over":
                rows = record_lines(made.match_state, made.log, "all")
                file = Path(job.record) / f"{job.game}-{job.seed}-{number}.jsonl"
                file.write_bytes(b"".join(row + b"\n" for row in rows))
    return counter.tally()


def spread(
    jobs: Sequence[Job],
    executor: Executor | None,
    done: Callable[[int], None],
    play: Callable[[Job], Tally] = run,
    watch: Callable[[], None] = lambda: None,
) -> Tally:
    """The sum of all jobs, here or wherever the executor has its processes; `done` hears of games played.

    `watch` is called where no job was done for a while, and may raise.
    """
    whole = Tally()
    for job, tally in _tallies(jobs, executor, play, watch):
        whole += tally
        done(len(job.numbers))
    return whole


def _tallies(
    jobs: Sequence[Job], executor: Executor | None, play: Callable[[Job], Tally], watch: Callable[[], None]
) -> Iterator[tuple[Job, Tally]]:
    """Each job with its tally, as they are done."""
    if executor is None:
        yield from ((job, play(job)) for job in jobs)
        return
    running = {executor.submit(play, job): job for job in jobs}
    while running:
        finished, _ = wait(running, WHILE, FIRST_COMPLETED)
        if not finished:
            watch()
        yield from ((running.pop(one), one.result()) for one in finished)


def count_figures(game: AnyGame, made: Played, kind: Callable[[int], str]) -> Iterator[Figure]:
    """The figures of a game: how long it was, how it ended, who won, and what is counted of this game alone.

    `kind` gives the steward of a seat.
    """
    result = game.result(made.match_state.state)
    yield "moves", "", len(made.log)
    yield "ended", result.why if result else "unfinished", 1
    # Several stand in the first place where it is shared.
    yield from (
        ("seats", str(seat + 1), 1) for seat in (result.places[0] if result and result.places else ())
    )
    own = simulation_of(game.name)
    if own is not None:
        yield from own.figures(made, kind)
