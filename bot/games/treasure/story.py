"""The end of Treasure Island told as a story: what the nights brought, whose flag each was under, who won."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.treasure.words import place, table_of
from bot.render.i18n import message_id
from bot.render.reader_scene import ReaderScene
from engine.games.treasure.base import GameOver
from engine.games.treasure.state import Tale, head_of

TEAMS: Final = ("english", "french", "dutch")
TALES: Final = 8
"""So many votes that succeeded are told on the board, which is one message: the last ones."""


def story(scene: ReaderScene, most: int | None = None) -> Iterator[str]:
    """In the order of a story: the beginning, the nights, the fleet, the flags, the winners.

    Of the nights at `most` so many votes, and how many are left out.
    """
    table, say = table_of(scene), scene.messages.say
    if table.over is None:
        return
    yield f"### {say('treasure-story')}"
    yield say("treasure-story-beginning", seats=len(table.members), rounds=table.round)
    yield from _nights(scene, most)
    yield from ending(scene)


def ending(scene: ReaderScene) -> Iterator[str]:
    """Only the fleet, the flags and the winners, for one's own page."""
    over = table_of(scene).over
    if over is not None:
        yield _fleet(scene, over)
        yield from _flags(scene, over)
        yield _winners(scene, over)


def _nights(scene: ReaderScene, most: int | None) -> Iterator[str]:
    """What succeeded; nights in which nothing did are told in one line."""
    done = [tale for tale in table_of(scene).tales if tale.succeeded]
    if not done:
        yield scene.messages.say("treasure-story-quiet")
    left_out = 0 if most is None else max(0, len(done) - most)
    if left_out:
        yield scene.messages.say("treasure-story-earlier", count=left_out)
    for tales in _runs(done[left_out:]):
        yield _tale(scene, tales)


def _runs(tales: Sequence[Tale]) -> list[list[Tale]]:
    """Those of nights one after the other that would read alike are told together."""
    found = list[list[Tale]]()
    for tale in tales:
        if found and _follows(found[-1][-1], tale):
            found[-1].append(tale)
        else:
            found.append([tale])
    return found


def _follows(one: Tale, next_: Tale) -> bool:
    same = (one.kind, one.place, one.head) == (next_.kind, next_.place, next_.head)
    return same and one.round + 1 == next_.round


def _tale(scene: ReaderScene, tales: Sequence[Tale]) -> str:
    first_, last, say = tales[0], tales[-1], scene.messages.say
    night = say("treasure-night", first=first_.round, last=last.round if len(tales) > 1 else 0)
    head = "" if first_.head is None else scene.names[first_.head]
    return say(f"treasure-tale-{first_.kind}", night=night, place=place(scene, first_.place), head=head)


def _fleet(scene: ReaderScene, over: GameOver) -> str:
    """The Spanish fleet counts what lies where; the governor greets it."""
    table, say = table_of(scene), scene.messages.say
    governor = head_of(table, "island")
    count = {"english": over.english, "french": over.french}
    if governor is None:
        return say("treasure-story-fleet", **count)
    return say("treasure-story-governed", governor=scene.names[governor], **count)


def _flags(scene: ReaderScene, over: GameOver) -> Iterator[str]:
    """Under which flag everybody had sailed."""
    for team in TEAMS:
        seats = [seat for seat, one in enumerate(over.teams) if one == team]
        if seats:
            names = scene.messages.join_list([scene.names[seat] for seat in seats])
            yield scene.messages.say(f"treasure-flag-{team}", names=names, count=len(seats))


def _winners(scene: ReaderScene, over: GameOver) -> str:
    why = scene.messages.say(message_id(f"treasure-result-{over.why}"))
    if not over.winners:
        return f"**{why}**"
    names = scene.messages.join_list([scene.names[seat] for seat in over.winners])
    return f"**{scene.messages.say('treasure-story-winners', names=names, count=len(over.winners))}** {why}"
