"""How people who know the rules of Houses do a move: each by a road of their own, all through Discord alone.

A person chooses as the prudent steward does (`choose_action`), and then has to find the way: which command
and options say that (`by_command`), which newest private message has the button (`by_whisper`), what the
channel's buttons open (`by_button`), where it stands on the private panel (`by_panel`). `walk` does the move
and compares what was kept with what was meant, so that a button that does something else than it says is
found.

A control is found by its words in the reader's language, as a person finds it (`spot_for`): a label that is
missing, doubled or another one in Persian spoils the rehearsal.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, Final

from msgspec import Struct
from simcord.components import walk_components

from bot.games.houses.controls.controls import label
from bot.games.houses.controls.ids import PlannedBallotId
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.drafts import Draft, Share, share_of, shared_number
from bot.lab.rehearsal.stage import Spoiled, Stage, custom_ids, let_all_agree, plain
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of
from bot.ui.form_values import PLACES, place
from engine.games.houses import moves as m
from engine.games.houses.names import SIDES
from engine.games.houses.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Pick, Several, tag
from engine.kernel.steward import Look
from engine.kernel.table.motions import open_motion
from engine.kernel.table.state import TakeBack
from engine.match.steps import undo_way

Road = Callable[[Stage, int, Look, Any], Awaitable[Answer]]

CLOSED: Final = 4
"""The seat whose person takes no private messages."""

ASKED_AGAIN: Final = "v1:sures:"
"""A menu whose choice is asked for once more before it is made."""

REGRETTED: Final = (m.RemoveRole, m.TakeRole)
"""The moves of which one is taken back."""

OF_DEALS: Final = (m.ConfirmDeal, m.DeclineDeal, m.MarkPromise)
"""What stands on the private page of deals."""


class Spot(Struct, frozen=True):
    """A button, or with a value an option of a menu, and what it says."""

    custom_id: str
    says: str
    value: str | None = None


def choose_action(stage: Stage, seat: int, look: Look, dice: Dice) -> Any | None:
    """The move that this seat's person makes now, or None; nobody asks to stop."""
    action = prudent(look, dice)
    match action:
        case m.AgreeToStop():
            return None
        case m.Found():
            # The names that a person gives in the table's language.
            words = stage.bot.words(stage.language)
            house, person = (plain(words.say(f"rehearse-{what}-{seat}")) for what in ("house", "person"))
            return m.Found(house, action.emblem, person)
    return action


async def walk(stage: Stage, seat: int, look: Look, action: Any, road: Road | None = None) -> Answer:
    """Make this move as this seat's person does such things; Spoiled unless it is kept as it was meant."""
    before = stage.live.match_state.seq - 1
    answer = await (road or ROADS[seat % len(ROADS)])(stage, seat, look, action)
    kept = [entry.action for entry in await stage.entries(before) if entry.seat == seat]
    if action not in kept:
        raise Spoiled(f"seat {seat} meant {action}; kept was {kept}, said was {plain(answer.text)!r}")
    # Nobody else can read the answer: it is ephemeral, or stands among private messages.
    post, inbox = answer.message, stage.member(seat).user.dm_channel.id
    if not (answer.private or post is None or bool(post.ephemeral) or post.channel_id == inbox):
        raise Spoiled(f"the answer to {action} is not private")
    return answer


# The roads.


async def by_command(stage: Stage, seat: int, look: Look, action: Any) -> Answer:
    """Everything by slash commands; an order of claims has a form."""
    member = stage.member(seat)
    if isinstance(action, m.RankOffices):
        opened = await stage.command(member, "offices")
        order = {f"order{spot}": [office] for spot, office in enumerate(action.order[:5])}
        return await stage.driver.submit(member, opened, **order)
    if isinstance(action, m.OfferDeal):
        # The offers that stewards make: coins for one act of the other.
        mine, theirs = _shares(seat, action)
        (reward,), (act,) = mine.gifts, theirs.gifts
        asked = {"they_do": act.word, "they_power": act.n, "they_when": act.ahead, "i_reward": reward.n}
        return await stage.command(member, "trade", partner=str(action.partner), **asked)
    name, options = COMMANDS[type(action)](action)
    if name == "deals":
        # Chosen as people do: once the table has taken back, a suggestion says more than the deal's number.
        listed = await stage.suggestions(member, name, "answer", "")
        answer = options["answer"]
        options = {"answer": next((one for one in listed if f"{one}:".startswith(f"{answer}:")), answer)}
    return await stage.command(member, name, **options)


async def by_whisper(stage: Stage, seat: int, look: Look, action: Any) -> Answer:
    """By the newest private message that has the button; what none has, by the private panel."""
    if isinstance(action, m.OfferDeal):
        return await _by_form(stage, seat, action)
    if isinstance(action, m.ConfirmDeal | m.DeclineDeal):
        return await _by_deals(stage, seat, look, action)
    offer = offer_of(look, action)
    for post in reversed(_letters(stage, seat)[-6:]):
        spot = spot_for(stage, seat, post, offer)
        wait = next((wait.id for wait in look.waits if wait.must), None)
        # An older message has the button of a question that is over.
        if spot is not None and wait is not None and f":{wait}:" in spot.custom_id:
            return await take(stage, seat, post, offer, action)
    return await by_panel(stage, seat, look, action)


