"""Shoes and slides, modelled: a pair on its paper, one seen from above, one from its outer side. Lengths in cm.

A shoe's own space: x to its outer side, y up from the ground, z from heel to toe.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Callable

import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter1d

from art import step_up
from fabric import CANVAS, LEATHER
from garment import Garment
from mesh import Mesh
from modelled import Panel, mesh_of, pattern_of, turned
from pattern import divided
from trim import Trimming, strap
from trim import turned as lathed

LONG = 28.5
SIDES = ("outer", "inner")


def curve(*points):
    z, value = zip(*points)
    return PchipInterpolator(z, value)


@dataclass(frozen=True)
class Last:
    """`slim`: times its width; `eyes`: rows of eyelets; `edge`: height of the opening's edge over z; `opening`: half its width;
    `toe`: where the rubber cap begins, or nothing; `sole`: how high its edge stands; `raised`: of the insole under the heel, or no light
    reaches it between high walls; `laced`: how much higher laces lie over the tongue, where it is steep."""

    slim: float
    eyes: int
    edge: PchipInterpolator
    opening: PchipInterpolator
    throat: float
    toe: float | None
    sole: float = 2.5
    raised: float = 0.0
    laced: float = 0.0


LOW = Last(
    1.0, 6, curve((0, 8.0), (1.5, 7.9), (4.5, 6.7), (7, 7.2), (9, 8.6), (14, 7.4), (19.5, 6.0), (22, 5.5), (25, 5.0), (27.2, 4.5), (28.2, 4.0), (LONG, 3.5)),
    curve((0, 0), (0.3, 0.9), (1.2, 1.9), (3, 2.6), (6, 2.8), (8.5, 2.2), (10, 1.7), (15, 1.4), (18.5, 1.0), (19.4, 0.35), (19.5, 0), (LONG, 0)), 19.5, 22.6,
)
SLIM = replace(LOW, slim=0.92)
HIGH = Last(
    1.04, 8, curve((0, 14.6), (1.5, 14.4), (4.5, 13.4), (7, 14.2), (8.6, 15.2), (11.5, 11.2), (15, 8.2), (19.5, 6.3), (22, 5.7), (25, 5.2), (27.2, 4.8), (28.2, 4.3), (LONG, 3.8)),
    curve((0, 0), (0.3, 1.0), (1.2, 2.0), (3, 2.9), (6, 3.1), (8.5, 2.3), (10, 1.9), (15, 1.5), (18.5, 1.0), (19.4, 0.35), (19.5, 0), (LONG, 0)), 19.5, None, 2.9, 5.0, 0.16,
)
_OUTER = curve((0, 0), (0.25, 1.2), (0.9, 2.2), (2.5, 3.0), (5, 3.3), (9, 3.4), (14, 3.9), (19, 4.8), (22, 4.9), (25, 4.2), (27, 2.9), (28, 1.7), (28.35, 0.9), (LONG, 0))
_INNER = curve((0, 0), (0.25, 1.2), (0.9, 2.2), (2.5, 2.9), (5, 3.1), (9, 2.9), (14, 3.1), (19, 4.2), (22, 4.5), (25, 4.2), (27, 3.1), (28, 1.8), (28.35, 0.9), (LONG, 0))
_BEND = curve((0, 0), (10, 0.2), (20, 0.1), (LONG, -0.7))


def half(last: Last, side: str, z) -> np.ndarray:
    return last.slim * (_OUTER if side == "outer" else _INNER)(z)


def spring(z) -> np.ndarray:
    """The toe stands off the ground a little."""
    return 1.0 * np.clip((np.asarray(z) - 18) / (LONG - 18), 0, 1) ** 2


def _upper(last: Last, side: str):
    """v runs from the opening's edge down to the sole, u from heel to toe, denser at both ends."""
    sign = 1 if side == "outer" else -1

    def at(u, v):
        z = LONG * (1 - np.cos(np.pi * u / LONG)) / 2
        k = v / DEEP * np.pi / 2
        wide, open_, top, base = half(last, side, z), last.opening(z), last.edge(z), last.sole * 0.75 + spring(z)
        open_ = np.minimum(open_, wide * 0.92)
        top = np.maximum(top + spring(z) * 0.8, base + 0.2)
        x = open_ + (wide - open_) * np.sin(k) ** 0.78 + 0.38 * np.sin(2 * k) * np.clip(wide / 3, 0, 1)
        y = base + (top - base) * np.cos(k) ** 0.82
        # The heel's counter leans in towards the ankle.
        lean = 0.5 * np.clip(1 - z / 3, 0, 1) * np.clip((y - base) / 6, 0, 1.4) ** 2
        return np.stack([sign * x + _BEND(z), y, z + lean], 1)

    return at


