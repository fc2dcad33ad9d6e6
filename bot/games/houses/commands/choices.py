"""What is offered while a player types a command of the council: taken from the player's own offers.

Two tables at the end say which option is completed by what: SUGGESTIONS by words, NUMBERS by numbers between
bounds. Whatever is offered, anything can be typed: the command reads it anew and the rules refuse.
"""

from collections.abc import Callable, Coroutine, Iterable, Iterator
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.games.houses.controls.controls import description, label
from bot.games.houses.presenter import Presenter, presenter_of
from bot.games.houses.trade import deals
from bot.interactions.finding import typed_option
from bot.render.bidi import label as directed
from bot.render.limits import AUTOCOMPLETE, CHOICE_NAME
from bot.render.users import comparable_words
from bot.ui.actor import Actor, resolve_actor
from engine.games import houses
from engine.games.houses import moves as m
from engine.kernel.moves import Amount, Field, PartialMove, Pick, SubForms, field_value, tag
from engine.kernel.refused import Refused

Pairs = Iterable[tuple[str, str]]
"""Name and value of each choice."""

Suggest = Callable[[Actor, Presenter], Pairs]
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
Filled = Callable[[str], Any]
"""What stands in another option, by the option's name in the code; None where nothing does."""

Bounded = Callable[[Actor, Filled], range]
"""The numbers that an option can hold, by what is filled in beside it."""

Counted = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[int]]]]

ANSWERS: Final[dict[str, Callable[[str], Any]]] = {
    "confirm": m.ConfirmDeal,
    "decline": m.DeclineDeal,
    "withdraw": m.WithdrawDeal,
}
"""The moves that answer a deal, by the words of /deals; /deals knows "counter", too, which only shows."""


def completion_by_words(suggest: Suggest) -> Complete:
    """The autocompletion that offers these; nothing to those who have no seat."""

    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        who = await _actor_at_council(interaction)
        if who is None:
            return []
        pairs = suggest(who, presenter_of(who))
        language, wanted = who.scene.words.language, comparable_words(typed)
        fitting = (
            # The value is looked through as well, for who knows the command's own words.
            app_commands.Choice(name=directed(name, language)[:CHOICE_NAME], value=value)
            for name, value in pairs
            if wanted in comparable_words(name) or wanted in comparable_words(value)
        )
        return list(fitting)[:AUTOCOMPLETE]

    return complete


def ballots(who: Actor, presenter: Presenter) -> Iterator[tuple[str, str]]:
    """The ballots, or more power and the seal."""
    for one in who.controls.offers:
        match one:
            case PartialMove("cast"):
                yield label(presenter, one), str(field_value(one, "ballot"))
            case m.Cast(kind):
                yield label(presenter, one), kind
            case PartialMove("add_power"):
                yield label(presenter, one), "more"
            case m.SealBallot():
                yield label(presenter, one), "seal"


def partners(who: Actor, presenter: Presenter) -> Iterator[tuple[str, str]]:
    """The other houses."""
    for seat in range(len(presenter.view.houses)):
        if seat != who.seat:
            yield presenter.house(seat), str(seat)


def answers(who: Actor, presenter: Presenter) -> Iterator[tuple[str, str]]:
    """The answers to each open offer: confirm, decline or counter it, or withdraw an own one."""
    for deal in deals.open_offers(presenter):
        mine = deal.maker == who.seat
        words = ("withdraw",) if mine else ("confirm", "decline", "counter")
        for word in words if who.seat in deals.parties(deal) else ():
            said = presenter.part(f"action-{word}-deal", "option", deal=presenter.deal(deal.id))
            yield said, answer_value(who, word, deal.id)


def answer_value(who: Actor, word: str, deal: str) -> str:
    """The value of an answer to a deal: with its handle once another deal can have had the number before."""
    if word not in ANSWERS or not who.controls.numbers_may_return:
        return f"{word}:{deal}"
    return f"{word}:{deal}:{who.controls.handle(ANSWERS[word](deal))}"


def decisions(who: Actor, presenter: Presenter) -> Iterator[tuple[str, str]]:
    """The answers and leaders that are open."""
    for one in who.controls.whole(m.Decide):
        yield label(presenter, one), f"{one.side}:{one.leader}"


