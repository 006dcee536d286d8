#!/usr/bin/env python3
"""Writes the table of executed steps into the page about tested systems, from the outputs that Scripts/test has saved.

Scripts/checks/guides.py fails if the table names a step or a script that does not exist.
"""

import platform
import re
import sys

from project import ROOT

PAGE = ROOT / "Sources/VitrineUI/VitrineUI.docc/WhatHasBeenRun.md"
OUTPUTS = ROOT / ".build/passed"
STEPS = re.compile(r'^ *step (engine|swiftui) "([^"]+)"', re.M)
TABLE = re.compile(r"(## The last run\n.*?)(^\|.*\n)+", re.M | re.S)
CHECK = re.compile(r"^==> ([a-z]+): (.+)$", re.M)
TESTS = re.compile(r"Test run with (\d+) tests in (\d+) suites passed")


def steps():
    """The steps of the engine and of SwiftUI, and the file that has the output of each one's last success."""
    for part, name in STEPS.findall((ROOT / "Scripts/test").read_text()):
        slug = re.sub(r"[^a-zA-Z0-9\n]", "-", f"{part} {name}")
        yield part, name, OUTPUTS / f"{slug}.output"


def rows():
    """Yields a row for each result: the message of a check, or the number of passed tests."""
    for part, name, output in steps():
        if not output.exists():
            continue
        text = output.read_text()
        for check, held in CHECK.findall(text):
            yield f"{part}: {check}", held
        for tests, suites in TESTS.findall(text):
            yield f"{part}: {name}", f"{tests} tests in {suites} suites passed"


def named():
    """The first column of the table in the page."""
    return [
        line.split("|")[1].strip()
        for line in TABLE.search(PAGE.read_text())[0].splitlines()
        if line[:4] == "| e" or line[:4] == "| s"
    ]


def unknown():
    known = {f"{part}: {name}" for part, name, _ in steps()}
    scripts = [*(ROOT / "Scripts").iterdir(), *(ROOT / "Scripts/checks").iterdir()]
    checks = {file.stem for file in scripts} | {"order", "typed"}
    for row in named():
        part, _, name = row.partition(": ")
        if row not in known and name not in checks:
            yield f"{PAGE.name}: the table names {row}, which is no step of Scripts/test and no script"


def main():
    found = list(rows())
    if not found:
        sys.exit("ran: there are no outputs in .build/passed; run Scripts/test first")
    where = f"{platform.system()} {platform.machine()}"
    lines = [f"| {name} | {said} | {where} |\n" for name, said in found]
    table = "| step | result | where |\n|---|---|---|\n" + "".join(lines)
    PAGE.write_text(TABLE.sub(lambda match: match[1] + table, PAGE.read_text()))
    print(f"==> ran: {len(found)} rows in {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
