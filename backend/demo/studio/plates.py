"""python3 plates.py OUT [NAME …] [--high 1000]: the gallery's pictures and the hero's. Lengths in cm, from the picture's middle."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from scene import Block, Laid, Scene, pictured

INK, CHALK, RED, STONE, ASH, TEA = "#191614", "#f4f4f1", "#b5301a", "#d3d0c8", "#a5a39d", "#6d7a58"
LAKE, OCHRE, DUSK, MIST = "#8fa5ad", "#d29f45", "#2c3440", "#dfe3e3"


def _plate(wall: str, *laid: Laid, blocks: tuple[Block, ...] = (), high: float = 140, **more) -> Scene:
    return Scene(high * 0.8, high, wall, laid, blocks, **more)


SCENES: dict[str, Scene] = {
    "01": _plate(STONE, Laid("tee-hills", "#f2f0ea", -12, 20, -8, 7, inks={"print": RED}), Laid("jeans", "#46607f", 22, -8, 7),
                 Laid("sneakers", "#f2f0ea", -26, -48, -6, 2, 0.8), blocks=(Block(RED, hills=(-48, 28, 56)),), pitch=20),
    "02": _plate(RED, Laid("hoodie", "#1b1a1a", 0, 4, 0, 2, 0.6), Laid("cap", "#f1ede4", 28, -38, 6, 4, 0.9, {"embroidery": RED}), high=112),
    "03": _plate("#66727f", Laid("longshirt", "#f4f3ef", -14, 18, -5, 8), Laid("chinos", "#23262d", 24, -8, 6), Laid("belt", "#3a2114", -24, -52, -8, 3, 1.0),
                 motif="diamond", pitch=18, part=(0, -90, 90, 90)),
    "04": _plate(OCHRE, Laid("dress-zig", "#f4f1ea", -4, 2, -4, 4, 0.5, {"print": "#f4f1ea", "print2": RED, "sash": INK}),
                 Laid("tote", "#e9dfc9", 36, -34, 12, 9, 0.5, {"print": INK}), blocks=(Block(CHALK, diamond=(0, 4, 46)),), pitch=20),
    "05": _plate(ASH, Laid("jacket", "#55604a", -12, 22, -6, 8), Laid("skirt", "#191919", 20, -24, 8), Laid("sneakers", "#232020", -26, -50, 4, 2, 0.8),
                 pitch=12, part=(-90, -90, -14, 90)),
    "06": _plate(MIST, Laid("sweatshirt-mark", "#cdc8bd", 0, 34, 0, 2, 0.8, {"print": RED}), blocks=(Block("#cfd3d2", box=(-90, -90, 90, -56)),), motif="", rail=48),
    "07": _plate(LAKE, Laid("longshirt", "#9db4c4", 12, 16, 6, 8), Laid("chinos", "#c2ad8c", -24, -6, -6), Laid("belt", "#7a4526", 30, -54, -6, 3, 1.0),
                 blocks=(Block("#e6e6e1", box=(-90, -90, 90, -16)),)),
    "08": _plate("#e4e0d6", Laid("sweater-bands", "#2c4a44", -6, 20, -5, 6), Laid("shorts", "#b9b6ad", 22, -34, 6), Laid("cap", RED, -30, -50, -6, 4, 0.9),
                 blocks=(Block(TEA, hills=(-30, 56, 46)),), motif="diamond"),
    "09": _plate(INK, Laid("dress", "#1d1b1c", 0, 0, 0, 3, 0.6, {"sash": RED}), motif="diamond", pitch=16,
                 blocks=tuple(Block(RED, diamond=(0, 4, radius), ring=3.6) for radius in (56, 46, 36))),
    "10": _plate("#dcd9d1", Laid("shirt-diamond", "#f0ece2", -8, 20, -6, 8, inks={"print": "#1b1918", "print2": RED}), Laid("chinos", "#2a2826", 22, -10, 7),
                 blocks=(Block(RED, box=(-90, -90, -20, 90)),), pitch=9, part=(-90, -90, -20, 90)),
    "11": _plate("#c8ceb9", Laid("sweatshirt-bigmark", "#e9e7e1", -12, 24, -8, 6, inks={"print": "#55604a"}), Laid("shorts", "#2b2f2a", 24, -14, 10),
                 Laid("sneakers", "#f2f0ea", -18, -48, -4, 2, 0.8), pitch=18),
    "12": _plate("#b9c3ca", Laid("sweater-bands", "#e7e2d6", -8, 6, -4, 3, 0.5, {"print": DUSK}), Laid("scarf", RED, 30, -2, 8, 6, 0.4),
                 blocks=(Block(DUSK, box=(16, -90, 90, 90)),)),
    "hero-tall": Scene(120, 156, RED, (Laid("tee-hills", "#f2f0ea", -32, 52, 0, 2, 0.8, {"print": RED}), Laid("hoodie", "#1b1a1a", 30, 52, 0, 2, 0.8)), pitch=22, rail=64,
                       burn=0.6),
    "hero-wide": Scene(290, 174, RED, (
        Laid("tee-hills", "#5d7f95", -124, 60, 0, 1, 0.5, {"print": CHALK}), Laid("hoodie", "#1b1a1a", -80, 60, 0, 5, 0.5),
        Laid("sweatshirt-bigmark", "#d29f45", -31, 60, 0, 9, 0.5, {"print": INK}), Laid("shirt-diamond", "#f0ece2", 19, 60, 0, 13, 0.5, {"print": "#1b1918", "print2": RED}),
        Laid("jacket", "#55604a", 64, 60, 0, 17, 0.5), Laid("sweater-bands", "#2c4a44", 116, 60, 0, 21, 0.5),
    ), pitch=24, rail=72, burn=0.6),
}


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("out", type=Path)
    ask.add_argument("names", nargs="*", default=list(SCENES))
    ask.add_argument("--high", type=int, default=1000)
    asked = ask.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for name in asked.names:
        began = time.time()
        pictured(SCENES[name], 40 + list(SCENES).index(name), asked.high).save(asked.out / f"{name}.png")
        print(f"{name}: {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
