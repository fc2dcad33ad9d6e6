"""The table after the events of resolution, claims and the count."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from engine.games.rokugan import events_fight as f
from engine.games.rokugan.facts import ROUNDS
from engine.games.rokugan.names import TERRITORIES, Territory, Tokens
from engine.games.rokugan.resolution import after_capture
from engine.games.rokugan.state import (
    Claim,
    Land,
    Piece,
    State,
    land,
    put_together,
    with_land,
    with_player,
)
from engine.kernel.sealed import Sealed, seal


def _on_turned(state: State, event: f.TokensTurned) -> State:
    pieces = tuple(replace(one, token=Sealed(one.token.value, None), faceup=True) for one in state.pieces)
    return replace(state, pieces=pieces, phase="claim")


def _on_returned(state: State, event: f.BluffsReturned) -> State:
    """To their owners' hands; a blessing that lay on one was thrown out before."""
    for one in state.pieces:
        if one.number in event.numbers:
            hand = put_together(state.players[one.owner].hand.value or (), ("bluff",))
            state = with_player(state, one.owner, hand=seal(hand, one.owner))
    return _without_pieces(state, event.numbers)


def _on_out(state: State, event: f.TokensOut) -> State:
    for one in state.pieces:
        if one.number in event.numbers:
            state = _to_discard(state, one, (*_face(one), *one.blessings))
        if one.number in event.bare:
            state = _to_discard(state, one, one.blessings)
    bare = tuple(replace(one, blessings=()) if one.number in event.bare else one for one in state.pieces)
    return _without_pieces(replace(state, pieces=bare), event.numbers)


def _face(piece: Piece) -> Tokens:
    return () if piece.token.value is None else (piece.token.value,)


def _to_discard(state: State, piece: Piece, tokens: Tokens) -> State:
    """To the discard of its owner, whoever took it off (BR-RESOLVE-7)."""
    return with_player(state, piece.owner, discard=put_together(state.players[piece.owner].discard, tokens))


def _without_pieces(state: State, numbers: Iterable[int]) -> State:
    return replace(state, pieces=tuple(one for one in state.pieces if one.number not in numbers))


def _on_raided(state: State, event: f.Raided) -> State:
    return with_land(state, event.province, Land(special="scorched"))


def _on_pacified(state: State, event: f.Pacified) -> State:
    return with_land(state, event.province, replace(land(state, event.province), special="peace"))


def _on_fought(state: State, event: f.BattleFought) -> State:
    """A battle changes nothing by itself: captures and rewards follow (BR-RESOLVE-8)."""
    return state


def _on_captured(state: State, event: f.Captured) -> State:
    return after_capture(state, event)


def _on_defended(state: State, event: f.Defended) -> State:
    here = land(state, event.province)
    return with_land(state, event.province, replace(here, up=here.up + event.added))


def _on_claimed(state: State, event: f.CardClaimed) -> State:
    return _with_claim(state, event.territory, Claim(event.seat, event.card))


def _card_back(state: State, event: f.CardReturned) -> State:
    return _with_claim(state, event.territory, Claim(None, event.card))


def _with_claim(state: State, territory: Territory, claim: Claim) -> State:
    spot = TERRITORIES.index(territory)
    return replace(state, claims=(*state.claims[:spot], claim, *state.claims[spot + 1 :]))


def _round_ended(state: State, event: f.RoundEnded) -> State:
    return replace(state, phase="score" if event.round == ROUNDS else "upkeep")


def _on_ended(state: State, event: f.GameEnded) -> State:
    return replace(state, phase="over", scores=event.scores, places=event.places, why=event.why)


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    f.TokensTurned: _on_turned,
    f.BluffsReturned: _on_returned,
    f.TokensOut: _on_out,
    f.Raided: _on_raided,
    f.Pacified: _on_pacified,
    f.BattleFought: _on_fought,
    f.Captured: _on_captured,
    f.Defended: _on_defended,
    f.CardClaimed: _on_claimed,
    f.CardReturned: _card_back,
    f.RoundEnded: _round_ended,
    f.GameEnded: _on_ended,
}
