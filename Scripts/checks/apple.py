#!/usr/bin/env python3
"""Type-checks the engine, the SwiftUI host, the example app, all SwiftUI snippets and the tests that run against
Apple's SwiftUI, for each of Apple's platforms. Also checks that the errors of those platforms are errors here.

    Scripts/checks/apple.py [PLATFORM…]
    Scripts/checks/apple.py --sdk PATH

The second form checks against an SDK of Apple instead, and compares the project's declarations with it: Scripts/sdk.py.
"""

import hashlib
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import apple
import sdk
from project import ROOT, finish, sources
from snippets import is_of_views, snippets, view_program

REFUSALS = apple.DECLARATIONS / "Refusals"
WORLD = apple.DECLARATIONS / "Snippets/World.swift"
EXAMPLE = ROOT / "Examples/VitrineDemo.swiftpm"
# The package manager writes this declaration for a target with resources.
MODULE_BUNDLE = apple.DECLARATIONS / "Package/Bundle+Module.swift"
COMPARISON = apple.DECLARATIONS / "Comparison"
TESTS = ROOT / "Tests/VitrineUITests"
ON_SYSTEM = re.compile(r"\b(os|targetEnvironment)\(|[#@]available|canImport\((?!Glibc|Musl)")


def swift(folder):
    """The Swift files of a folder, without its package manifest; none if the folder does not exist."""
    return [file for file in sources(".swift", folder) if file.name != "Package.swift"] if folder.exists() else []


def typechecked(platform, files):
    plugins = ["-plugin-path", apple.toolchain() / "host/plugins"]
    return apple.compiled(platform, "-typecheck", *plugins, *files).stderr if files else ""


def snippet_files(platform):
    """Writes a file for each SwiftUI snippet in pages and doc comments, and returns the files."""
    pages = [*swift(ROOT / "Sources/VitrineUI"), *sources(".md")]
    found = [s for page in pages for s in snippets(page) if is_of_views(s)]
    files = [WORLD]
    for number, snippet in enumerate(found):
        files.append(platform.output / f"snippets/snippet{number}.swift")
        apple.write(files[-1], view_program(number, *snippet))
    return files


def refusals(platform):
    """The files of Tests/SwiftUIInterface/Refusals with another result than their first lines name."""
    for file in sorted(REFUSALS.glob("*.swift")):
        expected = re.search(rf"^// {platform.name}: (.*)$", file.read_text(), re.M)
        said = typechecked(platform, [file])
        if expected and expected[1] not in said:
            yield f"{file.relative_to(ROOT)}: {platform.name} should refuse this: {expected[1]}\n{said}"
        if not expected and said:
            yield f"{file.relative_to(ROOT)}: {platform.name} should accept this\n{said}"


def digest():
    """A digest of all checked files. A check that succeeded for a digest is not repeated."""
    folders = [apple.DECLARATIONS, ROOT / "Sources", EXAMPLE, TESTS, ROOT / "Scripts"]
    files = [file for folder in folders for suffix in [".swift", ".py"] for file in sources(suffix, folder)]
    return hashlib.sha256(b"".join((ROOT / file).read_bytes() for file in [*files, *sources(".md")])).hexdigest()


def problems(platform):
    held, now = platform.output / "held", digest()
    if held.exists() and held.read_text() == now:
        return []
    found = problems_in_code(platform)
    if not found:
        held.write_text(now)
    return found


def comparison():
    """The difference between the comparison with a small SDK of our own and the expected one."""
    if sdk.platform_of(COMPARISON / "SDK") is not apple.PLATFORMS[0]:
        yield "Comparison: the names of its interfaces no longer say that the SDK is one for iOS"
    found = list(sdk.compared(COMPARISON / "SDK", lambda framework: sdk.declared(framework, COMPARISON)))
    expected = (COMPARISON / "differences.txt").read_text().splitlines()
    yield from (f"Comparison: not expected: {text}" for text in found if text not in expected)
    yield from (f"Comparison: expected: {text}" for text in expected if text not in found)


def against(argument):
    """Checks against an SDK of Apple."""
    folder = sdk.path(argument)
    platform = sdk.platform_of(folder)
    apple.prepare(platform)
    ui = [*swift(ROOT / "Sources/VitrineUI"), MODULE_BUNDLE]
    sets = {"Vitrine": swift(ROOT / "Sources/Vitrine"), "VitrineUI": ui}
    sets |= {"example": swift(EXAMPLE), "snippets": snippet_files(platform)}
    found = [*sdk.typechecked(folder, platform, sets), *sdk.compared(folder)]
    count = sum(len(sdk.declared(framework)) for framework in sdk.MODULES)
    remedy = "correct the declaration in Tests/SwiftUIInterface, or the code that uses it"
    finish("apple", found, f"{count} declarations for {platform.name}: {sdk.is_checked()}", remedy)


def tests():
    """The tests that run against Apple's SwiftUI: those that draw views, and those in a window."""
    return [*swift(TESTS / "Snapshots"), *swift(TESTS / "Hosted"), TESTS / "Support/FakeClock.swift"]


def engine(platform):
    """Compiles the engine. Its code does not depend on the system, so its functions are checked for one system only.

    It uses the standard library alone, whose availability is the same for the oldest versions of all systems.
    """
    files = swift(ROOT / "Sources/Vitrine")
    depends = any(ON_SYSTEM.search((ROOT / file).read_text()) for file in files)
    skipped = [] if platform == apple.PLATFORMS[0] or depends else apple.SKIP_BODIES
    return apple.module(platform, "Vitrine", [*skipped, *files])


def problems_in_code(platform):
    apple.prepare(platform)
    steps = [
        lambda: engine(platform),
        lambda: apple.module(platform, "VitrineUI", [*swift(ROOT / "Sources/VitrineUI"), MODULE_BUNDLE]),
        lambda: typechecked(platform, swift(EXAMPLE)),
        lambda: typechecked(platform, snippet_files(platform)),
        lambda: typechecked(platform, tests()),
    ]
    broken = next((said for step in steps if (said := step())), "")
    return [f"{platform.name}: {said}" for said in [broken, *refusals(platform)] if said]


def main():
    if sys.argv[1:2] == ["--sdk"] and len(sys.argv) == 3:
        return against(sys.argv[2])
    chosen = [p for p in apple.PLATFORMS if len(sys.argv) == 1 or p.name in sys.argv[1:]]
    with ThreadPoolExecutor(max_workers=2) as pool:
        broken = [*comparison(), *(problem for found in pool.map(problems, chosen) for problem in found)]
    names = ", ".join(f"{p.name} {p.version.removesuffix('.0')}" for p in chosen)
    held = f"engine, host, example, snippets and tests hold for {names}; {len(list(REFUSALS.glob('*')))} refusals too"
    finish(
        "apple",
        broken,
        held,
        "see the errors above; if a declaration is missing, add it to Tests/SwiftUIInterface, with a link to its page",
    )


main()
