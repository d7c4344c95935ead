"""Every test here may run on plain Python and on numba, and leaves the choice as it was."""

from collections.abc import Iterator
from typing import cast

import pytest

from simulation.geometry import backend


@pytest.fixture(params=["python", "numba"])
def either_backend(request: pytest.FixtureRequest) -> Iterator[None]:
    """The test runs once on each."""
    backend.use(cast(backend.Backend, request.param))
    yield
    backend.use("auto")
