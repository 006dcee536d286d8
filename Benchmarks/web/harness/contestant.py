"""The contestants: folders with a page each."""

import json
from dataclasses import dataclass
from pathlib import Path

WEB = Path(__file__).resolve().parents[1]
"""The folder of the benchmark."""
DIST = WEB.parents[1] / "Web" / "dist"
"""The web package of this repository, as `Scripts/bundle` builds it."""

SERVED = "served.html"
"""The page of a contestant whose slides are in the HTML."""


@dataclass(frozen=True)
class Contestant:
    """A carousel, a lightbox, a collection or a grid, with a page that the harness can drive."""

    name: str
    folder: Path
    title: str
    kind: str = "carousel"
    loops: bool = True
    most: int = 100_000
    """The most slides that it is tried with."""
    files: tuple[str, ...] = ()
    """The addresses of all that a page must load, for the transfer."""

    @staticmethod
    def read(folder: Path) -> "Contestant":
        """Reads `contestant.json`. Names that it leaves out have their usual values."""
        about = json.loads((folder / "contestant.json").read_text())
        known = {name: about[name] for name in ("title", "kind", "loops", "most") if name in about}
        return Contestant(folder.name, folder, files=tuple(about["files"]), **known)

    @property
    def is_served(self) -> bool:
        """Whether it has a page whose slides are in the HTML."""
        return (self.folder / SERVED).is_file()

    def file(self, address: str) -> Path | None:
        """Returns the file at an address of its page; None for one that is not public."""
        return common_file(address) if address.startswith("/") else _inside(self.folder, address)


def common_file(address: str) -> Path | None:
    """Returns the file at an address that all pages share; None for one that is not public."""
    folder, _, name = address[1:].partition("/")
    return _inside({"shared": WEB / "shared", "dist": DIST}.get(folder), name)


def _inside(folder: Path | None, name: str) -> Path | None:
    path = (folder / name).resolve() if folder else None
    return path if path and path.is_file() and path.is_relative_to(folder.resolve()) else None


def contestants(more: list[Path]) -> dict[str, Contestant]:
    """Returns those of the repository and those in other folders, by their names."""
    folders = sorted((WEB / "contestants").iterdir()) + more
    return {folder.name: Contestant.read(folder) for folder in folders if (folder / "contestant.json").is_file()}
