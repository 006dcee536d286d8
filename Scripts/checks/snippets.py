#!/usr/bin/env python3
"""Checks that every ```swift snippet in the engine's doc comments and in Markdown pages compiles against the engine.

A snippet is the body of a function in a file that imports Vitrine. A snippet that extends a type is a file.
"""

import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from project import ROOT, finish, sources

OUTPUT = ROOT / ".build/snippets"
FENCED = re.compile(r"^(?P<indent> *)```swift\n(?P<body>.*?)^ *```$", re.M | re.S)
DOC_COMMENT = re.compile(r"^ *///( |$)", re.M)
VIEW_IMPORTS = ["import SwiftUI", "import VitrineUI"]
# Tests/SwiftUIInterface/Snippets declares the parts of these that snippets use.
STUBBED = ["import Kingfisher", "import Nuke", "import NukeUI"]
ELSEWHERE = re.compile(r"^(?!\s*///).*$", re.M)


def doc_comments(text):
    """The text of the doc comments, with every other line empty, so that line numbers stay correct."""
    return DOC_COMMENT.sub("", ELSEWHERE.sub("", text))


def snippets(path):
    text = (ROOT / path).read_text()
    text = doc_comments(text) if path.suffix == ".swift" else text
    for match in FENCED.finditer(text):
        yield path, text.count("\n", 0, match.start()) + 2, match["body"]


def program(number, path, line, body):
    """A snippet as a source file. Compiler messages name the line in the page."""
    imports = "".join(re.findall(r"^ *import .*\n", body, re.M))
    body = re.sub(r"^ *import .*$", "", body, flags=re.M)
    located = f'#sourceLocation(file: "{path}", line: {line})\n{body}#sourceLocation()\n'
    if not re.search(r"^ *(extension|@main)\b", body, re.M):
        located = f"func snippet{number}() async throws {{\n{located}}}\n"
    return f"import Vitrine\n{imports}{located}"


def is_of_views(snippet):
    """Whether a snippet uses the SwiftUI host. Scripts/checks/apple.py compiles these for Apple's platforms."""
    path, _, body = snippet
    return "VitrineUI" in path.parts or re.search(r"^ *import (SwiftUI|VitrineUI)$", body, re.M)


def view_program(number, path, line, body):
    """A SwiftUI snippet as a source file: declarations at file scope, other code in an extension of SnippetWorld.

    A snippet of a page shows its imports. One of a doc comment belongs to a file that imports SwiftUI and VitrineUI.
    """
    shown = [line.strip() for line in re.findall(r"^ *import .*$", body, re.M)]
    imports = [line for line in shown if line not in STUBBED] if Path(path).suffix == ".md" else VIEW_IMPORTS
    located = f'#sourceLocation(file: "{path}", line: {line})\n{body}#sourceLocation()\n'
    located = re.sub(r"^ *import .*$", "", located, flags=re.M)
    if not re.search(r"^ *(@main|extension|struct|let|enum|@Observable)\b", body, re.M):
        located = f"@MainActor @ViewBuilder func snippet{number}() -> some View {{\n{located}}}\n"
        located = f"extension SnippetWorld {{\n{located}}}\n"
    return "".join(f"{line}\n" for line in imports) + located


def compiled(*arguments):
    command = ["swiftc", "-wmo", "-swift-version", "6", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True)


def errors(result):
    return [line for line in result.stderr.splitlines() if re.match(r"\S+:\d+:\d+: error:", line)]


def main():
    OUTPUT.mkdir(parents=True, exist_ok=True)
    engine = [*sources(".swift", ROOT / "Sources/Vitrine")]
    module = OUTPUT / "Vitrine.swiftmodule"
    names = ["-module-name", "Vitrine", "-package-name", "vitrine"]
    built = compiled("-emit-module", *names, "-o", module, *engine)
    if built.returncode:
        finish("snippets", [built.stderr], "", "the engine does not compile")

    found = [s for path in [*engine, *sources(".md")] for s in snippets(path) if not is_of_views(s)]
    files = []
    for number, snippet in enumerate(found):
        files.append(OUTPUT / f"snippet{number}.swift")
        files[-1].write_text(program(number, *snippet))
    checked = compiled("-typecheck", "-parse-as-library", "-suppress-warnings", "-I", OUTPUT, *files)
    broken = errors(checked) or ([checked.stderr] if checked.returncode else [])
    held = f"{len(found)} snippets compile"
    finish("snippets", broken, held, "readers copy these snippets; mend them so that they compile")


if __name__ == "__main__":
    main()
