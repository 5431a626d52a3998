"""A look at cloth from a hand's width: every yarn modelled, knitted or woven as the cloth is. Lengths in cm.

One structure is lit once and developed in every colour, as garments are.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d
from scipy.spatial import cKDTree

from develop import SAMPLES, Lighting, averaged, linear, lit
from fabric import Fabric
from picture import Camera, rasterised

ASPECT = 0.8  # of the pictures
SPARE = 1.12  # what lies outside the picture, so that folds do not show an end


@dataclass(frozen=True)
class Yarn:
    """`radius`: cm; `plies`: threads twisted together; `turns`: twists a cm; `uneven`: share of its thickness; `hairs`: loose
    fibres a square cm, each `hair` cm long at most; `sides`: how round each is modelled."""

    radius: float
    plies: int = 2
    turns: float = 7.0
    uneven: float = 0.10
    hairs: int = 500
    hair: float = 0.10
    sides: int = 6


def _wander(random: np.random.Generator, shape, over: float) -> np.ndarray:
    """Smooth along the last axis, standard deviation 1."""
    out = gaussian_filter1d(random.standard_normal(shape), over, axis=-1)
    return out / (out.std() + 1e-9)


def _tubes(paths: np.ndarray, radius, sides: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Paths (k, n, 3). @returns points, triangles, and the path's point each was made of"""
    k, n, _ = paths.shape
    ahead = np.gradient(paths, axis=1)
    ahead /= np.linalg.norm(ahead, axis=2, keepdims=True) + 1e-9
    side = np.cross(ahead, [0.05, 0.1, 1.0])
    side /= np.linalg.norm(side, axis=2, keepdims=True) + 1e-9
    up, turn = np.cross(ahead, side), np.linspace(0, 2 * np.pi, sides, endpoint=False)
    ring = np.cos(turn)[:, None] * side[:, :, None] + np.sin(turn)[:, None] * up[:, :, None]
    at = paths[:, :, None] + np.broadcast_to(radius, (k, n))[:, :, None, None] * ring
    base = (np.arange(k)[:, None, None] * n + np.arange(n - 1)[None, :, None]) * sides
    j = np.arange(sides)[None, None]
    l = (j + 1) % sides
    quads = np.stack([base + j, base + l, base + sides + l, base + sides + j], -1).reshape(-1, 4)
    return at.reshape(-1, 3), np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]]), np.repeat(np.arange(k * n), sides)


def _grid(rows: int, columns: int) -> np.ndarray:
    """Triangles between points that lie in rows."""
    i = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    return np.concatenate([np.stack([i, i + 1, i + columns + 1], 1), np.stack([i, i + columns + 1, i + columns], 1)])


@dataclass
class Cloth:
    """As it lies flat: paths of its yarns (k, n, 3), and which of them cross: those show the second colour; or the skin of what has no
    yarns, places (rows, columns, 3)."""

    paths: list[np.ndarray]
    crossing: list[bool]
    skin: np.ndarray | None = None


def knitted(random, wide: float, high: float, wale: float, course: float, relief=None) -> Cloth:
    """Jersey: rows of loops, each through the one below. `relief`: cm that a place (wale, course) stands out or back, as in ribs."""
    wales, courses, parts = round(wide / wale), round(high / course), 18
    n = wales * parts + 1
    t = np.linspace(0, 2 * np.pi * wales, n)
    row = np.arange(courses)[:, None]
    u = t / (2 * np.pi) * wale + 0.195 * wale * np.sin(2 * t) + 0.11 * wale * _wander(random, (courses, n), parts * 0.7) - wide / 2
    v = -0.84 * course * np.cos(t) + (row - courses / 2) * course + 0.13 * course * _wander(random, (courses, n), parts * 0.8)
    z = -0.19 * wale * np.cos(2 * t) + 0.05 * wale * _wander(random, (courses, n), parts * 0.6)
    if relief is not None:
        z = z + relief(t / (2 * np.pi), np.broadcast_to(row, (courses, n)))
    return Cloth([np.stack([u, v, z], 2)], [False])


