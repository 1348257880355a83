"""Laws about the scenes of a match: they have words, and each can be played again, differently."""

from __future__ import annotations

from random import Random

from starhold.kernel import Answered, Match, Scene, verify

from .law import at_each_question, at_the_end
from .trial import Breach, Trial, where

ANSWERS = 60
"""So far a branch is played; from each scene of each match, to its end would take long."""


@at_each_question
def scenes_have_words(match: Match, _: Trial) -> None:
    """Every scene that begins is called something."""
    begun = match.game.begun
    if begun and not match.game.text.scene(begun).strip():
        raise Breach(f"{where(match)}: the scene {begun!r} has no words")


@at_the_end
def scenes_can_be_played_again(match: Match, trial: Trial) -> None:
    """A branch begins where the scene did, takes the same answers as far as its dice allow, and can be verified."""
    for scene in match.scenes:
        then, branch = match.at_scene(scene), match.branch(scene, seed=f"{scene.revision}")
        if (branch.game.state, branch.game.stack) != (then.game.state, then.game.stack):
            raise Breach(f"{where(branch)}: a branch does not begin where {_name(scene)} did")
        _play(branch, match)
        if branch.scenes[: len(then.scenes)] != then.scenes:
            raise Breach(f"{where(branch)}: a branch has other scenes in its past")
        faults = verify(branch.dumps(), game=trial.game).faults
        if faults:
            raise Breach(f"{where(branch)}: a branch from {_name(scene)}: {'; '.join(faults)}")


def _play(branch: Match, match: Match) -> None:
    """Answer as in the other match as long as that is legal, then by chance."""
    chance = Random(branch.revision)
    entries = match.journal.entries[branch.revision :][:ANSWERS]
    for choice in [entry.choice for entry in entries if isinstance(entry, Answered)]:
        if branch.over:
            return
        legal = branch.decision.options
        branch.answer(choice if choice in legal else chance.choice(legal))


def _name(scene: Scene) -> str:
    return f"the scene {scene.name!r}" if scene.name else "the match"
