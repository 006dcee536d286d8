// @ts-check
/** The bar that stays on the screen: once the title above has gone, it carries the title itself. */

/**
 * @param {HTMLElement} bar
 * @param {HTMLElement} masthead what has the title while it can be seen
 */
export function followTitle(bar, masthead) {
  const observer = new IntersectionObserver((entries) => {
    bar.toggleAttribute("data-compact", !entries[entries.length - 1].isIntersecting);
  });
  observer.observe(masthead);
}

/**
 * Writes the heading, in the masthead and in the bar.
 * @param {string} title
 */
export function showTitle(title) {
  for (const heading of document.querySelectorAll(".masthead h1 bdi, .bar-title bdi")) {
    if (heading.textContent !== title) heading.textContent = title;
  }
}
