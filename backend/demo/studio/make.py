"""python3 make.py GARMENT OUT [--colours "#f2f0ea,#1b1a1a"] [--wall "#d9d3c7"] [--views front,back,turned] [--step 1] [--size 1000x1250] [--clay]
python3 make.py cloth:STRUCTURE OUT [--colours …] [--size …]

Makes the front, the back and a turned view of one garment in each colour: OUT/GARMENT-COLOUR-VIEW.png; with --clay
only how it hangs, without Blender: OUT/GARMENT-clay.png. Or a structure of cloth (macro.py) from a hand's width.
What hangs is kept in the studio's work folder (STUDIO_WORK), and draped again when the way it is made changed.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path

from fabric import HEAVY_JERSEY
from garments import GARMENTS
from macro import STRUCTURES
from shoot import cloth_pictures, garment_pictures, in_clay


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("what", choices=[*sorted(GARMENTS), *(f"cloth:{name}" for name in STRUCTURES)], metavar="GARMENT")
    ask.add_argument("out", type=Path)
    ask.add_argument("--colours", default="#f2f0ea")
    ask.add_argument("--inks", default="", help='other inks than the colour brings, as "print=#b5301a,print2=#191614"')
    ask.add_argument("--wall", default="#d9d3c7")
    ask.add_argument("--step", type=float, help="cm between points, when it should be quicker")
    ask.add_argument("--views", help="those that make sense, otherwise")
    ask.add_argument("--size", default="1000x1250")
    ask.add_argument("--seed", type=int, default=7)
    ask.add_argument("--clay", action="store_true")
    asked = ask.parse_args()
    began, colours = time.time(), asked.colours.split(",")
    wide, high = (int(side) for side in asked.size.split("x"))
    asked.out.mkdir(parents=True, exist_ok=True)

    def keep(name: str, picture) -> None:
        picture.save(asked.out / f"{name}.png")
        print(f"{name} after {time.time() - began:.0f} s", flush=True)

    if asked.what.startswith("cloth:"):
        structure = asked.what.removeprefix("cloth:")
        for colour, picture in cloth_pictures(structure, HEAVY_JERSEY, colours, asked.seed, (wide, high)):
            keep(f"{structure}-{colour.lstrip('#')}", picture)
        return
    garment, inks = GARMENTS[asked.what], dict(ink.split("=") for ink in asked.inks.split(",") if ink)
    if asked.step:
        garment = replace(garment, step=asked.step)
    views = tuple(asked.views.split(",")) if asked.views else garment.views
    if asked.clay:
        keep(f"{asked.what}-clay", in_clay(asked.what, garment, asked.seed, (wide, high), views))
        return
    wanted = {view: dict.fromkeys(colours, inks) for view in views}
    for view, colour, picture in garment_pictures(asked.what, garment, wanted, asked.wall, asked.seed, (wide, high)):
        keep(f"{asked.what}-{colour.lstrip('#')}-{view}", picture)


if __name__ == "__main__":
    main()
