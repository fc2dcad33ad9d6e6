"""What the pages and the picture of Coup say alike: cards, moves, the action under way, past challenges.

Sentences that name people are handed the `names` to use, by seat: a picture has its own, since its font may
lack a letter. Hands are cut for the scene's reader: those of others are not there to be read.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.render.i18n import message_id
from bot.render.panel import Style
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.coup.base import CHARACTERS, FORCED, Cards, Happening
from engine.games.coup.chapters.actions import ActionDeclared
from engine.games.coup.chapters.effects import ExchangeBegun, Keep, TurnStarted
from engine.games.coup.chapters.losses import InfluenceLost, LossOwed
from engine.games.coup.chapters.proofs import ClaimDropped, Lose, Proved
from engine.games.coup.chapters.windows import Block, Blocked, Challenge, Challenged, Pass
from engine.games.coup.state import Call, Deed, State, claimant, claimed_character

# --- cards --------------------------------------------------------------------------------------------------


def card_name(scene: ReaderScene, card: str) -> str:
    """A character in words."""
    return scene.messages.say(f"coup-choice-{card}")


def card_names(scene: ReaderScene, cards: Sequence[str]) -> str:
    """Characters in words, as one list in the order given; "" for none."""
    return scene.messages.join_list([card_name(scene, card) for card in cards])


def own_cards(scene: ReaderScene) -> Cards:
    """The reader's face-down cards, left to right."""
    table: State = scene.view.table
    return () if scene.reader is None else table.hands[scene.reader].value or ()


def exchange_cards(scene: ReaderScene) -> Cards:
    """In an exchange: the reader's cards, then the drawn ones (CO-R19)."""
    table: State = scene.view.table
    drawn = table.drawn.value if scene.reader == table.active else None
    return (*own_cards(scene), *(drawn or ()))


def seen_count(scene: ReaderScene, card: str) -> int:
    """How many of the three cards of a character the reader sees: their own, and those that lie turned up."""
    table: State = scene.view.table
    return sum(cards.count(card) for cards in (own_cards(scene), *table.lost))


def court_count(scene: ReaderScene) -> int:
    """The number of cards in the Court; in the draft the third set lies there, to be dealt (CO-2.8)."""
    return len(CHARACTERS) if scene.view.table.phase == "draft" else scene.view.court


def seat_line(
    scene: ReaderScene, name: str, coins: int, cards: int, lost: str, *more: str, is_living: bool
) -> str:
    """A seat: coins, cards in hand, those turned up (`lost`), `more`; of one that is out those turned up."""
    say = scene.messages.say
    if not is_living:
        return say("coup-seat-out", name=name, lost=lost)
    parts = [say("coup-seat", name=name, coins=coins, cards=cards)]
    if lost:
        parts.append(say("coup-seat-lost", lost=lost))
    return " ".join((*parts, *filter(None, more)))


# --- moves --------------------------------------------------------------------------------------------------


def move_name(scene: ReaderScene, move: Any) -> str:
    """A move as its button says; what depends on a hand is said, as only its owner has such a button."""
    # A move may outlast the hand that it was offered for: a slot that is there no more is not named.
    deed = scene.view.table.deed
    match move:
        case Block(character) if scene.reader is not None:
            code = "coup-block-true" if character in own_cards(scene) else "coup-block-bluff"
            return scene.messages.say(code, card=card_name(scene, character))
        case Challenge() if scene.reader is not None and deed is not None:
            return scene.messages.say("coup-challenge-seat", seat=scene.names[claimant(deed)])
        case Lose(slot) if slot < len(own_cards(scene)):
            card, last = card_name(scene, own_cards(scene)[slot]), len(own_cards(scene)) == 1
            return f"{scene.messages.say('coup-lose-last') if last else wording.move(scene, move)} ({card})"
        case Keep(slots):
            held = exchange_cards(scene)
            kept = card_names(scene, [held[slot] for slot in slots if slot < len(held)])
            return scene.messages.say("coup-keep", cards=kept)
    return wording.move(scene, move)


def move_style(scene: ReaderScene, move: Any) -> Style:
    """A challenge may cost a card; a block is safe where its card is held, and a pass is what silence is."""
    match move:
        case Challenge():
            return "danger"
        case Block(character) if character in own_cards(scene):
            return "success"
        case Block() | Pass():
            return "secondary"
    return "primary"


# --- what is under way and what has been --------------------------------------------------------------------


