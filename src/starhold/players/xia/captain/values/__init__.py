"""Values that are worked out: prey, weapons, outfits, ships."""
