"""The resolution: tokens are turned, sorted, swept and fought over, in the order of BR-RESOLVE."""

from collections.abc import Iterator

from engine.games.rokugan.battles import fight_battles
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events_fight import (
    BattleFought,
    BluffsReturned,
    Captured,
    Defended,
    Earned,
    Out,
    Pacified,
    Raided,
    TokensOut,
    TokensTurned,
    Turned,
)
from engine.games.rokugan.names import FIGHTERS, INDEX, PROVINCES, Province
from engine.games.rokugan.sorting import Pieces, Swept, provinces_attacked, sort, sweep
from engine.games.rokugan.state import Land, State, kind, land, owner, supply, with_land
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed
from engine.kernel.seats import Seat


def resolve(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """Everything from the turning of the tokens to the empty board; no dice fall."""
    return tuple(resolution_events(state))


def resolution_events(state: State) -> Iterator[AnyEvent]:
    """The same, event by event. All battles are read from one board (BR-RESOLVE-8)."""
    found = sort(state)
    aimed = provinces_attacked(state, found.standing)
    swept = sweep(state, found.standing)
    yield TokensTurned(tuple(_turn_tokens(state)))
    if found.bare:
        yield TokensOut((), _numbers(found.bare), "blessing")
    yield from _bluffs(found.bluffs)
    yield from _tokens_out(found.illegal, "illegal")
    yield from _raids_and_diplomacy(swept)
    after = _after(state, swept)
    battles = fight_battles(after, swept.left, _unswept(found.lions, swept))
    yield from battles
    yield from _aftermath(after, battles, aimed, swept, _unswept(found.lions, swept))
    yield from _tokens_out(swept.left, "spent")
    yield from _bluffs(found.lions)


def _turn_tokens(state: State) -> Iterator[Turned]:
    for one in state.pieces:
        yield Turned(one.number, one.owner, one.province, one.way, open_sealed(one.token), one.blessings)


def _bluffs(pieces: Pieces) -> Iterator[AnyEvent]:
    if pieces:
        yield BluffsReturned(_numbers(pieces))


def _tokens_out(pieces: Pieces, why: Out) -> Iterator[AnyEvent]:
    if pieces:
        yield TokensOut(_numbers(pieces), (), why)


def _numbers(pieces: Pieces) -> tuple[int, ...]:
    return tuple(one.number for one in pieces)


def _unswept(lions: Pieces, swept: Swept) -> Pieces:
    """Lion's bluffs outside of what burned or made peace; they come back to hand all the same."""
    gone = {name for name, _ in (*swept.burned, *swept.peaceful)}
    return tuple(one for one in lions if one.province not in gone)


def _raids_and_diplomacy(swept: Swept) -> Iterator[AnyEvent]:
    """Raids, then diplomacy (BR-RESOLVE-5)."""
    yield from _tokens_out(swept.unbacked, "unbacked")
    yield from (Raided(name, seats) for name, seats in swept.burned)
    yield from _tokens_out(swept.burned_tokens, "raid")
    yield from (Pacified(name, seat) for name, seat in swept.peaceful)
    yield from _tokens_out(swept.peaceful_tokens, "diplomacy")


def _after(state: State, swept: Swept) -> State:
    """The board once provinces have burned and made peace."""
    for name, _ in swept.burned:
        state = with_land(state, name, Land(special="scorched"))
    for name, _ in swept.peaceful:
        here = land(state, name)
        state = with_land(state, name, Land(here.owner, here.down, here.up, "peace"))
    return state


def _aftermath(
    state: State, battles: tuple[BattleFought, ...], aimed: tuple[Province, ...], swept: Swept, lions: Pieces
) -> Iterator[AnyEvent]:
    """Captures first, then rewards, each as far as the supply goes (BR-CTRL-7)."""
    taken = tuple(one for one in battles if one.outcome == "captured")
    for one in taken:
        state = with_land(state, one.province, Land(special=land(state, one.province).special))
    for one in taken:
        assert one.winner is not None
        event = _capture(state, one.province, one.winner)
        state = after_capture(state, event)
        yield event
    for province, seat, why in _defences(state, battles, aimed, swept, lions):
        added = 1 if supply(state, seat) else 0
        here = land(state, province)
        state = with_land(state, province, Land(seat, here.down, here.up + added, here.special))
        yield Defended(province, seat, why, added)


def _capture(state: State, province: Province, seat: Seat) -> Captured:
    """A token of the supply; else a faceup one from where most of them lie (BR-CTRL-7)."""
    if supply(state, seat):
        return Captured(province, seat, None, stranded=False)
    mine = tuple(name for name in PROVINCES if owner(state, name) == seat and land(state, name).up)
    if not mine:
        return Captured(province, seat, None, stranded=True)
    moved = max(mine, key=lambda name: (land(state, name).up, -INDEX[name]))
    return Captured(province, seat, moved, stranded=False)


def after_capture(state: State, event: Captured) -> State:
    """The board after a province has changed hands; its special token stays (BR-RESOLVE-12)."""
    special = land(state, event.province).special
    if event.moved is not None:
        here = land(state, event.moved)
        last = here.down + here.up == 1
        left = Land(None if last else here.owner, here.down, here.up - 1, here.special)
        state = with_land(state, event.moved, left)
    taken = Land(special=special) if event.stranded else Land(event.seat, 1, 0, special)
    return with_land(state, event.province, taken)


def _defences(
    state: State, battles: tuple[BattleFought, ...], aimed: tuple[Province, ...], swept: Swept, lions: Pieces
) -> Iterator[tuple[Province, Seat, Earned]]:
    """Once a province: it held, its attackers were swept away elsewhere, or it stood guard (BR-DEF)."""
    won = {one.province: one for one in battles}
    changed = {name for name, _ in (*swept.burned, *swept.peaceful)}
    watched = {one.province for one in _watching(state, swept.left, lions)}
    for name in PROVINCES:
        seat = owner(state, name)
        if seat is None or name in changed:
            continue
        if name in won:
            if won[name].outcome == "held":
                yield name, seat, "held"
        elif name in aimed:
            yield name, seat, "swept"
        elif name in watched:
            yield name, seat, "guarded"


def _watching(state: State, left: Pieces, lions: Pieces) -> Pieces:
    """Guards of the province's own controller; Lion's bluff alone only by option (BR-DEF-3, BR-DEF-4)."""
    own = tuple(one for one in left if kind(one) in FIGHTERS and owner(state, one.province) == one.owner)
    return (*own, *lions) if state.options.lion_alone == "on" else own
