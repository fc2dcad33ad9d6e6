"""Where a line is not what it should be, in figures and names alone: readers of JSON say it in English."""

import json
import re
from typing import Final

_PATH: Final = re.compile(r"`\$([^`]*)`$")
_FIELD: Final = re.compile(r"field `([^`$]+)`")


def column(row: bytes) -> int:
    """The letter, from 1, from which on the line is no JSON; 0 where all of it is."""
    try:
        json.loads(row.decode("utf-8"))
    except UnicodeDecodeError as error:
        return len(row[: error.start].decode("utf-8")) + 1
    except json.JSONDecodeError as error:
        return error.pos + 1
    except RecursionError:  # it is nested deeper than anybody writes
        return 0
    return 0


def path(error: Exception, before: str = "$") -> str:
    """The way from the top of the JSON (or from `before`) to what does not fit there; "" where it is all."""
    told = str(error)
    way, field = _PATH.search(told), _FIELD.search(told)
    found = (way[1] if way else "") + (f".{field[1]}" if field else "")
    return f"{before}{found}" if found or before != "$" else ""
