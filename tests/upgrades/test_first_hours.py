"""A database of the first hour in which there was a bot, 21 November 2026, goes on with the present program.

houses.db was made with the program of 05:40 that day, the last whose entries were not padded: five people of
Houses have founded their houses, and the draft has begun. It opened, and then its match was set aside as
damaged, at each start anew. Of the three minutes before, in which players had no table yet, nothing can go
on: that form is named at a start (tests/engine/store/test_forms.py).
"""

import gzip
from pathlib import Path

from engine.automatic_moves import expire_due, play_stewards
from engine.kernel.table.lifecycle import Resume
from tests.engine.service import HOST, Clock, entropy, service

DAY = Path(__file__).parent / "2026-11-21"


async def test_a_match_of_the_first_hour_is_read_and_played_to_its_end(tmp_path: Path) -> None:
    """Columns on disk are read for ever: its boxes open, so it is not damaged and never was."""
    (tmp_path / "khandan.db").write_bytes(gzip.decompress((DAY / "houses.db.gz").read_bytes()))
    clock = Clock()
    async with service(tmp_path, clock, entropy()) as (matches, store):
        live = await matches.live(1)
        before = (
            live.match_state.seq,
            live.table.status,
            live.users,
            await store.read.quarantined_matches(),
        )
        for _ in range(2_000):
            if live.table.status == "over":
                break
            if live.table.status == "paused":
                await matches.act_at_table(1, HOST, Resume())
            clock.pass_by(days=1)
            await expire_due(matches)
            await play_stewards(matches, 1)

        assert (13, "playing", (100, 101, 102, 103, 104), ()) == before
        assert "over" == live.table.status