DEEP = 11.0  # what the flat panel of an upper is high


def _tongue(last: Last):
    def at(u, v):
        z = last.throat + 0.15 - v * 0.86
        s = (u - 2.9) / 2.9
        top = last.edge(np.clip(z, 8.6, LONG)) + spring(z)
        top = top + np.clip(8.6 - z, 0, 9) * 1.4
        wide = np.interp(z, [7, 12, last.throat], [2.5, 2.4, 0.9])
        return np.stack([s * wide + _BEND(np.clip(z, 0, LONG)), top - 0.10 - 0.9 * s**2 + 0.15 * np.cos(s * 2), z], 1)

    return Panel("tongue", 5.8, 14.6, at, lambda c: c - [0, 5, 0])


Pose = Callable[[np.ndarray], np.ndarray]  # from a shoe's space into the picture's


def above(at: np.ndarray) -> np.ndarray:
    """Seen from above, at the left."""
    x, y, z = np.asarray(at, float).T
    return turned(np.stack([-x, z - LONG / 2, y], 1), ("z", 5)) + [-9.2, 0.6, 0]


def outer(at: np.ndarray) -> np.ndarray:
    """Its outer side, at the right."""
    x, y, z = np.asarray(at, float).T
    return turned(np.stack([y, z - LONG / 2, x], 1), ("z", -4)) + [-1.6, -0.6, 4.4]


def outer_left(at: np.ndarray) -> np.ndarray:
    """The other shoe's outer side, toe up, its sole to the left."""
    x, y, z = np.asarray(at, float).T
    return turned(np.stack([y, z - LONG / 2, x], 1), ("z", 3)) + [-14.0, 0.5, 4.4]


def outer_down(at: np.ndarray) -> np.ndarray:
    """Its outer side, toe down, its sole to the right."""
    x, y, z = np.asarray(at, float).T
    return turned(np.stack([-y, LONG / 2 - z, x], 1), ("z", 3)) + [14.0, -0.5, 4.4]


PAIR, SIDES_UP = (above, outer), (outer_left, outer_down)


def right_above(at: np.ndarray) -> np.ndarray:
    """The right one from above, at the right, turned a little to its outer side."""
    x, y, z = np.asarray(at, float).T
    return turned(np.stack([x, z - LONG / 2, y], 1), ("y", -14), ("z", -6)) + [6.9, -0.5, 1.0]


# Slides are flat: they lie nearer to each other, and from the side they are turned so far that their straps are seen.
FROM_ABOVE = (lambda at: above(at) + [2.6, 0.4, 0], right_above)
SIDES_NEAR = (
    lambda at: turned(outer_left(at) + [9.5, 0, 0], ("y", -52)) - [1.4, 0, 0],
    lambda at: turned(outer_down(at) - [9.5, 0, 0], ("y", 52)) + [1.2, 0, 0],
)


