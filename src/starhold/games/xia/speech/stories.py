"""One line of story for each NPC, event and relic. Words change nothing in play: no catalogue counts them."""

from __future__ import annotations

NPCS = {
    "enforcer": "She polishes her badge between arrests. It is the last clean thing that most outlaws see.",
    "scoundrel": "He has robbed every freighter on this lane twice. The second time he returns the family photographs.",
    "merchant": "Her hold smells of spice and paint. She remembers every customer, and who shot first.",
    "sellsword": "The contract is one page, the price list is three. Loyalty is on the back, by the hour.",
    "cinderbeard": "He lights his beard before every boarding. The crew carries buckets, and some hold water.",
}

EVENTS = {
    "rikishi": "The old astronomer drops her cup. The thing in the glass has the right of way, and takes it.",
    "cinderbeard": "The barkeeper at Loath hides the good whisky and the fire bucket. Only one of them is missed.",
    "martial-law": "The governor signs the order with a borrowed pen. Nobody has seen the pen since, or the governor.",
    "re-tethered": "Three engineers and a mule haul the last cable to Tigris. The mule goes through first, to be sure.",
    "fesko-grand-prix": "Old Fesko waves a tablecloth for a flag. There is one rule, and he has spilled soup on it.",
    "change-of-heart": "A clerk puts the warrants in order at last. By morning the wrong people are very surprised.",
    "hot-property": "The salesman throws in the keys and a false beard. He says the beard is the part you will need.",
    "wormholes": "A postman steps out for a smoke and into the wrong sector. The letters have never been so early.",
    "amnesty": "The judge burns a drawer of posters to warm the courtroom. She has started a new drawer.",
    "most-wanted": "The portrait on the poster is a good likeness. The nose is flattering, and the price is not.",
    "lost-convoy": "Six crates and a lunchbox drift where a convoy was. The sandwiches are fresh, and nobody sleeps.",
    "black-box": "Somewhere a wreck still dictates its last flight. Every bar has an ending, and wants the real one.",
    "solar-maximum": "The cook fries eggs on the wing again. The captain counts the charge, and orders more eggs.",
    "cartographers-guild": "The guild pays in coin for each blank corner of its map. Nobody has asked the corners.",
    "ion-winds": "An old pilot hangs a sheet from the mast for a joke. She is first into port by a day.",
    "meteor-shower": "The children at Lunari make wishes all night. The insurers make theirs under the table.",
    "rich-seams": "A miner spits on a rock and it shines. By noon she owns the rock, and eleven new cousins.",
    "open-purses": "The paymaster finds a second key to the safe. He means to be generous until somebody counts.",
    "arms-race": "The gunsmith sells to both sides of the street. She has moved her bed to the cellar.",
    "bull-market": "The auctioneer has lost his voice and still gets bids for coughing. He has sold his hat twice.",
}

RELICS = {
    "sun-idol": "A gold face with no eyes turns to the nearest star by itself. The last owner faced it too.",
    "sealed-urn": "Something inside smells of cinnamon and rain. The seal says do not open, in nine alphabets.",
    "singing-glass": "Tap the rim and it hums a tune your grandmother knew. She swears she never sang it to anyone.",
    "seed-vault": "A drawer for every flower of a world that has no ground left. One drawer is growing.",
    "caged-flame": "The fire paces behind its bars when someone talks. It is quiet now, and that is worse.",
    "brass-oracle": "Put in a coin and she prints your future. She gives change, which is not encouraging.",
    "charted-bone": "Somebody scratched every lane of the system into a rib. Two of the lanes were opened last year.",
    "thinking-stone": "It does sums if you hold it in your left hand. In the right hand it does yours.",
    "black-needle": "No smith can blunt it and no glove has stopped it. The museum lists it under visitors.",
    "frost-veil": "A scarf as light as breath. No cold comes through it, nor any voice that calls you back.",
}
