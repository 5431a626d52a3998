"""Lays light on colour, and develops: from what Blender and the rasteriser found to a picture."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from dataclasses import asdict, dataclass

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter

import native
from art import Art
from fabric import Fabric
from mesh import Mesh, thick
from picture import DISTANCE, Camera, rasterised
from trim import Trimming

SAMPLES = 3  # colours a pixel, each way
_BYTES = np.arange(256) / 255
LINEAR = np.where(_BYTES <= 0.04045, _BYTES / 12.92, ((_BYTES + 0.055) / 1.055) ** 2.4).astype(np.float32)


def linear(colour) -> np.ndarray:
    """Of sRGB, 0 to 1."""
    c = np.asarray(colour, float)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def srgb(c: np.ndarray) -> np.ndarray:
    return np.where(c < 0.0031308, c * 12.92, 1.055 * np.maximum(c, 1e-6) ** (1 / 2.4) - 0.055)


def of_hex(text: str) -> np.ndarray:
    """"#rrggbb" as sRGB, 0 to 1."""
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255


@dataclass(frozen=True)
class Lighting:
    """`fill`: of the room; `card`: what the white card opposite the window gives back; `rake`: light along the cloth, for relief."""

    samples: int = 9
    fill: float = 0.40
    card: float = 1.2
    rake: float = 1.0
    gap: float = 2.5  # cm between the garment and the wall
    wall: tuple = (0.83, 0.79, 0.735)
    albedo: tuple = (0.6, 0.59, 0.57)


def lit(at, triangles, corners, kind, reliefs: list[tuple[Image.Image | None, float]], camera: Camera, lighting: Lighting) -> dict[str, np.ndarray]:
    """What Blender finds of triangles that are turned to the camera already, see light.py; `reliefs`: pictures of heights, and how many
    cm they stand for."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, (relief, _) in enumerate(reliefs):
            files.append(os.path.join(folder, f"relief{number}.png") if relief else "")
            if relief:
                relief.save(files[-1])
        options = asdict(lighting) | asdict(camera) | {"distance": DISTANCE, "relief_cm": [cm for _, cm in reliefs]}
        scene, out = os.path.join(folder, "scene.npz"), os.path.join(folder, "light.npz")
        np.savez(scene, at=at, triangles=triangles, corners=corners, kind=kind, reliefs=np.array(files), options=json.dumps(options))
        done = subprocess.run(["blender", "-b", "-P", str(native.HERE / "light.py"), "--", scene, out], capture_output=True, text=True)
        if not os.path.exists(out):
            raise RuntimeError(f"Blender made no picture:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
        with np.load(out) as found:
            return {name: found[name] for name in found.files}


@dataclass
class Stage:
    """A garment as it hangs, painted and trimmed. Cloth has its thickness here; `source` is the cloth's triangle each came from."""

    mesh: Mesh
    art: Art
    fabric: Fabric
    trimmings: list[Trimming]
    exposed_at = 50  # percentile of the cloth's light that has the swatch's colour

    def __post_init__(self):
        at, triangles, source = thick(self.mesh.at, self.mesh.triangles, self.fabric.thick)
        corners = self.art.corners(self.mesh)
        count = len(self.mesh.triangles)
        uv = corners[source]
        uv[count : 2 * count] = uv[count : 2 * count, ::-1]  # the inside is seen from the other side
        uv[2 * count :] = uv[2 * count :].mean(1, keepdims=True)
        # 0: outside and rims, 1: inside, 2 on: trimmings.
        side = np.zeros(len(triangles), int)
        side[count : 2 * count] = 1
        for i, trimming in enumerate(self.trimmings):
            triangles = np.concatenate([triangles, trimming.triangles + len(at)])
            at = np.concatenate([at, trimming.at])
            uv = np.concatenate([uv, np.zeros((len(trimming.triangles), 3, 2), uv.dtype)])
            side = np.concatenate([side, np.full(len(trimming.triangles), 2 + i)])
        self.at, self.triangles, self.uv, self.side = at, triangles, uv, side
        self.seen = None

    def lit(self, camera: Camera, lighting: Lighting) -> dict[str, np.ndarray]:
        """What Blender finds; for every colour of the product the same."""
        kind = (self.side > 1).astype(int)
        return lit(camera.turned(self.at), self.triangles, self.uv, kind, self.reliefs, camera, lighting)

    @property
    def reliefs(self) -> list[tuple[Image.Image | None, float]]:
        """Of the cloth, and of the trimmings."""
        return [(self.art.heights(), self.fabric.relief), (None, 0)]

    @property
    def seed(self) -> int:
        return self.art.seed

    def looked_up(self, triangle: np.ndarray, weight: np.ndarray, palette: dict[str, np.ndarray]) -> np.ndarray:
        """Linear colours (n, 3) of places in triangles, given by the weights of their second and third corner."""
        v, w = weight[:, :1], weight[:, 1:]
        corner = self.uv[triangle]
        place = np.ascontiguousarray(corner[:, 0] * (1 - v - w) + corner[:, 1] * v + corner[:, 2] * w, np.float32)
        side = self.side[triangle]
        colour = np.empty((len(triangle), 3), np.float32)
        for is_inside in (False, True):
            sheet = self.art.coloured(palette, is_inside)
            own = side == int(is_inside)
            places, out = np.ascontiguousarray(place[own]), np.empty((int(own.sum()), 3), np.float32)
            a = native.address
            native.LIBRARY.lookUp(sheet.shape[0], sheet.shape[1], a(sheet), a(LINEAR), len(places), a(places), a(out))
            colour[own] = out
        for i, trimming in enumerate(self.trimmings):
            colour[side == 2 + i] = linear(palette[trimming.ink])
        return colour

    def colours(self, camera: Camera, palette: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """@returns linear colour (high, wide, 3), how much of each pixel is garment, and how much is bare cloth seen from outside"""
        if self.seen is None or self.seen[0] != camera:
            # For all colours of a view.
            self.seen = (camera, *rasterised(camera, camera.turned(self.at), self.triangles, SAMPLES)[:2])
        _, which, weight = self.seen
        hit = which >= 0
        full = np.zeros((*which.shape, 3), np.float32)
        full[hit] = self.looked_up(which[hit], weight[hit], palette)
        outside = np.zeros(which.shape, np.float32)
        outside[hit] = self.side[which[hit]] == 0
        return averaged(full, camera), averaged(hit, camera), averaged(outside, camera)[..., 0] > 0.99


def averaged(samples: np.ndarray, camera: Camera) -> np.ndarray:
    """From samples to pixels, (high, wide, channels)."""
    return samples.astype(np.float32).reshape(camera.high, SAMPLES, camera.wide, SAMPLES, -1).mean((1, 3))


def without_noise(found: dict[str, np.ndarray], bounce: float) -> np.ndarray:
    """The light, smoothed but for edges and folds; `bounce`: how much of what the cloth throws on itself there is."""
    light = found["direct"] + found["bounced"] * bounce
    high, wide, _ = light.shape
    normal = np.ascontiguousarray(found["normal"], np.float32)
    guide = np.ascontiguousarray(np.clip(found["distance"], 0, 100) * 100 + found["object"] * 50, np.float32)
    now = np.ascontiguousarray(np.clip(light, 0, 4), np.float32)
    middle = np.median(np.stack([np.roll(now, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1)]), 0)
    spark = now.sum(-1, keepdims=True) > 2.2 * middle.sum(-1, keepdims=True) + 0.1
    now = np.ascontiguousarray(np.where(spark, middle, now), np.float32)

    def smoothed(picture, by_light, apart):
        out, a, real = np.empty_like(picture), native.address, np.ctypeslib.ctypes.c_float
        native.LIBRARY.smooth(high, wide, a(picture), a(out), a(normal), a(guide), real(30), real(0.35), real(by_light), apart)
        return out

    for k in range(4):
        now = smoothed(now, 0.6 * 4**k if k else 0.15, 2**k)
    is_wall = (found["object"] > 1.5)[..., None]
    for k in range(5):
        now = np.ascontiguousarray(np.where(is_wall, smoothed(now, 6.0, 2**k), now))
    return now


def toned(light: np.ndarray) -> np.ndarray:
    """Linear to sRGB, 0 to 1: whites roll off instead of breaking."""
    knee = 0.72
    over = np.maximum(light - knee, 0)
    return np.clip(srgb(np.where(light > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))), np.maximum(light, 0))), 0, 1)


