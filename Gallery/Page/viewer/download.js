// @ts-check
/** The original file of the open photograph: a link that downloads it, or the share sheet of the system where there is one. */

/** @typedef {import("../library/details.js").Details} Details */

/**
 * Offers the file of a photograph behind a link. A browser downloads it; a touch device opens its share sheet with it.
 * @param {HTMLAnchorElement} link
 */
export function shareInstead(link) {
  if (!navigator.canShare || !matchMedia("(pointer: coarse)").matches) return;
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    // Another photograph may be open when the file is there.
    const {href, download} = link;
    const content = await fetch(href).then((answer) => (answer.ok ? answer.blob() : null), () => null);
    const files = content ? [new File([content], download, {type: content.type})] : [];
    if (files.length && navigator.canShare({files})) {
      // A person may close the sheet.
      const problem = await navigator.share({files}).catch((error) => error);
      if (problem?.name !== "NotAllowedError") return;
    }
    // The system refuses the sheet. The browser downloads the file.
    Object.assign(document.createElement("a"), {href, download}).click();
  });
}

/**
 * Shows the link of a photograph whose file is offered, and hides it for others.
 * @param {HTMLAnchorElement} link
 * @param {string} id of the photograph
 * @param {Details | null} details
 */
export function showOriginal(link, id, details) {
  const {original, name, version} = details ?? {};
  const hadFocus = document.activeElement === link;
  link.hidden = !original;
  // Without focus in the viewer, no key would act.
  if (hadFocus && link.hidden) link.parentElement?.querySelector("button")?.focus();
  link.dataset.photo = id;
  if (!original || !name) return;
  link.href = `o/${id}/${original}?v=${version}`;
  link.download = name;
}
