"""Captions of the served gallery have one style in all exhibits, and name the position of the photograph."""

import json

import pictures
import pytest
from gallery_row import ROW, GalleryRow
from gallery_row import VIEWER as ROW_VIEWER
from grid import GRID, VIEWER, Grid
from test_search import photograph

STYLE = "(({fontFamily, fontSize, fontWeight}) => [fontFamily, fontSize, fontWeight])"


def caption(screen, title: str, detail: str) -> tuple:
    """Returns the text and the style of the two lines of a caption."""
    lines = [screen.js(f"[{line}.textContent, ...{STYLE}(getComputedStyle({line}))]") for line in (title, detail)]
    return tuple(line[0] for line in lines), tuple(tuple(line[1:]) for line in lines)


def test_captions_have_one_style_and_say_which_photograph_it_is(desktop, gallery):
    styles = set()
    for exhibit, (title, detail) in {
        "carousel": ("document.querySelector('#label bdi')", "document.querySelector('#label span')"),
        "deck": ("document.querySelector('#label bdi')", "document.querySelector('#label span')"),
        "stitched": ("document.querySelector('#label bdi')", "document.querySelector('#label span')"),
        "expanding": (f"{ROW}.querySelector('h2')", f"{ROW}.querySelector('.card-detail')"),
    }.items():
        desktop.open(f"{gallery.address}#/{exhibit}")
        desktop.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {title}?.textContent && {detail}?.textContent")
        (name, words), style = caption(desktop, title, detail)
        assert "." not in name and words.endswith("1 of 26")
        styles.add(style)
    grid = Grid(desktop).at(gallery.address).filled()
    desktop.page.mouse.click(*grid.cell(0).center)
    grid.until_landed(is_open=True)
    title, detail = (f"{VIEWER}.querySelector('[part=caption-{line}]')" for line in ("title", "detail"))
    (opened, words), style = caption(desktop, title, detail)
    assert opened == name and words.endswith("1 of 26")
    desktop.press("ArrowRight")
    desktop.until(f"{detail}.textContent.endsWith('2 of 26')")
    assert styles == {style}


@pytest.mark.parametrize("exhibit", ["carousel", "stitched"])
def test_the_caption_follows_the_row_and_its_viewer(exhibit, desktop, gallery):
    row = GalleryRow(desktop).at(gallery.address, exhibit)
    desktop.page.get_by_role("button", name="Next").click()
    row.until_settled(1)
    label = desktop.js("document.querySelector('#label span').textContent")
    assert label.endswith("2 of 26")
    desktop.js(f"{ROW}.open(1)")
    row.until_landed(is_open=True)
    assert desktop.js(f"{ROW_VIEWER}.querySelector('[part=caption-detail]').textContent") == label


@pytest.mark.parametrize("exhibit", ["deck", "stitched"])
def test_of_the_captions_of_a_row_and_of_its_viewer_one_is_visible(exhibit, phone, gallery):
    phone.own_time()
    row = GalleryRow(phone).at(gallery.address, exhibit)
    # Transitions take real time.
    phone.js("document.querySelector('#label').style.transition = 'none'; 0")
    label = "+getComputedStyle(document.querySelector('#label')).opacity"
    phone.until(f"{label} === 1")
    row.tap()
    phone.until(f"{ROW}.openIndex !== null")
    phone.run(48)
    controls = f"+getComputedStyle({ROW_VIEWER}.querySelector('.controls')).opacity"
    assert phone.js(controls) > 0
    assert phone.js(label) == 0
    phone.shot(f"gallery-{exhibit}-one-caption")
    phone.js(f"{ROW}.close(); 0")
    phone.still()
    phone.until(f"{label} === 1")


def test_the_title_of_a_sidecar_is_the_caption_of_its_photograph(desktop, serve, tmp_path):
    for name in "ab":
        pictures.upright(600, 400).save(tmp_path / f"{name}.jpg")
    (tmp_path / "b.json").write_text(json.dumps({"title": "<b>Second</b>"}))
    address = serve(tmp_path, "--sort", "name").address
    row = GalleryRow(desktop).at(address, "carousel")
    assert desktop.js("document.querySelector('#label bdi').textContent") == "a"
    desktop.page.get_by_role("button", name="Next").click()
    desktop.until("document.querySelector('#label bdi').textContent === '<b>Second</b>'")
    row.until_settled(1)
    desktop.js(f"{ROW}.open(1)")
    row.until_landed(is_open=True)
    assert desktop.js(f"{ROW_VIEWER}.querySelector('[part=caption-title]').textContent") == "<b>Second</b>"
    grid = Grid(desktop).at(address).filled()
    grid.tap(0)
    grid.until_landed(is_open=True)
    desktop.press("ArrowRight")
    desktop.until(f"{VIEWER}.querySelector('[part=caption-title]').textContent === '<b>Second</b>'")
    desktop.until("document.title.startsWith('<b>Second</b> · ')")
    (tmp_path / "b.json").write_text(json.dumps({"title": "Third"}))
    desktop.until(f"{VIEWER}.querySelector('[part=caption-title]').textContent === 'Third'")


