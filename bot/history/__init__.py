"""What a campaign leaves behind: counts, decisions, signatures, deals, promises and kings, found again."""
