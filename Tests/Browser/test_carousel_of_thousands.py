"""A carousel of a thousand children, of which few are visible."""

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL, Carousel, page

COUNT = 1000
# The engine has loaded by then, so this carousel starts before the next frame.
BEGIN = f"""(async () => {{
  const carousel = document.createElement('vitrine-carousel')
  carousel.loop = true
  carousel.innerHTML = '<div class="card">Card</div>'.repeat({COUNT})
  document.querySelector('vitrine-carousel').replaceWith(carousel)
  await carousel.ready
  globalThis.items = [...carousel.children]
  return [3, 900].map(index => [items[index].getAttribute('aria-label'), items[index].hasAttribute('style')])
}})()"""


def name(index: int) -> str:
    return f"items[{index}].getAttribute('aria-label')"


@always_everywhere("content-visibility: only Chromium skips the layout of the same elements")
def test_items_far_away_cost_nothing_until_they_are_near(desktop):
    carousel = Carousel(desktop).show(page())
    assert desktop.js(BEGIN) == [["4 of 1,000", True], [None, False]]
    desktop.painted()
    desktop.js("new Promise(done => (globalThis.requestIdleCallback ?? setTimeout)(done))")
    assert 0 in carousel.visible_items
    assert desktop.js("items.filter(item => item.getAttributeNames().length > 1).length") < 20
    # An item that is not clipped away costs time in each frame.
    assert desktop.js("items.filter(item => getComputedStyle(item).clipPath !== 'none').length") > COUNT - 20
    desktop.js(f"{CAROUSEL}.select(900, {{animated: false}})")
    desktop.until(f"{name(900)} === '901 of 1,000'")
    assert 900 in carousel.visible_items


def test_a_frame_that_only_scrolls_looks_at_no_item(desktop):
    desktop.own_time()
    carousel = Carousel(desktop).show(page(count=0))
    desktop.js(
        f"""void ({CAROUSEL}.items = {{count: 1000, key: index => index, extent: () => 240,
            render(index, element) {{ element.textContent = index; element.style.height = '200px' }}}})"""
    )
    carousel.still()
    desktop.js(
        """void (globalThis.looks = 0,
          [[MutationObserver, 'takeRecords'], [Element, 'matches']].forEach(([type, name]) => {
            const own = type.prototype[name]
            type.prototype[name] = function (...all) { looks++; return own.apply(this, all) }
        }))"""
    )
    desktop.drag((600, 100), (560, 100), lift=False)
    before, position = desktop.js(f"[looks, {CAROUSEL}.position]")
    desktop.drag_on((558, 100), (556, 100), (554, 100))
    assert desktop.js(f"{CAROUSEL}.position") != position
    assert desktop.js("looks") == before
    desktop.release(554, 100)


@everywhere
def test_items_have_names_by_their_present_places(desktop):
    Carousel(desktop).show(page())
    desktop.js(f"{BEGIN}.then(() => (items[990].remove(), {CAROUSEL}.reload()))")
    desktop.until(f"{name(999)} === '999 of 999'")
    assert desktop.js(name(990)) is None


@everywhere
def test_a_strip_that_moves_in_the_page_at_its_beginning_shows_its_items(desktop):
    carousel = Carousel(desktop).show(page())
    # The items are prepared twice, because they join the strip again. An evaluation may end amid notifications of
    # sizes, and a change at that time would be an error of the page.
    move = f"document.querySelector('main').append({CAROUSEL}), {CAROUSEL}.select(500, {{animated: false}})"
    desktop.js(f"{BEGIN}.then(() => {{ requestAnimationFrame(() => {{ {move} }}) }})")
    desktop.until(f"{CAROUSEL}.selectedIndex === 500")
    desktop.until(f"{name(999)} && items[999].style.clipPath")
    desktop.painted()
    assert carousel.visible_items == [498, 499, 500, 501, 502]


@everywhere
def test_a_strip_that_moves_in_the_page_later_shows_any_item(desktop):
    carousel = Carousel(desktop).show(page())
    desktop.js(f"{BEGIN}.then(() => {CAROUSEL}.select(900, {{animated: false}}))")
    desktop.until(name(900))
    desktop.js(f"{CAROUSEL}.select(0, {{animated: false}})")
    desktop.until(f"{name(999)} && items[900].style.clipPath")
    # Its elements still have the styles that they had before.
    select = f"{CAROUSEL}.select(900, {{animated: false}})"
    desktop.js(f"document.querySelector('main').append({CAROUSEL}), {CAROUSEL}.ready.then(() => {select})")
    desktop.until(f"{CAROUSEL}.selectedIndex === 900")
    desktop.painted()
    assert 900 in carousel.visible_items


@everywhere
def test_a_press_visits_no_item_that_was_never_shown(desktop):
    Carousel(desktop).show(page())
    desktop.js(BEGIN)
    pointer = "getComputedStyle(items[500]).pointerEvents"
    assert desktop.js(pointer) == "none"
    desktop.js(f"{CAROUSEL}.select(500, {{animated: false}})")
    desktop.until(f"{pointer} === 'auto'")


@everywhere
def test_an_item_that_is_shown_at_once_has_its_name_at_once(desktop):
    Carousel(desktop).show(page())
    shown = f"{CAROUSEL}.select(900, {{animated: false}}), {CAROUSEL}.reload(), {name(900)}"
    assert desktop.js(f"{BEGIN}.then(() => ({shown}))") == "901 of 1,000"


@everywhere
def test_an_item_far_away_that_changes_its_size_is_shown_with_it(desktop):
    carousel = Carousel(desktop).show(page())
    desktop.js(BEGIN)
    desktop.until(name(999))
    desktop.js("items[950].style.width = '500px'")
    desktop.painted()
    desktop.js(f"{CAROUSEL}.select(950, {{animated: false}})")
    desktop.painted()
    x, width = desktop.js("(box => [box.x, box.width])(items[950].getBoundingClientRect())")
    assert [x + width / 2, width] == pytest.approx([640, 500], abs=0.5)
    assert carousel.selected == 950


@everywhere
def test_items_never_shown_are_out_of_view_however_far_it_goes(desktop):
    carousel = Carousel(desktop).show(page())
    desktop.js(BEGIN)
    for index in (*range(984, 1000), 600, 0, 501, 2):
        desktop.js(f"{CAROUSEL}.select({index}, {{animated: false}})")
        desktop.painted()
        assert index in carousel.visible_items
        assert len(carousel.visible_items) <= 6
        assert desktop.js(name(index))


@always_everywhere("overflow: each browser scrolls its own way from right to left")
@pytest.mark.parametrize("attributes", ["loop", "loop axis='vertical' effect='scale'"])
def test_items_never_shown_make_a_page_from_right_to_left_no_wider(attributes, desktop):
    # Such a page scrolls to what lies beyond its left edge.
    Carousel(desktop).show(page(attributes, count=200, style="html { direction: rtl }"))
    desktop.painted()
    assert desktop.js("document.documentElement.scrollWidth <= innerWidth")
