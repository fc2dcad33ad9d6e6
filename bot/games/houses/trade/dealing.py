"""Trade by buttons: the form, its private preview, and the counter-offer (HO-R23, HO-R25)."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from bot.client import Interaction
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
from bot.games.houses.renderer import renderer_of
from bot.games.houses.trade import common, drafts, menus, promising
from bot.games.houses.trade.clauses import BY_KIND
from bot.games.houses.trade.deals import has_counted_clause
from bot.games.houses.trade.drafts import Code, Draft, Share
from bot.games.houses.trade.menus import Growing
from bot.interactions.answering import promptly, show_privately
from bot.interactions.receipts import receipt_lines
from bot.render.forms import to_modal
from bot.render.panel import Panel
from bot.ui.actor import Actor, at, resolve_actor
from bot.ui.coaching import with_coach
from bot.ui.control import chosen_values
from bot.ui.form_values import number
from bot.ui.items import leaf
from bot.ui.moves import present, result_panel
from bot.ui.panel_refresh import stays_open
from engine.games.houses.clauses import Deal
from engine.games.houses.moves import DeclineDeal
from engine.games.houses.view import View
from engine.kernel.refused import Refusal, Refused, no
from engine.matches import Receipt

UNFINISHED: Final = frozenset({"deal_empty", "deal_pay_alone", "deal_reward", "deal_text"})
"""Why a deal can't be offered that could be with more in it."""


async def deal(interaction: Interaction, id: TradeButtonId) -> None:
    """An empty form in the phase of the message."""
    who = await resolve_actor(interaction, id.match)
    present(who, id.prefix)
    await open_deal_form(interaction, who)


async def build(interaction: Interaction, id: BuildControlId) -> None:
    """A step of a deal that is built: nothing is offered yet. Refused with not_now while nobody trades."""
    who = await resolve_actor(interaction, id.match)
    present(who, id.prefix)
    if not who.controls.open_offers_of("offer_deal"):
        raise Refused(no("not_now"))
    step, value = id.step, "".join(chosen_values(interaction))
    if not step:
        await _standing(interaction, who, _building_page)
    elif step == OFFERS:
        await leaf(interaction, who, "deals", beside=True)
    elif step.startswith("w") and value == promising.OWN:
        await open_promise_form(interaction, who, step[1], id.code)
    else:
        await _take_step(interaction, who, id.code, step, value)


def _building_page(now: Actor) -> Panel:
    return renderer_of(now).building(now.scene, now.seat, partial(legal, now))


async def _take_step(interaction: Interaction, who: Actor, code: str, step: str, value: str) -> None:
    """What this step makes of the draft. Refused with old_button for an id that is none of ours."""
    if step == "p":
        await show_draft(interaction, who, Draft(number(value), Share(), Share()))
        return
    if step == COMMON:
        draft = common.draft_of_option(renderer_of(who).voice(who.scene, who.seat), value)
        await show_draft(interaction, who, draft, drafts.THEIRS)
        return
    draft, side = _decode(interaction, who, code).draft, step[1:2] or step
    if step.startswith("w"):
        words = promising.words_of_option(renderer_of(who).voice(who.scene, who.seat), value)
        await show_draft(interaction, who, promising.with_promise(draft, side, words))
    elif step.startswith("n") and value.startswith(menus.FURTHER):
        await show_draft(interaction, who, draft, side, first=number(value.removeprefix(menus.FURTHER)))
    elif step.startswith("n"):
        await show_draft(interaction, who, menus.with_number(draft, side, int(step[2]), number(value)), side)
    else:
        await _toggle_item(interaction, who, draft, side, value)


async def _toggle_item(interaction: Interaction, who: Actor, draft: Draft, side: str, value: str) -> None:
    """A thing goes in or out; of a kind with several the next menu asks which."""
    if value not in BY_KIND:
        await show_draft(interaction, who, menus.with_item(draft, side, value), side)
        return
    voice = renderer_of(who).voice(who.scene, who.seat)
    found = tuple(menus.variants(voice, draft, partial(legal, who), side, value))
    if len(found) == 1:
        await show_draft(interaction, who, menus.with_item(draft, side, found[0]), side)
    else:
        await show_draft(interaction, who, draft, side, value)