def woven(random, wide: float, high: float, warp: float, weft: float, lift: np.ndarray, crimp: float = 0.5) -> Cloth:
    """`warp`, `weft`: cm between yarns; `lift` (i, j): 1 where warp i lies over weft j, repeated; `crimp`: of it, how far they bend."""
    across, along, parts = round(wide / warp), round(high / weft), 5

    def run(count: int, crossed: int, gap: float, other: float, is_over, axis: int) -> np.ndarray:
        n = crossed * parts + 1
        at = np.linspace(0, crossed, n)
        i = np.arange(count)[:, None]
        j = np.floor(at).astype(int)[None]
        over, beyond = is_over(i, j), is_over(i, j + 1)
        part = (at - np.floor(at))[None]
        # Level where it stays on one side, turning only where it dives.
        bend = over + (beyond - over) * (0.5 - 0.5 * np.cos(np.pi * part))
        z = crimp * min(gap, other) * (2 * bend - 1)
        place = (i + 0.5 - count / 2) * gap + 0.045 * gap * _wander(random, (count, n), parts * 6) + np.zeros_like(bend)
        way = np.broadcast_to((at - crossed / 2) * other, bend.shape)
        return np.stack([place, way, z] if axis == 0 else [way, place, z], 2)

    high_at = lambda i, j: lift[i % lift.shape[0], j % lift.shape[1]].astype(float)
    return Cloth([
        run(across, along, warp, weft, high_at, 0),
        run(along, across, weft, warp, lambda j, i: 1 - high_at(i, j), 1),
    ], [False, True])


def grained(random, wide: float, high: float, pebble: float) -> Cloth:
    """Leather: pebbles about `pebble` cm wide with creases between them."""
    parts = 800
    u, v = np.meshgrid(np.linspace(-wide / 2, wide / 2, parts), np.linspace(-high / 2, high / 2, round(parts / ASPECT)))
    x, y = np.meshgrid(np.arange(-wide / 2, wide / 2 + pebble, pebble), np.arange(-high / 2, high / 2 + pebble, pebble))
    spots = np.stack([x.ravel(), y.ravel()], 1) + random.uniform(-0.48, 0.48, (x.size, 2)) * pebble
    near = cKDTree(spots).query(np.stack([u.ravel(), v.ravel()], 1), 2)[0]
    crease = (near[:, 1] - near[:, 0]).reshape(u.shape) / pebble
    z = 0.35 * pebble * (1 - np.exp(-crease / 0.22)) + 0.3 * pebble * gaussian_filter(random.standard_normal(u.shape), 4)
    return Cloth([], [], np.stack([u, v, z], 2))


def twill(over: int, under: int) -> np.ndarray:
    """Each warp passes over `over` wefts and under `under`, one step further on than the warp beside it."""
    size = over + under
    return np.array([[(j - i) % size < over for j in range(size)] for i in range(size)])


PLAIN = twill(1, 1)
SATIN = np.array([[(j - 2 * i) % 5 != 0 for j in range(5)] for i in range(5)])


@dataclass(frozen=True)
class Structure:
    """`frame`: cm of height that the picture shows; `faded`: how much of the second colour shows on the crowns of the first."""

    frame: float
    yarn: Yarn
    made: object  # (random, wide, high) -> Cloth
    faded: float = 0.0
    folds: float = 1.0


def _ribs(pitch: int, deep: float):
    """Ribs of `pitch` wales, standing out by `deep` cm."""
    return lambda wale, course: deep * np.clip(1.6 * np.cos(np.pi * wale / pitch), -1, 1)


def _cells(deep: float):
    """Piqué: tucked loops draw the cloth into cells."""
    return lambda wale, course: deep * np.cos(np.pi * wale) * np.cos(np.pi * course / 2)


