"""What people see: pictures of letters, scenery, and what answers point at."""
