#!/usr/bin/env python3
"""Scripts/public-types.py FOLDER - removes internal members from the declarations of the elements.

The type checker declares all members of a class. This removes the members with the mark `@internal`, also from classes
that override them without the mark, and the callbacks of the browser.
"""

import re
import sys
from pathlib import Path

INDENT = " " * 4
NAME = re.compile(r"    (?:static |get |set |readonly )*(\w+)")
BASES = {"vitrine-element.d.ts", "strip-element.d.ts"}
CALLBACKS = {"connectedCallback", "disconnectedCallback", "attributeChangedCallback", "observedAttributes"}


def parts(text: str) -> list[list[str]]:
    """Splits a file into parts: each member of a class with its comment, and each other line alone."""
    found, member = [], []
    for line in text.splitlines(keepends=True):
        member.append(line)
        is_inside = line.startswith(INDENT)
        is_end = is_inside and not line.startswith(INDENT + " ") and line.rstrip().endswith(";")
        if is_end or not is_inside:
            found.append(member)
            member = []
    return found


def name_of(member: list[str]) -> str:
    declared = [line for line in member if not re.match(r"\s*(/\*\*|\*)", line)]
    match = NAME.match(declared[0]) if declared else None
    return match[1] if match else ""


def internal(found: list[list[str]]) -> set[str]:
    """The names of the members with the mark."""
    return {name_of(part) for part in found if any("@internal" in line for line in part)} - {""}


files = {path: parts(path.read_text()) for path in Path(sys.argv[1]).glob("elements/*.d.ts")}
# All elements inherit from these classes.
shared = CALLBACKS.union(*(internal(found) for path, found in files.items() if path.name in BASES))
for path, found in files.items():
    hidden = shared | internal(found)
    path.write_text("".join("".join(part) for part in found if name_of(part) not in hidden))
