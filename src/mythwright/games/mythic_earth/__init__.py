"""Mythic Earth: two Forces on a table measured in inches, for the Balance of the Way."""
