"""One match held to the leak law: each moment for each viewer, when things show, and ghosts.

    random_matches  or the matches of records, moment by moment     (moments)
      audits        a verdict on each, its comparisons shared out to several processes
        plan        what is compared: the outlets of rules and bot   (rules_outlets, bot_outlets)
        verdict_of  timing first, then twins, then ghosts            (comparing, twins)

To compare everything at each moment would take hours. So what an entry brings is compared after each entry,
what may be asked for at any time after every sixth, what is made of the whole log after every thirtieth and
the last, and a ghost walks from every sixtieth; the kinds of twins take turns. Which of these a moment gets
depends on its place in the match alone: one seed finds one leak.
"""

import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, islice, pairwise
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Any, Final, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.lab.leaks.bot_outlets import KEPT, SPOKEN, pages_on_demand, spoken_outlets
from bot.lab.leaks.comparing import (
    Case,
    Leak,
    deadline_leaks,
    default_leaks,
    ghost_cases,
    leaks,
    timing_leaks,
    twin_case,
    with_kept_answers,
)
from bot.lab.leaks.moments import Moment, dice_for, moments
from bot.lab.leaks.rules_outlets import ASKED, TOLD, Outlet, Said
from bot.lab.leaks.speech import Speech, Spoken, remembered_texts
from bot.lab.leaks.twins import TWIN_KINDS, Plain
from bot.process import without_gc
from bot.render.i18n import Messages
from bot.render.renderer import Renderer
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.seats import Viewer
from engine.match.undo import standing_entries

FIRST: Final = 5
"""Leaks of one match that are reported: the first; one fault shows in many places."""


class Plan(Struct, frozen=True):
    """What is compared: outlets that bring an entry's news, and those that may be asked at any time.

    The latter are asked after every `every`-th entry. Those of the whole log are asked after every `logs`-th
    and after the last. A ghost walks from every `ghosts`-th entry on, for at most `walk` cases.
    """

    told: tuple[Outlet, ...]
    asked: tuple[Outlet, ...]
    of_log: tuple[Outlet, ...] = ()
    every: int = 6
    logs: int = 30
    ghosts: int = 60
    walk: int = 60


class Share(Struct, frozen=True):
    """Part `part` (from 0) of `of` like parts into which a match's comparisons are dealt out."""

    part: int = 0
    of: int = 1

    def has(self, number: int) -> bool:
        """Whether what has this number is in it."""
        return number % self.of == self.part


WHOLE: Final = Share()


class Verdict(Struct, frozen=True):
    """How many moments, each for one viewer, were compared, and what was found."""

    compared: int
    leaks: tuple[Leak, ...]


MOVES: Final = 400
"""A random match is broken off after so many."""

Own = Callable[[str], Sequence[Spoken]]
"""The pages that only this game has."""


class Audited(Struct, frozen=True):
    """The verdict on one match of this game: its seed, or the number of a recorded one."""

    game: str
    seed: int
    verdict: Verdict


def random_matches(
    games: Mapping[str, AnyGame], seeds: Sequence[int]
) -> Iterator[tuple[int, Sequence[Moment]]]:
    """A match of each game for each seed, game by game, with its seed."""
    for game in games.values():
        yield from ((seed, tuple(moments(game, seed, MOVES))) for seed in seeds)


def audits(
    matches: Iterable[tuple[int, Sequence[Moment]]],
    renderers: Mapping[str, Renderer],
    words: Sequence[Messages],
    own: Own,
    jobs: int = 1,
) -> Iterator[Audited]:
    """These matches, each with its seed or number, one after another; each by so many processes at once."""
    plans: dict[str, Plan] = {}
    for seed, match in matches:
        game = match[0].match_state.game
        if game.name not in plans:
            plans[game.name] = plan(renderers.get(game.name), words, own(game.name))
        work = partial(verdict_of, match, plans[game.name], dice_for(game, seed))
        with without_gc():
            verdicts = run_parts(lambda part, work=work: work(Share(part, jobs)), jobs)  # type: ignore[misc]
        found = (leak for one in verdicts for leak in one.leaks)
        compared = sum(one.compared for one in verdicts)
        yield Audited(game.name, seed, Verdict(compared, tuple(islice(found, FIRST))))


def plan(renderer: Renderer | None, words: Sequence[Messages], own: Sequence[Spoken]) -> Plan:
    """Everything is compared; the bot's part in each language, where the game has a renderer.

    `own` are the pages that only this game has.
    """
    speeches = [Speech(renderer, remembered_texts(one)) for one in words] if renderer is not None else []
    told = tuple(overheard(one) for speech in speeches for one in spoken_outlets(speech, SPOKEN))
    pages = () if renderer is None else pages_on_demand(renderer, own)
    asked = tuple(overheard(one) for speech in speeches for one in spoken_outlets(speech, pages))
    of_log = tuple(overheard(one) for speech in speeches for one in spoken_outlets(speech, KEPT))
    return Plan((*TOLD, *told), (*ASKED, *asked), of_log)


def verdict_of(moments: Sequence[Moment], plan: Plan, dice: Dice, share: Share = WHOLE) -> Verdict:
    """The verdict on one match, or on a share of its comparisons."""
    # Most of a state is that of the entry before: what one viewer may read whole is walked once for all
    # moments.
    plain: dict[Viewer, Plain] = defaultdict(dict)
    compared, found = 0, [*islice(_leaks_in_time(moments, plan.every, share, plain), FIRST)]
    cases = chain(
        _twins(moments, plan, share, plain),
        _whole_logs(moments, plan, share, plain),
        _ghosts(moments, plan, dice, share),
    )
    for case, compared_outlets in cases:
        if len(found) >= FIRST:
            break
        compared += 1
        found += leaks(case, compared_outlets)
    return Verdict(compared, tuple(found))


