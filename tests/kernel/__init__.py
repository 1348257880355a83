"""The tests of the kernel, one file per module."""
