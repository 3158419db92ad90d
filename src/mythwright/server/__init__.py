"""The server: tables that people anywhere play at, kept on disk answer by answer."""
