"""What is asked and what happens where a host hands the table on, or closes it (hosting.py)."""

from engine.kernel.table.base import Player, TableAction, TableEvent


class PassHost(TableAction, frozen=True, tag="table_host"):
    """Hosting goes to this person, who sits here: by the host, or by the program where the host is gone."""

    player: Player


class CloseTable(TableAction, frozen=True, tag="table_close"):
    """The host gives up a table that has not begun."""


class MatchClosed(TableEvent, frozen=True, tag="match_closed"):
    """Nobody plays at this table any more; its game never began."""
