"""What several pages of Treasure Island say alike: places, titles, orders of the day."""

from collections.abc import Sequence

from bot.render.i18n import message_id
from bot.render.reader_scene import ReaderScene
from engine.games.treasure.state import Order, State
from engine.kernel.seats import Seat


def table_of(scene: ReaderScene) -> State:
    """The game as the scene's reader may see it."""
    table: State = scene.view.table
    return table


def place(scene: ReaderScene, where: str) -> str:
    """A ship, the island or a boat in words."""
    return scene.messages.say(f"treasure-choice-{where}")


def last_round(scene: ReaderScene) -> int:
    """TI-R21: the round after which the game is over at the latest, as things stand."""
    table = table_of(scene)
    return table.options.rounds if table.fleet is None else table.fleet


def lot_note(scene: ReaderScene, order: Order) -> str:
    """TI-R16: a line that the lot votes beside a lone vote, or would; "" where it never does."""
    table = table_of(scene)
    if order.kind == "conflict" and table.options.conflict_random == "off":
        return ""
    if len(order.voters) == 1:
        return scene.messages.say("treasure-lone-vote")
    # A missed vote that is drawn counts as cast, so of several voters none casts the only vote.
    may_be_only_vote = table.options.random_when == "one_cast" and table.options.missed_vote == "abstain"
    return scene.messages.say("treasure-only-vote") if order.voters and may_be_only_vote else ""


def is_day_open(scene: ReaderScene, seat: Seat) -> bool:
    """TI-R25: whether somebody's day is still open; everybody sees who has acted, said so, or slept."""
    table = table_of(scene)
    one = table.members[seat]
    return table.phase == "day" and not (one.acted or one.done or one.slept or one.left)


def slots_with_titles(scene: ReaderScene, seat: Seat) -> dict[str, str]:
    """The slots of a person with the titles of this moment.

    They go into one text: a text of nothing but slots has no direction when it is the slot of another.
    """
    named = title_names(scene, seat)
    return {"name": scene.names[seat], "titled": "yes" if named else "no", "titles": named}


def title_names(scene: ReaderScene, seat: Seat) -> str:
    """The titles that a person has at this moment, as one list; "" for none."""
    codes: tuple[str, ...] = scene.view.standings[seat].titles
    return scene.messages.join_list(
        [scene.messages.say(message_id(f"treasure-title-{one}")) for one in codes]
    )


def order_name(scene: ReaderScene, order: Order, names: Sequence[str]) -> str:
    """An order of the day: who attacks what, or whom people rise against; `names` are those to use, by seat.

    A picture has names of its own, since its font may lack a letter.
    """
    head = names[order.head] if order.head is not None else ""
    against = names[order.against] if order.against is not None else head
    return scene.messages.say(
        f"treasure-order-{order.kind}",
        place=place(scene, order.place),
        target=place(scene, order.target or order.place),
        head=against,
    )
