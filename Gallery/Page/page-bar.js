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
