#!/usr/bin/env python3
"""Prints where the page tests of a run of Scripts/test ran, and the numbers of tests, from the outputs of its steps.

Scripts/totals.py OUTPUT…
"""

import re
import sys
from collections import Counter
from pathlib import Path

WHERE = re.compile(r"^(?:Chromium|Firefox|WebKit): .*$", re.M)
# Scripts/test does not repeat page tests that have passed with the same files: Tests/Browser/chosen.py.
BEFORE = re.compile(r"(\d+) of them passed before")
SWIFT_TESTS = re.compile(r"Test run with (\d+) tests? in \d+ suites? (?:passed|failed)")
FAILED_SWIFT_TEST = re.compile(r"^✘ Test (?!run with|case ).* failed after", re.M)
PAGES = re.compile(r"^(?:\d+ [a-z]+, )*\d+ [a-z]+ in [\d.]+s.*$", re.M)
RESULT = re.compile(r"(\d+) (passed|failed|error|skipped)")


def totals(text):
    """The numbers of passed, failed and skipped tests."""
    found = Counter(failed=len(FAILED_SWIFT_TEST.findall(text)))
    found["passed"] = sum(map(int, SWIFT_TESTS.findall(text))) - found["failed"]
    for where in WHERE.findall(text):
        found["passed"] += sum(map(int, BEFORE.findall(where)))
    for line in PAGES.findall(text):
        for count, result in RESULT.findall(line):
            found["failed" if result == "error" else result] += int(count)
    return found


def main():
    text = "\n".join(Path(name).read_text(errors="replace") for name in sys.argv[1:])
    for where in WHERE.findall(text):
        print(where)
    found = totals(text)
    print(f"{found['passed']} passed, {found['failed']} failed, {found['skipped']} skipped")


main()