def developed(stage: Stage, camera: Camera, found: dict[str, np.ndarray], palette: dict[str, np.ndarray], wall: str) -> Image.Image:
    """A picture in one colour. `wall`: "#rrggbb". It is exposed so that the middle of the cloth, without
    what is printed on it, is its swatch's colour."""
    colour, cover, is_cloth = stage.colours(camera, palette)
    swatch = linear(palette["cloth"])
    light = without_noise(found, 0.35 + 1.1 * float(swatch.mean()))
    sheen = stage.fabric.sheen * (0.12 + (1 - np.clip(-found["normal"][..., 1:2], 0, 1)) ** 2.5)
    bare = light * (colour + cover * sheen)
    if stage.fabric.gloss:
        # Between the window and the camera, as light.py has them.
        mirrored = np.clip(found["normal"] @ np.array([-0.38, -0.894, 0.235]), 0, 1)[..., None]
        bare = bare + cover * light * (colour * 0.6 + 0.05) * stage.fabric.gloss * (mirrored**40 + 0.35 * mirrored**8)
    gain = 1.0
    if is_cloth.any():
        # White keeps its folds below the paper, black above the ink.
        wanted = float(np.clip(swatch.mean(), 0.012, 0.84))
        gain *= wanted / float(np.percentile((light * (swatch + sheen))[is_cloth].mean(-1), stage.exposed_at))
    is_wall, ground_light = found["object"] > 1.5, light
    if is_wall.any():
        # Beside the garment the wall has the light of the wall there, not the garment's.
        row, column = distance_transform_edt(~is_wall, return_distances=False, return_indices=True)
        ground_light = light[row, column] / np.median(light[is_wall].mean(-1))
    random = np.random.default_rng(stage.seed)
    size = (camera.high, camera.wide)
    paper = 1 + gaussian_filter(random.standard_normal(size), 1.0) * 0.010 + gaussian_filter(random.standard_normal(size), 0.6) * 0.006
    # Paper a little below its own tint, so that it has light and shade.
    ground = ground_light * linear(of_hex(wall)) * 0.94 * paper[..., None]
    done = toned(bare * gain + ground * (1 - cover))
    done += random.standard_normal(size)[..., None] * 0.0035
    return Image.fromarray((np.clip(done, 0, 1) * 255 + 0.5).astype(np.uint8))
