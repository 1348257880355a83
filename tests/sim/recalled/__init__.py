"""A title from elsewhere, with a part of its own for simulations."""
