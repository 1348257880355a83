"""The tree of errors, which users rely on in their `except` lines."""

from __future__ import annotations

import pytest

from starhold.kernel import IllegalChoice, Noted, Refusal, Rolled, StarholdError, errors

TREE = {
    "StarholdError": Exception,
    "Refused": errors.StarholdError,
    "IllegalChoice": errors.Refused,
    "NotationError": errors.Refused,
    "WrongSeat": errors.Refused,
    "StaleRevision": errors.Refused,
    "MatchOver": errors.Refused,
    "UndoRefused": errors.Refused,
    "BadSetup": errors.StarholdError,
    "UnknownGame": errors.StarholdError,
    "BadFile": errors.StarholdError,
    "BadSave": errors.BadFile,
    "BadContent": errors.BadFile,
    "BadReference": errors.BadFile,
    "BadCase": errors.BadFile,
    "ReplayDiverged": errors.StarholdError,
    "Elsewhere": errors.StarholdError,
    "RuleError": errors.StarholdError,
    "ScriptExhausted": errors.RuleError,
}
ALL = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]


def test_the_tree_is_complete() -> None:
    assert {kind.__name__: kind.__base__ for kind in ALL} == TREE


@pytest.mark.parametrize("kind", ALL)
def test_the_tree_is_drawn_in_the_module(kind: type[Exception]) -> None:
    assert f"{kind.__name__} " in f"{errors.__doc__}".replace("\n", " ")


@pytest.mark.parametrize("kind", ALL)
def test_every_error_is_one_of_starhold(kind: type[Exception]) -> None:
    assert issubclass(kind, StarholdError)
    assert kind.__doc__


@pytest.mark.parametrize("kind", [errors.Refused, errors.BadSetup, errors.BadFile])
def test_bad_input_is_a_value_error(kind: type[Exception]) -> None:
    assert issubclass(kind, ValueError)


def test_an_unknown_game_is_a_lookup_error() -> None:
    assert issubclass(errors.UnknownGame, LookupError)


@pytest.mark.parametrize("kind", [errors.ReplayDiverged, errors.Elsewhere, errors.RuleError])
def test_what_is_no_bad_input_is_no_value_error(kind: type[Exception]) -> None:
    assert not issubclass(kind, ValueError | LookupError)


def test_an_illegal_choice_carries_the_refusal() -> None:
    refusal = Refusal(Rolled(4), "TOY-A-01", Noted("roll first"))
    assert IllegalChoice("no", refusal).refusal is refusal
    assert IllegalChoice("no").refusal is None
