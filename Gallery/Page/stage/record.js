// @ts-check
/** Records what the reader does, if the address of the page contains `?record`. */

/**
 * @typedef {HTMLElement & { record(): Promise<{ text: string }> }} RecordableElement an element of Vitrine
 */

/** Whether the reader wants to record. */
const isWanted = new URLSearchParams(location.search).has("record");

/**
 * Records every element from the moment at which it is ready, including one that comes later, such as a viewer.
 * @param {HTMLElement} setting is shown while the page records
 * @param {HTMLElement} button the button that saves the recordings
 */
export function recordElements(setting, button) {
  if (!isWanted) return;
  /** @type {{ name: string, recording: { text: string } }[]} */
  const recordings = [];
  document.addEventListener("vitrine-ready", async (event) => {
    const element = /** @type {RecordableElement} */ (event.composedPath()[0]);
    // An element may have left the page before its recording begins.
    const recording = await element.record().catch(() => null);
    if (!recording) return;
    recordings.push({name: element.localName, recording});
    setting.hidden = false;
  });
  button.addEventListener("click", () => {
    for (const [index, {name, recording}] of recordings.entries()) save(`${index + 1} ${name}.trace`, recording.text);
  });
}

/**
 * @param {string} name of the file
 * @param {string} text
 */
function save(name, text) {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], {type: "text/plain"}));
  link.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
