"""A council for one visitor: opened up to its first vote, dealt in, voted in, played to the phase's end.

The rules and stewards are those of any match, but no store keeps it: a `Practice` is a value that each step
makes anew. All that is drawn comes of its number, so that the practice of a number is always the same one.
"""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine import playout
from engine.entries import Entry
from engine.games.houses import moves as m
from engine.games.houses.clauses import MOST, Reward, Vote
from engine.games.houses.events import PhaseClosed
from engine.games.houses.names import SIDES, Side
from engine.games.houses.stewards.prudent import prudent
from engine.games.houses.stewards.voting import stake
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.kernel.table import HOST
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from engine.match import steps
from engine.match.match_state import MatchState, StepResult, after_entry

Step = Literal["read", "seat", "deal", "vote", "count"]

SEATS: Final = 5
VISITOR: Final[Seat] = 0
SUPPORT: Final = 2
"""The power that the practice deal asks for."""

PRICES: Final = (1, 2, 3, 4, 5, 6)
PATIENCE: Final = 400
"""More moves than a phase can take."""


class Kept(Struct, frozen=True):
    """An entry, and the match after it."""

    match_state: MatchState
    entry: Entry


class Practice(Struct, frozen=True):
    """A visitor's practice: at which step it is, the council, its log, and how it stood at the vote."""

    number: int
    step: Step
    match_state: MatchState
    log: tuple[Kept, ...]
    before: MatchState

    @property
    def deal(self) -> tuple[Kept, ...]:
        """The entries of the deal that was made."""
        return tuple(one for one in self.log if isinstance(one.entry.action, m.OfferDeal | m.ConfirmDeal))


def open_practice(game: AnyGame, number: int) -> Practice:
    """Practice `number`: always the same realm, houses and roles, up to the first vote."""
    master = blake2b(str(number).encode(), person=b"khandan practice", digest_size=32).digest()
    told = msgspec.json.encode(m.Options()).decode()
    now, log = MatchState(game, master), list[Kept]()
    first = OpenTable(game.name, game.version, "", SEATS, told, "")
    for action in (first, Join(), Begin("prudent")):
        done = steps.table_step(now, HOST, action)
        log += _entries_of(now, done)
        now = done.match_state
    while now.state.stage != "vote":
        done = next(_moves_of_others(now, people=()))
        log += _entries_of(now, done)
        now = done.match_state
    return Practice(number, "read", now, tuple(log), now)


def at_step(practice: Practice, step: Step) -> Practice:
    """The practice at another step of its own council."""
    return replace(practice, step=step)


def bargain(practice: Practice) -> m.OfferDeal | None:
    """The cheapest support that a steward would sell for the answer that suits the visitor; None for none."""
    side = wish(practice)
    for price in PRICES:
        for partner in range(SEATS):
            offer = m.OfferDeal(partner, (Reward(price, 0),), (Vote(side, SUPPORT, MOST),))
            if partner != VISITOR and _is_accepted(practice, offer):
                return offer
    return None


def wish(practice: Practice) -> Side:
    """The answer that by plain sense is worth more to the visitor's role and offices."""
    weighed = stake(practice.match_state.game.view(practice.match_state.state, VISITOR))
    return "yes" if weighed.yes >= weighed.no else "no"


def answer_offer(practice: Practice, offer: m.OfferDeal) -> Practice:
    """The visitor's offer, and the steward's word on it. Raises Refused."""
    done = steps.move_step(practice.match_state, VISITOR, HOST, offer)
    made = _with_result(practice, done)
    return _with_result(made, _answer(done.match_state, offer.partner))


def cast_and_finish(practice: Practice, cast: m.Cast) -> Practice:
    """The visitor's ballot, and then everything to the end of the phase. Raises Refused."""
    now = _with_result(practice, steps.move_step(practice.match_state, VISITOR, HOST, cast))
    for _ in range(PATIENCE):
        happened = (event for one in count_entries(now) for event in one.entry.events)
        if any(isinstance(event, PhaseClosed) for event in happened):
            return at_step(now, "count")
        # Where no steward has a move, the visitor's own time is up: nothing more is asked of them here.
        match_state = now.match_state
        done = next(_moves_of_others(match_state, people=(VISITOR,)), None)
        now = _with_result(now, done or steps.expiry_step(match_state, match_state.waits[0].id))
    raise AssertionError(f"practice {now.number}: no vote was counted in {PATIENCE} moves")


def ballots(practice: Practice) -> tuple[m.Cast, ...]:
    """Some of the ballots that the visitor may cast: little, half and all of the free power, and none."""
    own = practice.match_state.game.view(practice.match_state.state, VISITOR).own
    assert own is not None
    powers = sorted({1, max(1, own.free_power // 2), max(1, own.free_power)})
    casts = tuple(m.Cast(side, power, True) for side in SIDES for power in powers)
    gather, moderate = m.Cast("gather"), m.Cast("moderate")
    return (*casts, gather, moderate)


def count_entries(practice: Practice) -> tuple[Kept, ...]:
    """The entries from the visitor's ballot to the end of the phase."""
    entries = (one.entry for one in practice.log)
    is_own_ballot = (isinstance(one.action, m.Cast) and one.seat == VISITOR for one in entries)
    return practice.log[list(is_own_ballot).index(True) :]


def _moves_of_others(now: MatchState, people: tuple[Seat, ...]) -> Iterator[StepResult]:
    """Each seat's next step, if it has one; the visitor's only while they are not among the `people`."""
    asked = [wait.seat for wait in now.waits]
    for seat in sorted(range(SEATS), key=lambda one: one not in asked):
        if seat not in people:
            action = _choice(now, seat, people)
            if action is not None:
                yield steps.move_step(now, seat, HOST if seat == VISITOR else None, action)


def _choice(now: MatchState, seat: Seat, people: tuple[Seat, ...]) -> Any | None:
    """The move that the steward of a seat would make now; None for none."""
    roll = blake2b(f"{now.seq} {seat}".encode(), key=now.master, digest_size=16).digest()
    return prudent(replace(playout.look(now.game, now.state, seat), people=people), Dice(roll))


def _is_accepted(practice: Practice, offer: m.OfferDeal) -> bool:
    # Tried on a state that nobody keeps, as the rules alone know what may be offered and what is sold.
    try:
        done = steps.move_step(practice.match_state, VISITOR, HOST, offer)
        answer = _answer(done.match_state, offer.partner)
    except Refused:
        return False
    return isinstance(answer.entries[0].action, m.ConfirmDeal)


def _answer(now: MatchState, partner: Seat) -> StepResult:
    """The steward's answer to the offer it has just got."""
    return steps.move_step(now, partner, None, _choice(now, partner, (VISITOR,)))


def _with_result(practice: Practice, done: StepResult) -> Practice:
    return replace(
        practice, match_state=done.match_state, log=(*practice.log, *_entries_of(practice.match_state, done))
    )


def _entries_of(before: MatchState, done: StepResult) -> Iterator[Kept]:
    now = before
    for entry in done.entries:
        now = after_entry(now, entry)
        yield Kept(now, entry)
