"""The upkeep of a round: ronin, the first player, and the draw (BR-UPKEEP).

Initiative cards say who is first player. The deck is shuffled once; that it is not kept in the state is safe
and saves a secret, since the same dice always give the same cards (`initiative_cards`). A clan's card names
its player, a neutral one the player with most of what it counts.

After the draw everybody holds six tokens, the bluff among them. Dragon draws to seven and gives one back,
unseen, before the territory cards, which have a chapter of their own.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine.games.rokugan.base import By, Events, Happening, Move, MoveRules
from engine.games.rokugan.facts import FACTS, HAND, SEATING
from engine.games.rokugan.names import CLANS, Initiative, Token, Tokens
from engine.games.rokugan.questions import ask_after_draw, ask_first_card
from engine.games.rokugan.state import (
    State,
    hand,
    provinces_of,
    put_together,
    seat_of,
    with_pooled,
    without_hand_token,
)
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat, others_in_order, remove_each
from engine.kernel.waits import Wait

NEUTRALS: Final[tuple[Initiative, ...]] = tuple(row.id for row in FACTS.table.neutrals)
COUNTED: Final = {row.id: row.most for row in FACTS.table.neutrals}
"""What each neutral card counts."""

# --- moves and events ---------------------------------------------------------------------------------------


class GiveBack(Move, frozen=True, tag="give_back"):
    """Dragon's token that goes back to the pool (BR-CLAN-3)."""

    token: Token


class RoundBegan(Happening, frozen=True, tag="round_began"):
    """A round, its ronin and its first player; `card` names that player from round 2 (BR-UPKEEP-1)."""

    round: int
    ronin: tuple[Seat, ...]
    card: Initiative | None
    first: Seat


class TokensDrawn(Happening, frozen=True, tag="tokens_drawn"):
    """What each seat draws; `bluffs` says whose bluff comes back to hand with it (BR-UPKEEP-5)."""

    drawn: tuple[Sealed[Tokens], ...]
    bluffs: tuple[Sealed[bool], ...]


class GivenBack(Happening, frozen=True, tag="given_back"):
    """Dragon's token is back in its pool (BR-CLAN-3)."""

    seat: Seat
    token: Sealed[Token]
    by: By


# --- the first player ---------------------------------------------------------------------------------------


def initiative_cards(state: State, dice: Dice) -> tuple[Initiative, ...]:
    """The card of each round: a clan's in round 1, then the deck (BR-SETUP-9, BR-SETUP-10).

    The same dice always give the same cards, so that what nobody has seen need not be kept.
    """
    clans = tuple(clan for clan in CLANS if seat_of(state, clan) is not None)
    (first,), rest = dice.sample(clans, 1, "initiative")
    neutrals, _ = dice.sample(NEUTRALS, SEATING[len(clans)].neutrals, "neutrals")
    deck: tuple[Initiative, ...] = (*rest, *neutrals)
    return (first, *dice.shuffle(deck, "deck"))


def player_named_by(state: State, card: Initiative) -> Seat:
    """The player that a revealed card names (BR-UPKEEP-3, BR-UPKEEP-4)."""
    if card in CLANS:
        seat = seat_of(state, card)
        assert seat is not None
        return seat
    counts: list[int] = []
    for seat in range(len(state.order)):
        match COUNTED[card]:
            case "cards":
                counts.append(sum(claim.holder == seat and not claim.played for claim in state.claims))
            case "provinces":
                counts.append(len(provinces_of(state, seat)))
            case "control_tokens":
                counts.append(sum(land.down + land.up for land in state.lands if land.owner == seat))
    return player_with_most(state.order, state.first, counts)


def player_with_most(order: tuple[Seat, ...], previous: Seat, counts: Sequence[int]) -> Seat:
    """The seat with most; of several the nearest to the right of the first player so far, who comes last."""
    best = max(counts)
    rightward = (*reversed(others_in_order(order, previous)), previous)
    return next(seat for seat in rightward if counts[seat] == best)


# --- the round and its draw ---------------------------------------------------------------------------------


