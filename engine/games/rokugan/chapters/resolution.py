"""The resolution: tokens are turned, sorted, swept and fought over, in the order of BR-RESOLVE.

    tokens are turned                                         TokensTurned
    blessings out of place and illegal tokens are discarded,
      bluffs go back to their owners' hands                   TokensOut, BluffsReturned     `sorting.sort`
    raids burn, then diplomacy makes peace                    Raided, Pacified, TokensOut   `sorting.sweep`
    all battles are fought, read from one board               BattleFought                  `battles`
    provinces are captured, then defences rewarded            Captured, Defended
    what is left is discarded, Lion's bluff goes to its
      owner's hand                                            TokensOut, BluffsReturned

No dice fall and nobody is asked, so one function yields the whole of it. It keeps a board of its own along
the way, since a capture or a reward depends on the supply that those before it have left (BR-CTRL-7).
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.games.rokugan.base import Events, Happening
from engine.games.rokugan.chapters.battles import BattleFought, fight_battles
from engine.games.rokugan.chapters.sorting import Pieces, Swept, provinces_attacked, sort, sweep
from engine.games.rokugan.names import FIGHTERS, INDEX, PROVINCES, Province, Token, Tokens, Way
from engine.games.rokugan.state import (
    Land,
    Piece,
    State,
    kind,
    land,
    owner,
    put_together,
    supply,
    with_discarded,
    with_land,
    with_player,
    without_pieces,
)
from engine.kernel.dice import Dice
from engine.kernel.sealed import Sealed, open_sealed, seal
from engine.kernel.seats import Seat

Earned = Literal["held", "swept", "guarded"]
"""Why a defence is rewarded (BR-DEF-1 ff.).

    held      the defender has won the battle
    swept     every attacker was discarded before the battle, by a raid, by diplomacy or as unbacked
    guarded   nobody attacked, and a token of the controller's lay there
"""

Out = Literal["illegal", "blessing", "unbacked", "raid", "diplomacy", "spent"]
"""Why a token is discarded.

    illegal     it lies where its type may not
    blessing    it is a blessing on a token that may have none
    unbacked    it is a raid without backing
    raid        a raid has burned the province in which, or on whose border, it lies
    diplomacy   diplomacy has made peace there
    spent       the battles are over
"""

# --- events -------------------------------------------------------------------------------------------------


class Turned(Struct, frozen=True):
    """A token as it is turned faceup."""

    number: int
    seat: Seat
    province: Province
    way: Way
    token: Token
    blessings: Tokens


class TokensTurned(Happening, frozen=True, tag="tokens_turned"):
    """All combat tokens are faceup (BR-RESOLVE-2)."""

    tokens: tuple[Turned, ...]


class BluffsReturned(Happening, frozen=True, tag="bluffs_returned"):
    """Bluffs go back to their owners' hands, Lion's defending one after the battles (BR-RESOLVE-3)."""

    numbers: tuple[int, ...]


class TokensOut(Happening, frozen=True, tag="tokens_out"):
    """Tokens are discarded; those in `bare` stay and lose their blessings alone (BR-RESOLVE-4)."""

    numbers: tuple[int, ...]
    bare: tuple[int, ...]
    why: Out


class Raided(Happening, frozen=True, tag="raided"):
    """A raid burns a province: scorched earth and nobody's control (BR-RAID-4)."""

    province: Province
    raiders: tuple[Seat, ...]


class Pacified(Happening, frozen=True, tag="pacified"):
    """Diplomacy pacifies a province; control stays (BR-DIP-2)."""

    province: Province
    seat: Seat


class Captured(Happening, frozen=True, tag="captured"):
    """A province changes hands (BR-RESOLVE-12).

    Where the winner's supply is empty its token comes from the province `moved`; with `stranded` there is
    none to come, and nobody controls the province (BR-CTRL-7).
    """

    province: Province
    seat: Seat
    moved: Province | None
    stranded: bool


