"""The small faults: for a node of the syntax tree, what could stand there instead."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import TypeAlias

Fault: TypeAlias = tuple[ast.expr | ast.stmt, str]
"""The node that is replaced, and the source that replaces it."""
Operator: TypeAlias = Callable[[ast.AST], Iterator[Fault]]

_OTHERWISE: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
"""A comparison with its border moved, and its opposite."""

_DROPPED = (ast.Expr, ast.AugAssign, ast.Delete, ast.Continue, ast.Break)


def comparison(node: ast.AST) -> Iterator[Fault]:
    """`a < b` becomes `a <= b` and `a >= b`."""
    if not isinstance(node, ast.Compare):
        return
    for place, sign in enumerate(node.ops):
        for other in _OTHERWISE[type(sign)]:
            signs = [*node.ops[:place], other(), *node.ops[place + 1 :]]
            yield node, _in_brackets(ast.Compare(node.left, signs, node.comparators))


def off_by_one(node: ast.AST) -> Iterator[Fault]:
    """`3` becomes `4` and `2`."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, str(node.value + 1)
        yield node, str(node.value - 1) if node.value else "(-1)"


def dropped_line(node: ast.AST) -> Iterator[Fault]:
    """A statement that does something is left out."""
    if isinstance(node, ast.stmt) and (isinstance(node, _DROPPED) or _changes_something(node)):
        yield node, "pass"
    for body in _branches_of(node):
        for inner in body:
            if isinstance(inner, ast.Return | ast.Assign) and not _changes_something(inner):
                yield inner, "pass"


def swapped_branch(node: ast.AST) -> Iterator[Fault]:
    """Swap the branches: do in one case what is done in the other."""
    tests = node.ifs if isinstance(node, ast.comprehension) else []
    tests = [node.test] if isinstance(node, ast.If | ast.IfExp) else tests
    for test in tests:
        if not isinstance(test, ast.Compare) or len(test.ops) > 1:  # else it is a comparison turned round
            yield test, f"(not {_in_brackets(test)})"


def other_logic(node: ast.AST) -> Iterator[Fault]:
    """`a and b` becomes `a or b`, and the other way round."""
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield node, _in_brackets(ast.BoolOp(other, node.values))


OPERATORS: dict[str, Operator] = {
    "comparison": comparison,
    "off by one": off_by_one,
    "dropped line": dropped_line,
    "swapped branch": swapped_branch,
    "other logic": other_logic,
}


def _changes_something(node: ast.AST) -> bool:
    """True if a statement assigns to a part of something that outlives the function."""
    return isinstance(node, ast.Assign) and any(
        isinstance(part, ast.Attribute | ast.Subscript) for target in node.targets for part in ast.walk(target)
    )


def _branches_of(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The bodies that are not always run. Without a name that is always assigned, a mutant would just break."""
    if isinstance(node, ast.If | ast.For | ast.While):
        yield node.body
        yield node.orelse
    elif isinstance(node, ast.match_case):
        yield node.body


def _in_brackets(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
