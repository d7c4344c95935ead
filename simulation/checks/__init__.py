"""Level checks: what keeps a level from being played, or from being played as it was meant."""

from simulation.checks.running import run_checks as run_checks
