"""A deal that is being written: what each side gives, in words short enough for a button's id (HO-R23)."""

import re
from base64 import b32encode
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.games.houses.trade.clause_form import Gift, Given
from bot.games.houses.trade.clauses import ACTS, BALLOTS, NUMBERED, THINGS, clause_of, gifts_of
from bot.ui.form_values import Entered, number
from engine.games.houses.clauses import AnyClause, Deal, terms
from engine.games.houses.deals.shape import tidy
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


class Share(Struct, frozen=True):
    """What one side gives, and the words of its promise."""

    gifts: tuple[Gift, ...] = ()
    words: str = ""

    @property
    def promises(self) -> bool:
        """Whether it wants words."""
        return any(one.word == PROMISED for one in self.gifts)


MINE, THEIRS = "m", "t"
SIDES: Final = (MINE, THEIRS)
"""What the maker gives, and what the partner does, as ids say it."""


class Draft(Struct, frozen=True):
    """A deal as its maker has it on the table; `answers` is the id of the offer that it counters."""

    partner: Seat
    mine: Share
    theirs: Share
    answers: str = ""

    def share(self, side: str) -> Share:
        """What this side gives."""
        return self.mine if side == MINE else self.theirs

    def with_share(self, side: str, share: Share) -> "Draft":
        """The draft with this in place of what the side gave."""
        return replace(self, mine=share) if side == MINE else replace(self, theirs=share)


class Code(Struct, frozen=True):
    """A draft as it stands in an id: without words, which have only their digests, and with its number."""

    draft: Draft
    number: int
    digests: tuple[str, str]


def offer_of(draft: Draft, me: Seat) -> OfferDeal:
    """The move that offers the deal. A reward is for the first act of the other side."""
    partner = draft.partner
    return OfferDeal(partner, clauses_of(draft.mine, me, partner), clauses_of(draft.theirs, partner, me))


def deal_of(draft: Draft, me: Seat, phase: int) -> Deal:
    """The deal that the draft would make in this phase, to be said in words: it has no name yet."""
    move = offer_of(draft, me)
    mine, theirs = (tuple(tidy(one) for one in clauses) for clauses in (move.mine, move.theirs))
    return Deal("", me, draft.partner, mine, theirs, phase, None)


def countering(deal: Deal, me: Seat) -> Draft:
    """The offer as its partner would have written it; what the form has no words for is left out."""
    return Draft(
        deal.maker, share_of(deal.theirs, me, deal.maker), share_of(deal.mine, deal.maker, me), deal.id
    )


def from_form(given: Entered, kept: Draft | None = None) -> Draft:
    """What was chosen and written in the form; `kept` is the draft that it was opened with.

    A number counts for every payment (every ballot) of the deal; where none was written each thing keeps its
    own, or has 1. The words of a promise stay. Refused with choice_unknown for what the form did not offer,
    with not_a_number.
    """
    partner = number("".join(given.get("partner", ())))
    coins, power = (_number_in_field(given, field) for field in ("coins", "power"))
    before = kept or Draft(partner, Share(), Share())
    mine, theirs = (
        _read_side(given.get(side, ()), share, coins, power)
        for side, share in (("mine", before.mine), ("theirs", before.theirs))
    )
    return Draft(partner, mine, theirs, before.answers)


def common(draft: Draft, *, power: bool) -> int | None:
    """The number that every ballot (every payment) of the draft has; None where they differ or none is."""
    numbers = {
        one.n
        for share in (draft.mine, draft.theirs)
        for one in share.gifts
        if one.word in NUMBERED and weighs(one) == power
    }
    return numbers.pop() if len(numbers) == 1 else None


def weighs(one: Gift) -> bool:
    """Whether its number is power; else it is coins."""
    return one.word in BALLOTS


