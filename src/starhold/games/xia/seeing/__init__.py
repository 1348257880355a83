"""What everybody may know: the deal, views, redealing, and what must always be true."""
