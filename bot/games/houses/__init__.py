"""Houses in Discord: all that the bot knows of this game."""
