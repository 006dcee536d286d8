"""Fingers on the screen: where they are, by the share of the gesture's time that has passed."""

import math
from collections.abc import Callable

Finger = tuple[float, float]
Path = Callable[[float], list[Finger]]

WINDOW = (390, 844)
"""The size of the window: a phone's."""
MIDDLE = 150
"""The middle of a carousel, in pixels from above."""


def drag(share: float) -> list[Finger]:
    """Goes 150 pixels to the left and back, then to the right and back, and is at rest at each end."""
    side = -1 if share < 0.5 else 1
    return [(195 + side * 75 * (1 - math.cos(4 * math.pi * share)), MIDDLE)]


def flick(share: float) -> list[Finger]:
    """Goes 120 pixels to the left: less than half a slide."""
    return [(260 - 120 * share, MIDDLE)]


def flick_back(share: float) -> list[Finger]:
    """The same to the right."""
    return flick(1 - share)


def hold(share: float) -> list[Finger]:
    """Goes 130 pixels to the left in the first part of the time, and holds still."""
    return [(260 - 130 * min(1, share * 3.5), MIDDLE)]


def dismiss(share: float) -> list[Finger]:
    """Drags a photograph down."""
    return [(195, 422 + 260 * share)]


def pinch(share: float) -> list[Finger]:
    """Moves two fingers apart."""
    distance = 60 + 60 * share
    return [(195 - distance, 422), (195 + distance, 422)]


def tap(x: float, y: float) -> Path:
    """Rests at a point."""
    return lambda _: [(x, y)]