def emblems(who: Actor, presenter: Presenter) -> Iterator[tuple[str, str]]:
    """The emblems that nobody bears."""
    for begun in who.controls.open_offers_of("found"):
        for field in begun.fields:
            if isinstance(field, Pick) and field.name == "emblem":
                yield from ((presenter.emblem(str(one)), str(one)) for one in field.among)


def roles(who: Actor, presenter: Presenter) -> Iterator[tuple[str, str]]:
    """The roles that are left."""
    for one in who.controls.offers:
        if isinstance(one, m.RemoveRole | m.TakeRole):
            yield label(presenter, one), one.role


def roles_to_hand_on(who: Actor, presenter: Presenter) -> Iterator[tuple[str, str]]:
    """With draft_two the roles that may be handed on."""
    if any(tag(one) == "take_role" and isinstance(one, PartialMove) for one in who.controls.offers):
        yield from roles(who, presenter)


def promises(who: Actor, presenter: Presenter) -> Iterator[tuple[str, str]]:
    """Each promise that is to be marked, kept or broken."""
    for one in who.controls.whole(m.MarkPromise):
        word = "kept" if one.kept else "broken"
        yield (
            f"{label(presenter, one)}, {description(presenter, one)}",
            f"{one.deal}:{one.by}:{one.index}:{word}",
        )


def powers(who: Actor, filled: Filled) -> range:
    """HO-6.5: what the ballot that is being typed can hold; of a first one the most that any can."""
    begun, ballot = (
        (*who.controls.open_offers_of("cast"), *who.controls.open_offers_of("add_power")),
        filled("ballot"),
    )
    word = {"more": "add_power"}.get(str(ballot), "cast")
    fitting = [one for one in begun if one.move == word and field_value(one, "ballot") in (None, ballot)]
    return bounds([field for one in fitting or begun for field in one.fields])


def shares(side: str, part: str, field: str) -> Bounded:
    """HO-R23: what a clause of this side can name, as the seat's own offers say."""

    def of(who: Actor, filled: Filled) -> range:
        sides = (one for begun in who.controls.open_offers_of("offer_deal") for one in begun.fields)
        parts = [one for one in sides if isinstance(one, SubForms) and one.name == side]
        forms = [form for one in parts for form in one.forms if form.move == part]
        return bounds([one for form in forms for one in form.fields if one.name == field])

    return of


def bounds(fields: Iterable[Field]) -> range:
    """Every number between the bounds of these amounts; none without one."""
    amounts = [one for one in fields if isinstance(one, Amount)]
    if not amounts:
        return range(0)
    return range(min(one.least for one in amounts), max(one.most for one in amounts) + 1)


def completion_by_numbers(bounded: Bounded) -> Counted:
    """The autocompletion that offers the numbers that can be; nothing to those who have no seat."""

    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        who = await _actor_at_council(interaction)
        if who is None:
            return []
        presenter = presenter_of(who)
        begins = comparable_words(typed)
        numbers = [n for n in bounded(who, partial(typed_option, interaction)) if str(n).startswith(begins)]
        return [
            app_commands.Choice(name=presenter.say("figure", n=n), value=n) for n in numbers[:AUTOCOMPLETE]
        ]

    return complete


async def _actor_at_council(interaction: discord.Interaction[Any]) -> Actor | None:
    """The seat at a table of Houses that types this; None for anybody who has none there."""
    try:
        who = await resolve_actor(interaction, typed_option(interaction, "match"))
    except Refused:
        # A completion can't be refused in words: the command says why once it is sent.
        return None
    return who if who.live.match.game == houses.NAME else None


NUMBERS: Final[dict[str, dict[str, Bounded]]] = {
    "vote": {"power": powers},
    "trade": {
        "i_power": shares("mine", "vote", "least"),
        "i_pay": shares("mine", "pay", "n"),
        "i_reward": shares("mine", "reward", "n"),
        "they_power": shares("theirs", "vote", "least"),
        "they_pay": shares("theirs", "pay", "n"),
        "they_reward": shares("theirs", "reward", "n"),
    },
}
"""By command and option: numbers, whose bounds no fixed range can know."""

SUGGESTIONS: Final[dict[str, dict[str, Suggest]]] = {
    "vote": {"ballot": ballots},
    "trade": {"partner": partners},
    "deals": {"answer": answers},
    "decide": {"choice": decisions},
    "found": {"emblem": emblems},
    "role": {"role": roles, "handed": roles_to_hand_on},
    "promise": {"promise": promises},
}
"""By command and option."""
