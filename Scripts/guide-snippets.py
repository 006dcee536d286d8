#!/usr/bin/env python3
"""Scripts/guide-snippets.py FOLDER - writes the ts and tsx snippets of the web guides as files, to be type-checked."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FENCED = re.compile(r"^```(?P<kind>tsx?)\n(?P<body>.*?)^```$", re.M | re.S)

folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for guide in sorted((ROOT / "Web/guides").glob("*.md")):
    text = guide.read_text()
    for match in FENCED.finditer(text):
        line = text.count("\n", 0, match.start()) + 2
        # A snippet without an export is a module all the same.
        (folder / f"{guide.stem}-{line}.{match['kind']}").write_text(f"{match['body']}export {{}};\n")
