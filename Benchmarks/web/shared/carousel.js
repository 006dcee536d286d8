// The code that the pages with a carousel share.
import "/dist/vitrine-carousel.js";

/** Fetches and starts the engine, by a carousel that nobody sees: the benchmark's clock begins when all code is there. */
export async function instantiated() {
  const carousel = document.createElement("vitrine-carousel");
  document.body.append(carousel);
  await carousel.ready;
  carousel.remove();
}

/**
 * Returns the object through which the benchmark drives a carousel.
 * @param {(carousel: HTMLElement, wanted: {n: number, images: boolean}) => void} fill
 */
export const filled = (fill) => ({
  init({stage, loop, ...wanted}) {
    this.carousel = document.createElement("vitrine-carousel");
    this.carousel.toggleAttribute("loop", loop);
    this.carousel.setAttribute("spacing", "0");
    fill(this.carousel, wanted);
    stage.replaceChildren(this.carousel);
  },
  goTo(index) {
    this.carousel.select(index, {animated: false});
  },
});
