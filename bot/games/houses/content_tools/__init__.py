"""The command `khandan content`: what authors of cards of Houses need."""
