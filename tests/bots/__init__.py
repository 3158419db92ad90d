"""Bots: what they see, and what they choose."""
