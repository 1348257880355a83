"""Skills, and the reactions among them. (CS-SKILL-01..12, CS-PASSIVE-01..03, CS-REACTION-01..06)"""
