"""What the bot says by itself: owed messages, once and in order, and the living board."""
