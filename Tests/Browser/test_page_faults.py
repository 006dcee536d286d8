"""Elements stay usable when the page's own code fails, or calls them at an unusual time."""

import pytest
from album import PACKAGE
from browsers import everywhere
from grid import COVERS
from test_contract import ELEMENT, MODULE, PICTURE, STRIP, drawn, early, page, strip

LINKS = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 6
VIEWER = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
DIALOG = f"{VIEWER}.querySelector('dialog')"
FAILING = """{count: 30, key: index => index, extent: () => 200,
    render(index, element) { if (index === 7) throw new Error('item 7'); element.textContent = `n${index}`; }}"""


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_a_photograph_that_goes_while_its_element_is_not_in_the_page_leaves_no_viewer(name, desktop):
    desktop.show(page(strip(name=name, items=LINKS), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 1 && {DIALOG}.{COVERS}")
    desktop.painted()
    desktop.js(f"void (globalThis.gallery = {ELEMENT}, gallery.remove(), gallery.children[1].remove())")
    desktop.painted()
    desktop.js("void document.querySelector('main').append(gallery)")
    desktop.until(f"{ELEMENT}.openIndex === null && !{DIALOG}.{COVERS}")
    desktop.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 0 && {DIALOG}.{COVERS}")


@everywhere
@pytest.mark.parametrize("when", ["early", "late"])
def test_an_item_that_the_page_cannot_render_stays_empty(when, desktop):
    items = f"element.items = {FAILING}"
    desktop.show(page(strip(items=""), early(items) if when == "early" else MODULE), PACKAGE)
    if when == "late":
        drawn(desktop)
        desktop.js(f"void ({STRIP}.items = {FAILING})")
    desktop.until("heard.some(([type]) => type === 'ready')")
    desktop.js(f"void {STRIP}.select(9, {{animated: true}})")
    desktop.until("heard.some(([type, index]) => type === 'settle' && index === 9)")
    assert [child for child in desktop.js(f"[...{STRIP}.children].map(child => child.textContent)") if child == "n9"]
    assert desktop.complaints and all("item 7" in complaint for complaint in desktop.complaints)
    desktop.complaints.clear()


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_an_item_that_cannot_be_rendered_shows_no_other_one(name, desktop):
    data = """element.items = {count: 8, render(index, item) {
        if (globalThis.fails && index === 1) throw new Error("item 1");
        item.setAttribute("href", `#n${index}`);
        item.textContent = `n${index}`;
    }}"""
    desktop.expected.append("item 1")
    desktop.show(page(strip(name=name, items=""), early(data)), PACKAGE)
    drawn(desktop)
    seen = f"{ELEMENT}.children[1]"
    desktop.until(f"{seen}?.textContent === 'n1'")
    desktop.js(f"void (globalThis.fails = true, {ELEMENT}.reload())")
    assert desktop.js(f"[{seen}.textContent, {seen}.hasAttribute('href')]") == ["", False]
    desktop.js(f"void (globalThis.fails = false, {ELEMENT}.reload())")
    assert desktop.js(f"[{seen}.textContent, {seen}.hasAttribute('href')]") == ["n1", True]


@everywhere
@pytest.mark.parametrize(
    ("name", "function", "length"),
    # A square of a row of 300 pixels is longer by its overlap, in whole pixels.
    [("vitrine-carousel", "extent", 1280), ("vitrine-stitched-carousel", "ratio", 301)],
    ids=["extent", "ratio"],
)
def test_a_length_that_the_page_cannot_say_has_a_default(name, function, length, desktop):
    method = f"{function}(index) {{ if (index > 0) throw new Error(`item ${{index}} has no length`); return 1; }}"
    data = f"element.items = {{count: 3, {method}, render(index, item) {{ item.textContent = index; }}}}"
    desktop.expected.append("has no length")
    messages = []
    desktop.page.on("console", lambda message: messages.append(message.text))
    desktop.show(page(strip(name=name, items=""), early(data)), PACKAGE)
    desktop.until("heard.some(([type]) => type === 'ready')")
    assert desktop.js(f"{ELEMENT}.ready.then(it => it.children[1].offsetWidth)") == length
    warnings = [text for text in messages if "items." in text]
    assert warnings == [f"<{name} items.{function}>: Error: item 1 has no length (item 1); a default is used"]


@everywhere
def test_data_that_the_page_cannot_count_yet_are_shown_later(desktop):
    desktop.expected.append("null")
    data = """addEventListener("error", () => (globalThis.failed = true)); globalThis.list = null;
        element.items = {get count() { return list.length; }, extent: () => 200,
        render: (index, element) => (element.textContent = list[index])}"""
    desktop.show(page(strip(items=""), early(data)), PACKAGE)
    desktop.until("heard.some(([type]) => type === 'ready')")
    desktop.until("globalThis.failed")
    desktop.js(f"void (list = ['a', 'b'], {STRIP}.reload(), {STRIP}.select(1))")
    desktop.until("heard.some(([type, index]) => type === 'settle' && index === 1)")
    assert desktop.js(f"[...{STRIP}.children].map(child => child.textContent)") == ["a", "b"]


def test_data_without_keys_stay_at_their_indices(desktop):
    items = "element.items = {count: 3, render: (index, element) => (element.textContent = `n${index}`)}"
    desktop.show(page(strip(items=""), early(items)), PACKAGE)
    drawn(desktop)
    desktop.until(f"[...{STRIP}.children].map(child => child.textContent).join() === 'n0,n1,n2'")
    desktop.js(f"void {STRIP}.reload()")
    desktop.painted()
    assert desktop.complaints == []


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_an_item_of_an_element_that_is_not_rendered_opens(name, desktop):
    data = f"""element.items = {{count: 9, key: index => index, render: (index, element) => (element.innerHTML =
        `<a href="{PICTURE}"><img src="{PICTURE}" width="60" height="40" alt="n${{index}}"></a>`)}}"""
    hidden = strip("style='display: none'", name=name, items="")
    desktop.show(page(hidden, early(data)), PACKAGE)
    desktop.until("heard.some(([type]) => type === 'ready')")
    desktop.js(f"void {ELEMENT}.open(3, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 3")
    # The viewer is in the element, so it is not rendered either until the page shows the element.
    desktop.js(f"void ({ELEMENT}.style.display = '')")
    desktop.until(f"{DIALOG}.{COVERS} && {VIEWER}.querySelector('[part=\"caption-title\"]').textContent === 'n3'")
    desktop.js(f"void {ELEMENT}.close({{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === null && !{DIALOG}.{COVERS}")


def test_edits_that_follow_several_changes_of_the_data_add_up(desktop):
    data = """globalThis.list = ['a', 'b', 'c']; element.items = {
        get count() { return list.length; }, key: index => list[index], extent: () => 200,
        render: (index, element) => (element.textContent = list[index])}"""
    desktop.show(page(strip(items=""), early(data)), PACKAGE)
    drawn(desktop)
    desktop.until(f"{STRIP}.children.length === 3")
    desktop.js(f"void (list = ['x', 'a', 'b'], {STRIP}.insertItems(0), {STRIP}.removeItems(3))")
    desktop.painted()
    assert desktop.js(f"[...{STRIP}.children].map(child => child.textContent)") == ["x", "a", "b"]
    assert desktop.js(f"{STRIP}.selectedIndex") == 1
    assert desktop.complaints == []


@everywhere
def test_a_grid_on_a_page_that_cannot_scroll_knows_where_it_is(desktop):
    style = "<style>html { scroll-padding-bottom: 100px } main { width: 300px } a { background: silver }</style>"
    desktop.show(page(strip(name="vitrine-photo-grid", items=LINKS * 10), style, MODULE), PACKAGE)
    drawn(desktop)
    desktop.js("void scrollTo(0, document.documentElement.scrollHeight)")
    desktop.painted()
    desktop.js(f"void {ELEMENT}.select(59)")
    desktop.painted()
    desktop.js(f"void ({ELEMENT}.speed = 0.01, {ELEMENT}.open(59))")
    desktop.until(f"{DIALOG}.{COVERS}")
    desktop.painted()
    boxes = f"""(() => {{
        const [cell, photo] = [{ELEMENT}.children[59], {VIEWER}.querySelector('[part~="photo"]')]
            .map(it => it.getBoundingClientRect());
        return [photo.x - cell.x, photo.y - cell.y].map(Math.abs);
    }})()"""
    assert max(desktop.js(boxes)) < 20


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_a_viewer_whose_element_is_hidden_closes(name, desktop):
    desktop.show(page(strip(name=name, items=LINKS), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(2, {{animated: false}})")
    desktop.until(f"{DIALOG}.matches(':modal')")
    desktop.js("void (document.querySelector('main').style.display = 'none')")
    desktop.until(f"{ELEMENT}.openIndex === null && !{DIALOG}.{COVERS}")
    desktop.js("void (document.querySelector('main').style.display = '')")
    desktop.painted()
    desktop.js(f"void {ELEMENT}.open(3, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 3 && {DIALOG}.matches(':modal')")


def test_a_change_is_reported_again_after_another_photograph_was_opened(desktop):
    desktop.show(page(strip(name="vitrine-photo-grid", items=LINKS), MODULE), PACKAGE)
    drawn(desktop)
    right, left = (
        f"{DIALOG}.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', bubbles: true}}))"
        for key in ("ArrowRight", "ArrowLeft")
    )
    for call, index in [
        (f"{ELEMENT}.open(2, {{animated: false}})", 2),
        (right, 3),
        (f"{ELEMENT}.open(4, {{animated: false}})", 4),
        (left, 3),
    ]:
        desktop.js(f"void {call}")
        desktop.until(f"{ELEMENT}.openIndex === {index}")
        desktop.painted()
    assert desktop.js("heard.filter(([type]) => type === 'change').map(([, index]) => index)") == [3, 3]


@everywhere
def test_a_wheel_that_cannot_be_cancelled_turns_the_page_of_the_viewer(desktop):
    desktop.show(page(strip(name="vitrine-photo-grid", items=LINKS), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(2, {{animated: false}})")
    desktop.until(f"{DIALOG}.matches(':modal')")
    for _ in range(4):
        desktop.js(f"void {DIALOG}.dispatchEvent(new WheelEvent('wheel', {{deltaX: 200, bubbles: true}}))")
    desktop.until(f"{ELEMENT}.openIndex === 3")


@pytest.mark.parametrize(
    ("name", "child", "tag"),
    [
        ("vitrine-carousel", "<slot></slot>", "slot"),
        ("vitrine-stitched-carousel", "<slot></slot>", "slot"),
        ("vitrine-photo-grid", "<slot></slot>", "slot"),
        ("vitrine-carousel", '<p style="display: contents">A</p>', "p"),
        ("vitrine-photo-grid", '<p style="display: contents">A</p>', "p"),
    ],
)
def test_a_child_without_a_box_warns(name, child, tag, desktop):
    desktop.expected.append("display: contents")
    messages = []
    desktop.page.on("console", lambda message: messages.append(message.text))
    desktop.show(page(strip(name=name, items=child + "<p>B</p>"), MODULE), PACKAGE)
    drawn(desktop)
    warnings = [text for text in messages if "display: contents" in text]
    assert len(warnings) == 1 and f"<{name} > {tag}>: " in warnings[0] and "needs an element around it" in warnings[0]
