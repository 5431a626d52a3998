"""python3 make.py GARMENT OUT [--colours "#f2f0ea,#1b1a1a"] [--wall "#d9d3c7"] [--views front,back,turned] [--step 1] [--size 1000x1250] [--clay]

Makes the front, the back and a turned view of one garment in each colour: OUT/GARMENT-COLOUR-VIEW.png; with --clay
only how it hangs, without Blender: OUT/GARMENT-clay.png. What hangs is kept in
the studio's work folder (STUDIO_WORK), and draped again when the studio changed.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from dataclasses import replace
from pathlib import Path
from types import CodeType, FunctionType
from typing import Callable

import numpy as np
from PIL import Image

import native
from art import Art
from develop import Lighting, Stage, developed, of_hex
from form import FORMS
from garment import Garment
from garments import GARMENTS
from mesh import Mesh
from pattern import Pattern
from picture import Camera, clay
from sewing import Sewn


VIEWS = {"front": 0.0, "back": 180.0, "turned": 38.0}


def code_of(function: Callable) -> bytes:
    """A function's own code and that of the studio's functions it calls."""
    seen, todo, out = set(), [function], b""
    while todo:
        now = todo.pop()
        if now in seen:
            continue
        seen.add(now)
        codes = [now.__code__]
        while codes:
            code = codes.pop()
            out += code.co_code + repr([c for c in code.co_consts if not isinstance(c, CodeType)]).encode()
            codes += [c for c in code.co_consts if isinstance(c, CodeType)]
            todo += [f for f in map(now.__globals__.get, code.co_names) if isinstance(f, FunctionType)]
    return out


def hung(name: str, garment: Garment, pattern: Pattern, seed: int) -> Mesh:
    """The draped garment, from the work folder where nothing it hangs on has changed."""
    sewn = Sewn(pattern, garment.fabric, garment.step, seed)
    core = [(native.HERE / file).read_bytes() for file in ("native.c", "sewing.py", "form.py", "mesh.py")]
    state = hashlib.sha256(b"".join([*core, sewn.at.tobytes(), sewn.rest.tobytes(), sewn.fold_give.tobytes(), sewn.over.tobytes(), code_of(garment.wear)]))
    kept = native.WORK / "hung" / f"{name}-{seed}-{state.hexdigest()[:12]}.npz"
    if not kept.exists():
        garment.wear(sewn, FORMS[garment.form])
        kept.parent.mkdir(parents=True, exist_ok=True)
        sewn.mesh().save(kept)
    return Mesh.load(kept)


def palette_of(colour: str) -> dict[str, np.ndarray]:
    """What goes with a cloth's colour: thread a shade darker, on dark cloth a shade lighter."""
    cloth = of_hex(colour)
    return {
        "cloth": cloth, "inside": cloth * 0.97, "thread": np.clip(cloth + 0.07 if cloth.mean() < 0.3 else cloth * 0.8, 0, 1),
        "tape": cloth * 0.93, "label": np.array([0.93, 0.92, 0.89]), "mark": np.array([0.70, 0.14, 0.09]),
        "button": np.clip(cloth * 0.9 + 0.04, 0, 1), "hole": cloth * 0.2, "cord": np.clip(cloth * 0.97, 0, 1), "metal": np.array([0.55, 0.54, 0.52]),
    }


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("garment", choices=sorted(GARMENTS))
    ask.add_argument("out", type=Path)
    ask.add_argument("--colours", default="#f2f0ea")
    ask.add_argument("--wall", default="#d9d3c7")
    ask.add_argument("--step", type=float, help="cm between points, when it should be quicker")
    ask.add_argument("--views", default=",".join(VIEWS))
    ask.add_argument("--size", default="1000x1250")
    ask.add_argument("--seed", type=int, default=7)
    ask.add_argument("--clay", action="store_true")
    asked = ask.parse_args()
    began, garment = time.time(), GARMENTS[asked.garment]
    if asked.step:
        garment = replace(garment, step=asked.step)
    wide, high = (int(side) for side in asked.size.split("x"))
    pattern = garment.pattern(FORMS[garment.form])
    mesh = hung(asked.garment, garment, pattern, asked.seed)
    asked.out.mkdir(parents=True, exist_ok=True)
    cameras = {view: Camera(wide, high, garment.frame, up=garment.up, turn=turn) for view, turn in VIEWS.items() if view in asked.views}
    if asked.clay:
        sides = np.concatenate([clay(camera, mesh) for camera in cameras.values()], 1)
        Image.fromarray(sides).save(asked.out / f"{asked.garment}-clay.png")
        return
    art = Art(pattern, asked.seed)
    garment.paint(art)
    inks = {name: of_hex(colour) for name, colour in garment.inks.items()}
    stage = Stage(mesh, art, garment.fabric, garment.trim(mesh))
    for view, camera in cameras.items():
        found = stage.lit(camera, Lighting())
        for colour in asked.colours.split(","):
            path = asked.out / f"{asked.garment}-{colour.lstrip('#')}-{view}.png"
            developed(stage, camera, found, palette_of(colour) | inks, asked.wall).save(path)
            print(f"{path} after {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
