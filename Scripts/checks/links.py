#!/usr/bin/env python3
"""Checks that every relative link in a Markdown file leads to a file, and its #fragment to a heading."""

import re
import sys
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from project import ROOT, finish, sources

FENCE = re.compile(r"^(```|~~~).*?^\1\s*$", re.M | re.S)
LINK = re.compile(r"""(?<!\\)\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|\b(?:src|href)="([^"]+)\"""")
ELSEWHERE = re.compile(r"^([a-z][a-z0-9+.-]*:|//)", re.I)
CODE = re.compile(r"`[^`\n]*`")


def blanked(match):
    """Blank lines in place of code, so that line numbers stay correct."""
    return re.sub(r"[^\n]", " ", match.group())


def prose(path):
    return CODE.sub(blanked, FENCE.sub(blanked, (ROOT / path).read_text()))


def links(path):
    text = prose(path)
    for match in LINK.finditer(text):
        yield text.count("\n", 0, match.start()) + 1, match[1] or match[2]


@cache
def anchors(path):
    """The fragments of a page's headings, as on GitHub."""
    headings = re.findall(r"^#+\s+(.*?)\s*$", FENCE.sub("", path.read_text()), re.M)
    plain = (re.sub(r"\]\([^)]*\)", "]", heading).lower() for heading in headings)
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain}


def in_catalog(path, name):
    """Whether a picture is in the catalog. DocC finds it by its name, with or without suffix."""
    catalog = next((parent for parent in path.parents if parent.suffix == ".docc"), None)
    return catalog and any(name in (file.name, file.stem) for file in (ROOT / catalog).rglob("*"))


def is_broken(path, link):
    if ELSEWHERE.match(link):
        return False
    name, _, fragment = link.partition("#")
    target = (ROOT / path).parent / name if name else ROOT / path
    if not target.exists():
        return not in_catalog(path, name)
    return target.suffix == ".md" and fragment != "" and fragment not in anchors(target)


def main():
    pages = [*sources(".md")]
    found = [(page, line, link) for page in pages for line, link in links(page)]
    broken = [f"{page}:{line}: {link}" for page, line, link in found if is_broken(page, link)]
    held = f"{len(found)} links in {len(pages)} pages lead somewhere"
    finish("links", broken, held, "these links lead nowhere; write paths relative to the page that has the link")


main()
