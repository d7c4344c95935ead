"""Why a timer does nothing."""

from __future__ import annotations

from simulation.live.why.question import Answers, Question, worn

RULES = ("WIR-11",)


def why_timer(ask: Question) -> Answers:
    """WIR-11: what a timer needs is an activator on one side and something that answers on the other."""
    ends = wires_at(ask)
    if ends < 2:
        yield ask.reason("timer_dead_end" if ends else "no_wire", "WIR-11")
        return
    reaching = around(ask, "activator")
    if not reaching:
        yield ask.reason("timer_without_activator", "WIR-11")
    for activator in reaching:
        part = ask.world.parts.get(activator)
        if part is None:
            continue
        link = ask.world.link(activator)
        if not link.mechanisms and not link.doors:
            yield ask.about(activator).reason("reaches_nothing", "TRP-07")
        elif not part.on:
            yield from (worn(ask.about(activator)),) if part.needs_rearm else ()
            yield ask.reason("not_set_off", "WIR-04", activator=activator)
        else:
            yield ask.reason("has_passed", "WIR-04", activator=activator)


def wires_at(ask: Question) -> int:
    """How many wires end at a timer."""
    level = ask.world.setting.level
    wires = level.wires.at(level.objects[ask.key].cell)
    return len(wires.groups) if wires is not None else 0


def around(ask: Question, family: str) -> list[str]:
    """The objects of a family on all nets that hang together with an object's own, through timers."""
    from simulation.wiring.circuits import Circuits
    from simulation.wiring.nets import nets

    level = ask.world.setting.level
    circuits = Circuits(nets(level.wires, level.object_cells()))
    reached = dict.fromkeys(circuits.nets.of(ask.key))
    for node in (queue := list(reached)):
        for other in circuits.graph[node]:
            if other not in reached:
                reached[other] = None
                queue.append(other)
    timers = circuits.timer_nodes()
    found = (circuits.nets.attached(node, family) for node in sorted(reached) if node not in timers)
    return sorted({key for keys in found for key in keys})
