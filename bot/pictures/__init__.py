"""Pictures: from what a message shows to a PNG, in a process of its own; no game is known here."""
