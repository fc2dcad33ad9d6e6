"""What the program looks after by itself: lost channels, missing contents, backups, its own absence."""
