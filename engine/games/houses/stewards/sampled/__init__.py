"""Sampled continuations: worlds as they may be, each played to the king's end by cheap sense."""
