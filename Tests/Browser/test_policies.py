"""Pages whose policy forbids WebAssembly, and browsers without it, get the same engine as JavaScript."""

import pytest
from browsers import everywhere
from carousel import PACKAGE, card
from test_package import page

CAROUSEL = f"<vitrine-carousel label='Cards'>{card(0)}{card(1)}{card(2)}</vitrine-carousel>"
STRICT = ""
# What a browser reports of a policy. Each has its own words.
REPORTS = ["Content Security Policy", "Content-Security-Policy", "WebAssembly", "wasm-unsafe-eval"]


def files(screen) -> list[str]:
    """Returns the scripts and engines that the page has loaded, by name."""
    addresses = "performance.getEntriesByType('resource').map(({name}) => name.split('/').pop())"
    return sorted(name for name in screen.js(addresses) if name.endswith((".js", ".wasm")))


def steps_to_the_next(screen):
    screen.until("document.querySelector('vitrine-carousel')?.matches(':state(drawn)')")
    screen.js("void document.querySelector('vitrine-carousel').next()")
    screen.until("document.querySelector('vitrine-carousel').position === 1")


@everywhere
@pytest.mark.parametrize("package", ["vitrine", "vitrine-carousel"])
def test_a_policy_without_webassembly_gets_the_engine_as_a_script(package, desktop):
    desktop.expected = REPORTS
    desktop.show(page(package, CAROUSEL), PACKAGE, evaluates=STRICT)
    steps_to_the_next(desktop)
    assert files(desktop) == [f"{package}.js", f"{package}.wasm.js"]


def test_a_browser_without_webassembly_gets_the_engine_as_a_script(desktop):
    desktop.page.add_init_script("delete globalThis.WebAssembly")
    desktop.show(page("vitrine-carousel", CAROUSEL), PACKAGE)
    steps_to_the_next(desktop)
    assert files(desktop) == ["vitrine-carousel.js", "vitrine-carousel.wasm.js"]


def test_a_missing_engine_as_a_script_is_named(desktop, tmp_path):
    (tmp_path / "vitrine-carousel.js").write_bytes((PACKAGE / "vitrine-carousel.js").read_bytes())
    desktop.page.add_init_script("delete globalThis.WebAssembly")
    desktop.expected = ["net::ERR_", "404"]
    desktop.show(page("vitrine-carousel", CAROUSEL), tmp_path)
    desktop.until("!!customElements.get('vitrine-carousel')")
    ready = "document.querySelector('vitrine-carousel').ready.catch(({message}) => message)"
    assert "could not be loaded" in desktop.js(ready)
    assert [complaint for complaint in desktop.complaints if "put vitrine-carousel.wasm and" in complaint]
    desktop.complaints.clear()
