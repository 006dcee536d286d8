#!/usr/bin/env python3
"""Checks that the scripts of the web host and of the command's page import in one direction.

No files need each other, and no folders do.
"""

import re
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r'^(?:import|export)\b[^;"]*"(\.[^"]+)"', re.MULTILINE)


def imports(folder: Path) -> dict[Path, set[Path]]:
    """The scripts that each script of a folder imports. Types of comments are left out."""
    return {
        path: {(path.parent / name).resolve() for name in IMPORT.findall(COMMENT.sub("", path.read_text()))}
        for path in folder.rglob("*.js")
    }


def by_folder(files: dict[Path, set[Path]]) -> dict[Path, set[Path]]:
    """The folders that the scripts of each folder need."""
    needed: dict[Path, set[Path]] = {}
    for path, imported in files.items():
        needed.setdefault(path.parent, set()).update({other.parent for other in imported} - {path.parent})
    return needed


for name in ["Web/src", "Gallery/Page"]:
    files = imports(ROOT / name)
    if not files:
        sys.exit(f"imports: {name} has no scripts")
    for graph in (files, by_folder(files)):
        try:
            list(TopologicalSorter(graph).static_order())
        except CycleError as error:
            circle = " <- ".join(str(path.relative_to(ROOT)) for path in error.args[1])
            sys.exit(f"imports: these need each other: {circle}; move what they share to a folder before them")
print("==> imports: files and folders of Web/src and Gallery/Page need each other in one direction")
