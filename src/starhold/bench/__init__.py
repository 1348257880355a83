"""How fast Starhold is, beside its peers."""
