"""The rules of Xia, one heading of the rulebook per file."""
