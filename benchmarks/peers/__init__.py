"""Other people's servers under the same load."""
