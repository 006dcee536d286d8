// @ts-check
/** The bar that stays on the screen: once the title above has gone, it carries the title itself. */

/**
 * @param {HTMLElement} bar
 * @param {HTMLElement} masthead what has the title while it can be seen
 */
export function followTitle(bar, masthead) {
  const seen = new IntersectionObserver(([entry]) => bar.toggleAttribute("data-compact", !entry.isIntersecting));
  seen.observe(masthead);
}
