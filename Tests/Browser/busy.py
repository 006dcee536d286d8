"""Blocks a page in the middle of a motion, and counts the frames that its browser shows meanwhile."""

# Blocks the page for a second, a moment after an event. `busy` has the times.
SCRIPT = """
  addEventListener("%s", () => setTimeout(() => {
    const begin = Date.now()
    while (Date.now() < begin + 1000) continue
    globalThis.busy = [begin / 1000, Date.now() / 1000]
  }, 200))
"""


def keep_busy_after(screen, event: str):
    """Blocks pages that are loaded from now on after an event."""
    screen.page.add_init_script(SCRIPT % event)


def pictures_while_busy(screen, act) -> int:
    """Returns how many different pictures Chromium shows while the page is busy after an act."""
    frames = []

    def keep(frame):
        frames.append((frame["metadata"]["timestamp"], frame["data"]))
        screen.cdp.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    screen.cdp.on("Page.screencastFrame", keep)
    screen.cdp.send("Page.startScreencast", {"format": "png"})
    act()
    begin, end = screen.until("globalThis.busy")
    screen.cdp.send("Page.stopScreencast")
    return len({data for time, data in frames if begin < time < end})
