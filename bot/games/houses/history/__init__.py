"""What a campaign leaves behind: items found again (items.py), their pages, and every change of numbers."""
