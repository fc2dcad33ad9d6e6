"""What spectators are shown: the board with no hand on it, or the hand of the seat whose guest they are."""

from dataclasses import replace

from bot.controls import ids
from bot.render.panel import Block, Button, Buttons, Choice, Panel, People, Sketch, Text
from bot.render.renderer import Scene
from engine.kernel.seats import Seat


def public(scene: Scene, board: Panel, chronicle: bool = False) -> Panel:
    """The board for a spectator: it can be looked at anew, and nothing else can be done."""
    blocks = [block for block in board.blocks if not _is_control(block)]
    note = [scene.words.say("watch-table")]
    # Who has a guest is public: everybody may know over whose shoulder somebody looks.
    open_seats = [seat for seat, chair in enumerate(scene.table.chairs) if chair.guest is not None]
    if open_seats:
        names = scene.words.join_list([scene.names[seat] for seat in open_seats])
        note.append(scene.words.say("watch-open-seats", names=names))
    noted = _with_note(blocks, "\n".join(note))
    buttons = [Button(ids.WatchButtonId(scene.match).pack(), scene.words.say("button-refresh"))]
    if chronicle:
        buttons.append(Button(ids.ChronicleButtonId(scene.match).pack(), scene.words.say("watch-chronicle")))
    return replace(board, blocks=(*noted, Buttons(tuple(buttons))), pictured=())


def guest(scene: Scene, seat: Seat, panel: Panel) -> Panel:
    """A leaf of the seat's private panel with its leaves to turn, and without any control that moves."""
    blocks = [kept for block in panel.blocks if (kept := _without_moves(block)) is not None]
    note = scene.words.say("watch-seat", name=scene.names[seat])
    # Where pictures are drawn: the hand's own, and nothing to be pressed but its leaves.
    drawn = [one if isinstance(one, Sketch) else _without_moves(one) for one in panel.pictured]
    pictured = (Text(note), *(one for one in drawn if one is not None)) if drawn else ()
    return replace(panel, blocks=_with_note(blocks, note), pictured=pictured)


def _is_control(block: Block) -> bool:
    return isinstance(block, Buttons | Choice | People)


def _without_moves(block: Block) -> Block | None:
    """The block without controls that move; None when nothing is left of it."""
    if isinstance(block, Buttons):
        turning = (
            (one, ids.SeatPanelId.parse(one.custom_id)) for one in block.buttons if isinstance(one, Button)
        )
        kept = tuple(
            replace(one, custom_id=ids.GuestPanelId(id.match, id.leaf, id.page).pack())
            for one, id in turning
            if id is not None
        )
        return Buttons(kept) if kept else None
    return None if _is_control(block) else block


def _with_note(blocks: list[Block], note: str) -> tuple[Block, ...]:
    """The blocks with a note under the heading, which stays first."""
    first, *others = blocks
    if not isinstance(first, Text):
        return (Text(note), first, *others)
    head, _, rest = first.content.partition("\n")
    return (Text("\n".join(part for part in (head, note, rest) if part)), *others)
