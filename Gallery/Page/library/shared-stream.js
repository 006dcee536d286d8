// @ts-check
/** The events of the server, from the worker that all tabs share. */

import {ServerStream} from "./stream.js";

/** @typedef {import("./stream.js").Message} Message */

/** The time that the worker has for its first message, in milliseconds. A worker whose script is new has to load it. */
const patience = 10_000;

/**
 * Receives the events of the server as long as the page lasts. A browser without shared workers opens a stream for each tab.
 * @param {(message: Message) => void} receive
 */
export function receiveEvents(receive) {
  const openOwn = () => void new ServerStream("events", receive);
  if (typeof SharedWorker !== "function") {
    openOwn();
    return;
  }
  join(receive, openOwn);
  // A page that Back shows again may have lost its worker.
  addEventListener("pageshow", ({persisted}) => persisted && join(receive, openOwn));
}

/**
 * Connects to the worker, and starts it if this tab is the first one.
 * @param {(message: Message) => void} receive
 * @param {() => void} onFailure called if the worker does not start
 */
function join(receive, onFailure) {
  const worker = new SharedWorker(new URL("page-worker.js", import.meta.url));
  const {port} = worker;
  const leave = () => port.postMessage("leave");
  addEventListener("pagehide", leave, {once: true});
  // Chromium does not always report that the script of a worker could not be loaded.
  const failure = new Promise((resolve) => {
    worker.addEventListener("error", resolve);
    const timer = setTimeout(resolve, patience);
    port.onmessage = ({data}) => {
      clearTimeout(timer);
      receive(data);
    };
  });
  failure.then(() => {
    port.onmessage = null;
    leave();
    onFailure();
  });
}
