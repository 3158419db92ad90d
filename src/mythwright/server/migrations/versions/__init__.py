"""One step of the database per file."""
