"""What a campaign leaves behind: items found again (items.py), their pages, and every change of numbers.

Whatever leaves this folder is cut for one reader. Begin with items.py: from the log to what a reader may see.
"""
