"""Tests: the rules, the contract every game keeps, and the order of the house."""
