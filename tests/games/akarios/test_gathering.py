"""What everybody sees between fights: what is coming, who has voted and is ready, prices, chances; nothing unread."""

from __future__ import annotations

from starhold.games.akarios.rules.campaign.squad import squad_of
from starhold.games.akarios.seeing.campaign import CampaignView
from starhold.games.akarios.seeing.landing import LandingView
from starhold.games.akarios.seeing.view import AkariosView
from starhold.kernel import Match
from starhold.table.campaign import campaign_log, story

from .campaigns import READY, TRADING, VOTING, WALKING, begun, campaign_at
from .matches import game_of


def seen(match: Match) -> AkariosView:
    view = match.view(0)
    assert isinstance(view, AkariosView)
    return view


def campaign(match: Match) -> CampaignView:
    found = seen(match).campaign
    assert found is not None
    return found


def landing(match: Match) -> LandingView:
    found = seen(match).landing
    assert found is not None
    return found


def test_preparations_say_for_what_and_who_is_ready() -> None:
    match = begun()
    coming = campaign(match).coming
    assert coming is not None
    assert (coming.kind, coming.name) == ("fight", "First Light")
    match.answer("take-usual 0")
    match.answer("take-usual 1", seat=1)
    match.answer("ready 1", seat=1)
    assert campaign(match).ready == (1,)


def test_the_briefing_is_for_those_who_will_fly() -> None:
    match = Match.loads(campaign_at(READY, scene=2))
    drawn = seen(match).drawn
    assert drawn is not None
    assert any(": 3 Ronin Scouts come out" in rule for rule in drawn.rules), drawn.rules
    for pilot in ("starla", "violet-ray"):
        (seat,) = (part.seat for part in match.decision.parts if f"rest {pilot}" in map(str, part.options))
        match.answer(f"rest {pilot}", seat=seat)
    drawn = seen(match).drawn
    assert drawn is not None
    assert any("(by the number of pilots)" in rule for rule in drawn.rules), drawn.rules


def test_votes_are_seen_as_they_come() -> None:
    match = Match.loads(campaign_at(VOTING))
    vote = campaign(match).vote
    assert vote is not None
    assert [way.text for way in vote.ways] == [
        "answer her, and give your number",
        "keep silent, and let her count without you",
    ]
    assert (vote.votes, vote.waiting) == ({}, (0, 1))
    match.answer(f"vote 1 {vote.ways[1].id}", seat=1)
    vote = campaign(match).vote
    assert vote is not None
    assert (vote.votes, vote.waiting) == ({1: vote.ways[1].id}, (0,))


def test_progression_sheets_are_there_except_in_fights() -> None:
    match = Match.loads(campaign_at(VOTING))
    shown = campaign(match)
    assert [sheet.pilot for sheet in shown.growth] == list(squad_of(game_of(match)).pilots)
    assert [yard.ship for yard in shown.yards] == list(shown.ships)
    fighting = campaign(Match.loads(campaign_at("akarios.pilot-phase.act")))
    assert (fighting.growth, fighting.yards, fighting.market, fighting.coming) == ((), (), None, None)


def test_a_market_shows_what_would_be_sold_for_what() -> None:
    match = Match.loads(campaign_at(TRADING))
    squad = squad_of(game_of(match))
    squad.hangar.append("quick-attack")
    squad.pilots["starla"].cards.append("quick-attack")
    market = campaign(match).market
    assert market is not None
    (sale,) = (each for each in market.sales if each.card == "quick-attack")
    price = game_of(match).content.card["quick-attack"].price
    assert (sale.price, sale.stored, sale.aboard) == (price // 2, 1, ("starla",))
    assert all(not game_of(match).content.card[each.card].starter for each in market.sales)
    assert market.name == "Lowlight Dock"


def test_attempts_have_chances_for_each_number_of_dice() -> None:
    match = Match.loads(campaign_at(WALKING))
    (walker, *_) = landing(match).walkers
    steps = walker.chances["north"]
    assert [each.dice for each in steps] == list(range(1, walker.dice + 1))
    assert [each.chance for each in steps] == sorted(each.chance for each in steps)
    assert steps[0].chance == 67
    assert steps[0].calmly == 50


def test_an_attempt_under_way_shows_its_dice() -> None:
    match = Match.loads(campaign_at("akarios.attempt.roll_again"))
    trying = landing(match).trying
    assert trying is not None
    assert trying.thrown
    assert trying.rolls[trying.pilot]
    assert trying.pilot in {walker.id for walker in landing(match).walkers if walker.at == trying.place}


def test_the_log_remembers_choices_and_rewards() -> None:
    match = Match.loads(campaign_at(WALKING))
    told = story(match, ["Mira", "Jonas"])
    assert told is not None
    assert [line.revision for line in told.lines] == [scene.revision for scene in match.scenes][: len(told.lines)]
    first = told.lines[0]
    assert first.words.startswith("First Light: won.")
    assert first.notes[-1] == "Gained: 6 credits and 1 skill point."
    assert first.notes[0].startswith("Someone Is Counting: ")
    written = campaign_log(match)
    assert written is not None
    assert "            Gained: 6 credits and 1 skill point." in written.splitlines()
    assert story(Match.new("demo", seed=7)) is None
