"""Converts the Markdown of guides and of DocC catalogs to the HTML of the website."""

import html
import re
from dataclasses import dataclass
from xml.etree import ElementTree

import markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

EXTENSIONS = ["tables", "fenced_code", "codehilite", "toc"]
# A heading is a link to itself. Code without a language has no colours.
OPTIONS = {"codehilite": {"guess_lang": False}, "toc": {"anchorlink": True, "toc_depth": "2-3"}}
# Columns whose cells need no name on a phone.
TEXTS = {"meaning", "when", "tests", "result"}
ROLES = {
    "table": "table",
    "thead": "rowgroup",
    "tbody": "rowgroup",
    "tr": "row",
    "th": "columnheader",
    "td": "cell",
}
SYMBOL = re.compile(r"``([^`\n]+)``")
DOC_LINK = re.compile(r"<doc:(\w+)>")


@dataclass(frozen=True)
class Article:
    body: str
    headings: list[tuple[str, str]]  # The fragment and the HTML of each section's heading.


class Tables(Treeprocessor):
    """Makes tables readable on a phone, where the style sheet shows each row as a card.

    A cell after the first one gets the name of its column. Tables get roles, because a `display` of the style sheet
    takes those that they have.
    """

    def run(self, root):
        for parent in list(root.iter()):
            for index, child in enumerate(parent):
                if child.tag == "table":
                    name_cells(child)
                    box = ElementTree.Element("div", {"class": "table", "tabindex": "0"})
                    box.tail, child.tail = child.tail, None
                    box.append(child)
                    parent[index] = box


def name_cells(table):
    for part in table.iter():
        if part.tag in ROLES:
            part.set("role", ROLES[part.tag])
    names = ["".join(cell.itertext()) for cell in table.iter("th")]
    for row in table.find("tbody") if len(names) > 2 else []:
        for name, cell in list(zip(names, row, strict=True))[1:]:
            if name not in TEXTS:
                cell.set("data-column", name)
    # Markdown escapes a bar in a cell.
    for piece in table.iter("code"):
        piece.text = AtomicString(piece.text.replace("\\|", "|"))


def article(text: str) -> Article:
    """Returns the HTML of a Markdown text, and its sections."""
    converter = markdown.Markdown(extensions=EXTENSIONS, extension_configs=OPTIONS)
    # Inline code in a cell is an element once the processor of inline text, with priority 20, has run.
    converter.treeprocessors.register(Tables(converter), "tables", 15)
    body = converter.convert(text)
    body = re.sub(r'href="(?:(?:Web/)?guides/)?([\w-]+)\.md', r'href="\1.html', body)
    tokens = converter.toc_tokens
    # A page with one section has the parts of that section.
    while len(tokens) == 1:
        tokens = tokens[0]["children"]
    headings = [(token["id"], token["html"]) for token in tokens]
    return Article(body.replace("<pre>", '<pre tabindex="0">'), headings)


def code(text: str, language: str) -> str:
    """Returns the HTML of a piece of code."""
    return article(f"```{language}\n{text}```").body


def from_catalog(text: str, titles: dict[str, str], address) -> str:
    """Returns a page of a DocC catalog as Markdown. Symbols become code, and of its topics the pages stay.

    `titles` has the titles of the catalog's pages, and `address` returns the address of such a page.
    """
    text, _, topics = text.partition("\n## Topics\n")
    if guides := re.findall(r"^- <doc:\w+>$", topics, re.M):
        text = "\n".join([text, "## Guides\n", *guides, ""])
    text = DOC_LINK.sub(lambda match: f"[{titles[match[1]]}]({address(match[1])})", text)
    return SYMBOL.sub(lambda match: f"`{symbol(match[1])}`", text)


def symbol(path: str) -> str:
    """Returns the name of a symbol: `carouselLoops(_:)` of `SwiftUI/View/carouselLoops(_:)`."""
    return re.sub(r"-\w+$|-\(.*\)$", "", path.split("/")[-1])


def title_of(text: str) -> str:
    return re.search(r"^# (.+)$", text, re.M)[1].replace("`", "")


def summary_of(text: str) -> str:
    """Returns the first sentences of a page as plain text, of up to about 160 characters."""
    paragraph = re.search(r"^# .+\n+((?:.+\n)+)", text + "\n", re.M)[1]
    plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", paragraph.replace("\n", " ")).strip()
    found = ""
    for sentence in re.split(r"(?<=[.!?]) ", plain):
        if found and len(found) + len(sentence) > 160:
            break
        found = f"{found} {sentence}".strip()
    return html.escape(found)
