// @ts-check
/** The events of an exhibit that the page uses. */

import {listen, photoToOpen} from "./element.js";

/** @typedef {import("../pictures/region-address.js").PhotoFrame} PhotoFrame */

/**
 * @typedef {object} ExhibitListener
 * @property {(index: number) => void} onOpen
 * @property {(index: number) => void} onChange called when another photograph becomes current
 * @property {(frame: PhotoFrame | undefined) => void} onRest called when the open photograph has come to rest
 * @property {() => void} onSettle called when a row has come to rest
 * @property {() => void} onEnd called when a closed photograph is back in its place
 * @property {() => void} onClose
 * @property {(start: number, end: number) => void} onNeed called with the range of photographs to fetch
 * @property {(photo: string) => void} onPress called when a click opens a photograph
 */

/**
 * The part of the page that follows the open photograph and the current one.
 * @typedef {object} StageListener
 * @property {(index: number) => void} onOpen
 * @property {() => void} onRest called when an open photograph has come to rest, and its dialog covers the page
 * @property {() => void} onClose
 * @property {(id: string) => void} onCurrent called when another photograph becomes current
 * @property {() => void} onUnreachable called when photographs could not be fetched
 */

/**
 * Reports the events of an exhibit until `signal` aborts.
 * @param {HTMLElement} element
 * @param {ExhibitListener} listener
 * @param {AbortSignal} signal
 */
export function listenToExhibit(element, listener, signal) {
  listen(element, "vitrine-open", signal, ({index}) => listener.onOpen(index));
  listen(element, "vitrine-change", signal, ({index}) => listener.onChange(index));
  listen(element, "vitrine-settle", signal, ({isOpen, frame}) => {
    if (isOpen === undefined) listener.onSettle();
    if (isOpen === false) listener.onEnd();
    if (isOpen) listener.onRest(frame);
  });
  listen(element, "vitrine-close", signal, () => listener.onClose());
  listen(element, "vitrine-need", signal, ({start, end}) => listener.onNeed(start, end));
  element.addEventListener("click", (event) => {
    const photo = photoToOpen(event);
    if (photo === null) return;
    event.preventDefault();
    listener.onPress(photo);
  }, {signal});
}
