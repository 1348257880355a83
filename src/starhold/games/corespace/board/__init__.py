"""The deck: pictures, walls, doors, ways and sight. Pure functions of the box and of what has changed on the deck."""
