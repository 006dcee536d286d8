#!/usr/bin/env python3
"""Reports the sizes of files and functions for each part of the code. It has no limits."""

import re
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
PARTS = {
    "engine": ("Sources/Vitrine", "*.swift"),
    "SwiftUI host": ("Sources/VitrineUI", "*.swift"),
    "WebAssembly boundary": ("Sources/VitrineWeb", "*.swift"),
    "web host": ("Web/src", "*.js"),
    "command": ("Gallery/Sources", "*.swift"),
    "page of the command": ("Gallery/Page", "*.js"),
    "samples": ("Samples/Sources", "*.swift"),
}
GENERATED = {"abi.js"}
FUNCTION = {
    "*.swift": re.compile(r"^\s*(?:@\w+(?:\(.*?\))? )*(?:[a-z]+(?:\(set\))? )*(?:func \S+|init[?]?[(<])"),
    "*.js": re.compile(
        r"^\s*(?:export )?(?:async )?(?:function \w+|(?:static |get |set )?#?[a-zA-Z]\w*)\(.*\) \{$|.*=> \{$"
    ),
}
KEYWORDS = re.compile(r"^\s*(?:if|for|while|switch|catch|return)\b")


def lengths_of_functions(lines: list[str], begin: re.Pattern) -> list[int]:
    """The number of lines of each function, from its name to the closing brace at the same indentation."""
    found = []
    for number, line in enumerate(lines):
        if not begin.match(line) or KEYWORDS.match(line):
            continue
        indent = len(line) - len(line.lstrip())
        closing = re.compile(rf"^ {{{indent}}}\}}")
        end = next((later for later in range(number, len(lines)) if closing.match(lines[later])), number)
        one_liner = line.rstrip().endswith("}")
        found.append(1 if one_liner else end - number + 1)
    return found


def report(part: str, folder: str, pattern: str) -> str:
    files = {
        path: path.read_text().splitlines()
        for path in (ROOT / folder).rglob(pattern)
        if path.name not in GENERATED and ".build" not in path.parts
    }
    sizes = {path: len(lines) for path, lines in files.items()}
    functions = [length for lines in files.values() for length in lengths_of_functions(lines, FUNCTION[pattern])]
    longest = max(sizes, key=lambda path: sizes[path])
    return (
        f"{part:22}{len(files):5} files, median {median(sizes.values()):3.0f} lines;"
        f"{len(functions):6} functions, median {median(functions):2.0f}, longest {max(functions):3};"
        f" longest file {longest.relative_to(ROOT / folder)}, {sizes[longest]} lines"
    )


def longest_chain() -> list[str]:
    """The classes of the web host that inherit most, from the first one to the base."""
    text = "\n".join(path.read_text() for path in (ROOT / "Web/src").rglob("*.js"))
    bases = dict(re.findall(r"^(?:export )?class (\w+) extends (\w+)", text, re.M))
    ours = set(re.findall(r"^(?:export )?class (\w+)", text, re.M))

    def chain(name: str) -> list[str]:
        return [name, *chain(bases[name])] if bases.get(name) in ours else [name]

    return max(map(chain, sorted(ours)), key=len)


for part, (folder, pattern) in PARTS.items():
    print(f"==> shape: {report(part, folder, pattern)}")
print(f"==> shape: longest chain of classes in the web host: {' < '.join(longest_chain())}")
