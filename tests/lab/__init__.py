"""The lab: many games, and what is said of them."""
