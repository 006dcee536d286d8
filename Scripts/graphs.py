#!/usr/bin/env python3
"""What the SwiftUI host declares, for the documentation: its symbols as one of Apple's systems would tell them.

Scripts/graphs.py FOLDER
"""

import sys
from pathlib import Path

import apple
from project import ROOT, sources

# Members that every view has are Apple's to document; modifiers of ours belong to the type that they extend.
FLAGS = ["-emit-extension-block-symbols", "-Xfrontend", "-symbol-graph-skip-synthesized-members"]


def swift(module):
    return sources(".swift", ROOT / "Sources" / module)


def main(folder):
    platform = apple.PLATFORMS[0]
    apple.prepare(platform)
    folder.mkdir(parents=True, exist_ok=True)
    said = apple.module(platform, "Vitrine", swift("Vitrine")) or apple.module(
        platform, "VitrineUI", [*FLAGS, "-emit-symbol-graph", "-emit-symbol-graph-dir", folder, *swift("VitrineUI")]
    )
    if said:
        sys.exit(f"graphs: VitrineUI does not compile\n{said}")


main(Path(sys.argv[1]).resolve())
