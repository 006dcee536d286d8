"""The packed package in an empty project, with the versions of webpack, React and Vue that Debian has."""

import json
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEBIAN = ROOT / ".build/node"
needs_debian = pytest.mark.skipif(not DEBIAN.exists(), reason="Scripts/node-packages has fetched nothing from Debian")


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Path:
    """An empty project that has installed the packed package."""
    described = json.loads((ROOT / "Web/package.json").read_text())
    packed = ROOT / f"build/vitrine-{described['version']}.tgz"
    assert packed.exists(), "nothing is packed: run Scripts/web"
    folder = tmp_path_factory.mktemp("project")
    with tarfile.open(packed) as archive:
        archive.extractall(folder / "node_modules", filter="data")
    (folder / "node_modules/package").rename(folder / "node_modules/vitrine")
    return folder
