"""The vocabulary at work: what missions and event cards ask for, and what they bring about."""
