"""A deal as a sentence that grows: with whom, what each gives, how much; every step is a menu (HO-R23)."""

from collections.abc import Iterator
from typing import Final

from bot.games.houses.controls.back import back
from bot.games.houses.controls.ids import OFFERS, BuildControlId, DraftButtonId, TradeButtonId
from bot.games.houses.controls.moments import moment
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import common, deals, drafts, menus, promising
from bot.games.houses.trade.clauses import Place, side
from bot.games.houses.trade.drafts import Draft, deal_of
from bot.games.houses.trade.menus import Growing, Legal
from bot.render import markup
from bot.render.panel import Block, Button, Choice, Option, Panel, Text, rows
from engine.kernel.seats import Seat

ACCENT: Final = 0x8A6D3B


def opening(voice: Presenter, seat: Seat, legal: Legal) -> Panel:
    """The first step: the common offer whole, or with whom. The form is a press away."""
    now = moment(voice.view)
    others = (one for one in range(len(voice.view.houses)) if one != seat)
    options = tuple(Option(str(one), voice.house(one), emoji=voice.sign(one)) for one in others)
    menu = Choice(BuildControlId(voice.scene.match, now, "p").pack(), options, voice.say("build-with"))
    form = Button(TradeButtonId(voice.scene.match, now).pack(), voice.say("button-form"))
    lines = (markup.title(voice.say("build-title")), voice.say("build-means"), *_offers(voice, seat))
    buttons = (form, *_offers_button(voice, seat), back(voice))
    return _panel(voice, "\n".join(lines), (*common.menu(voice, seat, legal), menu, *rows(buttons)))


def growing(voice: Presenter, seat: Seat, built: Growing) -> Panel:
    """The sentence so far, what can be added to either side, and Send once it is a deal."""
    draft = built.draft
    title = markup.title(voice.say("build-title-with", house=voice.name_with_emblem(draft.partner)))
    lines = [title, *_offers(voice, seat, draft.answers), *sentence(voice, seat, draft)]
    if built.problem and (draft.mine.gifts or draft.theirs.gifts) and not promising.wordless(draft):
        lines.append(markup.small(built.problem))
    elif draft.answers and not built.problem:
        named = {"deal": voice.deal(draft.answers), "house": voice.house(draft.partner)}
        lines.append(markup.small(voice.say("draft-counters", **named)))
    buttons = (*_buttons(voice, built), *_offers_button(voice, seat, draft.answers), back(voice))
    words = promising.menus(voice, draft, built.code)
    return _panel(voice, "\n".join(lines), (*words, *menus.menus(voice, built), *rows(buttons)))


def sentence(voice: Presenter, seat: Seat, draft: Draft) -> Iterator[str]:
    """What each side gives, short: "You: no in phase 2 with 1 power or more and 3 coins when done"."""
    deal = deal_of(draft, seat, voice.view.phase.number if voice.view.phase else 0)
    for party in deals.parties(deal):
        clauses, _ = side(deal, party)
        place = Place(deal, party, deals.SHORT)
        told = voice.listing([deals.short(voice, place, one) for one in clauses])
        who = voice.say("build-you") if party == seat else voice.house(party)
        yield voice.say("build-line", who=who, clauses=told)


def _offering(voice: Presenter, seat: Seat, answers: str) -> tuple[Seat, ...]:
    """Who makes each offer that waits for this seat, beside the one that is being answered."""
    offers = deals.open_offers(voice)
    return tuple(one.maker for one in offers if one.partner == seat and one.id != answers)


def _offers(voice: Presenter, seat: Seat, answers: str = "") -> Iterator[str]:
    """HO-R25: what came meanwhile. Whoever builds a deal looks at no letter."""
    if makers := _offering(voice, seat, answers):
        yield markup.bold(voice.say("build-offers", houses=voice.houses(tuple(dict.fromkeys(makers)))))


def _offers_button(voice: Presenter, seat: Seat, answers: str = "") -> Iterator[Button]:
    if makers := _offering(voice, seat, answers):
        said = voice.say("button-see", count=len(makers))
        yield Button(BuildControlId(voice.scene.match, moment(voice.view), OFFERS).pack(), said, "primary")


def _buttons(voice: Presenter, built: Growing) -> Iterator[Button]:
    match, now = voice.scene.match, moment(voice.view)
    if not built.problem:
        send = DraftButtonId(match, now, "send", built.code).pack()
        yield Button(send, voice.say("button-send"), "success")
        yield from _prices(voice, built)
    yield Button(DraftButtonId(match, now, "edit", built.code).pack(), voice.say("button-form"))
    yield Button(BuildControlId(match, now).pack(), voice.say("button-anew"))


def _prices(voice: Presenter, built: Growing) -> Iterator[Button]:
    """The common offer goes out at another price by the same press."""
    number = drafts.decode(built.code, {}).number
    for coins, other in common.other_prices(built.draft, built.legal):
        code = drafts.encode(other, number)
        send = DraftButtonId(voice.scene.match, moment(voice.view), "send", code).pack()
        yield Button(send, voice.say("button-send-for", coins=voice.coins(coins)), "success")


def _panel(voice: Presenter, text: str, blocks: tuple[Block, ...]) -> Panel:
    return Panel(ACCENT, (Text(text), *blocks), voice.scene.messages.language)
