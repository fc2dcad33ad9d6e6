"""Trade by buttons: the form, its private preview, and the counter-offer (HO-R23, HO-R25)."""

import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from bot.client import Interaction
from bot.games.houses.controls import council_ids
from bot.games.houses.renderer import renderer_of
from bot.games.houses.trade import builder, drafts
from bot.games.houses.trade.drafts import Draft, Share
from bot.interactions.answering import promptly
from bot.interactions.deeds import said
from bot.interactions.private import shown
from bot.render.forms import to_modal
from bot.ui.coaching import coached
from bot.ui.filled import number
from bot.ui.moves import answered, present
from bot.ui.seated import Seated, at, seated
from engine.games.houses.clauses import Deal
from engine.games.houses.moves import DeclineDeal
from engine.games.houses.view import View
from engine.kernel.refused import Refusal, Refused, no
from engine.matches import Receipt

Found = Mapping[str, str]

UNFINISHED: Final = frozenset({"deal_empty", "deal_pay_alone", "deal_reward", "deal_text"})
"""Why a deal can't be offered that could be with more in it."""


async def deal(interaction: Interaction, match: int, found: Found) -> None:
    """An empty form in the phase of the message."""
    who = await seated(interaction, match)
    present(who, found["prefix"])
    await opened(interaction, who)


async def build(interaction: Interaction, match: int, found: Found) -> None:
    """A step of a deal that is built: nothing is offered yet. Refused with not_now while nobody trades."""
    who = await seated(interaction, match)
    present(who, found["prefix"])
    if not who.controls.begun("offer_deal"):
        raise Refused(no("not_now"))
    data: Any = interaction.data
    step, value = found["step"], "".join(str(one) for one in data.get("values") or ())
    if not step:
        await shown(interaction, renderer_of(who).building(who.scene, who.seat))
        return
    draft = _stepped(interaction, found["code"], step, value)
    code, why = drafts.encode(draft, order(who, draft)), problem(who, draft)
    told = who.renderer.refusal(who.scene, why.code, dict(why.slots), who.seat) if why else ""
    touched = step[1] if step.startswith("n") else step if step != "p" else ""

    def legal(other: Draft) -> bool:
        refused = problem(who, other)
        return refused is None or refused.code in UNFINISHED

    built = builder.Growing(draft, code, told, legal, touched)
    await shown(interaction, renderer_of(who).growing(who.scene, who.seat, built))


def _stepped(interaction: Interaction, code: str, step: str, value: str) -> Draft:
    """The draft after this step. Refused with old_button for an id that is none of ours."""
    if step == "p":
        return Draft(number(value), Share(), Share())
    if re.fullmatch(drafts.CODE, code) is None:
        raise Refused(no("old_button"))
    draft = drafts.complete(drafts.decode(code, interaction.client.said.known))
    if step in ("m", "t"):
        return builder.added(draft, step, value)
    return builder.numbered(draft, step[1], int(step[2]), number(value))


async def counter(interaction: Interaction, match: int, found: Found) -> None:
    """The form with another's offer in it, seen from here. Refused with deal_unknown or deal_bound."""
    who = await seated(interaction, match)
    await opened(interaction, who, drafts.countering(offered_to(who, found["deal"]), who.seat))


async def opened(interaction: Interaction, who: Seated, draft: Draft | None = None) -> None:
    """The form, empty or with a draft in it. Refused with not_now while nobody trades."""
    if not who.controls.begun("offer_deal"):
        raise Refused(no("not_now"))
    custom_id = council_ids.traded_id(who.live.match.id, who.controls.moment, draft.answers if draft else "")
    await interaction.response.send_modal(
        to_modal(renderer_of(who).trade(who.scene, who.seat, custom_id, draft))
    )


async def traded(interaction: Interaction, custom_id: str, entered: Mapping[str, tuple[str, ...]]) -> None:
    """The form comes back: the preview is shown, and nothing is offered yet."""
    found = re.fullmatch(council_ids.TRADED_ID, custom_id)
    if found is None:
        raise Refused(no("old_form"))
    who = await seated(interaction, int(found["match"]))
    present(who, found["prefix"])
    draft = drafts.from_form(entered, found["deal"] or "")
    for share in (draft.mine, draft.theirs):
        interaction.client.said.keep(drafts.digest(share.words), share.words)
    await previewed(interaction, who, draft)


