"""The package as it is handed out: what is in it, and what it says of itself."""
