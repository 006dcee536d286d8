import {isPlain} from "../dom/events.js";

import {isForContent} from "./event-owner.js";
import {sendKey} from "./keys.js";

/**
 * Tells the driver of a grid what people do with it, and that the page scrolls.
 *
 * @param {import('../driver/exhibits/grid-driver.js').GridDriver} grid
 * @param {AbortSignal} signal
 */
export function listenToGrid(grid, signal) {
  const {element} = grid;
  const refresh = () => grid.refresh();
  // Any ancestor may scroll. Scroll events do not bubble, but they are captured.
  document.addEventListener("scroll", refresh, {signal, capture: true, passive: true});
  addEventListener("resize", refresh, {signal});
  let isCatch = false;
  element.addEventListener("pointerdown", (event) => {
    isCatch = grid.isZooming && grid.catches(event);
  }, {signal});
  element.addEventListener("click", (event) => {
    // A tap on a cell that moves too fast only catches it. A key presses without a pointer.
    if (isCatch && event.detail) return event.preventDefault();
    const copied = isPlain(event) ? grid.copiedAt(event) : -1;
    if (copied < 0) return grid.viewerLink.openClicked(event);
    event.preventDefault();
    grid.viewerLink.open(copied, true);
  }, {signal});
  element.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isForContent(event, element)) return;
    if (sendKey(event, grid)) grid.drawNow();
  }, {signal});
  element.addEventListener("focusin", ({target}) => {
    const index = grid.itemElements.indexOf(target);
    if (index >= 0) grid.moveTabStop(index);
  }, {signal});
}
