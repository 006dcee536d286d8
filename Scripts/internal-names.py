#!/usr/bin/env python3
"""Scripts/internal-names.py TYPES [--check] - writes Web/internal-names.txt: the names of members that only the classes
in Web/src use. Scripts/package shortens them. With --check, it only compares.

A name is left out if it may belong to the browser, because the libraries of the type checker declare it; if it may
belong to a page, because the types of the package in TYPES contain it; if it is written in quotes; and if the recorder,
a test or a page of the project uses it, because these are built separately.
"""

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMES = ROOT / "Web/internal-names.txt"
MEMBER = re.compile(r"^  (?:get |set |async )?([a-z]\w{4,})(?:\(| =|;)", re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
WORD = re.compile(r"\w+")
QUOTED = re.compile(r"""["'`](\w+)["'`]""")
APART = ["Tests/Browser", "Web/site", "Web/src/record", "Gallery/Page"]


def texts(folder: Path, pattern: str) -> str:
    return COMMENT.sub("", "\n".join(path.read_text() for path in sorted(folder.rglob(pattern))))


def names(types: Path) -> list[str]:
    """The names that can be shortened."""
    lib = Path(shutil.which("tsc")).resolve().parent.parent / "lib"
    code = texts(ROOT / "Web/src", "*.js")
    foreign = texts(lib, "lib.*.d.ts") + texts(types, "*.d.ts")
    foreign += "".join(texts(ROOT / folder, pattern) for folder in APART for pattern in ["*.py", "*.js"])
    return sorted(set(MEMBER.findall(code)) - set(WORD.findall(foreign)) - set(QUOTED.findall(code)))


written = "\n".join(names(Path(sys.argv[1]))) + "\n"
if "--check" not in sys.argv:
    NAMES.write_text(written)
elif NAMES.read_text() != written:
    sys.exit("types: Web/internal-names.txt differs from the names in Web/src; run make interface")