def _letters(stage: Stage, seat: int) -> list[Post]:
    """What only this seat's person reads, in direct messages and where they play, oldest first."""
    member = stage.member(seat)
    here = (*stage.driver.channel(member), *stage.driver.threads(member))
    private = (post for post in here if post.ephemeral)
    return sorted((*stage.driver.inbox(member), *private), key=lambda post: post.id)


async def by_button(stage: Stage, seat: int, look: Look, action: Any) -> Answer:
    """By the buttons of the channel's newest message: vote, trade, and the private panel behind the third."""
    if isinstance(action, m.OfferDeal):
        return await _by_form(stage, seat, action)
    if isinstance(action, m.ConfirmDeal | m.DeclineDeal):
        return await _by_deals(stage, seat, look, action)
    verb = "vote" if isinstance(action, m.Cast | m.AddPower | m.SealBallot) else "seat"
    beginning = f"v1:{verb}:{stage.match}"
    opened = await stage.press_newest(stage.member(seat), beginning)
    if opened.form is not None:
        # An abstention has no power.
        power = str(action.power) if action.power else ""
        ballot = {"ballot": action.ballot, "power": power, "seal": str(int(action.seal))}
        return await stage.driver.submit(stage.member(seat), opened, **ballot)
    return await take(stage, seat, message(opened), offer_of(look, action), action)


async def by_panel(stage: Stage, seat: int, look: Look, action: Any) -> Answer:
    """By the private panel that a command opens."""
    if isinstance(action, m.OfferDeal):
        return await _by_form(stage, seat, action)
    opened = await stage.command(stage.member(seat), "hand")
    if isinstance(action, OF_DEALS):
        return await _by_deals(stage, seat, look, action)
    return await take(stage, seat, message(opened), offer_of(look, action), action)


async def _by_form(stage: Stage, seat: int, action: m.OfferDeal) -> Answer:
    """The channel's trade form, and its preview: one does something, the other pays for it."""
    beginning = f"v1:build:{stage.match}:"
    member = stage.member(seat)
    steps = await stage.press_newest(member, beginning)
    form = await stage.driver.click(member, message(steps), f"v1:trade:{stage.match}:")
    mine, theirs = _shares(seat, action)
    # One number of coins and one of power serves both sides, as stewards offer it; empty where there is none.
    coins, power = (shared_number(Draft(0, mine, theirs), power=power) for power in (False, True))
    values = {
        "partner": [str(action.partner)],
        "mine": [f"{one.word}.{one.ahead}" for one in mine.gifts],
        "theirs": [f"{one.word}.{one.ahead}" for one in theirs.gifts],
        "coins": str(coins or ""),
        "power": str(power or ""),
    }
    preview = message(await stage.driver.submit(member, form, **values))
    sends = next(one for one in custom_ids(preview) if one.startswith("v1:draft:") and ":send:" in one)
    return await stage.driver.click(member, preview, sends)


async def _by_deals(stage: Stage, seat: int, look: Look, action: Any) -> Answer:
    """The private leaf of deals: where several offers stand, the command says which is meant."""
    opened = await stage.command(stage.member(seat), "deals")
    offer = offer_of(look, action)
    if spot_for(stage, seat, message(opened), offer) is None:
        return await by_command(stage, seat, look, action)
    return await take(stage, seat, message(opened), offer, action)


def _shares(seat: int, action: m.OfferDeal) -> tuple[Share, Share]:
    """The shares of both sides, the seat's own first, in the words of form and command."""
    mine = share_of(action.mine, seat, action.partner)
    return mine, share_of(action.theirs, action.partner, seat)


# What a hand does on a message.


async def take(stage: Stage, seat: int, post: Post, offer: Any, action: Any) -> Answer:
    """Make this move with what stands on the message; a begun one through its form."""
    member = stage.member(seat)
    spot = spot_for(stage, seat, post, offer)
    if spot is None and isinstance(action, m.Cast):
        return await _weigh(stage, seat, post, action)
    if spot is None:
        raise Spoiled(
            f"seat {seat} finds no {label(presenter(stage, seat), offer)!r} among {list(spots(post))}"
        )
    if spot.value is None:
        answer = await stage.driver.click(member, post, spot.custom_id)
    else:
        answer = await stage.driver.choose(member, post, [spot.value], spot.custom_id)
    if spot.custom_id.startswith(ASKED_AGAIN) and answer.message is not None:
        return await stage.driver.click(member, answer.message, "v1:do:")
    if not isinstance(offer, PartialMove):
        return answer
    return await stage.driver.submit(member, answer, **form_input(offer, action))


