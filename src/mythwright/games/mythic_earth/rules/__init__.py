"""The chapters of the book: frames, and the pure functions they rest on."""
