// @ts-check
/** The panel of settings. */

import {find} from "../base/find.js";
import {closeAutomatically} from "../base/panel.js";
import {setCharacterKeys} from "../base/shortcuts.js";
import {storedSwitch, storeSwitch} from "../base/storage.js";

/** The speed of slow animations, which the original apps have too. */
const slowSpeed = 0.2;

/**
 * What the settings change.
 * @typedef {object} SettingsListener
 * @property {(speed: number) => void} onSpeed called at once and after every change
 * @property {() => void} onLook called after a change of the look of an exhibit
 */

/**
 * Connects the panel with its settings. Those that styles or exhibits read are attributes of the page.
 * @param {SettingsListener} listener
 */
export function connectSettings({onSpeed, onLook}) {
  const panel = find("settings");
  const {dataset} = document.documentElement;
  connectSwitch("slow", false, (isOn) => onSpeed(isOn ? slowSpeed : 1));
  connectSwitch("letters", true, setCharacterKeys);
  connectSwitch("tap", dataset.tap === "controls", (isOn) => (dataset.tap = isOn ? "controls" : "close"));
  connectSwitch("deck", false, (isOn) => {
    document.documentElement.toggleAttribute("data-deck", isOn);
    onLook();
  });
  connectSwitch("whole", false, (isOn) => {
    document.documentElement.toggleAttribute("data-whole", isOn);
    onLook();
  });
  const keys = /** @type {HTMLDialogElement} */ (find("keys"));
  find("show-keys").addEventListener("click", () => keys.showModal());
  closeAutomatically(panel, find("exhibits"));
}

/**
 * Connects a switch with a setting, and stores it.
 * @param {string} name of the setting, and the id of the switch
 * @param {boolean} isOn without a stored setting
 * @param {(isOn: boolean) => void} onChange called at once and after every change
 */
function connectSwitch(name, isOn, onChange) {
  const element = find(name);
  const set = (/** @type {boolean} */ isOn) => {
    element.setAttribute("aria-checked", String(isOn));
    onChange(isOn);
  };
  set(storedSwitch(name) ?? isOn);
  element.addEventListener("click", () => {
    const isOn = element.getAttribute("aria-checked") !== "true";
    set(isOn);
    storeSwitch(name, isOn);
  });
}
