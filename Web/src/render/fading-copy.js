import {copyOf, copyStates} from "./item-copy.js";

/** How long the details of a card fade, in milliseconds, as in the style sheet. */
const DURATION = 200;

/**
 * Fades out a copy of an element above everything else. The viewer covers the element itself.
 * @param {HTMLElement} element
 */
export function fadeCopy(element) {
  const {x, y, width, height} = element.getBoundingClientRect();
  const copy = copyOf(element);
  copyStates(element, copy);
  copy.setAttribute("popover", "manual");
  // The style sheet lays its details out inside of a card, and hides those of a card that is away.
  copy.style.cssText = `view-transition-name: none !important; position: fixed; inset: ${y}px auto auto ${
    x}px; box-sizing: border-box; margin: 0; border: 0;
    inline-size: ${width}px; block-size: ${height}px; max-block-size: none; filter: none; pointer-events: none;`;
  element.after(copy);
  copy.showPopover();
  copy.animate({opacity: [1, 0]}, {duration: DURATION, fill: "forwards"}).finished.finally(() => copy.remove());
}
