"""A match that begins with the past of another and goes its own way: "from here, differently".

Its dice are new, with a promise of their own: nobody can know what is coming from the other match, nor learn the
other one's seed from this one. What the dice showed before is repeated from the record and not proven by the seed.
"""

from __future__ import annotations

from msgspec.structs import replace

from .codec import codec_of
from .dice import AskedDice, Dice, SeededDice, commitment, make_dice
from .draws import Playback
from .game import Game
from .journal import Journal
from .scene import Branch, Scene


def branched(game: Game, journal: Journal, scene: Scene, seed: str) -> Journal:
    """The journal of a branch, for the play at a scene's beginning, which is given the dice of the branch."""
    setup = replace(journal.setup, commitment=commitment(seed))
    origin = Branch(journal.setup.commitment, scene.revision, scene.name)
    branch = replace(journal.up_to(scene.revision), setup=setup, seed=seed, branch=origin)
    continued = branch.continued
    if continued is not None:
        play = codec_of(type(game)).decode(continued.snapshot, setup, game.content)
        play.dice = first_dice(branch)  # the other match's seed would stand there
        branch.continued = replace(continued, snapshot=codec_of(type(game)).encode(play))
    game.setup = setup
    take_own_dice(game, branch, scene.revision)
    return branch


def first_dice(journal: Journal) -> Dice:
    """The dice with which a journal begins. Before the entries of its own, those of a branch only keep the place."""
    if journal.branch is None:
        return make_dice(journal.setup.dice, journal.seed)
    return AskedDice(journal.seed) if journal.setup.dice == "asked" else SeededDice(journal.seed)


def take_own_dice(game: Game, journal: Journal, revision: int) -> None:
    """Where a branch leaves the other match, its own dice begin."""
    if journal.branch is None or journal.branch.revision != revision:
        return
    before = game.dice
    assert not isinstance(before, Playback)
    game.dice = own_dice(journal, before)


def own_dice(journal: Journal, before: Dice) -> Dice:
    """The dice of a branch at its beginning; numbers that were typed in already stay."""
    if isinstance(before, AskedDice):
        return AskedDice(journal.seed, typed=before.typed.copy())
    return make_dice(journal.setup.dice, journal.seed)
