"""Hoodies, with and without a zip. The hood is of two sides; in them u runs from the face to the nape, v up from the neck's seam."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from art import Art, Sheet, step_up
from fabric import FLEECE
from form import Form
from garment import Garment
from garments.tops import FORMS_NAMED, LONG_SLEEVED, RED_EARTH, SWEATSHIRTS, Cut, label, long_sleeved, named, paint_fleece, put_on
from mesh import Mesh
from pattern import Line, Pattern, Piece, Place, Seam, bezier, divided, joined, length, line
from sewing import Sewn
from trim import Trimming, cord, eyelet, zip_pull, zip_teeth

HOOD = ("hoodL", "hoodR")


def _halved(neck: Line) -> tuple[Line, Line]:
    """A neckline's left and right half."""
    points = divided(neck, 120)
    return points[:61], points[60:]


def _hood(front: float, back: float) -> dict[str, Line]:
    """A side of the hood by the lengths of half the neckline, in front and behind."""
    half, share = front + back, front / (front + back)
    large = half / 26.5
    neck = divided(bezier((0, 0), (half * 0.3, -1.8 * large), (half * 0.7, -1.2 * large), (half, 0.8 * large)), 200)
    cut = round(200 * share)
    at = lambda u, v: (half + u * large, v * large)
    nape = bezier(at(0, 0.8), at(2.4, 9), at(3.0, 16), at(1.8, 23), 40)
    crown = joined(nape, bezier(at(1.8, 23), at(0.2, 32), (half * 0.64, 35.4 * large), (0.5, 35.5 * large), 40))
    return {"ofFront": neck[: cut + 1], "ofBack": neck[cut:], "crown": crown, "face": line((0.5, 35.5 * large), (0, 0))}


def _upright(side: int, half: float, crown: Line) -> Place:
    """Worn: round the neck below, round the back of a head along its crown, open in front and leaning back."""
    large = half / 26.5
    rim, radius = divided(crown, 200), 9.5 * large
    along = np.gradient(rim, axis=0)
    inward = np.stack([-along[:, 1], along[:, 0]], 1) / np.linalg.norm(along, axis=1)[:, None]
    nearest = cKDTree(rim)

    def place(flat):
        off, at = nearest.query(flat)
        turn, bent = np.clip(flat[:, 0] / half, 0, 1) * np.pi, np.minimum(off / radius, np.pi / 2)
        # What bends round the head is no longer seen from the side.
        lost = (np.pi / 2 - np.cos(bent) - bent) * radius * np.clip(flat[:, 1] / (8 * large), 0, 1)
        u, v = ((flat + inward[at] * lost[:, None]) / large).T
        open_ = np.clip(flat[:, 0] / (13 * large) + flat[:, 1] / (18 * large), 0, 1)
        x = side * (9.5 * np.sin(bent) * np.sqrt(1 - (1 - open_) ** 2) + 0.3)
        y = 0.9 * v - 6 * np.cos(turn / 2) ** 2 + 5
        up = np.clip(v / 12, 0, 1)
        z = (1 - up) * (10.5 * np.cos(turn) - 1.5) + up * (9.5 - 0.85 * u) - 0.25 * v
        return np.stack([x, y, z], 1) * large
    return place


def hoodie(cut: Cut, form: Form) -> Pattern:
    pieces, seams = long_sleeved(cut, form)
    sizes = {}
    for name in ("front", "back"):
        left, right = _halved(pieces[name].edges["neck"])
        sizes[name] = length(left)
        edges = {}
        for edge, points in pieces[name].edges.items():
            edges |= {"neckL": left, "neckR": right} if edge == "neck" else {edge: points}
        pieces[name].edges = edges
    for side, name in ((1, "L"), (-1, "R")):
        edges = _hood(sizes["front"], sizes["back"])
        pieces["hood" + name] = Piece("hood" + name, edges, _upright(side, length(edges["ofFront"]) + length(edges["ofBack"]), edges["crown"]))
    seams += [
        Seam(("front", "neckL"), ("hoodL", "ofFront")), Seam(("back", "neckL"), ("hoodL", "ofBack"), along=True),
        Seam(("front", "neckR"), ("hoodR", "ofFront"), along=True), Seam(("back", "neckR"), ("hoodR", "ofBack")),
        Seam(("hoodL", "crown"), ("hoodR", "crown"), along=True),
    ]
    return Pattern(list(pieces.values()), seams)


