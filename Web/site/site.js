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
