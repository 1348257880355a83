"""Pictures: letters, scenery, targets."""
