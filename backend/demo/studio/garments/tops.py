"""Bodies with sleeves: patterns and how they are put on. Lengths in cm; u to the wearer's left, v up from the side of the neck."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Callable

import numpy as np

import prints
from art import Art, Sheet
from fabric import FLEECE, HEAVY_JERSEY, KNIT, RIB as RIBBED
from form import Form
from garment import Garment
from pattern import Line, Pattern, Piece, Place, Seam, bezier, joined, length, line, mirrored
from sewing import Sewn

RED_EARTH = "#b5301a"
RIB = 6.5


@dataclass(frozen=True)
class Cut:
    """`half`: half the width of the chest; `shoulder`: half the width between the shoulder seams; `slope`: how far they fall;
    `neck`: half the width of the neckline; `front`, `back`: its depth; `arm`: depth of the armhole; `long`: from the side of the
    neck to the hem; `hem`: half its width; `sleeve`: its length along the middle, 0 for none; `cuff`: half its end's width; `rib`:
    how wide ribbed hems and cuffs are."""

    half: float = 28.0
    shoulder: float = 24.5
    slope: float = 5.2
    neck: float = 10.0
    front: float = 10.6
    back: float = 2.3
    arm: float = 22.5
    long: float = 70.0
    hem: float = 28.0
    sleeve: float = 23.5
    cuff: float = 18.2
    cap: float = 9.5
    rib: float = RIB


TEES = {
    "men": Cut(),
    "women": Cut(half=24.5, shoulder=20.2, slope=4.6, neck=9.4, front=10.2, back=2.2, arm=20, long=62, hem=25.6,
                 sleeve=19, cuff=15.4, cap=8.6),
    "kids": Cut(half=20, shoulder=17, slope=3.6, neck=8.0, front=7.8, back=1.8, arm=15.6, long=46.5, hem=20, sleeve=16, cuff=12.8, cap=6.6),
}
SWEATSHIRT = Cut(half=29.5, shoulder=24, neck=9.4, front=10.2, back=2.2, arm=23.5, long=60, hem=29.5, sleeve=51.5, cuff=11.8, cap=10.5)
SWEATSHIRTS = {
    "men": SWEATSHIRT,
    "women": Cut(half=26.5, shoulder=21.4, slope=4.7, neck=9.2, front=9.8, back=2.2, arm=21.5, long=53, hem=26.5,
                 sleeve=48, cuff=10.6, cap=9.6, rib=6),
    "kids": Cut(half=21.5, shoulder=17.2, slope=3.7, neck=7.8, front=7.8, back=1.8, arm=16.6, long=40.5, hem=21.5,
                sleeve=32, cuff=9.0, cap=7.4, rib=4.6),
}
# The height of the picture and where its middle is, by whose garment it is: one for a category.
FRAMES = {"men": (92, -36), "women": (82, -32), "kids": (61, -24)}
LONG_SLEEVED = {"men": (98, -36), "women": (89, -33), "kids": (66, -24.5)}


def named(kind: str, form: str, graphic: str = "") -> str:
    """As garments are called: "tee-hills", "tee-women-mark"."""
    return "-".join(part for part in (kind, "" if form == "men" else form, graphic) if part)


def body(cut: Cut, depth: float) -> dict[str, Line]:
    """Front or back, by the depth of its neckline."""
    under = (cut.half, -cut.slope - cut.arm)
    arm = bezier(under, (cut.half - 5.2, under[1] + 1.2), (cut.shoulder - 2.1, -cut.slope - cut.arm * 0.42), (cut.shoulder, -cut.slope))
    neck = bezier((cut.neck, 0), (cut.neck * 0.95, -depth * 0.72), (cut.neck * 0.55, -depth), (0, -depth))
    side, shoulder = line((cut.hem, -cut.long), under), line((cut.shoulder, -cut.slope), (cut.neck, 0))
    return {
        "hem": line((-cut.hem, -cut.long), (cut.hem, -cut.long)), "sideL": side, "armL": arm, "shoulderL": shoulder,
        "neck": joined(neck, mirrored(neck)), "shoulderR": mirrored(shoulder), "armR": mirrored(arm), "sideR": mirrored(side),
    }


def sleeve(cut: Cut, armhole: float) -> tuple[dict[str, Line], float]:
    """A sleeve whose half cap is as long as `armhole`; u is to the front. @returns its edges and half its width"""
    curve = lambda half: bezier((half, -cut.cap), (0.62 * half, -cut.cap), (0.42 * half, 0.2), (0, 0))
    low, high = 8.0, 40.0
    for _ in range(40):
        half = (low + high) / 2
        low, high = (half, high) if length(curve(half)) < armhole else (low, half)
    cap, under = curve(half), line((cut.cuff, -cut.sleeve), (half, -cut.cap))
    return {
        "hem": line((-cut.cuff, -cut.sleeve), (cut.cuff, -cut.sleeve)), "underF": under,
        "capF": cap, "capB": mirrored(cap), "underB": mirrored(under),
    }, half


def before(depth: float, width: float) -> Place:
    """Flat, bowed a little round the body; a negative depth is behind it."""
    def place(flat):
        off = np.clip(np.abs(flat[:, 0]) / width, 0, 1)
        return np.stack([flat[:, 0], flat[:, 1] + 1, depth * np.sqrt(1 - 0.9 * off**2)], 1)
    return place


def round_arm(side: int, half: float, away: float, cut: Cut, joint=None) -> Place:
    """A tube along an arm that is `away` degrees from hanging; long sleeves go by the arm's joint, so as to miss the hand."""
    def place(flat):
        angle = np.radians(away)
        along, out = np.array([np.sin(angle) * side, -np.cos(angle), 0]), np.array([np.cos(angle) * side, np.sin(angle), 0])
        # Wide enough for the arm; it closes round it once it is sewn.
        radius, turn = max(half / np.pi, 6.6), flat[:, 0] / half * np.pi
        start = np.array([side * cut.shoulder, -cut.slope, -1.0])
        if joint is None:
            start = start - out * radius * 0.9
        else:
            at = np.array([side * joint[0], joint[1], joint[2]])
            start = at + along * float((start - at) @ along)
        ring = np.outer(np.cos(turn), out) + np.outer(np.sin(turn), [0, 0, 1])
        return start + np.outer(-flat[:, 1], along) + radius * ring
    return place


