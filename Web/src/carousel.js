import {Kind} from "./exhibit.js";
import {withOptions} from "./option-element.js";
import {VitrineStrip} from "./strip.js";

/**
 * A row or column of anything that follows the finger, glides on and comes to rest on an item; endless with `loop`.
 *
 * ```html
 * <vitrine-carousel loop indicator="dots" controls label="Films">
 *   <article>…</article>
 *   <a href="film.html"><img src="poster.jpg" alt="…"></a>
 * </vitrine-carousel>
 * ```
 * Events and parts are those of every strip.
 */
export class VitrineCarousel extends withOptions
(VitrineStrip, "effect", "prominence") {
  static get kind() {
    return Kind.carousel;
  }
}
