"""What buttons, menus and forms carry: custom ids, and words that were typed and not yet sent."""
