"""The patches of Tests/Mutations. Each breaks one thing and names the tests that must notice."""

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from project import ROOT

FOLDER = ROOT / "Tests/Mutations"
PARTS = {"engine", "swiftui", "traces", "heap", "web"}
# Without a list of tests, these parts would run all tests.
NEEDS_TESTS = {"engine", "swiftui", "web"}
HEADER = re.compile(r"# (breaks|part|tests): (.*)")


@dataclass(frozen=True)
class Mutation:
    """One patch: `breaks` describes the defect, `part` and `tests` name the tests that must notice."""

    path: Path
    breaks: str
    part: str
    tests: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.path.stem

    @staticmethod
    def read(path: Path) -> "Mutation":
        lines = path.read_text().splitlines()
        found = dict(match.groups() for match in map(HEADER.fullmatch, lines[:3]) if match)
        return Mutation(path, found.get("breaks", ""), found.get("part", ""), tuple(found.get("tests", "").split()))

    def apply(self, tree: Path, *options: str):
        """Applies the patch to a tree."""
        if refusal := self.refusal(tree, *options):
            raise RuntimeError(f"{self.name}: {refusal}")

    def refusal(self, tree: Path, *options: str) -> str:
        """Applies or checks the patch with git. Returns git's error message, or an empty text."""
        # Inside a repository, git resolves paths from its root. This makes the tree the root.
        environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(tree.parent)}
        words = ["git", "apply", *options, str(self.path)]
        result = subprocess.run(words, cwd=tree, env=environment, capture_output=True, text=True)
        return "" if result.returncode == 0 else result.stderr.strip()

    def problems(self) -> list[str]:
        """The errors in the patch and its header, for the present state of the project."""
        found = []
        if not self.breaks:
            found.append("a line '# breaks: …' is missing among the first three")
        if self.part not in PARTS:
            found.append(f"'# part:' must be one of {', '.join(sorted(PARTS))}")
        if self.part in NEEDS_TESTS and not self.tests:
            found.append(f"the part {self.part} needs a line '# tests: …'")
        if refusal := self.refusal(ROOT, "--check"):
            found.append(f"it no longer applies: {refusal}")
        return [f"{self.path.relative_to(ROOT)}: {problem}" for problem in found]


def mutations() -> list[Mutation]:
    return [Mutation.read(path) for path in sorted(FOLDER.glob("*.patch"))]
