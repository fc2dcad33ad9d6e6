"""Every kind of clause as players write and read it (HO-R23): a record each, and the tables made of them.

A side of a deal is written as gifts: words from a menu ("vote-yes"), how many phases ahead, and a number.
The rules know clauses. A `ClauseForm` says for one kind which words stand for it, which clause a word makes,
which words an offered clause is told by, and how it is said in a sentence. A new kind is a record here, one
line of `FORMS`, and its texts `give-KIND`, `act-WORD`, `bond-KIND` and `short-KIND` in both languages.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from bot.games.houses.presenter import Presenter
from bot.render.users import ELLIPSIS, typed_words, users_words
from engine.games.houses.balances import OPEN
from engine.games.houses.clauses import (
    ABSTAIN,
    BREAK_TIE,
    MOST,
    NAME_LEADER,
    PAY,
    PROMISE,
    REWARD,
    SIGN,
    VOTE,
    Abstain,
    AnyClause,
    BreakTie,
    Clause,
    Deal,
    Kind,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Signed,
    Standing,
    Vote,
    is_act,
    kind_of,
)
from engine.games.houses.deals.bonds import other_party
from engine.games.houses.stewards.company.character import pledge_in
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat

C = TypeVar("C", bound=Clause)


class Gift(Struct, frozen=True):
    """One thing that a side gives: its word, how many phases ahead (HO-R24), and coins or least power."""

    word: str
    ahead: int = 0
    n: int = 1

    @property
    def key(self) -> str:
        """The value of its option in a menu, as "vote-yes.1"; the number is chosen elsewhere."""
        return f"{self.word}.{self.ahead}"

    @staticmethod
    def of_key(key: str) -> "Gift | None":
        """The gift of an option's value, with 1 as its number; None for a value that no menu has."""
        word, _, ahead = key.partition(".")
        return Gift(word, int(ahead)) if word in THINGS and ahead in ("0", "1", "2") else None

    def in_words(self, presenter: Presenter) -> str:
        """The gift in words, with its phase where that is a later one."""
        said = presenter.say(f"act-{self.word}")
        if not self.ahead:
            return said
        return presenter.say("gift-later", gift=said, when=presenter.say(f"choice-ahead-{self.ahead}"))


class Given(Struct, frozen=True):
    """Who gives a thing to whom, and the words of the giver's promise."""

    doer: Seat
    other: Seat
    text: str = ""


