"""The leak law on what the bot says: messages, panels, forms, button ids, refusals, and the log."""