class Defended(Happening, frozen=True, tag="defended"):
    """A successful defence earns a faceup control token, if there is one left (BR-DEF-1, BR-CTRL-7)."""

    province: Province
    seat: Seat
    why: Earned
    added: int


# --- the order of a resolution ------------------------------------------------------------------------------


def resolve(state: State, dice: Dice) -> Events:
    """Everything from the turning of the tokens to the empty board.

    `dice` are not used, as no dice fall; the `follow` of a stage has this form.
    """
    return tuple(_resolution_events(state))


def forecast(state: State) -> State:
    """The board after a resolution of these tokens, for stewards, who try out what others may have placed.

    Every token's face must be known.
    """
    for event in tuple(_resolution_events(state)):
        state = FOLDS[type(event)](state, event)
    return state


def _resolution_events(state: State) -> Iterator[Happening]:
    found = sort(state)
    attacked = provinces_attacked(state, found.standing)
    swept = sweep(state, found.standing)
    yield TokensTurned(
        tuple(
            Turned(one.number, one.owner, one.province, one.way, open_sealed(one.token), one.blessings)
            for one in state.pieces
        )
    )
    if found.blessing_lost:
        yield TokensOut((), _numbers(found.blessing_lost), "blessing")
    yield from _return_bluffs(found.bluffs)
    yield from _put_out(found.illegal, "illegal")

    # Raids, then diplomacy (BR-RESOLVE-5).
    yield from _put_out(swept.unbacked, "unbacked")
    yield from (Raided(name, seats) for name, seats in swept.burned)
    yield from _put_out(swept.burned_tokens, "raid")
    yield from (Pacified(name, seat) for name, seat in swept.pacified)
    yield from _put_out(swept.pacified_tokens, "diplomacy")
    for name, _ in swept.burned:
        state = with_land(state, name, Land(special="scorched"))
    for name, _ in swept.pacified:
        state = with_land(state, name, replace(land(state, name), special="peace"))

    # Lion's bluffs where a province burned or was pacified defend nothing; they return to hand all the same.
    gone = {name for name, _ in (*swept.burned, *swept.pacified)}
    lions = tuple(one for one in found.lions if one.province not in gone)
    battles = fight_battles(state, swept.remaining, lions)
    yield from battles

    # Captures first, then rewards, each as far as the supply goes (BR-CTRL-7). What is lost anywhere is back
    # in the supply before anything is taken from it.
    won = tuple(one for one in battles if one.outcome == "captured")
    for one in won:
        state = with_land(state, one.province, Land(special=land(state, one.province).special))
    for one in won:
        assert one.winner is not None
        captured = _capture(state, one.province, one.winner)
        state = on_captured(state, captured)
        yield captured
    for province, seat, why in _rewarded_defences(state, battles, attacked, swept, lions):
        defended = Defended(province, seat, why, 1 if supply(state, seat) else 0)
        state = on_defended(state, defended)
        yield defended
    yield from _put_out(swept.remaining, "spent")
    yield from _return_bluffs(found.lions)


def _return_bluffs(pieces: Pieces) -> Events:
    return (BluffsReturned(_numbers(pieces)),) if pieces else ()


def _put_out(pieces: Pieces, why: Out) -> Events:
    return (TokensOut(_numbers(pieces), (), why),) if pieces else ()


def _numbers(pieces: Pieces) -> tuple[int, ...]:
    return tuple(one.number for one in pieces)


def _capture(state: State, province: Province, seat: Seat) -> Captured:
    """A token of the supply; else a faceup one from where most of them lie (BR-CTRL-7)."""
    if supply(state, seat):
        return Captured(province, seat, None, stranded=False)
    mine = tuple(name for name in PROVINCES if owner(state, name) == seat and land(state, name).up)
    if not mine:
        return Captured(province, seat, None, stranded=True)
    moved = max(mine, key=lambda name: (land(state, name).up, -INDEX[name]))
    return Captured(province, seat, moved, stranded=False)


