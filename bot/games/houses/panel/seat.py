"""The private panel of a seat: what it is asked with its controls, then what it holds, then the rest."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from bot.controls import ids, orders_ids, tenure_ids
from bot.games.houses.controls.back import back
from bot.games.houses.controls.controls import Components, leaders_alone
from bot.games.houses.controls.suggested_moves import USUAL, suggested_founding
from bot.games.houses.describe.council import ballot
from bot.games.houses.panel import holdings
from bot.games.houses.panel.until import deadline_of_wait, otherwise, remaining
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.fluent import message_id
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text, rows
from bot.ui.seat_controls import SeatControls
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

ACCENT = 0x5B4A8A
VOTED: Final = "vote-cast"
LEADS: Final = "decide-leader"
MORE: Final = "more"
WHY: Final = "why"
DEALS: Final = "deals"
"""The leaves that one button opens; the others stand behind "More"."""

FURTHER: Final = ("goals", "board")


def panel(voice: Presenter, controls: SeatControls, power: int = USUAL) -> Panel:
    """The seat's own panel; a ballot has so much power by one press.

    The end of the campaign (HO-R04) stands here once somebody has agreed to it.
    """
    components = Components(voice, controls)
    ending = components.stop() if any(voice.view.stopping) else ()
    doing = rows((*components.trade(), *_tabs(voice, controls.look.seat), *ending))
    blocks: list[Block] = [
        Text("\n".join(_heading(voice, controls))),
        *components.quick_ballots(power),
        *doing,
    ]
    held = "\n".join(holdings.lines(voice, controls.look.seat))
    blocks += [Rule(), Text(held)] if held else []
    blocks += components.perks()
    return Panel(ACCENT, tuple(blocks), voice.scene.messages.language)


def more_tab(voice: Presenter, controls: SeatControls) -> Panel:
    """What is seldom needed: goals, the whole board, orders, time and seat, the end of the campaign."""
    match = voice.scene.match
    tabs = tuple(Button(ids.seat_id(match, tab), voice.say(f"button-{tab}")) for tab in FURTHER)
    orders = Button(orders_ids.panel_id(match), voice.say("button-orders"))
    time = Button(tenure_ids.button_id(match), voice.common_text("button-time"))
    buttons = (*tabs, orders, time, *Components(voice, controls).stop(), back(voice))
    title = Text(markup.title(voice.say("more-title")))
    return Panel(ACCENT, (title, *rows(buttons)), voice.scene.messages.language)


def ballot_panel(voice: Presenter, controls: SeatControls) -> Panel:
    """Only the ballot of this phase."""
    own = holdings.own_ballot(voice, controls.look.seat, asked=_votes(controls))
    text = "\n".join((*own, *question_lines(voice, controls))) or voice.say("seat-idle")
    blocks: tuple[Block, ...] = (Text(text), *Components(voice, controls).ballot(), _seat(voice))
    return Panel(ACCENT, blocks, voice.scene.messages.language)


def question_lines(voice: Presenter, controls: SeatControls, *, soon: bool = False) -> Iterator[str]:
    """Each open question and its deadline, what silence brings, and what an answer means (chapter 13).

    `soon`: in how long it runs out; else also when, as a letter says it that is read any time.
    """
    for wait in controls.look.waits:
        code = _code(voice, controls, wait.ask)
        yield from map(markup.bold, _question(voice, controls.look.seat, code))
        yield _silence(voice, wait, code, soon=soon)
        yield markup.small(voice.say(f"means-{code}"))


def _silence(voice: Presenter, wait: Wait, code: str, *, soon: bool) -> str:
    what = voice.say(f"otherwise-{_otherwise(voice, wait, code)}")
    left = remaining(voice, wait.id)
    if not left:
        return voice.say("silent", otherwise=what)
    if soon:
        return voice.say("silent-left", left=left, otherwise=what)
    return voice.say("silent-until", until=deadline_of_wait(voice, wait.id), otherwise=what)


def _otherwise(voice: Presenter, wait: Wait, code: str) -> str:
    """What silence brings; where leaders alone are open it decides no side (HO-R21)."""
    if code == LEADS:
        return "leader-by-lot"
    return VOTED if code == VOTED else otherwise(voice, wait.seat, wait.otherwise)


def _question(voice: Presenter, seat: Seat, code: str) -> Iterator[str]:
    """What is asked. To vote asks the title of the phase, which stands above; a cast ballot is read here."""
    cast = voice.view.phase.ballots[seat] if voice.view.phase else None
    if code == VOTED and cast is not None:
        yield voice.say("ask-vote-cast", ballot=ballot(voice, cast))
    elif code != "vote":
        yield voice.say(f"ask-{code}")


def _votes(controls: SeatControls) -> bool:
    return any(wait.ask == "vote" for wait in controls.look.waits)


def _suggestion_line(voice: Presenter, controls: SeatControls) -> Iterator[str]:
    """HO-1.2: the house that one press founds."""
    house = suggested_founding(voice, controls)
    if house is not None:
        slots = {
            "name": house.name,
            "emblem": voice.behind_emblem(house.emblem, voice.emblem(house.emblem)),
            "person": house.first_name,
        }
        yield voice.say("suggested", **slots)


def _code(voice: Presenter, controls: SeatControls, ask: str) -> str:
    """Whoever has cast a ballot is asked for less: it counts as it lies (HO-R19).

    So is the moderator where the answer stands and leaders alone are level (HO-6.7).
    """
    phase = voice.view.phase
    if ask == "decide" and phase is not None and phase.decision is not None and leaders_alone(phase.decision):
        return LEADS
    voted = ask == "vote" and phase is not None and phase.cast[controls.look.seat]
    return VOTED if voted else message_id(ask)


def _heading(voice: Presenter, controls: SeatControls) -> Iterator[str]:
    """The head of the panel: who one is, and what one is asked."""
    seat = controls.look.seat
    founded = bool(voice.view.houses[seat].name)
    yield markup.title(_name(voice, seat) if founded else voice.say("seat-unfounded"))
    yield from holdings.own_ballot(voice, seat, asked=_votes(controls))
    yield from holdings.binding(voice, seat)
    yield from question_lines(voice, controls, soon=True)
    yield from _suggestion_line(voice, controls)
    if not controls.look.waits:
        yield _idle(voice, seat)


def _idle(voice: Presenter, seat: Seat) -> str:
    """Nothing is asked; once the campaign has ended, that and the house's place (HO-R05)."""
    ended = voice.view.result
    if ended is None:
        return voice.say("seat-idle")
    better = takewhile(lambda equals: seat not in equals, ended.places)
    return voice.say("seat-over", place=1 + sum(map(len, better)))


def _name(voice: Presenter, seat: Seat) -> str:
    """Who one is, behind the emblem until the hand shows it."""
    own, said = voice.view.own, voice.character(seat)
    held = own is not None and own.role is not None
    return said if held else voice.behind_emblem(voice.view.houses[seat].emblem, said)


def _tabs(voice: Presenter, seat: Seat) -> tuple[Button, ...]:
    """The leaves of the panel, and the way to all else; the deals with so many offers to answer."""
    match, offers = voice.scene.match, holdings.count_offers(voice, seat)
    named = voice.say("button-deals-asked", n=offers) if offers else voice.say("button-deals")
    deals = Button(ids.seat_id(match, DEALS), named, "primary" if offers else "secondary")
    why = Button(ids.seat_id(match, WHY), voice.say("button-why"))
    return (deals, why, Button(ids.seat_id(match, MORE), voice.common_text("button-more")))


def _seat(voice: Presenter) -> Buttons:
    return Buttons((Button(ids.seat_id(voice.scene.match), voice.say("button-seat")),))
