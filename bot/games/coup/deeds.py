"""Actions and challenges of Coup in one sentence each, with the names that its place can show."""

from collections.abc import Sequence

from bot.games.coup.controls import card_name
from bot.render.i18n import message_id
from bot.render.reader_scene import ReaderScene
from engine.games.coup.state import Call, Deed, State


def now_line(scene: ReaderScene, names: Sequence[str]) -> str:
    """The draft (CO-2.8), or whose turn it is."""
    table: State = scene.view.table
    if table.phase == "draft":
        return scene.messages.say("coup-draft")
    return scene.messages.say("coup-turn", turn=table.turn, seat=names[table.active]) if table.turn else ""


def under_way(scene: ReaderScene, names: Sequence[str]) -> str:
    """The action; what a draft is, while seats stand empty; or nothing."""
    table: State = scene.view.table
    if table.phase == "draft":
        return scene.messages.say("coup-draft-means")
    return "" if table.deed is None else action_line(scene, table.deed, names)


def action_line(scene: ReaderScene, deed: Deed, names: Sequence[str]) -> str:
    """The action under way, and its block."""
    say, kind = scene.messages.say, scene.messages.say(message_id(f"coup-choice-{deed.kind}"))
    target = "" if deed.target is None else names[deed.target]
    claim = "" if deed.claim is None else card_name(scene, deed.claim)
    aimed, claimed = ("yes" if part else "no" for part in (target, claim))
    text = say("coup-deed", kind=kind, aimed=aimed, target=target, claimed=claimed, claim=claim)
    if deed.blocker is None or deed.block is None:
        return text
    by, block = names[deed.blocker], card_name(scene, deed.block)
    return f"{text} {say('coup-deed-blocked', seat=by, claim=block)}"


def call_line(scene: ReaderScene, call: Call, names: Sequence[str]) -> str:
    """Who challenged whom for what, and whether the card was shown."""
    return scene.messages.say(
        "coup-call",
        turn=call.turn,
        seat=names[call.seat],
        claimant=names[call.claimant],
        claim=card_name(scene, call.claim),
        shown="open" if call.shown is None else str(call.shown).lower(),
    ).removeprefix("- ")