async def _weigh(stage: Stage, seat: int, post: Post, cast: m.Cast) -> Answer:
    """HO-6.5, HO-R19: a form takes the power, a button the manner, one more casts it. Raises Spoiled."""
    member = stage.member(seat)
    if cast.ballot not in SIDES:
        said = plain(presenter(stage, seat).say(f"button-{cast.ballot}", pool=stage.state.pool))
        abstention = next((one for one in spots(post) if one.says == said), None)
        if abstention is None:
            raise Spoiled(f"seat {seat} finds no {said!r}")
        return await stage.driver.click(member, post, abstention.custom_id)
    asked = power_button(post)
    form = await stage.driver.click(member, post, asked.pack())
    weighed = (await stage.driver.submit(member, form, power=str(cast.power))).message
    said = presenter(stage, seat).say("button-cast", side=cast.ballot, power=cast.power, seal=int(cast.seal))
    # Where a deal asks for more power the ballot stays open, whatever the manner.
    if weighed is not None and all(one.says != plain(said) for one in spots(weighed)):
        other = PlannedBallotId(asked.match, asked.prefix, cast.power, "seal" if cast.seal else "open").pack()
        weighed = (await stage.driver.click(member, weighed, other)).message
    found = [] if weighed is None else [one for one in spots(weighed) if one.says == plain(said)]
    if weighed is None or not found:
        raise Spoiled(f"seat {seat} chose its power and manner and saw no {said!r}")
    return await stage.driver.click(member, weighed, found[0].custom_id)


def power_button(post: Post) -> PlannedBallotId:
    """The button of a ballot's page that asks for its power. Raises Spoiled where there is none."""
    known = (PlannedBallotId.parse(one.custom_id) for one in spots(post))
    found = next((one for one in known if one is not None and one.ask), None)
    if found is None:
        raise Spoiled("no ballot stands on this message")
    return found


def spot_for(stage: Stage, seat: int, post: Post, offer: Any) -> Spot | None:
    """The one control of a message that makes this offer, by the seat's words; None for none or several."""
    wanted = plain(label(presenter(stage, seat), offer))
    verbs = ("v1:form:",) if isinstance(offer, PartialMove) else ("v1:do:", "v1:pick:", ASKED_AGAIN)
    found = [spot for spot in spots(post) if spot.says == wanted and spot.custom_id.startswith(verbs)]
    return found[0] if len(found) == 1 else None


def presenter(stage: Stage, seat: int) -> Presenter:
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


def message(answer: Answer) -> Post:
    """The message of an answer; Spoiled when there is none."""
    if answer.message is None:
        raise Spoiled("an answer without a message")
    return answer.message


# A second thought.


async def try_take_back(stage: Stage, seat: int, action: Any, before: Any) -> bool:
    """The seat asks for its last move back and all agree; False where that can't be. Raises Spoiled.

    `before` is the campaign as it stood before the move.
    """
    player = stage.live.table.chairs[seat].player
    if not isinstance(action, REGRETTED) or player is None:
        return False
    if undo_way(stage.live.match_state, player) is None:
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
    await let_all_agree(stage, asked)
    if stage.state != before:
        raise Spoiled(f"what seat {seat} took back is not undone")


# The tables.


def _vote(cast: m.Cast) -> tuple[str, dict[str, Any]]:
    """The options of a ballot; an abstention has neither power nor seal."""
    if cast.ballot in ("gather", "moderate"):
        return "vote", {"ballot": cast.ballot}
    return "vote", {"ballot": cast.ballot, "power": cast.power, "seal": cast.seal}


def _role(taken: m.TakeRole) -> tuple[str, dict[str, Any]]:
    return "role", {"role": taken.role, **({"handed": taken.handed} if taken.handed else {})}


def _promise(mark: m.MarkPromise) -> tuple[str, dict[str, Any]]:
    word = "kept" if mark.kept else "broken"
    return "promise", {"promise": f"{mark.deal}:{mark.by}:{mark.index}:{word}"}


COMMANDS: Final[Mapping[type, Callable[[Any], tuple[str, dict[str, Any]]]]] = {
    m.Found: lambda one: ("found", {"house": one.name, "emblem": one.emblem, "first_name": one.first_name}),
    m.Ready: lambda one: ("ready", {}),
    m.RemoveRole: lambda one: ("role", {"role": one.role}),
    m.TakeRole: _role,
    m.Cast: _vote,
    m.AddPower: lambda one: ("vote", {"ballot": "more", "power": one.power}),
    m.SealBallot: lambda one: ("vote", {"ballot": "seal"}),
    m.Decide: lambda one: ("decide", {"choice": f"{one.side}:{one.leader}"}),
    m.ConfirmDeal: lambda one: ("deals", {"answer": f"confirm:{one.deal}"}),
    m.DeclineDeal: lambda one: ("deals", {"answer": f"decline:{one.deal}"}),
    m.MarkPromise: _promise,
    m.TurnMomentum: lambda one: ("momentum", {"resource": one.resource}),
}
"""The command of each move, and its options."""

ROADS: Final[tuple[Road, ...]] = (by_command, by_whisper, by_button, by_panel, by_button)
"""How each seat's person does things; the last one takes no private messages."""
