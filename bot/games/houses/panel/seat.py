"""The private panel of a seat: what it is asked with its controls, then what it holds, then the rest."""

from collections.abc import Iterator
from typing import Final

from bot.controls import ids, orders_ids, tenure_ids
from bot.games.houses.controls.controls import Components
from bot.games.houses.controls.spelling import USUAL, suggested
from bot.games.houses.describe.council import ballot
from bot.games.houses.panel import holdings
from bot.games.houses.panel.until import until
from bot.games.houses.voice import Voice
from bot.render import markup
from bot.render.limits import ROW_BUTTONS
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text, rows
from bot.ui.seat_controls import SeatControls
from engine.kernel.seats import Seat

ACCENT = 0x5B4A8A
VOTED: Final = "vote-cast"
MORE: Final = "more"
LEAVES: Final = ("deals", "why")
"""The leaves that one button opens; the others stand behind "More"."""

FURTHER: Final = ("goals", "board")


def panel(voice: Voice, controls: SeatControls, power: int = USUAL) -> Panel:
    """The seat's own panel; a ballot has so much power by one press.

    The end of the campaign (HO-R04) stands here once somebody has agreed to it.
    """
    components = Components(voice, controls)
    ending = components.stop() if any(voice.view.stopping) else ()
    pressed = _joined(components.pressed(power), components.trade())
    blocks: list[Block] = [Text("\n".join(_asked(voice, controls))), *pressed, Rule()]
    blocks.append(Text("\n".join(holdings.lines(voice, controls.look.seat))))
    blocks += [*components.perks(), Buttons((*_tabs(voice), *ending))]
    return Panel(ACCENT, tuple(blocks), voice.scene.messages.language)


def _joined(blocks: tuple[Block, ...], more: tuple[Button, ...]) -> tuple[Block, ...]:
    """Buttons beside those that end the blocks, where their row has room."""
    last = blocks[-1] if blocks else None
    if isinstance(last, Buttons) and len(last.buttons) + len(more) <= ROW_BUTTONS:
        return (*blocks[:-1], Buttons((*last.buttons, *more)))
    return (*blocks, *rows(more))


def more_tab(voice: Voice, controls: SeatControls) -> Panel:
    """What is seldom needed: goals, the whole board, orders, time and seat, the end of the campaign."""
    match = voice.scene.match
    tabs = tuple(Button(ids.seat_id(match, tab), voice.say(f"button-{tab}")) for tab in FURTHER)
    orders = Button(orders_ids.panel_id(match), voice.say("button-orders"))
    time = Button(tenure_ids.button_id(match), voice.shared("button-time"))
    back = Button(ids.seat_id(match), voice.say("button-back"))
    buttons = (*tabs, orders, time, *Components(voice, controls).stop(), back)
    title = Text(markup.title(voice.say("more-title")))
    return Panel(ACCENT, (title, *rows(buttons)), voice.scene.messages.language)


def ballot_panel(voice: Voice, controls: SeatControls) -> Panel:
    """Only the ballot of this phase."""
    own = holdings.own_ballot(voice, controls.look.seat, asked=_votes(controls))
    text = "\n".join((*own, *asked(voice, controls))) or voice.say("seat-idle")
    blocks: tuple[Block, ...] = (Text(text), *Components(voice, controls).ballot(), _seat(voice))
    return Panel(ACCENT, blocks, voice.scene.messages.language)


def asked(voice: Voice, controls: SeatControls) -> Iterator[str]:
    """Each open question and its deadline, what silence brings, and what an answer means (chapter 13)."""
    for wait in controls.look.waits:
        code, due = _code(voice, controls, wait.ask), until(voice, wait.id)
        yield markup.bold(_question(voice, controls.look.seat, code))
        silence = code if code == VOTED else wait.otherwise.replace("_", "-")
        otherwise = voice.say(f"otherwise-{silence}")
        if due:
            yield voice.say("silent-until", until=due, otherwise=otherwise)
        else:
            yield voice.say("silent", otherwise=otherwise)
        yield markup.small(voice.say(f"means-{code}"))


def _question(voice: Voice, seat: Seat, code: str) -> str:
    """What is asked; whoever has cast a ballot reads it there, and nowhere else on the panel."""
    cast = voice.view.phase.ballots[seat] if voice.view.phase else None
    if code != VOTED or cast is None:
        return voice.say(f"ask-{code}")
    return voice.say("ask-vote-cast", ballot=ballot(voice, cast))


def _votes(controls: SeatControls) -> bool:
    return any(wait.ask == "vote" for wait in controls.look.waits)


def _suggested(voice: Voice, controls: SeatControls) -> Iterator[str]:
    """HO-1.2: the house that one press founds."""
    house = suggested(voice, controls)
    if house is not None:
        slots = {
            "name": house.name,
            "emblem": voice.signed(house.emblem, voice.emblem(house.emblem)),
            "person": house.first_name,
        }
        yield voice.say("suggested", **slots)


def _code(voice: Voice, controls: SeatControls, ask: str) -> str:
    """Whoever has cast a ballot is asked for less: it counts as it lies (HO-R19)."""
    phase = voice.view.phase
    voted = ask == "vote" and phase is not None and phase.cast[controls.look.seat]
    return VOTED if voted else ask.replace("_", "-")


def _asked(voice: Voice, controls: SeatControls) -> Iterator[str]:
    """The head of the panel: who one is, and what one is asked."""
    seat = controls.look.seat
    founded = bool(voice.view.houses[seat].name)
    who = voice.signed(voice.view.houses[seat].emblem, voice.character(seat)) if founded else ""
    yield markup.title(who or voice.say("seat-unfounded"))
    yield from holdings.own_ballot(voice, seat, asked=_votes(controls))
    yield from holdings.binding(voice, seat)
    yield from asked(voice, controls)
    yield from _suggested(voice, controls)
    if not controls.look.waits:
        yield voice.say("seat-idle")


def _tabs(voice: Voice) -> tuple[Button, ...]:
    """The leaves of the panel, and the way to all else."""
    match = voice.scene.match
    tabs = tuple(Button(ids.seat_id(match, tab), voice.say(f"button-{tab}")) for tab in LEAVES)
    return (*tabs, Button(ids.seat_id(match, MORE), voice.shared("button-more")))


def _seat(voice: Voice) -> Buttons:
    return Buttons((Button(ids.seat_id(voice.scene.match), voice.say("button-seat")),))
