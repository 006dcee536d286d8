"""Blocks a page in the middle of a motion, and watches what its browser shows meanwhile."""

from urllib.parse import parse_qs, urlsplit

# Blocks the page a moment after an event, until a request has its answer.
SCRIPT = """
  addEventListener("%s", () => setTimeout(() => {
    const request = new XMLHttpRequest()
    request.open("GET", `/busy?since=${Date.now() / 1000}`, false)
    request.send()
  }, 200), {once: true})
"""


def moves_while_busy(screen, event: str, show, act):
    """Shows a page, acts, blocks it after an event, and waits until Chromium shows two pictures of it meanwhile."""
    held, pictures = [], set()

    def release():
        while held:
            held.pop().fulfill(body="")

    def keep(frame):
        screen.cdp.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        for route in held:
            [since] = parse_qs(urlsplit(route.request.url).query)["since"]
            if frame["metadata"]["timestamp"] > float(since):
                pictures.add(frame["data"])
        if len(pictures) > 1:
            release()

    screen.page.add_init_script(SCRIPT % event)
    screen.page.route("**/busy?*", lambda route: held.append(route))
    show()
    screen.cdp.on("Page.screencastFrame", keep)
    screen.cdp.send("Page.startScreencast", {"format": "png"})
    try:
        with screen.page.expect_event("requestfinished", lambda request: "/busy?" in request.url):
            act()
    finally:
        release()
    screen.cdp.send("Page.stopScreencast")
