#!/usr/bin/env python3
"""Checks that a package that depends on the library compiles: by path and by the address of a tagged repository, each
as SwiftPM builds it and with the warnings of dependencies suppressed, as Xcode builds it."""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from project import BUILT, ROOT, finish, sources

OUTPUT = ROOT / ".build/dependency"
REPOSITORY = OUTPUT / "Vitrine"
WAYS = {"path": f'path: "{ROOT}"', "address": f'url: "file://{REPOSITORY}", from: "1.0.0"'}
FLAGS = {"as it is": [], "without warnings": ["-Xswiftc", "-suppress-warnings"]}
# One compilation of the whole module without optimisation is the quickest build.
QUICK = ["--quiet", "--configuration", "release", "-Xswiftc", "-Onone"]

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v14)],
  dependencies: [.package({way})],
  targets: [.target(name: "App", dependencies: [.product(name: "Vitrine", package: "{package}")])])
"""
SOURCE = """public import Vitrine

public func carousel() -> CarouselModel { CarouselModel() }
"""


def git(*arguments):
    identity = ["-c", "user.name=check", "-c", "user.email=check@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", REPOSITORY, *identity, *arguments], check=True, capture_output=True)


def publish():
    """A repository with the files of the package and the tag 1.0.0."""
    shutil.rmtree(REPOSITORY, ignore_errors=True)
    for folder in ["Sources", "Tests"]:
        shutil.copytree(ROOT / folder, REPOSITORY / folder, ignore=shutil.ignore_patterns(*BUILT, "Browser", "Traces"))
    shutil.copy(ROOT / "Package.swift", REPOSITORY)
    git("init", "--quiet")
    git("add", ".")
    git("commit", "--quiet", "--message", "The package")
    git("tag", "1.0.0")


def app(way, source):
    """A fresh package that depends on the library."""
    folder = OUTPUT / way
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "Sources/App").mkdir(parents=True)
    package = ROOT.name if way == "path" else REPOSITORY.name
    (folder / "Package.swift").write_text(MANIFEST.format(way=source, package=package))
    (folder / "Sources/App/App.swift").write_text(SOURCE)
    return folder


def problems():
    publish()
    for way, source in WAYS.items():
        folder = app(way, source)
        for name, flags in FLAGS.items():
            command = ["swift", "build", "--package-path", folder, "--disable-dependency-cache", *QUICK, *flags]
            built = subprocess.run(command, text=True, capture_output=True)
            if built.returncode:
                yield f"by {way}, {name}: {built.stdout}{built.stderr}"


def digest():
    """A digest of the manifest and the names of the sources. A check that succeeded for a digest is not repeated."""
    read = b"".join((ROOT / file).read_bytes() for file in ["Package.swift", Path(__file__)])
    names = "".join(str(file) for file in sources(".swift", ROOT / "Sources"))
    return hashlib.sha256(read + names.encode()).hexdigest()


def main():
    held, now = OUTPUT / "held", digest()
    broken = [] if held.exists() and held.read_text() == now else list(problems())
    if not broken:
        held.write_text(now)
    said = "a package can depend on the library by path and by address, with and without suppressed warnings"
    finish("dependency", broken, said, "see above; the manifest must suit a dependency of an app")


main()
