#!/usr/bin/env python3
"""Scripts/site.py FOLDER SAMPLES - writes the website of the web package: its guides, the package and sample pictures.

SAMPLES is the folder of the sample collection.
"""

import html
import itertools
import re
import shutil
import subprocess
import sys
from pathlib import Path

import markdown
from PIL import Image
from pygments.formatters import HtmlFormatter

ROOT = Path(__file__).parents[1]
WEB = ROOT / "Web"
PAGES = {
    "index": WEB / "README.md",
    **{
        name: WEB / f"guides/{name}.md"
        for name in [
            "installation",
            "carousel",
            "expanding-carousel",
            "stitched-carousel",
            "photo-grid",
            "viewer",
            "pages",
            "recipes",
            "record",
        ]
    },
}
# The traces that the replay offers, with their names there.
TRACES = {
    "carousel-flick-through-the-seam": "A flick through the seam of a loop",
    "carousel-catch": "A motion that a finger catches",
    "carousel-wheel-and-silence": "A wheel",
    "carousel-vertical": "A vertical carousel",
    "expanding-while-flicking": "A card that opens while the row runs",
    "stitched-pinch-there-and-back": "A pinch that changes its mind",
    "grid-keys": "Keys in a grid",
}
# The pictures that the examples name, without the widths in their names.
PICTURES = {
    "harbour": "Coast/Turquoise bay.jpg",
    "harbour-still": "Films/The Last Ferry still.jpg",
    "ridge": "Mountains/Ridge after rain.jpg",
    "quay": "Coast/Sea stacks, four minutes.jpg",
    "dunes": "Desert/Dunes at sunrise.jpg",
    "lighthouse": "Coast/Lighthouse before the storm.jpg",
}
EXAMPLE = re.compile(r"^```html\n(?P<body>.*?)^```$", re.M | re.S)
HEAD = '<link rel="stylesheet" href="vitrine.css">\n<script type="module" src="vitrine.js"></script>\n'
FIGURE = """
<figure><iframe data-src="{file}" title="{title}: the example above" loading="lazy" allow="fullscreen"></iframe>
<figcaption><a href="{file}">The example alone</a></figcaption></figure>
"""


def template(name):
    return (WEB / "site" / name).read_text()


def title_of(text):
    return re.search(r"^# (.+)$", text, re.M)[1]


def example(name, title, number, snippet, site):
    """Writes a running example and returns the figure that shows it."""
    head = "" if 'src="vitrine' in snippet else HEAD
    file = f"{name}-{number}.html"
    page = template("example.html").format(title=f"{title}, example {number}", head=head, snippet=snippet)
    (site / file).write_text(page)
    return FIGURE.format(file=file, title=html.escape(title))


def with_examples(name, text, site):
    """The guide with a figure after each HTML example that runs by itself."""
    title, numbers = title_of(text), itertools.count(1)

    def shown(match):
        # There is no video among the samples.
        runs = ".mp4" not in match["body"]
        return f"{match[0]}\n{example(name, title, next(numbers), match['body'], site) if runs else ''}"

    return EXAMPLE.sub(shown, text)


def contents(text):
    extensions = ["tables", "fenced_code", "codehilite", "toc"]
    options = {"codehilite": {"guess_lang": False}}
    body = markdown.markdown(text, extensions=extensions, extension_configs=options)
    body = re.sub(r'href="(?:guides/)?([\w-]+)\.md', r'href="\1.html', body)
    body = body.replace("<pre>", '<pre tabindex="0">')
    return body.replace("<table>", '<div class="table" tabindex="0"><table>').replace("</table>", "</table></div>")


def links(name, titles):
    """The list of links to all guides, in which the page itself is marked."""
    current = ' aria-current="page"'
    pages = {**titles, "replay": "Replay"}
    del pages["index"]
    return "\n".join(
        f'<li><a href="{each}.html"{current if each == name else ""}>{title}</a></li>' for each, title in pages.items()
    )


def write_page(name, titles, site):
    text = PAGES[name].read_text()
    text = re.sub(r"^<!-- .* -->$", "", text, flags=re.M)
    body = contents(with_examples(name, text, site))
    page = template("page.html").format(title=titles[name], guides=links(name, titles), contents=body)
    (site / f"{name}.html").write_text(page)


def write_replay(titles, site):
    """The page that replays traces, with the traces and the replay of the tests as WebAssembly."""
    choices = "\n".join(f'<option value="{name}">{html.escape(title)}</option>' for name, title in TRACES.items())
    (site / "replay.html").write_text(template("replay.html").format(guides=links("replay", titles), traces=choices))
    (site / "traces").mkdir()
    for name, end in itertools.product(TRACES, ["trace", "digests"]):
        shutil.copy(ROOT / f"Tests/Traces/{name}.{end}", site / "traces")
    module = subprocess.run([ROOT / "Scripts/wasm", "VitrineReplay"], check=True, capture_output=True, text=True).stdout
    shutil.copy(ROOT / module.split()[-1], site / "replay.wasm")


def write_pictures(site, samples):
    """Each picture that an example names, as wide as its name says."""
    found = {name for page in site.glob("*.html") for name in re.findall(r'"([\w-]+)\.jpg"', page.read_text())}
    for name in sorted(found):
        base, _, width = re.fullmatch(r"(.+?)(-(\d+))?", name).groups()
        if base not in PICTURES:
            sys.exit(f"{name}.jpg: no sample picture shows {base}. PICTURES in Scripts/site.py must name one.")
        with Image.open(samples / PICTURES[base]) as picture:
            wide = int(width or 1600)
            picture.resize((wide, round(wide * picture.height / picture.width)), Image.Resampling.LANCZOS).save(
                site / f"{name}.jpg", quality=82
            )


def write_code_colours(site):
    light, dark = (HtmlFormatter(style=style).get_style_defs(".codehilite") for style in ("xcode", "github-dark"))
    # The site has a background of its own for code.
    plain = [re.sub(r"background: #\w+;?", "", style) for style in (light, dark)]
    (site / "code.css").write_text(f"{plain[0]}\n@media (prefers-color-scheme: dark) {{\n{plain[1]}\n}}\n")


def main():
    site, samples = map(Path, sys.argv[1:])
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(WEB / "dist", site, ignore=shutil.ignore_patterns("types", "*.ts", "*.json"))
    files = ["site.css", "site.js", "example.css", "replay.css", "replay.js", "plot.js", "digests.js"]
    for name in [*files, "example-record.js"]:
        shutil.copy(WEB / "site" / name, site)
    # The served page records in the same way.
    shutil.copy(ROOT / "Gallery/Page/stage/record.js", site)
    titles = {name: title_of(path.read_text()) for name, path in PAGES.items()}
    for name in PAGES:
        write_page(name, titles, site)
    write_replay(titles, site)
    write_pictures(site, samples)
    write_code_colours(site)


main()
