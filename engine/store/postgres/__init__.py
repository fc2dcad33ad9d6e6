"""The store in a PostgreSQL database, for a bot that outgrows one process: the extra `postgres`."""
