"""Hilltop, a toy game: the smallest that uses everything of the core, and a model for authors."""
