"""The table measured: whole thousandths of an inch, bases, shapes, paths, sight. Knows no game."""