def encode(draft: Draft, order: int) -> str:
    """The draft for an id; `order` is the number that the offer will have."""
    sides = ("".join(_letter(one) for one in share.gifts) for share in (draft.mine, draft.theirs))
    digests = (digest(share.words) for share in (draft.mine, draft.theirs))
    return ".".join((str(draft.partner), str(order), *sides, draft.answers, *digests))


def decode(code: str, said: Mapping[str, str]) -> Code:
    """The draft of an id; words are looked up by their digest, and are empty where nobody has them."""
    partner, order, mine, theirs, answers, *digests = code.split(".")
    me, they = (
        Share(tuple(_gifts(text)), said.get(mark, ""))
        for text, mark in zip((mine, theirs), digests, strict=True)
    )
    draft = Draft(int(partner), me, they, answers)
    return Code(draft, int(order), (digests[0], digests[1]))


def complete(code: Code) -> Draft:
    """The draft with all its words. Refused with draft_words_gone when a restart has lost some."""
    shares = (code.draft.mine, code.draft.theirs)
    if any(mark and not share.words for mark, share in zip(code.digests, shares, strict=True)):
        raise Refused(no("draft_words_gone"))
    return code.draft


def digest(words: str) -> str:
    """Eight letters and digits for words, none for none."""
    if not words:
        return ""
    return b32encode(blake2b(words.encode(), digest_size=5).digest()).decode("ascii").lower()


def clauses_of(share: Share, doer: Seat, other: Seat) -> tuple[AnyClause, ...]:
    """What the side gives, acts first, so that the other side's reward can name the first of them.

    Refused with choice_unknown for a word that there is not.
    """
    given = Given(doer, other, share.words)
    acts_first = sorted(share.gifts, key=lambda one: one.word not in ACTS)
    return tuple(clause_of(one, given) for one in acts_first)


def share_of(clauses: tuple[AnyClause, ...], doer: Seat, other: Seat) -> Share:
    """What the form says for these clauses; what it has no words for is left out."""
    given = Given(doer, other)
    gifts = {gift.word + str(gift.ahead): gift for one in clauses for gift in gifts_of(one, given)}
    words = next((said for said in (terms(one).words for one in clauses) if said is not None), "")
    return Share(_in_order(gifts.values()), words)


def _read_side(chosen: tuple[str, ...], kept: Share, coins: int | None, power: int | None) -> Share:
    known = {(one.word, one.ahead): one.n for one in kept.gifts}

    def with_number(one: Gift) -> Gift:
        written = power if weighs(one) else coins
        n = known.get((one.word, one.ahead), 1) if written is None else written
        return Gift(one.word, one.ahead, n) if one.word in NUMBERED else one

    share = Share(tuple(with_number(one) for one in _in_order(_gift_of_option(value) for value in chosen)))
    return Share(share.gifts, kept.words if share.promises else "")


def _number_in_field(given: Entered, field: str) -> int | None:
    """The number in this field; None for an empty one."""
    text = "".join(given.get(field, ())).strip()
    return max(0, min(HIGHEST, number(text))) if text else None


def _gift_of_option(value: str) -> Gift:
    """`vote-yes.1`, as the options of the form are called."""
    word, _, ahead = value.partition(".")
    if word not in THINGS or ahead not in ("0", "1", "2"):
        raise Refused(no("choice_unknown"))
    return Gift(word, int(ahead))


def _in_order(gifts: Iterable[Gift]) -> tuple[Gift, ...]:
    return tuple(sorted(gifts, key=lambda one: (THINGS.index(one.word), one.ahead)))


def _letter(one: Gift) -> str:
    shown = str(one.n) if one.word in NUMBERED else ""
    return f"{LETTERS[THINGS.index(one.word)]}{one.ahead}{shown}"


def _gifts(text: str) -> Iterator[Gift]:
    for letter, ahead, n in _GIFT.findall(text):
        spot = LETTERS.index(letter)
        if spot < len(THINGS):
            yield Gift(THINGS[spot], int(ahead), int(n) if n else 1)
