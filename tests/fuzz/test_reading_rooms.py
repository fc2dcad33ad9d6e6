"""Hostile presses on the chronicle, the help, the practice and the opening sheet: all answered kindly."""

from collections.abc import Iterator
from random import Random

from bot.client import Khandan
from tests.fuzz.dispatch import dispatched, faults
from tests.fuzz.hostile import TEXTS, Press
from tests.fuzz.tables import GUILD, OTHER_GUILD, PEOPLE, STRANGERS, laid

COUNT = 1_500
TURNS = ("go", "kind", "gen", "house", "open", "again", "marks", "seats", "pace", "zzz")
STEPS = ("start", "go:seat", "go:count", "offer", "cast:yes9", "cast:moderate", "cast", "zzz", "go:0")
DIGITS = ("0", "1", "9", "99", "999")


def custom_ids(chance: Random, matches: tuple[int, ...]) -> Iterator[str]:
    """One of each kind, its parts drawn."""
    match, turn, page = chance.choice((*matches, 10**18)), chance.choice(TURNS), chance.choice(DIGITS)
    text = chance.choice(TEXTS)[:40].replace("\n", " ")
    asked = (
        f"{chance.choice(DIGITS)}.{page}.{chance.choice(('', '0', '77'))}.{chance.choice(('', 'deal', 'x'))}"
    )
    yield f"v1:annals:{match}:{turn}:{asked}:{page}:{text}"
    yield f"v1:story:{match}"
    yield f"v1:help:{turn}:{chance.choice(('start', 'zzz', 'games'))}"
    yield f"v1:learn:{chance.choice(STEPS)}"
    yield f"v1:sheet:{turn}:{chance.choice('0359')}.{chance.choice(('0', '10', '99'))}.zz.{turn}.bxpb"


async def test_no_press_on_them_ends_in_an_unhandled_error(bot: Khandan) -> None:
    """Row 12: whatever stands in an id or a menu, the presser gets an answer within Discord's limits."""
    chance, tables = Random(7), await laid(bot)
    with faults() as kept:
        for _ in range(COUNT // 5):
            for custom_id in custom_ids(chance, tables.all):
                values = (chance.choice(TEXTS), "all") if chance.random() < 0.5 else None
                user, guild = chance.choice((*PEOPLE, *STRANGERS)), chance.choice((GUILD, OTHER_GUILD, None))
                given = await dispatched(bot, Press(custom_id, values), user, guild)

                assert given, custom_id
    assert set() == kept.found()


async def test_the_sheet_opens_nothing_where_the_bot_may_not_write(bot: Khandan) -> None:
    """Row 11: a forged press on "open" without permissions opens no table."""
    before = len(bot.matches.live_matches())
    given = await dispatched(bot, Press("v1:sheet:open:5.10.fa.day.", None), PEOPLE[0], GUILD)

    assert given
    assert before == len(bot.matches.live_matches())
