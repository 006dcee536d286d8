"""A copy of the project as it is now, committed or not, beside which nothing of the project changes."""

import filecmp
import os
import shutil
import subprocess

from project import BUILT, ROOT

# What the tests need and nobody builds twice.
SHARED = ["venv", "photos"]


def project_files():
    """The files of the project, relative to its root: committed or not, but none that git ignores."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {name for name in listed.split("\0") if name and (ROOT / name).exists()}


def copied_files(tree):
    for folder, folders, names in os.walk(tree):
        folders[:] = [name for name in folders if name not in BUILT]
        yield from (os.path.relpath(os.path.join(folder, name), tree) for name in names)


def update(tree):
    """Makes the tree what the project is.

    Only files that differ are written, and are new then: so builds in the tree make again what depends on them.
    """
    files = project_files()
    for name in set(copied_files(tree)) - files:
        (tree / name).unlink()
    for name in files:
        here, there = ROOT / name, tree / name
        if not there.exists() or not filecmp.cmp(here, there, shallow=False):
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(here, there)
        shutil.copymode(here, there)
    for name in SHARED:
        link = tree / ".build" / name
        if (ROOT / ".build" / name).exists() and not link.exists():
            link.parent.mkdir(exist_ok=True)
            link.symlink_to((ROOT / ".build" / name).resolve())
