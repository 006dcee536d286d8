"""The parts of the tests that a mutation can name. Builds and runs them, and finds the failed tests."""

import os
import re
import signal
import subprocess

# Seconds. No test takes this long, even on a busy machine.
TIME_LIMIT = 30 * 60


class Failed(Exception):
    """A build failed, or the tests could not run."""


class TimedOut(Exception):
    """A command exceeded the time limit and was stopped."""


def run(words, tree, log):
    """Runs a command in the tree and logs its output; returns its status and its output."""
    with log.open("a") as file:
        file.write(f"$ {' '.join(words)}\n")
        file.flush()
        # In its own session, so that all its processes can be stopped together.
        process = subprocess.Popen(words, cwd=tree, stdout=file, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            process.wait(timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise TimedOut from None
    return process.returncode, log.read_text(errors="replace").rpartition(f"$ {' '.join(words)}\n")[2]


class Part:
    """`builds` are the commands that build it; `failed_test` finds the names of failed tests in its output."""

    def __init__(self, builds, failed_test):
        self.builds, self.failed_test = builds, re.compile(failed_test, re.M)

    def command(self, tests):
        raise NotImplementedError

    def build(self, tree, log):
        log.write_text("")
        for words in self.builds:
            status, _ = run(words, tree, log)
            if status:
                raise Failed(f"{' '.join(words)} failed")

    def failures(self, tree, tests, log):
        """Returns the names of the tests that fail."""
        try:
            status, output = run(self.command(tests), tree, log)
        except TimedOut:
            return [f"a test that did not end in {TIME_LIMIT // 60} minutes"]
        self.expect_tests(output, tests)
        failed = list(dict.fromkeys(self.failed_test.findall(output)))
        if status and not failed:
            raise Failed("failed, and named no test")
        return failed

    def expect_tests(self, output, tests):
        """Checks that tests with these names exist."""


class SwiftTests(Part):
    def __init__(self, target):
        self.target = target
        # A failure that ends the whole run, such as a trap, names no test.
        failure = r"^✘ Test (?!run with)(?:case .* to )?(\S+) .*failed|^.*(Fatal error.*|unexpected signal code \d+)$"
        super().__init__([["Scripts/swift", "build", "--build-tests", "--quiet"]], failure)

    def command(self, tests):
        return ["Scripts/swift", "test", "--skip-build", "--filter", rf"^{self.target}\.({'|'.join(tests)})"]

    def failures(self, tree, tests, log):
        return [name or crash for name, crash in super().failures(tree, tests, log)]

    def expect_tests(self, output, tests):
        for test in tests:
            if f"Suite {test.partition('/')[0]} started" not in output:
                raise Failed(f"there is no {test} in {self.target}")


class Script(Part):
    def __init__(self, name, builds, failed_test):
        self.name = name
        super().__init__(builds, failed_test)

    def command(self, tests):
        return [f"Scripts/{self.name}", *tests]


class Pages(Part):
    def command(self, tests):
        return [".build/venv/bin/pytest", "-m", "web", *(f"Tests/Browser/{test}" for test in tests)]

    def expect_tests(self, output, tests):
        if not re.search(r"\d+ (passed|failed)", output):
            raise Failed(f"there is no {' '.join(tests)} in Tests/Browser")


PARTS = {
    "engine": SwiftTests("VitrineTests"),
    "swiftui": SwiftTests("VitrineUITests"),
    "traces": Script(
        "traces",
        [["Scripts/swift", "build", "--quiet", "--product", "VitrineReplay"], ["Scripts/wasm", "VitrineReplay"]],
        r"^(Tests/Traces/.*)",
    ),
    "heap": Script("heap", [], r": (\w+ is broken|\w+ trapped)"),
    "web": Pages([["Scripts/bundle"], ["Scripts/counted"]], r"^(?:FAILED|ERROR) (\S+)"),
}
