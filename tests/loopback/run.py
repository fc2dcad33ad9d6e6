"""The real command line, at a small Discord: `python -m tests.loopback.run URL NAME run` for `khandan run`.

URL is that of a small Discord (server.py), NAME the one under which this process calls there, "-" for none.
"""

import sys

from bot.__main__ import main
from tests.loopback.client import pointed_at


def addresses(url: str, name: str) -> tuple[str, str]:
    """Where requests go, and where sockets connect."""
    path = "" if name == "-" else f"/{name}"
    return f"{url}{path}/api/v10", f"{url.replace('http', 'ws', 1)}/gateway{path}"


if __name__ == "__main__":
    _, url, name, *words = sys.argv
    sys.argv = ["khandan", *words]
    with pointed_at(*addresses(url, name)):
        main()
