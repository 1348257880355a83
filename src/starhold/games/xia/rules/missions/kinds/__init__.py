"""The types of mission, one by one."""
