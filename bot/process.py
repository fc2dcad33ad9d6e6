"""The process as the system and the interpreter run it: its garbage collector, its cores and threads."""

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager


def spare_lasting() -> None:
    """Look no more at what is there now: texts, contents and code, which stay until the program ends.

    To be called once they are read. Else the bot stands still for a fifth of a second now and then, while all
    of them are looked through for nothing.
    """
    gc.collect()
    gc.freeze()


@contextmanager
def without_gc() -> Iterator[None]:
    """Let the collector rest in this block: frozen records reach no way back, so that nothing is left behind.

    Simulated games and audits make little else, and it would take a twentieth of their time to find that out.
    What is there at the end is not looked through either: whatever nobody needs is let go by its count.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def cores() -> int:
    """How many cores this process may use: so many processes are worth beginning at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def multiply_in_one_thread() -> None:
    """Have numpy make its products where they are asked for, unless the host has set it otherwise.

    To be called before numpy is first imported. Company that reckons multiplies small matrices. Shared among
    a thread for each core, on cores that others want, too, each product waits for all of them: an answer of
    4 ms took 130 on two busy cores (29 November 2026).
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