def _panels(last: Last, poses: tuple[Pose, Pose]) -> list[Panel]:
    panels = []
    for number, pose in enumerate(poses):
        for side in SIDES:
            own = _upper(last, side)
            middle = lambda c, pose=pose: np.broadcast_to(pose(np.array([[0, 3.0, 13.0]])), c.shape)
            panels.append(Panel(f"{side}{number}", LONG, DEEP, lambda u, v, own=own, pose=pose: pose(own(u, v)), middle, 0.22))
        tongue = _tongue(last)
        below = lambda c, pose=pose: c - (pose(np.array([[0, 5.0, 0]])) - pose(np.array([[0, 0.0, 0]])))
        panels.append(Panel(f"tongue{number}", tongue.wide, tongue.high, lambda u, v, pose=pose: pose(tongue.at(u, v)), below))
    return panels


def _outline(last: Last, out: float, parts: int = 90) -> np.ndarray:
    """Round the sole, (4 * parts, 2) of x and z, `out` cm outside the upper."""
    z = LONG * (1 - np.cos(np.linspace(0, np.pi, parts))) / 2
    right = np.stack([half(last, "outer", z) + _BEND(z), z], 1)
    left = np.stack([-half(last, "inner", z) + _BEND(z), z], 1)[::-1]
    round_ = np.concatenate([right, left[1:-1]])
    ahead = np.roll(round_, -1, 0) - np.roll(round_, 1, 0)
    normal = np.stack([ahead[:, 1], -ahead[:, 0]], 1)
    round_ = round_ + out * normal / (np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9)
    # It has corners where its curves meet.
    return gaussian_filter1d(divided(np.concatenate([round_, round_[:1]]), 4 * parts)[:-1], parts / 25, axis=0, mode="wrap")


def _rings(rings: list[np.ndarray], ink: str, pose: Pose) -> Trimming:
    """Closed rings joined to a body, its first and last filled."""
    n, parts = len(rings[0]), len(rings)
    at = np.concatenate([*rings, [rings[0].mean(0)], [rings[-1].mean(0)]])
    i = np.arange(n)
    j = (i + 1) % n
    faces = [np.stack(t, 1) for k in range(parts - 1) for t in ((i + k * n, j + k * n, j + (k + 1) * n), (i + k * n, j + (k + 1) * n, i + (k + 1) * n))]
    faces += [np.stack([np.full(n, parts * n), j, i], 1), np.stack([np.full(n, parts * n + 1), i + (parts - 1) * n, j + (parts - 1) * n], 1)]
    return Trimming(pose(at), np.concatenate(faces), ink)


def _sole(last: Last, pose: Pose) -> list[Trimming]:
    def ring(out, high, springs=1.0):
        flat = _outline(last, out)
        return np.stack([flat[:, 0], high + springs * spring(flat[:, 1]), flat[:, 1]], 1)

    edge = [ring(-0.6, 0), ring(0.35, 0.05), ring(0.55, 0.35), ring(0.5, last.sole - 0.25), ring(0.32, last.sole), ring(0.02, last.sole), ring(-0.5, last.sole - 0.4)]
    stripe = [ring(0.56, last.sole * 0.62), ring(0.60, last.sole * 0.64), ring(0.60, last.sole * 0.74), ring(0.56, last.sole * 0.76)]
    inside = [ring(-0.35, last.sole * 0.8), ring(-0.5, last.sole * 0.95)]
    inside[1][:, 1] += last.raised * np.clip((16 - inside[1][:, 2]) / 6, 0, 1)
    return [_rings(edge, "sole", pose), _rings(stripe, "stripe", pose), _rings(inside, "insole", pose)]