async def show_draft(
    interaction: Interaction, who: Actor, draft: Draft, touched: str = "", kind: str = "", first: int = 1
) -> None:
    """The deal so far, and what can be added. Refused with deal_partner for a house that there is not."""

    def make_panel(now: Actor) -> Panel:
        code, why = _stands(now, draft)
        built = Growing(draft, code, why, partial(legal, now), touched, kind, first)
        return renderer_of(now).growing(now.scene, now.seat, built)

    await _standing(interaction, who, make_panel)


async def _standing(interaction: Interaction, who: Actor, made: Callable[[Actor], Panel]) -> None:
    """A step or preview is shown, and made anew while it stands open: an offer that comes is named."""
    moment = who.controls.moment

    def rebuild(now: Actor) -> Panel | None:
        there = now.controls.moment == moment and now.controls.open_offers_of("offer_deal")
        return made(now) if there else None

    await show_privately(interaction, made(who))
    stays_open(interaction, who.live, again=rebuild, apart=True)


def _stands(now: Actor, draft: Draft) -> tuple[str, str]:
    """The draft as an id says it, and in words why it can't be offered now; "" where it can."""
    code, why = drafts.encode(draft, order(now, draft)), problem(now, draft)
    return code, now.renderer.refusal(now.scene, why.code, dict(why.slots), now.seat) if why else ""


def legal(who: Actor, draft: Draft) -> bool:
    """Whether the draft can be offered now, or could with more in it."""
    refused = problem(who, draft)
    return refused is None or refused.code in UNFINISHED


def _decode(interaction: Interaction, who: Actor, code: str) -> Code:
    """What stands in an id, with the words that are known. Refused with old_button for another id."""
    if re.fullmatch(drafts.CODE, code) is None:
        raise Refused(no("old_button"))
    ready = promising.ready(renderer_of(who).voice(who.scene, who.seat))
    return drafts.decode(code, {**ready, **interaction.client.said.entries})


async def open_promise_form(interaction: Interaction, who: Actor, side: str, code: str) -> None:
    """The form for the words of a promise."""
    words = _decode(interaction, who, code).draft.share(side).words
    voice = renderer_of(who).voice(who.scene, who.seat)
    await interaction.response.send_modal(to_modal(promising.form(voice, side, code, words)))


async def submit_promise_form(
    interaction: Interaction, id: PromiseFormId, entered: Mapping[str, tuple[str, ...]]
) -> None:
    """The words come back: they stand in the deal that is built, and nothing is offered yet."""
    who = await resolve_actor(interaction, id.match)
    present(who, id.prefix)
    draft, side = _decode(interaction, who, id.code).draft, id.side
    voice = renderer_of(who).voice(who.scene, who.seat)
    entered_ = "".join(entered.get(promising.FIELD, ())).strip()
    words = promising.words_from_form(voice, draft.share(side).words, entered_)
    interaction.client.said.keep(drafts.digest(words), words)
    await show_draft(interaction, who, promising.with_promise(draft, side, words))


async def counter(interaction: Interaction, id: CounterButtonId) -> None:
    """Another's offer, seen from here, as a deal that is built. Refused with deal_unknown or deal_bound."""
    await open_counter(interaction, await resolve_actor(interaction, id.match), id.deal)


async def open_counter(interaction: Interaction, who: Actor, deal: str) -> None:
    """The same for whoever sits here."""
    draft = drafts.countering(offer_to(who, deal), who.seat)
    for share in (draft.mine, draft.theirs):
        interaction.client.said.keep(drafts.digest(share.words), share.words)
    await show_draft(interaction, who, draft)


async def open_deal_form(interaction: Interaction, who: Actor, draft: Draft | None = None) -> None:
    """The form, empty or with a draft in it. Refused with not_now while nobody trades."""
    if not who.controls.open_offers_of("offer_deal"):
        raise Refused(no("not_now"))
    code = drafts.encode(draft, order(who, draft)) if draft else ""
    custom_id = TradeFormId(who.live.match.id, who.controls.moment, code=code).pack()
    await interaction.response.send_modal(
        to_modal(renderer_of(who).trade(who.scene, who.seat, custom_id, draft))
    )


