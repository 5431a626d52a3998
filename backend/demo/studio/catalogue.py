"""python3 catalogue.py ORDERS.json OUT [--only handle,…] [--size 800x1000] [--part 0/2] [--force]: the pictures of a whole catalogue.

ORDERS: what `../order-pictures.ts` prints, a list of {handle, type, form, graphic, cloth, wall, inks, take, images: [{key, color, view}]};
colours "#rrggbb"; a view is "front", "back", "side" or "fabric". Writes OUT/KEY.png; what is there already is left, so that it can go on where it stopped. Every
product hangs in its own way, and in another for each take.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from pathlib import Path

from garments import GARMENTS
from shoot import cloth_pictures, garment_pictures


def seed_of(handle: str, take: int = 1) -> int:
    name = handle if take == 1 else f"{handle} {take}"
    return int(hashlib.sha256(name.encode()).hexdigest()[:6], 16)


def garment_of(order: dict) -> str:
    """The garment of a type, a form and a graphic; where one serves all forms, that."""
    kind, form, graphic = order["type"], order["form"], order["graphic"]
    wanted = ([kind, form, graphic], [kind, graphic]) if graphic else ([kind, form], [kind])
    # A garment without a form in its name is the men's, or the only one.
    names = ["-".join(part for part in parts if part not in left) for parts in wanted for left in ([""], ["", "men"])]
    return next(name for name in names if name in GARMENTS)


def inks_of(order: dict, colour: str) -> dict[str, str]:
    """A product's own inks on its first colour; a print on the others has the ink that is seen there."""
    is_first = colour == order["images"][0]["color"]
    return {name: ink for name, ink in order["inks"].items() if is_first or not name.startswith("print")}


def make(order: dict, out: Path, size: tuple[int, int], is_missing) -> None:
    seed, name = seed_of(order["handle"], order["take"]), garment_of(order)
    # By garment and its view: from the side it may be another garment, or is turned.
    wanted: dict[str, dict[str, dict[str, dict]]] = {}
    paths: dict[tuple[str, str, str], Path] = {}
    cloth: dict[str, Path] = {}
    for image in order["images"]:
        path, colour, view = out / f"{image['key']}.png", image["color"], image["view"]
        if not is_missing(path):
            continue
        if view == "fabric":
            cloth[colour] = path
            continue
        shown = f"{name}-sides" if view == "side" and f"{name}-sides" in GARMENTS else name
        side = GARMENTS[shown].views[-1] if view == "side" else view
        wanted.setdefault(shown, {}).setdefault(side, {})[colour] = inks_of(order, colour)
        paths[shown, side, colour] = path
    for shown, views in wanted.items():
        for side, colour, picture in garment_pictures(shown, GARMENTS[shown], views, order["wall"], seed, size):
            picture.save(paths[shown, side, colour])
    if cloth:
        for colour, picture in cloth_pictures(order["cloth"], GARMENTS[name].fabric, list(cloth), seed, size):
            picture.save(cloth[colour])


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
