"""The core: tables, frames, questions, dice, events, views. It has never heard of a hero."""
