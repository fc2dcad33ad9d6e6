"""The games in Discord: a folder each."""