def _laces(last: Last, pose: Pose) -> list[Trimming]:
    """Crossed from eye to eye, the ends tied away."""
    z = np.linspace(last.throat - 1.2, 9.2, last.eyes)
    u = LONG * np.arccos(1 - 2 * z / LONG) / np.pi
    holes = {side: _upper(last, side)(u, np.full(last.eyes, 0.95)) for side in SIDES}
    parts = []
    for side in SIDES:
        for place in holes[side]:
            out = np.array([(1 if side == "outer" else -1) * 0.75, 0.65, 0])
            spot, away = pose(np.stack([place, place + out]))
            way = (away - spot) / np.linalg.norm(away - spot)
            parts.append(lathed([(0.34, 0), (0.34, 0.10), (0.26, 0.13), (0.16, 0.06), (0, 0.05)], spot, way, "eyelet", 16))

    def tie(a, b, lift):
        """Flat and close to the tongue, or from the side they would look like a chain."""
        t = np.linspace(0, 1, 20)[:, None]
        arc = a + (b - a) * t + np.array([0, 1, 0]) * ((lift + last.laced) * np.sin(np.pi * t) ** 0.7 + 0.06)
        parts.append(strap(pose(arc), pose(arc + [0, 1, 0]) - pose(arc), 0.66, 0.13, "lace"))

    tie(holes["outer"][0], holes["inner"][0], 0.16)
    for k in range(last.eyes - 1):
        tie(holes["outer"][k], holes["inner"][k + 1], 0.18)
        tie(holes["inner"][k], holes["outer"][k + 1], 0.30)
    return parts


def trim(last: Last, poses: tuple[Pose, Pose], _: Mesh) -> list[Trimming]:
    return [part for pose in poses for part in (*_sole(last, pose), *_laces(last, pose))]


def paint(last: Last, art) -> None:
    if last.toe:
        art.weave(fine=0.05, cloud=0.05, worn=0.25)
    else:
        art.skin()
    for number in (0, 1):
        for side in SIDES:
            sheet = art.sheet(f"{side}{number}")
            z = LONG * (1 - np.cos(np.pi * np.clip(sheet.u, 0, LONG) / LONG)) / 2
            is_stay = (z < last.throat + 0.4) & (z > 8.4)
            stay = np.where(z > last.throat - 0.6, 2.0 - np.abs(z - last.throat) * 0.4, 2.0)
            for off in (stay - sheet.v, np.where(z < 8.4, 1.1 - sheet.v, -9)):
                layer = off * (is_stay if off is not None else 1)
                sheet.relief[:] += 0.35 / (1 + np.exp(np.clip(-layer * 14, -60, 60))) * (np.abs(layer) < 3)
            sheet.stitch(sheet.u, np.abs(sheet.v - stay + 0.22) + 9 * ~is_stay, 0, 0.28)
            sheet.stitch(sheet.u, np.abs(sheet.v - stay + 0.52) + 9 * ~is_stay, 0, 0.28)
            sheet.stitch(sheet.u, np.abs(sheet.v - 0.85) + 9 * (z > 8.4), 0, 0.28)
            # The heel's counter, and the cap over the toe.
            heel = 3.4 + 0.12 * (DEEP - sheet.v)
            sheet.relief[:] += 0.35 / (1 + np.exp(np.clip((z - heel) * 14, -60, 60)))
            sheet.stitch(sheet.v, np.abs(z - heel + 0.25), 0, 0.28)
            cap = (last.toe or 23.4) + 0.02 * (sheet.v - 5) ** 2
            over = 1 / (1 + np.exp(np.clip((cap - z) * 14, -60, 60)))
            sheet.relief[:] += 0.4 * over
            if last.toe:
                sheet.ink("sole", over)
            else:
                sheet.stitch(sheet.v, np.abs(z - cap - 0.25), 0, 0.28)
                holes = (((sheet.u * 1.5) % 1 - 0.5) ** 2 + ((sheet.v * 1.5) % 1 - 0.5) ** 2 < 0.02) & (z > cap + 1.0) & (sheet.v < 5)
                sheet.relief[:] -= 0.6 * holes
            if side == "outer":
                # The peak on the side: two ridges, one within the other, as high above the sole as the wall is there.
                high = (1 - np.clip(sheet.v / DEEP, 0, 1)) * (last.edge(z) - last.sole)
                for top, wide, ink in ((4.6, 4.6, "peak"), (2.9, 2.9, "accent")):
                    ridge = np.abs(high - top + 0.75 * np.abs(z - 10.5))
                    sheet.ink(ink, np.clip((0.30 - ridge) * 18, 0, 1) * (np.abs(z - 10.5) < wide))
        art.sheet(f"tongue{number}").relief[:] *= 0.6


