"""Why a PostgreSQL database can't be used, each reason a code whose sentence says what to do."""

from typing import Final
from urllib.parse import urlsplit

import asyncpg

from engine.store.errors import Refusal, StoreRefused

REASONS: Final[tuple[tuple[Refusal, tuple[type[Exception], ...]], ...]] = (
    ("store_busy", (asyncpg.LockNotAvailableError,)),
    # Also where pg_hba.conf lets nobody in from here.
    ("store_not_let_in", (asyncpg.InvalidAuthorizationSpecificationError,)),
    ("store_no_database", (asyncpg.InvalidCatalogNameError,)),
    ("store_crowded", (asyncpg.TooManyConnectionsError,)),
    ("store_read_only", (asyncpg.ReadOnlySQLTransactionError, asyncpg.TargetServerAttributeNotMatched)),
    ("store_no_rights", (asyncpg.InsufficientPrivilegeError,)),
    ("store_server_full", (asyncpg.DiskFullError,)),
    (
        # Of what stands behind `?` in the address: the client reads a part of it, the server the rest.
        "store_address",
        (
            asyncpg.ClientConfigurationError,
            asyncpg.UndefinedObjectError,
            asyncpg.InvalidParameterValueError,
            asyncpg.CantChangeRuntimeParamError,
        ),
    ),
    (
        "store_unreachable",
        (
            OSError,
            TimeoutError,
            asyncpg.InterfaceError,
            asyncpg.PostgresConnectionError,
            asyncpg.OperatorInterventionError,
        ),
    ),
)
"""By the first that fits."""


def refusal(code: Refusal, address: str, **slots: str) -> StoreRefused:
    """A refusal about the database at this address, which is shown without its name and password."""
    return StoreRefused(code, {"path": without_password(address), **slots})


def failure_refusal(error: BaseException, address: str) -> StoreRefused:
    """What this error of asyncpg's says about the database; store_failed, with its name, for any other."""
    code = next((code for code, kinds in REASONS if isinstance(error, kinds)), None)
    if code is None:
        return refusal("store_failed", address, name=type(error).__name__)
    return refusal(code, address)


def without_password(address: str) -> str:
    """The address as it may be shown: hosts, ports and database."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