class Place(Struct, frozen=True):
    """Where a clause stands: its deal and party, and how many characters of a promise are shown."""

    deal: Deal
    seat: Seat
    most: int

    @property
    def other(self) -> Seat:
        """The party to whom the clause is owed."""
        return other_party(self.deal, self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClauseForm(Generic[C]):
    """How players write and read one kind of clause.

    kind      the record of this kind in the rules
    words     the words for it in the menus of form and command; each has a text `act-WORD`
    numbered  whether a number is written beside them: coins, or the least power
    clause    the clause that a word makes
    gifts     the words that make such a clause; none where the menus have no word for it
    sentence  what it demands of its party
    short     the demand in as few words as can be; "" where only the sentence says it all
    """

    kind: Kind[C]
    words: tuple[str, ...]
    numbered: bool
    clause: Callable[[Gift, Given], C]
    gifts: Callable[[C, Given], Iterable[Gift]]
    sentence: Callable[[Presenter, Place, C], str]
    short: Callable[[Presenter, Place, C], str]


def clause_of(gift: Gift, given: Given) -> AnyClause:
    """The clause that a gift's word makes. Refused with choice_unknown for a word that there is not."""
    form = BY_WORD.get(gift.word)
    if form is None:
        raise Refused(no("choice_unknown"))
    made: AnyClause = form.clause(gift, given)
    return made


def gifts_of(clause: AnyClause, given: Given) -> Iterable[Gift]:
    """The gifts whose words make such a clause; none for one that the menus have no word for."""
    return BY_KIND[kind_of(clause).code].gifts(clause, given)


def sentence_of(presenter: Presenter, place: Place, clause: AnyClause) -> str:
    """The whole demand of a clause on its party, as a sentence says it."""
    return BY_KIND[kind_of(clause).code].sentence(presenter, place, clause)


def short_sentence(presenter: Presenter, place: Place, clause: AnyClause) -> str:
    """The demand in as few words as can be; "" where only `sentence_of` says it all."""
    return BY_KIND[kind_of(clause).code].short(presenter, place, clause)


def side(deal: Deal, seat: Seat) -> tuple[tuple[AnyClause, ...], tuple[Standing, ...]]:
    """The party's clauses and how each stands; an offer's are all open."""
    clauses, stands = (deal.mine, deal.mine_stand) if seat == deal.maker else (deal.theirs, deal.theirs_stand)
    return clauses, stands or (OPEN,) * len(clauses)


def promise_text(presenter: Presenter, text: str, words: int) -> str:
    """Players' own words, at most so many characters of them; a steward's word in the reader's language."""
    word = pledge_in(text)
    if word is not None:
        past = 0 if word.generation == presenter.view.generation else word.generation
        return presenter.say(f"pledge-{word.side}", phase=word.phase, past=past)
    return users_words(text, words) or (ELLIPSIS if text else "")


def _when(presenter: Presenter, place: Place, ahead: int) -> str:
    """The phase in which a clause binds, in words (HO-R24)."""
    return presenter.say("in-phase", phase=place.deal.phase + ahead)


def _house(presenter: Presenter, house: Seat, doer: Seat) -> str:
    """A house within a clause of another: the reader is "you"."""
    return presenter.say("you") if house == presenter.viewer and house != doer else presenter.house(house)


def _nothing_shorter(presenter: Presenter, place: Place, clause: Clause) -> str:
    """The `short` of a kind that only its sentence says."""
    return ""


# Coins: paid at once, or held until an act of the other side comes true.

_PAY: Final = ClauseForm(
    kind=PAY,
    words=("pay",),
    numbered=True,
    clause=lambda gift, _: Pay(gift.n),
    gifts=lambda clause, _: (Gift("pay", 0, clause.n),),
    sentence=lambda presenter, _, clause: presenter.say("bond-pay", coins=presenter.coins(clause.n)),
    short=lambda presenter, _, clause: presenter.say("short-pay", coins=presenter.coins(clause.n)),
)


def _reward_sentence(presenter: Presenter, place: Place, clause: Reward) -> str:
    """Coins for an act of the other; where there is only one act, the sentence says it elsewhere."""
    coins, (clauses, _) = presenter.coins(clause.n), side(place.deal, place.other)
    if sum(map(is_act, clauses)) == 1:
        return presenter.say("bond-reward-one", coins=coins, other=_house(presenter, place.other, place.seat))
    act = clauses[clause.when] if clause.when < len(clauses) else None
    if act is None or not is_act(act):  # the rules refuse such a deal, but a draft may be one
        return presenter.say("bond-reward", coins=coins, clause=presenter.say("nothing"))
    told = sentence_of(presenter, Place(place.deal, place.other, place.most), act)
    return presenter.say("bond-reward", coins=coins, clause=told)


def _reward_short(presenter: Presenter, place: Place, clause: Reward) -> str:
    """Of several acts the sentence alone says which."""
    several = sum(map(is_act, side(place.deal, place.other)[0])) > 1
    return "" if several else presenter.say("short-reward", coins=presenter.coins(clause.n))


_REWARD: Final = ClauseForm(
    kind=REWARD,
    words=("reward",),
    numbered=True,
    clause=lambda gift, _: Reward(gift.n, 0),  # for the first act of the other side
    gifts=lambda clause, _: (Gift("reward", 0, clause.n),),
    sentence=_reward_sentence,
    short=_reward_short,
)

# Acts that bind, each in a phase (HO-R24).


def _vote_sentence(presenter: Presenter, place: Place, clause: Vote) -> str:
    least, most = clause.least, clause.most
    code = "vote-exactly" if least == most else "vote" if most >= MOST else "vote-between"
    when = _when(presenter, place, clause.ahead)
    return presenter.say(f"bond-{code}", when=when, side=presenter.side(clause.side), least=least, most=most)


def _vote_short(presenter: Presenter, place: Place, clause: Vote) -> str:
    if clause.most < MOST:
        return ""
    when = _when(presenter, place, clause.ahead)
    return presenter.say("short-vote", side=presenter.side(clause.side), when=when, least=clause.least)


_VOTE: Final = ClauseForm(
    kind=VOTE,
    words=("vote-yes", "vote-no"),
    numbered=True,
    clause=lambda gift, _: Vote("yes" if gift.word == "vote-yes" else "no", gift.n, MOST, gift.ahead),
    gifts=lambda clause, _: (Gift(f"vote-{clause.side}", clause.ahead, clause.least),),
    sentence=_vote_sentence,
    short=_vote_short,
)

_ABSTAIN: Final = ClauseForm(
    kind=ABSTAIN,
    words=("gather", "moderate"),
    numbered=False,
    clause=lambda gift, _: Abstain("gather" if gift.word == "gather" else "moderate", gift.ahead),
    gifts=lambda clause, _: (Gift(clause.how, clause.ahead),),
    sentence=lambda presenter, place, clause: presenter.say(
        "bond-abstain", how=clause.how, when=_when(presenter, place, clause.ahead)
    ),
    short=_nothing_shorter,
)

SIGNATURES: Final[dict[str, Signed]] = {
    "sign-positive": "positive",
    "sign-negative": "negative",
    "sign-story": "story",
}
"""The kinds of events that may be left to the other to sign, by their words."""


def _sign_sentence(presenter: Presenter, place: Place, clause: Sign) -> str:
    kinds = presenter.join_list([presenter.say(f"kind-{kind}") for kind in clause.kinds])
    other, when = _house(presenter, place.other, place.seat), _when(presenter, place, clause.ahead)
    return presenter.say("bond-sign", other=other, kinds=kinds, when=when)


_SIGN: Final = ClauseForm(
    kind=SIGN,
    words=tuple(SIGNATURES),
    numbered=False,
    clause=lambda gift, _: Sign((SIGNATURES[gift.word],), gift.ahead),
    gifts=lambda clause, _: (Gift(f"sign-{kind}", clause.ahead) for kind in clause.kinds),
    sentence=_sign_sentence,
    short=_nothing_shorter,
)

_BREAK_TIE: Final = ClauseForm(
    kind=BREAK_TIE,
    words=("tie-yes", "tie-no"),
    numbered=False,
    clause=lambda gift, _: BreakTie("yes" if gift.word == "tie-yes" else "no", gift.ahead),
    gifts=lambda clause, _: (Gift(f"tie-{clause.side}", clause.ahead),),
    sentence=lambda presenter, place, clause: presenter.say(
        "bond-break-tie", side=presenter.side(clause.side), when=_when(presenter, place, clause.ahead)
    ),
    short=_nothing_shorter,
)


def _leader_gifts(clause: NameLeader, given: Given) -> Iterable[Gift]:
    """A third house as leader has no word."""
    if clause.house == given.doer:
        return (Gift("name-self", clause.ahead),)
    return (Gift("name-other", clause.ahead),) if clause.house == given.other else ()


_NAME_LEADER: Final = ClauseForm(
    kind=NAME_LEADER,
    words=("name-other", "name-self"),
    numbered=False,
    clause=lambda gift, given: NameLeader(
        given.doer if gift.word == "name-self" else given.other, gift.ahead
    ),
    gifts=_leader_gifts,
    sentence=lambda presenter, place, clause: presenter.say(
        "bond-name-leader",
        house=_house(presenter, clause.house, place.seat),
        when=_when(presenter, place, clause.ahead),
    ),
    short=_nothing_shorter,
)

# A promise is the giver's own words; nothing but the other's judgement holds them to it.

_PROMISE: Final = ClauseForm(
    kind=PROMISE,
    words=("promise",),
    numbered=False,
    clause=lambda _, given: Promise(typed_words(given.text)),
    gifts=lambda _, __: (Gift("promise"),),
    sentence=lambda presenter, place, clause: presenter.say(
        "bond-promise", text=promise_text(presenter, clause.text, place.most)
    ),
    short=lambda presenter, place, clause: presenter.say(
        "short-promise", text=promise_text(presenter, clause.text, place.most), open=int(not clause.text)
    ),
)

# The tables.

FORMS: Final[tuple[ClauseForm[Any], ...]] = (
    _PAY,
    _REWARD,
    _VOTE,
    _ABSTAIN,
    _SIGN,
    _BREAK_TIE,
    _NAME_LEADER,
    _PROMISE,
)
"""Every kind, in the order of the form. Buttons of old messages hold places in it (drafts.py): a new kind
stands last, an act too."""

BY_KIND: Final = {form.kind.code: form for form in FORMS}
BY_WORD: Final = {word: form for form in FORMS for word in form.words}
THINGS: Final = tuple(BY_WORD)
"""Every word for what a side may give, in the order of the form; numbers are written in this order."""

NUMBERED: Final = frozenset(word for form in FORMS if form.numbered for word in form.words)
BALLOTS: Final = frozenset(word for form in FORMS if form.kind.binds == "ballot" for word in form.words)
"""HO-R21: once the ballots are counted no deal is about them."""

ACTS: Final = tuple(word for form in FORMS if form.kind.binds != "at_once" for word in form.words)
"""Acts that bind, each in a phase (HO-R24)."""
