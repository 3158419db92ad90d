"""The terminal client: it draws views, sends answers, and knows no game."""
