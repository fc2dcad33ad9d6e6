"""What the program counts about itself, and the page on loopback that a host's own tools read."""
