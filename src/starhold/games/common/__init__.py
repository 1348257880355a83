"""What several titles need and none of them owns: ways, letters, piles, bands, odds, records, joints of rules."""
