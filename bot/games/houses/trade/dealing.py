"""Deals by buttons and forms: what each control does, to the offer that is kept (HO-R23, HO-R25).

Two ways lead to an offer: step by step (building.py), or a form and its preview (forms.py); another's offer
is countered as a deal that is built. Nothing is offered before Send, and every page is private.

    build  →  page of steps  →  a menu's step  →  the page again, the draft in its ids
    form   →  preview        →  Send           →  offer, which declines what it counters

All of them know the match, the phase and the draft by their ids alone, so that they answer after a restart,
those of long ago too: a draft is good for one offer, by the number that stands in it.
"""

import re
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final

from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.games.houses.controls.ids import (
    COMMON,
    OFFERS,
    BuildControlId,
    CounterButtonId,
    DraftButtonId,
    PromiseFormId,
    TradeButtonId,
    TradeFormId,
)
from bot.games.houses.presenter import presenter_of
from bot.games.houses.trade import building, drafts, forms
from bot.games.houses.trade.clauses import BY_KIND
from bot.games.houses.trade.deals import has_counted_clause
from bot.games.houses.trade.drafts import Code, Draft, Share
from bot.interactions.answering import show_privately, with_defer
from bot.interactions.modals import keep_form, open_form
from bot.interactions.receipts import receipt_lines
from bot.render.forms import with_reason
from bot.render.panel import Panel
from bot.ui.actor import Actor, actor_for, check_held, resolve_actor
from bot.ui.control import answer_control, answer_form, chosen_values
from bot.ui.form_values import Entered, number
from bot.ui.moves import actor_at_moment, result_panel, show_leaf
from bot.ui.panel_refresh import track_panel
from bot.ui.private_panel import with_coach
from engine.games.houses.clauses import Deal
from engine.games.houses.view import View
from engine.kernel.refused import Late, Refusal, Refused, no
from engine.matches import Receipt

UNFINISHED: Final = frozenset({"deal_empty", "deal_pay_alone", "deal_reward", "deal_text"})
"""Why a deal can't be offered that could be with more in it."""

WRONG_FIELD: Final = {"deal_amount": "coins", "deal_coins": "coins", "deal_power": "power"}
"""Why a deal can't be offered, and the field of its form beside which that is told."""


async def setup(bot: Khandan) -> None:
    """Answer every control and form of a deal."""
    answer_control(bot, TradeButtonId, press_trade)
    answer_control(bot, BuildControlId, press_build)
    answer_control(bot, CounterButtonId, press_counter)
    answer_control(bot, DraftButtonId, press_draft)
    answer_form(bot, TradeFormId, submit_deal_form)
    answer_form(bot, PromiseFormId, submit_promise_form)


# Step by step.


async def press_build(interaction: Interaction, id: BuildControlId) -> None:
    """A step of a deal that is built: nothing is offered yet. Refused with not_now while nobody trades."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    if not who.controls.open_offers_of("offer_deal"):
        raise Refused(no("not_now"))
    step, value = id.step, "".join(chosen_values(interaction))
    if not step:
        await _show(
            interaction,
            who,
            lambda now: building.opening(presenter_of(now), now.seat, partial(is_legal, now)),
        )
    elif step == OFFERS:
        await show_leaf(interaction, who, "deals", beside=True)
    elif step.startswith("w") and value == forms.OWN:
        words = _decode(interaction, who, id.code).draft.share(step[1]).words
        form = forms.promise_form(presenter_of(who), step[1], id.code, words)
        await open_form(interaction, form)
    elif step == "p":
        await show_draft(interaction, who, Draft(number(value), Share(), Share()))
    elif step == COMMON:
        await show_draft(interaction, who, building.draft_of_option(presenter_of(who), value), drafts.THEIRS)
    else:
        await _take_step(interaction, who, id.code, step, value)


async def _take_step(interaction: Interaction, who: Actor, code: str, step: str, value: str) -> None:
    """Show what this step makes of the draft. Refused with old_button for an id that is none of ours.

    A step is a letter for what is chosen and, but for the first, the side that it is about (STEPS in ids.py).
    """
    presenter = presenter_of(who)
    draft, side = _decode(interaction, who, code).draft, step[1:2] or step
    if step.startswith("w"):
        words = forms.ready_words(presenter).get(value, "")
        await show_draft(interaction, who, forms.with_promise(draft, side, words))
    elif step.startswith("n") and value.startswith(building.FURTHER):
        first = number(value.removeprefix(building.FURTHER))
        await show_draft(interaction, who, draft, side, first=first)
    elif step.startswith("n"):
        changed = building.with_number(draft, side, int(step[2]), number(value))
        await show_draft(interaction, who, changed, side)
    elif value not in BY_KIND:
        await show_draft(interaction, who, building.with_item(draft, side, value), side)
    else:
        # A kind was chosen: with one variant it goes in at once, of several the next menu asks which.
        found = tuple(building.variants(presenter, draft, partial(is_legal, who), side, value))
        if len(found) == 1:
            await show_draft(interaction, who, building.with_item(draft, side, found[0]), side)
        else:
            await show_draft(interaction, who, draft, side, value)


async def show_draft(
    interaction: Interaction, who: Actor, draft: Draft, touched: str = "", kind: str = "", first: int = 1
) -> None:
    """The deal so far, and what can be added. Refused with deal_partner for a house that there is not."""

    def make_page(now: Actor) -> Panel:
        legal = partial(is_legal, now)
        built = building.BuildState(draft, *_code_and_problem(now, draft), legal, touched, kind, first)
        return building.builder_page(presenter_of(now), now.seat, built)

    await _show(interaction, who, make_page)


async def press_counter(interaction: Interaction, id: CounterButtonId) -> None:
    """Counter another's offer by a deal that is built. Refused with deal_unknown or deal_bound."""
    await open_counter(interaction, await resolve_actor(interaction, id.match), id.deal)


