"""Deals that are being written: the form, and the private preview with its one sentence (HO-R23)."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.controls.ids import DraftButtonId
from bot.games.houses.controls.moments import moment
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals, promising
from bot.games.houses.trade.clauses import ACTS, BALLOTS, THINGS, Gift
from bot.games.houses.trade.drafts import HIGHEST, Draft, Share, deal_of, shared_number
from bot.languages import in_digits
from bot.render import markup
from bot.render.limits import OPTIONS
from bot.render.panel import Block, Button, Buttons, Choice, Entry, Field, Form, Option, Panel, Style, Text
from engine.games.houses.deals.flaws import CLAUSES
from engine.kernel.seats import Seat

ACCENT: Final = 0x8A6D3B
DIGITS: Final = len(str(HIGHEST))
"""Characters of a number."""

LISTED: Final = (0, 1)
"""How many phases ahead the form says; the command also says two."""


def form(voice: Presenter, seat: Seat, custom_id: str, draft: Draft | None) -> Form:
    """With whom, what each side gives, how many coins and how much power; filled in with the draft."""
    mine, theirs = (draft.mine, draft.theirs) if draft else (Share(), Share())
    fields = (
        Field(voice.say("field-partner"), Choice("partner", _partners(voice, seat, draft))),
        Field(
            voice.say("field-i-give"), _gives(voice, "mine", mine), voice.part("field-i-give", "description")
        ),
        Field(voice.say("field-they-give"), _gives(voice, "theirs", theirs)),
        Field(voice.say("field-coins"), _number(voice, "coins", draft), _hint_of_holdings(voice, "coins")),
        Field(
            voice.say("field-least-power"),
            _number(voice, "power", draft),
            _hint_of_holdings(voice, "least-power"),
        ),
    )
    code = "form-counter" if draft and draft.answers else "form-trade"
    return Form(custom_id, voice.say(code), fields, voice.scene.messages.language)


def preview(voice: Presenter, seat: Seat, draft: Draft, code: str, problem: str) -> Panel:
    """What both will owe, in the sentence that the other will read; `problem` is why it can't be sent."""
    partner = voice.house(draft.partner)
    lines = [markup.title(voice.say("draft-title", house=partner)), _sentence(voice, seat, draft)]
    if problem:
        lines.append(markup.bold(voice.say("draft-problem", reason=problem)))
    elif draft.answers:
        lines.append(markup.small(voice.say("draft-counters", deal=voice.deal(draft.answers), house=partner)))
    else:
        lines.append(markup.small(voice.say("draft-means", house=partner)))
    words = promising.menus(voice, draft, code)
    buttons = Buttons(tuple(_buttons(voice, code, problem)))
    blocks: tuple[Block, ...] = (Text("\n".join(lines)), *words, buttons)
    return Panel(ACCENT, blocks, voice.scene.messages.language)


def _sentence(voice: Presenter, seat: Seat, draft: Draft) -> str:
    now = voice.view.phase.number if voice.view.phase else 0
    return deals.sentence(voice, deal_of(draft, seat, now), named=False)


def _buttons(voice: Presenter, code: str, problem: str) -> Iterator[Button]:
    """A draft that can't be sent can be changed."""
    match, now = voice.scene.match, moment(voice.view)
    if not problem:
        yield Button(DraftButtonId(match, now, "send", code).pack(), voice.say("button-send"), "success")
    style: Style = "primary" if problem else "secondary"
    yield Button(DraftButtonId(match, now, "edit", code).pack(), voice.say("button-change"), style)
    yield Button(DraftButtonId(match, now, "drop", code).pack(), voice.say("button-drop"), "danger")


def _partners(voice: Presenter, seat: Seat, draft: Draft | None) -> tuple[Option, ...]:
    chosen = draft.partner if draft else None
    others = (one for one in range(len(voice.view.houses)) if one != seat)
    return tuple(Option(str(one), voice.house(one), "", one == chosen, voice.sign(one)) for one in others)


def _gives(voice: Presenter, side: str, share: Share) -> Choice:
    """At most as many things as a side has clauses."""
    chosen = share.gifts[:CLAUSES]
    known = {one.key for one in chosen}
    options = tuple(
        Option(one.key, one.in_words(voice), chosen=one.key in known) for one in _gifts_to_list(voice, chosen)
    )
    return Choice(side, options, voice.say("choose-gifts"), least=0, most=CLAUSES)


def _gifts_to_list(voice: Presenter, chosen: tuple[Gift, ...]) -> list[Gift]:
    """What the rules leave open now; what was chosen stands in any case.

    Where a menu can't hold all, what is furthest ahead makes room: no thing is missing altogether.
    """
    late, most = voice.view.stage == "decide", voice.view.options.ahead
    words = [word for word in THINGS if not (late and word in BALLOTS)]
    times = [ahead for ahead in LISTED if ahead <= most]
    rows = [Gift(word, ahead) for word in words for ahead in times if word in ACTS or not ahead]
    keys = {one.key for one in rows}
    wanted = {one.key for one in chosen}
    rows += [one for one in chosen if one.key not in keys]
    others = sorted((one for one in rows if one.key not in wanted), key=lambda one: one.ahead)
    listed = wanted | {one.key for one in others[: OPTIONS - len(wanted)]}
    return [one for one in rows if one.key in listed]


def _number(voice: Presenter, field: str, draft: Draft | None) -> Entry:
    """One number for all of its kind, in the digits of the reader; empty where they differ."""
    n = shared_number(draft, power=field == "power") if draft else None
    value = "" if n is None else in_digits(str(n), voice.scene.messages.language)
    return Entry(field, DIGITS, 0, value=value)


def _hint_of_holdings(voice: Presenter, field: str) -> str:
    """What the number is for, and what the maker has; nothing between two generations, when nobody trades."""
    own = voice.view.own
    if own is None:
        return ""
    return voice.part(f"field-{field}", "description", coins=own.coins, power=own.free_power)
