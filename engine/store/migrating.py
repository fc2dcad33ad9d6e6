"""The migrations of the schema, which is one for every database, and how alembic runs them.

A revision is the number of a migration in `migrations/versions`; alembic keeps the one that a database stands
at in the table `alembic_version`.
"""

from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def is_known_revision(revision: str, scripts: Path = MIGRATIONS) -> bool:
    """Whether this version of the program has a migration of that name."""
    every = ScriptDirectory.from_config(alembic_config(scripts)).walk_revisions()
    return any(script.revision == revision for script in every)


def newest(scripts: Path = MIGRATIONS) -> str | None:
    """The revision this version of the program wants."""
    return ScriptDirectory.from_config(alembic_config(scripts)).get_current_head()


def has_contraction(standing: str, scripts: Path = MIGRATIONS) -> bool:
    """Whether a migration beyond this revision takes from older programs what they use.

    It says so by `takes_away = True`: then it can't be run while one of them serves the database.
    """
    later = ScriptDirectory.from_config(alembic_config(scripts)).iterate_revisions("head", standing)
    return any(getattr(script.module, "takes_away", False) for script in later)


def alembic_config(scripts: Path, connection: Connection | None = None) -> Config:
    """What alembic's commands are given: where the migrations are, and the connection that they change."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
