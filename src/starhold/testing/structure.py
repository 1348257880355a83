"""Laws about what a title is made of: found by reading it, not by playing it."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from string import Formatter
from textwrap import dedent

from msgspec import Struct

from starhold.kernel import (
    Choice,
    Event,
    Game,
    Lack,
    Match,
    Procedure,
    StarholdError,
    Text,
    load_content,
    reference_of,
    tag_of,
)
from starhold.kernel.codec import codec_of
from starhold.kernel.copying import copier_of
from starhold.kernel.game import part_types
from starhold.kernel.notation import verb_of
from starhold.kernel.option_records import named_records, tables_of
from starhold.kernel.option_values import values_of
from starhold.kernel.tags import kinds

from .trial import Breach, Trial

_STAGE_ARGUMENT = {"ask": 2, "call": 1, "goto": 0}
"""The argument with the stage of a step, if it is not named."""


def kinds_resolve(trial: Trial) -> None:
    """Every procedure, choice and event is found by its tag, can be written, copied and read back."""
    game = trial.game
    for module in _modules(trial):
        for kind in _kinds_in(module):
            tag = tag_of(kind)
            if tag.partition(".")[0] != game.name:
                raise Breach(f"{kind.__qualname__} is tagged {tag!r}, but belongs to {game.name!r}")
    verbs = [verb_of(choice).word for choice in kinds(Choice, game.name).values()]
    twice = {verb for verb in verbs if verbs.count(verb) > 1}
    if twice:
        raise Breach(f"two kinds of choice are written with the same verb: {sorted(twice)}")
    for procedure in kinds(Procedure, game.name).values():
        copier_of(procedure)
    for part in ("state", "content", "options"):
        copier_of(part_types(game)[part])
    codec_of(game)


def stages_resolve(trial: Trial) -> None:
    """Every stage that a procedure continues with exists and is its own."""
    for procedure in kinds(Procedure, trial.game.name).values():
        if "start" not in procedure.stages():
            raise Breach(f"{procedure.__qualname__} has no stage `start`")
        for name in _named_stages(procedure):
            if name not in procedure.stages():
                raise Breach(f"{procedure.__qualname__} goes on with `{name}`, which is no stage of its own")


def aliases_resolve(trial: Trial) -> None:
    """Every alias leads from a name that is gone to one that exists."""
    game = trial.game
    names = {*kinds(Choice, game.name), *kinds(Procedure, game.name)}
    for tag, procedure in kinds(Procedure, game.name).items():
        names |= {f"{tag}.{stage}" for stage in procedure.stages()}
    for old, new in game.aliases.items():
        if old in names:
            raise Breach(f"the alias {old!r} stands for a name that still exists")
        if new not in names:
            raise Breach(f"the alias {old!r} leads to {new!r}, which does not exist")


def renewals_are_of_the_past(trial: Trial) -> None:
    """Every procedure that is renewed when a save is loaded is gone."""
    still_there = sorted(trial.game.renewals.keys() & kinds(Procedure, trial.game.name).keys())
    if still_there:
        raise Breach(f"procedures are renewed that still exist: {still_there}")


def words_are_complete(trial: Trial) -> None:
    """Every event, choice and lack has a sentence, which names only fields that there are."""
    text, name = trial.game.text, trial.game.name
    _check_sentences(text, text.events, kinds(Event, name) if text.events else {})
    _check_sentences(text, text.choices, kinds(Choice, name) if text.choices else {})
    _check_sentences(text, text.refusals, kinds(Lack, name))


def _check_sentences(text: Text, table: Mapping[str, str], found: Mapping[str, type[Struct]]) -> None:
    for tag, kind in found.items():
        if tag not in table and not tag.startswith("kernel."):
            raise Breach(f"{kind.__qualname__} has no sentence: {type(text).__qualname__} lacks {tag!r}")
        _check_blanks(kind, tag, table.get(tag, ""))


def words_are_of_use(trial: Trial) -> None:
    """What is said besides is about prompts that have a question, and about things that there are."""
    text, choices, lacks = trial.game.text, kinds(Choice, trial.game.name), kinds(Lack, trial.game.name)
    for table in ("hints", "moments", "on_mat", "on_roll"):
        _check_known(table, getattr(text, table), text.prompts)
    _check_known("option_details", text.option_details, text.options)
    for table in ("beginnings", "beginning_details"):
        _check_known(table, getattr(text, table), [beginning.name for beginning in trial.game.beginnings])
    for table in ("details", "groups", "headings", "weights"):
        _check_known(table, (entry.partition("/")[0] for entry in getattr(text, table)), choices)
    _check_known("refusals", (entry.partition("/")[0] for entry in text.refusals), lacks)
    for tag, detail in text.details.items():
        _check_blanks(choices[tag.partition("/")[0]], tag, detail)
    for tag, refusal in text.refusals.items():
        _check_blanks(lacks[tag.partition("/")[0]], tag, refusal)
    _check_known("clauses", (what for what in text.clauses if what.startswith(f"{trial.game.name}.")), choices)
    unknown = sorted(set(text.clauses.values()) - clauses_of(trial.game))
    if unknown:
        raise Breach(f"the text names clauses that do not exist: {unknown}")
    events = kinds(Event, trial.game.name)
    _check_known("reasons", (entry.partition("/")[0] for entry in text.reasons), events)
    for tag, reason in text.reasons.items():
        _check_blanks(events[tag.partition("/")[0]], tag, reason)


def clauses_of(game: type[Game]) -> set[str]:
    """The ids of a title's clauses; none if it has no rule reference."""
    reference = reference_of(game)
    return set() if reference is None else set(reference.clauses)