def _leaks_in_time(
    moments: Sequence[Moment], every: int, share: Share, plain: dict[Viewer, Plain]
) -> Iterator[Leak]:
    for number, (before, after) in enumerate(pairwise(moments)):
        for viewer in _viewers(after) if share.has(number // every) else ():
            yield from timing_leaks(before.match_state, after.entry, viewer, plain[viewer])
            if number % every == 0:
                yield from deadline_leaks(before, viewer, plain[viewer])
                yield from default_leaks(before, viewer, plain[viewer])


def _twins(
    moments: Sequence[Moment], plan: Plan, share: Share, plain: dict[Viewer, Plain]
) -> Iterator[tuple[Case, tuple[Outlet, ...]]]:
    """The manners take turns, so that each viewer meets them all.

    A share has whole rounds of `every` entries, so that each has as many whose pages are asked for.
    """
    begun = (moment for moment in moments if moment.match_state.state is not None)
    for number, one in enumerate(begun):
        if not share.has(number // plan.every):
            continue
        moment = with_kept_answers(one)
        asked = () if number % plan.every else plan.asked
        for place, viewer in enumerate(_viewers(moment)):
            turn = (number + number // plan.every + place) % len(TWIN_KINDS)
            yield twin_case(moment, viewer, TWIN_KINDS[turn], plain[viewer]), (*plan.told, *asked)


def _whole_logs(
    moments: Sequence[Moment], plan: Plan, share: Share, plain: dict[Viewer, Plain]
) -> Iterator[tuple[Case, tuple[Outlet, ...]]]:
    """Every so often and at the end, the match with its log; the kinds take turns as with other twins."""
    spots = sorted({*range(plan.logs - 1, len(moments), plan.logs), len(moments) - 1}) if plan.of_log else []
    for number, spot in enumerate(spots):
        if moments[spot].match_state.state is None or not share.has(number):
            continue
        # Which entries stand is read off the log itself, as the bot does: in a twin others have acted.
        log = standing_entries(one.entry for one in moments[: spot + 1])
        moment = with_kept_answers(replace(moments[spot], log=log))
        for place, viewer in enumerate(_viewers(moment)):
            kind = TWIN_KINDS[(number + place) % len(TWIN_KINDS)]
            yield twin_case(moment, viewer, kind, plain[viewer]), plan.of_log


def _ghosts(
    moments: Sequence[Moment], plan: Plan, dice: Dice, share: Share
) -> Iterator[tuple[Case, tuple[Outlet, ...]]]:
    """A ghost's cases are dealt out too, both of a moment together: to walk costs little, to compare much."""
    for number, spot in enumerate(range(plan.ghosts // 2, len(moments), plan.ghosts)):
        for place, case in enumerate(islice(ghost_cases(moments, spot, dice), plan.walk)):
            if share.has(number + place // 2):
                yield case, (*plan.told, *plan.asked)


def _viewers(moment: Moment) -> tuple[Viewer, ...]:
    return (None, *range(moment.seats))


CHANCE = "code"
"""The field of a line under which an error is found: drawn anew each time."""


class _Ear(logging.Handler):
    """Keeps every line."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
        self.lines = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name} {record.getMessage()}")


def overheard(outlet: Outlet) -> Outlet:
    """An outlet that gives what this one does, and then the lines that were logged meanwhile.

    The log is a way to a viewer, too: hosts read it, and may sit at the table.
    """
    ear = _Ear()

    def listen(moment: Moment, viewer: Viewer) -> Iterator[Said]:
        with ear, capture_logs() as lines:
            given = tuple(outlet(moment, viewer))
            # The same error has another code each time.
            told = [
                repr(sorted((key, value) for key, value in line.items() if key != CHANCE)) for line in lines
            ]
            heard = (*told, *ear.lines)
        yield from given
        for line in heard:
            yield "log line", line.encode()

    return listen


Made = TypeVar("Made")

COPIES: Final = "fork" in get_all_start_methods()
"""Whether this system can begin a process as a copy."""


def run_parts(work: Callable[[int], Made], parts: int) -> tuple[Made, ...]:
    """Do the parts 0 to `parts` - 1 of the work at once, and return what each made; raise any part's error.

    Where there are no copies, one part is done after another.
    """
    if not COPIES:
        return tuple([work(part) for part in range(parts)])
    # Games, renderers and texts can't be sent to another process. A copy of this one has them already, so
    # that only what it makes comes back; a pool, which takes its work from a queue, would need them sent.
    context = get_context("fork")
    copies = []
    for part in range(1, parts):
        here, there = context.Pipe(duplex=False)
        copy = context.Process(target=_run_in_copy, args=(there, work, part), daemon=True)
        copy.start()
        there.close()
        copies.append((copy, here))
    try:
        results = [work(0)]
        for _, here in copies:
            made, error = here.recv()
            if error is not None:
                raise error
            results.append(made)
        return tuple(results)
    finally:
        for copy, _ in copies:
            copy.terminate()
            copy.join()


def _run_in_copy(there: Connection, work: Callable[[int], Any], part: int) -> None:
    """Do the part, in the copy, and send what it made or its error to the process that began the copy."""
    try:
        there.send((work(part), None))
    except Exception as error:
        there.send((None, error))
