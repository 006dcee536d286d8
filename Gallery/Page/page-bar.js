// @ts-check
/** The bar that stays on the screen. It shows the title while the masthead is out of view. */

/**
 * Shows the title in the bar while the heading is out of view.
 * @param {HTMLElement} bar
 * @param {HTMLElement} heading
 */
export function followTitle(bar, heading) {
  const observer = new IntersectionObserver((entries) => {
    bar.toggleAttribute("data-compact", !entries[entries.length - 1].isIntersecting);
  });
  observer.observe(heading);
}

/**
 * Sets the title in the masthead and in the bar.
 * @param {string} title
 */
export function showTitle(title) {
  for (const heading of document.querySelectorAll(".masthead h1 bdi, .bar-title bdi")) {
    if (heading.textContent !== title) heading.textContent = title;
  }
}
