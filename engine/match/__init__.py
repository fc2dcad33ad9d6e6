"""One match beside its rules: as it stands, who moves in it, what it remembers and what it writes."""
