"""What tests plant in a page to see into it, before its own scripts run."""

# How far the browser saw things shift that nobody moved.
SHIFTS = """
  globalThis.shifted = 0
  new PerformanceObserver(list => list.getEntries().forEach(entry => shifted += entry.value)).observe(
    { type: 'layout-shift', buffered: true })
"""

# How many frames were asked for.
COUNT_FRAMES = """
  globalThis.asked = 0
  const real = requestAnimationFrame
  globalThis.requestAnimationFrame = callback => (asked++, real(callback))
"""

# An engine that breaks down when it is told to, and what was reported of that.
BREAK = """
  globalThis.trap = null
  globalThis.reported = []
  addEventListener("error", event => (reported.push(event.error.message), event.preventDefault()))
  const Real = WebAssembly.Instance
  WebAssembly.Instance = function (...values) {
    const exports = {}
    for (const [name, value] of Object.entries(new Real(...values).exports))
      exports[name] = typeof value !== "function" ? value : (...numbers) => {
        if (trap === name) { trap = null; throw new WebAssembly.RuntimeError("unreachable") }
        return value(...numbers)
      }
    return { exports }
  }
"""


def breaks(screen, export):
    screen.js(f"void (globalThis.trap = '{export}')")


def layouts(screen) -> int:
    """How often the browser has laid the page out."""
    metrics = screen.cdp.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")
