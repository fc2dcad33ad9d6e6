"""What a campaign leaves behind, found again: chronicle, promises, the story so far."""
