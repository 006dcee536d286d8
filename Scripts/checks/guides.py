#!/usr/bin/env python3
"""Checks that the first example of each SwiftUI guide has at most five lines, that bodies have one root, that all
modifiers are listed, and that the table of executed steps names existing steps."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from project import ROOT, finish, sources
from ran import unknown
from snippets import snippets

CATALOG = ROOT / "Sources/VitrineUI/VitrineUI.docc"
EXHIBITS = ["Carousel", "ExpandingCarousel", "StitchedCarousel", "PhotoGrid", "PhotoCollection", "PhotoViewer"]
MODIFIER = re.compile(r"^  public nonisolated func (\w+)", re.M)
LINES = 5
BODY = re.compile(r"^( *)(?:var body: some View \{|CarouselReader \{ \w+ in)\n(.*?)^\1\}", re.M | re.S)


def smallest(exhibit):
    """The lines of a guide's first example, without its imports."""
    _, _, body = next(snippets((CATALOG / f"{exhibit}s.md").relative_to(ROOT)))
    return [line for line in body.splitlines() if line and not line.startswith("import ")]


def long_beginnings():
    for exhibit in EXHIBITS:
        lines = smallest(exhibit)
        if len(lines) > LINES or not lines[0].startswith(f"{exhibit}("):
            yield f"{exhibit}s.md: the first example must show {exhibit} in at most {LINES} lines; it has {len(lines)}"


def several_roots():
    """The bodies in examples that return several views, which is only right within a container."""
    pages = [*sources(".md", CATALOG), *sources(".swift", ROOT / "Sources/VitrineUI"), Path("README.md")]
    for page in pages:
        for _, line, text in snippets(page):
            for indent, body in BODY.findall(text):
                starts = rf"^{indent}  (?![ .}})\]]|let |var |let _)\S.*"
                if len(re.findall(starts, body, re.M)) > 1:
                    yield f"{page}:{line}: a body has several roots; put them in a container such as VStack"


def unlisted():
    landing = (CATALOG / "VitrineUI.md").read_text()
    for file in sources(".swift", ROOT / "Sources/VitrineUI"):
        for name in MODIFIER.findall((ROOT / file).read_text()):
            if f"/View/{name}(" not in landing:
                yield f"{file}: {name} is not among the topics of VitrineUI.md"


held = f"{len(EXHIBITS)} guides begin with at most {LINES} lines, bodies have one root, and all modifiers are listed"
finish("guides", [*long_beginnings(), *several_roots(), *unlisted(), *unknown()], held, "see above")
