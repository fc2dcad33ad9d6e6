"""The private hand: what one house alone may see, made from that house's own cut."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.games.houses.panel import holdings
from bot.games.houses.panel.reckoning import Reckoning, reckon
from bot.games.houses.picture.council import track_line, tracks
from bot.games.houses.picture.ending import CLAUSES
from bot.games.houses.picture.hand_layout import place_pieces
from bot.games.houses.picture.naming import emblem, sheet
from bot.games.houses.picture.values import Hand, Points
from bot.games.houses.presenter import Presenter
from bot.pictures.facts import sketch_of, words_button
from bot.render.limits import ROW_BUTTONS
from bot.render.panel import Block, Buttons, Panel, Rule, Sketch, Text
from engine.games.houses.role_points import GOALS
from engine.games.houses.view import Own

TEMPLATE: Final = "houses_hand"


def with_hand_picture(voice: Presenter, panel: Panel) -> Panel:
    """The panel of a house with its hand drawn in place of the words that say it, and of the rule above them.

    As it is without a role.
    """
    own = voice.view.own
    if own is None or own.role is None or voice.view.stage in ("interlude", "over"):
        return panel
    held = panel.blocks.index(Rule()) + 1  # what is held stands under the rule
    drawn = (*panel.blocks[: held - 1], *_in_place(voice, own), *panel.blocks[held + 1 :])
    return replace(panel, pictured=_with_words_button(voice, drawn))


def _with_words_button(voice: Presenter, blocks: tuple[Block | Sketch, ...]) -> tuple[Block | Sketch, ...]:
    """With the button that tells the picture in words at the end."""
    words, last = words_button(voice.scene), blocks[-1]
    if isinstance(last, Buttons) and len(last.buttons) < ROW_BUTTONS:
        return (*blocks[:-1], Buttons((*last.buttons, words)))
    return (*blocks, Buttons((words,)))


def with_reasons_in_picture(
    voice: Presenter, blocks: tuple[Block | Sketch, ...], said: tuple[str, ...]
) -> tuple[Block | Sketch, ...]:
    """The blocks, the hand among them with these reasons of its numbers."""
    own = voice.view.own
    return tuple(
        sketch(voice, own, said) if own and isinstance(one, Sketch) and one.template == TEMPLATE else one
        for one in blocks
    )


def sketch(voice: Presenter, own: Own, said: tuple[str, ...] = ()) -> Sketch:
    """The picture of what the voice's own reader holds, who has a role; `said` are reasons of its numbers."""
    hand = values(voice, own, said)
    return sketch_of(TEMPLATE, place_pieces(hand), _lines(voice, hand))


def values(voice: Presenter, own: Own, said: tuple[str, ...] = ()) -> Hand:
    """What the picture shows. Only for the reader whose `own` it is."""
    assert own.role is not None
    now = reckon(voice.view, own)
    return Hand(
        **sheet(voice, "total"),
        emblem=emblem(voice, own.seat),
        role=voice.role(own.role),
        wants=voice.part(f"role-clause-{own.role}", "short"),
        total=now.total,
        tracks=tracks(voice, GOALS[own.role].ranges),
        parts=tuple(_parts(voice, now)),
        coins=own.coins,
        rank=""
        if now.coin_place is None
        else holdings.place_line(voice, now.coin_place, level=now.coins_level),
        power=own.free_power,
        bound=_reserved_power_text(voice, own),
        offices=tuple(Points(voice.office(office), n) for office, n in now.offices),
        reasons=said,
    )


def _in_place(voice: Presenter, own: Own) -> tuple[Block | Sketch, ...]:
    beside = "\n".join(holdings.lines_beside_picture(voice, own.seat))
    return (sketch(voice, own), *((Text(beside),) if beside else ()))


def _parts(voice: Presenter, now: Reckoning) -> Iterator[Points]:
    offices = sum(n for _, n in now.offices)
    points = (now.resources, now.coins, offices, now.power, now.bonus)
    for clause, n in zip(CLAUSES, points, strict=True):
        yield Points(voice.say(f"picture-{clause}"), n)


def _reserved_power_text(voice: Presenter, own: Own) -> str:
    """HO-R22: what of the power is not free; where all is free, that."""
    parts = list(holdings.reserved_power_lines(voice, own))
    return voice.listing(parts) if parts else voice.say("picture-pool")


def _lines(voice: Presenter, hand: Hand) -> Iterator[str]:
    yield voice.say("picture-hand", role=hand.role, wants=hand.wants, total=hand.total)
    for one in hand.tracks:
        yield track_line(voice, one)
    yield voice.listing([voice.say("picture-part", name=one.name, n=one.points or 0) for one in hand.parts])
    coins, power = voice.coins(hand.coins), voice.common_text("count-power", count=hand.power)
    yield voice.listing([f"{coins} ({hand.rank})" if hand.rank else coins, f"{power} ({hand.bound})"])
    for office in hand.offices:
        yield voice.say("seat-office", office=office.name, n=office.points or 0)
    yield from hand.reasons
