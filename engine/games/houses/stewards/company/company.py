"""Company, a steward for Houses that is good to sit beside: it votes, trades and shows a temper.

Its ballot goes by conviction: it votes where it wants something, with as much power as it wants it. Of the
others it expects what this table has shown, whatever the card and the purses: it sits beside people and its
like, who vote by temper, and how eager the prudent are says little of them.
"""

from functools import lru_cache
from typing import Any, Final

from engine.games.houses.moves import Cast, Decide, Ready
from engine.games.houses.names import Side
from engine.games.houses.stewards.baseline import PHASES, Table
from engine.games.houses.stewards.company import trading
from engine.games.houses.stewards.company.answering import (
    answer_to_offer,
    counter_offer,
    offer_to_withdraw,
    withdraw_words,
)
from engine.games.houses.stewards.company.character import (
    Temper,
    Tempers,
    has_voted,
    heresy,
    promise_to_mark,
    side_by_word,
    temper_of,
)
from engine.games.houses.stewards.company.conviction import conviction, hope_of_leading, side_of
from engine.games.houses.stewards.company.rivalry import can_be_last_vote, is_bystander, rival_of
from engine.games.houses.stewards.company.trading import Trader
from engine.games.houses.stewards.expecting.habits import Moods, tendency
from engine.games.houses.stewards.expecting.outlook import doubts, gains_by_role
from engine.games.houses.stewards.prudent import agree_with_the_others, ballot_move, leader_decision, prudent
from engine.games.houses.stewards.roles import WHIM, close_promise, draft_move
from engine.games.houses.stewards.values.purse import coins_of
from engine.games.houses.stewards.voting import (
    Doubts,
    Weigher,
    abstention_coins,
    abstention_worth,
    expectation_by,
    seal_ballot,
    votes_by_power,
)
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
                # What a role brings as realms end, and a whim: nobody reads a role off the realm.
                return draft_move(
                    look,
                    look.ask(None),
                    dice,
                    lambda view, role, dice: (
                        close_promise(view, role, dice) + dice.roll_below(WHIM, "whim", role)
                    ),
                )
            case "interlude":
                offers = look.ask(None)
                return promise_to_mark(view, look.seat, offers) or (Ready() if Ready() in offers else None)
        return prudent(look, dice)

    return choose


def _vote_move(look: Look, known: Tempers, dice: Dice) -> Any | None:
    """Deals first; when the people have voted, the momentum; its offers of words go; then the ballot."""
    offers, trader = look.ask(None), _trader(look, known, dice)
    trade = (
        _late_words(look, offers)
        or offer_to_withdraw(look, offers)
        or counter_offer(look, offers, trader)
        or answer_to_offer(look, offers, trader)
        or promise_to_mark(look.view, look.seat, offers)
        or trading.offer_to_make(look, trader, dice)
    )
    if trade is not None:
        return trade

    return ballot_move(
        look,
        offers,
        lambda among: withdraw_words(look, offers) or company_ballot(look, among, trader, dice),
    )


def _late_words(look: Look, offers: tuple[Any, ...]) -> Any | None:
    """Words to withdraw since the ballot came otherwise than by a vote of its own.

    It was missed, or its person or orders cast it.
    """
    return withdraw_words(look, offers) if has_voted(look.view, look.seat) else None


def _tie_move(look: Look, known: Tempers, dice: Dice) -> Any | None:
    """HO-R21: deals about the tie, then the tie by its own ballot, or as plain sense has it."""
    offers, trader = look.ask(None), _trader(look, known, dice)
    trade = _late_words(look, offers) or answer_to_offer(look, offers, trader)
    # Who has voted for a side says no other from the chair, where deals leave it open: all would ask why.
    phase = look.view.phase
    own = phase.ballots[look.seat] if phase is not None else None
    among = offers
    if own is not None:
        among = tuple([one for one in offers if type(one) is Decide and one.side == own.kind]) or offers
    return trade or leader_decision(look, among) or promise_to_mark(look.view, look.seat, offers)


def _trader(look: Look, known: Tempers, dice: Dice) -> Trader:
    temper = temper_of(look.view, look.seat, known)
    return Trader(look.view, look.seat, temper, conviction(look.view, look.seat, temper, dice))


# --- the ballot -------------------------------------------------------------------------------------------

SHARE = 0.12
"""How much conviction it takes more for each point of power that gathering brings (HO-6.4)."""

EAGER = 0.25
"""How much less it takes in a generation's first phase: a house shows early where it stands."""

BYSTANDER = 0.2
"""How much more it takes of a house while two others quarrel: that is not its own."""