async def submit_deal_form(
    interaction: Interaction, id: TradeFormId, entered: Mapping[str, tuple[str, ...]]
) -> None:
    """The form comes back: the preview is shown, and nothing is offered yet."""
    who = await resolve_actor(interaction, id.match)
    present(who, id.prefix)
    kept = _decode(interaction, who, id.code).draft if id.code else None
    answered_ = Draft(0, Share(), Share(), id.deal) if id.deal else None
    draft = drafts.from_form(entered, kept or answered_)
    await show_preview(interaction, who, draft)


async def show_preview(interaction: Interaction, who: Actor, draft: Draft) -> None:
    """The draft in one sentence; where it can't be sent, why. Refused for a house that there is not."""

    def make_panel(now: Actor) -> Panel:
        return renderer_of(now).preview(now.scene, now.seat, draft, *_stands(now, draft))

    await _standing(interaction, who, make_panel)


async def draft(interaction: Interaction, id: DraftButtonId) -> None:
    """Send, change or drop what stands in the preview."""
    who = await resolve_actor(interaction, id.match)
    present(who, id.prefix)
    code = _decode(interaction, who, id.code)
    match id.verb:
        case "send":
            await send_deal(interaction, who, drafts.complete(code), id.code)
        case "edit":
            await open_deal_form(interaction, who, code.draft)
        case _:
            await leaf(interaction, who, "deals")


async def send_deal(interaction: Interaction, who: Actor, draft: Draft, code: str) -> None:
    """Decline what is countered and offer, as one: kept once, however often the button is pressed."""
    try:
        receipt = await promptly(interaction, _commit_offer(interaction, who, draft, code))
        now = await at(interaction.client, interaction, who.live, who.seat)
        panel = await with_coach(interaction.client, now, interaction.user.id)
        await show_privately(interaction, result_panel(now, await receipt_lines(interaction, receipt), panel))
        stays_open(interaction, now.live)
    finally:
        await interaction.client.after_move(who.live.match.id)


def problem(who: Actor, draft: Draft) -> Refusal | None:
    """Why the draft can't be offered as things stand, or None; of counted ballots nothing is promised."""
    offer = drafts.offer_of(draft, who.seat)
    why = who.refusal(offer)
    if why is None and has_counted_clause(who.controls.look.view, (*offer.mine, *offer.theirs)):
        return no("deal_too_late")
    return why


def offer_to(who: Actor, deal: str) -> Deal:
    """An open offer to this seat. Refused with deal_unknown or deal_bound."""
    deals: tuple[Deal, ...] = who.controls.look.view.deals
    found = next((one for one in deals if one.id == deal), None)
    if found is None or found.partner != who.seat:
        raise Refused(no("deal_unknown"))
    if found.bound:
        raise Refused(no("deal_bound"))
    return found


def order(who: Actor, draft: Draft) -> int:
    """The number that the next offer to this partner will have: it makes each draft good for one offer.

    Refused with deal_partner for a house that there is not.
    """
    view: View = who.controls.look.view
    if view.own is None or draft.partner == who.seat or draft.partner not in range(len(view.houses)):
        raise Refused(no("deal_partner"))
    return view.own.numbers[draft.partner] + 1


async def _commit_offer(interaction: Interaction, who: Actor, draft: Draft, code: str) -> Receipt:
    """What was kept before by a press of the same draft is answered as it was then."""
    matches, match, user = interaction.client.matches, who.live.match.id, interaction.user.id
    key = f"{match} {user} {who.controls.moment} {code}"
    if (before := await matches.earlier_result(_key("offer", key))) is not None:
        return before
    _check(who, draft, code)
    moves: tuple[Any, ...] = (drafts.offer_of(draft, who.seat),)
    # Both moves were once kept one after the other: what was declined so and not yet offered is offered.
    if draft.answers and await matches.earlier_result(_key("decline", key)) is None:
        moves = (DeclineDeal(draft.answers), *moves)
    return await matches.act(match, user, *moves, interaction=interaction.id, draft=_key("offer", key))


def _check(who: Actor, draft: Draft, code: str) -> None:
    """Before anything is done. Refused as the rules would, or with draft_old after another offer."""
    if drafts.decode(code, {}).number != order(who, draft):
        raise Refused(no("draft_old"))
    if why := problem(who, draft):
        raise Refused(why)


def _key(move: str, told: str) -> int:
    """In place of an interaction's id, which would be another at the second click; negative as none is."""
    mark = blake2b(f"{move} {told}".encode(), digest_size=7, person=b"draft's move")
    return -1 - int.from_bytes(mark.digest(), "big")
