"""What is said between the fights of a campaign: scenes by their names, rewards together, chances in percent."""

from __future__ import annotations

import pytest

from starhold.kernel import Match
from starhold.kernel.speech import plain
from starhold.table.past import log_part, scene_infos

from .campaigns import FLYING, READY, VOTING, WALKING, begun, campaign_at, played_until


def test_scenes_are_called_by_what_is_played_in_them() -> None:
    match = Match.loads(campaign_at(WALKING))
    titles = [scene.title for scene in scene_infos(match)]
    assert titles[0] == "First Light"
    assert not any("." in title or "-" in title for title in titles)
    assert match.game.scene_title(match.scenes[0].name) == "First Light"


def test_a_scene_begins_in_the_log_with_its_name() -> None:
    match = begun()
    told = log_part(match, match.journal.entries, -1, 0).log
    assert [line.text for line in told if line.scene] == ["First Light"]


def test_rewards_are_told_together() -> None:
    match = played_until(lambda each: each.decision.prompt == VOTING)
    told = [plain(line.text) for line in log_part(match, match.journal.entries, 0, 0).log]
    assert "Starla and Violet Ray each get 6 credits and 1 skill point." in told


@pytest.mark.parametrize("prompt", [READY, FLYING])
@pytest.mark.parametrize(("seats", "regret"), [(1, "This ends The Beacon Road, for everyone."), (2, "")])
def test_to_retire_is_out_of_the_way_and_asked_back_where_nobody_else_has_a_vote(
    prompt: str, seats: int, regret: str
) -> None:
    match = Match.loads(campaign_at(prompt, seats, scene=2))
    (retire,) = (option for option in match.decision.options if str(option).startswith("retire"))
    assert match.game.text.weight(retire) == "aside"
    assert match.game.regret(retire) == regret


def test_whoever_flies_decides_for_the_squad_and_free_seats_do_not() -> None:
    match = begun(seats=4)
    match.answer("take-usual 2", seat=2)
    deciding = [part.seat for part in match.decision.parts if "set-difficulty hard" in map(str, part.options)]
    assert deciding == [2]
