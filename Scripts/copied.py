"""Makes a copy of the project's present state, including uncommitted changes. The project itself does not change."""

import filecmp
import os
import shutil
import subprocess

from project import BUILT, ROOT

# Folders that the tests need and that the copy shares with the project.
SHARED = ["venv", "photos"]


def project_files():
    """The project's files, relative to its root: committed and uncommitted ones, except those that git ignores."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {name for name in listed.split("\0") if name and (ROOT / name).exists()}


def copied_files(tree):
    for folder, folders, names in os.walk(tree):
        folders[:] = [name for name in folders if name not in BUILT]
        yield from (os.path.relpath(os.path.join(folder, name), tree) for name in names)


def update(tree):
    """Updates the copy from the project.

    Only files that differ are written. So builds in the copy repeat only the steps that depend on them.
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