async def previewed(interaction: Interaction, who: Seated, draft: Draft) -> None:
    """The draft in one sentence; where it can't be sent, why. Refused for a house that there is not."""
    code = drafts.encode(draft, order(who, draft))
    why = problem(who, draft)
    told = who.renderer.refusal(who.scene, why.code, dict(why.slots), who.seat) if why else ""
    await shown(interaction, renderer_of(who).preview(who.scene, who.seat, draft, code, told))


async def draft(interaction: Interaction, match: int, found: Found) -> None:
    """Send, change or drop what stands in the preview."""
    who = await seated(interaction, match)
    present(who, found["prefix"])
    if re.fullmatch(drafts.CODE, found["code"]) is None:
        raise Refused(no("old_button"))
    code = drafts.decode(found["code"], interaction.client.said.known)
    match found["verb"]:
        case "send":
            await sent(interaction, who, drafts.complete(code), found["code"])
        case "edit":
            await opened(interaction, who, code.draft)
        case _:
            await shown(interaction, who.renderer.tab(who.scene, who.seat, "deals", 0))


async def sent(interaction: Interaction, who: Seated, draft: Draft, code: str) -> None:
    """Decline what is countered and offer, as one: kept once, however often the button is pressed."""
    try:
        receipt = await promptly(interaction, _kept(interaction, who, draft, code))
        now = await at(interaction.client, interaction, who.live, who.seat)
        panel = await coached(interaction.client, now, interaction.user.id)
        await shown(interaction, answered(now, await said(interaction, receipt), panel))
    finally:
        await interaction.client.moved(who.live.match.id)


def problem(who: Seated, draft: Draft) -> Refusal | None:
    """Why the draft can't be offered as things stand, or None."""
    if draft.mine.astray or draft.theirs.astray:
        return no("draft_words_astray")
    return who.refusal(drafts.offer_of(draft, who.seat))


def offered_to(who: Seated, deal: str) -> Deal:
    """An open offer to this seat. Refused with deal_unknown or deal_bound."""
    deals: tuple[Deal, ...] = who.controls.look.view.deals
    found = next((one for one in deals if one.id == deal), None)
    if found is None or found.partner != who.seat:
        raise Refused(no("deal_unknown"))
    if found.bound:
        raise Refused(no("deal_bound"))
    return found


def order(who: Seated, draft: Draft) -> int:
    """The number that the next offer to this partner will have: it makes each draft good for one offer.

    Refused with deal_partner for a house that there is not.
    """
    view: View = who.controls.look.view
    if view.own is None or draft.partner == who.seat or draft.partner not in range(len(view.houses)):
        raise Refused(no("deal_partner"))
    return view.own.numbers[draft.partner] + 1


async def _kept(interaction: Interaction, who: Seated, draft: Draft, code: str) -> Receipt:
    """What was kept before by the same button is answered as it was then."""
    matches, match, user = interaction.client.matches, who.live.match.id, interaction.user.id
    key = f"{match} {user} {who.controls.moment} {code}"
    if (before := await matches.answered(interaction.id, _key("offer", key))) is not None:
        return before
    _check(who, draft, code)
    moves: tuple[Any, ...] = (drafts.offer_of(draft, who.seat),)
    # Both moves were once kept one after the other: what was declined so and not yet offered is offered.
    if draft.answers and await matches.answered(_key("decline", key)) is None:
        moves = (DeclineDeal(draft.answers), *moves)
    return await matches.act(match, user, *moves, interaction=interaction.id, draft=_key("offer", key))


def _check(who: Seated, draft: Draft, code: str) -> None:
    """Before anything is done. Refused as the rules would, or with draft_old after another offer."""
    if drafts.decode(code, {}).number != order(who, draft):
        raise Refused(no("draft_old"))
    if why := problem(who, draft):
        raise Refused(why)


def _key(move: str, told: str) -> int:
    """In place of an interaction's id, which would be another at the second click; negative as none is."""
    mark = blake2b(f"{move} {told}".encode(), digest_size=7, person=b"draft's move")
    return -1 - int.from_bytes(mark.digest(), "big")
