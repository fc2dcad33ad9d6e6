"""Coup in Discord: the table before everybody, one's hand one press away, windows that ask all alike."""
