"""What clauses and deals are worth to a house (worth), and what it offers (offers)."""
