"""Reminders: in private each is told of its own question, aloud nobody of another's secret."""

from bot.render.notices import public_reminder, reminder, reminders_to
from bot.render.panel import Panel, Text
from engine.entries import Entry
from engine.kernel.table.timing import Mark, Reminded
from tests.renderings.council import read, scene

SOON, LATER = 1_795_348_800, 1_795_435_200
USER = 101


def told(seat: int, ask: str, due: int = SOON, secret: bool = False, mark: Mark = "half") -> Reminded:
    """A reminder of a question to this seat."""
    return Reminded(mark, seat, f"wait {ask}", ask, due, (seat,) if secret else None)


def entry(*events: Reminded) -> Entry:
    """What the clock has brought."""
    return Entry(9, -1, None, None, events)


def text(panel: Panel | None) -> str:
    """What is read."""
    return (
        "" if panel is None else read("\n".join(one.content for one in panel.blocks if isinstance(one, Text)))
    )


def test_a_secret_question_is_never_spoken_of_aloud_HO_R18() -> None:
    """A ballot that is kept open is its house's own affair, whether it takes private messages or not."""
    here = scene("en")

    assert public_reminder(here, entry(told(1, "vote", secret=True)), 1, USER) is None


def test_beside_a_secret_one_only_the_open_question_is_spoken_of_HO_R18() -> None:
    """Its deadline is named; the secret one's, though nearer, is not."""
    here, both = scene("en"), entry(told(1, "vote", SOON, secret=True), told(1, "decide", LATER))

    assert f"<@{USER}>, match 7 waits for you, until <t:{LATER}:f>" in text(
        public_reminder(here, both, 1, USER)
    )
    assert str(SOON) not in text(public_reminder(here, both, 1, USER))


def test_aloud_the_nearest_deadline_is_named() -> None:
    """Of several open questions."""
    both = entry(told(1, "decide", LATER), told(1, "other", SOON))

    assert str(SOON) in text(public_reminder(scene("en"), both, 1, USER))
    assert str(LATER) not in text(public_reminder(scene("en"), both, 1, USER))


def test_each_is_reminded_of_its_own_questions() -> None:
    """One entry holds the reminders of all seats."""
    mine, theirs = told(1, "vote"), told(2, "decide")

    assert (mine,) == reminders_to(entry(mine, theirs), 1)
    assert (theirs,) == reminders_to(entry(mine, theirs), 2)
    assert () == reminders_to(entry(mine, theirs), 3)


def test_in_private_every_question_is_named_with_its_own_deadline() -> None:
    """The secret ones too."""
    both = entry(told(1, "vote", SOON, secret=True, mark="last"), told(1, "decide", LATER, mark="last"))
    said = text(reminder(scene("en"), both, 1)).split("\n")

    assert "your time runs out soon" in said[0]
    assert [f"Cast and seal your ballot, until <t:{SOON}:f> (<t:{SOON}:R>)."] == said[1:2]
    assert [f"Decide as moderator, until <t:{LATER}:f> (<t:{LATER}:R>)."] == said[2:]
