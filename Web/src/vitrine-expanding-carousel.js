import {define} from "./define.js";
import {VitrineExpandingCarousel} from "./expanding-carousel.js";

export {VitrineExpandingCarousel};

define({"vitrine-expanding-carousel": VitrineExpandingCarousel});
