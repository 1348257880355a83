"""The chronicle of a simulated match of Xia."""
