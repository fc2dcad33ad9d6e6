"""Three comparisons, each of a match with another that must look the same to one viewer.

A *twin* is the same moment in which every secret that the viewer may not know is another
(bot.lab.leaks.twins). Whatever reaches the viewer must be equal for both, byte by byte. This finds what is
marked as a secret and shown all the same: a role in the id of a button, a purse in the facts of a picture.

A *ghost* is the same match with one private offer more, of which a third seat must never notice anything.
From the offer on both are played with the same moves, and every later moment is compared. This finds what
nobody has marked as a secret: numbers, rows and ids that count in secret, as deals numbered over all houses
would.

*Timing* asks when things show, not what they say: a move is made again in the twin of the match before it,
and must bring news, close questions and pass by default just as it does in the match. A window that closes
early because nobody can answer tells of hands, although each of its events is cut.

Twins and ghosts are a `Case` each, which `leaks` tries on every outlet; the third gives leaks by itself.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any, Final

from msgspec import Struct, structs

from bot.lab.leaks.moments import Moment, each, look
from bot.lab.leaks.rules_outlets import Outlet
from bot.lab.leaks.twins import MOVED, Plain, TwinKind, twin, twin_entry, twin_state
from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire, PartialMove, Start
from engine.kernel.refused import Refused
from engine.kernel.sealed import is_readable
from engine.kernel.seats import Seat, Viewer
from engine.kernel.table.absence import WaitMissed
from engine.kernel.table.motions import Propose
from engine.kernel.table.state import TakeBack
from engine.match import steps
from engine.match.match_state import MatchState
from engine.stewards import random

AROUND: Final = 30
"""Bytes shown before and after a difference."""

PRIVATE: Final = "offer_deal"
"""The move that a ghost makes: it changes nothing until the other party confirms it."""

TRIES: Final = 8
"""So often a ghost fills in an offer by lot until one is whole."""


class Leak(Struct, frozen=True):
    """What a viewer would notice: after which entry, where, and how it reads in the match and its twin."""

    seq: int
    viewer: Viewer
    where: str
    real: str
    twin: str


class Case(Struct, frozen=True):
    """What is compared: two moments that must look alike to this viewer."""

    real: Moment
    twin: Moment
    viewer: Viewer


def leaks(case: Case, outlets: Sequence[Outlet]) -> Iterator[Leak]:
    """At most one difference for each outlet, the first: what follows may differ for the same reason."""
    real, its_twin, viewer = with_kept_answers(case.real), with_kept_answers(case.twin), case.viewer
    for outlet in outlets:
        said = list(outlet(real, viewer))
        try:
            said_of_twin = list(outlet(its_twin, viewer))
        except Exception as error:
            # What fails on the twin alone has looked at a secret: here the viewer would meet an error.
            said_of_twin = [("raised", type(error).__name__.encode())]
        for one, other in zip_longest(said, said_of_twin, fillvalue=("nothing", b"")):
            if one != other:
                where = one[0] if one[0] == other[0] else f"{one[0]} / {other[0]}"
                yield Leak(real.entry.seq, viewer, where, *_excerpts(one[1], other[1]))
                break


def _excerpts(one: bytes, other: bytes) -> tuple[str, str]:
    """Excerpts of two texts around the first byte in which they differ."""
    pairs = enumerate(zip(one, other, strict=False))
    spot = next((spot for spot, (left, right) in pairs if left != right), min(len(one), len(other)))
    start = max(0, spot - AROUND)
    first, second = (text[start : spot + AROUND].decode(errors="replace") for text in (one, other))
    return first, second


# Twins.


def twin_case(moment: Moment, viewer: Viewer, twin_kind: TwinKind, plain: Plain | None = None) -> Case:
    """The moment and its twin, with its log where it has one; `plain` as of `twin`."""
    entry = twin_entry(moment.entry, viewer, moment.seats, twin_kind)
    log = tuple(twin_entry(one, viewer, moment.seats, twin_kind) for one in moment.log)
    after = twin_state(moment.match_state, viewer, twin_kind, plain)
    before = None if moment.before is None else twin_state(moment.before, viewer, twin_kind, plain)
    return Case(moment, Moment(after, entry, before, log), viewer)


# Ghosts.


class Ghost(Struct, frozen=True):
    """Who offers what in secret, and the match right after it."""

    seat: Seat
    action: Any
    after: Moment


def ghost_cases(moments: Sequence[Moment], spot: int, dice: Dice) -> Iterator[Case]:
    """Cases for the moments from this spot on, as long as the ghost leaves the others' moves legal.

    Each is compared for everybody and for a seat that may know nothing of the offer; there are none where
    nobody can make one, or where offers are public.
    """
    start = moments[spot]
    ghost = _ghost(start, dice)
    if ghost is None:
        return
    events = ghost.after.entry.events
    third = (seat for seat in range(start.seats) if not any(is_readable(event, seat) for event in events))
    viewer = next(third, None)
    if viewer is None:
        return

    # In the match itself nothing happens where the ghost makes its offer: an entry without events.
    nothing = Entry(start.entry.seq + 1, ghost.seat, None, Expire("nothing"), ())
    for one in (viewer, None):
        yield Case(Moment(start.match_state, nothing, start.match_state), ghost.after, one)

    now = ghost.after.match_state
    for moment in moments[spot + 1 :]:
        if _is_ambiguous(moment, ghost):
            return
        try:
            done = steps.replay_step(now, moment.entry)
        except Refused:
            return
        real = with_kept_answers(moment)
        for its_twin in map(with_kept_answers, each(now, done)):
            for one in (viewer, None):
                yield Case(real, its_twin, one)
        now = done.match_state


def _ghost(moment: Moment, dice: Dice) -> Ghost | None:
    """An offer by a seat whose person is there (a steward would rise, and that is public)."""
    now = moment.match_state
    if now.table is None or now.table.status != "playing" or not now.waits:
        return None
    for seat, chair in enumerate(now.table.chairs):
        if chair.steward is not None or chair.missed:
            continue
        ask = look(now, seat).ask
        begun = (one for one in ask(None) if isinstance(one, PartialMove) and one.move == PRIVATE)
        filled = (random.complete(one, ask, dice, "ghost", turn) for one in begun for turn in range(TRIES))
        action = next((one for one in filled if one is not None), None)
        if action is not None:
            done = steps.move_step(now, seat, chair.player, action)
            return Ghost(seat, action, next(each(now, done)))
    return None


def _is_ambiguous(moment: Moment, ghost: Ghost) -> bool:
    """Whether this moment's move means something else beside the ghost, so that both can't be compared on."""
    table, entry = moment.match_state.table, moment.entry
    # The next offer of the same seat has an id that the ghost may have taken.
    if entry.seat == ghost.seat and isinstance(entry.action, type(ghost.action)):
        return True
    # A seat takes its last move back: in one of the two matches that is the offer.
    if isinstance(entry.action, Propose) and isinstance(entry.action.motion, TakeBack):
        return table is not None and table.chairs[ghost.seat].player == entry.by
    return isinstance(entry.action, Start)


# Timing.


def timing_leaks(
    before: MatchState, entry: Entry, viewer: Viewer, plain: Plain | None = None
) -> Iterator[Leak]:
    """The entry's move made again in the twin of the match before it, if the viewer knows of the move.

    Known are the viewer's own moves and the deadlines. What the news says may differ (a count opens ballots);
    that there are news may not. `plain` as of `twin`.
    """
    is_known = entry.seat == viewer or isinstance(entry.action, Expire)
    if entry.seat is None or before.state is None or not is_known:
        return
    real = _effect_on(before, entry, viewer)
    # Of the match only the state is a twin: the move must be answered by the same table.
    other = structs.replace(before, state=twin(before.state, viewer, MOVED, plain))
    its_twin = _effect_on(other, entry, viewer)
    # A seat that in the twin is not asked any more has no deadline there.
    gone = its_twin is None and entry.seat != viewer
    if real is not None and real != its_twin and not gone:
        yield Leak(entry.seq, viewer, "moment", str(real), str(its_twin))


def _effect_on(before: MatchState, entry: Entry, viewer: Viewer) -> tuple[bool, tuple[str, ...]] | None:
    """Whether the viewer hears of the move, and which of its waits end; None where the move is refused."""
    try:
        done = steps.replay_step(before, entry)
    except Refused:
        return None
    news = any(is_readable(event, viewer) for one in done.entries for event in one.events)
    left = {wait.id for wait in done.match_state.waits if wait.seat == viewer}
    own = (wait.id for wait in before.waits if wait.seat == viewer)
    return news, tuple(wait for wait in own if wait not in left)


def deadline_leaks(moment: Moment, viewer: Viewer, plain: Plain | None = None) -> Iterator[Leak]:
    """All deadlines pass at once, in the match and in a twin in which other seats have answered.

    Who of the others had still to answer is theirs: the table's own news must be the same.
    """
    table = moment.match_state.table
    if table is None or table.status != "playing" or not moment.match_state.waits:
        return
    other = twin_state(moment.match_state, viewer, plain=plain)
    real, its_twin = (_silences_told(one, viewer) for one in (moment.match_state, other))
    if real != its_twin:
        yield Leak(moment.entry.seq, viewer, "deadline", str(real), str(its_twin))


def _silences_told(match_state: MatchState, viewer: Viewer) -> tuple[Any, ...]:
    """The events that tell the viewer that other seats let their deadlines pass.

    A known exception: that a regent comes after two silences is public (HO-R20), even where, as in Treasure
    Island, what was missed is not.
    """
    heard: list[Any] = []
    for wait in match_state.waits:
        # The loop goes over the waits of the beginning; an expiry before this one may have ended it.
        if wait in match_state.waits:
            done = steps.expiry_step(match_state, wait.id)
            match_state = done.match_state
            heard += [event for entry in done.entries for event in entry.events]
    silent = (event for event in heard if isinstance(event, WaitMissed) and event.seat != viewer)
    return tuple(event for event in silent if is_readable(event, viewer))


def default_leaks(moment: Moment, viewer: Viewer, plain: Plain | None = None) -> Iterator[Leak]:
    """Yield a leak where a seat's silence has another code in the twin: that code is public."""
    if moment.match_state.state is None:
        return
    other = twin_state(moment.match_state, viewer, MOVED, plain)
    codes = {wait.id: wait.otherwise for wait in other.waits}
    for wait in moment.match_state.waits:
        its_twin = codes.get(wait.id, wait.otherwise)
        if wait.otherwise != its_twin:
            yield Leak(moment.entry.seq, viewer, "default", wait.otherwise, its_twin)


