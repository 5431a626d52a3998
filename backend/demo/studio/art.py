"""What is on the cloth: colours, prints, stitches and relief, painted where the pattern lies flat, so that they follow the folds.

Inks have names; a palette says which colour each has, so that one painting serves every colour of a product.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage, sparse

from pattern import Line, Pattern

PIXELS = 26  # a cm
MARGIN = 1.5  # cm round each piece


def _between(coarse: int, fine: int, first: int) -> sparse.csr_matrix:
    """Takes a line of `coarse` spline weights to the `first` of `fine` points along it, as `ndimage.zoom` does, many times faster."""
    at = np.arange(min(first, fine)) * ((coarse - 1) / (fine - 1))
    k = np.minimum(at.astype(int), coarse - 1)
    t = (at - k).astype(np.float32)
    weights = np.stack([(1 - t) ** 3, 3 * t**3 - 6 * t**2 + 4, -3 * t**3 + 3 * t**2 + 3 * t + 1, t**3]) / 6
    taps = np.abs(np.arange(-1, 3)[:, None] + k)
    taps = np.where(taps > coarse - 1, 2 * (coarse - 1) - taps, taps)
    rows = np.broadcast_to(np.arange(len(at)), taps.shape)
    return sparse.csr_matrix((weights.ravel(), (rows.ravel(), taps.ravel())), (len(at), coarse), dtype=np.float32)


def noise(shape, scale, seed: int) -> np.ndarray:
    """Smooth, about -1 to 1, with features of `scale` pixels (or of two: down, across)."""
    random = np.random.default_rng(seed)
    down, across = (scale, scale) if np.isscalar(scale) else scale
    coarse = random.standard_normal((int(shape[0] / down) + 4, int(shape[1] / across) + 4)).astype(np.float32)
    filtered = ndimage.spline_filter(coarse, 3, np.float32)
    wide, high = _between(coarse.shape[1], round(shape[1] + 3 * across), shape[1]), _between(coarse.shape[0], round(shape[0] + 3 * down), shape[0])
    fine = high @ (wide @ filtered.T).T
    missing = [(0, max(0, wanted - has)) for wanted, has in zip(shape, fine.shape)]
    return np.pad(fine, missing, "edge") / 1.6


def creases(shape, seed: int) -> np.ndarray:
    """What wear and folding left in the cloth: soft ridges a few centimetres apart, bent by a slower noise."""
    bend = noise(shape, 5 * PIXELS, seed) * 1.2 * PIXELS
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    y, x = np.clip(y + bend, 0, shape[0] - 1), np.clip(x + bend, 0, shape[1] - 1)
    out = np.zeros(shape, np.float32)
    for k, (down, across, much) in enumerate(((2.0, 5.5, 1.0), (4.0, 1.6, 0.7), (1.1, 1.3, 0.35))):
        ridge = ndimage.map_coordinates(noise(shape, (down * PIXELS, across * PIXELS), seed + 5 + k), [y, x], order=1)
        where = np.clip(0.5 + 0.8 * noise(shape, 9 * PIXELS, seed + 20 + k), 0, 1)
        out += much * where * (0.6 * ridge + 0.4 * (0.5 - np.abs(ridge)))
    return out


def stitches(along: np.ndarray, off: np.ndarray, row: float, pitch: float = 0.32, thick: float = 0.07) -> np.ndarray:
    """0 to 1: a row of stitches where `off` (cm from an edge) is `row`."""
    is_on = np.abs((along / pitch) % 1 - 0.5) < 0.36
    return np.clip(1.4 - np.abs(off - row) / thick, 0, 1) * is_on


def step_up(off: np.ndarray, sharp: float = 14) -> np.ndarray:
    """From 0 (below) to 1 (above), within about two mm: where one layer begins to lie on another."""
    return 1 / (1 + np.exp(np.clip(-off * sharp, -60, 60)))


def seam_relief(off: np.ndarray, along: np.ndarray) -> np.ndarray:
    """A pressed seam at `off` cm: a groove, the allowance beside it, puckers across."""
    groove, allowance = -0.55 * np.exp(-((off / 0.10) ** 2)), 0.22 * np.exp(-(((off - 0.45) / 0.35) ** 2))
    return groove + allowance + along * 0.22 * np.exp(-((off / 0.9) ** 2))


@dataclass
class Layer:
    """Of an ink, on the outside or the inside of the cloth."""

    ink: str
    rows: slice
    columns: slice
    cover: np.ndarray  # bytes
    is_inside: bool


class Sheet:
    """One piece of the painting. `u`, `v`: cm in the piece, of each pixel."""

    def __init__(self, art: Art, name: str):
        self.art, self.name = art, name
        x, y, low, high = art.place[name]
        at = [round(value * PIXELS) for value in (low[1] + y, high[1] + y, low[0] + x, high[0] + x)]
        self.rows, self.columns = slice(at[0], at[1]), slice(at[2], at[3])
        self.u, self.v = np.meshgrid((np.arange(at[2], at[3]) + 0.5) / PIXELS - x, (np.arange(at[0], at[1]) + 0.5) / PIXELS - y)

    @property
    def shape(self):
        return self.u.shape

    @property
    def relief(self) -> np.ndarray:
        return self.art.relief[self.rows, self.columns]

    @property
    def shade(self) -> np.ndarray:
        return self.art.shade[self.rows, self.columns]

    def noise(self, scale, seed: int) -> np.ndarray:
        return noise(self.shape, scale, self.art.seed + seed)

    def ink(self, name: str, cover: np.ndarray, is_inside: bool = False):
        """Lays an ink on what is there; `cover` 0 to 1."""
        cover = (np.clip(cover, 0, 1) * 255 + 0.5).astype(np.uint8)
        self.art.layers.append(Layer(name, self.rows, self.columns, cover, is_inside))

    def off(self, *edges: str | Line) -> np.ndarray:
        """cm to the nearest of the edges (names of the piece's, or lines)."""
        image = Image.new("L", self.shape[::-1], 255)
        draw = ImageDraw.Draw(image)
        own = self.art.pattern.piece(self.name).edges
        for edge in edges:
            points = own[edge] if isinstance(edge, str) else edge
            draw.line([((x - self.u[0, 0]) * PIXELS, (y - self.v[0, 0]) * PIXELS) for x, y in points], fill=0, width=1)
        return (ndimage.distance_transform_edt(np.asarray(image)) / PIXELS).astype(np.float32)

    def traced(self, *edges: str | Line, reach: float = 2.5) -> tuple[np.ndarray, np.ndarray]:
        """cm to the nearest of the edges, and how far along it that is, for stitches that follow curves; beyond `reach` cm nothing."""
        own = self.art.pattern.piece(self.name).edges
        places, along = [], []
        for edge in edges:
            points = np.asarray(own[edge] if isinstance(edge, str) else edge, float)
            steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
            at = np.arange(0, steps[-1], 0.4 / PIXELS)
            places.append(np.stack([np.interp(at, steps, points[:, k]) for k in range(2)], 1))
            along.append(at)
        columns, rows = ((np.concatenate(places) - [self.u[0, 0], self.v[0, 0]]) * PIXELS).round().astype(int).T
        is_on = (columns >= 0) & (rows >= 0) & (columns < self.shape[1]) & (rows < self.shape[0])
        columns, rows, pad = columns[is_on], rows[is_on], int(reach * PIXELS)
        top, left = max(rows.min() - pad, 0), max(columns.min() - pad, 0)
        part = slice(top, rows.max() + pad), slice(left, columns.max() + pad)
        off, run = np.full(self.shape, 99, np.float32), np.zeros(self.shape, np.float32)
        is_free, at = np.ones(off[part].shape, bool), np.zeros(off[part].shape, np.float32)
        is_free[rows - top, columns - left], at[rows - top, columns - left] = False, np.concatenate(along)[is_on]
        far, nearest = ndimage.distance_transform_edt(is_free, return_indices=True)
        off[part], run[part] = far / PIXELS, at[tuple(nearest)]
        return off, run

    def drawn(self, shapes: list[Line], finer: int = 3) -> np.ndarray:
        """0 to 1: filled shapes with clean edges."""
        image = Image.new("L", (self.shape[1] * finer, self.shape[0] * finer), 0)
        draw = ImageDraw.Draw(image)
        for shape in shapes:
            draw.polygon([((x - self.u[0, 0]) * PIXELS * finer, (y - self.v[0, 0]) * PIXELS * finer) for x, y in shape], fill=255)
        return np.asarray(image.resize(self.shape[::-1], Image.LANCZOS), np.float32) / 255

    def printed(self, ink: str, shapes: list[Line]):
        """As a screen prints: hard edges, faint mottling, a little of the cloth showing through."""
        cover = np.clip(0.965 + 0.05 * self.noise(5, 5) + 0.03 * self.noise(1.6, 6), 0, 1)
        self.ink(ink, self.drawn(shapes) * cover)

    def stitch(self, along: np.ndarray, off: np.ndarray, row: float, pitch: float = 0.32, cover: float = 0.55, is_inside: bool = False):
        mask = stitches(along, off, row, pitch)
        self.relief[:] -= 0.15 * mask
        self.ink("thread", cover * mask, is_inside)

    def seams(self, *edges: str, much: float = 1):
        self.relief[:] += much * seam_relief(self.off(*edges), self.noise(8, 31))

    def hem(self, off: np.ndarray, deep: float = 2.2, rows=(0.1, 0.7)):
        """Turned up by `deep` cm and stitched down; `off`: cm from the edge."""
        self.relief[:] += 0.42 * step_up(deep - off) + self.noise((22, 9), 11) * 0.2 * np.exp(-(((off - deep * 0.85) / (deep / 2)) ** 2))
        for row in rows:
            self.relief[:] -= 0.3 * np.exp(-(((off - deep + row) / 0.09) ** 2))
            self.stitch(self.u, off, deep - row)

    def ribs(self, along: np.ndarray, pitch: float, deep: float = 0.5):
        """Knitted ribs across `along`."""
        wave = np.clip(np.cos(along * 2 * np.pi / pitch) * 1.3, -1, 1)
        self.relief[:] += deep * wave
        self.shade[:] *= 1 + 0.06 * wave

    def ribbed(self, pitch: float, deep: float = 0.62):
        """A band of ribs; it rolls in at its far edge and is caught at its sewn one."""
        self.ribs(self.u, pitch, deep)
        far = float(self.art.pattern.piece(self.name).outline[:, 1].max())
        self.relief[:] -= 0.6 * np.exp(-((self.v / 0.15) ** 2)) + 0.8 * np.clip((self.v - far + 0.35) / 0.35, 0, 1) ** 2


@dataclass
class Art:
    """`place`: where each piece lies on the sheet, as an offset, and its lowest and highest corner, in cm. `relief`: -1 to 1 of the
    cloth's own height. `shade`: times the colour."""

    pattern: Pattern
    seed: int
    wide: float = 150
    layers: list[Layer] = field(default_factory=list)

    def __post_init__(self):
        self.place, x, y, row = {}, MARGIN, MARGIN, 0.0
        for piece in self.pattern.pieces:
            low, high = piece.outline.min(0) - MARGIN, piece.outline.max(0) + MARGIN
            across, up = high - low
            if x + across > self.wide:
                x, y, row = MARGIN, y + row, 0.0
            self.place[piece.name] = (x - low[0], y - low[1], low, high)
            x, row = x + across, max(row, up)
        self.high = y + row + MARGIN
        self.shape = (round(self.high * PIXELS), round(self.wide * PIXELS))
        self.relief = np.zeros(self.shape, np.float32)
        self.shade = np.ones(self.shape, np.float32)

    def sheet(self, name: str) -> Sheet:
        return Sheet(self, name)

    def weave(self, fine: float = 0.035, cloud: float = 0.06, worn: float = 0.55):
        """The cloth itself, before anything is sewn or printed: uneven yarn, and what wear left."""
        grain, slub = noise(self.shape, 1.5, self.seed), noise(self.shape, (26, 2), self.seed + 1)
        self.relief += fine * grain + 0.02 * slub + cloud * noise(self.shape, 14, self.seed + 2)
        if worn:
            self.relief += worn * creases(self.shape, self.seed + 50)
        self.shade *= 1 + 0.02 * grain + 0.012 * slub + 0.008 * noise(self.shape, 60, self.seed + 3)

    def twill(self, deep: float, pitch: float = 0.22):
        """The diagonal of the weave, one way all round."""
        for piece in self.pattern.pieces:
            sheet = self.sheet(piece.name)
            # Backs are drawn as seen from the front.
            way = -1 if piece.name.startswith("back") else 1
            sheet.relief[:] += deep * np.cos((sheet.u * way + sheet.v) * 2 * np.pi / pitch) * (1 + 0.5 * sheet.noise(9, 40))

    def skin(self, worn: float = 0.15):
        """Leather or rubber instead: a fine grain, deeper here and there."""
        deeper = np.clip(0.5 + noise(self.shape, 40, self.seed + 4), 0, 1)
        self.relief += 0.07 * noise(self.shape, 3, self.seed) * deeper + 0.05 * noise(self.shape, 22, self.seed + 2)
        self.relief += worn * creases(self.shape, self.seed + 50)
        self.shade *= 1 + 0.02 * noise(self.shape, 50, self.seed + 3)

    def corners(self, mesh) -> np.ndarray:
        """Of each corner of a mesh, where it is on the sheet: 0 to 1, from the lower left."""
        out = np.empty(mesh.flat.shape, np.float32)
        for i, name in enumerate(mesh.names):
            own = mesh.piece == i
            out[own] = (mesh.flat[own] + self.place[name][:2]) / [self.wide, self.high]
        return out

    def coloured(self, palette: dict[str, np.ndarray], is_inside: bool = False) -> np.ndarray:
        """@returns (high, wide, 3) bytes, sRGB, the first row at the top; `palette`: 0 to 1 per ink, `cloth` and `inside` among them"""
        picture = np.ones((*self.shape, 3), np.float32) * palette["inside" if is_inside else "cloth"]
        for layer in self.layers:
            if layer.is_inside != is_inside or layer.ink not in palette:
                continue
            part, cover = picture[layer.rows, layer.columns], (layer.cover / np.float32(255))[..., None]
            part += (palette[layer.ink] - part) * cover
        picture *= self.shade[..., None]
        return np.ascontiguousarray((np.clip(picture[::-1], 0, 1) * 255 + 0.5).astype(np.uint8))

    def heights(self) -> Image.Image:
        """The relief as 16 bits of grey, its middle at half."""
        return Image.fromarray((np.clip(0.5 + self.relief[::-1] * 0.25, 0, 1) * 65535).astype(np.uint16))
