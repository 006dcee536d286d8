// @ts-check
/**
 * The worker that all tabs of a browser share. It opens one stream of events and passes the events on, because a browser has
 * only six connections to a server.
 */

import {ServerStream} from "./library/stream.js";

/** @typedef {import("./library/stream.js").Message} Message */

/** The tabs. @type {Set<MessagePort>} */
const tabs = new Set();

/** The last message of each topic, for tabs that come later. @type {Map<string, Message>} */
const latest = new Map();

// This script is two folders below the page.
new ServerStream(new URL("../../events", location.href).href, receive);

addEventListener("connect", (event) => {
  const [tab] = /** @type {MessageEvent} */ (event).ports;
  tabs.add(tab);
  latest.forEach((message) => tab.postMessage(message));
  // A tab sends a message when it leaves.
  tab.onmessage = () => tabs.delete(tab);
});

/** @param {Message} message */
function receive(message) {
  latest.set(topic(message), message);
  tabs.forEach((tab) => tab.postMessage(message));
}

/** @param {Message} message */
function topic({kind}) {
  return kind === "open" || kind === "lost" ? "connection" : kind;
}
