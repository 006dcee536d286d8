"""The tests that have passed before with the same files. `make test` does not repeat them.

A test depends on the files of its part, on its own file, and on the test files that this one imports. Guides and other
texts count only for tests that read them; the command counts only for tests that run it.
"""

import hashlib
import json
import os
import re
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
# The files on which every page depends, and those on which the pages of the command depend too.
OF_THE_PACKAGE = ["CHANGELOG.md", "Examples", "LICENSE", "README.md", "Scripts", "Sources", "Tests", "Web"]
OF_THE_COMMAND = ["Gallery", "Samples"]
# The tests of the engine and the SwiftUI host; no page reads them.
NOT_READ = re.compile(
    r"Tests/(CVitrineHeap|Exports|Mutations|SwiftUI\w+|Types|VitrineTests|VitrineUITests)/|Gallery/Tests/"
)
TEXT = re.compile(r".*\.md$|Web/(guides|site)/")
TEST = re.compile(r"Tests/Browser/test_\w+\.py$")
READS_TEXT = re.compile(r"\.md\b|Web/guides|Scripts/site")
IMPORTED = re.compile(r"^(?:from|import) (test_\w+)", re.M)


class Passed:
    """The record of `make test`: the digest of the files with which each test has passed."""

    def __init__(self, path: Path, tools: str):
        self.path, self.tools = path, tools
        self.digests: dict[str, str] = json.loads(path.read_text()) if path.exists() else {}

    @staticmethod
    def of_this_run() -> "Passed | None":
        """Returns the record; None without `make test` or outside of a repository of git."""
        path = os.environ.get("VITRINE_PASSED")
        return Passed(Path(path), os.environ["VITRINE_TOOLS"]) if path and files() else None

    def has(self, item: pytest.Item) -> bool:
        return self.digests.get(item.nodeid) == self.digest(item)

    def digest(self, item: pytest.Item) -> str:
        """Returns a digest of the files on which a test depends, and of the tools."""
        own = test_files(item.path)
        reads = "project" in item.fixturenames or any(READS_TEXT.search(path.read_text()) for path in own)
        runs = "command" in item.fixturenames
        return joined([self.tools, digest_of_part(reads, runs), *(digest_of_file(path) for path in own)])

    def write(self, passed: dict[str, str], failed: Iterable[str]):
        """Adds tests that have passed, and removes those that have failed."""
        kept = {name: digest for name, digest in self.digests.items() if name not in failed}
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(kept | passed, indent=0))
        new.replace(self.path)


def joined(digests: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(digests).encode()).hexdigest()


@cache
def digest_of_file(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@cache
def test_files(path: Path) -> tuple[Path, ...]:
    """Returns a test file and the test files that it imports."""
    found, new = set(), {path}
    while new:
        found |= new
        names = {name for file in new for name in IMPORTED.findall(file.read_text())}
        new = {HERE / f"{name}.py" for name in names} - found
    return tuple(sorted(found))


@cache
def files() -> tuple[str, ...]:
    """Returns the files of the project that may matter to pages, without test files. Empty outside of a repository."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"]
    listed = subprocess.run(command + OF_THE_PACKAGE + OF_THE_COMMAND, cwd=ROOT, capture_output=True, text=True)
    names = set(listed.stdout.split("\0")) - {""}
    return tuple(sorted(name for name in names if not NOT_READ.match(name) and not TEST.match(name)))


@cache
def digest_of_part(reads_text: bool, runs_command: bool) -> str:
    """Returns a digest of the files that a kind of tests shares."""
    wanted = [name for name in files() if reads_text or not TEXT.match(name)]
    if not runs_command:
        wanted = [name for name in wanted if name.split("/")[0] not in OF_THE_COMMAND]
    if reads_text:
        wanted += ["README.md", "CHANGELOG.md"]
    # A file that is listed and not there has been deleted.
    return joined(f"{name} {digest_of_file(ROOT / name)}" for name in wanted if (ROOT / name).is_file())
