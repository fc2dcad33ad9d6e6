"""Law: who does not see the channel of a match learns nothing of it, whatever they ask.

Every command, completion, control and form of the program is tried by somebody of the same server, in two
worlds: in one match 1 is played in a channel that they do not see, in the other on a server that is none of
theirs. All that they read is the same in both, and the same as of a number that no match has. Whoever sees
the channel reads something else, so that nothing is compared that is refused before a match is looked for.
"""

from pathlib import Path
from typing import Final

import msgspec
import pytest
from msgspec import Struct

from bot.languages import OTHERWISE
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from tests.bot.core_world import Hall, opened_hall, plain
from tests.bot.interactions.test_access import cabinet
from tests.laws import outsider
from tests.laws.controls import whole_and_example
from tests.laws.outsider import NOWHERE, THERE, Asked
from tests.laws.samples import NAMES, shortest_options
from tests.made_once import words

SEATS: Final = 3

PICTURES: Final = "words"
"""The control that says what the pictures of its own message show: it looks for no match."""


class Read(Struct, frozen=True):
    """All that somebody read, by what they asked, and what everybody could read meanwhile."""

    commands: dict[Asked, str]
    completions: dict[Asked, str]
    controls: dict[Asked, str]
    forms: dict[Asked, str]
    posts: list[str]

    def about(self, match: int) -> dict[Asked, str]:
        """What was answered where this match was named, the text alike for every number."""
        kinds = {
            "command": self.commands,
            "completion": self.completions,
            "control": self.controls,
            "form": self.forms,
        }
        return {
            (kind, *asked[:-1]): text.replace(str(NOWHERE), str(THERE))
            for kind, told in kinds.items()
            for asked, text in told.items()
            if asked[-1] == str(match)
        }

    @property
    def suggested(self) -> set[str]:
        """Which matches were offered, by any command."""
        return {offered for (_, option, _), offered in self.completions.items() if option == "match"}


async def laid(hall: Hall, game: str, *, hidden: bool, begun: bool) -> None:
    """Match 1, in Persian on an English server: in a private channel of this server, or on another one."""
    world = hall.world
    people, insider = world.members[:SEATS], world.members[SEATS]
    private = cabinet(hall, *people, insider)
    elsewhere = world.env.create_guild("Elsewhere")
    far = elsewhere.create_text_channel("cabinet")
    await world.settle()
    record = hall.bot.parts.games[game]
    options = msgspec.json.encode(shortest_options(record)).decode()
    table = OpenTable(game, record.version, hall.bot.parts.contents.get(game, ""), SEATS, options, "fa")
    guild, channel = (world.guild.id, private.id) if hidden else (elsewhere.id, far.id)
    match = await hall.bot.matches.open(table, guild=guild, channel=channel, host=hall.host.id)
    for member in people:
        await hall.bot.matches.act_at_table(match, member.id, Join())
    if begun:
        await hall.bot.matches.act_at_table(match, hall.host.id, Begin("prudent"))
    await hall.bot.after_move(match)
    await world.settle()


async def read(hall: Hall, who: int) -> Read:
    """This member asks everything."""
    member, somebody = hall.world.members[who], hall.world.members[0]
    return Read(
        completions=await outsider.completed(hall, member, somebody),
        controls=await outsider.pressed(hall, member),
        forms=await outsider.submitted(hall, member),
        commands=await outsider.commanded(hall, member, somebody),
        posts=hall.lines(),
    )


def stand(hall: Hall) -> tuple[object, ...]:
    """How far match 1 has come, and who is known at it."""
    live = hall.live()
    return live.match_state.seq, live.users, live.table


async def test_nobody_learns_of_a_match_in_a_channel_that_they_do_not_see(tmp_path: Path) -> None:
    """Neither that it is there, nor its game, its people or its language; and nothing of it changes."""
    async with opened_hall(tmp_path / "elsewhere") as hall:
        await laid(hall, "houses", hidden=False, begun=True)
        nothing = await read(hall, SEATS + 1)
    async with opened_hall(tmp_path / "hidden") as hall:
        await laid(hall, "houses", hidden=True, begun=True)
        before = stand(hall)
        hidden = await read(hall, SEATS + 1)
        after = stand(hall)
        seen = await read(hall, SEATS)
    inside = seen.about(THERE)
    same = [asked for asked, text in hidden.about(THERE).items() if text == inside[asked]]

    assert nothing == hidden
    assert before == after
    assert hidden.about(NOWHERE) == hidden.about(THERE)
    assert [] == [asked for asked in same if asked[0] != "completion" and asked[1] != PICTURES]
    assert {"[]"} == hidden.suggested
    assert all(one.endswith("1]") for one in seen.suggested)


@pytest.mark.parametrize(("game", "begun"), [*((game, True) for game in NAMES), ("houses", False)])
async def test_of_a_match_that_somebody_does_not_see_they_read_that_it_is_not_there(
    game: str, tmp_path: Path, *, begun: bool
) -> None:
    """The sentence itself, by each command with all its options, and by each control in a private letter."""
    unknown = plain(words(OTHERWISE).say("refusal-match-unknown", match=THERE))
    async with opened_hall(tmp_path, whole_and_example()) as hall:
        await laid(hall, game, hidden=True, begun=begun)
        member, before = hall.world.members[SEATS + 1], stand(hall)
        letters = await outsider.pressed(hall, member, privately=True)
        commands = await outsider.commanded(hall, member, hall.host, every=True)
        after = stand(hall)
    told = [(asked, text) for asked, text in (*letters.items(), *commands.items()) if asked[-1] == str(THERE)]

    assert before == after
    assert len(told) > 80
    assert [] == [asked for asked, text in told if unknown not in text and asked[0] != PICTURES]