def _check_known(table: str, entries: Iterable[str], known: Collection[str]) -> None:
    unknown = sorted(set(entries) - set(known))
    if unknown:
        raise Breach(f"nothing is ever said of what the text has in `{table}`: {unknown}")


def _check_blanks(kind: type[Struct], tag: str, sentence: str) -> None:
    blanks = {field for _, field, _, _ in Formatter().parse(sentence) if field}
    unknown = blanks - set(kind.__struct_fields__)
    if unknown:
        raise Breach(f"the sentence for {tag!r} names {sorted(unknown)}, which are no fields of it")


def content_is_sound(trial: Trial) -> None:
    """The title's own catalogue loads and does not contradict itself."""
    try:
        load_content(trial.game)
    except StarholdError as error:
        raise Breach(str(error)) from None


def options_resolve(trial: Trial) -> None:
    """An option whose values are records names a table of the content, and what is usual is one of them."""
    game, content = trial.game, load_content(trial.game)
    options = part_types(game)["options"]
    for option, table in tables_of(options).items():
        if not hasattr(content, table):
            raise Breach(f"option {option!r} takes its values from {table!r}, which the content does not have")
        usual = game.usual_options({}).get(option, getattr(options(), option))
        if isinstance(usual, str) and usual not in named_records(content, table):
            raise Breach(f"option {option!r} is usually {usual!r}, which is none of the {table}")


def beginnings_begin(trial: Trial) -> None:
    """Every way to begin has words, and a match can begin like this, whatever there is to choose among."""
    game, content = trial.game, load_content(trial.game)
    for beginning in game.beginnings:
        words = (game.text.beginnings.get(beginning.name), game.text.beginning_details.get(beginning.name))
        if not all(words):
            raise Breach(f"the beginning {beginning.name!r} has no words")
        if not 0 <= beginning.free < beginning.seats:
            raise Breach(f"the beginning {beginning.name!r}: someone must sit there, with {beginning.free} seats free")
        listed = values_of(part_types(game)["options"], beginning.among, content)
        values = [value for value in listed if value]
        if beginning.among and not values:
            raise Breach(f"the beginning {beginning.name!r} has nothing to choose among: {beginning.among!r}")
        for value in values or (None,):
            try:
                Match.new(game, seats=beginning.seats, seed=1, options=beginning.chosen(value))
            except StarholdError as error:
                raise Breach(f"the beginning {beginning.name!r}: {error}") from None


def _modules(trial: Trial) -> list[str]:
    """The modules of the title: all of its folder if it has one, else the one that defines it."""
    package, _, module = trial.game.__module__.rpartition(".")
    if module != "game":
        return [trial.game.__module__]
    known = {module.__name__ for module in sys.modules.values() if module.__name__.startswith(package)}
    found = [info.name for info in pkgutil.walk_packages(sys.modules[package].__path__, f"{package}.")]
    for name in found:
        importlib.import_module(name)
        if name not in known and list(_kinds_in(name)):
            raise Breach(f"{name} defines kinds, but nothing imports it: a save that holds one cannot be loaded")
    return found


def _kinds_in(module: str) -> Iterator[type[Choice] | type[Event] | type[Procedure]]:
    for _, kind in inspect.getmembers(sys.modules[module], inspect.isclass):
        if kind.__module__ == module and issubclass(kind, Choice | Event | Procedure):
            yield kind


def _named_stages(procedure: type[Procedure]) -> Iterator[str]:
    """The names that stand where a step wants a stage: `then=self.hit`, `goto(self.hit)`."""
    try:
        tree = ast.parse(dedent(inspect.getsource(procedure)))
    except (OSError, TypeError):  # typed into a console: there is no source to read
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _STAGE_ARGUMENT:
            wanted = [keyword.value for keyword in node.keywords if keyword.arg == "then"]
            wanted += node.args[_STAGE_ARGUMENT[node.func.id] :][:1]
            for value in wanted:
                yield from _stage_names(value)


def _stage_names(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.IfExp):
        yield from _stage_names(value.body)
        yield from _stage_names(value.orelse)
    elif isinstance(value, ast.Attribute):
        own = isinstance(value.value, ast.Name) and value.value.id == "self"
        yield value.attr if own else ast.unparse(value)
