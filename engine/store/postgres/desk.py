"""A connection for what processes settle among themselves, beside the one that writes moves."""

from typing import Any

from engine.store.postgres.driver import DURABLE, PostgresAnswers, PostgresDriver


class Desk:
    """Runs statements one by one, each its own transaction; StoreError for what fails."""

    def __init__(self, address: str) -> None:
        self._driver = PostgresDriver(address)
        # Durable: a fence that was lost with the database would be given twice.
        self._answers = PostgresAnswers(address, DURABLE)

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows of a statement. One whose connection was lost is run once more."""
        try:
            return await self._answers.put(lambda connection: connection.execute(sql, values).fetchall())
        except self._driver.failures as error:
            raise self._driver.translate(error) from error

    async def close(self) -> None:
        """Let the database go."""
        await self._answers.close()