STRUCTURES: dict[str, Structure] = {
    "jersey": Structure(4.4, Yarn(0.024), lambda r, w, h: knitted(r, w, h, 0.105, 0.082)),
    "fleece": Structure(5.2, Yarn(0.026, hairs=900, hair=0.16), lambda r, w, h: knitted(r, w, h, 0.118, 0.092), folds=1.3),
    "pique": Structure(4.4, Yarn(0.025), lambda r, w, h: knitted(r, w, h, 0.110, 0.084, _cells(0.020))),
    "rib": Structure(4.4, Yarn(0.022), lambda r, w, h: knitted(r, w, h, 0.092, 0.080, _ribs(2, 0.045)), folds=0.8),
    "knit": Structure(9.0, Yarn(0.078, plies=3, turns=3, hairs=260, hair=0.34), lambda r, w, h: knitted(r, w, h, 0.36, 0.27), folds=1.8),
    "chunky": Structure(11.0, Yarn(0.092, plies=3, turns=2.4, hairs=220, hair=0.4), lambda r, w, h: knitted(r, w, h, 0.42, 0.31, _ribs(3, 0.20)), folds=1.8),
    "poplin": Structure(2.6, Yarn(0.0105, plies=1, uneven=0.16, hairs=500, hair=0.05, sides=6), lambda r, w, h: woven(r, w, h, 0.022, 0.025, PLAIN), folds=0.8),
    "satin": Structure(2.6, Yarn(0.0105, plies=1, uneven=0.05, hairs=40, hair=0.04), lambda r, w, h: woven(r, w, h, 0.0205, 0.026, SATIN, 0.3), folds=1.0),
    "nylon": Structure(2.6, Yarn(0.0135, plies=1, uneven=0.04, hairs=0), lambda r, w, h: woven(r, w, h, 0.028, 0.030, PLAIN, 0.36), folds=1.0),
    "twill": Structure(3.6, Yarn(0.0165, uneven=0.14, hairs=700, hair=0.06), lambda r, w, h: woven(r, w, h, 0.034, 0.045, twill(2, 1))),
    "denim": Structure(3.6, Yarn(0.0205, uneven=0.2, hairs=900, hair=0.08), lambda r, w, h: woven(r, w, h, 0.041, 0.052, twill(3, 1)), faded=0.16),
    "canvas": Structure(4.4, Yarn(0.036, uneven=0.14, hairs=500, hair=0.09), lambda r, w, h: woven(r, w, h, 0.075, 0.080, PLAIN), folds=0.8),
    "leather": Structure(3.0, Yarn(0.03), lambda r, w, h: grained(r, w, h, 0.06), folds=1.3),
    "wool": Structure(3.6, Yarn(0.021, uneven=0.16, hairs=2600, hair=0.14), lambda r, w, h: woven(r, w, h, 0.044, 0.047, twill(2, 2), 0.42), folds=1.2),
}


def _fold(random, frame: float, much: float):
    """The soft folds a piece lies in: heights over places, and nothing else."""
    ridges = [(random.uniform(0.5, 1.0), random.uniform(-0.55, -0.2), random.uniform(0.13, 0.17), random.uniform(0.5, 0.8)),
              (random.uniform(0.0, 0.5), random.uniform(0.15, 0.5), random.uniform(0.15, 0.2), random.uniform(0.2, 0.4))]

    def height(u, v):
        z = 0.0
        for lean, off, wide, high in ridges:
            across = (u * np.cos(lean) + v * np.sin(lean)) / frame
            bow = 0.12 * (v * np.cos(lean) - u * np.sin(lean)) ** 2 / frame**2
            z = z + frame * 0.24 * high * much * np.exp(-(((across - off + bow) / wide) ** 2))
        return z

    return height


