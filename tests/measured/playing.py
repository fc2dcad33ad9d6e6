"""The games of a plan, played and counted: the kinds of `khandan simulate`, and some that only measure."""

import time
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from typing import Final

from bot.lab.simulation.counters import Counter, Figure, Tally
from bot.lab.simulation.jobs import count_figures
from bot.playable import Playable, playable
from engine.games.houses.content import Content
from engine.games.houses.events import GenerationScored
from engine.games.houses.stewards.company.character import tempers
from engine.games.treasure.base import GameOver
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.steward import COMPANY, Look, Steward
from engine.record.making import Played, open_table, play_match
from engine.stewards import player_for
from tests.measured import drama
from tests.measured.habits import habit_figures
from tests.measured.pair import pair
from tests.measured.plans import Plan

LIMIT = 10_000
"""Moves after which a game counts as unfinished."""

TEAMS: Final = ("english", "french")

UNCOUNTED: Final = ("coup", "treasure")
"""Games of which a simulation counts no wins by kind."""


@cache
def known() -> Playable:
    """The program's own games and cards, read once in a process."""
    return playable()


def play(plan: Plan, numbers: Sequence[int]) -> Tally:
    """These games of the plan."""
    counter = Counter()
    for number in numbers:
        counter.count(_game(plan, number))
    return counter.tally()


def made(
    plan: Plan, number: int, times: list[Figure] | None = None, seen: tuple[str, ...] = (), round_: str = ""
) -> Played:
    """One game of the plan, whole; `times` gets the milliseconds of its stewards' answers.

    `seen` is what its table saw in the game before, `round_` tells the games of one number apart.
    """
    game = known().games[plan.game]
    master = blake2b(f"{plan.seed} {number}{round_}".encode(), digest_size=32).digest()
    opening = open_table(game, len(plan.stewards), game.options(**plan.options), "measured", "en")
    stewards = _stewards(plan, game, number, [] if times is None else times)
    return play_match(game, opening, master, stewards, limit=LIMIT, seen=seen)


def _game(plan: Plan, number: int) -> Iterator[Figure]:
    if plan.again:
        yield from _again(plan, number)
        return
    times = list[Figure]()
    whole = made(plan, number, times)
    yield from count_figures(known().games[plan.game], whole, lambda seat: plan.roster(number)[seat])
    yield from _teams(plan, whole, number) if plan.stewards[0].startswith("team") else ()
    yield from _held(whole, plan.roster(number)) if plan.game == "houses" else ()
    yield from _wins(whole, plan.roster(number)) if plan.game in UNCOUNTED else ()
    if plan.game == "houses" and len(set(plan.stewards)) == 1:
        yield from drama.figures(_happened(whole), content_of(plan.game))
    if {*plan.stewards} == {COMPANY} and plan.game == "houses":
        yield from habit_figures(_happened(whole), tempers(content_of(plan.game)))
    yield from times


def _again(plan: Plan, number: int) -> Iterator[Figure]:
    """Two campaigns of one table, one after the other: what it sees twice (HO-R17)."""
    first = made(plan, number)
    seen = first.match_state.game.shown
    second = made(plan, number, seen=seen(first.match_state.state) if seen else (), round_=" again")
    yield from drama.alike(_happened(first), _happened(second))


def _happened(whole: Played) -> tuple[object, ...]:
    return tuple(event for entry in whole.log for event in entry.events)


def content_of(game: str) -> Content:
    """The cards that the game is measured with."""
    content: Content = known().editions.book(game, known().content(game)).content
    return content


def _stewards(plan: Plan, game: AnyGame, number: int, times: list[Figure]) -> tuple[Steward, ...]:
    accomplice = pair()
    return tuple(_steward(game, kind, number, times, accomplice) for kind in plan.roster(number))


def _steward(game: AnyGame, kind: str, number: int, times: list[Figure], accomplice: Steward) -> Steward:
    match kind:
        case "pair":
            return accomplice
        case _ if kind.startswith("team"):
            return _of_team(game, TEAMS[number % len(TEAMS)], *_kinds_of_teams(kind))
    return _timed(player_for(game, kind), kind, times)


def _kinds_of_teams(kind: str) -> tuple[str, str]:
    """The kinds of the two teams: of "team company prudent" those, of a mere "team" cunning and prudent."""
    one, rest = kind.split()[1:] or ("cunning", "prudent")
    return one, rest


def _of_team(game: AnyGame, team: str, one: str, rest: str) -> Steward:
    """A steward of one kind where the seat is of this team, else of the other (TI-1.1)."""

    def choose(look: Look, dice: Dice) -> object:
        kind = one if look.view.team == team else rest
        return game.stewards[kind](look, dice)

    return choose


def _teams(plan: Plan, whole: Played, number: int) -> Iterator[Figure]:
    """Whether the team of the first kind won, of the games that a team has won."""
    one, _ = _kinds_of_teams(plan.stewards[0])
    for entry in whole.log:
        for event in entry.events:
            if isinstance(event, GameOver) and event.winner in TEAMS:
                yield "team_win", one, float(event.winner == TEAMS[number % len(TEAMS)])


def _wins(whole: Played, roster: Sequence[str]) -> Iterator[Figure]:
    """Whether each seat has won, by the kind of steward that sat there."""
    result = whole.match_state.game.result(whole.match_state.state)
    winners = result.places[0] if result is not None and result.places else ()
    for seat, kind in enumerate(roster):
        yield "steward_win", kind, float(seat in winners)


def _held(whole: Played, roster: Sequence[str]) -> Iterator[Figure]:
    """HO-10.5: whether a role won the generation, by the kind of steward that held it."""
    for entry in whole.log:
        for event in entry.events:
            if isinstance(event, GenerationScored):
                for score in event.scores:
                    yield "role_held", f"{roster[score.seat]} {score.role}", float(score.place == 1)


def _timed(steward: Steward, kind: str, times: list[Figure]) -> Steward:
    """The same, with the processor's milliseconds of each of its answers, counted by tenths."""

    def choose(look: Look, dice: Dice) -> object:
        begun = time.process_time()
        move = steward(look, dice)
        if move is not None:
            spent = (time.process_time() - begun) * 1000
            times.append((f"ms_{kind}", f"{spent:09.1f}", 1.0))
        return move

    return choose
