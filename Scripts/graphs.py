#!/usr/bin/env python3
"""Writes the symbol graph of the SwiftUI host, compiled for one of Apple's systems, for the documentation.

Scripts/graphs.py FOLDER
"""

import sys
from pathlib import Path

import apple
from project import ROOT, sources

# Apple documents the members that all views have. Our modifiers belong to the type that they extend.
FLAGS = [*apple.SKIP_BODIES, "-emit-extension-block-symbols", "-Xfrontend", "-symbol-graph-skip-synthesized-members"]


def swift(module):
    return sources(".swift", ROOT / "Sources" / module)


def main(folder):
    platform = apple.PLATFORMS[0]
    apple.prepare(platform)
    folder.mkdir(parents=True, exist_ok=True)
    # Another check compiles the same modules for this platform, perhaps at the same time.
    modules = folder.parent / "modules"
    modules.mkdir(exist_ok=True)
    graph = ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder]
    said = apple.module(platform, "Vitrine", [*apple.SKIP_BODIES, *swift("Vitrine")], modules) or apple.module(
        platform,
        "VitrineUI",
        [*FLAGS, *graph, *swift("VitrineUI"), apple.DECLARATIONS / "Package/Bundle+Module.swift"],
        modules,
    )
    if said:
        sys.exit(f"graphs: VitrineUI does not compile\n{said}")


main(Path(sys.argv[1]).resolve())