def shoes(last: Last, fabric, poses: tuple[Pose, Pose], inks: dict[str, str], across: float = 0.0, frame: float = 40) -> Garment:
    return Garment(
        lambda _: pattern_of(_panels(last, poses)), fabric, None, partial(paint, last), frame, 0, trim=partial(trim, last, poses),
        inks={"sole": "#efece4", "stripe": "#efece4", "insole": "#cfc6b6", "lace": "#f1efe9", "eyelet": "#8d8a84", **inks},
        model=lambda: mesh_of(_panels(last, poses)), views=("front",), across=across,
    )


SLIDE = Last(1.08, 0, LOW.edge, LOW.opening, 0, None, 2.9)
STRAP = 9.0  # how wide it is along the foot
BED = 11.0  # what the flat panel of a footbed is wide


def _arch(a, v):
    """The strap over the foot, `a` from -90 degrees at its inner side to 90 at its outer one, where it is wider."""
    side = np.sin(a)
    z = 13.2 + (v - STRAP / 2) * (1 + 0.12 * side) + 0.8 * side + 0.25 * np.cos(2 * a)
    wide = np.where(side > 0, half(SLIDE, "outer", z), half(SLIDE, "inner", z)) + 0.15
    swell = 0.25 * np.sin(np.pi * np.clip(v / STRAP, 0, 1))
    y = 1.6 + (4.9 + 0.10 * (13 - z) + swell) * np.cos(a) ** 0.8
    return np.stack([wide * np.sign(side) * np.abs(side) ** 0.85 + _BEND(z), y, z], 1)


_TURNS = np.linspace(-np.pi / 2, np.pi / 2, 600)
# How far along the strap's middle each turn is: its panel is as long as it is in space, or what is painted on it would be stretched.
_RUN = np.r_[0, np.cumsum(np.linalg.norm(np.diff(_arch(_TURNS, np.full(600, STRAP / 2)), axis=0), axis=1))]
_TOP = float(np.interp(0, _TURNS, _RUN))


def _bed_place(u, v):
    """Of the footbed's panel: how far out from its middle line, -1 to 1, and z."""
    return 2 * u / BED - 1, LONG / 2 * (1 - 0.975 * np.cos(np.pi * np.clip(v / LONG, 0, 1)))


def _raised(z):
    """How much higher the footbed is there than in its middle: at the heel, and at the toe."""
    return 0.6 * spring(z) + 0.9 * np.exp(-((np.asarray(z) / 7) ** 2))


def _slide_panels(number: int, pose: Pose) -> list[Panel]:
    def bed(u, v):
        s, z = _bed_place(u, v)
        x = _BEND(z) + s * 0.97 * np.where(s > 0, half(SLIDE, "outer", z), half(SLIDE, "inner", z))
        rim = 0.34 * np.abs(s) ** 5 + 0.3 * np.clip(np.abs(z / LONG - 0.5) * 2, 0, 1) ** 16
        return pose(np.stack([x, 2.12 + rim + _raised(z), z], 1))

    strap = Panel(f"strap{number}", _RUN[-1], STRAP, lambda u, v: pose(_arch(np.interp(u, _RUN, _TURNS), v)),
                  lambda c: np.broadcast_to(pose(np.array([[0, 1.5, 13.0]])), c.shape), 0.2)
    below = pose(np.array([[0, 5.0, 0]])) - pose(np.array([[0, 0.0, 0]]))
    return [strap, Panel(f"bed{number}", BED, LONG, bed, lambda c: c - below, 0.2)]


# The sole's edge from below the foot, round, up and over to the footbed: cm outside the foot, and above the ground.
_WALL = ((-0.3, 0), (0.1, 0.02), (0.32, 0.12), (0.45, 0.32), (0.5, 0.56), (0.5, 0.80), (0.40, 0.87), (0.40, 0.95), (0.5, 1.02), (0.47, 1.7), (0.43, 2.25), (0.38, 2.47),
         (0.27, 2.63), (0.12, 2.71), (-0.04, 2.71), (-0.18, 2.62), (-0.28, 2.45), (-0.34, 1.6))


