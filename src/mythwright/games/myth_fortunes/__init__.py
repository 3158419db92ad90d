"""Myth Fortunes: fame, fortune, and faces that are not what they seem."""
