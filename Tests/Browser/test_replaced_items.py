"""A page gives an element other items, or another axis, while a photograph is open."""

import pytest
from album import PACKAGE
from browsers import everywhere
from grid import COVERS
from test_contract import ELEMENT, MODULE, PICTURE, STRIP, drawn, early, page, strip

DATA = f"""count => ({{count, key: index => `${{count}}/${{index}}`, extent: () => 200, render: (index, element) =>
    (element.innerHTML = `<a href="{PICTURE}"><img src="{PICTURE}" width="60" height="40" alt="n${{index}}"></a>`)}})"""
LINKS = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 6
DIALOG = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('dialog')"
CLOSED = "document.addEventListener('vitrine-close', ({detail}) => (globalThis.closings ??= []).push(detail.index))"


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_an_open_photograph_of_a_collection_that_is_replaced_closes(name, desktop):
    desktop.show(page(strip(name=name, items=""), f"<script>{CLOSED}</script>", MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void ({ELEMENT}.items = ({DATA})(60), {ELEMENT}.open(40, {{animated: false}}))")
    desktop.until(f"{ELEMENT}.openIndex === 40 && {DIALOG}.{COVERS}")
    desktop.painted()
    desktop.js(f"void ({ELEMENT}.items = ({DATA})(3))")
    assert desktop.js(f"{ELEMENT}.openIndex") is None
    desktop.until(f"{ELEMENT}.selectedIndex === 0")
    desktop.until(f"!{DIALOG}.{COVERS}")
    assert desktop.js("closings.length") == 1
    desktop.js(f"void {ELEMENT}.open(2, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 2 && {DIALOG}.{COVERS}")


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_an_open_photograph_stays_open_in_other_items_that_contain_it(name, desktop):
    keyed = "".join(f'<a data-key="9/{index}" href="{PICTURE}"><img src="{PICTURE}" alt="A"></a>' for index in range(6))
    desktop.show(page(strip(name=name, items=keyed), f"<script>{CLOSED}</script>", MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(2, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 2 && {DIALOG}.{COVERS}")
    # The children of the page become data with the same keys, which another item begins.
    shifted = f"{{...({DATA})(9), key: index => `9/${{index - 1}}`}}"
    for items, index in [(f"({DATA})(9)", 2), (shifted, 3), ("null", 2)]:
        desktop.js(f"void ({ELEMENT}.items = {items})")
        desktop.painted()
        shown = f"[{ELEMENT}.openIndex, {DIALOG}.{COVERS}, globalThis.closings ?? null]"
        assert desktop.js(shown) == [index, True, None]
    desktop.js(f"void ({ELEMENT}.items = ({DATA})(3))")
    desktop.until(f"{ELEMENT}.openIndex === null && !{DIALOG}.{COVERS}")


def test_an_open_photograph_of_a_strip_that_is_turned_stays_away_from_its_place(desktop):
    desktop.show(page(strip("style='height: 300px'", items=LINKS), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {STRIP}.open(2, {{animated: false}})")
    desktop.until(f"{STRIP}.children[2].style.opacity === '0'")
    desktop.js(f"void ({STRIP}.axis = 'vertical')")
    desktop.painted()
    desktop.painted()
    assert desktop.js(f"{STRIP}.children[2].style.opacity") == "0"
    desktop.js(f"void {STRIP}.close({{animated: false}})")
    desktop.until(f"{STRIP}.children[2].style.opacity === ''")


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_the_last_word_about_the_open_item_counts_before_the_engine_is_there(name, desktop):
    calls = "element.openIndex = 2; element.openIndex = null; element.ready.then(() => (globalThis.isReady = true))"
    desktop.show(
        page(
            strip(name=name, items=LINKS),
            early(calls)
            if name.endswith("grid")
            else early(
                calls.replace("element.openIndex = 2", "element.open(2)").replace(
                    "element.openIndex = null", "element.close()"
                )
            ),
        ),
        PACKAGE,
    )
    desktop.until("globalThis.isReady")
    desktop.until(
        f"{ELEMENT}.openIndex === null && !{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer')"
        f"?.shadowRoot.querySelector('dialog').{COVERS}"
    )


@pytest.mark.parametrize("call", ["removeItems(2, -1)", "insertItems(2, -1)", "moveItems(0, -1, 2)"])
def test_edits_of_fewer_than_no_items_are_refused(call, desktop):
    desktop.show(page(strip(items=""), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void ({STRIP}.items = globalThis.data = ({DATA})(5))")
    desktop.painted()
    desktop.js(f"void {STRIP}.{call}")
    assert len(desktop.complaints) == 1 and "removeItems() and moveItems() need" in desktop.complaints[0]
    assert desktop.js(f"{STRIP}.querySelectorAll(':scope > *').length") == 5
    desktop.complaints.clear()


@everywhere
def test_an_item_with_focus_keeps_its_element_in_a_shadow_tree_too(desktop):
    desktop.show(page("<div id=outer></div>", MODULE), PACKAGE)
    desktop.until("!!customElements.get('vitrine-carousel')")
    desktop.js(
        f"""void (globalThis.inner = document.querySelector('#outer').attachShadow({{mode: 'open'}}),
            inner.innerHTML = '<link rel="stylesheet" href="vitrine.css"><vitrine-carousel></vitrine-carousel>',
            globalThis.strip = inner.querySelector('vitrine-carousel'), strip.items = ({DATA})(500))"""
    )
    desktop.until("strip.querySelector('a')")
    desktop.js("void (globalThis.link = strip.querySelector('a'), link.focus())")
    desktop.until("inner.activeElement === link")
    desktop.js("void strip.select(300, {animated: false})")
    desktop.until("strip.selectedIndex === 300 && strip.querySelector('[alt=n300]')")
    desktop.painted()
    assert desktop.js("link.isConnected && inner.activeElement === link && link.querySelector('img').alt") == "n0"


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_children_are_kept_while_items_are_data_and_come_back_with_null(name, desktop):
    own = '<a href="#a" class="own">A</a><a href="#b" class="own" style="color: #123">B</a>'
    desktop.show(page(strip(name=name, items=own), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    desktop.js(f"void (globalThis.own = [...document.querySelectorAll('.own')], {ELEMENT}.items = ({DATA})(9))")
    desktop.until(f"{ELEMENT}.querySelectorAll('img').length > 2")
    assert desktop.js(f"own.every(child => child.parentNode === {ELEMENT} && child.getClientRects().length === 0)")
    assert desktop.js("own.map(child => child.innerHTML)") == ["A", "B"]
    # A child that the page adds meanwhile is no item either.
    desktop.js(
        f"void {ELEMENT}.append(Object.assign(document.createElement('a'), {{className: 'own', textContent: 'C'}}))"
    )
    desktop.until("document.querySelector('.own:last-of-type').getClientRects().length === 0")
    desktop.js(f"void ({ELEMENT}.items = null)")
    desktop.until("[...document.querySelectorAll('.own')].every(child => child.getBoundingClientRect().width > 0)")
    assert desktop.js(f"[...{ELEMENT}.children].filter(child => !child.slot).map(child => child.textContent)") == [
        "A",
        "B",
        "C",
    ]
    assert desktop.js(f"own.every((child, index) => child === {ELEMENT}.children[index])")
    assert desktop.js("own[1].style.color") == "rgb(17, 34, 51)"


@everywhere
def test_children_of_a_page_show_until_its_data_can_be_drawn(desktop):
    data = f"<script>{STRIP}.items = ({DATA})(9)</script>"
    desktop.show(page(strip(items='<a href="#a" class="own">A</a>'), data), PACKAGE)
    assert desktop.js("document.querySelector('.own').getClientRects().length") == 1
    desktop.page.add_script_tag(url="http://page.test/vitrine.js", type="module")
    drawn(desktop)
    desktop.until("document.querySelector('.own').getClientRects().length === 0")
    desktop.until(f"{STRIP}.querySelectorAll('img').length > 2")


def test_a_strip_that_is_turned_reports_no_change_of_its_selected_item(desktop):
    desktop.show(page(strip("style='height: 300px'", items=LINKS), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {STRIP}.select(3, {{animated: false}})")
    desktop.until("heard.some(([type, index]) => type === 'settle' && index === 3)")
    desktop.js(f"void (heard.length = 0, {STRIP}.axis = 'vertical')")
    for _ in range(3):
        desktop.painted()
    assert desktop.js("heard") == []
    desktop.js(f"void {STRIP}.select(4, {{animated: false}})")
    desktop.until("heard.some(([type, index]) => type === 'settle' && index === 4)")
    assert desktop.js("heard") == [["change", 4], ["settle", 4]]


def test_data_of_a_strip_that_is_turned_have_their_lengths_along_the_other_axis(desktop):
    items = """{count: 40, key: index => index, extent: index => 100 + index, render: (index, element) => {
        element.textContent = `n${index}`; element.style.background = 'silver';}}"""
    desktop.show(page(strip("style='width: 400px; height: 300px'", items=""), MODULE), PACKAGE)
    drawn(desktop)
    item = f"[...{STRIP}.children].find(child => child.textContent === 'n7')"
    box = f"(({{offsetWidth, offsetHeight}}) => [offsetWidth, offsetHeight])({item})"
    desktop.js(f"void ({STRIP}.items = {items}, {STRIP}.select(7, {{animated: false}}))")
    desktop.until(f"{STRIP}.selectedIndex === 7")
    assert desktop.js(box) == [107, 300]
    desktop.js(f"void ({STRIP}.axis = 'vertical')")
    desktop.painted()
    assert desktop.js(box) == [400, 107]
    desktop.js(f"void ({STRIP}.axis = 'horizontal')")
    desktop.painted()
    assert desktop.js(box) == [107, 300]


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_an_open_photograph_of_data_follows_its_own_item(name, desktop):
    data = f"""globalThis.list = [...'abcdefgh']; element.items = {{
        get count() {{ return list.length; }}, key: index => list[index],
        render: (index, element) => (element.innerHTML =
            `<a href="{PICTURE}"><img src="{PICTURE}" width="60" height="40" alt="${{list[index]}}"></a>`)}}"""
    desktop.show(page(strip(name=name, items=""), f"<script>{CLOSED}</script>", early(data)), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(3, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 3 && {DIALOG}.{COVERS}")
    desktop.painted()
    # The item moves past others, and stays open.
    desktop.js(f"void (list = [...'adbcefgh'], {ELEMENT}.reload())")
    desktop.painted()
    assert desktop.js(f"[{ELEMENT}.openIndex, globalThis.closings ?? null]") == [1, None]
    # Another item is at its index now.
    desktop.js(f"void (list = [...'axbcefgh'], {ELEMENT}.reload())")
    desktop.until(f"{ELEMENT}.openIndex === null && !{DIALOG}.{COVERS}")
    assert desktop.js("closings.length") == 1


@everywhere
def test_an_item_that_is_found_counts_more_than_one_whose_key_is_not_known(desktop):
    """The first of eight items goes. The key of the item at index 3 is not known, and that of the open one is."""
    data = f"""globalThis.list = [...'abcdefgh']; element.items = {{
        get count() {{ return list.length; }}, key: index => list[index] === 'd' ? null : list[index],
        render: (index, element) => (element.innerHTML =
            `<a href="{PICTURE}"><img src="{PICTURE}" width="60" height="40" alt="${{list[index]}}"></a>`)}}"""
    desktop.show(page(strip(name="vitrine-photo-grid", items=""), f"<script>{CLOSED}</script>", early(data)), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(4, {{animated: false}})")
    desktop.until(f"{ELEMENT}.openIndex === 4 && {DIALOG}.{COVERS}")
    desktop.painted()
    desktop.js(f"void (list = [...'bcdefgh'], {ELEMENT}.reload())")
    desktop.painted()
    assert desktop.js(f"[{ELEMENT}.openIndex, globalThis.closings ?? null]") == [3, None]
