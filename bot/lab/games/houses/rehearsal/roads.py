"""The roads to a move: slash commands, private messages, the channel's buttons, the private panel."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from bot.games.houses.trade.drafts import Draft, Share, share_of, shared_number
from bot.lab.games.houses.rehearsal.hands import offer_of, spot_for, take
from bot.lab.rehearsal.stage import Spoiled, Stage, custom_ids, plain
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post
from engine.games.houses import moves as m
from engine.kernel.steward import Look

Road = Callable[[Stage, int, Look, Any], Awaitable[Answer]]


async def walk(stage: Stage, seat: int, look: Look, action: Any, road: Road | None = None) -> Answer:
    """Make this move as this seat's person does such things; Spoiled unless it is kept as it was meant."""
    before = stage.live.match_state.seq - 1
    answer = await (road or ROADS[seat % len(ROADS)])(stage, seat, look, action)
    kept = [entry.action for entry in await stage.entries(before) if entry.seat == seat]
    if action not in kept:
        raise Spoiled(f"seat {seat} meant {action}; kept was {kept}, said was {plain(answer.text)!r}")
    if not is_private(stage, seat, answer):
        raise Spoiled(f"the answer to {action} is not private")
    return answer


async def by_command(stage: Stage, seat: int, look: Look, action: Any) -> Answer:
    """Everything by slash commands; an order of claims has a form."""
    member = stage.member(seat)
    if isinstance(action, m.RankOffices):
        opened = await stage.command(member, "offices")
        return await stage.driver.submit(member, opened, **_places(action))
    is_deal = isinstance(action, m.OfferDeal)
    name, options = _trade(seat, action) if is_deal else COMMANDS[type(action)](action)
    return await stage.command(member, name, **options)


async def by_whisper(stage: Stage, seat: int, look: Look, action: Any) -> Answer:
    """By the newest private message that has the button; what none has, by the private panel."""
    if isinstance(action, m.OfferDeal):
        return await _by_form(stage, seat, action)
    if isinstance(action, m.ConfirmDeal | m.DeclineDeal):
        return await _by_deals(stage, seat, look, action)
    offer = offer_of(look, action)
    for post in reversed(stage.driver.inbox(stage.member(seat))[-6:]):
        spot = spot_for(stage, seat, post, offer)
        wait = next((wait.id for wait in look.waits if wait.must), None)
        if spot is not None and wait is not None and f":{wait}:" in spot.custom_id:
            return await take(stage, seat, post, offer, action)
    return await by_panel(stage, seat, look, action)


async def by_button(stage: Stage, seat: int, look: Look, action: Any) -> Answer:
    """By the buttons of the channel's newest message: vote, trade, and the private panel behind the third."""
    if isinstance(action, m.OfferDeal):
        return await _by_form(stage, seat, action)
    if isinstance(action, m.ConfirmDeal | m.DeclineDeal):
        return await _by_deals(stage, seat, look, action)
    verb = "vote" if isinstance(action, m.Cast | m.AddPower | m.SealBallot) else "seat"
    beginning = f"v1:{verb}:{stage.match}"
    opened = await stage.driver.click(stage.member(seat), stage.newest_post_with(beginning), beginning)
    if opened.form is not None:
        return await stage.driver.submit(stage.member(seat), opened, **_ballot(action))
    return await take(stage, seat, message(opened), offer_of(look, action), action)


async def by_panel(stage: Stage, seat: int, look: Look, action: Any) -> Answer:
    """By the private panel that a command opens."""
    if isinstance(action, m.OfferDeal):
        return await _by_form(stage, seat, action)
    opened = await stage.command(stage.member(seat), "hand")
    if isinstance(action, m.ConfirmDeal | m.DeclineDeal | m.MarkPromise):
        return await _by_deals(stage, seat, look, action)
    return await take(stage, seat, message(opened), offer_of(look, action), action)


def is_private(stage: Stage, seat: int, answer: Answer) -> bool:
    """Whether nobody else can read the answer: it is ephemeral, or stands among private messages."""
    post = answer.message
    inbox = stage.member(seat).user.dm_channel.id
    return answer.private or post is None or bool(post.ephemeral) or post.channel_id == inbox


def message(answer: Answer) -> Post:
    """The message of an answer; Spoiled when there is none."""
    if answer.message is None:
        raise Spoiled("an answer without a message")
    return answer.message