def open_question(scene: ReaderScene) -> str:
    """What the table is asked about now, as it was told; "" in the draft and at the end.

    A seat at which it is aimed reads "you" in place of its name.
    """
    table: State = scene.view.table
    event = event_asked_about(table)
    if event is None:
        return ""
    if scene.reader is not None and scene.reader in (
        getattr(event, "target", None),
        getattr(event, "claimant", None),
    ):
        you = scene.messages.say("coup-you")
        names = (you if seat == scene.reader else name for seat, name in enumerate(scene.names))
        scene = replace(scene, names=tuple(names))
    return wording.event(scene, event)


def event_asked_about(table: State) -> Happening | None:
    """The event that has brought the open question, made again from what is public; None for none."""
    deed = table.deed
    if table.phase == "turn":
        return TurnStarted(table.turn, table.active, forced=table.coins[table.active] >= FORCED)
    if deed is None:
        return None
    match table.phase:
        case "challenge" | "block":
            return _declaration(deed)
        case "challenge_block" if deed.blocker is not None and deed.block is not None:
            return Blocked(deed.blocker, deed.block)
        case "prove" if deed.challenger is not None:
            return Challenged(deed.challenger, claimant(deed), claimed_character(deed))
        case "lose" if table.loser is not None:
            # After a blow the action is over; after a challenge it goes on.
            if table.then != "close":
                return LossOwed(table.loser, "challenge", table.then)
            return LossOwed(table.loser, "coup" if deed.kind == "coup" else "assassinate", table.then)
        case "exchange":
            return ExchangeBegun(deed.seat, table.drawn)
    return None


def declared_action(scene: ReaderScene) -> str:
    """The action under way as it was told, before anybody blocked it; "" where there is none."""
    deed = scene.view.table.deed
    return "" if deed is None else wording.event(scene, _declaration(deed))


def _declaration(deed: Deed) -> ActionDeclared:
    return ActionDeclared(deed.seat, deed.kind, deed.target, deed.claim, deed.paid, "choice")


def turn_line(scene: ReaderScene, names: Sequence[str]) -> str:
    """The turn and whose it is, or that cards are drafted (CO-2.8); "" before the first turn."""
    table: State = scene.view.table
    if table.phase == "draft":
        return scene.messages.say("coup-draft")
    return scene.messages.say("coup-turn", turn=table.turn, seat=names[table.active]) if table.turn else ""


def under_way_line(scene: ReaderScene, names: Sequence[str]) -> str:
    """The action under way, or in the draft how one drafts; "" where there is neither."""
    table: State = scene.view.table
    if table.phase == "draft":
        return scene.messages.say("coup-draft-means")
    return "" if table.deed is None else action_line(scene, table.deed, names)


def action_line(scene: ReaderScene, deed: Deed, names: Sequence[str]) -> str:
    """An action with its target and its claim, then who blocks it with which claim."""
    say, kind = scene.messages.say, scene.messages.say(message_id(f"coup-choice-{deed.kind}"))
    target = "" if deed.target is None else names[deed.target]
    claim = "" if deed.claim is None else card_name(scene, deed.claim)
    aimed, claimed = ("yes" if part else "no" for part in (target, claim))
    text = say("coup-deed", kind=kind, aimed=aimed, target=target, claimed=claimed, claim=claim)
    if deed.blocker is None or deed.block is None:
        return text
    by, block = names[deed.blocker], card_name(scene, deed.block)
    return f"{text} {say('coup-deed-blocked', seat=by, claim=block)}"


def challenge_line(scene: ReaderScene, call: Call, names: Sequence[str]) -> str:
    """A challenge: its turn, who challenged whom for which card, and whether that was shown."""
    # The text is one item of a list; the picture has no list, and the board sets its own dash.
    return scene.messages.say(
        "coup-call",
        turn=call.turn,
        seat=names[call.seat],
        claimant=names[call.claimant],
        claim=card_name(scene, call.claim),
        shown="open" if call.shown is None else str(call.shown).lower(),
    ).removeprefix("- ")


def challenge_outcome(scene: ReaderScene, events: Iterable[Any]) -> str:
    """What came of the newest challenge in these events; "" where there is none, or it is still open.

    Who challenged whom, whether the card was shown, who loses influence: by the card, once it is turned up.
    """
    call, is_shown, lost = None, None, "none"
    for event in events:
        match event:
            case Challenged():
                call, is_shown, lost = event, None, "none"
            case Proved() | ClaimDropped():
                is_shown = isinstance(event, Proved)
            case InfluenceLost(seat, card) if call is not None and is_shown is not None and lost == "none":
                if seat == (call.seat if is_shown else call.claimant):
                    lost = card_name(scene, card)
    if call is None or is_shown is None:
        return ""
    return scene.messages.say(
        "coup-challenge-outcome",
        shown="yes" if is_shown else "no",
        seat=scene.names[call.seat],
        claimant=scene.names[call.claimant],
        claim=card_name(scene, call.claim),
        lost=lost,
    )
