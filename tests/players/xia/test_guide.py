"""A search plays Xia by comparing the plans of a captain, and goes on with the one that it has chosen."""

from __future__ import annotations

from starhold.games.xia import Xia
from starhold.games.xia.choices import Fly, Impulse, Keep, KeepNone
from starhold.kernel import Match
from starhold.players import Outlook, make_player
from starhold.players.guide import guide_of
from starhold.players.search import SearchPlayer
from starhold.players.xia.guide import MOST_MOVES, Intent, XiaGuide
from starhold.players.xia.playout import ACT, FLY

from ..moments import BASE_GAME, EVERY_MODULE
from .positions import in_action_phase


def asked(prompt: str, seed: int = 4) -> Match:
    """The first time that a captain has to answer a question, and has a choice."""
    match = Match.new("xia", seats=3, seed=seed, options=EVERY_MODULE)
    captain = make_player("captain", Xia)
    while match.decision.prompt != prompt or len(match.decision.options) < 2:
        match.answer(captain.answer(Outlook(match)))
    return match


def test_xia_has_a_guide_of_its_own() -> None:
    assert isinstance(guide_of(Xia), XiaGuide)


def test_moves_are_plans_and_begin_with_legal_answers() -> None:
    match = in_action_phase()
    moves = XiaGuide().moves(Outlook(match))
    assert 2 <= len(moves) <= MOST_MOVES
    assert len({move.name for move in moves}) == len(moves)
    assert {move.answer for move in moves} <= set(match.decision.options)


def test_the_first_move_is_what_a_captain_would_do() -> None:
    match = in_action_phase()
    assert XiaGuide().moves(Outlook(match))[0].answer == make_player("captain", Xia).answer(Outlook(match))


def test_what_was_preferred_comes_first_as_long_as_it_is_a_plan() -> None:
    outlook, guide = Outlook(in_action_phase()), XiaGuide()
    moves = guide.moves(outlook)
    second = next(move for move in moves[1:] if move.intent is not None)
    assert second.intent.stands
    begun = guide.moves(outlook, second)
    assert begun[0].name == second.name
    assert begun[0].intent.stands
    elsewhere = second.intent.plan._replace(goal=(99, 99))
    assert guide.moves(outlook, second._replace(intent=Intent(elsewhere, stands=True)))[0].name == moves[0].name


def test_what_a_captain_would_do_is_given_up_as_soon_as_a_captain_would() -> None:
    outlook, guide = Outlook(in_action_phase()), XiaGuide()
    moves = guide.moves(outlook)
    second = next(move for move in moves[1:] if move.intent is not None)
    natural = second._replace(intent=second.intent._replace(stands=False))
    assert guide.moves(outlook, natural)[0].name == moves[0].name


def test_on_the_way_there_is_nothing_to_think_about() -> None:
    match, guide = asked(FLY), XiaGuide()
    move = guide.moves(Outlook(match))[0]
    assert move.intent is not None
    assert len(guide.moves(Outlook(match), move._replace(answer=Fly("N")))) == 1


def test_after_a_roll_there_is() -> None:
    match, guide = asked(FLY), XiaGuide()
    move = guide.moves(Outlook(match))[0]
    assert len(guide.moves(Outlook(match), move._replace(answer=Impulse()))) > 1


def test_missions_are_compared_if_any_of_them_leads_somewhere() -> None:
    captain, guide, lengths = make_player("captain", Xia), XiaGuide(), {}
    for seed in range(12):
        match = asked("xia.choose-missions.answer", seed)
        usual, moves = captain.answer(Outlook(match)), guide.moves(Outlook(match))
        assert moves[0].answer == usual
        assert len(moves) == 1 or all(isinstance(move.answer, Keep) for move in moves)
        lengths[type(usual)] = len(moves)
        if len(lengths) == 2:
            break
    assert lengths[Keep] > 1 == lengths[KeepNone]


def test_without_time_for_a_thought_it_plays_as_a_captain() -> None:
    match = Match.new("xia", seats=3, seed=1, options={**EVERY_MODULE, "fame_goal": 4})
    players = [SearchPlayer(Xia, seat, playouts=0) for seat in range(3)]
    captain = make_player("captain", Xia)
    while not match.over:
        outlook = Outlook(match)
        answer = players[outlook.seat].answer(outlook)
        assert answer == captain.answer(outlook), match.decision.prompt
        match.answer(answer)


def test_a_playout_says_how_likely_a_victory_is() -> None:
    match, guide = in_action_phase(), XiaGuide()
    for number, move in enumerate(guide.moves(Outlook(match))):
        world = match.imagine(match.decision.seat, number)
        guide.play(world, move)
        assert 0 <= guide.play_on(world, match.decision.seat, move, match) <= 1


def test_a_whole_match_is_played() -> None:
    match = Match.new("xia", seats=2, seed=5, options={**BASE_GAME, "fame_goal": 3})
    thinker = SearchPlayer(Xia, 1, playouts=2)
    players = [thinker, make_player("captain", Xia)]
    plans = set()
    while not match.over:
        seat, prompt = match.decision.seat, match.decision.prompt
        match.answer(players[seat].answer(Outlook(match)))
        if seat == 0 and prompt == ACT:
            plans.add(thinker.reason)
        assert match.revision < 2_000
    assert len(plans) > 3
