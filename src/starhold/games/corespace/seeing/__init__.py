"""What is dealt, who may know what, and what is always true."""
