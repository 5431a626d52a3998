"""The brand's graphics: printed on a chest, knitted in as stripes and bands, or all over. Lengths in cm, in the piece's own u and v;
`large`: times the size they have on a man's tee. Shapes are those of ../art/parts.ts and motif.ts.
"""

from __future__ import annotations

from typing import Callable

import numpy as np

from art import PIXELS, Sheet
from pattern import Line, divided, line


def stroked(points, thick: float, is_closed: bool = False, ends: float = 0.0) -> Line:
    """A line with mitred corners as an outline; `ends`: how far it goes on beyond its own ends."""
    points = np.asarray(points, float)
    if not is_closed and ends:
        first, last = points[0] - points[1], points[-1] - points[-2]
        first, last = (points[at] + way / np.linalg.norm(way) * ends for at, way in ((0, first), (-1, last)))
        points = np.concatenate([[first], points[1:-1], [last]])
    ahead = np.roll(points, -1, 0) - points
    behind = np.roll(ahead, 1, 0)
    if not is_closed:
        ahead[-1], behind[0] = behind[-1], ahead[0]
    normal = lambda way: np.stack([-way[:, 1], way[:, 0]], 1) / np.linalg.norm(way, axis=1, keepdims=True)
    one, other = normal(behind), normal(ahead)
    mitre = (one + other) / (1 + (one * other).sum(1, keepdims=True)) * thick / 2
    left, right = points + mitre, points - mitre
    if is_closed:
        left, right = np.concatenate([left, left[:1]]), np.concatenate([right, right[:1]])
    return np.concatenate([left, right[::-1]])


def diamond(x: float, y: float, r: float) -> Line:
    return line((x, y - r), (x + r, y), (x, y + r), (x - r, y))


def zigzag(x: float, y: float, wide: float, high: float, peaks: int) -> Line:
    """From one foot to the other, `y` the height of the feet."""
    return np.stack([np.linspace(x - wide / 2, x + wide / 2, 2 * peaks + 1), y + high * (np.arange(2 * peaks + 1) % 2)], 1)


def mark(x: float, y: float, size: float, thick: float = 0.077) -> list[Line]:
    """Nested diamonds cut down the middle, the wearer's right half a ridge lower: `size` wide and high, `thick` a share of it.
    Seen on a chest, the wearer's left is at the right."""
    unit, shapes = size / 96, []
    for side, up in ((-1, -7), (1, 7)):
        for r in (38, 24, 10):
            points = np.array([(0, up + r), (side * r, up), (0, up - r)]) * unit + [x, y]
            shapes.append(stroked(points, thick * size, ends=thick * size / 2))
    return shapes


def _mark(large: float, top: float):
    return [("print", mark(9.2 * large, top - 8.5 * large, 6.4 * large))]


def _bigmark(large: float, top: float):
    return [("print", mark(0, top - 20 * large, 30 * large, 0.069))]


def _hills(large: float, top: float):
    ridges = (zigzag(0, top - (15.5 + 2.9 * k) * large, 27 * large, 7.0 * large, 2) for k in range(4))
    thick = np.array([0, 0.85 * large])
    # Cut off upright at both ends, as a screen is.
    return [("print", [np.concatenate([ridge + thick, (ridge - thick)[::-1]]) for ridge in ridges])]


def _diamond(large: float, top: float):
    rings = [stroked(diamond(0, top - 20 * large, r * large), 2.0 * large, is_closed=True) for r in (14.6, 10.4, 6.2)]
    return [("print", [*rings, diamond(0, top - 20 * large, 2.2 * large)])]


def _peak(large: float, top: float):
    def peak(wide: float, high: float) -> Line:
        foot = top - 30 * large
        return np.array([(-wide, foot / large), (0, foot / large + high), (wide, foot / large)]) * large

    return [("print", [stroked(peak(15.6, 19.2), 3.5 * large)]), ("print2", [stroked(peak(7.8, 9.7), 3.5 * large)])]


# By name: what is printed on a chest whose neckline has its lowest point at `top`, as inks and their shapes.
CHEST: dict[str, Callable[[float, float], list[tuple[str, list[Line]]]]] = {
    "mark": _mark, "bigmark": _bigmark, "hills": _hills, "diamond": _diamond, "peak": _peak,
}


