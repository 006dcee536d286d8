"""Chooses the tests of a run, and says which ran in which browser. A pytest plugin.

Firefox and WebKit play only tests with `always_everywhere` unless ALL=1: see browsers.py. `make test` does not repeat
tests that have passed with the same files, and AGAIN=1 does: see passed.py.
"""

import os
from collections import Counter

import pytest
from browsers import BROWSERS, is_wanted, name_of_browser
from passed import Passed

HAS_PASSED = pytest.StashKey[str]()


class Chosen:
    """The choice, and the results: counts of tests by browser. With pytest-xdist, each worker makes the same choice."""

    def __init__(self):
        self.passed = Passed.of_this_run()
        self.every, self.before = Counter(), Counter()
        self.ran, self.skipped = Counter(), Counter()
        self.digests: dict[str, str] = {}
        self.failed: set[str] = set()

    # In a worker

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config, items):
        self.every.update(map(name_of_browser, items))
        wanted = [item for item in items if is_wanted(item)]
        before = [item for item in wanted if self.passed and not os.environ.get("AGAIN") and self.passed.has(item)]
        self.before.update(map(name_of_browser, before))
        chosen = set(wanted) - set(before)
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = [item for item in items if item in chosen]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item):
        report = yield
        report.browser = name_of_browser(item)
        report.digest = self.passed.digest(item) if self.passed else ""
        return report

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session):
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["chosen"] = [dict(self.every), dict(self.before)]

    # In the process that shows the results

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        every, before = getattr(node, "workeroutput", {}).get("chosen", [{}, {}])
        self.every, self.before = self.every | Counter(every), self.before | Counter(before)

    def pytest_runtest_logreport(self, report):
        if report.when == "setup":
            self.digests[report.nodeid] = report.digest
        if report.failed:
            self.failed.add(report.nodeid)
        if report.skipped:
            self.skipped[report.browser] += 1
        elif report.when == "call":
            self.ran[report.browser] += report.outcome in ("passed", "failed")
        if not report.passed:
            self.digests.pop(report.nodeid, None)

    def pytest_terminal_summary(self, terminalreporter):
        if self.passed:
            self.passed.write(
                {name: digest for name, digest in self.digests.items() if name not in self.failed}, self.failed
            )
        for name, title in BROWSERS.items():
            if self.every[name]:
                terminalreporter.write_line(f"{title}: {self.said(name)}")

    def said(self, name: str) -> str:
        """Returns how many tests a browser has run, and what runs the others."""
        before, skipped, every = self.before[name], self.skipped[name], self.every[name]
        parts = [f"{self.ran[name] + before} of {every} page tests"]
        parts += [f"{before} of them passed before with the same files"] * (before > 0)
        parts += [f"{skipped} cannot run here"] * (skipped > 0)
        is_part = name != "chromium" and os.environ.get("ALL") != "1"
        return ", ".join(parts) + ("; ALL=1 runs all" if is_part else "")


def pytest_configure(config):
    config.pluginmanager.register(Chosen())
