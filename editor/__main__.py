"""The one way in: `trapwright …` and `python -m editor …`."""

import sys


def main() -> int:
    """Run the command line and return its exit code; `--version` answers before anything is imported."""
    if sys.argv[1:] == ["--version"]:
        from schemas.version import VERSION

        print(f"trapwright {VERSION}")
        return 0

    from multiprocessing import freeze_support

    freeze_support()
    if sys.argv[1:] == ["--probe-window"]:
        from editor.commands.display import probe

        return probe()

    from editor.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
