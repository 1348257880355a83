"""What happens between missions: advancement, trade and maintenance."""
