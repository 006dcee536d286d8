"""The served photographs as cards that open: what somebody wrote about them is told, and nothing else is run."""

import json
import re

import pictures
import pytest
from grid import SEEN, Rect
from row import ROW, Row

FILM = (
    """[...document.querySelectorAll('[data-exhibit=expanding] > div')].find(card => card.textContent.includes(%r))"""
)


def seen_of(screen, title: str):
    return Rect(*screen.js(f"{SEEN}({FILM % title})"))


@pytest.fixture(scope="module")
def films(serve, tmp_path_factory):
    """Two posters with what somebody wrote about them, one with a still of its own, and a photograph with neither."""
    folder = tmp_path_factory.mktemp("films")
    for number, name in enumerate(["ferry", "orbit", "plain"]):
        pictures.upright(400, 600 + number).save(folder / f"{name}.jpg")
    pictures.upright(1600, 900).save(folder / "ferry still.jpg")
    card = {
        "title": "The Last Ferry",
        "details": ["1974", "PG", "1 h 52 min", "One crossing is left."],
        "still": "ferry still.jpg",
        "links": [
            {"label": "Trailer", "url": "https://example.org/trailer"},
            {"label": "Bad", "url": "javascript:alert(1)"},
        ],
    }
    (folder / "ferry.jpg.json").write_text(json.dumps(card))
    (folder / "orbit.json").write_text('{"title": "<b>Orbit</b>", "details": 7, "still": "../../etc/passwd"}')
    return serve(folder, "--sort", "name")


@pytest.fixture
def cards(films):
    """Shows the films on a screen and waits until all is told about them."""

    def show(screen):
        screen.open(f"{films.address}#/expanding")
        screen.until(f"{ROW}?.dataset.exhibit === 'expanding' && {ROW}.dataset.drawn !== undefined")
        screen.until(f"{FILM % 'The Last Ferry'} !== undefined && {FILM % '<b>Orbit</b>'} !== undefined")
        screen.until(f"[...{ROW}.querySelectorAll('img')].every(image => image.naturalWidth > 0)")
        return screen

    return show


def opens(screen, title: str):
    screen.until(f"{FILM % title}.querySelector('[data-part=details]').inert === false")
    screen.until(f"{FILM % title}.style.getPropertyValue('--vitrine-openness') === '1'")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_card_opens_where_it_is(screen, cards, request):
    kind, screen = screen, request.getfixturevalue(screen)
    cards(screen)
    before = seen_of(screen, "The Last Ferry")
    if kind == "phone":
        screen.tap(*before.center)
    else:
        screen.page.mouse.move(before.center[0] - 9, before.center[1])
        screen.page.mouse.move(*before.center)
    opens(screen, "The Last Ferry")
    after = seen_of(screen, "The Last Ferry")
    assert after.width > 1.5 * before.width and after.height == pytest.approx(before.height, abs=0.5)
    told = screen.js(f"{FILM % 'The Last Ferry'}.querySelector('[data-part=details]').innerText")
    assert "1974 · PG · 1 h 52 min" in told and "One crossing is left." in told
    links = f"[...{FILM % 'The Last Ferry'}.querySelectorAll('a')].map(a => [a.textContent, a.href, a.rel])"
    assert screen.js(links) == [["Trailer", "https://example.org/trailer", "noreferrer"]]
    still = f"{FILM % 'The Last Ferry'}.querySelector('[data-part=still]')"
    assert screen.js(f"{still}.naturalWidth / {still}.naturalHeight") == pytest.approx(16 / 9, abs=0.01)
    assert screen.violations() == []
    screen.shot(f"gallery-expanding-{kind}")


def test_closed_cards_are_clean_and_names_are_text(desktop, cards):
    cards(desktop)
    assert desktop.violations() == []
    assert desktop.js(f"{ROW}.querySelectorAll('b').length") == 0
    assert desktop.js(f"[...{ROW}.querySelectorAll('[data-part=details]')].every(details => details.inert)")
    plain = f"{FILM % 'plain'}.querySelector('[data-part=still]')"
    assert desktop.js(f"{plain}.naturalWidth / {plain}.naturalHeight") == pytest.approx(400 / 602, abs=0.01)
    assert desktop.js("document.documentElement.scrollWidth <= innerWidth")


def test_an_open_card_goes_to_the_full_screen_and_back(desktop, cards):
    row = Row(desktop)
    cards(desktop)
    poster = f"{FILM % 'The Last Ferry'}.querySelector('[data-part=poster]')"
    desktop.js(f"{poster}.focus()")
    desktop.press("Enter")
    opens(desktop, "The Last Ferry")
    desktop.page.locator("[data-part=details]:not([inert]) [data-open]").click()
    row.rests(is_open=True)
    assert row.photo.width / row.photo.height == pytest.approx(16 / 9, abs=0.01)
    assert re.fullmatch("#/expanding/[0-9a-f]+", desktop.js("location.hash"))
    desktop.page.go_back()
    row.rests(is_open=False)
    assert desktop.js("location.hash") == "#/expanding"
    desktop.press("Escape")
    desktop.until(f"{ROW}.expandedIndex === null")


def test_a_deep_address_opens_the_photograph_of_a_card(desktop, films, cards):
    cards(desktop)
    photo = desktop.js(f"{ROW}.items.key(2)")
    row = Row(desktop)
    desktop.page.goto("about:blank")
    desktop.open(f"{films.address}#/expanding/{photo}")
    row.rests(is_open=True)
    assert desktop.js(f"{ROW}.openIndex") == 2
    desktop.press("Escape")
    row.rests(is_open=False)


def test_the_sample_collection_has_a_row_of_films(desktop, samples):
    desktop.open(samples.address)
    desktop.page.get_by_role("link", name=re.compile("^Films")).click()
    desktop.page.get_by_role("link", name="Expanding cards").click()
    desktop.until(f"{FILM % 'The Last Ferry'}?.querySelector('.card-actions a') !== undefined")
    titles = desktop.js(f"[...{ROW}.children].slice(0, 3).map(card => card.querySelector('h2').textContent)")
    assert titles == ["The Last Ferry", "Orbit of Glass", "Paper Tigers"]
    desktop.shot("gallery-films")
