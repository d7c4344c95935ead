"""Chooses between a kernel as plain Python and the same kernel compiled by numba.

A kernel is written once, as a function on flat sequences of integers. Plain Python runs
it on memoryviews of the arrays; numba compiles the same source. So both give the same
results, and light commands never import numba (0.4 s, 90 MB).

`auto`, the default, is a ski rental: plain Python until its work in this process has
cost about what loading numba would, then numba. Small maps and short commands never pay;
long ones lose at most as much again. The window calls `warm()` in the background; while
that runs, plain Python goes on answering.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, Final, Literal, TypeVar

import numpy as np

Backend = Literal["auto", "numba", "python"]
Kernel = Callable[..., Any]
K = TypeVar("K", bound=Kernel)

PATIENCE: Final = 200_000
"""Cells that plain Python works through before numba is loaded (near 0.4 s)."""

_signatures: dict[Kernel, str | None] = {}
_compiled: dict[Kernel, Kernel] = {}


class _State:
    """What this process has chosen and done so far; it changes speed, never results."""

    choice: Backend = "auto"
    status: Literal["cold", "loading", "ready", "absent"] = "cold"
    worked: int = 0


def kernel(signature: str) -> Callable[[K], K]:
    """Register a function as a kernel that numba may compile.

    `signature` has a letter per argument: `m` bytes that are read, `b` bytes that are
    written, `r` integers (int64) that are read, `w` integers that are written, `i` one
    integer.
    """

    def register(function: K) -> K:
        _signatures[function] = signature
        return function

    return register


def part(function: K) -> K:
    """Register a part of the kernels that stand after it in the same module.

    It is compiled into them: a call that hands over arrays costs as much as a row of cells.
    """
    _signatures[function] = None
    return function


def use(choice: Backend) -> None:
    """Fix the choice for this process: `python` for light commands, `numba` for batches."""
    _State.choice = choice


def run(function: Kernel, work: int, *args: Any) -> Any:
    """Call a kernel with flat arrays and integers; `work` is about how many cells it touches."""
    fast = _compiled_for(function, work)
    if fast is not None:
        return fast(*args)
    return function(*[a.data if isinstance(a, np.ndarray) else a for a in args])


def _compiled_for(function: Kernel, work: int) -> Kernel | None:
    if _State.choice == "python":
        return None
    if _State.status == "ready":
        return _compiled[function]
    _State.worked += work
    if _State.choice == "auto" and _State.worked < PATIENCE:
        return None
    return _compiled[function] if warm() else None


def warm() -> bool:
    """Load numba and all kernels (0.4 s, or seconds when nothing is cached yet).

    May run in a background thread. False when numba cannot be used, or not yet.
    """
    if _State.status == "cold":
        _State.status = "loading"
        try:
            _compile_all()
        except ImportError:
            _State.status = "absent"
        else:
            _State.status = "ready"
    return _State.status == "ready"


def _compile_all() -> None:
    import numba

    from simulation.geometry import kernels

    kinds = {
        "m": numba.types.Array(numba.uint8, 1, "C", readonly=True),
        "b": numba.uint8[::1],
        "r": numba.types.Array(numba.int64, 1, "C", readonly=True),
        "w": numba.int64[::1],
        "i": numba.int64,
    }
    for function in kernels.ALL:
        letters = _signatures[function]
        whole = _calling_compiled(function)
        if letters is None:
            _compiled[function] = numba.njit(whole, inline="always")
        else:
            _compiled[function] = _jit(whole, tuple(kinds[letter] for letter in letters))


def _calling_compiled(function: FunctionType) -> FunctionType:
    """`function` with the kernels that it calls replaced by their compiled forms."""
    names = {f.__name__: done for f, done in _compiled.items() if f.__module__ == function.__module__}
    twin = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)
    twin.__qualname__ = function.__qualname__
    return twin


def _jit(function: FunctionType, types: tuple[Any, ...]) -> Kernel:
    import numba

    try:
        compiled_function: Kernel = numba.njit(types, cache=True)(function)
    except RuntimeError:  # numba found no folder to keep its cache in
        compiled_function = numba.njit(types)(function)
    return compiled_function
