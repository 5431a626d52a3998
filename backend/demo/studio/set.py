"""python3 set.py ORDERS.json OUT [--only handle,…] [--size 800x1000] [--part 0/2] [--force]: the pictures of a whole catalogue.

ORDERS: a list of {handle, garment, cloth, wall, inks, images: [{key, color, view}]}, as `orders.ts` writes it; colours "#rrggbb"; a
view is one of a garment's, or "cloth". Writes OUT/KEY.png; what is there already is left, so that it can go on where it stopped. Every
product hangs in its own way.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from pathlib import Path

from garments import GARMENTS
from shoot import cloth_pictures, garment_pictures


def seed_of(handle: str) -> int:
    return int(hashlib.sha256(handle.encode()).hexdigest()[:6], 16)


def make(order: dict, out: Path, size: tuple[int, int], is_missing) -> None:
    missing = [image for image in order["images"] if is_missing(out / f"{image['key']}.png")]
    seed, garment = seed_of(order["handle"]), GARMENTS[order["garment"]]

    def keep(view: str, colour: str, picture) -> None:
        for image in missing:
            if (image["view"], image["color"]) == (view, colour):
                picture.save(out / f"{image['key']}.png")

    for view in dict.fromkeys(image["view"] for image in missing):
        colours = [image["color"] for image in missing if image["view"] == view]
        if view == "cloth":
            for colour, picture in cloth_pictures(order["cloth"], garment.fabric, colours, seed, size):
                keep(view, colour, picture)
        else:
            made = garment_pictures(order["garment"], garment, colours, order["wall"], seed, size, (view,), order["inks"])
            for _, colour, picture in made:
                keep(view, colour, picture)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("orders", type=Path)
    ask.add_argument("out", type=Path)
    ask.add_argument("--only", help="handles")
    ask.add_argument("--size", default="800x1000")
    ask.add_argument("--part", default="0/1", help="which of how many processes this is")
    ask.add_argument("--force", action="store_true")
    asked = ask.parse_args()
    wide, high = (int(side) for side in asked.size.split("x"))
    part, parts = (int(number) for number in asked.part.split("/"))
    asked.out.mkdir(parents=True, exist_ok=True)
    orders = [order for order in json.loads(asked.orders.read_text()) if not asked.only or order["handle"] in asked.only.split(",")]
    for order in orders[part::parts]:
        began = time.time()
        make(order, asked.out, (wide, high), lambda path: asked.force or not path.exists())
        print(f"{order['handle']}: {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
