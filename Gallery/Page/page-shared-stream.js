// @ts-check
/** The events of the server, from the worker that all tabs share. */

import {ServerStream} from "./page-stream.js";

/** @typedef {import("./page-stream.js").Message} Message */

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
  worker.port.onmessage = ({data}) => receive(data);
  worker.addEventListener("error", onFailure, {once: true});
  addEventListener("pagehide", () => worker.port.postMessage("leave"), {once: true});
}
