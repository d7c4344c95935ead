"""`trapwright convert` makes levels of other programs' maps and reports what became of them."""

import json
from pathlib import Path

import pytest

from editor.cli import run
from simulation.level_files import load_level

MAP = Path(__file__).parents[2] / "schemas" / "interchange" / "files" / "every_door.json"


@pytest.mark.parametrize(("scale", "size"), [("1", (15, 11)), ("3", (45, 33))])
def test_a_converted_map_reads_back_clean(scale: str, size: tuple[int, int], tmp_path: Path) -> None:
    """At either scale the level has nothing wrong with its file."""
    out = tmp_path / "vault.dungeon"

    assert run(["convert", str(MAP), str(out), "--scale", scale]) == 0

    level, findings = load_level(out)
    assert (level.width, level.height, findings) == (*size, ())


def test_converting_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    """Nothing of chance or clock gets into a level that is converted."""
    once, twice = tmp_path / "once.dungeon", tmp_path / "twice.dungeon"

    assert [run(["convert", str(MAP), str(out)]) for out in (once, twice)] == [0, 0]
    assert once.read_bytes() == twice.read_bytes()


def test_the_report_is_sentences_or_json(tmp_path: Path) -> None:
    """The name of the file says which; both tell the same."""
    text, data = tmp_path / "report.txt", tmp_path / "report.json"
    for report in (text, data):
        run(["convert", str(MAP), str(tmp_path / "a.dungeon"), "--report", str(report), "--lang", "es"])

    sentences, lines = text.read_text("utf-8").splitlines(), json.loads(data.read_text("utf-8"))
    assert sentences[0] == "incorporado: 15 × 11 casillas de 10 pies."
    assert lines[0]["text"] in sentences[0] and len(lines) == len(sentences)


@pytest.mark.parametrize("content", [b"", b"{}", b"[[[", MAP.read_bytes()[:500]])
def test_a_file_that_is_no_map_is_refused(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence, and nothing is written."""
    source, out = tmp_path / "broken.json", tmp_path / "out.dungeon"
    source.write_bytes(content)

    assert run(["convert", str(source), str(out)]) == 2
    assert capsys.readouterr().err.count("\n") == 1 and not out.exists()


def test_a_map_is_not_written_over_itself(tmp_path: Path) -> None:
    """The map stays what it was."""
    source = tmp_path / "map.json"
    source.write_bytes(MAP.read_bytes())

    assert run(["convert", str(source), str(source)]) == 2
    assert source.read_bytes() == MAP.read_bytes()


def test_a_loop_of_links_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A link to itself can't be read, and that is said."""
    loop = tmp_path / "loop.json"
    loop.symlink_to(loop)

    assert run(["convert", str(loop), str(tmp_path / "out.dungeon")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
