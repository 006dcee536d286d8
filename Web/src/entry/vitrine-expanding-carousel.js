import {VitrineExpandingCarousel} from "../elements/expanding-carousel.js";

import {define} from "./define.js";

export {VitrineExpandingCarousel};

define({"vitrine-expanding-carousel": VitrineExpandingCarousel});
