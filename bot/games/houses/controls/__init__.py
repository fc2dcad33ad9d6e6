"""What a house may do, as buttons, menus and forms."""
