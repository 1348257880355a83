"""What people are told: names, sentences, meanings and dangers."""
