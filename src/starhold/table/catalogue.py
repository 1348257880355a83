"""What can be played here, as a page needs to know it: games, their options, their rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import UNSET, Struct, inspect, structs

from starhold.kernel import Game, Match, OptionValue, find_game, game_names, load_content, reference_of
from starhold.kernel.content import catalogue_of
from starhold.kernel.game import is_usually_cooperative, part_types
from starhold.kernel.option_records import named_records, tables_of
from starhold.players.guests import guests_at

from .lobby import ClauseInfo, GameInfo, OptionInfo
from .shelf import name_of, newest


def games() -> list[GameInfo]:
    """All games that are installed."""
    return [game_info(find_game(name)) for name in game_names()]


def usual_game(kind: type[Game]) -> Game:
    """A game as most would begin it, for those who only want to see what is in its box."""
    return _usual_game(kind, newest(kind))


@cache
def _usual_game(kind: type[Game], content: Path | None) -> Game:
    return Match.new(kind, seats=kind.seat_counts.start, content=content).game


def game_info(kind: type[Game]) -> GameInfo:
    word = kind.text.word
    return GameInfo(
        name=kind.name,
        title=kind.title,
        summary=kind.summary,
        fewest_seats=kind.seat_counts.start,
        most_seats=kind.seat_counts.stop - 1,
        options=options_of(kind, newest(kind)),
        colours=tuple(word("seat", seat) for seat in range(kind.seat_counts.stop - 1)),
        cooperative=is_usually_cooperative(kind),
        draws_piles=kind.draws_piles,
        bots=guests_at(kind),
        content=catalogue_of(kind, newest(kind)).digest,
        own_content=name_of(newest(kind)),
        aim=kind.text.aim,
        has_box=kind.box is not Game.box,
    )


def options_of(kind: type[Game], folder: Path | None = None) -> tuple[OptionInfo, ...]:
    """What can be chosen before a match of this game, with the content of a folder or with its own."""
    return options_with(kind, load_content(kind, folder))


def options_with(kind: type[Game], content: Struct) -> tuple[OptionInfo, ...]:
    """What can be chosen before a match with this content."""
    options = part_types(kind)["options"]
    tables = tables_of(options)
    return tuple(
        record_option(kind, field, named_records(content, tables[field.name]))
        if field.name in tables
        else option_info(kind, field)
        for field in structs.fields(options)
    )


def record_option(kind: type[Game], field: structs.FieldInfo, known: Mapping[str, str]) -> OptionInfo:
    """An option whose values are records of the content, with their names."""
    name = field.encode_name
    text = kind.text.options.get(name, name.replace("_", " "))
    default = kind.usual_options({}).get(name, _default(field))
    return OptionInfo(name, "choice", text, default, choices=tuple(known), names=tuple(known.values()))


def option_info(kind: type[Game], field: structs.FieldInfo) -> OptionInfo:
    """An option as a form shows it: a box to tick, a number, or one of several words."""
    name = field.encode_name
    text = kind.text.options.get(name, name.replace("_", " "))
    default = kind.usual_options({}).get(name, _default(field))
    declared = _declared(inspect.type_info(field.type))
    if isinstance(declared, inspect.BoolType):
        return OptionInfo(name, "yes-no", text, default, detail=kind.text.option_details.get(name, ""))
    if isinstance(declared, inspect.LiteralType):
        values = tuple(value for value in declared.values if value is not None)
        words = kind.text.option_values.get(name, {})
        return OptionInfo(
            name, "choice", text, default, choices=values, names=tuple(words[value] for value in values if words)
        )
    if isinstance(declared, inspect.IntType):
        return OptionInfo(name, "number", text, default, least=declared.ge, most=declared.le)
    raise NotImplementedError(f"option {name} of {kind.title} is of a type that no form can show")


def _declared(type_: inspect.Type) -> inspect.Type:
    """The type of an option that may be left out."""
    if isinstance(type_, inspect.Metadata):
        return _declared(type_.type)
    if isinstance(type_, inspect.UnionType):
        return next(_declared(part) for part in type_.types if not _is_unset(part))
    return type_


def _is_unset(type_: inspect.Type) -> bool:
    return isinstance(type_, inspect.CustomType) and type_.cls is msgspec.UnsetType


def _default(field: structs.FieldInfo) -> OptionValue | None:
    value: OptionValue = field.default
    return None if field.default is UNSET or field.required else value


def clauses(kind: type[Game]) -> list[ClauseInfo]:
    """The rule reference, clause by clause."""
    reference = reference_of(kind)
    found = reference.clauses.values() if reference is not None else ()
    return [ClauseInfo(clause.id, clause.area, clause.module, clause.sentence, clause.ruling) for clause in found]


def sentence_of(kind: type[Game], rule: str) -> str:
    """What a clause says; nothing if there is none of this id."""
    reference = reference_of(kind)
    clause = reference.clauses.get(rule) if reference is not None else None
    return "" if clause is None else clause.sentence
