// @ts-check
/** Closes the small panels below buttons of the bar. */

/** The events after `pointerdown` that move focus, drag a picture or follow a link. */
const pressEvents = Object.freeze(["mousedown", "click", "auxclick"]);

/** Whether a panel is open. */
export function isPanelOpen() {
  return document.querySelector("details[open] > .panel") !== null;
}

/**
 * Closes a panel after Escape, after a press outside the panel, and when focus leaves the panel.
 * @param {HTMLElement} panel a details element
 */
export function closeAutomatically(panel) {
  document.addEventListener("focusin", (event) => {
    if (isOutside(event, panel)) panel.removeAttribute("open");
  });
  closeOnEscape(panel);
  closeOnPressOutside(panel);
}

/**
 * Closes a panel or a list after Escape.
 * @param {HTMLElement} panel a details element
 */
export function closeOnEscape(panel) {
  // A finger opens a panel without giving it focus in every browser.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !panel.hasAttribute("open") || document.querySelector("dialog[open]")) return;
    panel.removeAttribute("open");
    panel.querySelector("summary")?.focus();
  });
}

/**
 * Closes a panel after a press outside it. The press has no other effect.
 * @param {HTMLElement} panel
 */
function closeOnPressOutside(panel) {
  /** Whether the current or the last press has closed the panel. */
  let hasClosed = false;
  window.addEventListener("pointerdown", (event) => {
    hasClosed = panel.hasAttribute("open") && isOutside(event, panel);
    if (!hasClosed) return;
    panel.removeAttribute("open");
    event.stopPropagation();
  }, {capture: true});
  for (const type of pressEvents) {
    window.addEventListener(type, (event) => {
      // The detail of a click is 0 if a key caused it. There was no press then.
      if (!hasClosed || /** @type {MouseEvent} */ (event).detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    }, {capture: true});
  }
}

/**
 * @param {Event} event
 * @param {HTMLElement} panel
 */
function isOutside({target}, panel) {
  return target instanceof Node && !panel.contains(target);
}
