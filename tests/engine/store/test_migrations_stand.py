"""The migrations' order and words are fixed for ever: databases have been made by them."""

from hashlib import sha256
from typing import Final

from alembic.script import ScriptDirectory

from engine.store import migrating

STANDING: Final = {
    "0001_first.py": "f337d41699963b0ff76f8290fc7f37bef3eaf1db5ac5d9af73d497ebc066d540",
    "0002_time.py": "af3a2b55665fe63a5f56a766fa94fa5ec2185abee80c332930d344dac510f3ad",
    "0003_places.py": "a51cfb86df98c09d9894136d9b164bdfcf65373d9aef1a49e4f817da8586952f",
    "0004_content.py": "50e5a3724bd036f477c52e693e0b8e88db43dfd1e74a362aa52f85fcbb14eef8",
    "0005_time_made_up.py": "5f271f3115da9be89256bd9e7bb3647ce5ed4c6a0c275881117baf3d27a7044e",
    "0006_columns.py": "0ea733792a0f05649702c6a24ddaeb3cd2a3bfd457150cbd737775a02dc04453",
    "0007_rows.py": "5e3378319c96bc92effd1d2f1fd2aa101b3e515222b0e34abe539afca4bdc8e4",
    "0008_names.py": "3e5c5756ff056889eef60adc1c0c3a6bd36805e98f67b1ef2ef41492a90d577c",
    "0009_seals.py": "581ceb9934aa1019377f5d73a232f780baebfb7fb7b996280cd09ed171fa039b",
    "0010_faces.py": "a94c3823433f3ad98b169e6e9404acfd227298a3300ea20b6608064d39a42af9",
    "0011_owner.py": "c2a8ae32c31af46e72e04d2ac8cda1714a7c5823b2b7691fdb6c651de0495417",
    "0012_version.py": "6299c556919ece597a1cd8e1d26a5a4a5711b963afeedb4a73f1ff68896ab90e",
    "0013_processes.py": "8ee34bd7bd9ddb5aecaa09086ab90b84b517ad04b778f76e57eea54e08ec8156",
}
"""Each migration's file, oldest first, with its SHA-256. A new one adds a line at the end."""


def written() -> dict[str, str]:
    """The files as they are, in the order of their names."""
    files = sorted((migrating.MIGRATIONS / "versions").glob("*.py"))
    return {file.name: sha256(file.read_bytes()).hexdigest() for file in files}


def test_no_migration_is_ever_changed_taken_out_or_put_in_between() -> None:
    """What a host has to do once is not done again: a correction is a migration of its own, at the end."""
    assert list(STANDING.items()) == list(written().items())


def test_the_migrations_follow_one_another_in_the_order_of_their_names() -> None:
    """One road from nothing to the newest, without branch or gap."""
    scripts = ScriptDirectory(str(migrating.MIGRATIONS))
    road = [(one.down_revision, one.revision) for one in scripts.walk_revisions()][::-1]
    names = [name[:4] for name in STANDING]

    assert list(zip([None, *names], names, strict=False)) == road
