"""Each operator breaks what it should, and words, types and checks are left alone."""

from __future__ import annotations

import pytest

from starhold.testing.mutants import Mutant
from starhold.testing.mutants.breeding import mutants_in
from starhold.testing.mutants.operators import OPERATORS


def bred(source: str) -> list[Mutant]:
    return mutants_in(source.encode(), "rules.py", "toy.rules")


def changes(source: str, operator: str) -> list[tuple[str, str]]:
    return [(mutant.was, mutant.now) for mutant in bred(source) if mutant.operator == operator]


@pytest.mark.parametrize(
    ("operator", "source", "expected"),
    [
        ("comparison", "x = a < b", [("a < b", "(a <= b)"), ("a < b", "(a >= b)")]),
        ("comparison", "x = a == b", [("a == b", "(a != b)")]),
        ("comparison", "x = a not in b", [("a not in b", "(a in b)")]),
        ("comparison", "x = a is None", [("a is None", "(a is not None)")]),
        (
            "comparison",
            "x = 0 < a != b",
            [("0 < a != b", f"(0 {sign} b)") for sign in ("<= a !=", ">= a !=", "< a ==")],
        ),
        ("off by one", "x = 3", [("3", "4"), ("3", "2")]),
        ("off by one", "x = a[0]", [("0", "1"), ("0", "(-1)")]),
        ("off by one", "x = True, 'three', 1.5", []),
        ("dropped line", "def f(x):\n    x.y = 1\n    z = 2\n    x.z(z)", [("x.y = 1", "pass"), ("x.z(z)", "pass")]),
        ("dropped line", "def f(x):\n    del x[1]\n    x += 1", [("del x[1]", "pass"), ("x += 1", "pass")]),
        ("dropped line", "def f(x):\n    if x:\n        return 1\n    return 2", [("return 1", "pass")]),
        ("dropped line", "def f(x):\n    for y in x:\n        z = y", [("z = y", "pass")]),
        ("dropped line", "def f(x):\n    match x:\n        case 1:\n            return 1", [("return 1", "pass")]),
        ("swapped branch", "if a:\n    b()\nelse:\n    c()", [("a", "(not (a))")]),
        ("swapped branch", "x = b if a or c else d", [("a or c", "(not (a or c))")]),
        ("swapped branch", "x = [b for b in c if b.d]", [("b.d", "(not (b.d))")]),
        ("swapped branch", "if a < b:\n    c()", []),  # the comparison is turned round already
        ("other logic", "x = a and b and c", [("a and b and c", "(a or b or c)")]),
        ("other logic", "x = a or b", [("a or b", "(a and b)")]),
    ],
)
def test_an_operator_breaks_what_it_should(operator: str, source: str, expected: list[tuple[str, str]]) -> None:
    assert changes(source, operator) == expected


def test_every_operator_is_shown() -> None:
    source = "def f(a, b):\n    a.c = 1 if a.d or b < 2 else 3\n"
    assert {mutant.operator for mutant in bred(source)} == set(OPERATORS)


@pytest.mark.parametrize(
    "source",
    [
        '"""Three of 3."""',
        'x = f"{a + 1} of {b if c else d}"',
        "assert a < 3",
        "raise ValueError(3)",
        "if TYPE_CHECKING:\n    from a import b",
        "Many: TypeAlias = tuple[int, int]",
        "def f(a: Literal[1, 2]) -> Literal[3]: ...",
        "@lru_cache(maxsize=100)\nclass A(b, c=3):\n    d: Literal[4]",
    ],
)
def test_words_types_and_checks_are_left_alone(source: str) -> None:
    assert bred(source) == []


def test_a_mutant_says_where_it_is() -> None:
    source = "class Turn:\n    def go(self):\n        self.left = (\n            self.left - 1\n        )\n"
    mutant = next(mutant for mutant in bred(source) if mutant.operator == "off by one")
    assert (mutant.file, mutant.function, mutant.line, mutant.text) == ("rules.py", "Turn.go", 4, "self.left - 1")
    assert mutant.lines == (3, 5)
    assert str(mutant) == "rules.py:4 in Turn.go: off by one: `1` → `2`"


def test_only_the_place_is_changed() -> None:
    source = "é = '€'; x = y < 3  # once\n"
    mutant = next(mutant for mutant in bred(source) if mutant.operator == "comparison")
    assert mutant.applied_to(source.encode()).decode() == "é = '€'; x = (y <= 3)  # once\n"


def test_a_mutant_is_the_same_one_where_another_function_has_changed() -> None:
    before = "def f(x):\n    return x < 3\n\n\ndef g(x):\n    return x > 3\n"
    after = before.replace("x < 3", "x < 3 or\\\n x is None")
    of_g = [{mutant.id for mutant in bred(source) if mutant.function == "g"} for source in (before, after)]
    of_f = [{mutant.id for mutant in bred(source) if mutant.function == "f"} for source in (before, after)]
    assert of_g[0] == of_g[1]
    assert not of_f[0] & of_f[1]