# Some twenty outlets ask the rules for the same view, offers and waits of one moment. An audit spends most of
# its time there, so a moment's game answers each question about its state once.


class KeptAnswers:
    """A function with its answers about this very state; begun moves, which are many, are not kept."""

    def __init__(self, function: Callable[..., Any], state: Any) -> None:
        self._function, self.state = function, state
        self._kept: dict[tuple[int | None, ...], Any] = {}

    def __call__(self, of: Any, *who: Any) -> Any:
        """As it was answered before, where that was asked."""
        if of is not self.state or not all(one is None or type(one) is int for one in who):
            return self._function(of, *who)
        if who not in self._kept:
            self._kept[who] = self._function(of, *who)
        return self._kept[who]


def with_kept_answers(moment: Moment) -> Moment:
    """A moment whose game keeps its answers about the state as it stands; all else it is asked anew.

    A moment that does so already is given back.
    """
    game, state = moment.match_state.game, moment.match_state.state
    if isinstance(game.view, KeptAnswers) and game.view.state is state:
        return moment
    kept = replace(
        game,
        view=KeptAnswers(game.view, state),
        offers=KeptAnswers(game.offers, state),
        waits=KeptAnswers(game.waits, state),
        result=KeptAnswers(game.result, state),
    )
    return structs.replace(moment, match_state=structs.replace(moment.match_state, game=kept))
