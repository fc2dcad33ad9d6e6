"""The forms of standing orders: one ballot rule, and all the rest."""

from typing import Final, get_args

from bot.controls import orders_ids
from bot.controls.orders_ids import Topic
from bot.games.houses.orders.panel import deals, power
from bot.games.houses.presenter import Presenter
from bot.render.fluent import message_id
from bot.render.panel import Choice, Entry, Field, Form, Option, Radio
from engine.games.houses.names import RESOURCES
from engine.games.houses.orders.messages import (
    Answer,
    Duty,
    HousesOrders,
    Limits,
    Otherwise,
    Power,
    Trade,
    When,
)

POINTS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
PARTS: Final = (25, 50, 75)
COINS_LENGTH: Final = 2
"""Digits of the coins that a deal must pay."""


def form(voice: Presenter, orders: HousesOrders, topic: Topic) -> Form:
    """A form of this topic; that of the rest shows what is kept."""
    fields = _rule(voice) if topic == "rule" else _rest(voice, orders)
    title = voice.say(f"orders-form-{topic}")
    custom_id = orders_ids.form_id(voice.scene.match, topic)
    return Form(custom_id, title, fields, voice.scene.messages.language)


def powers() -> dict[str, Power]:
    """The powers to choose from, by their values."""
    points = {str(n): Power("points", n) for n in POINTS}
    return points | {f"{n}%": Power("part", n) for n in PARTS} | {"all": Power("all")}


def _rule(voice: Presenter) -> tuple[Field, ...]:
    whens = tuple(Option(one, voice.say(message_id(f"orders-option-{one}"))) for one in get_args(When))
    answers = tuple(Option(one, _answer(voice, one)) for one in get_args(Answer))
    amounts = tuple(Option(value, power(voice, one)) for value, one in powers().items())
    return (
        _with_label(voice, "when", Choice("when", whens)),
        _more(voice, "what", Choice("what", _subjects(voice), least=0)),
        _with_label(voice, "answer", Radio("answer", answers)),
        _more(voice, "power", Choice("power", amounts, least=0)),
    )


def _rest(voice: Presenter, orders: HousesOrders) -> tuple[Field, ...]:
    others = tuple(
        Option(one, voice.say(f"orders-otherwise-{one}"), chosen=one == orders.otherwise)
        for one in get_args(Otherwise)
    )
    trades = tuple(
        Option(one, _trade(voice, one), chosen=one == orders.deals.trade) for one in get_args(Trade)
    )
    duties = tuple(
        Option(one, voice.say(message_id(f"orders-duty-{one}")), chosen=one in orders.entrusted)
        for one in get_args(Duty)
    )
    coins = Entry("coins", COINS_LENGTH, 0, value=str(orders.deals.coins))
    return (
        _with_label(voice, "otherwise", Radio("otherwise", others)),
        _with_label(voice, "deals", Radio("deals", trades)),
        _with_label(voice, "coins", coins),
        _with_label(voice, "entrusted", Choice("entrusted", duties, least=0, most=len(duties))),
    )


def _trade(voice: Presenter, one: Trade) -> str:
    if one == "paid":
        return voice.say("orders-option-paid")
    return deals(voice, HousesOrders(deals=Limits(one)))


def _answer(voice: Presenter, one: Answer) -> str:
    if one == "role":
        return voice.say("orders-option-answer-role")
    return voice.common_text(f"ballot-{one}")


def _subjects(voice: Presenter) -> tuple[Option, ...]:
    """Resources, then the campaign's stories, then its houses."""
    resources = (Option(f"resource:{name}", voice.resource(name)) for name in RESOURCES)
    stories = (Option(f"line:{one.line}", voice.line(one.line)) for one in voice.view.lines)
    seats = range(len(voice.view.houses))
    houses = (Option(f"house:{seat}", voice.house(seat), emoji=voice.sign(seat)) for seat in seats)
    return (*resources, *stories, *houses)


def _with_label(voice: Presenter, name: str, control: Choice | Entry | Radio) -> Field:
    return Field(voice.say(f"orders-field-{name}"), control)


def _more(voice: Presenter, name: str, control: Choice) -> Field:
    code = f"orders-field-{name}"
    return Field(voice.say(code), control, voice.part(code, "description"))