async def open_counter(interaction: Interaction, who: Actor, deal: str) -> None:
    """An open offer to this seat, as a deal that is built. Refused with deal_unknown or deal_bound."""
    deals: tuple[Deal, ...] = who.controls.look.view.deals
    offer = next((one for one in deals if one.id == deal), None)
    if offer is None or offer.partner != who.seat:
        raise Refused(no("deal_unknown"))
    if offer.bound:
        raise Refused(no("deal_bound"))
    draft = drafts.counter_draft(offer, who.seat)
    for share in (draft.mine, draft.theirs):
        interaction.client.typed_texts.keep(drafts.digest(share.words), share.words)
    await show_draft(interaction, who, draft)


async def submit_promise_form(interaction: Interaction, id: PromiseFormId, entered: Entered) -> None:
    """The words come back: they stand in the deal that is built, and nothing is offered yet."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    draft = _decode(interaction, who, id.code).draft
    typed = "".join(entered.get(forms.FIELD, ())).strip()
    words = forms.words_from_form(presenter_of(who), draft.share(id.side).words, typed)
    interaction.client.typed_texts.keep(drafts.digest(words), words)
    await show_draft(interaction, who, forms.with_promise(draft, id.side, words))


# By form and preview.


async def press_trade(interaction: Interaction, id: TradeButtonId) -> None:
    """An empty form in the phase of the message."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    await open_deal_form(interaction, who)


async def open_deal_form(interaction: Interaction, who: Actor, draft: Draft | None = None) -> None:
    """The form, empty or with a draft in it. Refused with not_now while nobody trades."""
    if not who.controls.open_offers_of("offer_deal"):
        raise Refused(no("not_now"))
    code = drafts.encode(draft, next_number(who, draft)) if draft else ""
    custom_id = TradeFormId(who.live.match.id, who.controls.moment, code=code).pack()
    form = forms.form(presenter_of(who), who.seat, custom_id, draft)
    if draft and (why := problem(who, draft)) and why.code in WRONG_FIELD:
        form = with_reason(form, (WRONG_FIELD[why.code],), _in_words(who, why))
    await open_form(interaction, form)


async def submit_deal_form(interaction: Interaction, id: TradeFormId, entered: Entered) -> None:
    """The form comes back: its preview is shown, and nothing is offered yet.

    Where it can't be offered, the preview says why. Refused for a house that there is not.
    """
    who = await actor_at_moment(interaction, id.match, id.prefix)
    kept = _decode(interaction, who, id.code).draft if id.code else None
    answered = Draft(0, Share(), Share(), id.deal) if id.deal else None
    keep_form(interaction, forms.form(presenter_of(who), who.seat, id.pack(), kept))
    draft = drafts.from_form(entered, kept or answered)

    def make_page(now: Actor) -> Panel:
        return forms.preview(presenter_of(now), now.seat, draft, *_code_and_problem(now, draft))

    await _show(interaction, who, make_page)


async def press_draft(interaction: Interaction, id: DraftButtonId) -> None:
    """Send, change or drop the deal that is being written."""
    who = await actor_at_moment(interaction, id.match, id.prefix)
    code = _decode(interaction, who, id.code)
    match id.verb:
        case "send":
            await send_deal(interaction, who, drafts.complete(code), id.code)
        case "edit":
            await open_deal_form(interaction, who, code.draft)
        case _:
            await show_leaf(interaction, who, "deals")


