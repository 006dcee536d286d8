"""What the checks written in Python share: the project's files, and how a check ends."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = {".build", "build", "dist", ".git"}


def sources(suffix, folder=ROOT):
    """Every file of ours with this suffix, relative to the root; nothing built."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in BUILT:
            yield from sources(suffix, path)
        elif path.suffix == suffix:
            yield path.relative_to(ROOT)


def finish(name, problems, held, remedy):
    """Prints the problems and what to do about them, or what holds, and leaves."""
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        sys.exit(f"{name}: {remedy}")
    print(f"==> {name}: {held}", flush=True)
