/**
 * Tells the driver of a grid where people drag its scrubber, and which keys they press on it.
 *
 * @param {import('../driver/exhibits/grid-driver.js').GridDriver} grid
 * @param {import('../render/scrubber.js').Scrubber} scrubber
 */
export function listenToScrubber(grid, scrubber) {
  const {element} = scrubber;
  /** @type {number | undefined} */
  let distance;
  const scrub = (/** @type {PointerEvent} */ {clientY}) => {
    if (distance !== undefined) grid.sections.scrubTo(scrubber.shareAt(clientY - distance) * grid.sections.end);
  };
  const end = () => {
    distance = undefined;
    delete element.dataset.dragged;
    grid.internals.states.delete("scrubbing");
  };
  element.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    element.setPointerCapture(event.pointerId);
    element.dataset.dragged = "";
    grid.internals.states.add("scrubbing");
    distance = scrubber.distance(event);
    scrub(event);
  });
  element.addEventListener("pointermove", scrub);
  element.addEventListener("lostpointercapture", end);
  // A click on it is no click on a cell.
  element.addEventListener("click", (event) => event.stopPropagation());
  element.addEventListener("keydown", (event) => {
    const {sections} = grid;
    const step = Math.max(1, sections.end / 100);
    const move = new Map([
                   ["Home", () => 0],
                   ["End", () => sections.end],
                   ["PageUp", () => sections.beside(-1)],
                   ["PageDown", () => sections.beside(1)],
                   ["ArrowUp", () => sections.position - step],
                   ["ArrowDown", () => sections.position + step],
                 ]).get(event.key);
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    sections.scrubTo(move());
  });
}
