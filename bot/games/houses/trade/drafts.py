"""A deal that is being written: what each side gives, in words short enough for a button's id (HO-R23).

Nothing about a draft is kept by the bot: it stands whole in the custom ids of its own panel, so that a
restart loses none and two panels never mix. An id has a hundred characters, so each gift is a letter (its
place among `THINGS`), how many phases ahead, and a number; of a promise's words only a digest stands there,
and the words themselves in `Khandan.said`, which a restart does lose (draft_words_gone).

    1.3.a02.c14..mfrggzdf.          partner 1, offer number 3, I give a and a promise, they give c, no answer
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.controls import typed_words
from bot.games.houses.trade.clauses import (
    ACTS,
    BALLOTS,
    NUMBERED,
    THINGS,
    Gift,
    Given,
    clause_of,
    gifts_of,
)
from bot.ui.form_values import Entered, number
from engine.games.houses.clauses import AnyClause, Deal, terms
from engine.games.houses.deals.offers import tidy
from engine.games.houses.moves import OfferDeal
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
PROMISED: Final = "promise"
"""The one thing that wants words."""

HIGHEST: Final = 999
"""Larger numbers are shortened to this one, which no deal takes either."""

_GIFT = re.compile(r"([a-z])([0-2])([0-9]{0,3})")
CODE: Final = r"[0-9]+\.[0-9]+\.[a-z0-9]*\.[a-z0-9]*\.[0-9-]*\.[a-z2-7]*\.[a-z2-7]*"
"""Partner, number of the offer, what I give, what they give, the deal answered, both promises' digests."""

MINE, THEIRS = "m", "t"
SIDES: Final = (MINE, THEIRS)
"""The gifts of the maker and those of the partner, as ids say it."""


class Share(Struct, frozen=True):
    """The gifts of one side, and the words of its promise."""

    gifts: tuple[Gift, ...] = ()
    words: str = ""

    @property
    def has_promise(self) -> bool:
        """Whether one of the gifts is a promise, which wants words."""
        return any(one.word == PROMISED for one in self.gifts)


class Draft(Struct, frozen=True):
    """A deal as its maker has it on the table; `answers` is the id of the offer that it counters."""

    partner: Seat
    mine: Share
    theirs: Share
    answers: str = ""

    def share(self, side: str) -> Share:
        """The share of this side, MINE or THEIRS."""
        return self.mine if side == MINE else self.theirs

    def with_share(self, side: str, share: Share) -> "Draft":
        """The draft with this in place of what the side gave."""
        return replace(self, mine=share) if side == MINE else replace(self, theirs=share)


Legal = Callable[[Draft], bool]
"""Whether a draft can be offered now, or could with more in it."""


class Code(Struct, frozen=True):
    """A draft as it stands in an id: without words, which have only their digests, and with its number."""

    draft: Draft
    number: int
    digests: tuple[str, str]


class Half(Struct, frozen=True):
    """One party's side as a command names it: an act by its word, its least power, when, coins, a promise."""

    act: str | None = None
    power: int = 1
    ahead: int = 0
    pay: int = 0
    reward: int = 0
    promise: str = ""


# From drafts to moves and back.


def offer_of(draft: Draft, me: Seat) -> OfferDeal:
    """The move that offers the deal. A reward is for the first act of the other side."""
    partner = draft.partner
    mine, theirs = clauses_of(draft.mine, me, partner), clauses_of(draft.theirs, partner, me)
    return OfferDeal(partner, mine, theirs, _offer_to_counter(draft.answers, partner))


def _offer_to_counter(answers: str, partner: Seat) -> str:
    """The offer that one to this partner counters: one of theirs, whose ids begin with their seat, or none.

    A draft in an older id holds the offer whose "counter" was pressed, whoever is the partner now.
    """
    return answers if answers.startswith(f"{partner}-") else ""


def deal_of(draft: Draft, me: Seat, phase: int) -> Deal:
    """The deal that the draft would make in this phase, to be said in words: it has no name yet."""
    move = offer_of(draft, me)
    mine, theirs = (tuple(tidy(one) for one in clauses) for clauses in (move.mine, move.theirs))
    return Deal("", me, draft.partner, mine, theirs, phase, None)


def counter_draft(deal: Deal, me: Seat) -> Draft:
    """The offer as its partner would have written it; what the form has no words for is left out."""
    return Draft(
        deal.maker, share_of(deal.theirs, me, deal.maker), share_of(deal.mine, deal.maker, me), deal.id
    )


def clauses_of(share: Share, doer: Seat, other: Seat) -> tuple[AnyClause, ...]:
    """The clauses of one side. Refused with choice_unknown for a word that there is not."""
    given = Given(doer, other, share.words)
    # Acts come first, so that the other side's reward can name the first of them.
    acts_first = sorted(share.gifts, key=lambda one: one.word not in ACTS)
    return tuple(clause_of(one, given) for one in acts_first)