def _footbed(pose: Pose) -> list[Trimming]:
    def ring(out, high):
        flat = _outline(SLIDE, out)
        # Flat on the ground at the heel, and more and more of it rises with the footbed.
        rise = 0.6 * spring(flat[:, 1]) if high < 1 else _raised(flat[:, 1])
        return np.stack([flat[:, 0], high + rise, flat[:, 1]], 1)

    return [_rings([ring(out, high) for out, high in _WALL], "rubber", pose)]


def paint_slides(poses: tuple[Pose, Pose], art) -> None:
    art.skin()
    for number, pose in enumerate(poses):
        sheet = art.sheet(f"strap{number}")
        edge = np.minimum(sheet.v, STRAP - sheet.v)
        sheet.relief[:] += 0.5 * np.exp(-(((edge - 0.55) / 0.16) ** 2)) - 0.35 * (edge < 0.35)
        # The mark, moulded: nested diamonds, the right half a ridge higher, on either foot.
        left = -1 if np.linalg.det(pose(np.eye(3)) - pose(np.zeros((1, 3)))) > 0 else 1
        x, y = (sheet.u - _TOP) * left, sheet.v - STRAP / 2
        for k in range(3):
            ring = np.abs(np.abs(x) + np.abs(y - 0.36 * (x > 0)) - (2.85 - 1.0 * k))
            ridge = np.clip((0.25 - ring) * 28, 0, 1)
            sheet.relief[:] += 0.6 * step_up(0.25 - ring, 20)
            sheet.ink("print", ridge)
        # Zigzags pressed into the footbed, within a plain rim.
        sheet = art.sheet(f"bed{number}")
        s, z = _bed_place(sheet.u, sheet.v)
        wide = np.where(s > 0, half(SLIDE, "outer", np.clip(z, 0, LONG)), half(SLIDE, "inner", np.clip(z, 0, LONG)))
        rim = np.minimum((1 - np.abs(s)) * wide, np.minimum(z, LONG - z)) - 0.9
        row = (z - 0.6 * np.abs((s * wide / 2.4) % 2 - 1) * 2.4) % 0.9
        sheet.relief[:] += (0.45 * np.cos(row / 0.9 * 2 * np.pi)) * step_up(rim, 8) - 0.5 * np.exp(-((rim / 0.12) ** 2))


def slides(poses: tuple[Pose, Pose], across: float) -> Garment:
    panels = [panel for number, pose in enumerate(poses) for panel in _slide_panels(number, pose)]
    return Garment(
        lambda _: pattern_of(panels), LEATHER, None, partial(paint_slides, poses), 40, 0, trim=lambda _: [part for pose in poses for part in _footbed(pose)],
        model=lambda: mesh_of(panels), views=("front",), across=across,
    )


RED_STRIPE = {"stripe": "#b5301a"}
# Lined in red.
PEAKS = {"accent": "#b5301a", "inside": "#b5301a"}
# What has no back shows its sides.
GARMENTS = {
    "lowtop": shoes(LOW, CANVAS, PAIR, RED_STRIPE, -2.6), "lowtop-sides": shoes(LOW, CANVAS, SIDES_UP, RED_STRIPE),
    "lowtop-women": shoes(SLIM, CANVAS, PAIR, RED_STRIPE, -2.6), "lowtop-women-sides": shoes(SLIM, CANVAS, SIDES_UP, RED_STRIPE),
    "sneakers": shoes(HIGH, LEATHER, PAIR, PEAKS, frame=43), "sneakers-sides": shoes(HIGH, LEATHER, SIDES_UP, PEAKS, 0, 44),
    "slides": slides(FROM_ABOVE, 0), "slides-sides": slides(SIDES_NEAR, 0),
}
