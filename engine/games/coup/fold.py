"""The next table after each event: no choice and no chance is left; one small function an event."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.coup import events as ev
from engine.games.coup.court import gather
from engine.games.coup.moves import Cards, Character
from engine.games.coup.setup import start_table
from engine.games.coup.state import (
    Answer,
    Call,
    Deed,
    Reveal,
    State,
    answer_of,
    current_deed,
    hand,
    without_first,
)
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat, with_value_at


def evolve(state: State | None, event: ev.Event) -> State:
    """The table after this event; only GameStarted may stand before there is one."""
    return FOLDS[type(event)](state, event)


def _on_started(state: None, event: ev.GameStarted) -> State:
    return start_table(event)


def _on_drafted(state: State, event: ev.DraftPicked) -> State:
    card = event.card.value
    assert card is not None
    hands = with_value_at(state.hands, event.seat, Sealed((card,), (event.seat,)))
    picks = with_value_at(state.picks, event.seat, event.card)
    court = _court(without_first(state.court.value or (), card))
    return replace(state, hands=hands, picks=picks, court=court)


def _on_dealt(state: State, event: ev.CardsDealt) -> State:
    return replace(state, hands=event.hands, court=event.court, removed=event.removed, phase="close")


def _turn(state: State, event: ev.TurnStarted) -> State:
    return replace(
        state,
        turn=event.turn,
        active=event.seat,
        phase="turn",
        question=state.question + 1,
        deed=None,
        deeds=state.deeds if state.deed is None else (*state.deeds, state.deed),
        asked=(),
        answers=(),
    )


def _on_declared(state: State, event: ev.ActionDeclared) -> State:
    seat, paid = event.seat, event.paid
    return replace(
        state,
        phase="resolve",
        deed=Deed(event.kind, seat, event.target, event.claim, paid),
        coins=with_value_at(state.coins, seat, state.coins[seat] - paid) if paid else state.coins,
        treasury=state.treasury + paid,
        claims=state.claims if event.claim is None else _more(state.claims, seat, event.claim),
        missed=_present(state, seat, event.by),
    )


def _on_opened(state: State, event: ev.WindowOpened) -> State:
    question = state.question + 1
    return replace(state, phase=event.window, asked=event.asked, answers=(), question=question)


def _on_answered(state: State, event: ev.Answered) -> State:
    """A block that comes once more by default is settled: its seat let it stand (CO-R11)."""
    again = event.by == "default" and answer_of(state, event.seat) == event.answer
    given = Answer(event.seat, Sealed(event.answer, event.to), Sealed(again, event.to))
    return replace(state, answers=(*_answers_less(state, event.seat), given))


def _on_challenged(state: State, event: ev.Challenged) -> State:
    """A target that challenges gives up its early block (CO-R12)."""
    deed = replace(current_deed(state), challenger=event.seat)
    answers = _answers_less(state, event.seat)
    calls = (*state.calls, Call(state.turn, event.seat, event.claimant, event.claim))
    question = state.question + 1
    return replace(state, deed=deed, phase="prove", question=question, answers=answers, calls=calls)


def _on_blocked(state: State, event: ev.Blocked) -> State:
    deed = current_deed(state)
    tried = (*deed.tried, event.seat)
    blocked = replace(deed, blocker=event.seat, block=event.claim, challenger=None, tried=tried)
    return replace(state, deed=blocked, claims=_more(state.claims, event.seat, event.claim))


def _stood(state: State, event: ev.BlockStood) -> State:
    return replace(state, phase="close")


def _on_proved(state: State, event: ev.Proved) -> State:
    seat, card = event.seat, event.card.value
    assert card is not None
    cards = hand(state, seat)
    return replace(
        state,
        hands=_hands(state, seat, with_value_at(cards, cards.index(event.claim), card)),
        court=_court(without_first(gather(state.court.value or (), (event.claim,)), card)),
        claims=_less(state.claims, seat, event.claim),
        missed=_present(state, seat, event.by),
        calls=_newest_settled(state.calls, shown=True),
    )


def _on_dropped(state: State, event: ev.ClaimDropped) -> State:
    seat = event.seat
    return replace(
        state,
        phase="close" if event.of == "action" else "broken",
        claims=_less(state.claims, seat, event.claim),
        calls=_newest_settled(state.calls, shown=False),
    )


def _on_refunded(state: State, event: ev.Refunded) -> State:
    return _with_coins(state, event.seat, event.coins)


def _on_owed(state: State, event: ev.LossOwed) -> State:
    return replace(state, phase="lose", loser=event.seat, then=event.then, question=state.question + 1)


def _on_lost(state: State, event: ev.InfluenceLost) -> State:
    """Where this loss was owed, the table goes on with what it left (T12)."""
    seat = event.seat
    due = state.phase == "lose" and state.loser == seat
    return replace(
        state,
        hands=_hands(state, seat, without_first(hand(state, seat), event.card)),
        lost=with_value_at(state.lost, seat, (*state.lost[seat], event.card)),
        claims=_less(state.claims, seat, event.card),
        missed=_present(state, seat, event.by),
        phase=state.then if due else state.phase,
        loser=None if due else state.loser,
    )


def _on_out(state: State, event: ev.Eliminated) -> State:
    living, fallen = without_first(state.living, event.seat), (*state.fallen, event.seat)
    leaving, claims = _less_seat(state.leaving, event.seat), with_value_at(state.claims, event.seat, ())
    absent = None if state.absent == event.seat else state.absent
    return replace(state, living=living, fallen=fallen, leaving=leaving, claims=claims, absent=absent)


def _on_forfeited(state: State, event: ev.CoinsForfeited) -> State:
    return _with_coins(state, event.seat, -event.coins)


def _on_gained(state: State, event: ev.CoinsGained) -> State:
    coins = with_value_at(state.coins, event.seat, state.coins[event.seat] + event.coins)
    return replace(state, coins=coins, treasury=state.treasury - event.coins, phase="close")


def _on_stolen(state: State, event: ev.CoinsStolen) -> State:
    coins = with_value_at(state.coins, event.target, state.coins[event.target] - event.coins)
    return replace(
        state, coins=with_value_at(coins, event.seat, coins[event.seat] + event.coins), phase="close"
    )


def _exchanging(state: State, event: ev.ExchangeBegun) -> State:
    court = state.court.value or ()
    for card in event.drawn.value or ():
        court = without_first(court, card)
    question = state.question + 1
    return replace(state, phase="exchange", drawn=event.drawn, court=_court(court), question=question)


def _on_exchanged(state: State, event: ev.Exchanged) -> State:
    seat = event.seat
    back = (*hand(state, seat), *(state.drawn.value or ()))
    for card in event.hand.value or ():
        back = without_first(back, card)
    return replace(
        state,
        hands=with_value_at(state.hands, seat, event.hand),
        court=_court(gather(state.court.value or (), back)),
        drawn=Sealed((), ()),
        claims=with_value_at(state.claims, seat, ()),
        missed=_present(state, seat, event.by),
        phase="close",
    )


def _on_missed(state: State, event: ev.DeadlineMissed) -> State:
    """Too many in a row and the seat counts as absent (CO-R25)."""
    limit = state.options.afk_limit
    absent = event.seat if limit and event.missed >= limit else state.absent
    return replace(state, missed=with_value_at(state.missed, event.seat, event.missed), absent=absent)


def _on_resigned(state: State, event: ev.Resigned) -> State:
    """On its own turn a seat is out at once; else it waits for the end of the action, unasked (CO-R24)."""
    seat = event.seat
    own = state.phase == "turn" and state.active == seat
    return replace(
        state,
        leaving=(*state.leaving, seat),
        absent=None,
        asked=_less_seat(state.asked, seat),
        answers=_answers_less(state, seat),
        phase="close" if own else state.phase,
    )


def _on_ended(state: State, event: ev.GameEnded) -> State:
    """Cards of an unfinished exchange go back to the Court."""
    court = _court(gather(state.court.value or (), state.drawn.value or ()))
    over = replace(state, phase="over", winner=event.winner, why=event.why)
    return replace(over, court=court, drawn=Sealed((), ()), asked=(), answers=(), loser=None, leaving=())


def _on_revealed(state: State, event: ev.Revealed) -> State:
    return replace(state, reveal=Reveal(event.hands, event.court, event.removed))


def _less_seat(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return without_first(seats, seat) if seat in seats else seats


def _newest_settled(calls: tuple[Call, ...], *, shown: bool) -> tuple[Call, ...]:
    """The newest challenge has its answer."""
    return (*calls[:-1], replace(calls[-1], shown=shown))


def _court(cards: Cards) -> Sealed[Cards]:
    return Sealed(cards, ())


def _hands(state: State, seat: Seat, cards: Cards) -> tuple[Sealed[Cards], ...]:
    return with_value_at(state.hands, seat, Sealed(cards, (seat,)))


def _answers_less(state: State, seat: Seat) -> tuple[Answer, ...]:
    """The answers of the others; a seat seldom answers twice."""
    for given in state.answers:
        if given.seat == seat:
            return without_first(state.answers, given)
    return state.answers


def _more(claims: tuple[Cards, ...], seat: Seat, card: Character) -> tuple[Cards, ...]:
    """The claims with one that may be new."""
    made = claims[seat]
    return claims if card in made else with_value_at(claims, seat, (*made, card))


def _less(claims: tuple[Cards, ...], seat: Seat, card: Character) -> tuple[Cards, ...]:
    """The claims less one that the hand no longer stands by, since that card has left it."""
    made = claims[seat]
    return with_value_at(claims, seat, without_first(made, card)) if card in made else claims


def _with_coins(state: State, seat: Seat, coins: int) -> State:
    """Coins from the Treasury to a seat, or back when negative."""
    row = with_value_at(state.coins, seat, state.coins[seat] + coins)
    return replace(state, coins=row, treasury=state.treasury - coins)


def _present(state: State, seat: Seat, by: ev.By) -> tuple[int, ...]:
    """The missed decisions: one made in time ends a row of them (CO-R25)."""
    missed = state.missed
    return with_value_at(missed, seat, 0) if missed[seat] and by == "choice" else missed


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    ev.GameStarted: _on_started,
    ev.DraftPicked: _on_drafted,
    ev.CardsDealt: _on_dealt,
    ev.TurnStarted: _turn,
    ev.ActionDeclared: _on_declared,
    ev.WindowOpened: _on_opened,
    ev.Answered: _on_answered,
    ev.Challenged: _on_challenged,
    ev.Blocked: _on_blocked,
    ev.BlockStood: _stood,
    ev.Proved: _on_proved,
    ev.ClaimDropped: _on_dropped,
    ev.Refunded: _on_refunded,
    ev.LossOwed: _on_owed,
    ev.InfluenceLost: _on_lost,
    ev.Eliminated: _on_out,
    ev.CoinsForfeited: _on_forfeited,
    ev.CoinsGained: _on_gained,
    ev.CoinsStolen: _on_stolen,
    ev.ExchangeBegun: _exchanging,
    ev.Exchanged: _on_exchanged,
    ev.DeadlineMissed: _on_missed,
    ev.Resigned: _on_resigned,
    ev.GameEnded: _on_ended,
    ev.Revealed: _on_revealed,
}
