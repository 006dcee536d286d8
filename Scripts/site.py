#!/usr/bin/env python3
"""Scripts/site.py FOLDER SAMPLES [DOCS] - writes the website: the opening page, the guides for the web and for
SwiftUI, the changelog, the package and sample pictures.

SAMPLES is the folder of the sample collection, and DOCS the documentation that Scripts/docs builds.
"""

import html
import itertools
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from markdown_pages import article, from_catalog, summary_of, title_of
from opening_page import CATALOG, ROOT, opening_page
from site_pictures import Pictures, write_example_pictures, write_icon

WEB = ROOT / "Web"
GUIDES = [
    "installation",
    "carousel",
    "expanding-carousel",
    "stitched-carousel",
    "photo-grid",
    "collection",
    "viewer",
    "pages",
    "accessibility",
    "recipes",
    "record",
]
# The pages of the catalog, in the order of its list of topics.
CATALOG_PAGES = ["VitrineUI", *re.findall(r"^- <doc:(\w+)>", (CATALOG / "VitrineUI.md").read_text(), re.M)]
# The style sheets of the pages, in order; the reader's preferences come last.
STYLES = [
    "base",
    "bar",
    "pages",
    "contents",
    "text",
    "code",
    "examples",
    "tables",
    "opening",
    "switch",
    "exhibits",
    "end",
    "replay",
    "preferences",
]
# The documentation of all symbols, which Scripts/docs builds.
REFERENCE = "docs/documentation/vitrineui/"
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
EXAMPLE = re.compile(r"^```html\n(?P<body>.*?)^```$", re.M | re.S)
# The opening page has all elements. The engine is asked for together with the script, not after it.
OPENING_HEAD = (
    '<link rel="preload" href="vitrine-collection.wasm" as="fetch" crossorigin>\n'
    '<link rel="stylesheet" href="vitrine-collection.css">\n'
    '<script type="module" src="vitrine-collection.js"></script>\n'
    '<script type="module" src="opening.js"></script>\n'
)
HEAD = '<link rel="stylesheet" href="vitrine.css">\n<script type="module" src="vitrine.js"></script>\n'
FIGURE = """
<figure class="example">
<iframe data-src="{file}" title="{title}: the example above" loading="lazy" allow="fullscreen"></iframe>
<figcaption><a href="{file}">The example alone</a></figcaption></figure>
"""


@dataclass
class Page:
    """A page of the website: its texts, and the group of pages to which it belongs."""

    name: str
    title: str
    summary: str
    group: str
    body: str = ""
    kind: str = "guide"
    head: str = ""

    @property
    def short_title(self) -> str:
        """The title in a list of pages."""
        title = self.title.removeprefix("The ")
        return title[0].upper() + title[1:]


def template(name):
    return (WEB / "site" / name).read_text()


def catalog_address(name: str) -> str:
    """Returns the address of a page of the SwiftUI documentation: `swiftui-photo-grids.html` of `PhotoGrids`."""
    return f"{catalog_name(name)}.html"


def catalog_name(name: str) -> str:
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
    return "swiftui" if name == "VitrineUI" else f"swiftui-{words}"


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


def contents(text: str) -> str:
    """Returns the HTML of a page, with a list of its sections after its title and the paragraph below that."""
    page = article(text)
    items = "\n".join(f'<li><a href="#{fragment}">{heading}</a></li>' for fragment, heading in page.headings)
    sections = f'<nav class="contents" aria-label="On this page">\n<ul>\n{items}\n</ul>\n</nav>'
    beginning = re.match(r"<h1.*?</h1>\s*<p>.*?</p>", page.body, re.S)[0]
    return f"{beginning}\n{sections if len(page.headings) > 1 else ''}{page.body.removeprefix(beginning)}"


def guide(name: str, path: Path, site: Path) -> Page:
    text = re.sub(r"^<!-- .* -->$", "", path.read_text(), flags=re.M)
    return Page(name, title_of(text), summary_of(text), "Web", contents(with_examples(name, text, site)))


def catalog_pages(has_docs: bool) -> list[Page]:
    texts = {name: (CATALOG / f"{name}.md").read_text() for name in CATALOG_PAGES}
    titles = {name: title_of(text) for name, text in texts.items()}
    pages = []
    for name, text in texts.items():
        text = from_catalog(text, titles, catalog_address)
        if has_docs and name == "VitrineUI":
            text += f"- [All views and modifiers]({REFERENCE})\n"
        pages.append(Page(catalog_name(name), titles[name], summary_of(text), "SwiftUI", contents(text)))
    return pages


def replay() -> Page:
    """The page that replays traces."""
    choices = "\n".join(f'<option value="{name}">{html.escape(title)}</option>' for name, title in TRACES.items())
    head = '<link rel="stylesheet" href="vitrine.css">\n<script type="module" src="replay.js"></script>\n'
    summary = "Plays a recorded gesture, frame by frame, and plots its positions and velocities."
    return Page("replay", "Replay", summary, "Web", template("replay.html").format(traces=choices), head=head)