# Where a cushion in the hood goes, as a head that leans back until the hood has fallen: when, its height, how far to the front, its
# radius and half its width.
_HEAD = np.array([(0, 13, -7.5, 7.5, 2), (0.4, 12, -17, 6.5, 2.5), (1, 1, -18, 4.5, 2)])


def _wear(sewn: Sewn, form: Form) -> None:
    """It is put on with the hood up. A cushion takes the hood back and down while the arms come down, and stays in it, so that its
    sides do not fall through each other."""
    large, worn = form.shoulder[0] / 16, replace(form, torso=form.torso[1:])
    for side in HOOD:
        sewn.stiffen(sewn.where(side, lambda flat: flat[:, 0] < 3), 1.5 * large)
        # The cord in the hem draws it in.
        hem = sewn.where(side, lambda flat: (flat[:, 0] < 2 * large) & (flat[:, 1] > 5 * large))
        sewn.rest[hem[sewn.edge].all(1)] *= 0.86
    # It stands still until it is sewn on.
    stands = sewn.where("hoodL", lambda flat: flat[:, 1] > 9 * large) | sewn.where("hoodR", lambda flat: flat[:, 1] > 9 * large)
    light = sewn.light[stands]
    sewn.light[stands] = 0
    # Its layers slide past each other quickly.
    sewn.look = 6

    def cushion(k: int) -> np.ndarray:
        y, z, radius, half = (np.interp(k / 60, _HEAD[:, 0], _HEAD[:, i]) for i in range(1, 5))
        return np.array([[-half, y, z, radius, half, y, z, radius]]) * large

    def let_go() -> None:
        sewn.light[stands] = light
        cones = np.concatenate([worn.arms(64, 0, 0), cushion(0)])
        sewn.run(0.25, worn, cones, pull=(0, -60, 0), drag=14, friction=0.05)
        sewn.run(0.25, worn, cones, pull=(0, -500, 0), drag=6, friction=0.1)

    put_on(sewn, worn, rest=15, raised=64, closed=let_go, each=cushion)


def _kangaroo(sheet: Sheet, cut: Cut, is_split: bool) -> None:
    """A pocket sewn on: its opening slants on both sides; a zip divides it."""
    large, u, v = cut.half / 29.5, np.abs(sheet.u), sheet.v + cut.long
    top, bend = 21.5 * large, 7.5 * large
    wide = np.where(v < bend, 16.5 * large, (16.5 - 6.3 * (v - bend) / (top - bend)) * large)
    is_slant = (v > bend) & (v < top)
    deep = np.minimum(np.where(is_slant, (wide - u) * 0.91, wide - u), top - v)
    if is_split:
        deep = np.minimum(deep, u - 1.2)
    hem = is_slant & np.isclose(deep, (wide - u) * 0.91)
    sheet.relief[:] += 0.75 * step_up(deep, 16) + hem * 0.4 * np.exp(-(((deep - 0.7) / 0.6) ** 2))
    sheet.shade[:] *= 1 - np.where(hem, 0.40, 0.2) * np.exp(-(((deep + 0.06) / 0.16) ** 2))
    for row in (0.3, 1.4):
        off = deep if row < 1 else np.where(hem, deep, 1e3)
        sheet.relief[:] -= 0.25 * np.exp(-(((off - row) / 0.1) ** 2))
        sheet.stitch(v + 0.3 * u, off, row, 0.36)


