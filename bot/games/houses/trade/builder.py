"""A deal as a sentence that grows: with whom, what each gives, how much; every step is a menu (HO-R23)."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from bot.controls import ids
from bot.games.houses.controls import council_ids
from bot.games.houses.controls.build_ids import build_id
from bot.games.houses.trade import deals, promising
from bot.games.houses.trade.clause_form import Gift, Place, side
from bot.games.houses.trade.clauses import ACTS, BALLOTS, NUMBERED, THINGS
from bot.games.houses.trade.drafts import MINE, SIDES, THEIRS, Draft, Share, offer_of, weighs
from bot.games.houses.trade.promising import moment
from bot.games.houses.voice import Voice
from bot.render import markup
from bot.render.limits import OPTIONS
from bot.render.panel import Block, Button, Choice, Option, Panel, Text, rows
from engine.games.houses.clauses import Deal
from engine.games.houses.deals.shape import CLAUSES, tidy
from engine.kernel.seats import Seat

ACCENT: Final = 0x8A6D3B
DROPPED: Final = "-"
"""Before what is taken out again."""

Legal = Callable[[Draft], bool]
"""Whether a draft can be offered now, or could with more in it."""


def opening(voice: Voice, seat: Seat) -> Panel:
    """The first step: with whom. The form is a press away."""
    now = moment(voice)
    others = (one for one in range(len(voice.view.houses)) if one != seat)
    options = tuple(Option(str(one), voice.house(one)) for one in others)
    menu = Choice(build_id(voice.scene.match, now, "p"), options, voice.say("build-with"))
    form = Button(council_ids.trade_id(voice.scene.match, now), voice.say("button-form"))
    title = markup.title(voice.say("build-title"))
    return _panel(voice, "\n".join((title, voice.say("build-means"))), (menu, *rows((form, _back(voice)))))


class Growing(Struct, frozen=True):
    """A deal that is built: as it stands in an id, why it can't be offered, the side changed last."""

    draft: Draft
    code: str
    problem: str
    legal: Legal
    touched: str = ""


def growing(voice: Voice, seat: Seat, built: Growing) -> Panel:
    """The sentence so far, what can be added to either side, and Send once it is a deal."""
    draft = built.draft
    title = markup.title(voice.say("build-title-with", house=voice.house(draft.partner)))
    lines = [title, *sentence(voice, seat, draft)]
    if built.problem and (draft.mine.gifts or draft.theirs.gifts):
        lines.append(markup.small(built.problem))
    elif draft.answers and not built.problem:
        named = {"deal": voice.deal(draft.answers), "house": voice.house(draft.partner)}
        lines.append(markup.small(voice.say("draft-counters", **named)))
    menus = (_gifts(voice, built, letter) for letter in SIDES)
    numbers = _numbers(voice, draft, built.code, built.touched) if built.touched else ()
    buttons = rows(tuple(_buttons(voice, built.code, built.problem)))
    words = promising.menus(voice, draft, built.code)
    return _panel(voice, "\n".join(lines), (*numbers, *words, *(menu for menu in menus if menu), *buttons))


def sentence(voice: Voice, seat: Seat, draft: Draft) -> Iterator[str]:
    """What each side gives, short: "You: no in phase 2 (1 power or more) and 3 coins when done"."""
    move = offer_of(draft, seat)
    mine, theirs = (tuple(tidy(one) for one in half) for half in (move.mine, move.theirs))
    now = voice.view.phase.number if voice.view.phase else 0
    deal = Deal("", seat, draft.partner, mine, theirs, now, None)
    for party in deals.parties(deal):
        clauses, _ = side(deal, party)
        place = Place(deal, party, deals.SHORT)
        told = voice.listing([deals.short(voice, place, one) for one in clauses])
        who = voice.say("build-you") if party == seat else voice.house(party)
        yield voice.say("build-line", who=who, clauses=told)


def added(draft: Draft, letter: str, value: str) -> Draft:
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


