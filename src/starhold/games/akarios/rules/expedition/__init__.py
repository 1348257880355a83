"""On foot: worlds, and what pilots try on them. (AKA-WORLD-01..42, AKA-SKILLCHECK-01..08)"""
