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
 * @param {HTMLElement} active what stays in use beside the panel: a press there closes the panel, and has its own effect too
 */
export function closeAutomatically(panel, active) {
  document.addEventListener("focusin", (event) => {
    if (isOutside(event, panel)) panel.removeAttribute("open");
  });
  closeOnEscape(panel);
  closeOnPressOutside(panel, active);
}

/**
 * Closes a panel or a list after Escape.
 * @param {HTMLElement} panel a details element
 */
export function closeOnEscape(panel) {
  // A finger opens a panel without giving it focus in every browser.
  document.addEventListener("keydown", (event) => {
    if (!isEscape(event) || !panel.hasAttribute("open")) return;
    event.preventDefault();
    panel.removeAttribute("open");
    panel.querySelector("summary")?.focus();
  });
}

/**
 * Whether an event is the Escape key, and nothing above the page has a use for it: no dialog, and no panel that was asked before.
 * @param {KeyboardEvent} event
 */
export function isEscape({key, defaultPrevented}) {
  return key === "Escape" && !defaultPrevented && !document.querySelector("dialog[open]");
}

/**
 * Closes a panel after a press outside it. The press has no other effect, unless it is on what stays in use.
 * @param {HTMLElement} panel
 * @param {HTMLElement} active
 */
function closeOnPressOutside(panel, active) {
  /** Whether the current or the last press has closed the panel, and has no other effect. */
  let hasClosed = false;
  window.addEventListener("pointerdown", (event) => {
    const closes = panel.hasAttribute("open") && isOutside(event, panel);
    hasClosed = closes && isOutside(event, active);
    if (closes) panel.removeAttribute("open");
    if (hasClosed) event.stopPropagation();
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
