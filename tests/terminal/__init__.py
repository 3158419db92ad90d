"""The terminal client, driven by scripted lines."""
