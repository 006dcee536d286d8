import {define} from "./define.js";
import {VitrinePhotoGrid} from "./photo-grid.js";
import {VitrinePhotoViewer} from "./photo-viewer.js";

export {VitrinePhotoGrid, VitrinePhotoViewer};

// The viewer first: a grid that is upgraded makes one.
define({"vitrine-photo-viewer": VitrinePhotoViewer, "vitrine-photo-grid": VitrinePhotoGrid});
