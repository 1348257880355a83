"""What can be played here, as a page needs to know it: games, their options, their rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from msgspec import UNSET, Struct, inspect, structs

from starhold.kernel import Beginning, Game, Match, OptionValue, find_game, game_names, load_content, reference_of
from starhold.kernel.content import catalogue_of
from starhold.kernel.game import is_usually_cooperative, part_types, seats_for
from starhold.kernel.option_records import named_records, tables_of
from starhold.kernel.option_values import declared_type, listed_values, values_of
from starhold.players.guests import guests_at

from .lobby import BeginningInfo, ClauseInfo, GameInfo, OptionInfo
from .shelf import name_of, newest


def games() -> list[GameInfo]:
    """All games that are installed."""
    return [game_info(find_game(name)) for name in game_names()]


def usual_game(kind: type[Game]) -> Game:
    """A game as most would begin it, for those who only want to see what is in its box."""
    return _usual_game(kind, newest(kind))


@cache
def _usual_game(kind: type[Game], content: Path | None) -> Game:
    return Match.new(kind, content=content).game


def game_info(kind: type[Game]) -> GameInfo:
    word, seats = kind.text.word, seats_for(kind, {})
    return GameInfo(
        name=kind.name,
        title=kind.title,
        summary=kind.summary,
        fewest_seats=seats.start,
        most_seats=seats.stop - 1,
        options=options_of(kind, newest(kind)),
        colours=tuple(word("seat", seat) for seat in range(kind.seat_counts.stop - 1)),
        words=kind.text.words,
        cooperative=is_usually_cooperative(kind),
        draws_piles=kind.draws_piles,
        bots=guests_at(kind),
        content=catalogue_of(kind, newest(kind)).digest,
        own_content=name_of(newest(kind)),
        aim=kind.text.aim,
        has_box=kind.box is not Game.box,
        beginnings=tuple(beginning_info(kind, beginning) for beginning in kind.beginnings),
    )


def beginning_info(kind: type[Game], beginning: Beginning) -> BeginningInfo:
    """A way to begin, as a lobby offers it."""
    content = load_content(kind, newest(kind))
    listed = values_of(part_types(kind)["options"], beginning.among, content)
    values = tuple(value for value in listed if value)
    seats = seats_for(kind, beginning.chosen(next(iter(values), None)))
    return BeginningInfo(
        name=beginning.name,
        text=kind.text.beginnings[beginning.name],
        detail=kind.text.beginning_details[beginning.name],
        seats=beginning.seats,
        free=beginning.free,
        fewest_seats=seats.start,
        most_seats=seats.stop - 1,
        options=dict(beginning.options),
        usual=usual_with(kind, beginning.options),
        among=beginning.among,
        values=values,
        for_newcomers=beginning.for_newcomers,
    )


def usual_with(kind: type[Game], chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options that are usual with those chosen, if they are others than otherwise."""
    always, then = kind.usual_options({}), kind.usual_options(chosen)
    fields = {field.encode_name: field for field in structs.fields(part_types(kind)["options"])}
    changed = {name: then[name] if name in then else _default(fields[name]) for name in {**always, **then}}
    return {name: value for name, value in changed.items() if value is not None and value != always.get(name)}


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
    detail = kind.text.option_details.get(name, "")
    declared = declared_type(inspect.type_info(field.type))
    if isinstance(declared, inspect.BoolType):
        return OptionInfo(name, "yes-no", text, default, detail=detail)
    if isinstance(declared, inspect.LiteralType):
        values = listed_values(field)
        words = kind.text.option_values.get(name, {})
        names = tuple(words[value] for value in values if words)
        return OptionInfo(name, "choice", text, default, choices=values, names=names, detail=detail)
    if isinstance(declared, inspect.IntType):
        return OptionInfo(name, "number", text, default, least=declared.ge, most=declared.le)
    raise NotImplementedError(f"option {name} of {kind.title} is of a type that no form can show")


def _default(field: structs.FieldInfo) -> OptionValue | None:
    value: OptionValue = field.default
    return None if field.default is UNSET or field.required else value


def clauses(kind: type[Game]) -> list[ClauseInfo]:
    """The rule reference, clause by clause."""
    reference = reference_of(kind)
    found = reference.clauses.values() if reference is not None else ()
    governed: dict[str, list[str]] = {}
    for what, clause in kind.text.clauses.items():
        governed.setdefault(clause, []).append(what)
    return [
        ClauseInfo(each.id, each.area, each.module, each.sentence, each.ruling, tuple(governed.get(each.id, ())))
        for each in found
    ]


def sentence_of(kind: type[Game], rule: str) -> str:
    """What a clause says; nothing if there is none of this id."""
    reference = reference_of(kind)
    clause = reference.clauses.get(rule) if reference is not None else None
    return "" if clause is None else clause.sentence
