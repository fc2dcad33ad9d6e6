"""What everybody may expect of the others' ballots."""
