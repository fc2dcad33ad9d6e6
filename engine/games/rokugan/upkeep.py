"""The upkeep: ronin, first player and draw (BR-UPKEEP); its territory cards are in cards.py."""

from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events import By, GivenBack, RoundBegan, TokensDrawn
from engine.games.rokugan.facts import HAND
from engine.games.rokugan.initiative import cards, player_named_by
from engine.games.rokugan.names import Token, Tokens
from engine.games.rokugan.state import State, hand, provinces_of, seat_of
from engine.kernel.dice import Dice
from engine.kernel.rows import remove_each
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat


def begin(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """The next round: who is ronin (BR-RONIN-1), and from round 2 who is first (BR-UPKEEP-3)."""
    seats = range(len(state.order))
    ronin = tuple(seat for seat in seats if not provinces_of(state, seat))
    if state.round == 0:
        return (RoundBegan(1, ronin, None, state.first),)
    card = cards(state, dice)[state.round]
    return (RoundBegan(state.round + 1, ronin, card, player_named_by(state, card)),)


def draw(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """Everybody's bluff and fresh tokens up to six in hand, Dragon's up to seven (BR-UPKEEP-5, 6)."""
    seats = range(len(state.order))
    bluffs = tuple("bluff" not in hand(state, seat) for seat in seats)
    drawn = tuple(_draw_tokens(state, seat, back, dice) for seat, back in zip(seats, bluffs, strict=True))
    return (
        TokensDrawn(
            tuple(seal(row, seat) for seat, row in enumerate(drawn)),
            tuple(seal(back, seat) for seat, back in enumerate(bluffs)),
        ),
    )


def _draw_tokens(state: State, seat: Seat, back: bool, dice: Dice) -> Tokens:
    """A pool that runs dry ends the draw; a bluff that lies in it is not drawn but comes by itself."""
    pool = remove_each(state.players[seat].pool.value or (), "bluff")
    wanted = room(state, seat) - len(hand(state, seat)) - back
    drawn, _ = dice.sample(pool, max(wanted, 0), "draw", state.round, seat)
    return tuple(sorted(drawn))


def room(state: State, seat: Seat) -> int:
    """How many tokens a hand holds after the draw (BR-CLAN-3)."""
    return HAND + (state.players[seat].clan == "dragon")


def returning(state: State) -> Seat | None:
    """Dragon's seat, while it holds one token more than the others (BR-CLAN-3)."""
    seat = seat_of(state, "dragon")
    return seat if seat is not None and len(hand(state, seat)) > HAND else None


def return_token(seat: Seat, token: Token, by: By) -> tuple[AnyEvent, ...]:
    """Dragon's token goes back to its pool, unseen."""
    return (GivenBack(seat, seal(token, seat), by),)
