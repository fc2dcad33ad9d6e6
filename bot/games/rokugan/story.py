"""The end of Rokugan told as a story: who ruled the land, what each honour came of, who had wanted what."""

from collections.abc import Iterator

from bot.games.rokugan.words import choice, person, table_of
from bot.render.reader_scene import ReaderScene
from engine.games.rokugan.facts import ROUNDS
from engine.games.rokugan.state import Score


def story(scene: ReaderScene) -> Iterator[str]:
    """In the order of a story: the land, the clans from the last to the first, the victory."""
    table, say = table_of(scene), scene.messages.say
    if table.why is None:
        return
    burned = sum(one.special == "scorched" for one in table.lands)
    quiet = sum(one.special == "peace" for one in table.lands)
    yield say("rokugan-story-land", rounds=ROUNDS, burned=burned, quiet=quiet)
    by_seat = {one.seat: one for one in table.scores}
    for row in reversed(table.places):
        for seat in row:
            yield _clan(scene, by_seat[seat])
    first = scene.messages.join_list([person(scene, seat) for seat in table.places[0]])
    yield f"**{say('rokugan-story-end', names=first, count=len(table.places[0]))}**"


def _clan(scene: ReaderScene, one: Score) -> str:
    """BR-SCORE: honour by source, and the secret objective, met or not."""
    say = scene.messages.say
    goal = "" if one.goal is None else choice(scene, one.goal)
    text = say(
        "rokugan-story-clan",
        clan=person(scene, one.seat),
        total=one.total,
        lands=one.lands,
        flowers=one.flowers,
        faceup=one.faceup,
        territories=one.territories,
    )
    met = "yes" if one.objective else "no"
    return f"- {text} {say('rokugan-story-goal', goal=goal, met=met, honor=one.objective)}"
