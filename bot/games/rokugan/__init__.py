"""Battle for Rokugan in Discord: the map before everybody, hand and objective one press away."""
