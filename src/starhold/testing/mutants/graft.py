"""A fault put into functions that are imported already, which spares the import of the whole title."""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType


def graft(module: str, source: bytes) -> bool:
    """Give the functions of a module the code that they have in another source; False if none took another one."""
    faulty = compile(source, str(sys.modules[module].__file__), "exec", dont_inherit=True)
    codes = {_place(code): code for code in _codes_in(faulty)}
    others = [(function, codes.get(_place(function.__code__))) for function in living_functions()[module]]
    changed = [(function, code) for function, code in others if code is not None and code != function.__code__]
    try:
        for function, code in changed:
            function.__code__ = code
    except ValueError:  # it closes over fewer names
        return False
    return bool(changed)


@cache
def living_functions() -> dict[str, list[FunctionType]]:
    """All functions that there are, by module, whatever decorators have made of them."""
    found: dict[str, list[FunctionType]] = defaultdict(list)
    gc.unfreeze()  # what is frozen is alive as well, but would not be listed
    for thing in gc.get_objects():
        if type(thing) is FunctionType:
            found[thing.__module__].append(thing)
    return found


def _place(code: CodeType) -> tuple[str, int]:
    """A name may be given twice in a module, but not on the same line."""
    return code.co_qualname, code.co_firstlineno


def _codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes_in(inner)
