"""Shared by the checks in Python: the project's files, and the end of a check."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = {".build", "build", "dist", ".git"}


def sources(suffix, folder=ROOT):
    """All source files with this suffix, relative to the root; no build products."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in BUILT:
            yield from sources(suffix, path)
        elif path.suffix == suffix:
            yield path.relative_to(ROOT)


def finish(name, problems, held, remedy):
    """Ends a check: prints the problems and the remedy, or the success message."""
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        sys.exit(f"{name}: {remedy}")
    print(f"==> {name}: {held}", flush=True)
