"""A trader between two missions: what is bought, sold, mended and bartered, and that there is an end to it."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

import starhold
from starhold.games.corespace import CoreSpace, choices
from starhold.games.corespace.rules.after.barter import Agree, Withdraw
from starhold.games.corespace.rules.campaign.extraction import Rescue
from starhold.games.corespace.state import Crew, Figure, Held
from starhold.kernel import Choice, Match
from starhold.players import Outlook, make_player
from starhold.players.corespace.outfit import company_worth
from starhold.players.corespace.trader import Trader

CAMPAIGN = "lost-with-all-hands"


def play_of(match: Match) -> CoreSpace:
    assert isinstance(match.game, CoreSpace)
    return match.game


def ashore(seats: int = 1, stage: int = 0, **changes: object) -> Match:
    """The trade after a mission from which everybody has come home."""
    match = starhold.new("corespace", seats=seats, seed=4, options={"campaign": CAMPAIGN, "printed_crews": True})
    bots = [Trader(seat) for seat in range(seats)]
    while match.decision.prompt != "corespace.trader-phase.activate":
        match.answer(bots[match.decision.seat].answer(Outlook(match)))
    game = play_of(match)
    sheet = game.state.campaign
    assert sheet is not None, "it is a campaign"
    sheet.stage = stage
    for figure in game.state.mission.figures:
        figure.where = "aboard" if figure.crew is not None else "gone"
    for name, value in changes.items():
        setattr(game.state.crews[0], name, value)
    game.state.mission.over = True
    match.answer(match.decision.options[0])
    while not match.over and match.decision.prompt != "corespace.trading.take":
        match.answer(bots[match.decision.seat].answer(Outlook(match)))
    return match


def crew_of(match: Match, seat: int = 0) -> Crew:
    return play_of(match).state.crews[seat]


def deals(match: Match) -> list[Choice]:
    """All that the traders answer until the trade is over."""
    answers: list[Choice] = []
    while not match.over and match.decision.prompt.startswith(("corespace.trading", "corespace.train")):
        answers.append(Trader(1).answer(Outlook(match)))
        match.answer(answers[-1])
        assert len(answers) < 200, "there is an end to it"
    return answers


def bought(answers: list[Choice]) -> set[str]:
    return {str(answer).split()[1] for answer in answers if str(answer).startswith("buy ")}


def test_a_trade_makes_a_crew_better_off() -> None:
    match, trader = ashore(ua=30), Trader(1)
    before = company_worth(play_of(match), 0)
    while (answer := trader.answer(Outlook(match))) != choices.Ready():
        match.answer(answer)
    assert company_worth(play_of(match), 0) > before + 1


def test_money_buys_what_somebody_can_use() -> None:
    match = ashore(ua=40)
    faces = bought(deals(match))
    tokens = play_of(match).content.token
    assert any(tokens[face].kind == "armour" for face in faces) or any(tokens[face].ranged for face in faces)
    holders = [member for member in crew_of(match).members if set(member.kit) & faces or member.worn in faces]
    assert holders, "what is bought is handed to somebody, and does not lie in the hold"


def test_what_nobody_needs_is_sold() -> None:
    match = ashore(hold=("data-credits-5k", "target-laser"))
    deals(match)
    assert "data-credits-5k" not in crew_of(match).hold


def test_somebody_new_is_hired_for_who_has_died() -> None:
    match = ashore(ua=30)
    crew = crew_of(match)
    crew.members = (*crew.members[:3], replace(crew.members[3], dead=True))
    assert any(str(answer).startswith("hire ") for answer in deals(match))
    assert not any(str(answer).startswith("hire ") for answer in deals(ashore(ua=30)))


def test_nobody_is_hired_after_the_last_mission() -> None:
    match = ashore(stage=4, ua=60)
    assert not any(str(answer).startswith("hire ") for answer in deals(match))


def test_a_system_is_mended_before_it_gives_out() -> None:
    match = ashore(ua=8, systems={"propulsion": 1, "life-support": 1, "supplies": 4, "hull": 4})
    trader = Trader(1)
    while not match.over and match.decision.prompt != "corespace.roll-call.answer":
        match.answer(trader.answer(Outlook(match)))
    crew = crew_of(match)
    assert not crew.out
    assert min(crew.systems.values()) >= 2


def offered(*terms: str) -> Match:
    """The other crew has made an offer, and this one is asked; both have money."""
    match = ashore(seats=2)
    asks = match.decision.seat
    for crew in play_of(match).state.crews:
        crew.ua, crew.hold = 20, ("combat-vest",)
    for answer in (f"haggle {1 - asks}", *terms, "propose"):
        match.answer(answer)
    assert match.decision.prompt == "corespace.bartering.settle"
    return match


def test_an_offer_is_taken_if_it_is_good_and_nothing_is_given_for_nothing() -> None:
    generous = ("add-money 10", "want combat-vest hold")
    assert isinstance(Trader(1).answer(Outlook(offered(*generous))), Agree)
    for mean in (("want combat-vest hold",), ("ask-money 5",), ("add-money 1", "want combat-vest hold")):
        assert isinstance(Trader(1).answer(Outlook(offered(*mean))), choices.Decline)


def test_a_trader_makes_no_offers_and_withdraws_what_others_began() -> None:
    match = ashore(seats=2)
    assert not any(str(answer).startswith("haggle") for answer in deals(match.clone()))
    match.answer(f"haggle {1 - match.decision.seat}")
    assert isinstance(Trader(1).answer(Outlook(match)), Withdraw)


def left_behind(*foes: Figure) -> Match:
    """Two of four lie on the deck after a mission, and have survived it so far."""
    for seed in range(40):
        match = starhold.new("corespace", seats=1, seed=seed, options={"campaign": CAMPAIGN, "printed_crews": True})
        match.answer("dock A")
        mission = play_of(match).state.mission
        for number, figure in enumerate(each for each in mission.figures if each.crew == 0):
            figure.where, figure.at = ("aboard", "") if number < 2 else ("deck", f"b{12 + number}")
            figure.defeated = number >= 2
        mission.figures = [*(figure for figure in mission.figures if figure.crew == 0), *foes]
        mission.over = True
        while match.decision.prompt != "corespace.retrieve.choose" and not match.over:
            match.answer(Trader(1).answer(Outlook(match)))
        if not match.over and len(match.decision.options) == 6:
            return match
    raise AssertionError("somebody survives")


def devastator(number: int) -> Figure:
    return Figure(f"devastator-{number}", "devastator", number=number, where="deck", at=f"e{10 + number}")


def test_friends_are_fetched_unless_too_many_wait_beside_them() -> None:
    assert isinstance(Trader(1).answer(Outlook(left_behind())), Rescue)
    assert not isinstance(Trader(1).answer(Outlook(left_behind(*map(devastator, range(1, 5))))), Rescue)


def test_a_rescue_brings_friends_home() -> None:
    match, trader = left_behind(), Trader(1)
    while not match.over and match.decision.prompt != "corespace.trading.take":
        match.answer(trader.answer(Outlook(match)))
    assert sum(member.fate == "extracted" for member in crew_of(match).members) == 2


def test_whoever_is_kept_away_is_paid_for_if_there_is_money() -> None:
    for ua, is_paid in ((20, True), (5, False)):
        match, trader = ashore(ua=ua), Trader(1)
        crew = crew_of(match)
        while match.decision.prompt != "corespace.overhaul.mend":
            match.answer("ready")
        crew.ua, crew.members = ua, (*crew.members[:3], replace(crew.members[3], held=Held("ransomed", ua=6)))
        while match.decision.prompt not in ("corespace.roll-call.answer", "corespace.redeem.pay"):
            match.answer("ready")
        match.answer(trader.answer(Outlook(match)))
        assert (crew_of(match).members[3].held is None) == is_paid


@pytest.mark.untraced
@pytest.mark.parametrize("level", ["greenhorn", "deckhand", "trader"])
def test_a_campaign_comes_to_its_end(level: str) -> None:
    match = starhold.new("corespace", seats=1, seed=level, options={"campaign": CAMPAIGN})
    bot = make_player(level, CoreSpace, level)
    asked = Counter[tuple[int, str]]()
    while not match.over:
        sheet = play_of(match).state.campaign
        assert sheet is not None
        asked[sheet.stage, match.decision.prompt] += 1
        assert asked[sheet.stage, match.decision.prompt] < 400
        match.answer(bot.answer(Outlook(match)))
