"""The menus of a deal that is built: short, of what is legal, and nothing is left out (HO-R23, HO-R24).

First a kind of thing; where the kind has several, which of them and in which phase; then how many.
"""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from bot.games.houses.controls.ids import BuildControlId
from bot.games.houses.controls.moments import moment
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.clauses import ACTS, BALLOTS, BY_KIND, NUMBERED, THINGS, Gift
from bot.games.houses.trade.drafts import HIGHEST, MINE, SIDES, THEIRS, Draft, Share, is_power
from bot.render.i18n import message_id
from bot.render.panel import Choice, Option
from engine.games.houses.deals.flaws import CLAUSES
from engine.kernel.seats import Seat

DROPPED: Final = "-"
"""Before what is taken out again."""

FURTHER: Final = "+"
"""Before the first of the numbers that are listed next."""

NUMBERS: Final = 10
"""So many numbers in one menu, the smallest first: those that are given most."""

ASKED_FIRST: Final = ("vote", "abstain")
"""Kinds that are asked more often than coins."""

Legal = Callable[[Draft], bool]
"""Whether a draft can be offered now, or could with more in it."""


class Growing(Struct, frozen=True):
    """A deal that is built: as it stands in an id, why it can't be offered, and what is being chosen.

    `touched` is the side changed last, `kind` the kind of thing that was chosen for it and has several,
    `first` the first number listed.
    """

    draft: Draft
    code: str
    problem: str
    legal: Legal
    touched: str = ""
    kind: str = ""
    first: int = 1


def menus(voice: Presenter, built: Growing) -> Iterator[Choice]:
    """What is being chosen, then what each side can still give and what of it can be taken out again."""
    if built.touched and built.kind:
        yield from _which(voice, built)
    elif built.touched:
        yield from _numbers(voice, built)
    yield from (one for letter in SIDES for one in _kinds(voice, built, letter))


def with_item(draft: Draft, letter: str, value: str) -> Draft:
    """The draft with a thing more on this side, or without one. A number begins at one."""
    word, _, ahead = value.removeprefix(DROPPED).partition(".")
    if word not in THINGS or ahead not in ("0", "1", "2"):
        return draft
    share = draft.share(letter)
    left = tuple(one for one in share.gifts if (one.word, str(one.ahead)) != (word, ahead))
    gifts = left if value.startswith(DROPPED) else (*left, Gift(word, int(ahead)))
    kept = sorted(gifts, key=lambda one: (THINGS.index(one.word), one.ahead))[:CLAUSES]
    grown = Share(tuple(kept), share.words)
    return draft.with_share(letter, grown if grown.promises else Share(grown.gifts))


def with_number(draft: Draft, letter: str, spot: int, n: int) -> Draft:
    """The draft with another number at this thing."""
    share = draft.share(letter)
    gifts = tuple(Gift(one.word, one.ahead, n) if at == spot else one for at, one in enumerate(share.gifts))
    return draft.with_share(letter, Share(gifts, share.words))


def variants(voice: Presenter, draft: Draft, legal: Legal, letter: str, kind: str) -> Iterator[str]:
    """What of this kind the side can still give, as options are called: a word, and how many phases ahead."""
    form, share = BY_KIND.get(kind), draft.share(letter)
    if form is None or len(share.gifts) >= CLAUSES:
        return
    late, most = voice.view.stage == "decide", voice.view.options.ahead
    known = {one.key for one in share.gifts}
    for word in (one for one in form.words if not (late and one in BALLOTS)):
        for ahead in range(most + 1 if word in ACTS else 1):
            key = Gift(word, ahead).key
            if key not in known and legal(with_item(draft, letter, key)):
                yield key


def _kinds(voice: Presenter, built: Growing, letter: str) -> Iterator[Choice]:
    draft, share = built.draft, built.draft.share(letter)
    out = (Option(DROPPED + one.key, voice.say("build-out", gift=one.in_words(voice))) for one in share.gifts)
    first = ASKED_FIRST if letter == THEIRS else ()
    ordered = sorted(BY_KIND, key=lambda kind: kind not in first)
    able = (kind for kind in ordered if any(variants(voice, draft, built.legal, letter, kind)))
    options = (*out, *(Option(kind, voice.say(message_id(f"give-{kind}"))) for kind in able))
    if options:
        said = "build-mine" if letter == MINE else "build-theirs"
        custom_id = BuildControlId(voice.scene.match, moment(voice.view), letter, built.code).pack()
        yield Choice(custom_id, options, voice.say(said, house=voice.house(draft.partner)))


def _which(voice: Presenter, built: Growing) -> Iterator[Choice]:
    keys = variants(voice, built.draft, built.legal, built.touched, built.kind)
    options = tuple(Option(key, _gift(key).in_words(voice)) for key in keys)
    if options:
        custom_id = BuildControlId(
            voice.scene.match, moment(voice.view), f"v{built.touched}", built.code
        ).pack()
        yield Choice(custom_id, options, voice.say("build-which"))


def _numbers(voice: Presenter, built: Growing) -> Iterator[Choice]:
    """A menu for each number of the side that was just changed."""
    for spot, one in enumerate(built.draft.share(built.touched).gifts):
        if one.word in NUMBERED:
            custom_id = BuildControlId(
                voice.scene.match, moment(voice.view), f"n{built.touched}{spot}", built.code
            ).pack()
            yield Choice(custom_id, tuple(_amounts(voice, built, one)), voice.say("build-many"))


def _amounts(voice: Presenter, built: Growing, one: Gift) -> Iterator[Option]:
    """Ten numbers from the first on, the chosen one, and the way to the others."""
    power, partner = is_power(one), built.draft.partner if built.touched == THEIRS else None
    most = max(one.n, _most_that_can_be_given(voice, partner, power), 1)
    first = min(max(1, built.first), most)
    last = min(most, first + NUMBERS - 1)
    said, thing = "lever-power" if power else "lever-coins", voice.say(f"act-{one.word}")
    means = voice.part("lever-power", "means") if power else ""
    for n in sorted({*range(first, last + 1), one.n}):
        yield Option(str(n), voice.say(said, n=n, thing=thing), means, chosen=n == one.n)
    if last < most:
        yield Option(f"{FURTHER}{last + 1}", voice.say("build-further", n=last + 1))
    if first > 1:
        before = max(1, first - NUMBERS)
        yield Option(f"{FURTHER}{before}", voice.say("build-nearer", n=before))


def _most_that_can_be_given(voice: Presenter, partner: Seat | None, power: bool) -> int:
    """So much the maker has free, or the partner shows; of hidden purses any number may be asked (HO-R11)."""
    own = voice.view.own
    if partner is None and own is not None:
        return own.free_power if power else own.coins
    shown = [one for one in voice.view.characters if one.seat == partner]
    numbers = [one.power if power else one.coins for one in shown]
    return next((n for n in numbers if n is not None), HIGHEST)


def _gift(key: str) -> Gift:
    word, _, ahead = key.partition(".")
    return Gift(word, int(ahead))
