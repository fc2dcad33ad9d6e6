"""The real command line at a small Discord: `python -m tests.loopback.run URL NAME LEASE run`, `khandan run`.

URL is that of a small Discord (server.py), NAME the one under which this process calls there, LEASE for how
many seconds it holds slots; "-" for none, and for as long as a real one.
"""

import sys
from contextlib import ExitStack

from bot.__main__ import main
from tests.loopback.client import pointed_at


def addresses(url: str, name: str) -> tuple[str, str]:
    """Where requests go, and where sockets connect."""
    path = "" if name == "-" else f"/{name}"
    return f"{url}{path}/api/v10", f"{url.replace('http', 'ws', 1)}/gateway{path}"


if __name__ == "__main__":
    _, url, name, lease, *words = sys.argv
    sys.argv = ["khandan", *words]
    with ExitStack() as stack:
        stack.enter_context(pointed_at(*addresses(url, name)))
        if lease != "-":
            from tests.loopback.bot import leased  # a host's environment has not what this asks for

            stack.enter_context(leased(float(lease)))
        main()
