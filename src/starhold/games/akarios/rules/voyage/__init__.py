"""The Sparrow between the fights: sectors, events, docks. (AKA-EXPLORE-01..13, AKA-MARKET-01..10)"""
