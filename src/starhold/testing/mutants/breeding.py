"""All mutants of a module: its syntax tree, walked with each operator."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import accumulate

from .mutant import Mutant, digest
from .operators import OPERATORS, Fault

_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
_SKIPPED_FIELDS = ("annotation", "returns", "decorator_list", "keywords", "bases")
"""Types and decorators are no rules; `keywords` is meant of a class, see `_parts`."""


def mutants_in(source: bytes, file: str, module: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its lines."""
    return list(_Breeding(source, file, module).mutants())


class _Breeding:
    def __init__(self, source: bytes, file: str, module: str) -> None:
        self._source = source
        self._file = file
        self._module = module
        self._lines = source.split(b"\n")
        self._starts = [0, *accumulate(len(line) + 1 for line in self._lines)]

    def mutants(self) -> Iterator[Mutant]:
        yield from self._within(ast.parse(self._source), "", None, None)

    def _within(
        self, node: ast.AST, name: str, function: ast.AST | None, statement: ast.stmt | None
    ) -> Iterator[Mutant]:
        """The mutants of a node and of all below it; the statement is the innermost around it."""
        if _is_no_rule(node):
            return
        if isinstance(node, ast.stmt):
            statement = node
        for operator, faults in OPERATORS.items() if statement is not None else ():
            for fault in faults(node):
                yield self._mutant(operator, fault, name, function, statement)
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{name}.{node.name}" if name else node.name
            function = node if isinstance(node, _FUNCTION) and function is None else function
        for part in _parts(node):
            yield from self._within(part, name, function, statement)

    def _mutant(
        self, operator: str, fault: Fault, name: str, function: ast.AST | None, statement: ast.stmt | None
    ) -> Mutant:
        node, now = fault
        begin, end = self._span(node)
        was = ast.unparse(node)
        around = self._span(function) if isinstance(function, ast.stmt) else (0, len(self._source))
        home = statement if isinstance(node, ast.expr) and statement is not None else node
        return Mutant(
            file=self._file,
            module=self._module,
            function=name if function is not None else "",
            line=node.lineno,
            text=self._lines[node.lineno - 1].strip().decode(),
            operator=operator,
            was=was,
            now=now,
            span=(begin, end),
            lines=(min(home.lineno, node.lineno), _last_line(home, node)),
            id=digest(self._file, name, self._source[around[0] : around[1]], begin - around[0], now),
        )

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = self._starts[node.lineno - 1] + node.col_offset
        return begin, self._starts[node.end_lineno - 1] + node.end_col_offset


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes below a node that can be rules."""
    for field, value in ast.iter_fields(node):
        if field in _SKIPPED_FIELDS and not (field == "keywords" and isinstance(node, ast.Call)):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                yield part


def _is_no_rule(node: ast.AST) -> bool:
    """True for words, for what is said of types, and for what is only there to be sure."""
    match node:
        case ast.JoinedStr() | ast.Assert() | ast.Raise() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
    return False


def _last_line(home: ast.expr | ast.stmt, node: ast.expr | ast.stmt) -> int:
    """The last line of a statement; of one with a body, the last of its head as far as the node goes."""
    end = node.end_lineno or node.lineno
    return end if hasattr(home, "body") else max(end, home.end_lineno or end)
