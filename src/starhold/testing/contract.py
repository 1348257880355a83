"""The contract kit: every law, to be run on any game.

In a test file of your own game:

    from starhold.testing import GameContract

    class TestMine(GameContract):
        game = Mine

pytest then runs one test per law. A long game sets `trial` to check fewer moments:

        trial = Trial(game=Mine, seeds=(1,), every=10)

Without pytest, `breaches(Mine)` returns what is broken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from starhold.kernel import Game

from . import chance, laws, looking, questions, scenes, secrecy, speaking, structure
from .law import Law
from .trial import Breach, Trial

LAWS: tuple[Law, ...] = (
    structure.content_is_sound,
    structure.kinds_resolve,
    structure.stages_resolve,
    structure.aliases_resolve,
    structure.renewals_are_of_the_past,
    structure.words_are_complete,
    structure.words_are_of_use,
    structure.options_resolve,
    structure.beginnings_begin,
    questions.options_are_sound,
    questions.answers_tell_whose_they_are,
    questions.notation_reads_back,
    questions.refusals_teach,
    questions.moments_have_names,
    laws.clones_are_exact,
    laws.clones_are_independent,
    laws.states_survive_saving,
    laws.options_are_accepted,
    laws.looking_changes_nothing,
    laws.views_stay_as_they_were,
    laws.own_views_are_views,
    laws.copies_go_the_same_way,
    chance.physical_dice_work,
    laws.everything_has_words,
    speaking.references_change_no_words,
    speaking.the_box_is_open_to_all,
    laws.invariants_hold,
    laws.undo_returns,
    laws.the_same_seed_gives_the_same_match,
    laws.any_process_gives_the_same_match,
    laws.matches_end,
    laws.groups_end_together,
    laws.replays_are_identical,
    scenes.scenes_have_words,
    scenes.scenes_can_be_played_again,
    secrecy.secrets_are_kept,
    secrecy.secrets_are_kept_from_the_start,
    secrecy.secrets_exist,
    chance.real_draws_keep_secrets,
    looking.looking_tells_no_secret,
    looking.looking_ahead_changes_nothing,
    looking.nonsense_is_known_to_nobody,
)


def breaches(game: type[Game], trial: Trial | None = None) -> dict[str, str]:
    """The laws that a game breaks, by name, and how; empty for a sound game."""
    found = {law.__name__: breach_of(law, trial or Trial(game=game)) for law in LAWS}
    return {name: breach for name, breach in found.items() if breach}


def breach_of(law: Law, trial: Trial) -> str:
    """Say how a game breaks a law; nothing if it does not."""
    try:
        law(trial)
    except Breach as breach:
        return str(breach)
    except Exception as error:
        # Whatever else a broken game raises is a breach of the law under which it came up.
        return repr(error)
    return ""


class GameContract:
    """Base of a test class: one test per law, for the game that the subclass names."""

    game: ClassVar[type[Game]]
    trial: ClassVar[Trial | None] = None

    def _try(self, law: Law) -> None:
        law(self.trial or Trial(game=self.game))


def _test_of(law: Law) -> Callable[[GameContract], None]:
    def test(self: GameContract) -> None:
        self._try(law)

    test.__doc__ = law.__doc__
    return test


for _law in LAWS:
    setattr(GameContract, f"test_{_law.__name__}", _test_of(_law))
