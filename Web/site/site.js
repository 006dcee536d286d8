/** Running examples, and buttons that copy code. */

/** With `?record` in the address of a guide, its examples record. */
const records = new URLSearchParams(location.search).has("record");

/** Each running example is as high as its contents. A photograph that it opens gets some room, too. */
const LEAST = 320;

for (const frame of document.querySelectorAll("iframe")) {
  const fit = () => {
    const {body} = /** @type {Document} */ (frame.contentDocument);
    if (body) frame.style.blockSize = `${Math.max(LEAST, body.offsetHeight + 24)}px`;
  };
  frame.addEventListener("load", () => {
    fit();
    const {body} = /** @type {Document} */ (frame.contentDocument);
    new ResizeObserver(fit).observe(body);
  });
  // The address comes last, and once: no load is missed, and none is broken off by another.
  frame.src = frame.dataset.src + (records ? "?record" : "");
}

// Browsers give the clipboard only to pages that they trust.
if (navigator.clipboard)
  for (const code of document.querySelectorAll(".codehilite")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(/** @type {HTMLElement} */ (code.querySelector("code")).innerText);
      button.textContent = "Copied";
    });
    code.append(button);
  }
