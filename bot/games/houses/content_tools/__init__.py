"""What authors of cards of Houses need: khandan content."""
