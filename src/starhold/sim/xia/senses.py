"""The meaning of a chance, a use and a sensible use of each kind of thing in Xia."""

from __future__ import annotations

from ..chronicle import Sense

BOARD = "turns of a captain in which it lay on the board"

SENSES: dict[str, Sense] = {
    "ship": Sense(
        chance="turns in which it could be taken or bought",
        use="taken or bought",
        sensible="flown afterwards",
        worth="what its captain gained from then on",
    ),
    "outfit": Sense(
        chance="turns in which it could be bought",
        use="bought",
        sensible="an engine was fired, a weapon did damage, a shield was raised, a mod was used or made room for a "
        "mission, a pod carried cargo, a plating took damage; or it was handed over for a mission",
        worth="what its captain gained from then on",
    ),
    "title": Sense(
        chance="turns of a captain in which it lay open",
        use="claimed",
        sensible="claimed",
        worth="the fame of the title",
    ),
    "mission": Sense(
        chance="seen among drawn cards",
        use="kept",
        sensible="completed",
        worth="what it brought",
    ),
    "mission-type": Sense(
        chance="seen among drawn cards",
        use="kept",
        sensible="completed",
    ),
    "ability": Sense(
        chance="turns in which it could be used; if it is always active, in which it could be taken",
        use="used; if it is always active, taken",
        sensible="its roll gave something, or it needs none; if it is always active, its captain gained fame with it",
    ),
    "cargo": Sense(
        chance="turns in which it could be bought, gathered or picked up",
        use="cubes that came aboard",
        sensible="cubes that were sold or exchanged",
        worth="what was paid for it",
    ),
    "token": Sense(
        chance=BOARD,
        use="collected",
        sensible="handed in with another one, or worth something at once",
        worth="what it brought",
    ),
    "relic": Sense(
        chance="times that it came aboard",
        use="sifted",
        sensible="taken as fame, or for what it shows",
        worth="what it brought",
    ),
    "event": Sense(
        chance="matches in which it was in the deck",
        use="drawn",
        sensible="somebody had a turn under it, or it is over at once",
    ),
    "npc": Sense(
        chance=BOARD,
        use="attacked, or hired",
        sensible="hurt by the attack; hired, and did damage for its employer",
        worth="what the attackers gained by it",
    ),
    "sector": Sense(
        chance=BOARD,
        use="turns in which a captain was there",
        sensible="turns in which a captain did something there: traded, worked, explored, did business, gained fame",
    ),
    "behaviour": Sense(
        chance="not counted: cards are drawn",
        use="drawn for an NPC",
        sensible="drawn for an NPC, which flies by it from then on",
    ),
    "goal": Sense(
        chance="not counted: any goal that is left can be chosen",
        use="games played for it",
        sensible="games that completed it",
    ),
    "upgrade": Sense(
        chance="not counted: one can be taken after each game",
        use="taken",
        sensible="taken, for the rest of the campaign",
    ),
}
