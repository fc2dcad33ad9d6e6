"""The slash commands of Houses."""
