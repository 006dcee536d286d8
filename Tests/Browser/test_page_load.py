"""The requests of the gallery's page until the first photographs are visible."""

from urllib.parse import urlsplit

from grid import GRID, Grid

DECODED = f"[...{GRID}?.querySelectorAll('img') ?? []].some(image => image.complete && image.naturalWidth > 0)"


def is_photograph(url: str) -> bool:
    return urlsplit(url).path.startswith("/p/")


def test_the_first_photograph_needs_at_most_ten_requests(desktop, gallery):
    asked = []
    desktop.cdp.send("Network.enable")
    desktop.cdp.send("Network.setCacheDisabled", {"cacheDisabled": True})
    desktop.cdp.on("Network.requestWillBeSent", lambda event: asked.append(event["request"]["url"]))
    desktop.page.goto(gallery.address, wait_until="commit")
    desktop.until(DECODED)
    Grid(desktop).ready()  # Waits for all scripts, in case a photograph has loaded before them.
    own = [url for url in asked if not is_photograph(url)]
    assert gallery.address in own
    assert len(own) <= 10, own


def test_scripts_styles_and_the_engine_come_compressed(desktop, gallery):
    answers = []
    desktop.page.on("response", lambda response: answers.append(response))
    Grid(desktop).at(gallery.address).filled()
    files = [answer for answer in answers if urlsplit(answer.url).path.endswith((".js", ".css", ".wasm"))]
    assert len(files) == 4
    for answer in files:
        assert answer.headers["content-encoding"] == "br", answer.url
        assert "immutable" in answer.headers["cache-control"], answer.url


def test_a_second_visit_fetches_no_file_again(desktop, gallery):
    cached, answered, fetched = set(), [], []

    def on_response(event):
        answered.append(event["response"]["url"])
        if not event["response"].get("fromDiskCache") and event["requestId"] not in cached:
            fetched.append(event["response"]["url"])

    desktop.cdp.send("Network.enable")
    desktop.cdp.on("Network.requestServedFromCache", lambda event: cached.add(event["requestId"]))
    desktop.cdp.on("Network.responseReceived", on_response)
    grid = Grid(desktop).at(gallery.address).filled()
    assert len(own_files(answered)) >= 4
    desktop.page.goto("about:blank")
    fetched.clear()
    grid.at(gallery.address).filled()
    assert gallery.address in fetched
    assert own_files(fetched) == []


def own_files(urls: list[str]) -> list[str]:
    return [url for url in urls if urlsplit(url).path.startswith("/assets/")]
