"""`trapwright replay`: a recorded play-through, played again and held against its record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from editor.commands.frame import Speaker, Worded
from schemas.clock import moment
from schemas.message import Message

if TYPE_CHECKING:
    from simulation.replaying import Difference
    from simulation.session import Session

SAME, DIFFERENT = 0, 1


@click.command("replay", cls=Worded, example="trapwright replay run.replay --verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True)
@click.pass_obj
def replay(speaker: Speaker, file: Path, verify: bool) -> int:
    """Play it again and say how it went; with `--verify`, only whether it came out the same."""
    from schemas.replay import RULES_VERSION
    from simulation.analysis.report_words import report_lines, report_on
    from simulation.replaying import first_difference, load_replay, played_again

    written = load_replay(file)
    if written.rules_version != RULES_VERSION:
        speaker.remark(Message("replay.other_rules", found=written.rules_version, known=RULES_VERSION))
    session = played_again(written)
    found = first_difference(written, session)
    if not verify:
        for message in report_lines(session, report_on(session)):
            speaker.tell(message)
    if found is not None:
        speaker.complain(_said(session, found))
        return DIFFERENT
    if verify:
        speaker.say(Message("replay.same", count=len(session.log)))
    return SAME


def _said(session: Session, found: Difference) -> Message:
    from simulation.telling import tell

    if found.entry is None:
        return Message("replay.ends_early", index=found.index)
    happening = tell(session.world, found.entry)
    return Message("replay.differs", index=found.index, moment=moment(found.entry.time), happening=happening)