def band(name: str, long: float, wide: float, shares: dict[str, float], place: Place, shrunk: float = 1, **cloth) -> Piece:
    """A strip; its sewn edge in parts by their shares of the length, its far edge `shrunk` times as long."""
    edges, at = {}, 0.0
    for part, share in shares.items():
        edges[part] = line((at, 0), (at + share * long, 0))
        at += share * long
    inset = long * (1 - shrunk) / 2
    edges |= {"end": line((long, 0), (long - inset, wide)), "free": line((long - inset, wide), (inset, wide)), "start": line((inset, wide), (0, 0))}
    return Piece(name, edges, place, **cloth)


BODY_SEAMS = [Seam(("front", name), ("back", name), along=True) for name in ("shoulderL", "shoulderR", "sideL", "sideR")]
SLEEVE_SEAMS = [
    Seam(("front", "armL"), ("sleeveL", "capF"), along=True), Seam(("back", "armL"), ("sleeveL", "capB")),
    Seam(("front", "armR"), ("sleeveR", "capF")), Seam(("back", "armR"), ("sleeveR", "capB"), along=True),
    Seam(("sleeveL", "underF"), ("sleeveL", "underB")), Seam(("sleeveR", "underF"), ("sleeveR", "underB")),
]


def neck_band(front: Line, back: Line, wide: float, tight: float = 0.90) -> tuple[Piece, list[Seam]]:
    """A ribbed band round a neckline, cut shorter than it so that it lies flat."""
    whole, share = length(front) + length(back), length(front) / (length(front) + length(back))

    def place(flat):
        t = flat[:, 0] / (whole * tight)
        turn = np.where(t < share, t / share * np.pi, np.pi + (t - share) / (1 - share) * np.pi)
        radius = whole / 5.9 - flat[:, 1] * 0.5
        return np.stack([radius * np.cos(turn), flat[:, 1] - whole / 15 * np.maximum(np.sin(turn), 0) + 1, radius * np.sin(turn)], 1)

    piece = band("neckband", whole * tight, wide, {"ofFront": share, "ofBack": 1 - share}, place, 0.925, stiff=1.0, heavy=2)
    return piece, [
        Seam(("front", "neck"), ("neckband", "ofFront"), along=True), Seam(("back", "neck"), ("neckband", "ofBack")),
        Seam(("neckband", "start"), ("neckband", "end")),
    ]


