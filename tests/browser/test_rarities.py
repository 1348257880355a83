"""What comes up in few matches: the Sellsword at work, relics in the Kiln, counterfeit credits."""

from __future__ import annotations

from functools import cache

import httpx
from playwright.sync_api import expect

from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia.captain import Captain

from .conftest import OpenScreen
from .prepared import lay, token_of
from .screen import Screen

BOXES = {"embers": True, "missions_and_powers": True, "sellsword": True, "envoy": True}
LONGEST = 700


SEEDS = 40


@cache
def among_captains_mad_about(way: str, prompt: str, answer: str) -> str:
    """A match of three captains who overrate a way to fame, up to where one is asked this and may answer that; a file.

    Captains change, and so it is looked for in one match after the other.
    """
    for seed in range(SEEDS):
        match = Match.new("xia", seats=3, seed=seed, options=BOXES)
        captains = [Captain(seat) for seat in match.game.seats]
        for captain in captains:
            captain.taste = {way: 50.0}
        while match.revision < LONGEST and not match.over:
            outlook = Outlook(match)
            offered = (str(option).split()[0] for option in outlook.decision.options)
            if outlook.decision.prompt == prompt and answer in offered:
                return match.dumps()
            match.answer(captains[outlook.seat].answer(outlook))
    raise AssertionError("no such position came up")


def sit(http: httpx.Client, screen: Screen, text: str) -> None:
    match = Match.loads(text)
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.until(lambda each: each.is_asked)


def test_the_sellsword_is_sent_over_the_map_by_whoever_pays_it(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, among_captains_mad_about("sellsword", "xia.sellsword-turn.fly", "send"))
    expect(screen.page.get_by_role("heading", name="where do you send the Sellsword?")).to_be_visible()
    expect(screen.page.get_by_text("The Sellsword works for you").first).to_be_visible()
    send = next(option for option in screen.question.options if option.target and option.danger is None)
    assert send.target is not None
    screen.space(send.target).click()
    screen.until(lambda each: each.revision > 0 and not is_sending(each))
    where = send.target.removeprefix("space ")
    sellsword = next(npc for npc in screen.view["npcs"] if npc["id"] == "sellsword")
    assert ",".join(map(str, sellsword["at"])) == where


def is_sending(screen: Screen) -> bool:
    return screen.is_asked and screen.question.prompt == "xia.sellsword-turn.fly"


def test_relics_lie_face_down_in_the_hold_until_they_are_sifted(http: httpx.Client, screen: Screen) -> None:
    sit(http, screen, among_captains_mad_about("relics", "xia.action-phase.act", "sift"))
    (seat,) = screen.seated.mine
    screen.page.get_by_role("tab", name="Ship").click()
    before = screen.view["captains"][seat]["unclaimed"]
    relics = len(screen.view["captains"][seat]["hold"]["relics"])
    expect(screen.page.get_by_text(face_down(relics))).to_be_visible()
    sift = next(option.answer for option in screen.question.options if option.answer.startswith("sift"))
    screen.answer(sift)
    screen.until(lambda each: each.is_asked and each.question.prompt == "xia.sift-relic.take")
    screen.answer("take-fame")
    screen.until(lambda each: each.view["captains"][seat]["unclaimed"] > before)
    expect(screen.page.get_by_text(face_down(relics))).to_have_count(0)


def face_down(relics: int) -> str:
    return f"relics, face down: {relics}"


def test_false_credits_are_passed_on_and_somebody_decides_what_to_do(
    http: httpx.Client, open_screen: OpenScreen
) -> None:
    match = Match.loads(among_captains_mad_about("missions", "xia.pass-on-credits.announce", "split"))
    table, teller = lay(http, match), match.decision.seat
    screens = [open_screen() for _ in match.game.seats]
    for seat, screen in enumerate(screens):
        screen.sit_down(table.table, token_of(table, seat))
    screens[teller].until(lambda each: each.is_asked)
    split = next(option.answer for option in screens[teller].question.options if option.answer.startswith("split"))
    screens[teller].answer(split)
    match.answer(split)
    receiver = screens[match.decision.seat]
    receiver.until(is_tempted)
    expect(receiver.option("launder")).to_be_visible()
    expect(receiver.option("snitch")).to_be_visible()
    receiver.answer("launder")
    receiver.until(lambda each: not is_tempted(each))


def is_tempted(screen: Screen) -> bool:
    return screen.is_asked and screen.question.prompt == "xia.pass-on-credits.answer"
