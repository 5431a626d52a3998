"""python3 make.py GARMENT OUT [--colours "#f2f0ea,#1b1a1a"] [--wall "#d9d3c7"] [--form men] [--step 0.6] [--size 1000x1250] [--clay]

Makes the front, the back and a turned view of one garment in each colour: OUT/GARMENT-COLOUR-VIEW.png; with --clay
only how it hangs, without Blender: OUT/GARMENT-clay.png. What hangs is kept in
the studio's work folder (STUDIO_WORK), and draped again when the studio changed.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

import numpy as np
from PIL import Image

import native
from art import Art
from develop import Lighting, Stage, developed, of_hex
from fabric import FLEECE, HEAVY_JERSEY, Fabric
from form import FORMS, Form
from garments import tops
from mesh import Mesh
from pattern import Pattern
from picture import Camera, clay
from sewing import Sewn


@dataclass(frozen=True)
class Garment:
    """`frame`, `up`: cm of the picture's height, and where its middle is."""

    pattern: Callable[[Form], Pattern]
    fabric: Fabric
    wear: Callable[[Sewn, Form], None]
    paint: Callable[[Art], None]
    frame: float
    up: float


def _hemmed(sewn: Sewn, ends: dict[str, float]) -> None:
    """Turned-up hems are several layers: they bend less. `ends`: per piece, the height of its hem."""
    for piece, end in ends.items():
        sewn.stiffen(sewn.where(piece, lambda flat, end=end: flat[:, 1] < end + 2.3), 14)


def _wear_tee(sewn: Sewn, form: Form) -> None:
    cut = tops.Cut()
    _hemmed(sewn, {"front": -cut.long, "back": -cut.long, "sleeveL": -cut.sleeve, "sleeveR": -cut.sleeve})
    sewn.stiffen(sewn.where("neckband", lambda flat: flat[:, 1] > -1), 25)
    tops.put_on(sewn, form)


def _wear_sweatshirt(sewn: Sewn, form: Form) -> None:
    sewn.stiffen(sewn.where("neckband", lambda flat: flat[:, 1] > -1), 12)
    tops.put_on(sewn, form, rest=15, raised=64)


GARMENTS = {
    "tee": Garment(lambda form: tops.tee(tops.Cut()), HEAVY_JERSEY, _wear_tee, lambda art: tops.paint_tee(art, tops.Cut()), 92, -36),
    "sweatshirt": Garment(
        lambda form: tops.sweatshirt(tops.SWEATSHIRT, form), FLEECE, _wear_sweatshirt,
        lambda art: tops.paint_sweatshirt(art, tops.SWEATSHIRT), 98, -36,
    ),
}
VIEWS = {"front": 0.0, "back": 180.0, "turned": 38.0}


def hung(name: str, garment: Garment, pattern: Pattern, form: str, step: float, seed: int) -> Mesh:
    """The draped garment, from the work folder where nothing it hangs on has changed."""
    sources = sorted([*native.HERE.glob("*.py"), *native.HERE.glob("*.c"), *native.HERE.glob("garments/*.py")])
    state = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:12]
    kept = native.WORK / "hung" / f"{name}-{form}-{step}-{seed}-{state}.npz"
    if not kept.exists():
        sewn = Sewn(pattern, garment.fabric, step, seed)
        garment.wear(sewn, FORMS[form])
        kept.parent.mkdir(parents=True, exist_ok=True)
        sewn.mesh().save(kept)
    return Mesh.load(kept)


def palette_of(colour: str) -> dict[str, np.ndarray]:
    """What goes with a cloth's colour: thread a shade darker, on dark cloth a shade lighter."""
    cloth = of_hex(colour)
    return {
        "cloth": cloth, "inside": cloth * 0.97, "thread": np.clip(cloth + 0.07 if cloth.mean() < 0.3 else cloth * 0.8, 0, 1),
        "tape": cloth * 0.93, "label": np.array([0.93, 0.92, 0.89]), "mark": np.array([0.70, 0.14, 0.09]),
    }


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("garment", choices=sorted(GARMENTS))
    ask.add_argument("out", type=Path)
    ask.add_argument("--colours", default="#f2f0ea")
    ask.add_argument("--wall", default="#d9d3c7")
    ask.add_argument("--form", choices=sorted(FORMS), default="men")
    ask.add_argument("--step", type=float, default=0.6)
    ask.add_argument("--size", default="1000x1250")
    ask.add_argument("--seed", type=int, default=7)
    ask.add_argument("--clay", action="store_true")
    asked = ask.parse_args()
    began, garment = time.time(), GARMENTS[asked.garment]
    wide, high = (int(side) for side in asked.size.split("x"))
    pattern = garment.pattern(FORMS[asked.form])
    mesh = hung(asked.garment, garment, pattern, asked.form, asked.step, asked.seed)
    asked.out.mkdir(parents=True, exist_ok=True)
    cameras = {view: Camera(wide, high, garment.frame, up=garment.up, turn=turn) for view, turn in VIEWS.items()}
    if asked.clay:
        sides = np.concatenate([clay(camera, mesh) for camera in cameras.values()], 1)
        Image.fromarray(sides).save(asked.out / f"{asked.garment}-clay.png")
        return
    art = Art(pattern, asked.seed)
    garment.paint(art)
    stage = Stage(mesh, art, garment.fabric, [])
    for view, camera in cameras.items():
        found = stage.lit(camera, Lighting())
        for colour in asked.colours.split(","):
            path = asked.out / f"{asked.garment}-{colour.lstrip('#')}-{view}.png"
            developed(stage, camera, found, palette_of(colour), asked.wall).save(path)
            print(f"{path} after {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