async def _by_form(stage: Stage, seat: int, action: m.OfferDeal) -> Answer:
    """The channel's trade form, and its preview: one does something, the other pays for it."""
    beginning = f"v1:build:{stage.match}:"
    member = stage.member(seat)
    steps = await stage.driver.click(member, stage.newest_post_with(beginning), beginning)
    form = await stage.driver.click(member, message(steps), f"v1:trade:{stage.match}:")
    mine, theirs = _shares(seat, action)
    values = {
        "partner": [str(action.partner)],
        "mine": [f"{one.word}.{one.ahead}" for one in mine.gifts],
        "theirs": [f"{one.word}.{one.ahead}" for one in theirs.gifts],
        "coins": _number(mine, theirs, power=False),
        "power": _number(mine, theirs, power=True),
    }
    preview = await stage.driver.submit(member, form, **values)
    return await stage.driver.click(member, message(preview), _sends(message(preview)))


def _number(mine: Share, theirs: Share, *, power: bool) -> str:
    """Of every payment (every ballot), as stewards offer it; empty where there is none."""
    return str(shared_number(Draft(0, mine, theirs), power=power) or "")


def _sends(preview: Post) -> str:
    """The button of a preview that offers the deal."""
    return next(one for one in custom_ids(preview) if one.startswith("v1:draft:") and ":send:" in one)


async def _by_deals(stage: Stage, seat: int, look: Look, action: Any) -> Answer:
    """The private leaf of deals: where several offers stand, the command says which is meant."""
    opened = await stage.command(stage.member(seat), "deals")
    offer = offer_of(look, action)
    if spot_for(stage, seat, message(opened), offer) is None:
        return await by_command(stage, seat, look, action)
    return await take(stage, seat, message(opened), offer, action)


def _places(action: m.RankOffices) -> dict[str, Any]:
    return {f"order{spot}": [office] for spot, office in enumerate(action.order[:5])}


def _shares(seat: int, action: m.OfferDeal) -> tuple[Share, Share]:
    """The shares of both sides, the seat's own first, in the words of form and command."""
    mine = share_of(action.mine, seat, action.partner)
    return mine, share_of(action.theirs, action.partner, seat)


def _trade(seat: int, action: m.OfferDeal) -> tuple[str, dict[str, Any]]:
    """The offers that stewards make: coins for one act of the other."""
    mine, theirs = _shares(seat, action)
    (reward,), (act,) = mine.gifts, theirs.gifts
    asked = {"they_do": act.word, "they_power": act.n, "they_when": act.ahead, "i_reward": reward.n}
    return "trade", {"partner": str(action.partner), **asked}


def _cast(action: m.Cast) -> tuple[str, dict[str, Any]]:
    if action.ballot in ("gather", "moderate"):
        return "vote", {"ballot": action.ballot}
    return "vote", {"ballot": action.ballot, "power": action.power, "seal": action.seal}


def _ballot(action: m.Cast) -> dict[str, Any]:
    """The form of the vote; an abstention has no power."""
    power = str(action.power) if action.power else ""
    return {"ballot": action.ballot, "power": power, "seal": str(int(action.seal))}


def _take(action: m.TakeRole) -> tuple[str, dict[str, Any]]:
    handed = {"handed": action.handed} if action.handed else {}
    return "role", {"role": action.role, **handed}


def _word(action: m.MarkPromise) -> str:
    return "kept" if action.kept else "broken"


COMMANDS: Final[Mapping[type, Callable[[Any], tuple[str, dict[str, Any]]]]] = {
    m.Found: lambda one: ("found", {"house": one.name, "emblem": one.emblem, "first_name": one.first_name}),
    m.Ready: lambda one: ("ready", {}),
    m.RemoveRole: lambda one: ("role", {"role": one.role}),
    m.TakeRole: _take,
    m.Cast: _cast,
    m.AddPower: lambda one: ("vote", {"ballot": "more", "power": one.power}),
    m.SealBallot: lambda one: ("vote", {"ballot": "seal"}),
    m.Decide: lambda one: ("decide", {"choice": f"{one.side}:{one.leader}"}),
    m.ConfirmDeal: lambda one: ("deals", {"answer": f"confirm:{one.deal}"}),
    m.DeclineDeal: lambda one: ("deals", {"answer": f"decline:{one.deal}"}),
    m.MarkPromise: lambda one: ("promise", {"promise": f"{one.deal}:{one.by}:{one.index}:{_word(one)}"}),
    m.TurnMomentum: lambda one: ("momentum", {"resource": one.resource}),
}
"""The command of each move, and its options."""

ROADS: Final[tuple[Road, ...]] = (by_command, by_whisper, by_button, by_panel, by_button)
"""How each seat's person does things; the last one takes no private messages."""

CLOSED: Final = 4
"""The seat whose person takes no private messages."""
