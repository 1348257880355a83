"""The vocabulary of scenarios: what they can ask for, and what they can make happen."""
