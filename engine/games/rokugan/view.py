"""What one seat, or anybody, is shown: the table with its secrets cut, and the figures that are public."""

from msgspec import Struct

from engine.games.rokugan.facts import TOKENS_OF
from engine.games.rokugan.names import Token, Tokens
from engine.games.rokugan.questions import due
from engine.games.rokugan.state import State, hand, provinces_of, supply
from engine.kernel.sealed import cut
from engine.kernel.seats import Seat, Viewer, remove_each


class Standing(Struct, frozen=True):
    """What everybody can count of a seat: tokens in hand, provinces, supply, unplayed cards.

    `unseen` are its tokens that are neither discarded nor faceup: those in hand, pool, aside and facedown.
    """

    hand: int
    provinces: int
    supply: int
    cards: int
    unseen: Tokens


class View(Struct, frozen=True):
    """`table` is cut for the viewer; `standings` by seat; `waiting` names who is asked."""

    table: State
    standings: tuple[Standing, ...]
    waiting: tuple[Seat, ...]


def view(state: State, viewer: Viewer) -> View:
    """The viewer's sight of the table (BR-ENG-4)."""
    # Standings are counted on the whole table, of which a cut one has no hands.
    standings = tuple(
        Standing(
            hand=len(hand(state, seat)),
            provinces=len(provinces_of(state, seat)),
            supply=supply(state, seat),
            cards=sum(one.holder == seat and not one.played for one in state.claims),
            unseen=_unseen_tokens(state, seat),
        )
        for seat in range(len(state.players))
    )
    return View(cut(state, viewer), standings, due(state))


def _unseen_tokens(state: State, seat: Seat) -> Tokens:
    """Which tokens a clan owns is open, and so are discards (BR-COMP-5)."""
    player = state.players[seat]
    if player.clan is None:
        return ()
    seen: list[Token] = [*player.discard]
    for piece in state.pieces:
        if piece.owner == seat:
            seen += piece.blessings
            if piece.faceup and piece.token.value is not None:
                seen.append(piece.token.value)
    return remove_each(TOKENS_OF[player.clan], *seen)