def cuffs(cut: Cut, half: float, away: float, joint, long: float, wide: float) -> tuple[list[Piece], list[Seam]]:
    """Ribbed ends of long sleeves, `long` round and `wide`."""
    pieces, seams = [], []
    for side, name in ((1, "L"), (-1, "R")):
        tube = round_arm(side, half, away, cut, joint)

        def place(flat, tube=tube):
            return tube(np.stack([(cut.cuff - flat[:, 0] / long * 2 * cut.cuff) * half / cut.cuff, -cut.sleeve - flat[:, 1]], 1))

        pieces.append(band("cuff" + name, long, wide, {"sewn": 1}, place, stiff=4, heavy=1.6, loose=25))
        seams += [Seam(("sleeve" + name, "hem"), ("cuff" + name, "sewn")), Seam(("cuff" + name, "start"), ("cuff" + name, "end"))]
    return pieces, seams


def waistband(cut: Cut, wide: float, tight: float = 0.80) -> tuple[Piece, list[Seam]]:
    """The ribbed hem of sweatshirts."""
    long = 4 * cut.hem * tight

    def place(flat):
        turn = flat[:, 0] / long * 2 * np.pi
        return np.stack([-(cut.hem - 3) * np.cos(turn), -cut.long - flat[:, 1] + 1, cut.hem * 0.51 * np.sin(turn)], 1)

    piece = band("waistband", long, wide, {"ofFront": 0.5, "ofBack": 0.5}, place, stiff=4, heavy=1.6, loose=25)
    return piece, [
        Seam(("front", "hem"), ("waistband", "ofFront"), along=True), Seam(("back", "hem"), ("waistband", "ofBack")),
        Seam(("waistband", "start"), ("waistband", "end")),
    ]


def tee(cut: Cut) -> Pattern:
    front, back = body(cut, cut.front), body(cut, cut.back)
    depth = cut.half * 0.607
    pieces = [Piece("front", front, before(depth, cut.half)), Piece("back", back, before(-depth, cut.half))]
    edges, half = sleeve(cut, length(front["armL"]) * 1.01)
    pieces += [Piece("sleeve" + name, edges, round_arm(side, half, 62, cut)) for side, name in ((1, "L"), (-1, "R"))]
    neck, seams = neck_band(front["neck"], back["neck"], 2.1)
    return Pattern([*pieces, neck], [*BODY_SEAMS, *SLEEVE_SEAMS, *seams])


def long_sleeved(cut: Cut, form: Form) -> tuple[dict[str, Piece], list[Seam]]:
    """Front, back, long sleeves, ribbed cuffs and hem: all of a sweatshirt but what is at its neck."""
    front, back, depth = body(cut, cut.front), body(cut, cut.back), cut.half * 0.61
    pieces = [Piece("front", front, before(depth, cut.half)), Piece("back", back, before(-depth, cut.half))]
    edges, half = sleeve(cut, length(front["armL"]) * 1.01)
    pieces += [Piece("sleeve" + n, edges, round_arm(side, half, 64, cut, form.shoulder)) for side, n in ((1, "L"), (-1, "R"))]
    ends, end_seams = cuffs(cut, half, 64, form.shoulder, 1.7 * cut.cuff, cut.rib)
    hem, hem_seams = waistband(cut, cut.rib)
    return {piece.name: piece for piece in (*pieces, *ends, hem)}, [*BODY_SEAMS, *SLEEVE_SEAMS, *end_seams, *hem_seams]


def sweatshirt(cut: Cut, form: Form) -> Pattern:
    pieces, seams = long_sleeved(cut, form)
    neck, neck_seams = neck_band(pieces["front"].edges["neck"], pieces["back"].edges["neck"], 0.4 * cut.rib)
    return Pattern([*pieces.values(), neck], [*seams, *neck_seams])


def strapped(cut: Cut, depth: float) -> dict[str, Line]:
    """Front or back of a body on straps: they leave the shoulder seam square, so that each runs over it in one line."""
    edges, wide = body(cut, depth), cut.shoulder - cut.neck
    down = np.array([-cut.slope, -wide]) / np.hypot(cut.slope, wide)
    under, arm, neck = edges["armL"][0], np.array([cut.shoulder, -cut.slope]), np.array([cut.neck, 0])
    arm_edge = bezier(under, under + [-5.2, 1.2], arm + down * cut.arm * 0.45, arm)
    neck_edge = bezier(neck, neck + down * depth * 0.7, (cut.neck * 0.55, -depth), (0, -depth))
    return edges | {"armL": arm_edge, "neck": joined(neck_edge, mirrored(neck_edge)), "armR": mirrored(arm_edge)}


