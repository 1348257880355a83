"""What several titles need and none of them owns: joints of rules, piles, bands, odds, checks of content."""