def begin_round(state: State, dice: Dice) -> Events:
    """The next round: who is ronin (BR-RONIN-1), and from round 2 who is first (BR-UPKEEP-3)."""
    seats = range(len(state.order))
    ronin = tuple(seat for seat in seats if not provinces_of(state, seat))
    if state.round == 0:
        return (RoundBegan(1, ronin, None, state.first),)
    card = initiative_cards(state, dice)[state.round]
    return (RoundBegan(state.round + 1, ronin, card, player_named_by(state, card)),)


def on_round_began(state: State, event: RoundBegan) -> State:
    """Everything that holds for one round begins anew."""
    players = tuple(
        replace(player, ronin=seat in event.ronin, locked=False, skipped=0, done=False, looked=False)
        for seat, player in enumerate(state.players)
    )
    return replace(
        state,
        players=players,
        card=event.card if event.card is not None else state.card,
        first=event.first,
        round=event.round,
        phase="draw",
        first_used=False,
        spied=(),
    )


def draw(state: State, dice: Dice) -> Events:
    """Everybody's bluff and fresh tokens up to six in hand, Dragon's up to seven (BR-UPKEEP-5, 6)."""
    drawn: list[Sealed[Tokens]] = []
    bluffs: list[Sealed[bool]] = []
    for seat, player in enumerate(state.players):
        back = "bluff" not in hand(state, seat)
        # A bluff that lies in the pool is not drawn but comes by itself.
        pool = remove_each(player.pool.value or (), "bluff")
        room = HAND + (player.clan == "dragon")
        wanted = room - len(hand(state, seat)) - back
        # A pool that runs dry ends the draw: the sample is then all of it.
        row, _ = dice.sample(pool, max(wanted, 0), "draw", state.round, seat)
        drawn.append(seal(tuple(sorted(row)), seat))
        bluffs.append(seal(back, seat))
    return (TokensDrawn(tuple(drawn), tuple(bluffs)),)


def on_tokens_drawn(state: State, event: TokensDrawn) -> State:
    """Out of the pools into the hands; whose bluff lay aside or in the pool has it again."""
    players = []
    for seat, player in enumerate(state.players):
        drawn = event.drawn[seat].value or ()
        bluff: Tokens = ("bluff",) if event.bluffs[seat].value else ()
        players.append(
            replace(
                player,
                hand=seal(put_together(player.hand.value or (), drawn, bluff), seat),
                pool=seal(remove_each(player.pool.value or (), *drawn, *bluff), seat),
                aside=False,
            )
        )
    return ask_after_draw(replace(state, players=tuple(players)))


# --- Dragon's token -----------------------------------------------------------------------------------------


def offer_give_back(state: State, seat: Seat) -> Iterator[GiveBack]:
    """Each kind of token in hand but the bluff."""
    tokens = dict.fromkeys(one for one in hand(state, seat) if one != "bluff")
    yield from (GiveBack(one) for one in tokens)


def give_back_refusal(state: State, seat: Seat, action: GiveBack) -> Refusal | None:
    """Why this token can't go back, or None."""
    if action.token == "bluff":
        return no("bluff_stays")
    return None if action.token in hand(state, seat) else no("not_in_hand", token=action.token)


def give_back(state: State, seat: Seat, action: GiveBack) -> Events:
    """The token is back in the pool; which one nobody else sees."""
    return (GivenBack(seat, seal(action.token, seat), "choice"),)


def give_back_by_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first token that is no bluff."""
    token = next(one for one in hand(state, wait.seat) if one != "bluff")
    return (GivenBack(wait.seat, seal(token, wait.seat), "default"),)


def on_given_back(state: State, event: GivenBack) -> State:
    """From hand to pool; then territory cards."""
    token = event.token.value
    assert token is not None
    return ask_first_card(with_pooled(without_hand_token(state, event.seat, token), event.seat, token))


# --- what the game collects from this chapter ---------------------------------------------------------------

MOVES: Final[dict[type[Move], MoveRules]] = {
    GiveBack: MoveRules(("give_back",), give_back_refusal, give_back),
}
OPENINGS: Final = {"give_back": offer_give_back}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    RoundBegan: on_round_began,
    TokensDrawn: on_tokens_drawn,
    GivenBack: on_given_back,
}
