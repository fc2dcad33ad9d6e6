"""What was on disk and on Discord one day: opened, pressed and played on by every later version."""
