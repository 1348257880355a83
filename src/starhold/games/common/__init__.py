"""What several titles need and none of them owns: ways, boards in letters, piles, bands, odds, joints of rules."""
