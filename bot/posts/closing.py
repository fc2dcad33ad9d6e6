"""Takes the controls off messages whose questions are past: one edit each, after the next message there.

So nothing is changed that no news follows, and a start changes nothing.
"""

from dataclasses import replace

from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.connection.codes import UNREACHED, is_final
from bot.posts.letters import Letters, OpenMessage, open_now
from bot.render.layout import names
from bot.render.panel import Block, Panel, Picture
from engine.match.live import LiveMatch


class Closing:
    """Its errors are those of the store alone: what can't be changed stays."""

    def __init__(self, carrier: MessageClient, letters: Letters) -> None:
        self._carrier, self._letters = carrier, letters

    async def close_answered(self, live: LiveMatch, place: Destination) -> None:
        """What was written there before and is past; pictures stay where they lie."""
        for one in self._letters.take_answered((live.match.id, place.id), open_now(live.match_state)):
            there = one.shown if one.shown is not None else names(one.past) or None
            try:
                await self._carrier.change(place, one.message, OutgoingMessage(one.mark, one.past), there)
            except UNREACHED as error:
                if not is_final(error):  # after the next message it is tried once more
                    self._letters.keep((live.match.id, place.id), one)

    def keep(self, live: LiveMatch, place: Destination, asking: OpenMessage) -> None:
        """This one may be pressed. Of its pictures the names suffice: they are not sent again."""
        kept = replace(asking.past, blocks=tuple(map(_with_names_alone, asking.past.blocks)))
        lighter = OpenMessage(asking.message, asking.mark, asking.questions, kept)
        self._letters.keep((live.match.id, place.id), lighter)


def closed_if_answered(
    live: LiveMatch, panels: tuple[Panel, ...], asked: frozenset[str], past: Panel | None
) -> tuple[Panel, ...]:
    """The pages as they go out: without controls where what they ask is past by now."""
    if past is None or not asked or not asked.isdisjoint(open_now(live.match_state)):
        return panels
    return (*panels[:-1], past)


def _with_names_alone(block: Block) -> Block:
    return replace(block, content=b"") if isinstance(block, Picture) else block
