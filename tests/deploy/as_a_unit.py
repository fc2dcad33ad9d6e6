"""Runs a command as the unit lets it ask the kernel: `python -m tests.deploy.as_a_unit COMMAND...`.

The system calls, families of sockets and kinds of memory that deploy/khandan.service allows are put into a
filter of this process by libseccomp, as systemd does it, and the command takes its place. Mounts, users and
groups of processes are not imitated, for these need systemd itself.
"""

import ctypes
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from ctypes.util import find_library
from errno import EAFNOSUPPORT, EPERM
from pathlib import Path
from typing import Any, Final

UNIT: Final = Path(__file__).parents[2] / "deploy/khandan.service"
ALLOW: Final = 0x7FFF0000
REFUSE: Final = 0x00050000
"""Of libseccomp; the error's number is added to the second."""

NO_NEW_PRIVILEGES: Final = 38
PROT_WRITE: Final = 2
PROT_EXEC: Final = 4
MASKED_EQUAL: Final = 7
"""How libseccomp compares an argument."""


class Compare(ctypes.Structure):
    """One condition on an argument of a call (struct scmp_arg_cmp)."""

    _fields_ = (
        ("arg", ctypes.c_uint),
        ("op", ctypes.c_int),
        ("datum_a", ctypes.c_uint64),
        ("datum_b", ctypes.c_uint64),
    )


def settings(name: str, unit: str) -> list[str]:
    """The words of every line of the unit that sets this."""
    lines = re.findall(rf"^{name}=(.*)$", unit, re.MULTILINE)
    return [line.strip() for line in lines]


def calls_of(name: str) -> Iterator[str]:
    """The calls of one of systemd's groups, those of the groups within it as well."""
    if not name.startswith("@"):
        yield name
        return
    told = subprocess.run(
        ["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True
    ).stdout
    for line in told.splitlines()[1:]:
        word = line.strip()
        if word and not word.startswith("#"):
            yield from calls_of(word)


def allowed_calls(unit: str) -> set[str]:
    """What SystemCallFilter lets through: the first line allows, those after it may take away."""
    allowed = set(calls_of("@default"))
    for line in settings("SystemCallFilter", unit):
        calls = {call for word in line.removeprefix("~").split() for call in calls_of(word)}
        allowed = allowed - calls if line.startswith("~") else allowed | calls
    return allowed


def forbid(unit: str) -> None:
    """Put the unit's filter on this process and on all that it begins. Raises OSError where that fails."""
    library: Any = ctypes.CDLL(find_library("seccomp"))
    library.seccomp_init.restype = ctypes.c_void_p
    made = ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(REFUSE | EPERM)))
    # Of these systemd makes rules of their own, which look at arguments.
    special = {"mmap", "mprotect", "pkey_mprotect", "socket"}

    def add(action: int, call: str, *conditions: Compare) -> None:
        number = library.seccomp_syscall_resolve_name(call.encode())
        if number >= 0:
            rules = (Compare * len(conditions))(*conditions)
            done = library.seccomp_rule_add_array(made, ctypes.c_uint32(action), number, len(rules), rules)
            if done:
                raise OSError(-done, call)

    for call in allowed_calls(unit) - special:
        add(ALLOW, call)
    # Memory is written to or run, and never both.
    for call in ("mprotect", "pkey_mprotect"):
        add(ALLOW, call, Compare(2, MASKED_EQUAL, PROT_EXEC, 0))
    add(ALLOW, "mmap", Compare(2, MASKED_EQUAL, PROT_EXEC, 0))
    add(ALLOW, "mmap", Compare(2, MASKED_EQUAL, PROT_EXEC | PROT_WRITE, PROT_EXEC))
    (families,) = settings("RestrictAddressFamilies", unit)
    for name in families.split():
        add(ALLOW, "socket", Compare(0, 4, getattr(socket, name), 0))
    for number in set(range(45)) - {int(getattr(socket, name)) for name in families.split()}:
        add(REFUSE | EAFNOSUPPORT, "socket", Compare(0, 4, number, 0))
    ctypes.CDLL(None).prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    if done := library.seccomp_load(made):
        raise OSError(-done, "seccomp_load")


if __name__ == "__main__":
    forbid(UNIT.read_text("utf-8"))
    os.execvp(sys.argv[1], sys.argv[1:])