def share_of(clauses: tuple[AnyClause, ...], doer: Seat, other: Seat) -> Share:
    """The share that the form would show for these clauses; what it has no words for is left out."""
    given = Given(doer, other)
    gifts = {gift.word + str(gift.ahead): gift for one in clauses for gift in gifts_of(one, given)}
    words = next((said for said in (terms(one).words for one in clauses) if said is not None), "")
    return Share(_in_order(gifts.values()), words)


# From forms and commands.


def offer(me: Seat, partner: Seat, mine: Half, theirs: Half) -> OfferDeal:
    """The deal that a command names, as the form would make it. Refused with choice_unknown."""

    def share(half: Half) -> Share:
        act = (Gift(half.act, half.ahead, half.power),) if half.act else ()
        pay = (Gift("pay", 0, half.pay),) if half.pay else ()
        reward = (Gift("reward", 0, half.reward),) if half.reward else ()
        promise = (Gift(PROMISED),) if half.promise else ()
        return Share((*act, *pay, *reward, *promise), half.promise)

    return offer_of(Draft(partner, share(mine), share(theirs)), me)


def from_form(given: Entered, kept: Draft | None = None) -> Draft:
    """The draft that a form says; `kept` is the one that it was opened with.

    A number counts for every payment (every ballot) of the deal; where none was written each thing keeps its
    own, or has 1. The words of a promise stay. Refused with choice_unknown for what the form did not offer,
    with not_a_number.
    """
    partner = number("".join(given.get("partner", ())))
    texts = ("".join(given.get(field, ())).strip() for field in ("coins", "power"))
    coins, power = (max(0, min(HIGHEST, number(text))) if text else None for text in texts)
    before = kept or Draft(partner, Share(), Share())

    def share(chosen: tuple[str, ...], was: Share) -> Share:
        known = {(one.word, one.ahead): one.n for one in was.gifts}
        gifts, options = [], [Gift.of_key(value) for value in chosen]
        if None in options:
            raise Refused(no("choice_unknown"))
        for one in _in_order(filter(None, options)):
            written = power if is_power(one) else coins
            n = known.get((one.word, one.ahead), 1) if written is None else written
            gifts.append(Gift(one.word, one.ahead, n) if one.word in NUMBERED else one)
        made = Share(tuple(gifts))
        return Share(made.gifts, was.words if made.has_promise else "")

    mine, theirs = share(given.get("mine", ()), before.mine), share(given.get("theirs", ()), before.theirs)
    return Draft(partner, mine, theirs, _offer_to_counter(before.answers, partner))


def shared_number(draft: Draft, *, power: bool) -> int | None:
    """The number that every ballot (every payment) of the draft has; None where they differ or none is."""
    numbers = {
        one.n
        for share in (draft.mine, draft.theirs)
        for one in share.gifts
        if one.word in NUMBERED and is_power(one) == power
    }
    return numbers.pop() if len(numbers) == 1 else None


def is_power(one: Gift) -> bool:
    """Whether the gift's number is power; else it is coins."""
    return one.word in BALLOTS


# As an id says it.


def encode(draft: Draft, order: int) -> str:
    """The draft for an id; `order` is the number that the offer will have."""
    shares = (draft.mine, draft.theirs)
    sides = []
    for share in shares:
        told = ""
        for one in share.gifts:
            number_ = one.n if one.word in NUMBERED else ""
            told += f"{LETTERS[THINGS.index(one.word)]}{one.ahead}{number_}"
        sides.append(told)
    digests = (digest(share.words) for share in shares)
    return ".".join((str(draft.partner), str(order), *sides, draft.answers, *digests))


def decode(code: str, said: Mapping[str, str]) -> Code:
    """The draft of an id; words are looked up by their digest, and are empty where nobody has them."""
    partner, order, mine, theirs, answers, *digests = code.split(".")

    def share(text: str, mark: str) -> Share:
        gifts = (
            Gift(THINGS[spot], int(ahead), int(n) if n else 1)
            for letter, ahead, n in _GIFT.findall(text)
            # An id of a newer version may hold a thing that this one does not know.
            if (spot := LETTERS.index(letter)) < len(THINGS)
        )
        return Share(tuple(gifts), said.get(mark, ""))

    draft = Draft(int(partner), share(mine, digests[0]), share(theirs, digests[1]), answers)
    return Code(draft, int(order), (digests[0], digests[1]))


def complete(code: Code) -> Draft:
    """The draft with all its words. Refused with draft_words_gone when a restart has lost some."""
    shares = (code.draft.mine, code.draft.theirs)
    if any(mark and not share.words for mark, share in zip(code.digests, shares, strict=True)):
        raise Refused(no("draft_words_gone"))
    return code.draft


def digest(words: str) -> str:
    """Eight letters and digits for words, none for none."""
    return typed_words.mark(words) if words else ""


def _in_order(gifts: Iterable[Gift]) -> tuple[Gift, ...]:
    return tuple(sorted(gifts, key=lambda one: (THINGS.index(one.word), one.ahead)))
