"""The campaign: one match from the first entry to the last. (AKA-CAMPAIGN-01..14)"""