def print_chest(sheet: Sheet, graphic: str, large: float, top: float, raised: float = 0.12) -> None:
    """`raised`: what thick ink adds to the relief."""
    for ink, shapes in CHEST[graphic](large, top):
        sheet.printed(ink, shapes)
        sheet.relief[:] += raised * sheet.drawn(shapes, 1)


def knitted(sheet: Sheet, ink: str, cover: np.ndarray) -> None:
    """Yarn of another colour: seen on both sides."""
    for is_inside in (False, True):
        sheet.ink(ink, cover, is_inside)


def stripes(off: np.ndarray, wide: float, every: float) -> np.ndarray:
    """0 to 1: stripes whose first begins where `off` is 0, and which go on below it."""
    at = -off % every
    return np.clip(np.minimum(at, wide - at) * PIXELS + 0.5, 0, 1) * (off <= 0)


def halfway(edge: Line, share: float) -> float:
    """The height of an edge at a share of its length."""
    return float(divided(edge, 100)[round(share * 100)][1])


def _ridge(off: np.ndarray, thick: float) -> np.ndarray:
    return np.clip((thick / 2 - np.abs(off)) * PIXELS + 0.5, 0, 1)


def imigongo(u: np.ndarray, v: np.ndarray, size: float, motif: str) -> tuple[np.ndarray, np.ndarray]:
    """An all-over print whose tile is `size` cm, as the cover of its two inks. The same left and right of the middle, so that it meets
    at side seams."""
    u, v = np.asarray(u, np.float32), np.asarray(v, np.float32)
    if motif == "zig":
        ridge = (v - np.abs((u / size + 0.5) % 1 - 0.5) * size) / (size / 4)
        row = np.round(ridge)
        cover, is_second = _ridge((ridge - row) * size / 4 * 0.707, size * 0.085), row % 2 == 1
        return cover * ~is_second, cover * is_second
    off = np.full(u.shape, 1e3, np.float32)
    for shift in (0, 0.5):
        to_middle = lambda x: np.abs((x / size + shift + 0.5) % 1 - 0.5)
        off = np.minimum(off, (to_middle(u) + to_middle(v)) * size)
    covers = [_ridge((off - r * size) * 0.707, size * 0.07) for r in (0.46, 0.32, 0.18)]
    return np.maximum(covers[0], covers[2]), covers[1]


def print_all_over(sheet: Sheet, motif: str, size: float, v: np.ndarray | None = None) -> None:
    """`v`: heights, where they do not follow the piece's own."""
    mottled = np.clip(0.97 + 0.05 * sheet.noise(5, 5), 0, 1)
    for ink, cover in zip(("print", "print2"), imigongo(sheet.u, sheet.v if v is None else v, size, motif)):
        sheet.ink(ink, cover * mottled)


def ridged_band(u: np.ndarray, v: np.ndarray, top: float, high: float, ridges=(0.5, 0.72, 0.94), thick: float = 0.15) -> np.ndarray:
    """0 to 1: zigzag ridges, whose feet are at these shares of its height, between two rules, below `top`."""
    off = (top - v) / high
    rise = (1 - 2 * np.abs((u / (high * 0.9)) % 1 - 0.5)) * 0.34
    lines = np.max([np.abs(off - at + rise) < thick / 2 for at in ridges], axis=0)
    rules = (np.abs(off - 0.03) < thick * 0.3) | (np.abs(off - 1.02) < thick * 0.3)
    return ((lines & (off > 0.12) & (off < 0.94)) | rules).astype(np.float32)


def stitched(u: np.ndarray, v: np.ndarray, wide: float, high: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A plain knit of stitches `wide` by `high`, each two legs that lean to its middle. @returns the middle (u, v) of each
    place's stitch, for colours that keep to whole stitches, and how high the yarn is there, -1 to 1"""
    column = np.round(u / wide)
    across = np.abs(u - column * wide) / (wide / 2)
    leant = v - across * wide * 0.55
    row = np.floor(leant / high)
    along = leant / high - row
    leg = 1 - ((across - 0.5) / 0.5) ** 2
    return column * wide, (row + 0.5) * high, 1.5 * leg * (1 - 0.45 * (2 * along - 1) ** 2) - 0.75
