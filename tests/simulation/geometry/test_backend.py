"""The choice between plain Python and numba: late, cheap for small work, never in the way."""

import subprocess
import sys
from textwrap import dedent
from types import FunctionType
from typing import cast

import numba
import pytest
from numba.core.caching import FunctionCache

from simulation.geometry import backend


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A process that has not loaded numba; the list notes when it would."""
    loads: list[str] = []
    monkeypatch.setattr(backend._State, "status", "cold")
    monkeypatch.setattr(backend._State, "worked", 0)
    monkeypatch.setattr(backend, "warm", lambda: loads.append("numba"))
    return loads


def test_light_commands_never_import_numba() -> None:
    """Nor does a small question to the whole geometry, whatever the choice."""
    asked = """
        import sys
        import numpy as np
        from simulation.geometry import areas, connectivity, fields, fire, sight
        floor = np.ones((32, 32), np.uint8)
        sight.field_of_view(1 - floor, (3, 3), 9)
        fields.distance_field(floor, [(0, 0)])
        connectivity.WitnessPath(floor, [(0, 0)], [(9, 9)])
        sys.exit("numba" in sys.modules)
    """

    assert subprocess.run([sys.executable, "-c", dedent(asked)], check=False).returncode == 0


def test_numba_is_loaded_once_plain_python_has_worked_as_long(cold: list[str]) -> None:
    """The call that would go beyond is the first one to load it."""
    backend.run(len, backend.PATIENCE - 1, [])
    assert not cold

    backend.run(len, 1, [])
    assert cold == ["numba"]


@pytest.mark.parametrize(("choice", "loads"), [("python", []), ("numba", ["numba"])])
def test_the_choice_may_be_fixed(choice: backend.Backend, loads: list[str], cold: list[str]) -> None:
    """Python never loads numba, however much there is to do; numba does at once."""
    backend.use(choice)
    backend.run(len, 1 if choice == "numba" else 10 * backend.PATIENCE, [])
    backend.use("auto")

    assert cold == loads


def test_while_numba_is_loading_elsewhere_plain_python_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window warms the kernels in the background and goes on asking."""
    monkeypatch.setattr(backend._State, "status", "loading")

    assert backend.run(len, 10 * backend.PATIENCE, [1, 2]) == 2


def test_without_a_folder_for_its_cache_numba_compiles_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """A read-only installation works, it only starts more slowly."""
    monkeypatch.setattr(FunctionCache._impl_class, "_locator_classes", [])

    def more(number: int) -> int:
        return number + 1

    assert backend._jit(cast(FunctionType, more), (numba.int64,))(1) == 2


def test_without_numba_plain_python_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when numba was asked for."""
    monkeypatch.setattr(backend._State, "status", "cold")
    monkeypatch.setitem(sys.modules, "numba", None)

    assert not backend.warm()
    assert backend.run(len, 1, [1]) == 1
