"""`--vitrine-items-per-view` sets the number of visible items of a carousel, with and without the script."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

ITEMS = '<div style="height: 100px">A</div>' * 9


def show(screen, style: str, attributes="align=start spacing=20", items=ITEMS, script=MODULE):
    screen.own_time()
    html = page(strip(attributes, items=items), script)
    screen.show(html + f"<style>main {{ width: 1000px }} {style}</style>", PACKAGE)
    if script:
        drawn(screen)
        screen.still()


def widths(screen) -> list[float]:
    return screen.js(
        f"[...{ELEMENT}.querySelectorAll('div, img')].slice(0, 3).map(it => it.getBoundingClientRect().width)"
    )


def lefts(screen) -> list[float]:
    return screen.js(f"[...{ELEMENT}.querySelectorAll('div')].slice(0, 2).map(it => it.getBoundingClientRect().x)")


@everywhere
@pytest.mark.parametrize(("number", "width"), [(4, 235), (2.5, 388), (1, 1000)])
def test_so_many_items_are_in_view(number, width, desktop):
    show(desktop, f"vitrine-carousel {{ --vitrine-items-per-view: {number} }}")
    assert widths(desktop) == [width] * 3
    assert lefts(desktop) == pytest.approx([0, width + 20])


@everywhere
@pytest.mark.parametrize("number", [0, -2, 0.5])
def test_less_than_one_item_counts_as_one(number, desktop):
    show(desktop, f"vitrine-carousel {{ --vitrine-items-per-view: {number} }}")
    assert widths(desktop) == [1000] * 3


@always_everywhere("container units: the sizes of items before the script")
def test_without_the_script_they_are_as_wide(desktop):
    style = "vitrine-carousel { --vitrine-items-per-view: 4; --vitrine-spacing: 20px }"
    show(desktop, style, attributes="align=start", script="")
    assert widths(desktop) == [235] * 3
    assert lefts(desktop) == pytest.approx([0, 255])


@everywhere
def test_a_media_query_changes_the_number_and_the_item_stays(desktop):
    style = """main { width: 100% } vitrine-carousel { --vitrine-items-per-view: 1 }
        @media (min-width: 1000px) { vitrine-carousel { --vitrine-items-per-view: 4 } }"""
    show(desktop, style, attributes="align=start spacing=0 loop selected=3")
    assert widths(desktop) == [320] * 3
    desktop.resize(600, 800)
    desktop.still()
    assert widths(desktop) == [600] * 3
    assert desktop.js(f"[{ELEMENT}.selectedIndex, {ELEMENT}.children[3].getBoundingClientRect().x]") == [3, 0]


@always_everywhere("container units: a query changes the number of items")
def test_a_container_query_changes_the_number(desktop):
    style = """main { container-type: inline-size; width: 900px } vitrine-carousel { --vitrine-items-per-view: 1 }
        @container (min-width: 800px) { vitrine-carousel { --vitrine-items-per-view: 3 } }"""
    show(desktop, style, attributes="align=start spacing=0")
    child = "document.querySelector('vitrine-carousel').children[0].getBoundingClientRect().width"
    assert desktop.js(child) == pytest.approx(300, abs=0.05)
    desktop.js("void (document.querySelector('main').style.width = '600px')")
    desktop.still()
    assert desktop.js(child) == pytest.approx(600, abs=0.05)


@everywhere
def test_a_column_has_so_many_below_each_other(desktop):
    style = "vitrine-carousel { height: 620px; --vitrine-items-per-view: 3 }"
    show(desktop, style, attributes="align=start spacing=10 axis=vertical", items="<div>A</div>" * 9)
    heights = f"[...{ELEMENT}.children].slice(0, 3).map(it => it.getBoundingClientRect().height)"
    assert desktop.js(heights) == pytest.approx([200] * 3, abs=0.05)
    assert desktop.js(
        f"{ELEMENT}.children[1].getBoundingClientRect().y - {ELEMENT}.getBoundingClientRect().y"
    ) == pytest.approx(210, abs=0.05)


@everywhere
def test_items_with_a_size_of_their_own_keep_it_without_the_property(desktop):
    image = f'<img src="{PICTURE}" width="120" height="80" alt="A">'
    show(desktop, "", items=image * 4)
    assert widths(desktop) == [120] * 3
    desktop.js(f"void {ELEMENT}.style.setProperty('--vitrine-items-per-view', '5')")
    desktop.still()
    assert widths(desktop) == [184] * 3


@everywhere
def test_the_gap_follows_the_attribute_when_the_page_rewrites_the_style(desktop):
    show(desktop, "vitrine-carousel { --vitrine-items-per-view: 4 }")
    desktop.js(f"void {ELEMENT}.setAttribute('style', 'color: #123')")
    desktop.still()
    assert widths(desktop) == [235] * 3
    desktop.js(f"void ({ELEMENT}.spacing = 40)")
    desktop.still()
    assert widths(desktop) == [220] * 3


@everywhere
def test_a_strip_in_an_item_has_its_own_gap(desktop):
    inner = '<vitrine-carousel label="Inner" align="start"><div>A</div><div>B</div></vitrine-carousel>'
    show(desktop, "", items=f"<section>{inner}</section>" * 2, attributes="align=start spacing=40")
    desktop.until("[...document.querySelectorAll('vitrine-carousel')].every(it => it.matches(':state(drawn)'))")
    assert desktop.js("document.querySelector('vitrine-carousel vitrine-carousel').spacing") == 3