class Closeup:
    """Cloth of a structure, ready to be lit and developed like a garment (`develop.Stage`)."""

    # Between the yarns it is dark: their upper sides have the swatch's colour.
    exposed_at = 76

    def __init__(self, structure: Structure, fabric: Fabric, seed: int):
        self.fabric, self.seed, random = fabric, seed, np.random.default_rng(seed)
        high = structure.frame * SPARE
        wide = high * ASPECT
        cloth, yarn = structure.made(random, wide, high), structure.yarn
        points, triangles, blend, shade, first = [], [], [], [], 0

        def add(at, faces, mix, light):
            nonlocal first
            points.append(at)
            triangles.append(faces + first)
            blend.append(mix)
            shade.append(light)
            first += len(at)

        for paths, is_crossing in zip(cloth.paths, cloth.crossing):
            k, n, _ = paths.shape
            step = float(np.median(np.linalg.norm(np.diff(paths[0], axis=0), axis=1)))
            thick = 1 + yarn.uneven * _wander(random, (k, n), 0.25 / step)
            turn = np.arange(n) * step * yarn.turns * 2 * np.pi + random.uniform(0, 6.3, (k, 1))
            crown = (paths[..., 2] - paths[..., 2].min()) / (np.ptp(paths[..., 2]) + 1e-9)
            own = 1 + 0.03 * random.standard_normal((k, 1)) + 0.03 * _wander(random, (k, n), 0.15 / step)
            mix = np.full((k, n), 1.0 if is_crossing else 0.0)
            if structure.faded and not is_crossing:
                mix = np.clip(structure.faded * crown**3 * (0.6 + 0.5 * _wander(random, (k, n), 0.1 / step)), 0, 0.9)
            for ply in range(yarn.plies):
                phase = turn + ply * 2 * np.pi / yarn.plies
                off = (yarn.radius * 0.5 * thick)[..., None] if yarn.plies > 1 else 0
                lines = paths + off * np.stack([0.8 * np.cos(phase), 0.6 * np.cos(phase), np.sin(phase)], 2)
                at, faces, made_of = _tubes(lines, yarn.radius * (0.66 if yarn.plies > 1 else 1) * thick, yarn.sides)
                of = made_of[faces[:, 0]]
                add(at, faces, mix.ravel()[of], own.ravel()[of])
            count = round(yarn.hairs * wide * high / len(cloth.paths))
            if count:
                pick = random.integers(0, k * n, count)
                s = np.linspace(0, 1, 6)[None, :, None]
                way = random.normal(0, 1, (count, 1, 3)) * [1, 1, 0.55] + [0, 0, 0.35]
                way /= np.linalg.norm(way, axis=2, keepdims=True)
                curl, long = random.normal(0, 1, (count, 1, 3)), random.uniform(0.3, 1, (count, 1, 1)) * yarn.hair
                hairs = paths.reshape(-1, 3)[pick][:, None] + long * (way * s + 0.7 * curl * s**2 - 0.4 * curl[:, :, ::-1] * s**3)
                at, faces, made_of = _tubes(hairs, max(0.0011, yarn.radius * 0.045), 3)
                add(at, faces, np.repeat(mix.ravel()[pick], 6)[made_of[faces[:, 0]]], np.ones(len(faces)))
        if cloth.skin is not None:
            faces = _grid(*cloth.skin.shape[:2])
            deep = np.clip(-cloth.skin[..., 2].ravel()[faces[:, 0]] / np.ptp(cloth.skin[..., 2]) + 0.4, 0, 1)
            add(cloth.skin.reshape(-1, 3), faces, np.zeros(len(faces)), 1 - 0.35 * deep)
        else:
            # What shows through the gaps: a dim layer of the same cloth.
            u, v = np.meshgrid(np.linspace(-wide / 2, wide / 2, 80), np.linspace(-high / 2, high / 2, 80))
            faces = _grid(80, 80)
            add(np.stack([u.ravel(), v.ravel(), np.full(u.size, -1.5 * yarn.radius)], 1), faces, np.full(len(faces), 0.3), np.full(len(faces), 0.6))
        at = np.concatenate(points)
        at[:, 2] += _fold(random, structure.frame, structure.folds)(at[:, 0], at[:, 1])
        self.at, self.triangles = at, np.concatenate(triangles)
        self.blend, self.shade = np.concatenate(blend).astype(np.float32), np.concatenate(shade).astype(np.float32)
        self.frame = structure.frame

    def camera(self, wide: int, high: int) -> Camera:
        return Camera(wide, high, self.frame, up=0.0)

    def lit(self, camera: Camera, lighting: Lighting) -> dict[str, np.ndarray]:
        corners = np.zeros((len(self.triangles), 3, 2), np.float32)
        return lit(self.at, self.triangles, corners, np.zeros(len(self.triangles), int), [(None, 0)], camera, lighting)

    def colours(self, camera: Camera, palette: dict[str, np.ndarray]):
        """As `develop.Stage.colours`; "weft" is the ink of the yarns that cross."""
        which, _, _ = rasterised(camera, self.at, self.triangles, SAMPLES)
        hit = which >= 0
        triangle = which[hit]
        cloth, weft = linear(palette["cloth"]), linear(palette.get("weft", palette["cloth"]))
        mix = self.blend[triangle][:, None]
        full = np.zeros((*which.shape, 3), np.float32)
        full[hit] = (cloth * (1 - mix) + weft * mix) * self.shade[triangle][:, None]
        cover = averaged(hit, camera)
        return averaged(full, camera), cover, cover[..., 0] > 0.99
