// @ts-check
/** The panel of settings, and their storage. */

import {closeAutomatically} from "../base/panel.js";

/** The speed of slow animations, which the original apps have too. */
const slowSpeed = 0.2;
const key = "vitrine.slow";

/**
 * Connects the panel with its settings.
 * @param {HTMLElement} panel a details element
 * @param {HTMLElement} slowSwitch
 * @param {(speed: number) => void} onSpeed called at once and after every change
 */
export function connectSettings(panel, slowSwitch, onSpeed) {
  const set = (/** @type {boolean} */ on) => {
    slowSwitch.setAttribute("aria-checked", String(on));
    onSpeed(on ? slowSpeed : 1);
  };
  set(isStoredSlow());
  slowSwitch.addEventListener("click", () => {
    const on = slowSwitch.getAttribute("aria-checked") !== "true";
    set(on);
    store(on);
  });
  closeAutomatically(panel);
}

/** Returns the stored setting. Storage can be forbidden; then animations have their usual speed. */
function isStoredSlow() {
  try {
    return localStorage.getItem(key) === "true";
  } catch {
    return false;
  }
}

/** @param {boolean} on */
function store(on) {
  try {
    localStorage.setItem(key, String(on));
  } catch {
    // Storage can be forbidden. Then the setting lasts as long as the page.
  }
}
