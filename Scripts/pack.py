#!/usr/bin/env python3
"""Scripts/pack.py - packs the web package into build/: the files in Web/package.json, its README and the licence.

The packed package.json names the repository that this one was cloned from, if that is on the web.
"""

import gzip
import io
import json
import re
import subprocess
import tarfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def described() -> bytes:
    """Returns the package.json, with the repository."""
    text = (ROOT / "Web/package.json").read_bytes()
    command = ["git", "-C", ROOT, "config", "--get", "remote.origin.url"]
    address = subprocess.run(command, capture_output=True, text=True).stdout.strip()
    if not re.match(r"https://|ssh://|git@", address):
        return text
    # An address can contain a name and a password.
    public = re.sub(r"^https://[^/]*@", "https://", address)
    package = json.loads(text) | {"repository": {"type": "git", "url": public, "directory": "Web"}}
    return f"{json.dumps(package, indent=2)}\n".encode()


package = json.loads((ROOT / "Web/package.json").read_text())
target = ROOT / f"build/{package['name']}-{package['version']}.tgz"
folders = [path for name in package["files"] for path in sorted((ROOT / "Web" / name).rglob("*")) if path.is_file()]
files = {path.relative_to(ROOT / "Web"): path for path in [ROOT / "Web/package.json", *folders]}
files |= {Path("README.md"): ROOT / "Web/README.md", Path("LICENSE"): ROOT / "LICENSE"}

target.parent.mkdir(exist_ok=True)
with gzip.GzipFile(target, "wb", mtime=0) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
    for name, path in files.items():
        # The archive depends only on the files, not on the time or the user of the build.
        entry = tarfile.TarInfo(f"package/{name.as_posix()}")
        content = described() if path.name == "package.json" else path.read_bytes()
        entry.size, entry.mode = len(content), 0o644
        archive.addfile(entry, io.BytesIO(content))
print(f"==> packed {len(files)} files into {target.relative_to(ROOT)}")