def numbered(draft: Draft, letter: str, spot: int, n: int) -> Draft:
    """The draft with another number at this thing."""
    share = draft.share(letter)
    gifts = tuple(Gift(one.word, one.ahead, n) if at == spot else one for at, one in enumerate(share.gifts))
    return draft.with_share(letter, Share(gifts, share.words))


def _gifts(voice: Voice, built: Growing, letter: str) -> Choice | None:
    """What this side can still give, and what of it can be taken out again."""
    draft, share = built.draft, built.draft.share(letter)
    known = {(one.word, one.ahead) for one in share.gifts}
    more = _things(voice) if len(share.gifts) < CLAUSES else []
    fresh = (one for one in more if (one.word, one.ahead) not in known)
    able = [one for one in fresh if built.legal(added(draft, letter, _key(one)))]
    out = [
        Option(f"{DROPPED}{_key(one)}", voice.say("build-out", gift=_named(voice, one)))
        for one in share.gifts
    ]
    options = (*out, *(Option(_key(one), _named(voice, one)) for one in able))
    if not options:
        return None
    said = "build-mine" if letter == MINE else "build-theirs"
    custom_id = build_id(voice.scene.match, moment(voice), letter, built.code)
    return Choice(custom_id, options[:OPTIONS], voice.say(said, house=voice.house(draft.partner)))


def _things(voice: Voice) -> list[Gift]:
    """Every word, now and one phase ahead; what is furthest off makes room where a menu can't hold all."""
    late, most = voice.view.stage == "decide", voice.view.options.ahead
    words = [word for word in THINGS if not (late and word in BALLOTS)]
    now = [Gift(word) for word in words]
    return now + [Gift(word, 1) for word in words if word in ACTS and most >= 1]


def _numbers(voice: Voice, draft: Draft, code: str, letter: str) -> tuple[Block, ...]:
    """A menu for each number of the side that was just changed."""
    menus = []
    for spot, one in enumerate(draft.share(letter).gifts):
        if one.word not in NUMBERED:
            continue
        is_power = weighs(one)
        most = max(one.n, min(_held(voice, draft.partner if letter == THEIRS else None, is_power), OPTIONS))
        said = "lever-power" if is_power else "lever-coins"
        options = tuple(
            Option(str(n), voice.say(said, n=n, thing=voice.say(f"act-{one.word}")), chosen=n == one.n)
            for n in sorted({*range(1, min(most, OPTIONS - 1) + 1), one.n})
        )
        custom_id = build_id(voice.scene.match, moment(voice), f"n{letter}{spot}", code)
        menus.append(Choice(custom_id, options, voice.say("build-many")))
    return tuple(menus)


def _held(voice: Voice, partner: Seat | None, is_power: bool) -> int:
    """So much the maker has free, or the partner shows; of hidden purses any number may be asked (HO-R11)."""
    own = voice.view.own
    if partner is None and own is not None:
        return own.free_power if is_power else own.coins
    shown = [one for one in voice.view.characters if one.seat == partner]
    numbers = [one.power if is_power else one.coins for one in shown]
    return next((n for n in numbers if n is not None), OPTIONS)


def _buttons(voice: Voice, code: str, problem: str) -> Iterator[Button]:
    match, now = voice.scene.match, moment(voice)
    if not problem:
        yield Button(council_ids.draft_id(match, now, "send", code), voice.say("button-send"), "success")
    yield Button(council_ids.draft_id(match, now, "edit", code), voice.say("button-form"))
    yield Button(build_id(match, now), voice.say("button-anew"))
    yield _back(voice)


def _named(voice: Voice, one: Gift) -> str:
    said = voice.say(f"act-{one.word}")
    when = voice.say(f"choice-ahead-{one.ahead}")
    return voice.say("gift-later", gift=said, when=when) if one.ahead else said


def _key(one: Gift) -> str:
    return f"{one.word}.{one.ahead}"


def _back(voice: Voice) -> Button:
    return Button(ids.seat_id(voice.scene.match), voice.say("button-back"))


def _panel(voice: Voice, text: str, blocks: tuple[Block, ...]) -> Panel:
    return Panel(ACCENT, (Text(text), *blocks), voice.scene.messages.language)
