"""The files that desktops read say what the program is and agree with each other."""

import shutil
import subprocess
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest
from defusedxml.ElementTree import parse

from schemas.version import VERSION
from tests.conventions.sources import ROOT

HERE = ROOT / "packaging"
DESKTOP = HERE / "trapwright.desktop"
METAINFO = HERE / "org.trapwright.Trapwright.metainfo.xml"
FILE_TYPE = "application/x-trapwright-dungeon"
CHECKERS = ((["desktop-file-validate"], DESKTOP), (["appstreamcli", "validate", "--no-net"], METAINFO))


def entry() -> dict[str, str]:
    """The fields of the menu entry."""
    lines = DESKTOP.read_text("utf-8").splitlines()[1:]
    return dict(line.split("=", 1) for line in lines)


def xml(path: Path) -> Element:
    """The root of an XML file."""
    root = parse(path).getroot()
    assert root is not None
    return root


def test_the_menu_entry_opens_the_file_type() -> None:
    """Whoever opens a *.dungeon file gets it in Trapwright."""
    fields = entry()

    assert fields["MimeType"] == f"{FILE_TYPE};"
    assert fields["Exec"] == "trapwright %f"


def test_the_menu_entry_speaks_both_languages() -> None:
    """Every text of the menu entry is there in Spanish too."""
    fields = entry()

    assert all(f"{name}[es]" in fields for name in ("GenericName", "Comment", "Keywords"))


def test_the_file_type_is_that_of_levels() -> None:
    """*.dungeon is the one pattern."""
    kind = xml(HERE / "trapwright.xml")[0]

    assert kind.get("type") == FILE_TYPE
    assert [part.get("pattern") for part in kind if part.tag.endswith("glob")] == ["*.dungeon"]


def test_the_software_centre_knows_this_version() -> None:
    """Its page names the newest release and the menu entry."""
    root = xml(METAINFO)

    assert [release.get("version") for release in root.iter("release")][0] == VERSION
    assert root.findtext("launchable") == DESKTOP.name


@pytest.mark.parametrize(("command", "path"), CHECKERS)
def test_the_checker_of_desktops_is_content(command: list[str], path: Path) -> None:
    """Where the checkers are installed, they find nothing."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    checked = subprocess.run([*command, str(path)], capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stdout
