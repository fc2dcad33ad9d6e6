"""What the table reads about an entry: short sections, in the order in which things happened."""

from itertools import groupby
from typing import Any, Final

from bot.controls import ids
from bot.games.houses.board import proposal, realm
from bot.games.houses.describe import remarks
from bot.games.houses.describe.left_open import count_before
from bot.games.houses.describe.lines import lines
from bot.games.houses.describe.pictured import with_pictures
from bot.games.houses.describe.targets import ENDINGS, events_for, split_at_new_phase
from bot.games.houses.presenter import Presenter
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Text
from bot.render.targets import ANNOUNCE, SECOND
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.events.event import Event
from engine.store import Target

ACCENT: Final = 0x8A6D3B
PHASE: Final = 0x2F6B4F
END: Final = 0x7A2E2E

SECTIONS: Final[dict[type[Event], str]] = {
    e.BallotsCounted: "count",
    e.ModeratorAsked: "count",
    e.DecisionTaken: "count",
    e.PowerSettled: "count",
    e.OutcomeDrawn: "outcome",
    e.ResourceMoved: "outcome",
    e.StabilityMoved: "outcome",
    e.EventSigned: "names",
    e.StorySigned: "names",
    e.StoryEnded: "names",
    e.ClausesSettled: "deals",
    e.DealClosed: "deals",
    e.AchievementReached: "goals",
    e.KingFell: "end",
    e.GenerationScored: "scores",
    e.HouseRewarded: "rewards",
    e.CampaignEnded: "campaign",
}
"""The section in which an event is told; the others stand without a heading."""

ABOUT: Final[dict[type[Event], str]] = {
    e.CampaignOpened: "found",
    e.PhaseOpened: "vote",
    e.ModeratorAsked: "decide",
}
"""What a public event asks of some or all."""

ASKING: Final = (e.GenerationOpened, e.DraftOpened, e.ModeratorAsked, e.GenerationClosed)
"""After these somebody has to do something. As a campaign opens, the board's button is the one."""


def post(voice: Presenter, entry: Entry, target: Target) -> Panel:
    """The table's first or second message about the entry."""
    first, second = split_at_new_phase(entry, voice.viewer)
    before = count_before(voice, events_for(entry, voice.viewer))
    events = second if target == SECOND else (*before, *first)
    happened = (*before, *events_for(entry, voice.viewer))
    voice = voice.at(happened)
    if target == ANNOUNCE:
        return announcement(voice, happened)
    if events and isinstance(events[0], e.PhaseOpened):
        return _phase(voice, events[0], events[1:])
    below = (*_remark(voice, events), *_buttons(voice, events))
    blocks = (*sections(voice, events, happened), *below)
    drawn = with_pictures(voice, events, happened, sections, below)
    return Panel(END if target == SECOND else ACCENT, blocks, voice.scene.messages.language, drawn)


def announcement(voice: Presenter, happened: tuple[Any, ...]) -> Panel:
    """The end of a king, a generation or the campaign, and nothing beside it."""
    events = tuple(event for event in happened if isinstance(event, ENDINGS))
    drawn = with_pictures(voice, events, happened, sections, ())
    return Panel(END, sections(voice, events, happened), voice.scene.messages.language, drawn)


def sections(voice: Presenter, events: tuple[Any, ...], happened: tuple[Any, ...]) -> tuple[Block, ...]:
    """A block of text for each section, a line between two; `happened` is all that the entry brought."""
    blocks: list[Block] = []
    counted = any(isinstance(event, e.BallotsCounted) for event in happened)
    for code, group in groupby(events, lambda event: section(event, counted=counted)):
        told = [line for event in group for line in lines(voice, event, happened)]
        head = [realm.heading(voice, code)] if code else []
        blocks += [Rule()] if blocks else []
        blocks.append(Text("\n".join((*head, *told))))
    return tuple(blocks)


def section(event: Any, *, counted: bool) -> str:
    """Where the event is told; a decision that follows its count later has a section of its own (HO-R21)."""
    code = SECTIONS.get(type(event), "")
    return "decision" if code == "count" and not counted else code


def _phase(voice: Presenter, opened: e.PhaseOpened, more: tuple[Any, ...]) -> Panel:
    """The new phase, and what deals did at once (HO-R25)."""
    blocks, told = proposal.phase_blocks(voice, opened), sections(voice, more, more)
    short = (blocks[0], *told, blocks[-1])  # the realm and the houses stand on the board's picture
    return Panel(PHASE, (*blocks[:-1], *told, blocks[-1]), voice.scene.messages.language, short)


def _remark(voice: Presenter, events: tuple[Any, ...]) -> tuple[Block, ...]:
    """What a steward of company says to it."""
    said = remarks.public_remark(voice, events)
    return (Text(said),) if said else ()


def _buttons(voice: Presenter, events: tuple[Any, ...]) -> tuple[Block, ...]:
    if not any(isinstance(event, ASKING) for event in events):
        return ()
    return (Buttons((Button(ids.seat_id(voice.scene.match), voice.say("button-seat"), "primary"),)),)


def kind_of_news(voice: Presenter, entry: Entry) -> str:
    """The kind of news of a private message, from what everybody hears; empty where that says nothing."""
    kinds = (ABOUT.get(type(event), "") for event in events_for(entry, None))
    code = next((one for one in kinds if one), "")
    return voice.say(f"about-{code}") if code else ""
