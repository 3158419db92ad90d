"""The lab: many games, and what can be learned from them."""
