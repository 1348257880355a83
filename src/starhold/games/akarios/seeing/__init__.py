"""What is seen: the same for everybody, because pilots share one radio."""
