"""Several garments at once, laid or hung before a painted wall with relief: the gallery's pictures, the hero's. Lengths in cm.

The wall is plaster: blocks of colour, and imigongo's ridges raised from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from PIL import Image

from art import Art, Sheet
from develop import SAMPLES, Lighting, Stage, averaged, lit, of_hex, toned, without_noise
from fabric import Fabric
from garments import GARMENTS
from modelled import Panel, mesh_of, pattern_of, turned
from picture import Camera, rasterised
from shoot import dyed, palette_of, staged
from trim import Trimming, cord

RELIEF = 0.12  # how high ridges stand, as a part of their pitch: seen from further away, larger ones are higher


@dataclass(frozen=True)
class Laid:
    """A garment in the picture: its middle at `across`, `up`, turned by `turn` degrees, `off` cm from the wall. `flat`: how much of its
    depth is left, as what lies has little."""

    garment: str
    colour: str
    across: float
    up: float
    turn: float = 0.0
    off: float = 0.5
    flat: float = 0.35
    inks: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Block:
    """Wall in another colour: a box (left, bottom, right, top), a diamond (middle and radius), or everything below a ridge of hills
    (height, how far apart, how high)."""

    colour: str
    box: tuple[float, float, float, float] | None = None
    diamond: tuple[float, float, float] | None = None
    hills: tuple[float, float, float] | None = None
    ring: float = 0.0

    def cover(self, sheet: Sheet) -> np.ndarray:
        u, v = sheet.u, sheet.v
        if self.box:
            left, bottom, right, top = self.box
            inside = np.minimum(np.minimum(u - left, right - u), np.minimum(v - bottom, top - v))
        elif self.diamond:
            x, y, radius = self.diamond
            inside = radius - np.abs(u - x) - np.abs(v - y)
            if self.ring:
                inside = self.ring / 2 - np.abs(inside)
        else:
            height, apart, high = self.hills
            inside = height + high * (1 - np.abs((u / apart) % 2 - 1)) - v
        return np.clip(inside * 12 + 0.5, 0, 1)


@dataclass(frozen=True)
class Scene:
    """`wide`, `high`: what the picture shows; `motif`: of the relief ("zig", "diamond" or none), `pitch` its size, in `part` of the wall;
    `rail`: height of a rail before it; `burn`: how much darker it is printed at its foot, where words lie on it."""

    wide: float
    high: float
    wall: str
    laid: tuple[Laid, ...]
    blocks: tuple[Block, ...] = ()
    motif: str = "zig"
    pitch: float = 14.0
    part: tuple[float, float, float, float] | None = None
    rail: float | None = None
    burn: float = 0.0


def _wall(scene: Scene, seed: int) -> Stage:
    wide, high = scene.wide * 1.1, scene.high * 1.1
    panel = Panel("wall", wide, high, lambda u, v: np.stack([u - wide / 2, v - high / 2, np.zeros_like(u)], 1), (0, 0, -10), 20)
    art = Art(pattern_of([panel]), seed, wide + 6)
    sheet = art.sheet("wall")
    sheet.u, sheet.v = sheet.u - wide / 2, sheet.v - high / 2
    sheet.relief[:] += 0.10 * sheet.noise(60, 1) + 0.06 * sheet.noise(9, 2) + 0.03 * sheet.noise(2.5, 3)
    for number, block in enumerate(scene.blocks):
        sheet.ink(f"block{number}", block.cover(sheet))
    p = scene.pitch
    if scene.motif == "zig":
        off = np.abs((sheet.v + np.abs((sheet.u / p) % 2 - 1) * p) % (p / 2) - p / 4)
        ridge = np.clip(1.5 - off / (p * 0.075), 0, 1)
    elif scene.motif == "diamond":
        x, y = np.abs((sheet.u / p) % 1 - 0.5), np.abs((sheet.v / p) % 1 - 0.5)
        near = np.minimum(x + y, 1 - x - y)
        ridge = np.clip(1.5 - np.abs((near / 0.14) % 1 - 0.5) * 0.14 / 0.032, 0, 1)
    else:
        ridge = 0
    if scene.part:
        left, bottom, right, top = scene.part
        ridge = ridge * ((sheet.u > left) & (sheet.u < right) & (sheet.v > bottom) & (sheet.v < top))
    sheet.relief[:] += ridge
    trimmings = []
    if scene.rail is not None:
        rail = cord([[-wide / 2, scene.rail, 9], [0, scene.rail, 9], [wide / 2, scene.rail, 9]], 1.1, "rail", 24)
        trimmings = [rail, *(part for laid in scene.laid for part in _hanger(scene, laid))]
    return Stage(mesh_of([panel]), art, Fabric(1.0, 1.0, 0.1, relief=RELIEF * p), trimmings)


def _hanger(scene: Scene, laid: Laid) -> list[Trimming]:
    """From the rail into the neck."""
    top, x = scene.rail, laid.across
    hook = [[x + 2.0 * np.sin(t), top + 1.3 - 2.2 + 2.2 * np.cos(t), 9] for t in np.linspace(-2.2, np.pi * 0.9, 24)]
    stem = [[x, y, 9] for y in np.linspace(top - 3.0, laid.up + 1.0, 6)]
    return [cord(hook, 0.22, "metal"), cord(stem, 0.22, "metal")]


def _stage(scene: Scene, laid: Laid, seed: int) -> Stage:
    stage = staged(laid.garment, GARMENTS[laid.garment], seed)
    middle = (stage.at.min(0) + stage.at.max(0)) / 2
    at = (stage.at - middle) * [1, 1, laid.flat]
    if scene.rail is not None:
        at = at - [0, at[:, 1].max(), 0]
    at = turned(at, ("z", laid.turn))
    stage.at = at + [laid.across, laid.up, laid.off - at[:, 2].min()]
    return stage


def pictured(scene: Scene, seed: int, high: int) -> Image.Image:
    """`high`: pixels."""
    wall = _wall(scene, seed)
    stages = [wall, *(_stage(scene, laid, seed + k) for k, laid in enumerate(scene.laid))]
    palettes = [palette_of(scene.wall) | {f"block{n}": of_hex(block.colour) for n, block in enumerate(scene.blocks)} | {"rail": of_hex("#191614")}]
    palettes += [dyed(GARMENTS[laid.garment], laid.colour, laid.inks) for laid in scene.laid]
    first = np.cumsum([0, *(len(stage.triangles) for stage in stages)])
    points = np.cumsum([0, *(len(stage.at) for stage in stages)])
    at = np.concatenate([stage.at for stage in stages])
    triangles = np.concatenate([stage.triangles + n for stage, n in zip(stages, points)])
    corners = np.concatenate([stage.uv for stage in stages])
    kind = np.concatenate([2 * k + (stage.side > 1) for k, stage in enumerate(stages)])
    camera = Camera(round(high * scene.wide / scene.high), high, scene.high, 0, 0)
    lighting = Lighting(gap=30.0)
    found = lit(at, triangles, corners, kind, [relief for stage in stages for relief in stage.reliefs], camera, lighting)
    which, weight, _ = rasterised(camera, at, triangles, SAMPLES)
    full = np.zeros((*which.shape, 3), np.float32)
    for k, (stage, palette) in enumerate(zip(stages, palettes)):
        own = (which >= first[k]) & (which < first[k + 1])
        full[own] = stage.looked_up(which[own] - first[k], weight[own], palette)
    colour, is_wall = averaged(full, camera), averaged(which < first[1], camera)[..., 0] > 0.99
    light = without_noise(found, 0.9)
    # Where most of the light falls, the wall has its own colour.
    gain = 1 / float(np.percentile(light[is_wall].mean(-1), 75))
    foot = np.clip(np.linspace(-0.35, 1.15, high), 0, 1)
    gain = gain * (1 - scene.burn * foot * foot * (3 - 2 * foot))[:, None, None]
    random = np.random.default_rng(seed)
    done = toned(light * colour * gain) + random.standard_normal(colour.shape[:2])[..., None] * 0.0035
    return Image.fromarray((np.clip(done, 0, 1) * 255 + 0.5).astype(np.uint8))
