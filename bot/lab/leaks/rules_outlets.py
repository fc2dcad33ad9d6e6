"""What the engine itself lets a viewer have: sight, news, offers, questions, refusals, written entries.

An outlet is handed the whole moment and a viewer, and gives what the viewer may have, as bytes: two moments
that must look alike to the viewer are compared by them alone. The bot's outlets are in `bot_outlets`.

Refusals are an outlet, too: the answer to a move that is not allowed may tell why, and so of a secret. Moves
to be refused are made up from their types alone: most are nonsense, some are legal, and no rule is asked.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from bot.lab.leaks.moments import Moment, look
from bot.lab.leaks.twins import types_of
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.refused import Refused
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Viewer
from engine.kernel.step import refusal
from engine.kernel.table.motions import Agree, AnyAction, Decline, Propose
from engine.kernel.table.state import MoreTime, TakeBack
from engine.match import steps
from engine.record import record_lines
from engine.record.exporting import Cut
from engine.stewards import random

Said = tuple[str, bytes]
"""Where something reaches a viewer (a name for people), and the bytes that do."""

Outlet = Callable[[Moment, Viewer], Iterator[Said]]
"""A way on which a match reaches a viewer: it knows the whole, and must give what the viewer may have."""

GUESSES: Final = 30
"""Made-up moves that are tried at each moment."""

TEXTS: Final = ("", "a", "Peyvandian", "0-1-0", "1-0-0", "2-1-0", "owl", "پیوندیان")
"""Names, ids of deals and emblems among them, so that some of the moves come near to legal ones."""

KEPT: Final = 64
"""So many rows of moves are kept: a match is asked for the same ones at each of its moments."""


def sight(moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The view."""
    yield "view", _bytes(moment.match_state.game.view(moment.match_state.state, viewer))


def news(moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The entry's events, as far as the viewer may know of them."""
    heard = tuple(cut(event, viewer) for event in moment.entry.events if is_readable(event, viewer))
    yield "events", _bytes(heard)


def export(moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The entry's line in the viewer's record."""
    whose: Cut = "public" if viewer is None else viewer
    yield "export", b"\n".join(record_lines(moment.match_state, (moment.entry,), whose))


def questions(moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The viewer's own waits."""
    if viewer is not None:
        yield "waits", _bytes(tuple(wait for wait in moment.match_state.waits if wait.seat == viewer))


def public_waits(moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The waits of everybody, those left out that are another seat's own affair: boards and reminders."""
    shown = (wait for wait in moment.match_state.waits if wait.seat == viewer or not wait.secret)
    yield "awaited", _bytes(tuple(shown))


def offers(moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The viewer's moves, and how those that are begun go on when their fields are filled in."""
    if viewer is None:
        return
    ask = look(moment.match_state, viewer).ask
    offered = ask(None)
    yield "offers", _bytes(offered)
    for number, one in enumerate(offered):
        if isinstance(one, PartialMove):
            filled = random.complete(one, ask, _chance(viewer), number)
            yield f"offer {one.move} filled", _bytes(filled)


def refusals(moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The answers to moves that are made up."""
    if viewer is None:
        return
    game, state = moment.match_state.game, moment.match_state.state
    judge = partial(refusal, game, state, viewer)
    for action in guesses(game.action, _chance(viewer), GUESSES):
        yield f"refusal of {msgspec.json.encode(action).decode()}", _bytes(judge(action))


def requests(moment: Moment, viewer: Viewer) -> Iterator[tuple[str, bytes]]:
    """A move asked back, more time, and each answer to what is open: the refusal, or what is heard then."""
    table = moment.match_state.table
    player = None if table is None or viewer is None else table.chairs[viewer].player
    if table is None or player is None:
        return
    answers = tuple(answer(one.id) for one in table.motions for answer in (Agree, Decline))
    asked: tuple[AnyAction, ...] = (Propose(TakeBack()), Propose(MoreTime(1)), *answers)
    for action in asked:
        heard: Any
        try:
            done = steps.table_step(moment.match_state, player, action)
            heard = tuple(cut(entry.events, viewer) for entry in done.entries)
        except Refused as refused:
            heard = refused.why
        yield f"request {action}", _bytes(heard)


@lru_cache(KEPT)
def guesses(union: Any, chance: Dice, count: int) -> tuple[Any, ...]:
    """Made-up actions of this union, `count` of them, each kind in turn, their fields drawn at random."""
    kinds = get_args(union) or (union,)
    return tuple([_guess(kinds[number % len(kinds)], chance, number) for number in range(count)])


def _guess(kind: Any, chance: Dice, *purpose: str | int) -> Any:
    """A value of this type, which may be a record of such values."""
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = types_of(kind)
        return kind(**{name: _guess(hints[name], chance, *purpose, name) for name in kind.__struct_fields__})
    if origin is Literal:
        return chance.pick(parts, *purpose)
    if origin is tuple:
        size = chance.roll_below(3, *purpose, "size")
        return tuple(_guess(parts[0], chance, *purpose, spot) for spot in range(size))
    if parts:
        return _guess(chance.pick(parts, *purpose, "kind"), chance, *purpose)
    if kind is bool:
        return chance.roll_below(2, *purpose) == 1
    if kind is int:
        return chance.roll_below(7, *purpose)
    return None if kind is type(None) else chance.pick(TEXTS, *purpose)


def _chance(viewer: int) -> Dice:
    return Dice(b"outlets" + viewer.to_bytes(9, "big"))


def _bytes(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


TOLD: Final[tuple[Outlet, ...]] = (news, export, questions, public_waits)
"""What an entry brings."""

ASKED: Final[tuple[Outlet, ...]] = (sight, offers, refusals, requests)
"""What may be asked for at any time."""
