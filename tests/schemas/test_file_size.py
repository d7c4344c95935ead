"""Sizes of files are said in the largest unit of which there is one."""

import pytest

from schemas.file_size import size_said


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 bytes"), (1023, "1023 bytes"), (2**30, "1 GB"), (32 * 2**20 + 1, "33 MB")]
)
def test_a_size_is_never_said_smaller_than_it_is(count: int, said: str) -> None:
    """One byte too many for a limit of 32 MB is 33 MB."""
    assert size_said(count) == said