def changelog() -> Page:
    text = (ROOT / "CHANGELOG.md").read_text()
    return Page("changelog", title_of(text), summary_of(text), "Project", contents(text))


def opening(pictures: Pictures) -> Page:
    body = opening_page(template("opening.html"), pictures, catalog_address)
    summary = re.search(r'<p class="claim">(.*?)</p>', body, re.S)[1]
    title = "Vitrine: carousels and photo galleries for the web and SwiftUI"
    return Page("index", title, summary, "", body, "home", OPENING_HEAD)


def mark(is_current: bool, value="page") -> str:
    return f' aria-current="{value}"' if is_current else ""


def sections(current: Page, pages: list[Page]) -> str:
    """The links to the first page of each group."""
    first = {page.group: page for page in reversed(pages) if page.group}
    titles = [("Web", "Web"), ("SwiftUI", "SwiftUI"), ("Project", first["Project"].title)]
    return "\n".join(
        f'<a href="{first[group].name}.html"{mark(current.group == group, "true")}>{title}</a>'
        for group, title in titles
    )


def list_of_pages(current: Page, pages: list[Page], has_docs: bool) -> str:
    """The links to all pages, by groups. The group of the current page is open."""
    lists = []
    for group in ["Web", "SwiftUI", "Project"]:
        items = [
            f'<li><a href="{page.name}.html"{mark(page is current)}>{page.short_title}</a></li>'
            for page in pages
            if page.group == group
        ]
        if has_docs and group == "SwiftUI":
            items.append(f'<li><a href="{REFERENCE}">All views and modifiers</a></li>')
        if has_docs and group == "Project":
            items.append('<li><a href="docs/documentation/vitrine/">The engine</a></li>')
        is_open = " open" if group in (current.group, "Project") or not current.group else ""
        lists.append(f"<details{is_open}><summary>{group}</summary>\n<ul>\n{chr(10).join(items)}\n</ul>\n</details>")
    return "\n".join(lists)


def neighbours(current: Page, pages: list[Page]) -> str:
    """The links to the pages before and after, in the group of the current page."""
    group = [page for page in pages if page.group == current.group]
    index = group.index(current)
    links = [
        f'<a class="{side}" href="{group[at].name}.html"><span>{words}</span> {group[at].short_title}</a>'
        for side, words, at in [("before", "Previous", index - 1), ("after", "Next", index + 1)]
        if 0 <= at < len(group)
    ]
    return f'<nav class="neighbours" aria-label="Previous and next page">{"".join(links)}</nav>\n' if links else ""


def write_pages(pages: list[Page], site: Path, has_docs: bool):
    for page in pages:
        title = (
            page.title if page.kind == "home" else f"{page.title} · Vitrine{' for SwiftUI' * (page.group == 'SwiftUI')}"
        )
        text = template("page.html").format(
            title=title,
            description=page.summary,
            head=page.head,
            kind=page.kind,
            at_home=mark(page.kind == "home"),
            sections=sections(page, pages),
            pages=list_of_pages(page, pages, has_docs),
            contents=page.body,
            neighbours=neighbours(page, pages),
        )
        (site / f"{page.name}.html").write_text(text)


def write_replay_files(site: Path):
    """Writes the traces, and the replay of the tests as WebAssembly."""
    (site / "traces").mkdir()
    for name, end in itertools.product(TRACES, ["trace", "digests"]):
        shutil.copy(ROOT / f"Tests/Traces/{name}.{end}", site / "traces")
    module = subprocess.run([ROOT / "Scripts/wasm", "VitrineReplay"], check=True, capture_output=True, text=True).stdout
    shutil.copy(ROOT / module.split()[-1], site / "replay.wasm")


def write_files(site: Path):
    """Writes the package, the scripts and the style sheets."""
    shutil.copytree(WEB / "dist", site, ignore=shutil.ignore_patterns("types", "*.ts", "*.json"))
    for name in ["site.js", "opening.js", "example.css", "replay.js", "plot.js", "digests.js", "example-record.js"]:
        shutil.copy(WEB / "site" / name, site)
    # The website has the colours, the fonts and the symbol of the served page, and records in the same way.
    served = ROOT / "Gallery/Page"
    shutil.copy(served / "stage/record.js", site)
    shutil.copy(served / "favicon.svg", site)
    styles = [served / "styles/base.css", *(WEB / f"site/styles/{name}.css" for name in STYLES)]
    (site / "site.css").write_text("\n".join(path.read_text() for path in styles))
    shutil.copy(ROOT / "LICENSE", site / "licence.txt")
    write_icon(site)


def main():
    site, samples, *docs = map(Path, sys.argv[1:])
    shutil.rmtree(site, ignore_errors=True)
    write_files(site)
    pages = [opening(Pictures(samples, site)), guide("web", WEB / "README.md", site)]
    pages += [guide(name, WEB / f"guides/{name}.md", site) for name in GUIDES]
    pages += [replay(), *catalog_pages(bool(docs)), changelog()]
    write_pages(pages, site, bool(docs))
    write_replay_files(site)
    write_example_pictures(site, samples)
    for folder in docs:
        shutil.copytree(folder, site / "docs")


main()
