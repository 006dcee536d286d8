// @ts-check
/** The small panels below buttons of the bar, and how they close. */

/** The events after `pointerdown` by which a press acts: it moves focus, drags a picture, or follows a link. */
const acts = Object.freeze(["mousedown", "click", "auxclick"]);

/** Whether a panel is open. */
export function isPanelOpen() {
  return document.querySelector("details[open] > .panel") !== null;
}

/**
 * Closes a panel on Escape, when focus moves elsewhere, and by a press outside the panel.
 * @param {HTMLElement} panel a details element
 */
export function closesByItself(panel) {
  document.addEventListener("focusin", (event) => {
    if (isOutside(event, panel)) panel.removeAttribute("open");
  });
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !panel.hasAttribute("open")) return;
    panel.removeAttribute("open");
    panel.querySelector("summary")?.focus();
  });
  closesByPress(panel);
}

/**
 * Closes a panel by a press outside it. The window hears of the press before the page does, and keeps it to itself.
 * @param {HTMLElement} panel
 */
function closesByPress(panel) {
  /** Whether the press under way, or else the last one, has closed the panel. */
  let hasClosed = false;
  window.addEventListener("pointerdown", (event) => {
    hasClosed = panel.hasAttribute("open") && isOutside(event, panel);
    if (!hasClosed) return;
    panel.removeAttribute("open");
    event.stopPropagation();
  }, {capture: true});
  for (const type of acts) {
    window.addEventListener(type, (event) => {
      // A click by a key has no detail, and no press before it.
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
