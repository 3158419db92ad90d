"""The rules of Myth Fortunes, chapter by chapter."""