# The offer.


async def send_deal(interaction: Interaction, who: Actor, draft: Draft, code: str) -> None:
    """Offer, and decline what is countered by it: kept once, however often the button is pressed."""
    try:
        receipt = await with_defer(interaction, _commit_offer(interaction, who, draft, code))
        now = await actor_for(interaction.client, interaction, who.live, who.seat)
        panel = await with_coach(interaction.client, now, interaction.user.id)
        await show_privately(interaction, result_panel(now, await receipt_lines(interaction, receipt), panel))
        track_panel(interaction, now)
    finally:
        await interaction.client.after_move(who.live.match.id)


async def _commit_offer(interaction: Interaction, who: Actor, draft: Draft, code: str) -> Receipt:
    """Keep the offer. Refused as the rules would, or with draft_old after another offer to this partner."""
    matches, match, user = interaction.client.matches, who.live.match.id, interaction.user.id

    # In place of an interaction's id, which would be another at the second click; negative as none is. The
    # words stay as they are: by them a press of before an upgrade is known after it.
    press = f"offer {match} {user} {who.controls.moment} {code}"
    # What was taken back may be sent again: a draft has the same number then.
    if who.live.table.motioned:
        press = f"{press} {who.live.table.motioned}"
    mark = blake2b(press.encode(), digest_size=7, person=b"draft's move")
    key = -1 - int.from_bytes(mark.digest(), "big")
    # What was kept before by a press of this draft is answered as it was then.
    if (before := await matches.earlier_result(key)) is not None:
        return before
    moment, number = who.controls.moment, drafts.decode(code, {}).number

    def check(now: Actor) -> None:
        # The phase may have ended since the press, while the match was waited for.
        if now.controls.moment != moment:
            raise Late(no("old_button"))
        if number != next_number(now, draft):
            raise Refused(no("draft_old"))
        if why := problem(now, draft):
            raise Refused(why)

    offer = drafts.offer_of(draft, who.seat)
    held = check_held(interaction.client, who, check)
    return await matches.act(match, user, offer, interaction=interaction.id, draft=key, check=held)


def problem(who: Actor, draft: Draft) -> Refusal | None:
    """Why the draft can't be offered as things stand, or None; of counted ballots nothing is promised."""
    offer = drafts.offer_of(draft, who.seat)
    why = who.refusal(offer)
    if why is None and has_counted_clause(who.controls.look.view, (*offer.mine, *offer.theirs)):
        return no("deal_too_late")
    return why


def is_legal(who: Actor, draft: Draft) -> bool:
    """Whether the draft can be offered now, or could with more in it."""
    # What was to be countered may be gone meanwhile: what can be written in a deal does not hang on that.
    refused = problem(who, replace(draft, answers=""))
    return refused is None or refused.code in UNFINISHED


def next_number(who: Actor, draft: Draft) -> int:
    """The number that the next offer to this partner will have: it makes each draft good for one offer.

    Refused with deal_partner for a house that there is not.
    """
    view: View = who.controls.look.view
    if view.own is None or draft.partner == who.seat or draft.partner not in range(len(view.houses)):
        raise Refused(no("deal_partner"))
    return view.own.numbers[draft.partner] + 1


# Drafts in ids, and pages that are made anew.


def _decode(interaction: Interaction, who: Actor, code: str) -> Code:
    """The draft of an id, with the words that are known. Refused with old_button for another id."""
    if re.fullmatch(drafts.CODE, code) is None:
        raise Refused(no("old_button"))
    ready = forms.words_that_stand_ready(presenter_of(who))
    return drafts.decode(code, {**ready, **interaction.client.typed_texts.entries})


def _code_and_problem(now: Actor, draft: Draft) -> tuple[str, str]:
    """The draft as an id says it, and in words why it can't be offered now; "" where it can."""
    code, why = drafts.encode(draft, next_number(now, draft)), problem(now, draft)
    return code, _in_words(now, why) if why else ""


def _in_words(who: Actor, why: Refusal) -> str:
    told: str = who.renderer.refusal(who.scene, why.code, dict(why.slots), who.seat)
    return told


async def _show(interaction: Interaction, who: Actor, make_page: Callable[[Actor], Panel]) -> None:
    """Show a step or preview, and make it anew while it stands open: an offer that comes is named there."""
    moment = who.controls.moment

    def rebuild(now: Actor) -> Panel | None:
        is_open = now.controls.moment == moment and now.controls.open_offers_of("offer_deal")
        return make_page(now) if is_open else None

    await show_privately(interaction, make_page(who))
    track_panel(interaction, who, rebuild=rebuild, stands_apart=True)
