"""What a hand does: press the button or choose the option that says so, and fill in the form it opens."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from simcord.components import walk_components

from bot.games.houses.controls.controls import label
from bot.games.houses.controls.forms import has_ballot_choice
from bot.games.houses.presenter import Presenter
from bot.lab.rehearsal.stage import Spoiled, Stage, plain
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of
from bot.ui.form_values import PLACES, place
from engine.games.houses import moves as m
from engine.games.houses.moves import AgreeToStop, Cast, Found
from engine.games.houses.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Pick, Several, tag
from engine.kernel.steward import Look
from engine.kernel.table.motions import missing_seats, open_motion
from engine.kernel.table.state import TakeBack
from engine.match.steps import returnable

ASKED_AGAIN: Final = "v1:sures:"
"""A menu whose choice is asked for once more before it is made."""


class Spot(Struct, frozen=True):
    """A button, or with a value an option of a menu, and what it says."""

    custom_id: str
    says: str
    value: str | None = None


def voice(stage: Stage, seat: int) -> Presenter:
    """The words in which this seat is spoken to."""
    renderer: Any = stage.bot.parts.renderers[stage.live.match.game]
    return Presenter(renderer.scene_for(stage.bot.scene(stage.live, stage.language), seat))


def spots(post: Post) -> Iterator[Spot]:
    """Everything on a message that can be pressed or chosen."""
    for node in walk_components(post.components):
        if "custom_id" not in node or node.get("disabled"):
            continue
        options = node.get("options")
        if options is None:
            yield Spot(node["custom_id"], plain(node.get("label") or ""))
        for option in options or ():
            yield Spot(node["custom_id"], plain(option["label"]), option["value"])


def spot_for(stage: Stage, seat: int, post: Post, offer: Any) -> Spot | None:
    """The one control of a message that makes this offer, by the seat's words; None for none or several."""
    wanted = plain(label(voice(stage, seat), offer))
    verbs = ("v1:form:",) if isinstance(offer, PartialMove) else ("v1:do:", "v1:pick:", ASKED_AGAIN)
    found = [spot for spot in spots(post) if spot.says == wanted and spot.custom_id.startswith(verbs)]
    return found[0] if len(found) == 1 else None


async def press(stage: Stage, seat: int, post: Post, spot: Spot) -> Answer:
    """Press or choose it."""
    member = stage.member(seat)
    if spot.value is None:
        return await stage.driver.click(member, post, spot.custom_id)
    return await stage.driver.choose(member, post, [spot.value], spot.custom_id)


async def take(stage: Stage, seat: int, post: Post, offer: Any, action: Any) -> Answer:
    """Make this move with what stands on the message; a begun one through its form."""
    spot = spot_for(stage, seat, post, offer)
    if spot is None and isinstance(action, Cast):
        return await weigh(stage, seat, post, action)
    if spot is None:
        raise Spoiled(f"seat {seat} finds no {label(voice(stage, seat), offer)!r} among {list(spots(post))}")
    answer = await press(stage, seat, post, spot)
    if spot.custom_id.startswith(ASKED_AGAIN) and answer.message is not None:
        return await stage.driver.click(stage.member(seat), answer.message, "v1:do:")
    if not isinstance(offer, PartialMove):
        return answer
    return await stage.driver.submit(stage.member(seat), answer, **form_input(offer, action))


async def weigh(stage: Stage, seat: int, post: Post, cast: Cast) -> Answer:
    """HO-6.5: the panel's menu says how much power, then one press casts it; to seal it there is the form."""
    member = stage.member(seat)
    if cast.seal:
        beginning = f"v1:vote:{stage.match}:"
        form = await stage.driver.click(member, stage.newest_post_with(beginning), beginning)
        return await stage.driver.submit(member, form, ballot=cast.ballot, power=str(cast.power), seal="1")
    weighed = await stage.driver.choose(member, post, [str(cast.power)], "v1:power:")
    if weighed.message is None:
        raise Spoiled(f"seat {seat} chose a power and saw no panel")
    said = voice(stage, seat).part("action-cast", "option", side=cast.ballot, power=cast.power)
    buttons = (one for one in spots(weighed.message) if one.says == plain(said))
    return await stage.driver.click(member, weighed.message, next(buttons).custom_id)


def offer_of(look: Look, action: Any) -> Any:
    """The offer, whole or begun, that becomes this action."""
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    for offer in look.ask(None):
        if offer == action:
            return offer
        begun = isinstance(offer, PartialMove) and offer.move == tag(action)
        if begun and all(fields[name] == value for name, value in offer.given):
            return offer
    raise Spoiled(f"{action} is not offered")


def form_input(offer: PartialMove, action: Any) -> dict[str, Any]:
    """The values for the form of a begun move, typed or chosen, by the fields' custom ids."""
    values: dict[str, Any] = {}
    for field in offer.fields:
        value = getattr(action, field.name)
        if isinstance(field, Several):
            values |= {place(field.name, spot): [one] for spot, one in enumerate(value[:PLACES])}
        elif isinstance(field, Pick) and field.name != "seal":
            values[field.name] = [str(value)]
        else:
            values[field.name] = str(int(value)) if isinstance(value, bool) else str(value)
    return values


def choose_action(stage: Stage, seat: int, look: Look, dice: Dice) -> Any | None:
    """The move that this seat's person makes now, or None; nobody asks to stop."""
    action = prudent(look, dice)
    if action is None or isinstance(action, AgreeToStop):
        return None
    match action:
        case Found():
            return with_names(stage, seat, action)
        case Cast(seal=True) if not has_ballot_choice(look.ask(None)):
            return replace(action, seal=False)
    return action


def with_names(stage: Stage, seat: int, action: Found) -> Found:
    """The names that a person gives in the table's language."""
    words = stage.bot.words(stage.language)
    house, person = (plain(words.say(f"rehearse-{what}-{seat}")) for what in ("house", "person"))
    return Found(house, action.emblem, person)


REGRETTED: Final = (m.RemoveRole, m.TakeRole)


async def try_take_back(stage: Stage, seat: int, action: Any, before: Any) -> bool:
    """The seat asks for its last move back and all agree; False where that can't be. Raises Spoiled.

    `before` is the campaign as it stood before the move.
    """
    player = stage.live.table.chairs[seat].player
    if (
        not isinstance(action, REGRETTED)
        or player is None
        or returnable(stage.live.match_state, player) is None
    ):
        return False
    await take_back(stage, seat, before)
    return True


async def take_back(stage: Stage, seat: int, before: Any) -> None:
    """The seat's last move, by leave of all the others. Raises Spoiled.

    Of a secret move the asker first reads what the others will see, and asks all the same.
    """
    answer = await stage.command(stage.member(seat), "undo")
    first = f"v1:undo:{stage.match}:known"
    if answer.message is not None and any(one.custom_id == first for one in buttons_of(answer.message)):
        await stage.driver.click(stage.member(seat), answer.message, first)
    asked = open_motion(stage.live.table, TakeBack)
    if asked is None:
        raise Spoiled(f"seat {seat} asks the table for nothing")
    beginning = f"v1:agree:{stage.match}:{asked.id}"
    for other in missing_seats(stage.live.table, asked):
        await stage.driver.click(stage.member(other), stage.newest_post_with(beginning), beginning)
    if stage.state != before:
        raise Spoiled(f"what seat {seat} took back is not undone")