def tank(cut: Cut) -> Pattern:
    """Two pieces that cling; neck and armholes are bound."""
    pieces = [Piece(name, strapped(cut, deep), before(side * cut.half * 0.66, cut.half), loose=6)
              for name, deep, side in (("front", cut.front, 1), ("back", cut.back, -1))]
    return Pattern(pieces, BODY_SEAMS)


def put_on(
    sewn: Sewn, form: Form, rest: float = 16, raised: float = 62, bent: float = 4,
    closed: Callable[[], None] = lambda: None, each: Callable[[int], np.ndarray | None] = lambda k: None,
) -> None:
    """Arms are lowered, out a little and back, so that the folds are not mirror images; then it hangs until it is still. They are
    straight and alike while sleeves close round them, or a hand would begin outside its sleeve: `closed` is called then. `each`: done
    before each of the steps in which they come down, 0.03 s apart; the cones it gives are in the way too, the last ones to the end."""
    more = None

    def arms(away: float) -> np.ndarray:
        lowered = float(np.clip((raised - away) / 40, 0, 1))
        cones = form.arms(away, 1.2 * lowered, bent * lowered)
        return cones if more is None else np.concatenate([cones, more]).astype(np.float32)

    sewn.run(0.35, form, arms(raised), pull=(0, -60, 0), drag=14, friction=0.02, touch=False)
    sewn.run(0.5, form, arms(raised), pull=(0, -500, 0), drag=6, friction=0.05, touch=False)
    closed()
    ways = (np.linspace(raised, rest - 5, 46), np.linspace(rest - 5, rest + 8, 14), np.linspace(rest + 8, rest, 10))
    for k, away in enumerate(np.concatenate(ways)):
        more = each(k)
        sewn.run(0.03, form, arms(away), drag=3, friction=0.22)
    for turn in range(6):
        sewn.run(0.35, form, arms(rest), pull=(14 * (-1) ** turn, -981, 0), drag=3)
    sewn.run(0.5, form, arms(rest), drag=10, friction=0.4)


def paint_tee(art: Art, cut: Cut, graphic: str = "") -> None:
    art.weave()
    for name in ("front", "back"):
        sheet = art.sheet(name)
        sheet.seams("sideL", "sideR", "shoulderL", "shoulderR", "armL", "armR")
        sheet.hem(sheet.v + cut.long)
        neck = sheet.off("neck")
        sheet.seams("neck", much=0.7)
        sheet.stitch(np.degrees(np.arctan2(sheet.u, sheet.v)) * 0.17, neck, 0.55)
    for name in ("sleeveL", "sleeveR"):
        sheet = art.sheet(name)
        sheet.seams("capF", "capB", "underF", "underB")
        sheet.hem(sheet.v + cut.sleeve)
    sheet = art.sheet("neckband")
    sheet.ribs(sheet.u, 0.36)
    sheet.relief[:] += 0.35 * (sheet.v > 1.95) - 0.5 * np.exp(-((sheet.v / 0.12) ** 2))
    decorate(art, cut, graphic)
    label(art.sheet("back"))


def decorate(art: Art, cut: Cut, graphic: str) -> None:
    """A graphic on the chest, or stripes knitted in: they meet at the side seams, and at the armholes in front."""
    if graphic == "stripe":
        wide, every = 1.7 * cut.half / 28, 4.4 * cut.half / 28
        top = -cut.front - 3.2
        edges = art.pattern.piece("front").edges["armL"], art.pattern.piece("sleeveL").edges["capF"]
        lower = prints.halfway(edges[1], 0.45) - prints.halfway(edges[0], 0.45)
        for name in ("front", "back", "sleeveL", "sleeveR"):
            sheet = art.sheet(name)
            off = sheet.v - top - (lower if name.startswith("sleeve") else 0)
            prints.knitted(sheet, "print", prints.stripes(off, wide, every))
    elif graphic:
        prints.print_chest(art.sheet("front"), graphic, cut.half / 28, -cut.front)


