#!/usr/bin/env python3
"""Checks that a package that depends on the library compiles: by path and by the address of a tagged repository, each
as SwiftPM builds it and with the warnings of dependencies suppressed, as Xcode builds it.

Only the manifest can make a difference between these four builds. So all four build the library with its manifest and a
file in place of each target's sources. Two more builds, which differ in both ways, have the sources themselves.
"""

import hashlib
import itertools
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from project import BUILT, ROOT, finish, sources

OUTPUT = ROOT / ".build/dependency"
WHOLE = OUTPUT / "Vitrine"
BARE = OUTPUT / "bare/Vitrine"
WAYS = ["path", "address"]
FLAGS = {"as it is": [], "without warnings": ["-Xswiftc", "-suppress-warnings"]}
# One compilation of the whole module without optimisation is the quickest build.
QUICK = ["--quiet", "--configuration", "release"]
for flag in ["-Onone", "-gnone", "-no-emit-module-separately-wmo"]:
    QUICK += ["-Xswiftc", flag]

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v14)],
  dependencies: [.package({way})],
  targets: [.target(name: "App", dependencies: [
    .product(name: "Vitrine", package: "{package}"), .product(name: "VitrineUI", package: "{package}"),
  ])])
"""
SOURCE = """public import Vitrine
import VitrineUI

public func carousel() -> CarouselModel { CarouselModel() }
"""
STANDS_IN = {"Vitrine": "public struct CarouselModel { public init() {} }\n"}


def git(repository, *arguments):
    identity = ["-c", "user.name=check", "-c", "user.email=check@localhost", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", repository, *identity, *arguments], check=True, capture_output=True)


def publish(repository):
    """Makes a repository of the files in a folder, with the tag 1.0.0."""
    git(repository, "init", "--quiet")
    git(repository, "add", ".")
    git(repository, "commit", "--quiet", "--message", "The package")
    git(repository, "tag", "1.0.0")


def copied():
    """Copies the files of the package into a repository."""
    shutil.rmtree(WHOLE, ignore_errors=True)
    for folder in ["Sources", "Tests"]:
        shutil.copytree(ROOT / folder, WHOLE / folder, ignore=shutil.ignore_patterns(*BUILT, "Browser", "Traces"))
    shutil.copy(ROOT / "Package.swift", WHOLE)
    publish(WHOLE)


def bare():
    """Writes a repository with the manifest, and one file and the resources of each target in Sources."""
    shutil.rmtree(BARE, ignore_errors=True)
    for target in (ROOT / "Sources").iterdir():
        (BARE / "Sources" / target.name).mkdir(parents=True)
        suffix = next(path.suffix for path in sorted(target.rglob("*")) if path.suffix in [".swift", ".c"])
        (BARE / "Sources" / target.name / f"file{suffix}").write_text(STANDS_IN.get(target.name, ""))
        if (target / "Resources").exists():
            shutil.copytree(target / "Resources", BARE / "Sources" / target.name / "Resources")
    shutil.copy(ROOT / "Package.swift", BARE)
    publish(BARE)


def app(way, library):
    """A fresh package that depends on the library in a folder."""
    folder = OUTPUT / "app"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "Sources/App").mkdir(parents=True)
    source = f'path: "{library}"' if way == "path" else f'url: "file://{library}", from: "1.0.0"'
    (folder / "Package.swift").write_text(MANIFEST.format(way=source, package=library.name))
    (folder / "Sources/App/App.swift").write_text(SOURCE)
    return folder


def built(way, library, name):
    """The errors of a build."""
    folder = app(way, library)
    command = ["swift", "build", "--package-path", folder, "--disable-dependency-cache", *QUICK, *FLAGS[name]]
    result = subprocess.run(command, text=True, capture_output=True)
    return [f"by {way}, {name}: {result.stdout}{result.stderr}"] if result.returncode else []


def problems():
    bare()
    for way, name in itertools.product(WAYS, FLAGS):
        yield from built(way, BARE, name)
    copied()
    yield from built("path", ROOT, "without warnings")
    yield from built("address", WHOLE, "as it is")


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
