"""From a garment, or a cloth, to its pictures in every colour."""

from __future__ import annotations

import hashlib
import os
from types import CodeType, FunctionType
from typing import Callable, Iterator

import numpy as np
from PIL import Image, ImageFilter

import native
from art import Art
from develop import Lighting, Stage, developed, linear, of_hex
from form import FORMS
from garment import Garment
from macro import STRUCTURES, Closeup
from mesh import Mesh, joined
from pattern import Pattern
from picture import Camera, clay
from sewing import Sewn

VIEWS = {"front": 0.0, "back": 180.0, "turned": 38.0}


def code_of(function: Callable) -> bytes:
    """A function's own code, that of the studio's functions it calls, and the constants they read."""
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
            named = [now.__globals__.get(name) for name in code.co_names]
            todo += [value for value in named if isinstance(value, FunctionType)]
            out += repr([value for value in named if isinstance(value, (int, float, str, tuple))]).encode()
    return out


def hung(name: str, garment: Garment, pattern: Pattern, seed: int) -> Mesh:
    """The draped garment, from the work folder where nothing it hangs on has changed."""
    if garment.model:
        return garment.model()
    sewn = Sewn(pattern, garment.fabric, garment.step, seed)
    core = [(native.HERE / file).read_bytes() for file in ("native.c", "sewing.py", "form.py", "mesh.py")]
    cloth = [values.tobytes() for values in (sewn.at, sewn.light, sewn.rest, sewn.give, sewn.fold_give, sewn.over)]
    state = hashlib.sha256(b"".join([*core, *cloth, code_of(garment.wear), garment.form.encode()]))
    # Garments that differ in their painting alone hang alike: "tee-hills" as "tee" does.
    kept = native.WORK / "hung" / f"{name.split('-')[0]}-{seed}-{state.hexdigest()[:12]}.npz"
    if not kept.exists():
        garment.wear(sewn, FORMS[garment.form])
        kept.parent.mkdir(parents=True, exist_ok=True)
        sewn.mesh().save(kept)
    return Mesh.load(kept)


def palette_of(colour: str, is_dyed_warp: bool = False) -> dict[str, np.ndarray]:
    """What goes with a cloth's colour: thread a shade darker, on dark cloth a shade lighter; a print in the brand's ink or
    chalk; denim's weft is left undyed."""
    cloth = of_hex(colour)
    is_light = linear(cloth) @ [0.2126, 0.7152, 0.0722] > 0.3
    ink = of_hex("#191614" if is_light else "#f4f4f1")
    return {
        "cloth": cloth, "inside": cloth * 0.97, "thread": np.clip(cloth + 0.07 if cloth.mean() < 0.3 else cloth * 0.8, 0, 1),
        "tape": cloth * 0.93, "label": np.array([0.93, 0.92, 0.89]), "mark": np.array([0.70, 0.14, 0.09]),
        "print": ink, "embroidery": ink, "peak": ink, "accent": ink, "sash": cloth * 0.88,
        "button": np.clip(cloth * 0.9 + 0.04, 0, 1), "hole": cloth * 0.2, "rubber": cloth, "cord": np.clip(cloth * 0.97, 0, 1), "metal": np.array([0.55, 0.54, 0.52]),
        "weft": np.array([0.86, 0.85, 0.82]) if is_dyed_warp else cloth,
    }


def camera_of(garment: Garment, size: tuple[int, int], view: str) -> Camera:
    return Camera(*size, garment.frame, garment.across, garment.up, VIEWS[view])


def in_clay(name: str, garment: Garment, seed: int, size: tuple[int, int], views: tuple[str, ...]) -> Image.Image:
    """All views side by side, without Blender."""
    mesh = hung(name, garment, garment.pattern(FORMS[garment.form]), seed)
    at, triangles = joined([(mesh.at, mesh.triangles), *((part.at, part.triangles) for part in garment.trim(mesh))])
    return Image.fromarray(np.concatenate([clay(camera_of(garment, size, view), at, triangles) for view in views], 1))


def staged(name: str, garment: Garment, seed: int) -> Stage:
    """As it hangs, painted and trimmed."""
    pattern = garment.pattern(FORMS[garment.form])
    mesh = hung(name, garment, pattern, seed)
    art = Art(pattern, seed)
    garment.paint(art)
    return Stage(mesh, art, garment.fabric, garment.trim(mesh))


def dyed(garment: Garment, colour: str, inks: dict[str, str]) -> dict[str, np.ndarray]:
    """The palette of a garment in a colour; `inks`: those that are not as it has them."""
    return palette_of(colour) | {name: of_hex(ink) for name, ink in (garment.inks | inks).items()}


def garment_pictures(
    name: str, garment: Garment, wanted: dict[str, dict[str, dict[str, str]]], wall: str, seed: int, size: tuple[int, int]
) -> Iterator[tuple[str, str, Image.Image]]:
    """`wanted`: by view the colours, and of each the inks that are not as the garment has them. Colours are "#rrggbb".
    @returns view, colour and picture"""
    stage = staged(name, garment, seed)
    for view, colours in wanted.items():
        camera = camera_of(garment, size, view)
        found = stage.lit(camera, Lighting())
        for colour, inks in colours.items():
            yield view, colour, developed(stage, camera, found, dyed(garment, colour, inks), wall)


PIECES = 2  # of each cloth: the same one lies before the camera for many products


def cloth_lit(structure: str, piece: int, closeup: Closeup, camera: Camera) -> dict[str, np.ndarray]:
    """From the work folder where nothing it is made by has changed: a million threads take longer to light than a garment."""
    made_by = hashlib.sha256(b"".join((native.HERE / file).read_bytes() for file in ("macro.py", "light.py", "develop.py", "picture.py", "shoot.py")))
    kept = native.WORK / "lit" / f"{structure}-{piece}-{camera.wide}x{camera.high}-{made_by.hexdigest()[:12]}.npz"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        draft = kept.with_suffix(f".{os.getpid()}.npz")
        np.savez(draft, **closeup.lit(camera, Lighting(rake=2.0, fill=0.34)))
        draft.rename(kept)
    with np.load(kept) as found:
        return dict(found)


def cloth_pictures(structure: str, fabric, colours: list[str], seed: int, size: tuple[int, int]) -> Iterator[tuple[str, Image.Image]]:
    """From a hand's width. @returns colour and picture"""
    piece = seed % PIECES
    closeup = Closeup(STRUCTURES[structure], fabric, piece)
    camera = closeup.camera(*size)
    found = cloth_lit(structure, piece, closeup, camera)
    for colour in colours:
        sharp = developed(closeup, camera, found, palette_of(colour, structure == "denim"), "#808080")
        # As soft as through a lens: threads sharper than that weigh twice as much.
        yield colour, sharp.filter(ImageFilter.GaussianBlur(0.8))
