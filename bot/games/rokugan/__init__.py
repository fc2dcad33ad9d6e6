"""Battle for Rokugan in Discord: its words, pages and pictures. No rule lives here; begin with `plugin`."""
