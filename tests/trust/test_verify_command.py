"""khandan verify as anybody types it: what was played again, the flaw, or why it can't be checked."""

from pathlib import Path

import msgspec

from tests.bot.cli.test_replay import coup, written
from tests.trust.typed import khandan


def test_an_honest_record_is_verified(tmp_path: Path) -> None:
    """Exit 0; each epoch's hash is shown, and what was played again."""
    lines = coup()
    file = written(tmp_path, lines)
    told = khandan(tmp_path, "verify", file)
    seal = next(word for word in told.stdout.split() if len(word) == 64)
    matched = khandan(tmp_path, "verify", file, "--seal", seal)
    strange = khandan(tmp_path, "verify", file, "--seal", "ab" * 32)

    assert (0, 0, 1) == (told.exit_code, matched.exit_code, strange.exit_code)
    assert f"{len(lines) - 1} entries played again" in told.stdout
    assert "Nothing was chosen." in told.stdout
    assert "Posted hashes found in the record: 1" in matched.stdout
    assert "the record has no such hash" in strange.stdout


def test_a_changed_hash_is_said(tmp_path: Path) -> None:
    """Exit 1 with the flaw, and both sides of it."""
    seal = b'"seed_sealed","epoch":0,"digest":"'
    rows = [row.replace(seal, seal + b"0") for row in coup()]
    told = khandan(tmp_path, "verify", written(tmp_path, rows))

    assert rows != coup()
    assert 1 == told.exit_code
    assert "seed and salt of epoch 0 do not give the published hash" in told.stdout
    assert 3 == len(told.stdout.splitlines())


def test_a_record_that_cannot_be_checked_says_why(tmp_path: Path) -> None:
    """Exit 2: other rules, and a file that is no record at all."""
    header, *rest = coup()
    other = msgspec.json.encode({**msgspec.json.decode(header), "rules": 99})
    rules = khandan(tmp_path, "verify", written(tmp_path, [other, *rest]))
    broken = khandan(tmp_path, "verify", written(tmp_path, [header, b"{}"]))

    assert (2, 2) == (rules.exit_code, broken.exit_code)
    assert "it was made with rules that this program does not have" in rules.stderr
    assert "chosen" not in rules.stdout + rules.stderr
    assert "line 2: this is not an entry" in broken.stderr
