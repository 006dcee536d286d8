"""Scripts that tests run in a page before its own scripts, to measure it."""

# Sums the layout shifts that the browser reports.
SHIFTS = """
  globalThis.shifted = 0
  new PerformanceObserver(list => list.getEntries().forEach(entry => shifted += entry.value)).observe(
    { type: 'layout-shift', buffered: true })
"""

# Counts the requests for animation frames.
COUNT_FRAMES = """
  globalThis.asked = 0
  const real = requestAnimationFrame
  globalThis.requestAnimationFrame = callback => (asked++, real(callback))
"""

# Makes the engine fail on request, and records the error events.
BREAK = """
  globalThis.trap = null
  globalThis.errors = []
  addEventListener("error", event => (errors.push(event.error.message), event.preventDefault()))
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

# The selectors of the hover styles that a finger would leave where it has tapped.
LASTING_HOVERS = """(function all(rules, isHeld) {
  return [...rules].flatMap(rule => /:hover/.test(rule.selectorText) && !isHeld
    ? [rule.selectorText]
    : all(rule.cssRules ?? rule.styleSheet?.cssRules ?? [],
      isHeld || /hover: hover|scripting: none/.test(rule.media?.mediaText)))
})([...document.styleSheets].flatMap(sheet => [...sheet.cssRules]), false)"""


def breaks(screen, export):
    screen.js(f"void (globalThis.trap = '{export}')")


def follow(strip: str) -> str:
    """Returns a script with which a page follows a strip. So script draws every frame, and the compositor none."""
    return f"{strip}.addEventListener('vitrine-move', ({{detail}}) => detail.position), void {strip}.position"


def layouts(screen) -> int:
    """Returns the number of layouts of the page."""
    metrics = screen.cdp.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")
