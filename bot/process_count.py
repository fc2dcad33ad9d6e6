"""How many processes are worth beginning at once."""

import os


def cores() -> int:
    """The cores that this process may use, where the system says."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
