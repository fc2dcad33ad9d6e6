"""The next table after each event: no choice and no chance is left; one small function an event."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.coup import events as ev
from engine.games.coup.court import gather
from engine.games.coup.moves import Cards, Character
from engine.games.coup.setup import started
from engine.games.coup.state import Answer, Call, Deed, Reveal, State, answer_of, deed_of, hand, without
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat, placed


def evolve(state: State | None, event: ev.Event) -> State:
    """The table after this event; only GameStarted may stand before there is one."""
    return FOLDS[type(event)](state, event)


def _started(state: None, event: ev.GameStarted) -> State:
    return started(event)


def _drafted(state: State, event: ev.DraftPicked) -> State:
    card = event.card.value
    assert card is not None
    hands = placed(state.hands, event.seat, Sealed((card,), (event.seat,)))
    picks = placed(state.picks, event.seat, event.card)
    court = _court(without(state.court.value or (), card))
    return replace(state, hands=hands, picks=picks, court=court)


def _dealt(state: State, event: ev.CardsDealt) -> State:
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


def _declared(state: State, event: ev.ActionDeclared) -> State:
    seat, paid = event.seat, event.paid
    return replace(
        state,
        phase="resolve",
        deed=Deed(event.kind, seat, event.target, event.claim, paid),
        coins=placed(state.coins, seat, state.coins[seat] - paid) if paid else state.coins,
        treasury=state.treasury + paid,
        claims=state.claims if event.claim is None else _more(state.claims, seat, event.claim),
        missed=_present(state, seat, event.by),
    )


def _opened(state: State, event: ev.WindowOpened) -> State:
    question = state.question + 1
    return replace(state, phase=event.window, asked=event.asked, answers=(), question=question)


def _answered(state: State, event: ev.Answered) -> State:
    """A block that comes once more by default is settled: its seat let it stand (CO-R11)."""
    again = event.by == "default" and answer_of(state, event.seat) == event.answer
    given = Answer(event.seat, Sealed(event.answer, event.to), Sealed(again, event.to))
    return replace(state, answers=(*_answers_less(state, event.seat), given))


def _challenged(state: State, event: ev.Challenged) -> State:
    """A target that challenges gives up its early block (CO-R12)."""
    deed = replace(deed_of(state), challenger=event.seat)
    answers = _answers_less(state, event.seat)
    calls = (*state.calls, Call(state.turn, event.seat, event.claimant, event.claim))
    question = state.question + 1
    return replace(state, deed=deed, phase="prove", question=question, answers=answers, calls=calls)


def _blocked(state: State, event: ev.Blocked) -> State:
    deed = deed_of(state)
    tried = (*deed.tried, event.seat)
    blocked = replace(deed, blocker=event.seat, block=event.claim, challenger=None, tried=tried)
    return replace(state, deed=blocked, claims=_more(state.claims, event.seat, event.claim))


def _stood(state: State, event: ev.BlockStood) -> State:
    return replace(state, phase="close")


def _proved(state: State, event: ev.Proved) -> State:
    seat, card = event.seat, event.card.value
    assert card is not None
    cards = hand(state, seat)
    return replace(
        state,
        hands=_hands(state, seat, placed(cards, cards.index(event.claim), card)),
        court=_court(without(gather(state.court.value or (), (event.claim,)), card)),
        claims=_less(state.claims, seat, event.claim),
        missed=_present(state, seat, event.by),
        calls=_settled(state.calls, shown=True),
    )


def _dropped(state: State, event: ev.ClaimDropped) -> State:
    seat = event.seat
    return replace(
        state,
        phase="close" if event.of == "action" else "broken",
        claims=_less(state.claims, seat, event.claim),
        calls=_settled(state.calls, shown=False),
    )


def _refunded(state: State, event: ev.Refunded) -> State:
    return _paid(state, event.seat, event.coins)


def _owed(state: State, event: ev.LossOwed) -> State:
    return replace(state, phase="lose", loser=event.seat, then=event.then, question=state.question + 1)


def _lost(state: State, event: ev.InfluenceLost) -> State:
    """Where this loss was owed, the table goes on with what it left (T12)."""
    seat = event.seat
    due = state.phase == "lose" and state.loser == seat
    return replace(
        state,
        hands=_hands(state, seat, without(hand(state, seat), event.card)),
        lost=placed(state.lost, seat, (*state.lost[seat], event.card)),
        claims=_less(state.claims, seat, event.card),
        missed=_present(state, seat, event.by),
        phase=state.then if due else state.phase,
        loser=None if due else state.loser,
    )


def _out(state: State, event: ev.Eliminated) -> State:
    living, fallen = without(state.living, event.seat), (*state.fallen, event.seat)
    leaving, claims = _less_seat(state.leaving, event.seat), placed(state.claims, event.seat, ())
    absent = None if state.absent == event.seat else state.absent
    return replace(state, living=living, fallen=fallen, leaving=leaving, claims=claims, absent=absent)


def _forfeited(state: State, event: ev.CoinsForfeited) -> State:
    return _paid(state, event.seat, -event.coins)


def _gained(state: State, event: ev.CoinsGained) -> State:
    coins = placed(state.coins, event.seat, state.coins[event.seat] + event.coins)
    return replace(state, coins=coins, treasury=state.treasury - event.coins, phase="close")


def _stolen(state: State, event: ev.CoinsStolen) -> State:
    coins = placed(state.coins, event.target, state.coins[event.target] - event.coins)
    return replace(state, coins=placed(coins, event.seat, coins[event.seat] + event.coins), phase="close")


def _exchanging(state: State, event: ev.ExchangeBegun) -> State:
    court = state.court.value or ()
    for card in event.drawn.value or ():
        court = without(court, card)
    question = state.question + 1
    return replace(state, phase="exchange", drawn=event.drawn, court=_court(court), question=question)


def _exchanged(state: State, event: ev.Exchanged) -> State:
    seat = event.seat
    back = (*hand(state, seat), *(state.drawn.value or ()))
    for card in event.hand.value or ():
        back = without(back, card)
    return replace(
        state,
        hands=placed(state.hands, seat, event.hand),
        court=_court(gather(state.court.value or (), back)),
        drawn=Sealed((), ()),
        claims=placed(state.claims, seat, ()),
        missed=_present(state, seat, event.by),
        phase="close",
    )


def _missed(state: State, event: ev.DeadlineMissed) -> State:
    """Too many in a row and the seat counts as absent (CO-R25)."""
    limit = state.options.afk_limit
    absent = event.seat if limit and event.missed >= limit else state.absent
    return replace(state, missed=placed(state.missed, event.seat, event.missed), absent=absent)


def _resigned(state: State, event: ev.Resigned) -> State:
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


def _ended(state: State, event: ev.GameEnded) -> State:
    """Cards of an unfinished exchange go back to the Court."""
    court = _court(gather(state.court.value or (), state.drawn.value or ()))
    over = replace(state, phase="over", winner=event.winner, why=event.why)
    return replace(over, court=court, drawn=Sealed((), ()), asked=(), answers=(), loser=None, leaving=())


def _revealed(state: State, event: ev.Revealed) -> State:
    return replace(state, reveal=Reveal(event.hands, event.court, event.removed))


def _less_seat(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return without(seats, seat) if seat in seats else seats


def _settled(calls: tuple[Call, ...], *, shown: bool) -> tuple[Call, ...]:
    """The newest challenge has its answer."""
    return (*calls[:-1], replace(calls[-1], shown=shown))


def _court(cards: Cards) -> Sealed[Cards]:
    return Sealed(cards, ())


def _hands(state: State, seat: Seat, cards: Cards) -> tuple[Sealed[Cards], ...]:
    return placed(state.hands, seat, Sealed(cards, (seat,)))


def _answers_less(state: State, seat: Seat) -> tuple[Answer, ...]:
    """The answers of the others; a seat seldom answers twice."""
    for given in state.answers:
        if given.seat == seat:
            return without(state.answers, given)
    return state.answers


def _more(claims: tuple[Cards, ...], seat: Seat, card: Character) -> tuple[Cards, ...]:
    """The claims with one that may be new."""
    made = claims[seat]
    return claims if card in made else placed(claims, seat, (*made, card))


def _less(claims: tuple[Cards, ...], seat: Seat, card: Character) -> tuple[Cards, ...]:
    """The claims less one that the hand no longer stands by, since that card has left it."""
    made = claims[seat]
    return placed(claims, seat, without(made, card)) if card in made else claims


def _paid(state: State, seat: Seat, coins: int) -> State:
    """Coins from the Treasury to a seat, or back when negative."""
    row = placed(state.coins, seat, state.coins[seat] + coins)
    return replace(state, coins=row, treasury=state.treasury - coins)


def _present(state: State, seat: Seat, by: ev.By) -> tuple[int, ...]:
    """The missed decisions: one made in time ends a row of them (CO-R25)."""
    missed = state.missed
    return placed(missed, seat, 0) if missed[seat] and by == "choice" else missed


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    ev.GameStarted: _started,
    ev.DraftPicked: _drafted,
    ev.CardsDealt: _dealt,
    ev.TurnStarted: _turn,
    ev.ActionDeclared: _declared,
    ev.WindowOpened: _opened,
    ev.Answered: _answered,
    ev.Challenged: _challenged,
    ev.Blocked: _blocked,
    ev.BlockStood: _stood,
    ev.Proved: _proved,
    ev.ClaimDropped: _dropped,
    ev.Refunded: _refunded,
    ev.LossOwed: _owed,
    ev.InfluenceLost: _lost,
    ev.Eliminated: _out,
    ev.CoinsForfeited: _forfeited,
    ev.CoinsGained: _gained,
    ev.CoinsStolen: _stolen,
    ev.ExchangeBegun: _exchanging,
    ev.Exchanged: _exchanged,
    ev.DeadlineMissed: _missed,
    ev.Resigned: _resigned,
    ev.GameEnded: _ended,
    ev.Revealed: _revealed,
}
