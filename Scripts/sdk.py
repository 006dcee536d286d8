"""Checks the SwiftUI host against an SDK of Apple that a person has.

The declarations of Tests/SwiftUIInterface are compared with the textual interfaces of the SDK. On a Mac, Xcode's
compiler type-checks the engine, the host, the example app and all snippets too. Nothing of an SDK is in the repository.
"""

import platform as machine
import re
import subprocess
import tempfile
from pathlib import Path

import apple
from interfaces import declarations, differences
from project import ROOT

# The frameworks in textual interfaces, with the modules that hold them. Others are headers of Objective-C.
MODULES = {"SwiftUI": ("SwiftUI", "SwiftUICore"), "Accessibility": ("Accessibility",)}
SYSTEMS = {"ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "xros": "visionOS"}
INTERFACE = re.compile(r"-apple-(\w+?)(-simulator|-macabi)?\.swiftinterface$")


def interfaces(sdk, module):
    """The textual interfaces of a module in an SDK, of one architecture; none if the SDK has no such module."""
    found = sorted(file for file in sdk.rglob(f"{module}.swiftmodule/*.swiftinterface") if INTERFACE.search(file.name))
    return found[:1]


def platform_of(sdk):
    """The system of an SDK, from the name of an interface; none if it has no SwiftUI."""
    names = [INTERFACE.search(file.name)[1] for file in interfaces(sdk, "SwiftUI")]
    return next((p for p in apple.PLATFORMS for name in names if p.name == SYSTEMS.get(name)), None)


def declared(framework, folder=apple.DECLARATIONS):
    """The project's declarations of a framework."""
    return declarations("\n".join(page.read_text() for page in sorted((folder / framework).glob("*.swift"))))


def compared(sdk, ours=declared):
    """The differences of the project's declarations from those of an SDK."""
    for framework, modules in MODULES.items():
        files = [file for module in modules for file in interfaces(sdk, module)]
        if files:
            theirs = declarations("\n".join(file.read_text() for file in files))
            yield from (f"{framework}: {text}" for text in differences(ours(framework), theirs))


def typechecked(sdk, platform, sets):
    """The errors of Xcode's compiler; none on another system than a Mac."""
    if machine.system() != "Darwin":
        return
    simulator = "-simulator" if any("simulator" in file.name for file in interfaces(sdk, "SwiftUI")) else ""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "xcrun",
            "swiftc",
            "-sdk",
            sdk,
            "-target",
            f"arm64-apple-{platform.target}{platform.version}{simulator}",
        ]
        command += ["-I", folder, "-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
        for feature in apple.UPCOMING:
            command += ["-enable-upcoming-feature", feature]
        for name, files in sets.items():
            made = [
                "-emit-module",
                "-module-name",
                name,
                "-package-name",
                "vitrine",
                "-o",
                f"{folder}/{name}.swiftmodule",
            ]
            goal = made if name.startswith("Vitrine") else ["-typecheck"]
            arguments = [str(part) for part in [*command, *goal, *files]]
            said = subprocess.run(arguments, cwd=ROOT, text=True, capture_output=True)
            if said.returncode:
                yield f"{name}: {said.stderr}"


def is_checked():
    """What a check against an SDK covers on this machine."""
    return (
        "compared and type-checked" if machine.system() == "Darwin" else "compared; only a Mac type-checks against it"
    )


def path(argument):
    sdk = Path(argument).expanduser().resolve()
    if not interfaces(sdk, "SwiftUI"):
        hint = "On a Mac, xcrun --sdk iphonesimulator --show-sdk-path prints the path of an SDK."
        raise SystemExit(f"{sdk} has no textual interface of SwiftUI. {hint}")
    return sdk