def label(sheet: Sheet, edge: str = "neck", across: float = 0, up: float | None = None) -> None:
    """The woven label at the neck or another edge, seen from inside, with the mark in red earth; its middle is at `across`, `up`."""
    edges = [points for name, points in sheet.art.pattern.piece(sheet.name).edges.items() if name.startswith(edge)]
    up = min(float(points[:, 1].min()) for points in edges) - 1.65 if up is None else up
    sheet.ink("tape", sheet.off(*edges) < 0.75, is_inside=True)
    u, v = np.abs(sheet.u - across), np.abs(sheet.v - up)
    sheet.ink("label", (u < 2.3) & (v < 1.05), is_inside=True)
    off = u + v
    sheet.ink("mark", (np.abs(off - 0.55) < 0.16) | (off < 0.2), is_inside=True)


def paint_ribs(art: Art, pitch: float, *names: str) -> None:
    for name in names:
        art.sheet(name).ribbed(pitch)


def paint_fleece(art: Art) -> None:
    """Body and sleeves of a sweatshirt or a hoodie, and its ribs."""
    art.weave(fine=0.05, cloud=0.05, worn=0.6)
    for name in ("front", "back", "sleeveL", "sleeveR"):
        sheet = art.sheet(name)
        edges = art.pattern.piece(name).edges
        sheet.seams(*edges, much=1.3)
        sheet.stitch((sheet.u + sheet.v) * 0.75, sheet.off(*edges), 0.62, 0.36)
    paint_ribs(art, 0.55, "cuffL", "cuffR", "waistband")


def paint_sweatshirt(art: Art, cut: Cut, graphic: str = "") -> None:
    paint_fleece(art)
    paint_ribs(art, 0.55, "neckband")
    decorate(art, cut, graphic)
    label(art.sheet("back"))


def paint_knit(art: Art, stitch: tuple[float, float], *names: str) -> None:
    """A plain knit of stitches that wide and high."""
    for name in names:
        sheet = art.sheet(name)
        _, _, yarn = prints.stitched(sheet.u, sheet.v, *stitch)
        sheet.relief[:] += 0.6 * yarn + 0.08 * sheet.noise(2, 3)
        sheet.shade[:] *= 1 + 0.10 * yarn


def paint_sweater(art: Art, cut: Cut, graphic: str, stitch: tuple[float, float]) -> None:
    """Knitted in pieces and linked: no stitching shows, seams are soft. Bands of ridges keep to whole stitches."""
    art.weave(fine=0.03, cloud=0.06, worn=0.35)
    names = ("front", "back", "sleeveL", "sleeveR")
    paint_knit(art, stitch, *names)
    for name in names:
        sheet = art.sheet(name)
        off = sheet.off(*art.pattern.piece(name).edges)
        sheet.relief[:] -= 0.7 * np.exp(-((off / 0.18) ** 2)) - 0.3 * np.exp(-(((off - 0.5) / 0.3) ** 2))
        if graphic == "bands" and name in ("front", "back"):
            u, v, _ = prints.stitched(sheet.u, sheet.v, *stitch)
            high = 9.6 * cut.half / 28
            wide = prints.ridged_band(u, v, -cut.front - 0.55 * high, high)
            prints.knitted(sheet, "print", np.maximum(wide, prints.ridged_band(u, v, -cut.front - 1.85 * high, 0.5 * high, (0.7,), 0.22)))
    paint_ribs(art, 0.62, "neckband", "cuffL", "cuffR", "waistband")
    label(art.sheet("back"))


def paint_tank(art: Art, cut: Cut) -> None:
    art.weave(fine=0.03, cloud=0.05, worn=0.3)
    for name in ("front", "back"):
        sheet = art.sheet(name)
        sheet.ribs(sheet.u, 0.30, 0.55)
        sheet.seams("sideL", "sideR", "shoulderL", "shoulderR", much=0.8)
        sheet.hem(sheet.v + cut.long, 1.8)
        bound = sheet.off("neck", "armL", "armR")
        # A binding folded over the edge: plain, higher, and its ribs run round.
        is_bound = bound < 1.0
        sheet.relief[:] = np.where(is_bound, 0.5 + 0.1 * sheet.noise(3, 4) - 0.6 * np.clip(1 - bound / 0.3, 0, 1) ** 2, sheet.relief)
        sheet.shade[:] = np.where(is_bound, 1, sheet.shade)
        sheet.relief[:] -= 0.4 * np.exp(-(((bound - 1.02) / 0.09) ** 2))
        sheet.stitch((sheet.u + sheet.v) * 0.8, bound, 0.82, 0.28)
    label(art.sheet("back"))