def _paint(art: Art, cut: Cut, has_zip: bool = False) -> None:
    paint_fleece(art)
    for name in HOOD:
        sheet = art.sheet(name)
        edges = ("ofFront", "ofBack", "crown")
        sheet.seams(*edges, much=1.3)
        sheet.stitch((sheet.u + sheet.v) * 0.75, sheet.off(*edges), 0.62, 0.36)
        face = sheet.off("face")
        sheet.relief[:] += 0.5 * step_up(2.6 - face, 12) - 0.35 * np.exp(-(((face - 2.6) / 0.12) ** 2))
        sheet.stitch(sheet.v, face, 2.45, 0.36)
    front = art.sheet("front")
    _kangaroo(front, cut, has_zip)
    if has_zip:
        _zip_tape(front, np.abs(front.u))
        band = art.sheet("waistband")
        _zip_tape(band, np.abs(band.u - _middle(cut)))
    else:
        # Ribs let in at the sides.
        for name in ("front", "back"):
            sheet = art.sheet(name)
            inset = np.abs(sheet.u) - (cut.half - 4.6 * cut.half / 29.5)
            is_rib = (inset > 0) & (sheet.v < -cut.slope - cut.arm - 3)
            sheet.relief[:] += is_rib * 0.4 * np.clip(np.cos(sheet.u * 2 * np.pi / 0.55) * 1.3, -1, 1)
            sheet.relief[:] -= (sheet.v < -cut.slope - cut.arm - 3) * 0.6 * np.exp(-((inset / 0.14) ** 2))
    label(art.sheet("back"))


def _middle(cut: Cut) -> float:
    """Where on the waistband the front's middle is."""
    return 4 * cut.hem * 0.80 / 4


def _zip_tape(sheet: Sheet, off: np.ndarray) -> None:
    """What lies beside a zip's teeth: tape, and the cloth's edges folded back and stitched."""
    is_tape = off < 0.55
    sheet.ink("tape", is_tape)
    sheet.shade[:] *= 1 - 0.25 * np.exp(-(((off - 0.55) / 0.12) ** 2))
    sheet.relief[:] += np.where(is_tape, -0.5, 0.45 * np.exp(-(((off - 0.9) / 0.4) ** 2)))
    sheet.stitch(sheet.v, off, 1.1, 0.36)


def _cords(mesh: Mesh, cut: Cut, long: float) -> list[Trimming]:
    """From an eyelet in each side of the hood down the front, one a little longer; their ends are dipped."""
    large, parts = cut.half / 29.5, []
    for side, more, sway in ((1, 0.0, 0.3), (-1, 1.4, 1.4)):
        hood = "hoodL" if side > 0 else "hoodR"
        t = np.linspace(0, 1, 60)
        x = side * (2.2 + 1.2 * t) * large + 0.3 * np.sin(t * 5 + sway)
        down, out = mesh.on("front", np.stack([x, -cut.front - 0.4 - t * (long + more)], 1))
        start, start_out = mesh.on(hood, [(1.5, 2.6 * large), (1.7, 1.2 * large)])
        points = np.concatenate([start + start_out * 0.25, down + out * 0.34])
        steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
        even = np.stack([np.interp(np.linspace(0, steps[-1], 160), steps, points[:, k]) for k in range(3)], 1)
        even = gaussian_filter1d(even, 5, axis=0, mode="nearest")
        dipped = round(160 * 2.6 / steps[-1])
        parts += [*eyelet(start[0], start_out[0], 0.5), cord(even[: -dipped + 1], 0.27), cord(even[-dipped:], 0.30, "dip")]
    return parts


def _zipped(mesh: Mesh, cut: Cut) -> list[Trimming]:
    middle = _middle(cut)
    body = line((0, -cut.front - 0.3), (0, -cut.long))
    teeth = zip_teeth(mesh, "front", body) + zip_teeth(mesh, "waistband", line((middle, 0), (middle, cut.rib - 0.3)))
    return [*teeth, *zip_pull(mesh, "front", body[0] - [0, 0.8])]


def _garment(form: str, has_zip: bool) -> Garment:
    cut = SWEATSHIRTS[form]
    cord_long = 7.5 if form == "kids" else 19

    def trim(mesh: Mesh) -> list[Trimming]:
        return _cords(mesh, cut, cord_long) + (_zipped(mesh, cut) if has_zip else [])

    return Garment(lambda form: hoodie(cut, form), FLEECE, _wear, lambda art: _paint(art, cut, has_zip), *LONG_SLEEVED[form], form,
                   trim, {"dip": RED_EARTH}, 0.6 if form == "kids" else 0.7)


GARMENTS = {named(kind, form): _garment(form, kind == "ziphoodie") for kind in ("hoodie", "ziphoodie") for form in FORMS_NAMED}
