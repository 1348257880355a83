"""The rules, one heading of the rulebook per file."""
