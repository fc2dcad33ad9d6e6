"""The khandan command, a file for each of its commands."""
