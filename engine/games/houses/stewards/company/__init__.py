"""Company, the stewards who sit beside people: houses with a temper that vote, trade and take sides."""