def _rewarded_defences(
    state: State,
    battles: tuple[BattleFought, ...],
    attacked: tuple[Province, ...],
    swept: Swept,
    lions: Pieces,
) -> Iterator[tuple[Province, Seat, Earned]]:
    """Each province at most once, with the seat that controls it and the reason (BR-DEF)."""
    outcomes = {one.province: one.outcome for one in battles}
    changed = {name for name, _ in (*swept.burned, *swept.pacified)}
    # Guards of the province's own controller; Lion's bluff alone only by option (BR-DEF-3, BR-DEF-4).
    guards = (
        one for one in swept.remaining if kind(one) in FIGHTERS and owner(state, one.province) == one.owner
    )
    guarded = {one.province for one in guards}
    if state.options.lion_alone == "on":
        guarded |= {one.province for one in lions}
    for name in PROVINCES:
        seat = owner(state, name)
        if seat is None or name in changed:
            continue
        if name in outcomes:
            if outcomes[name] == "held":
                yield name, seat, "held"
        elif name in attacked:
            yield name, seat, "swept"
        elif name in guarded:
            yield name, seat, "guarded"


# --- what the events change ---------------------------------------------------------------------------------


def on_tokens_turned(state: State, event: TokensTurned) -> State:
    """Every face is known to all.

    All other events of a resolution come with this one. So the phase is set here to the one after it:
    `claim`, in which territory cards are claimed.
    """
    pieces = tuple(replace(one, token=Sealed(one.token.value, None), faceup=True) for one in state.pieces)
    return replace(state, pieces=pieces, phase="claim")


def on_bluffs_returned(state: State, event: BluffsReturned) -> State:
    """To their owners' hands; a blessing that lay on one was thrown out before."""
    for one in state.pieces:
        if one.number in event.numbers:
            hand = put_together(state.players[one.owner].hand.value or (), ("bluff",))
            state = with_player(state, one.owner, hand=seal(hand, one.owner))
    return without_pieces(state, *event.numbers)


def on_tokens_out(state: State, event: TokensOut) -> State:
    """To the discards of their owners, whoever took them off (BR-RESOLVE-7)."""
    pieces: list[Piece] = []
    for one in state.pieces:
        face = () if one.token.value is None else (one.token.value,)
        if one.number in event.numbers:
            state = with_discarded(state, one.owner, *face, *one.blessings)
        elif one.number in event.bare:
            state = with_discarded(state, one.owner, *one.blessings)
            pieces.append(replace(one, blessings=()))
        else:
            pieces.append(one)
    return replace(state, pieces=tuple(pieces))


def on_raided(state: State, event: Raided) -> State:
    """Scorched earth alone is left."""
    return with_land(state, event.province, Land(special="scorched"))


def on_pacified(state: State, event: Pacified) -> State:
    """Peace replaces what lay there."""
    return with_land(state, event.province, replace(land(state, event.province), special="peace"))


def on_battle_fought(state: State, event: BattleFought) -> State:
    """A battle changes nothing by itself: captures and rewards follow (BR-RESOLVE-8)."""
    return state


def on_captured(state: State, event: Captured) -> State:
    """The winner's token lies facedown alone; the special token stays (BR-RESOLVE-12)."""
    special = land(state, event.province).special
    if event.moved is not None:
        here = land(state, event.moved)
        last = here.down + here.up == 1
        remaining = Land(None if last else here.owner, here.down, here.up - 1, here.special)
        state = with_land(state, event.moved, remaining)
    captured = Land(special=special) if event.stranded else Land(event.seat, 1, 0, special)
    return with_land(state, event.province, captured)


def on_defended(state: State, event: Defended) -> State:
    """The reward lies faceup."""
    here = land(state, event.province)
    return with_land(state, event.province, replace(here, up=here.up + event.added))


# --- what the game collects from this chapter ---------------------------------------------------------------

FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    TokensTurned: on_tokens_turned,
    BluffsReturned: on_bluffs_returned,
    TokensOut: on_tokens_out,
    Raided: on_raided,
    Pacified: on_pacified,
    BattleFought: on_battle_fought,
    Captured: on_captured,
    Defended: on_defended,
}
