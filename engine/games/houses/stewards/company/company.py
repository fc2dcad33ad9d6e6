"""Company, a steward for Houses that is good to sit beside: it votes, trades and shows a temper."""

from typing import Any

from engine.games.houses.moves import Decide, Ready
from engine.games.houses.names import RoleName
from engine.games.houses.stewards.company import bargains
from engine.games.houses.stewards.company.ballots import cast
from engine.games.houses.stewards.company.conviction import conviction
from engine.games.houses.stewards.company.honour import side_by_word
from engine.games.houses.stewards.company.pledges import has_voted, promise_to_mark
from engine.games.houses.stewards.company.tempers import Tempers, temper_of
from engine.games.houses.stewards.company.weighing import Eyes
from engine.games.houses.stewards.prudent import agree_with_the_others, ballot_move, leader_decision, prudent
from engine.games.houses.stewards.roles.drafting import WHIM, closely, draft_move
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.steward import Look, Steward


def company(known: Tempers) -> Steward:
    """The steward; `known` are the tempers of its content's legacies. Plain sense says whether to stop."""

    def choose(look: Look, dice: Dice) -> Any | None:
        view: View = look.view
        playing = view.own is not None and view.own.role is not None and view.phase is not None
        stop = agree_with_the_others(view, look.seat)
        if stop is not None:
            return stop
        match view.stage:
            case "vote" if playing:
                return _vote_move(look, known, dice)
            case "decide" if playing:
                return _tie_move(look, known, dice)
            case "draft":
                return draft_move(look, look.ask(None), dice, _role_value)
            case "interlude":
                offers = look.ask(None)
                return promise_to_mark(view, look.seat, offers) or (Ready() if Ready() in offers else None)
        return prudent(look, dice)

    return choose


def _role_value(view: View, role: RoleName, dice: Dice) -> float:
    """What a role brings as realms end, and a whim: nobody reads a role off the realm."""
    return closely(view, role, dice) + dice.roll_below(WHIM, "whim", role)


def _vote_move(look: Look, known: Tempers, dice: Dice) -> Any | None:
    """Deals first; when the people have voted, the momentum; its offers of words go; then the ballot."""
    offers, eyes = look.ask(None), _eyes(look, known, dice)
    trade = _late_words(look, offers) or bargains.offer_to_withdraw(look, offers)
    trade = trade or bargains.answer_to_offer(look, offers, eyes)
    trade = trade or promise_to_mark(look.view, look.seat, offers) or bargains.offer_to_make(look, eyes, dice)
    if trade is not None:
        return trade

    def vote(among: tuple[Any, ...]) -> Any | None:
        word = side_by_word(look.view, look.seat, eyes.temper, eyes.wanted)
        return bargains.withdraw_words(look, offers) or cast(
            look, among, eyes.temper, eyes.wanted, word, dice
        )

    return ballot_move(look, offers, vote)


def _late_words(look: Look, offers: tuple[Any, ...]) -> Any | None:
    """Its ballot came otherwise than by a vote of its own: it was missed, or its person or orders cast it."""
    return bargains.withdraw_words(look, offers) if has_voted(look.view, look.seat) else None


def _tie_move(look: Look, known: Tempers, dice: Dice) -> Any | None:
    """HO-R21: deals about the tie, then the tie by its own ballot, or as plain sense has it."""
    offers, eyes = look.ask(None), _eyes(look, known, dice)
    trade = _late_words(look, offers) or bargains.answer_to_offer(look, offers, eyes)
    return (
        trade
        or leader_decision(look, _by_ballot(look, offers))
        or promise_to_mark(look.view, look.seat, offers)
    )


def _by_ballot(look: Look, offers: tuple[Any, ...]) -> tuple[Any, ...]:
    """Who has voted for a side says no other from the chair, where deals leave it open: all would ask why."""
    phase = look.view.phase
    own = phase.ballots[look.seat] if phase is not None else None
    if own is None:
        return offers
    return tuple([one for one in offers if type(one) is Decide and one.side == own.kind]) or offers


def _eyes(look: Look, known: Tempers, dice: Dice) -> Eyes:
    temper = temper_of(look.view, look.seat, known)
    return Eyes(look.view, look.seat, temper, conviction(look.view, look.seat, temper, dice))
