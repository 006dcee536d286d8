"""Measures carousels and lightboxes in a browser: costs come from its trace, and input is real touch."""