def hemmed(sewn: Sewn, ends: dict[str, float]) -> None:
    """Turned-up hems are several layers: they bend less. `ends`: per piece, the height of its hem."""
    for piece, end in ends.items():
        sewn.stiffen(sewn.where(piece, lambda flat, end=end: flat[:, 1] < end + 2.3), 14)


def lowest(sewn: Sewn, *names: str) -> dict[str, float]:
    """Of pieces, the height of their lower end."""
    return {name: float(sewn.pattern.piece(name).outline[:, 1].min()) for name in names}


def _wear_tee(sewn: Sewn, form: Form) -> None:
    hemmed(sewn, lowest(sewn, "front", "back", "sleeveL", "sleeveR"))
    sewn.stiffen(sewn.where("neckband", lambda flat: flat[:, 1] > -1), 25)
    put_on(sewn, form)


def _wear_sweatshirt(sewn: Sewn, form: Form) -> None:
    sewn.stiffen(sewn.where("neckband", lambda flat: flat[:, 1] > -1), 12)
    put_on(sewn, form, rest=15, raised=64)


# Of the form under a tank: height, half the width, half the depth and the middle of shoulders as level as a hanger's.
_LEVEL = ((2, 5.4, 4.6, -1.6), (0.4, 8.0, 4.8, -1.0), (-0.6, 11.4, 5.0, -1.0), (-1.8, 14.2, 5.8, -1.0), (-3.8, 15.4, 7.0, -1.4))


def _wear_tank(sewn: Sewn, form: Form) -> None:
    hemmed(sewn, lowest(sewn, "front", "back"))
    # Straps are held along their seams, as by a hanger: they would slide outward, and their inner edges stand up beside the neck.
    is_top = lambda flat: flat[:, 1] > -2
    sewn.light[sewn.where("front", is_top) & sewn.where("back", is_top)] = 0
    put_on(sewn, replace(form, torso=(*(part for part in form.torso if not -6 < part[0] < 5), *_LEVEL)), rest=20)


def _tee(form: str, graphic: str) -> Garment:
    cut = TEES[form]
    return Garment(lambda _: tee(cut), HEAVY_JERSEY, _wear_tee, lambda art: paint_tee(art, cut, graphic), *FRAMES[form], form,
                   inks={"print2": RED_EARTH}, step=0.5 if form == "kids" else 0.6)


def _sweatshirt(form: str, graphic: str) -> Garment:
    cut = SWEATSHIRTS[form]
    return Garment(lambda form: sweatshirt(cut, form), FLEECE, _wear_sweatshirt, lambda art: paint_sweatshirt(art, cut, graphic),
                   *LONG_SLEEVED[form], form, step=0.55 if form == "kids" else 0.6)


# Stitches of each: coarser for the heavy crew.
_GAUGES = {"men": (0.50, 0.38), "women": (0.40, 0.30), "kids": (0.32, 0.25)}


def _sweater(form: str, graphic: str) -> Garment:
    cut, stitch = SWEATSHIRTS[form], _GAUGES[form]
    return Garment(lambda form: sweatshirt(cut, form), KNIT, _wear_sweatshirt, lambda art: paint_sweater(art, cut, graphic, stitch),
                   *LONG_SLEEVED[form], form, step=0.55 if form == "kids" else 0.65)


TANK = Cut(half=21.5, shoulder=13.2, slope=0.8, neck=9.0, front=15.5, back=9.5, arm=22.6, long=61, hem=24.5)
FORMS_NAMED = ("men", "women", "kids")
GARMENTS = {
    **{named("tee", form, graphic): _tee(form, graphic) for form in FORMS_NAMED for graphic in ("", "stripe", *prints.CHEST)},
    **{named("sweatshirt", form, graphic): _sweatshirt(form, graphic) for form in FORMS_NAMED for graphic in ("", *prints.CHEST)},
    **{named("sweater", form, graphic): _sweater(form, graphic) for form in FORMS_NAMED for graphic in ("", "bands")},
    "tank": Garment(lambda _: tank(TANK), RIBBED, _wear_tank, lambda art: paint_tank(art, TANK), *FRAMES["women"], "women", step=0.55),
}