LAST = 0.5
"""What is left of its calm where the reign may end with the vote: no coin is worth missing that."""

RESERVE = 2
"""The power that rivals keep back for the next vote while the reign goes on: whoever has none is silent, and
more than a quarter of their votes were lost so."""

OPENING = 3
"""A reign's first phases, in which the bold show their power."""

MOODS = (-1, 0, 0, 1)
"""What chance adds to its power, so that nobody reads a house's wish off it."""

CHAIR = 0.3
"""What it lets the moderator's seat cost it, in points: who gathers has a share of the pool (HO-6.10)."""


def company_ballot(look: Look, offers: tuple[Any, ...], trader: Trader, dice: Dice) -> Any | None:
    """The ballot, of what deals leave open; None where nothing may be cast.

    A vote where the conviction is strong enough, or its word is given; else an abstention.
    """
    view, temper, wanted = trader.view, trader.temper, trader.wanted
    word = side_by_word(view, look.seat, temper, wanted)
    side = word or side_of(wanted)
    abstentions = tuple(one for one in offers if isinstance(one, Cast))
    begun = [one for offer in offers for one in votes_by_power(offer)]

    # What an abstention would bring: the temper's ease, coins and the share of the pool (HO-6.4).
    coins, share = abstention_coins(view, look.seat)
    first = view.phase is not None and view.phase.number == 1
    calm = temper.calm + (coins_of(view).gain(coins) + SHARE * share) - (EAGER if first else 0.0)
    calm += BYSTANDER if is_bystander(view, look.seat) else 0.0
    calm *= LAST if can_be_last_vote(view) else 1.0
    # Where what it is devoted to is at stake no coin keeps the devout silent.
    calm = 0.0 if heresy(view, temper) is not None else calm

    stirred = abs(wanted) + hope_of_leading(view, look.seat, side) >= calm
    if begun and (word or stirred or not abstentions):
        against = word is not None and word != side_of(wanted)
        power = 1 if against else _power(look, temper, side, dice)
        # The power nearest to what it wants, on its side; where a deal binds it to the other, on that one.
        among = [one for one in begun if one[0] == side] or begun
        for _, _, offer in sorted(among, key=lambda one: (abs(one[1] - power), one[1])):
            whole = seal_ballot(look, offer)
            if whole is not None:
                return whole
    return _abstention(look, abstentions, temper, dice) if abstentions else None


def _power(look: Look, temper: Temper, side: Side, dice: Dice) -> int:
    """At least 1 (HO-6.4): what plain sense would give, by its temper more or less, and a mood.

    Plain sense weighs what power is worth later: who saves for every phase to come is outbid in each.
    """
    weighed = USED_TO(look)
    most = len(weighed.spent) - 1
    worths = weighed.votes[side == "no"]
    sense = 1 + worths.index(max(worths)) if worths else 1
    phase = look.view.phase
    early = phase is not None and phase.number <= OPENING
    zeal = temper.zeal * (temper.opening if early else 1.0)
    eager = round(zeal * sense) + dice.pick(MOODS, "power")
    if rival_of(look.view, look.seat) is not None and not can_be_last_vote(look.view):
        most -= RESERVE
    return max(1, min(eager, most))


def _abstention(look: Look, among: tuple[Cast, ...], temper: Temper, dice: Dice) -> Cast:
    """The schemer likes the moderator's seat, others take it now and then, where it costs little (HO-5.8)."""
    seat = next((one for one in among if one.ballot == "moderate"), None)
    if len(among) > 1:
        # It is dear where the pool is full, and shared by few.
        weighed = USED_TO(look)
        if abstention_worth(weighed) - abstention_worth(weighed, moderate=True) > CHAIR:
            seat = None
    often = 2 if temper.name == "schemer" else 5
    if seat is not None and (len(among) == 1 or dice.roll_below(often, "moderate") == 0):
        return seat
    return next(one for one in among if one.ballot != "moderate" or len(among) == 1)


# --- what it expects of the others ------------------------------------------------------------------------

SPLIT: Final = 2.0
"""By how many points an answer must suit a house to be e times as likely as the other to get its vote."""


@lru_cache(PHASES)
def _doubts(table: Table) -> Doubts:
    return tuple([doubts(gains_by_role(table, seat), SPLIT) for seat in range(len(table.view.characters))])


@lru_cache(PHASES)
def _habits(table: Table) -> Moods:
    """The tendencies of all houses in the only mood that company knows."""
    return (tuple([tendency(table.view, seat) for seat in range(len(table.view.characters))]),)


USED_TO: Final = Weigher(expects=expectation_by(_doubts, _habits))
"""A vote weighed among houses that do what they have done."""
