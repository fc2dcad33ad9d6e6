"""A council of a running campaign in one line, and moves that go through the kernel's take alone.

`council("yes4! no2! - - -", card(...))` stands in a vote; `voted(world(...), state, "yes4 no2 gather x -")`
casts and seals for the seats that are named, `x` lets a wait run out and `-` leaves a seat alone.
"""

from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from engine.games import houses
from engine.games.houses.balances import purse
from engine.games.houses.content import (
    Achievement,
    Answer,
    Content,
    Forecast,
    HistoryMark,
    Legacy,
    Outcome,
    Proposal,
    StoryMark,
    When,
)
from engine.games.houses.moves import Cast
from engine.games.houses.names import RESOURCES, ROLES
from engine.games.houses.state import LineState, Phase, State, Tally
from engine.kernel.dice import Dice
from engine.kernel.game import Game
from engine.kernel.moves import Expire
from engine.kernel.refused import Refusal
from engine.kernel.sealed import seal
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.step import refusal, take
from tests.engine.games.houses import small, trade
from tests.engine.games.houses.realm import DICE, realm

E = TypeVar("E")
NOTHING = (0, 0, 0, 0, 0)
LEVEL = "10u0 10u0 10u0 10u0 10u0"


class Told(NamedTuple):
    """What a few moves made of a match, and all that they told."""

    state: State
    events: tuple[Any, ...]

    def all(self, kind: type[E]) -> list[E]:
        """The events of this kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """The only event of this kind."""
        (event,) = self.all(kind)
        return event

    def kinds(self, *kinds: type[Any]) -> list[type[Any]]:
        """The kinds of those events that are of these kinds, in order."""
        return [type(event) for event in self.events if isinstance(event, kinds)]


def outcome(id: str, effects: tuple[int, ...] = NOTHING, weight: int = 1, **brings: Any) -> Outcome:
    """An outcome with its effects in the order of RESOURCES."""
    assert len(effects) == len(RESOURCES)
    return Outcome(id, weight, effects, **brings)  # type: ignore[arg-type]


def card(
    yes: tuple[int, ...] = NOTHING,
    no: tuple[int, ...] = NOTHING,
    *,
    mark: HistoryMark | None = None,
    story: StoryMark | None = None,
    line: str | None = None,
    when: When = When(),  # noqa: B008
) -> Proposal:
    """A proposal with one sure outcome for each answer; its events come with yes."""
    signs = tuple((n > 0) - (n < 0) for n in yes)
    told = Forecast(signs, mark, story is not None)  # type: ignore[arg-type]
    agreed = Answer(told, (outcome("yes", yes, event=mark, story=story),))
    return Proposal("card", agreed, Answer(Forecast(NOTHING), (outcome("no", no),)), line, when)


def world(*cards: Proposal, goals: tuple[Achievement, ...] = ()) -> Content:
    """The small content with these cards (or a blank one) before its own, and one legacy for everybody."""
    content = small.content()
    plain = Legacy("plain", small.LINES[0], goals, ())
    return replace(content, proposals=(*(cards or (card(),)), *content.proposals), legacies=(plain,))


def council(ballots: str = "- - - - -", proposal: Proposal | None = None, **fields: Any) -> State:
    """A vote on this card in a running campaign; see trade.council for ballots, coins, power, moderator."""
    given = {name: fields.pop(name) for name in ("coins", "power", "moderator", "number") if name in fields}
    tracks = realm(tracks=fields.pop("tracks", LEVEL)).tracks
    state = _running(trade.council(ballots, options=fields.get("options"), **given))
    shown = proposal or card()
    asked = replace(
        phase(state), card=shown.id, line=shown.line, yes=shown.yes.forecast, no=shown.no.forecast
    )
    return replace(state, phase=asked, tracks=tracks, **fields)


def done(content: Content, state: State | None, seat: Seat, action: Any, dice: Dice = DICE) -> Told:
    """One move and all that follows."""
    step = take(game(content), state, seat, action, lambda epoch: dice)
    return Told(step.state, step.events)


def silent(content: Content, state: State, id: str, dice: Dice = DICE) -> Told:
    """The deadline of this wait passes."""
    return done(content, state, CLOCK, Expire(id), dice)


def voted(content: Content, state: State, ballots: str, dice: Dice = DICE) -> Told:
    """The ballots of the seats, one after the other, all sealed."""
    told = Told(state, ())
    for seat, notation in enumerate(ballots.split()):
        if notation != "-":
            ahead = _ballot(content, told.state, seat, notation, dice)
            told = Told(ahead.state, (*told.events, *ahead.events))
    return told


def code(content: Content, state: State, seat: Seat, action: Any) -> str | None:
    """The code with which the kernel refuses this move, or None."""
    why: Refusal | None = refusal(game(content), state, seat, action)
    return why.code if why else None


def offered(content: Content, state: State, seat: Seat) -> tuple[Any, ...]:
    """What the seat is offered."""
    return game(content).offers(state, seat, None)


def waits(content: Content, state: State) -> list[tuple[Seat, str, str]]:
    """Who is asked what, and the public code of the default."""
    return [(one.seat, one.ask, one.otherwise) for one in game(content).waits(state)]


def powers(state: State) -> tuple[int, ...]:
    """What power each character owns."""
    return tuple(purse(state, seat).power for seat in state.seats)


def coins(state: State) -> tuple[int, ...]:
    """What coins each character owns."""
    return tuple(purse(state, seat).coins for seat in state.seats)


def phase(state: State) -> Phase:
    """The phase that is open."""
    assert state.phase is not None
    return state.phase


def _running(state: State) -> State:
    """The council of a campaign with a king, five open lines, and a secret role for each house."""
    seats = len(state.houses)
    told = Tally(story=(0,) * len(small.LINES))
    named = (
        replace(one, legacy="plain", name=f"house {n}", tally=told) for n, one in enumerate(state.houses)
    )
    roles = zip(state.characters, ROLES, strict=False)
    return replace(
        state,
        houses=tuple(named),
        characters=tuple(replace(one, role=seal(role, seat)) for seat, (one, role) in enumerate(roles)),
        king="king_0",
        kings=("king_0",),
        lines=tuple(LineState(name, f"{name}_1", (0,) * seats) for name in small.LINES),
        rankings=(None,) * seats,
        ready=(False,) * seats,
        stopping=(False,) * seats,
    )


def _ballot(content: Content, state: State, seat: Seat, notation: str, dice: Dice) -> Told:
    if notation == "x":
        return silent(content, state, f"g{state.generation}.p{phase(state).number}.vote.{seat}", dice)
    match = trade.BALLOT.fullmatch(notation)
    assert match is not None
    kind: Any = match[1]
    return done(content, state, seat, Cast(kind, int(match[2] or 0), kind in ("yes", "no")), dice)


def game(content: Content) -> Game[Any, Any, Any, Any, Any]:
    """Houses with this content."""
    return houses.game(content)
