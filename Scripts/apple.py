"""Compiles for Apple's platforms with the stock toolchain on Linux, with real os(), availability and actor isolation.

The standard library uses the toolchain's own textual interfaces for another target. Apple's frameworks use the
declarations in Tests/SwiftUIInterface. Both are compiled on first use and kept under .build/apple.
"""

import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from project import ROOT

OUTPUT = ROOT / ".build/apple"
DECLARATIONS = ROOT / "Tests/SwiftUIInterface"
TOOLCHAIN_MODULES = ["Swift", "SwiftOnoneSupport", "_Concurrency", "Observation", "Testing"]
# The interface of a module needs no bodies of functions.
SKIP_BODIES = ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
UPCOMING = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


@dataclass(frozen=True)
class Platform:
    """One of Apple's systems, at the oldest version that the library supports."""

    name: str
    version: str
    target: str
    folder: str
    frameworks: tuple[str, ...] = (
        "ObjectiveC",
        "CoreGraphics",
        "Foundation",
        "CoreTransferable",
        "Accessibility",
        "UIKit",
        "SwiftUI",
        "AVFoundation",
        "AVKit",
    )

    @property
    def triple(self):
        simulator = "" if self.target == "macosx" else "-simulator"
        return f"x86_64-apple-{self.target}{self.version}{simulator}"

    @property
    def interface(self):
        """The compiler's file name of an interface for this target."""
        simulator = "" if self.target == "macosx" else "-simulator"
        return f"x86_64-apple-{self.name.lower() if self.target != 'xros' else 'xros'}{simulator}"

    @property
    def output(self):
        return OUTPUT / self.name

    @property
    def resources(self):
        """The folder of the compiler's own modules. Warnings in it are not reported."""
        return self.output / "toolchain"

    @property
    def interfaces(self):
        return self.output / "frameworks"

    @property
    def modules(self):
        return self.output / "modules"


VIDEO = ("AVFoundation", "AVKit")
COMMON = ("ObjectiveC", "CoreGraphics", "Foundation", "CoreTransferable", "Accessibility")
MAC = (*COMMON, "AppKit", "SwiftUI", *VIDEO)
WATCH = (*COMMON, "SwiftUI", *VIDEO)
PLATFORMS = [
    Platform("iOS", "17.0", "ios", "iphonesimulator"),
    Platform("macOS", "14.0", "macosx", "macosx", MAC),
    Platform("tvOS", "17.0", "tvos", "appletvsimulator"),
    Platform("watchOS", "10.0", "watchos", "watchsimulator", WATCH),
    Platform("visionOS", "1.0", "xros", "xrsimulator"),
]


@cache
def toolchain():
    """The folder of the toolchain's own modules."""
    info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True)
    return Path(json.loads(info.stdout)["paths"]["runtimeResourcePath"])


def interface(module):
    """The textual interface of one of the toolchain's modules."""
    return toolchain() / f"linux/{module}.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface"


def compiler():
    """The first lines of an interface: its format and its compiler version."""
    return "\n".join(interface("Swift").read_text().split("\n", 2)[:2])


def write(path, text):
    """Writes a file if it differs, and returns whether it did. The compiler rebuilds modules of newer interfaces."""
    if path.exists() and path.read_text() == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return True


def with_vision(since):
    """Adds visionOS to an availability: 1 for iOS 17 and earlier, 2 for iOS 18, and the same number from 26 on."""
    version = int(since[1])
    vision = 1 if version <= 17 else version - 16 if version < 26 else version
    return f"{since[0]}, visionOS {vision}.0"


def retargeted(module, platform):
    """The interface of a toolchain module for another system. Function bodies are skipped."""
    text = interface(module).read_text().replace("-target x86_64-unknown-linux-gnu", f"-target {platform.triple}")
    text = re.sub(r"@backDeployed\([^)]*\)|^import Glibc$|^public import _StringProcessing$", "", text, flags=re.M)
    text = re.sub(r"\biOS (\d+)[\d.]*(?![^)\n]*visionOS)", with_vision, text)
    flags = "-disable-availability-checking -experimental-skip-all-function-bodies"
    return re.sub(r"^(// swift-module-flags: .*)$", rf"\1 {flags}", text, flags=re.M)


def declared(framework, platform):
    """The interface of one of Apple's frameworks, joined from its pages of declarations."""
    flags = (
        f"-target {platform.triple} -module-name {framework} -enable-library-evolution -swift-version 5 "
        "-O -disable-objc-interop -disable-implicit-string-processing-module-import "
        "-experimental-skip-all-function-bodies"
    )
    pages = sorted((DECLARATIONS / framework).glob("*.swift"))
    body = "\n".join(page.read_text() for page in pages)
    return f"{compiler()}\n// swift-module-flags: {flags}\nimport Swift\nimport _Concurrency\n{body}"


def prepare(platform):
    """Writes the interfaces for a platform."""
    platform.modules.mkdir(parents=True, exist_ok=True)
    platform.resources.mkdir(exist_ok=True)
    for shared in ["clang", "shims", "apinotes"]:
        link = platform.resources / shared
        if not link.is_symlink() or link.readlink() != toolchain() / shared:
            link.unlink(missing_ok=True)
            link.symlink_to(toolchain() / shared)
    for module in TOOLCHAIN_MODULES:
        file = f"{platform.folder}/{module}.swiftmodule/{platform.interface}.swiftinterface"
        # The compiler assumes that the toolchain's own modules never change.
        if write(platform.resources / file, retargeted(module, platform)):
            shutil.rmtree(platform.output / "cache", ignore_errors=True)
    for framework in platform.frameworks:
        file = f"{framework}.swiftmodule/{platform.interface}.swiftinterface"
        write(platform.interfaces / file, declared(framework, platform))


def compiled(platform, *arguments, modules=None):
    """Runs the compiler for a platform: Swift 6, all features that the package uses, warnings as errors.

    Our modules are found in the folder, or among the platform's other modules.
    """
    command = ["swiftc", "-target", platform.triple, "-resource-dir", platform.resources]
    command += ["-module-cache-path", platform.output / "cache"]
    command += ["-I", platform.interfaces, "-I", modules or platform.modules]
    command += ["-Onone", "-wmo", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
    command += ["-Xfrontend", "-disable-objc-interop"]
    command += ["-Xfrontend", "-disable-implicit-string-processing-module-import"]
    for feature in UPCOMING:
        command += ["-enable-upcoming-feature", feature]
    command = [str(part) for part in [*command, *arguments]]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True)


def module(platform, name, files, modules=None):
    """Compiles one of our modules for a platform, for imports and tests. Returns the compiler's errors.

    The module goes into the folder, or to the platform's other modules.
    """
    if not files:
        return ""
    result = compiled(
        platform, "-emit-module", "-module-name", name, "-package-name", "vitrine", "-enable-testing",
        "-o", (modules or platform.modules) / f"{name}.swiftmodule", *files, modules=modules,
    )  # fmt: skip
    return result.stderr if result.returncode else ""
