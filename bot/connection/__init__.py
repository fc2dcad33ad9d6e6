"""The connection to Discord: each event read by itself, all of it begun again when it breaks."""
