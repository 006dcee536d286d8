#!/usr/bin/env python3
"""Scripts/internal-names.py TYPES [--check] - writes Web/internal-names.txt: the names of members that only the classes
in Web/src use. Scripts/package shortens them. With --check, it only compares, and looks for members that nothing uses.

A name is left out if it may belong to the browser, because the libraries of the type checker declare it, or because it
ends as those of reactions do; if it may belong to a page, because the types of the package in TYPES contain it; if it
is written in quotes; if the recorder or a script in a test names a member so, because these are built separately and
use more than a page can; and if two scripts of the package share it on a page (registry.js).
"""

import ast
import re
import shutil
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMES = ROOT / "Web/internal-names.txt"
MEMBER = re.compile(r"^  (?:get |set |async )?([a-z]\w{2,})(?:\([^;\n]*$| =|;)|this\.([a-z]\w{2,}) = ", re.MULTILINE)
PROPERTY = re.compile(r"@property \{.*\} \[?([a-z]\w{2,})")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
WORD = re.compile(r"\w+")
QUOTED = re.compile(r"""["'`](\w+)["'`]""")
# .name, {name}, {name: other} and "name"
USE = re.compile(r"""(?:\.|[{,]\s*|["'`])([a-z]\w+)|([a-z]\w+)\s*:""")
REACTION = "Callback"  # connectedCallback and the like, which the browser calls
SHARED = ROOT / "Web/src/input/registry.js"
APART = ["Tests/Browser", "Web/src/record"]


def texts(folder: Path, pattern: str) -> str:
    return COMMENT.sub("", "\n".join(path.read_text() for path in sorted(folder.rglob(pattern))))


def scripts(folder: Path) -> str:
    """The scripts of pages in a folder: those in files, and those in the strings of tests."""
    nodes = [node for path in sorted(folder.rglob("*.py")) for node in ast.walk(ast.parse(path.read_text()))]
    docstrings = {node.value for node in nodes if isinstance(node, ast.Expr)}
    constants = [node.value for node in nodes if isinstance(node, ast.Constant) and node not in docstrings]
    return "\n".join([texts(folder, "*.js"), *(text for text in constants if isinstance(text, str))])


def names(types: Path) -> list[str]:
    """The names that can be shortened."""
    lib = Path(shutil.which("tsc")).resolve().parent.parent / "lib"
    code = texts(ROOT / "Web/src", "*.js")
    foreign = texts(lib, "lib.*.d.ts") + texts(types, "*.d.ts") + SHARED.read_text()
    used = {name for folder in APART for names in USE.findall(scripts(ROOT / folder)) for name in names}
    members = {name for found in MEMBER.findall(code) for name in found}
    members |= set(PROPERTY.findall("".join(path.read_text() for path in (ROOT / "Web/src").rglob("*.js"))))
    members = {name for name in members if name and not name.endswith(REACTION)}
    return sorted(members - set(WORD.findall(foreign)) - set(QUOTED.findall(code)) - used)


def unused(internal: list[str]) -> list[str]:
    """The names that occur only where they are declared or written, such as a method whose last call has gone."""
    code = texts(ROOT / "Web/src", "*.js")
    declared = Counter(name for found in MEMBER.findall(code) for name in found)
    words = Counter(WORD.findall(code))
    return [name for name in internal if words[name] <= declared[name]]


internal = names(Path(sys.argv[1]))
written = "\n".join(internal) + "\n"
if "--check" not in sys.argv:
    NAMES.write_text(written)
elif NAMES.read_text() != written:
    sys.exit("types: Web/internal-names.txt differs from the names in Web/src; run make interface")
elif gone := unused(internal):
    sys.exit(f"types: nothing in Web/src uses {', '.join(gone)}")