def test_a_change_of_the_folder_keeps_the_title(desktop, serve, tmp_path):
    for name in "ab":
        pictures.upright(600, 400).save(tmp_path / f"{name}.jpg")
    (tmp_path / "b.json").write_text(json.dumps({"title": "Second"}))
    grid = Grid(desktop).at(serve(tmp_path, "--sort", "name").address).filled()
    grid.tap(1)
    grid.until_landed(is_open=True)
    desktop.until("document.title.startsWith('Second · ')")
    desktop.js(f"""
      globalThis.titles = new Set()
      const note = () => {{
        titles.add(document.title.split(' · ')[0])
        titles.add({VIEWER}.querySelector('[part=caption-title]').textContent)
      }}
      for (const place of [document.head, {VIEWER}])
        new MutationObserver(note).observe(place, {{childList: true, characterData: true, subtree: true}})
    """)
    pictures.upright(600, 400).save(tmp_path / "c.jpg")
    desktop.until(f"{VIEWER}.querySelector('[part=caption-detail]').textContent.endsWith('2 of 3')")
    # The file is replaced in one step: the command may read a file that is being written, and finds no title in it.
    (tmp_path / "new").write_text(json.dumps({"title": "Third"}))
    (tmp_path / "new").replace(tmp_path / "b.json")
    desktop.until("document.title.startsWith('Third · ')")
    assert desktop.js("[...titles].sort()") == ["Second", "Third"]


def test_no_file_name_is_a_headline_but_one_that_says_something(desktop, serve, tmp_path):
    photograph(tmp_path / "Wedding/IMG_0001.jpg", "2019:08:14 10:00:00")
    photograph(tmp_path / "Ridge.jpg", "2018:01:02 10:00:00")
    numbers = ["DSC_0042", "P1010042", "0400", "image 7", "550e8400-e29b-41d4-a716-446655440000"]
    for name in ["Heron", "Day 9", *numbers, "Wedding/IMG_0002"]:
        photograph(tmp_path / f"{name}.jpg")
    address = serve(tmp_path).address
    Grid(desktop).at(address).filled()
    cells = f"[...{GRID}.querySelectorAll('a')].map(({{dataset}}) => [dataset.title, dataset.detail])"
    named = [["Photograph", f"{name}.jpg"] for name in numbers] + [["Heron", ""], ["Day 9", ""]]
    dated = [["14 August 2019 · Wedding", "IMG_0001.jpg"], ["2 January 2018", "Ridge.jpg"]]
    assert sorted(desktop.js(cells)) == sorted([*named, *dated, ["Wedding", "IMG_0002.jpg"]])
    # The folder that is shown is in the heading already.
    desktop.page.locator("#albums").get_by_text("Wedding").click()
    desktop.until(f"{GRID}.items.count === 2 && {GRID}.children.length === 2")
    assert sorted(desktop.js(cells)) == [["14 August 2019", "IMG_0001.jpg"], ["Wedding", "IMG_0002.jpg"]]
    desktop.open(f"{address}#/expanding")
    # Photographs without a date come last, the newest file first.
    desktop.until(f"{ROW}?.querySelectorAll('h2').length > 2")
    titles = desktop.js(f"[...{ROW}.querySelectorAll('h2')].map(({{textContent}}) => textContent)")
    assert titles[:3] == ["14 August 2019 · Wedding", "2 January 2018", "Wedding"]
    desktop.shot("captions-expanding")


def test_one_photograph_is_not_counted(desktop, serve, tmp_path):
    pictures.upright(600, 400).save(tmp_path / "Alone.jpg")
    row = GalleryRow(desktop).at(serve(tmp_path).address, "carousel")
    assert desktop.js("document.querySelector('#label bdi').textContent") == "Alone"
    assert " of " not in desktop.js("document.querySelector('#label span').textContent")
    desktop.js(f"{ROW}.open(0)")
    row.until_landed(is_open=True)
    assert " of " not in desktop.js(f"{ROW_VIEWER}.querySelector('[part=caption-detail]').textContent")


@pytest.mark.parametrize("name", ["Heron.3FR", "Heron at 5.30.hif", "Heron.jpg "])
def test_the_title_is_the_name_without_its_ending(name, desktop, serve, tmp_path):
    pictures.upright(600, 400).save(tmp_path / name, "JPEG")
    GalleryRow(desktop).at(serve(tmp_path).address, "carousel")
    assert desktop.js("document.querySelector('#label bdi').textContent") == name.rpartition(".")[0]
