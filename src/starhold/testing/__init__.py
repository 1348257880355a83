"""The contract kit, rule cases and other tools for those who write games."""
