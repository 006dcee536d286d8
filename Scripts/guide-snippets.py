#!/usr/bin/env python3
"""Scripts/guide-snippets.py FOLDER - writes the ts, tsx and vue snippets of the web guides as files, to be
type-checked. Of a vue snippet, the script alone."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FENCED = re.compile(r"^```(?P<kind>tsx?|vue)\n(?P<body>.*?)^```$", re.M | re.S)
VUE_SCRIPT = re.compile(r"<script setup lang=\"ts\">\n(.*?)</script>", re.S)

folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for guide in sorted((ROOT / "Web/guides").glob("*.md")):
    text = guide.read_text()
    for match in FENCED.finditer(text):
        line = text.count("\n", 0, match.start()) + 2
        is_vue = match["kind"] == "vue"
        code = VUE_SCRIPT.search(match["body"])[1] if is_vue else match["body"]
        # A snippet without an export is a module all the same.
        (folder / f"{guide.stem}-{line}.{'ts' if is_vue else match['kind']}").write_text(f"{code}export {{}};\n")
