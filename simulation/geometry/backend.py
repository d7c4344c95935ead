"""Chooses between a kernel as plain Python and the same kernel compiled by numba.

A kernel is written once, as a function on flat sequences of integers. Plain Python runs
it on memoryviews of the arrays; numba compiles the same source. So both give the same
results, and light commands never import numba (0.4 s, 90 MB).

`auto`, the default, is a ski rental: plain Python until its work in this process has
cost about what loading numba would, then numba. Small maps and short commands never pay;
long ones lose at most as much again. The window calls `warm()` in the background; while
that runs, plain Python goes on answering.
"""

from collections.abc import Callable, Iterable
from hashlib import blake2b
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
    One `return` at the end, please: with more, numba counts references to the arrays there.
    """
    _signatures[function] = None
    return function


def use(choice: Backend) -> None:
    """Fix the choice for this process: `python` for light commands, `numba` for batches."""
    _State.choice = choice


def run(function: Kernel, work: int, *args: Any) -> Any:
    """Call a kernel with flat arrays and integers; `work` is about how many cells it touches."""
    if _uses_numba(work):
        return _compiled[function](*args)
    return function(*[a.data if isinstance(a, np.ndarray) else a for a in args])


def compiled_form(function: Kernel) -> Kernel:
    """What numba made of a kernel, for measuring it alone. Needs numba."""
    warm()
    return _compiled[function]


def _uses_numba(work: int) -> bool:
    if _State.choice == "python":
        return False
    if _State.status == "ready":
        return True
    _State.worked += work
    return (_State.choice == "numba" or _State.worked >= PATIENCE) and warm()


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
    digest = _digest(kernels.ALL)
    for function in kernels.ALL:
        letters = _signatures[function]
        whole = _calling_compiled(function, digest)
        if letters is None:
            _compiled[function] = numba.njit(whole, inline="always")
        else:
            _compiled[function] = _jit(whole, tuple(kinds[letter] for letter in letters))


def _calling_compiled(function: FunctionType, digest: str) -> FunctionType:
    """`function` with the kernels that it calls replaced by their compiled forms.

    Numba's cache notices a change of the function's own file only; the digest in the name
    makes it notice a change of anything that is compiled in.
    """
    names = {name: _compiled[f] for name, f in function.__globals__.items() if _is_compiled(f)}
    twin = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)
    twin.__qualname__ = f"{function.__qualname__}_{digest}"
    return twin


def _is_compiled(value: object) -> bool:
    return isinstance(value, FunctionType) and value in _compiled


def _digest(functions: Iterable[FunctionType]) -> str:
    """Changes with the code of any kernel and with any constant that one uses."""
    digest = blake2b(digest_size=4)
    for function in functions:
        code = function.__code__
        constants = [function.__globals__.get(name) for name in code.co_names]
        plain = [value for value in constants if isinstance(value, int | tuple)]
        digest.update(repr((code.co_code, code.co_consts, code.co_names, plain)).encode())
    return digest.hexdigest()


def _jit(function: FunctionType, types: tuple[Any, ...]) -> Kernel:
    import numba

    try:
        compiled_function: Kernel = numba.njit(types, cache=True)(function)
    except RuntimeError:  # numba found no folder to keep its cache in
        compiled_function = numba.njit(types)(function)
    return compiled_function
