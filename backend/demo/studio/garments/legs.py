"""Trousers, jeans, shorts, leggings. Lengths in cm; u to the wearer's left, v the height below the base of the neck."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Callable, Iterator

import numpy as np
from scipy import ndimage
from scipy.interpolate import PchipInterpolator

from art import PIXELS, Art, Sheet, seam_relief, step_up, stitches
from fabric import CANVAS, DENIM, FLEECE, STRETCH, TWILL, WOOL, Fabric
from form import FORMS, POWER, Form
from garment import Garment, untrimmed
from garments.tops import band, label
from mesh import Mesh
from pattern import Line, Pattern, Piece, Place, Seam, bezier, joined, length, line, mirrored
from sewing import Sewn
from trim import Trimming, button, rivet, strap, turned

APART = 7.0  # degrees that a leg is away while it is sewn round


@dataclass(frozen=True)
class Cut:
    """`waist`: height of the waistband's upper edge in front; `band`: how wide it is; `raised`: how much higher it is behind; `crotch`,
    `knee`, `hem`: heights; `seat`: how much wider than the form it is at the hips; `thigh`, `knees`, `opening`: girths of a leg;
    `snug`: the waistband's girth beyond the form's; `rib`: above 0 the waistband is ribbed, and the cloth gathered into it is this
    much longer; `cuff`: girth of ribbed cuffs, 0 for none, `cuffs`: how wide they are; `scale`: of pockets and the like; `is_skirt`: front
    and back have seams down the middle instead of legs, and `opening` is the girth of the hem."""

    waist: float = -46.0
    band: float = 4.0
    raised: float = 2.0
    crotch: float = -76.5
    knee: float = -107.0
    hem: float = -154.0
    seat: float = 4.0
    thigh: float = 63.0
    knees: float = 47.0
    opening: float = 42.0
    snug: float = 1.6
    rib: float = 0.0
    cuff: float = 0.0
    cuffs: float = 7.0
    scale: float = 1.0
    is_skirt: bool = False

    @property
    def base(self) -> float:
        """Where the waistband is sewn on."""
        return self.waist - self.band

    def small(self) -> Cut:
        """For a child of about eight."""
        high = {name: getattr(self, name) * 0.62 for name in ("crotch", "knee", "hem")}
        wide = {name: getattr(self, name) * 0.70 for name in ("seat", "thigh", "knees", "opening", "cuff", "raised")}
        band = self.band * 0.8
        return replace(self, waist=self.base * 0.62 + band, band=band, scale=0.68, cuffs=self.cuffs * 0.75, **high, **wide)


def half_leg(cut: Cut, form: Form, is_back: bool) -> dict[str, Line]:
    """The left front or back: the back is wider, reaches further between the legs and higher in the middle."""
    more, share = (0.6, 0.68) if is_back else (-0.6, 0.32)
    hips = form.girth(form.hip[1] + 3) + cut.seat
    top, seat, fork = sewn_waist(cut, form) / 4 + more * 0.7, hips / 4 + more, (cut.thigh - hips / 2) * share
    lean, raised = max(seat - top, 0) * (0.5 if is_back else 0.3), cut.raised if is_back else 0.0
    middle, high = (seat - fork) / 2, cut.base - cut.crotch
    hip, bend = cut.crotch + 0.32 * high, cut.crotch + (0.40 if is_back else 0.32) * high
    ends = [(cut.hem, cut.opening / 4 + more)]
    if cut.hem < cut.knee - 8:
        ends.append((cut.knee, cut.knees / 4 + more))
    heights, outs = zip(*[(y, middle + half) for y, half in ends], (cut.crotch, seat - 0.8), (hip, seat), (cut.base, lean + top))
    y = np.linspace(cut.hem, cut.base, 90)
    if cut.is_skirt:
        outs = (cut.opening / 4 + more, seat + 0.15 * (cut.opening / 4 - seat), *outs[2:])
        side = np.stack([PchipInterpolator(heights, outs)(y), y], 1)
        return {
            "hem": line((0, cut.hem), side[0]), "out": side, "top": line(side[-1], (lean, cut.base + raised)),
            "rise": bezier((lean, cut.base + raised), (0.3 * lean, bend), (0, bend), (0, cut.crotch)),
            "in": line((0, cut.crotch), (0, cut.hem)),
        }
    low, half = ends[-1]
    inner, start = middle - half, np.array([-fork, cut.crotch])
    rise = bezier((0, bend), (-0.02 * fork, cut.crotch + 0.35 * (bend - cut.crotch)), (-0.45 * fork, cut.crotch + 0.3), start)
    inseam = bezier(start, start + [0.3 * (inner + fork), 0.22 * (low - cut.crotch)], (inner, low + 0.5 * (cut.crotch - low)), (inner, low))
    if len(ends) > 1:
        inseam = joined(inseam, line((inner, low), (middle - ends[0][1], cut.hem)))
    return {
        "hem": line((middle - ends[0][1], cut.hem), (middle + ends[0][1], cut.hem)),
        "out": np.stack([PchipInterpolator(heights, outs)(y), y], 1),
        "top": line((lean + top, cut.base), (lean, cut.base + raised)),
        "rise": joined(line((lean, cut.base + raised), (0, bend)), rise), "in": inseam,
    }


def sewn_waist(cut: Cut, form: Form) -> float:
    """Girth of the cloth where the waistband is sewn to it."""
    return (form.girth(cut.base + cut.raised / 2) + cut.snug) * (1 + cut.rib)


def on_torso(form: Form, t, side, face, y, away) -> np.ndarray:
    """A quarter of the torso, from its middle (t = 0) to its side (1), `away` cm off."""
    wide, deep, middle = form.around(np.maximum(y, form.hip[1]))
    turn = np.asarray(t) * np.pi / 2
    return np.stack([side * (wide + away) * np.sin(turn) ** (2 / POWER), y, middle + face * (deep + away) * np.cos(turn) ** (2 / POWER)], 1)


def on_leg(cut: Cut, form: Form, t, side: int, face: int, y) -> np.ndarray:
    """Half round a leg, from its inner (t = 0) to its outer side (1) and on, outside it and as wide as the cloth."""
    drop = np.maximum(form.hip[1] - y, 0)
    own = np.interp(drop, np.r_[0, np.cumsum(form.leg_lengths)], form.leg) + 1
    heights = [cut.hem, cut.knee, cut.crotch] if cut.hem < cut.knee else [cut.hem, cut.crotch]
    girths = [cut.opening, cut.knees, cut.thigh] if cut.hem < cut.knee else [cut.opening, cut.thigh]
    radius = np.maximum(np.interp(y, heights, girths) / (2 * np.pi), own)
    axis = np.maximum(form.hip[0] + drop * np.tan(np.radians(APART)), radius + 0.4)
    turn = np.asarray(t) * np.pi
    return np.stack([side * (axis - radius * np.cos(turn)), y, -0.5 + face * radius * np.sin(turn)], 1)


def round_leg(cut: Cut, form: Form, left: dict[str, Line], side: int, face: int) -> Place:
    """Round the torso above, round one leg below; `left`: the edges of the piece of the left side."""
    inner, outer = joined(left["rise"], left["in"])[::-1], left["out"]

    def place(flat):
        u, y = flat[:, 0] * side, flat[:, 1]
        start, end = np.interp(y, inner[:, 1], inner[:, 0]), np.interp(y, outer[:, 1], outer[:, 0])
        t = np.clip((u - start) / (end - start), 0, 1)
        fork = 0.3 * (cut.base - cut.crotch)
        low = np.clip((cut.crotch + fork - y) / fork, 0, 1)[:, None]
        low = low * low * (3 - 2 * low)
        away = 0.7 + 2 * np.clip((cut.base - y) / fork, 0, 1)
        if cut.is_skirt:
            return on_torso(form, t, side, face, y, away + 0.1 * (cut.base - y))
        return on_torso(form, t, side, face, y, away) * (1 - low) + on_leg(cut, form, t, side, face, y) * low
    return place


# The quarters of the waistband from the middle of the front to the wearer's left and round, and how each panel's edge runs.
QUARTERS = (("frontL", False), ("backL", True), ("backR", True), ("frontR", False))


def trousers(cut: Cut, form: Form) -> Pattern:
    halves = {"front": half_leg(cut, form, False), "back": half_leg(cut, form, True)}
    pieces, seams = [], []
    for name, left in halves.items():
        face = 1 if name == "front" else -1
        right = {edge: mirrored(left[edge]) for edge in ("hem", "in", "rise", "top", "out")}
        pieces += [Piece(name + n, edges, round_leg(cut, form, left, side, face)) for n, edges, side in (("L", left, 1), ("R", right, -1))]
        seams.append(Seam((name + "L", "rise"), (name + "R", "rise")))
    seams += [Seam(("front" + n, "out"), ("back" + n, "out"), along=True) for n in "LR"]
    if cut.is_skirt:
        seams += [Seam((name + "L", "in"), (name + "R", "in")) for name in halves]
    else:
        seams += [Seam(("front" + n, "in"), ("back" + n, "in"), along=True) for n in "LR"]
    tops = {name: length(half["top"]) for name, half in halves.items()}
    share, long = tops["front"] / sum(tops.values()) / 2, 2 * sum(tops.values()) / (1 + cut.rib)

    def place(flat):
        quarter = np.interp(flat[:, 0] / long, [0, share, 0.5, 1 - share, 1], [0, 1, 2, 3, 4])
        t, face = np.abs((quarter + 1) % 2 - 1), np.where(np.abs(quarter - 2) < 1, -1, 1)
        y = cut.base + flat[:, 1] + cut.raised * (1 - t) * (face < 0)
        return on_torso(form, t, np.where(quarter < 2, 1, -1), face, y, 0.7)

    shares = {name: share if name.startswith("front") else 0.5 - share for name, _ in QUARTERS}
    soft = dict(stiff=4, heavy=1.6, loose=25) if cut.rib else dict(stiff=5, heavy=2, loose=0.4)
    pieces.append(band("band", long, cut.band, shares, place, **soft))
    seams += [Seam((name, "top"), ("band", name), along=runs) for name, runs in QUARTERS]
    seams.append(Seam(("band", "start"), ("band", "end")))
    if cut.cuff:
        ends, end_seams = cuffs(cut, form, length(halves["front"]["hem"]) / cut.opening)
        pieces, seams = [*pieces, *ends], [*seams, *end_seams]
    return Pattern(pieces, seams)


def cuffs(cut: Cut, form: Form, share: float) -> tuple[list[Piece], list[Seam]]:
    """Ribbed ends of the legs; `share`: how much of each is sewn to the front."""
    pieces, seams = [], []
    for side, n in ((1, "L"), (-1, "R")):
        def place(flat, side=side):
            t = np.interp(flat[:, 0] / cut.cuff, [0, share, 1], [0, 1, 2])
            return on_leg(cut, form, t, side, 1, cut.hem - flat[:, 1])

        pieces.append(band("cuff" + n, cut.cuff, cut.cuffs, {"front": share, "back": 1 - share}, place, stiff=8, heavy=1.6, loose=6))
        seams += [
            Seam(("front" + n, "hem"), ("cuff" + n, "front"), along=side > 0),
            Seam(("back" + n, "hem"), ("cuff" + n, "back"), along=side < 0),
            Seam(("cuff" + n, "start"), ("cuff" + n, "end")),
        ]
    return pieces, seams


def shaped(sewn: Sewn, form: Form) -> None:
    """The waistband is cut straight, and steamed into the shape of the waist: its upper edge as much shorter as the form is narrower."""
    cut, own = sewn.cuts["band"], sewn.first["band"] + np.arange(len(sewn.cuts["band"].at))
    wide = cut.at[:, 1].max()
    up = np.full(len(sewn.at), np.nan)
    up[sewn.point[own]] = cut.at[:, 1] / wide
    low, high = (sewn.at[up == share, 1].mean() for share in (0, 1))
    less = 1 - form.girth(high) / form.girth(low)
    share = np.nan_to_num(up[sewn.edge].mean(1))
    sewn.rest *= (1 - less * share).astype(np.float32)


def buttoned(sewn: Sewn) -> None:
    """From here the waistband keeps its place."""
    wide = sewn.pattern.piece("band").outline[:, 1].max()
    sewn.light[sewn.where("band", lambda flat: np.abs(flat[:, 1] - wide / 2) < max(0.5 * sewn.step, 0.2 * wide))] = 0


def stiff_hems(sewn: Sewn, times: float) -> None:
    for n in ("frontL", "frontR", "backL", "backR"):
        end = sewn.pattern.piece(n).edges["hem"][0, 1]
        sewn.stiffen(sewn.where(n, lambda flat, end=end: flat[:, 1] < end + 2.0), times)


def pressed_flat(sewn: Sewn, soft: float) -> None:
    """Legs lie flat between their seams, along which they bend easily."""
    for n in ("frontL", "frontR", "backL", "backR"):
        edges = sewn.pattern.piece(n).edges
        for edge in (edges["out"], edges["in"]):
            order = edge[np.argsort(edge[:, 1])]
            low = edges["in"][:, 1].max() - 2
            off = lambda flat, order=order: np.abs(flat[:, 0] - np.interp(flat[:, 1], order[:, 1], order[:, 0]))
            sewn.stiffen(sewn.where(n, lambda flat: (off(flat) < 1.5 * sewn.step) & (flat[:, 1] < low)), soft)


def pressed_sharp(sewn: Sewn, soft: float) -> None:
    """Legs have a crease down the middle, in front and behind."""
    crotch = sewn.pattern.piece("frontL").edges["in"][0, 1]
    for n in ("frontL", "frontR", "backL", "backR"):
        middle = sewn.pattern.piece(n).edges["hem"][:, 0].mean()
        sewn.stiffen(sewn.where(n, lambda flat, m=middle: (np.abs(flat[:, 0] - m) < 0.8 * sewn.step) & (flat[:, 1] < crotch + 8)), soft)


def creased(sewn: Sewn, deep: float) -> None:
    """Folds that stay in what was worn, up to `deep` cm: across the knees, above the hems, and from the crotch; they run slanting."""
    random, at = np.random.default_rng(sewn.random.integers(1 << 30)), sewn.at.astype(float)
    edges = sewn.pattern.piece("frontL").edges
    hem, crotch = edges["hem"][0, 1], edges["in"][:, 1].max()
    is_long = crotch - hem > 40
    k = min(1.0, (crotch - hem) / 70) if is_long else 0.8
    x, y, z = at.T
    knee, low = hem + 0.60 * (crotch - hem), hem + 8 * k
    much = 0.13 + 0.5 * np.exp(-(((y - crotch + 3 * k) / (8 * k)) ** 2)) * np.exp(-((x / (10 * k)) ** 2))
    if is_long:
        much += np.where(z < 0, 0.75, 0.4) * np.exp(-(((y - knee) / (9 * k)) ** 2)) + 0.55 * np.exp(-(((y - low) / (7 * k)) ** 2))
    much *= np.clip((crotch + 0.62 * (sewn.at[:, 1].max() - crotch) - y) / (8 * k), 0, 1) * np.clip((y - hem) / 3, 0, 1)
    fold = np.zeros(len(at))
    for slant in (0.35, -0.35):
        grid = random.standard_normal((16, 110, 16))
        places = np.stack([x / (6.5 * k) + 8, (y + slant * x - at[:, 1].min()) / (2.1 * k) + 20, z / (8 * k) + 8])
        found = ndimage.map_coordinates(grid, places, order=3, mode="wrap")
        fold += 0.6 * found + 0.5 * (0.5 - np.abs(found))
    out = outward(sewn)
    # Side seams are firmer than what is between them.
    sewn.at += (out * (deep * k * much * fold * (0.4 + 0.6 * np.abs(out[:, 2])))[:, None]).astype(np.float32)


def outward(sewn: Sewn) -> np.ndarray:
    """Of each point, which way is out."""
    return Mesh(sewn.at.astype(float), sewn.triangles, np.zeros((len(sewn.triangles), 3, 2)), sewn.piece, []).outward().normals()


def put_on(
    sewn: Sewn, form: Form, apart: float, soft: float, bent: float, breaks: float, deep: float, hem: float = 14, is_creased: bool = False,
) -> None:
    """Legs come together, one a little more than the other; the knees bend, and it hangs from the waist until it is still. `hem`: how much
    stiffer hems are; `soft`: how stiff legs are where they were pressed; `breaks`: by how many cm it is longer than what it stands on;
    `deep`: of its worn folds."""
    (pressed_sharp if is_creased else pressed_flat)(sewn, soft)
    stiff_hems(sewn, hem)
    shaped(sewn, form)
    worn = dict(has_legs=True)
    sewn.run(0.3, form, form.legs(APART), pull=(0, -60, 0), drag=14, friction=0.02, touch=False, **worn)
    buttoned(sewn)
    sewn.run(0.4, form, form.legs(APART), pull=(0, -500, 0), drag=6, friction=0.1, **worn)
    for away in np.concatenate([np.linspace(APART, apart - 0.8, 36), np.linspace(apart - 0.8, apart, 8)]):
        sewn.run(0.03, form, form.legs(away, 0.5), drag=3, friction=0.3, **worn)
    low = float(sewn.at[:, 1].min())
    for share in np.linspace(0, 1, 16):
        stand = dict(ground=low + share * breaks) if breaks else {}
        sewn.run(0.04, form, form.legs(apart, 0.5, bent * share), drag=3, friction=0.4, **worn, **stand)
    for turn in range(5):
        sewn.run(0.35, form, form.legs(apart, 0.5, bent), pull=(14 * (-1) ** turn, -981, 8), drag=3, friction=0.5, **worn, **stand)
    sewn.run(0.5, form, form.legs(apart, 0.5, bent), drag=10, friction=0.5, **worn, **stand)
    creased(sewn, deep)


def put_on_straight(sewn: Sewn, form: Form) -> None:
    put_on(sewn, form, apart=2.4, soft=0.4, bent=8, breaks=0.9, deep=0.75)


# Of a cargo pocket: how far below the crotch it begins and ends, and how far it reaches from the side seam.
CARGO = (5.0, 25.0, 9.0)


def put_on_cargos(sewn: Sewn, form: Form) -> None:
    """The pockets at the thighs have something in them."""
    put_on_straight(sewn, form)
    high, low, wide = CARGO
    full = np.zeros(len(sewn.at))
    for n in ("frontL", "frontR", "backL", "backR"):
        edges = sewn.pattern.piece(n).edges
        order, crotch = edges["out"][np.argsort(edges["out"][:, 1])], edges["in"][:, 1].max()
        own = sewn.first[n] + np.arange(len(sewn.cuts[n].at))
        u, v = sewn.flat[own].T
        off = np.minimum(wide - np.abs(u - np.interp(v, order[:, 1], order[:, 0])), np.minimum(crotch - high - v, v - crotch + low))
        full[sewn.point[own]] = np.clip(off / 0.9, 0, 1) * (0.45 + 0.5 * np.clip((crotch - high - 5 - v) / 12, 0, 1))
    sewn.at += (outward(sewn) * full[:, None]).astype(np.float32)


def put_on_cuffed(sewn: Sewn, form: Form) -> None:
    put_on(sewn, form, apart=2.4, soft=0.6, bent=8, breaks=1.2, deep=0.9)


def put_on_wide(sewn: Sewn, form: Form) -> None:
    put_on(sewn, form, apart=3.6, soft=0.4, bent=6, breaks=0.6, deep=0.65)


def put_on_creased(sewn: Sewn, form: Form) -> None:
    put_on(sewn, form, apart=3.4, soft=0.02, bent=3, breaks=0, deep=0.2, is_creased=True)


def put_on_short(sewn: Sewn, form: Form) -> None:
    put_on(sewn, form, apart=6.5, soft=0.4, bent=0, breaks=0, deep=1.0)


def put_on_close(sewn: Sewn, form: Form) -> None:
    put_on(sewn, form, apart=1.6, soft=1, bent=4, breaks=0, deep=0.12)


def put_on_skirt(sewn: Sewn, form: Form) -> None:
    stiff_hems(sewn, 10)
    shaped(sewn, form)
    sewn.run(0.3, form, pull=(0, -60, 0), drag=14, friction=0.02, touch=False)
    buttoned(sewn)
    for turn in range(5):
        sewn.run(0.4, form, pull=(14 * (-1) ** turn, -981, 6), drag=3, friction=0.3)
    sewn.run(0.5, form, drag=10, friction=0.4)


@dataclass
class Panel:
    """A painted front or back, as if it were the left one: `at` takes places of the left piece to its own."""

    sheet: Sheet
    cut: Cut
    side: int
    is_back: bool

    def __post_init__(self):
        self.u, self.v = self.sheet.u * self.side, self.sheet.v
        own = self.sheet.art.pattern.piece(self.sheet.name).edges
        self.edges = {name: edge if self.side > 0 else mirrored(edge) for name, edge in own.items()}
        low, high = self.edges["hem"]
        self.middle = (low[0] + high[0]) / 2

    def at(self, points) -> Line:
        return np.asarray(points, float) * [self.side, 1]

    def outer(self, v) -> np.ndarray:
        """u of the side seam at a height."""
        edge = self.edges["out"]
        return np.interp(v, edge[:, 1], edge[:, 0])

    def inner(self, v) -> np.ndarray:
        """u of the seam in the middle or between the legs at a height."""
        edge = joined(self.edges["rise"], self.edges["in"])[::-1]
        return np.interp(v, edge[:, 1], edge[:, 0])

    def waist(self, share: float) -> np.ndarray:
        """A place on the waistband's seam, from the middle (0) to the side (1)."""
        (u0, v0), (u1, v1) = self.edges["top"]
        return np.array([u1 + (u0 - u1) * share, v1 + (v0 - v1) * share])

    def topstitched(self, *lines: str | Line, rows: tuple[float, ...] = (0.28,), cover: float = 0.9, pitch: float = 0.36, where=1.0):
        """Rows of stitches beside lines; a line in the cloth has them on both sides."""
        off, run = self.sheet.traced(*(edge if isinstance(edge, str) else self.at(edge) for edge in lines), reach=max(rows) + 0.4)
        for row in rows:
            mask = stitches(run, off, row, pitch) * where
            self.sheet.relief[:] -= 0.22 * mask
            self.sheet.ink("thread", cover * mask)

    def pressed(self, *edges: str, much: float = 1.0):
        """Seams of edges, with what wear does along them: they pucker, and their ridges are paler."""
        off, run = self.sheet.traced(*edges, reach=3)
        along = self.sheet.noise(9, 31)
        self.sheet.relief[:] += much * seam_relief(off, along)
        self.sheet.relief[:] += much * 0.30 * self.sheet.noise((6, 6), 33) * np.exp(-(((off - 0.5) / 0.6) ** 2))

    def layered(self, shape: Line, up: float = 0.55, stitched: tuple[float, ...] = (0.2, 0.75), cover: float = 0.9) -> np.ndarray:
        """A patch of cloth on the cloth. @returns cm from its edge, above 0 on it"""
        ring = np.concatenate([shape, shape[:1]])
        off, _ = self.sheet.traced(self.at(ring), reach=4)
        inside = self.sheet.drawn([self.at(shape)], finer=2) > 0.5
        off = np.where(inside, off, -off)
        self.sheet.relief[:] += up * step_up(off)
        self.sheet.shade[:] *= 1 - 0.22 * np.exp(-((np.minimum(off, 0) / 0.16) ** 2)) * (off < 0)
        if stitched:
            self.topstitched(ring, rows=stitched, cover=cover, where=off > 0)
        return off


def panels(art: Art, cut: Cut) -> Iterator[Panel]:
    for name in ("frontL", "frontR", "backL", "backR"):
        yield Panel(art.sheet(name), cut, 1 if name.endswith("L") else -1, name.startswith("back"))


def yarn(art: Art, much: float) -> None:
    """Denim's yarn: uneven, dyed on its outside only, lengthwise in the panels and across in the waistband."""
    for piece in art.pattern.pieces:
        sheet = art.sheet(piece.name)
        slub = (44, 1.6) if piece.name != "band" else (1.6, 44)
        sheet.shade[:] *= 1 + much * sheet.noise(slub, 41) + 0.6 * much * sheet.noise(1.2, 42) + 0.5 * much * sheet.noise((90, 70), 43)
        sheet.relief[:] += 0.10 * sheet.noise(slub, 41)


def faded(panel: Panel, much: float) -> None:
    """Worn pale: down the middle of the thighs, across the seat, and in lines that start from the crotch."""
    cut, sheet = panel.cut, panel.sheet
    u, v, high = panel.u - panel.middle - 0.5, panel.v, cut.base - cut.crotch
    uneven = 1 + 0.25 * sheet.noise((220, 130), 60)
    below = (cut.crotch - v) / (cut.crotch - max(cut.hem, cut.knee - 25))
    if panel.is_back:
        pale = 0.8 * np.exp(-((u / 7.5) ** 2) - ((v - cut.crotch - 0.25 * high) / (0.5 * high)) ** 2)
        pale += 0.45 * np.exp(-((u / 6) ** 2)) * np.clip(1 - below, 0, 1) * np.clip(below / 0.6 + 0.5, 0, 1)
    else:
        pale = np.exp(-((u / (5.2 + 1.5 * np.clip(below, 0, 1))) ** 2)) * np.clip(1.15 - np.abs(below - 0.28) * 1.05, 0, 1)
        for k, (start, end) in enumerate(((0.22, 0.42), (0.10, 0.22), (0.0, 0.04), (-0.08, -0.12))):
            from_, to = cut.crotch + start * high, cut.crotch + end * high
            a, b = np.array([panel.inner(from_) + 2.0, from_]), np.array([panel.outer(cut.crotch) - 6, to])
            off, run = sheet.traced(panel.at(bezier(a, a * 0.7 + b * 0.3 - [0, 0.8], a * 0.3 + b * 0.7 - [0, 0.8], b)), reach=3)
            ends = np.clip(np.minimum(run, np.linalg.norm(b - a) - run) / 4, 0, 1)
            line_ = np.exp(-((off / 0.75) ** 2)) * ends
            pale += 0.22 * line_
            sheet.relief[:] += 0.5 * line_
    sheet.shade[:] *= 1 + much * pale * uneven


def broken(panel: Panel, much: float) -> None:
    """Folds that stay in what was worn: across the knees, above the hems, and from the crotch."""
    cut, sheet, cm = panel.cut, panel.sheet, PIXELS * panel.cut.scale
    y, k = panel.v, panel.cut.scale
    knee = np.exp(-(((y - cut.knee - (2 if panel.is_back else -1) * k) / (11 * k)) ** 2)) * (1.2 if panel.is_back else 0.7)
    low = np.exp(-(((y - cut.hem - 9 * k) / (8 * k)) ** 2)) if cut.hem < cut.knee else 0
    fork = 1.1 * np.exp(-(((y - cut.crotch + 2 * k) / (8 * k)) ** 2)) * np.exp(-np.clip(panel.u - panel.inner(y), 0, 40) / (9 * k))
    ridge = 0.0
    for slant, seed in ((0.25, 51), (-0.3, 52)):
        noise_ = sheet.noise((1.7 * cm, 6.5 * cm), seed)
        shift = (slant * (sheet.u - sheet.u[0, 0]) * PIXELS).astype(int)
        rows = np.clip(np.arange(sheet.shape[0])[:, None] + shift, 0, sheet.shape[0] - 1)
        found = np.take_along_axis(noise_, rows, 0)
        ridge = ridge + 0.65 * found + 0.5 * (0.4 - np.abs(found))
    sheet.relief[:] += much * ridge * (knee + low + fork)


def worn_edges(panel: Panel, *edges: str, much: float = 0.14) -> None:
    """The ridges of seams and hems, rubbed pale in bits."""
    off, run = panel.sheet.traced(*edges, reach=2)
    bits = np.clip(0.5 + 0.9 * panel.sheet.noise((7, 7), 71), 0, 1.4)
    panel.sheet.shade[:] *= 1 + much * np.exp(-(((off - 0.35) / 0.3) ** 2)) * bits - 0.7 * much * np.exp(-((off / 0.12) ** 2))


def side_pocket(panel: Panel, share: float, deep: float, bend: float) -> Line:
    """The mouth of a front pocket, from the waistband to the side seam. `share`: of the waist; `bend`: 0 is straight."""
    start, end = panel.waist(share), np.array([panel.outer(panel.cut.base - deep), panel.cut.base - deep])
    corner = np.array([start[0] + 0.12 * (end[0] - start[0]), end[1] + 0.10 * deep])
    middle = (start + end) / 2
    return bezier(start, middle + (corner - middle) * bend, middle + (corner - middle) * bend, end)


def mouth(panel: Panel, share: float, deep: float, bend: float, rows=(0.2, 0.75), cover: float = 0.9) -> np.ndarray:
    """A front pocket: the panel ends at its mouth, and lies on the pocket's own cloth. @returns a mask of that"""
    edge = side_pocket(panel, share, deep, bend)
    v = np.linspace(edge[-1, 1], panel.cut.base, 12)
    side = np.stack([panel.outer(v) + 1.5, v], 1)
    shape = np.concatenate([edge, side, [panel.waist(1) + [1.5, 1.5], panel.waist(share) + [0, 1.5]]])
    off, _ = panel.sheet.traced(panel.at(edge), reach=4)
    under = panel.sheet.drawn([panel.at(shape)], finer=2) > 0.5
    off = np.where(under, off, -off)
    panel.sheet.relief[:] -= 0.7 * step_up(off) * (off < 5)
    panel.sheet.relief[:] += 0.3 * np.exp(-(((off + 0.35) / 0.3) ** 2))
    panel.sheet.shade[:] *= 1 - 0.35 * np.exp(-((off / 0.2) ** 2)) * (off > -0.05)
    panel.topstitched(edge, rows=rows, cover=cover, where=~under)
    return under


def fly(panel: Panel, wide: float = 3.8, deep: float = 0.62, rows=(0.28,), cover: float = 0.9) -> None:
    """The stitched J of a fly; the wearer's left front lies over the right one. `deep`: as a share of the rise."""
    low = panel.cut.base - deep * (panel.cut.base - panel.cut.crotch)
    off = panel.sheet.off("rise")
    if panel.side < 0:
        panel.sheet.shade[:] *= 1 - 0.30 * np.exp(-((off / 0.25) ** 2)) * (panel.v > low)
        panel.sheet.relief[:] -= 0.6 * np.exp(-((off / 0.5) ** 2)) * (panel.v > low)
        return
    panel.sheet.relief[:] += 0.5 * np.exp(-((off / 0.6) ** 2)) * (panel.v > low)
    start, inner = panel.waist(0), panel.inner(low)
    side = line((start[0] + wide, start[1] + 0.2), (inner + wide, low + 4.2))
    curve = joined(side, bezier(side[-1], (inner + wide, low + 1.6), (inner + wide * 0.55, low + 0.5), (inner + 0.1, low)))
    panel.topstitched(curve, rows=rows, cover=cover)
    traced, _ = panel.sheet.traced(panel.at(curve), reach=2)
    panel.sheet.relief[:] += 0.25 * np.exp(-((traced / 0.9) ** 2))


def hem(panel: Panel, deep: float = 1.4, rows=(0.15,), cover: float = 0.9, ropes: float = 0.06) -> None:
    """Turned up and stitched down; it `ropes` a little, as what is sewn on a slant does."""
    off = panel.v - panel.cut.hem
    roping = np.sin((panel.u - 0.5 * off) * 2 * np.pi / 1.7 + 2 * panel.sheet.noise((20, 20), 80))
    panel.sheet.relief[:] += 0.45 * step_up(deep - off) + ropes * roping * np.exp(-(((off - deep * 0.6) / (0.5 * deep)) ** 2))
    for row in rows:
        mask = stitches(panel.u, off, deep - row, 0.36)
        panel.sheet.relief[:] -= 0.25 * mask
        panel.sheet.ink("thread", cover * mask)


def paint_band(art: Art, cut: Cut, cover: float, rows=(0.25,)) -> Sheet:
    """A sewn waistband: two layers, stitched along both edges, its left end over the right one."""
    sheet = art.sheet("band")
    long = band_length(art.pattern)
    up, off = sheet.off("free"), np.abs(sheet.v)
    sheet.relief[:] += 0.4 * np.exp(-(((sheet.v - 0.5 * cut.band) / (0.45 * cut.band)) ** 4))
    sheet.relief[:] -= 0.7 * np.exp(-((off / 0.14) ** 2)) + 0.4 * np.exp(-((up / 0.10) ** 2))
    sheet.relief[:] += 0.14 * sheet.noise((30, 9), 81)
    for edge in (up, off):
        for row in rows:
            mask = stitches(sheet.u, edge, row, 0.36)
            sheet.relief[:] -= 0.22 * mask
            sheet.ink("thread", cover * mask)
    lap = long - sheet.u
    sheet.relief[:] += 0.6 * np.exp(-((np.minimum(sheet.u, 3) / 1.2) ** 2)) - 0.7 * np.exp(-((lap / 0.35) ** 2))
    sheet.shade[:] *= 1 - 0.35 * np.exp(-((lap / 0.22) ** 2))
    mask = stitches(sheet.v, sheet.u, 0.3, 0.36) * (sheet.v < cut.band)
    sheet.ink("thread", cover * mask)
    label(sheet, "free", long / 2, cut.band / 2)
    return sheet


def band_length(pattern: Pattern) -> float:
    edges = pattern.piece("band").edges
    return sum(length(edges[name]) for name, _ in QUARTERS)


LOOPS = (0.115, 0.285, 0.5, 0.715, 0.885)


def loops(mesh: Mesh, cut: Cut, pattern: Pattern, wide: float = 1.25) -> list[Trimming]:
    """Belt loops, from below the waistband to its upper edge, stitched like it."""
    edges, out = pattern.piece("band").edges, []
    starts = np.r_[0, np.cumsum([length(edges[name]) for name, _ in QUARTERS])]
    for share in LOOPS:
        u = share * starts[-1]
        k = int(np.searchsorted(starts, u, "right")) - 1
        name, runs = QUARTERS[k]
        part = (u - starts[k]) / (starts[k + 1] - starts[k])
        top = pattern.piece(name).edges["top"]
        below = top[0] + (top[-1] - top[0]) * (part if runs else 1 - part) - [0, 0.9]
        low, low_out = mesh.on(name, [below])
        high, high_out = mesh.on("band", [(u, cut.band * y) for y in (0.05, 0.3, 0.6, 0.9)])
        spots, ways = np.concatenate([low, high]), np.concatenate([low_out, high_out])
        ways = ways.mean(0) / np.linalg.norm(ways.mean(0)) * np.ones_like(ways)
        spots = spots + ways * np.array([0.08, 0.22, 0.28, 0.26, 0.10])[:, None]
        t, fine = np.linspace(0, 1, 5), np.linspace(0, 1, 13)
        spots = np.stack([PchipInterpolator(t, spots[:, i])(fine) for i in range(3)], 1)
        ways = np.repeat(ways[:1], 13, 0)
        out.append(strap(spots, ways, wide, 0.16))
        side = np.cross(spots[-1] - spots[0], ways[0])
        side /= np.linalg.norm(side)
        for off in (-0.3, 0.3):
            out.append(strap(spots + side * wide * off + ways * 0.15, ways, 0.10, 0.03, "thread"))
        for end in (0.6, 11.4):
            bar = np.stack([np.interp(end, np.arange(13), spots[:, i]) for i in range(3)])
            across = np.stack([bar - side * wide * 0.42, bar + side * wide * 0.42])
            out.append(strap(across + ways[:2] * 0.15, ways[:2], 0.22, 0.04, "thread"))
    return out


def back_pocket(panel: Panel, wide: float, high: float, drop: float) -> Line:
    """A patch pocket with a point, on the middle of a back, `drop` below the waistband and square to the yoke."""
    k = panel.cut.scale
    (u0, v0), (u1, v1) = panel.waist(0), panel.waist(1)
    middle = np.array([0.5 * (panel.inner(v1 - drop) + panel.outer(v1 - drop)) - 0.7, (v0 + v1) / 2 - drop])
    across = np.array([u1 - u0, 0.5 * (v1 - v0)]) / np.hypot(u1 - u0, 0.5 * (v1 - v0))
    down = np.array([across[1], -across[0]])
    corners = ((-0.5 * wide, 0), (-0.44 * wide, 0.84 * high), (0, high), (0.44 * wide, 0.84 * high), (0.5 * wide, 0))
    return np.array([middle + k * (across * x + down * y) for x, y in corners])


def yoke(panel: Panel, middle: float = 7.0, side: float = 3.6, cover: float = 0.9) -> None:
    """The seam across the top of a back, deepest in the middle."""
    k = panel.cut.scale
    start, end = panel.waist(0) - [0, middle * k], panel.waist(1) - [0, side * k]
    start[0], end[0] = panel.inner(start[1]), panel.outer(end[1])
    edge = line(start - [0.3, 0], end + [0.3, 0])
    off, _ = panel.sheet.traced(panel.at(edge), reach=4)
    above = np.where(panel.v > np.interp(panel.u, edge[:, 0], edge[:, 1]), off, -off)
    panel.sheet.relief[:] += 0.45 * step_up(above) * np.exp(-np.maximum(above, 0) / 2.5) - 0.5 * np.exp(-((above / 0.12) ** 2))
    panel.sheet.shade[:] *= 1 - 0.2 * np.exp(-(((above + 0.12) / 0.14) ** 2))
    panel.topstitched(edge, rows=(0.2, 0.8), cover=cover, where=above > 0)


def paint_denim(art: Art, cut: Cut, wash: float, has_knees: bool = False) -> None:
    """`wash`: how much paler it is where it was worn. `has_knees`: doubled there."""
    art.weave(fine=0.06, cloud=0.07, worn=1.5)
    art.twill(0.10)
    yarn(art, 0.04)
    k, middle = cut.scale, ("rise", "in") if cut.is_skirt else ("rise",)
    for panel in panels(art, cut):
        sheet = panel.sheet
        faded(panel, wash)
        broken(panel, 0.8)
        panel.pressed("out", much=0.9)
        panel.pressed("in", "rise", much=1.1)
        worn_edges(panel, "out", "in", "rise", much=0.08 + 0.15 * wash)
        if panel.is_back:
            yoke(panel)
            pocket = back_pocket(panel, 15.0, 16.5, 9.2)
            off = panel.layered(pocket, up=0.7)
            sheet.relief[:] += 0.5 * np.exp(-(((off - 0.4) / 0.5) ** 2)) * (off > 0)
            panel.topstitched(pocket[[0, 4]], rows=(1.1,), where=off > 0)
            panel.topstitched(diamond(pocket), rows=(0.0, 0.5), where=off > 0.9)
            if panel.side > 0:
                panel.topstitched(*middle, rows=(0.2, 0.8))
            if not cut.is_skirt:
                panel.topstitched("in", rows=(0.25,))
        else:
            under = mouth(panel, 0.46, 8.5 * k, 0.8)
            if panel.side < 0:
                coin_pocket(panel, under)
            fly(panel)
            panel.topstitched(*middle, rows=(0.25, 0.85) if panel.side > 0 else (0.25,))
            panel.topstitched("out", rows=(0.25,), where=panel.v > cut.base - 15 * k)
            if has_knees:
                low, high = cut.knee - 6, cut.knee + 8
                u = lambda v: (panel.inner(v) - 1, panel.outer(v) + 1)
                panel.layered(line((u(low)[0], low), (u(low)[1], low), (u(high)[1], high), (u(high)[0], high)), up=0.6)
        hem(panel, 1.5 * max(k, 0.8), ropes=0.22)
    sheet = paint_band(art, cut, 0.9)
    patch(sheet, 0.625 * band_length(art.pattern), cut)


def diamond(pocket: Line) -> Line:
    """On a pocket, the shop's mark in thread."""
    middle, across, up = pocket[:4:3].mean(0) * 0.5 + pocket[1:5:3].mean(0) * 0.5, pocket[4] - pocket[0], pocket[0] - pocket[1]
    return np.array([middle + across * x + up * y for x, y in ((-0.2, 0), (0, -0.24), (0.2, 0), (0, 0.24), (-0.2, 0))])


def coin_pocket(panel: Panel, under: np.ndarray) -> None:
    """The small pocket inside the right one."""
    k = panel.cut.scale
    (u0, v0), (u1, _) = panel.waist(0.62), panel.waist(0.97)
    v = v0 - 3.0 * k
    shape = line((u0, v - 9 * k), (u1, v - 9 * k), (u1, v), (u0, v))
    off, _ = panel.sheet.traced(panel.at(np.concatenate([shape, shape[:1]])), reach=4)
    off = np.where(panel.sheet.drawn([panel.at(shape)], finer=2) > 0.5, off, -off)
    panel.sheet.relief[:] += 0.6 * step_up(off) * under
    panel.sheet.shade[:] *= 1 - 0.25 * np.exp(-((np.minimum(off, 0) / 0.16) ** 2)) * (off < 0) * under
    panel.topstitched(shape[[3, 2]], rows=(0.2, 0.7), where=(off > 0) & under)
    panel.topstitched(shape[[0, 3]], rows=(0.2,), where=(off > 0) & under)


def patch(sheet: Sheet, u: float, cut: Cut) -> None:
    """Leather on the waistband, behind on the right, with the mark pressed into it."""
    k = cut.band / 4
    x, y = np.abs(sheet.u - u), np.abs(sheet.v - cut.band / 2)
    off = np.minimum(3.3 * k - x, 1.7 * k - y)
    sheet.ink("patch", step_up(off) * (0.93 + 0.07 * sheet.noise(20, 90)))
    sheet.relief[:] += 0.5 * step_up(off)
    sheet.relief[:] -= 0.35 * (np.exp(-(((x + y - 0.9 * k) / 0.14) ** 2)) + np.exp(-(((x + y - 0.3 * k) / 0.14) ** 2)))
    sheet.shade[:] *= 1 - 0.25 * np.exp(-(((x + y - 0.9 * k) / 0.12) ** 2)) - 0.2 * np.exp(-((np.minimum(off, 0) / 0.14) ** 2)) * (off < 0)
    sheet.ink("thread", 0.8 * stitches(np.where(3.3 * k - x < 1.7 * k - y, sheet.v, sheet.u), off, 0.22, 0.36))


def paint_twill(art: Art, cut: Cut, pockets: str = "slanted", creased: float = 0.0, worn: float = 1.1) -> None:
    """Chinos and what is cut like them, in thread of their own colour. `pockets`: slanted, hidden in the seam, or also on the thighs
    (cargo); `creased`: how sharply the legs are pressed."""
    art.weave(fine=0.05, cloud=0.06, worn=worn)
    art.twill(0.07, 0.20)
    k, cover = cut.scale, 0.55
    for panel in panels(art, cut):
        sheet = panel.sheet
        panel.pressed("out", "in", "rise", much=0.9)
        broken(panel, 0.15 if creased else 0.7)
        if creased:
            off = np.abs(panel.u - panel.middle)
            fade = np.clip((cut.base - 9 - panel.v) / 10, 0, 1)
            sheet.relief[:] += creased * fade * np.exp(-off / 0.35)
        if panel.is_back:
            welt(panel, cover)
            dart(panel)
        else:
            if pockets == "hidden":
                sheet.relief[:] -= 0.5 * np.exp(-((sheet.off("out") / 0.25) ** 2)) * (np.abs(panel.v - cut.base + 10 * k) < 8 * k)
                pleat(panel)
            else:
                mouth(panel, 0.72, 17 * k, 0.0, rows=(0.6,), cover=cover)
            fly(panel, 3.4, 0.66, rows=(0.0,), cover=cover)
        if pockets == "cargo":
            cargo_pocket(panel, cover)
            panel.topstitched("out", "in", rows=(0.2, 0.75), cover=cover)
            panel.topstitched("rise", rows=(0.2, 0.75), cover=cover)
        hem(panel, 3.2 * max(k, 0.8) if pockets != "cargo" else 2.4, cover=0.35 if creased else cover)
    paint_band(art, cut, 0.0 if creased else cover)


def welt(panel: Panel, cover: float) -> None:
    """A back pocket cut into the cloth between two narrow welts, with a bar at each end."""
    shape = back_pocket(panel, 13.0, 1.2, 7.5)
    off = panel.layered(shape[[0, 1, 3, 4]], up=0.5, stitched=())
    slit, _ = panel.sheet.traced(panel.at(np.stack([(shape[0] + shape[1]) / 2, (shape[4] + shape[3]) / 2])), reach=2)
    panel.sheet.relief[:] -= 1.0 * np.exp(-((slit / 0.09) ** 2))
    panel.sheet.shade[:] *= 1 - 0.45 * np.exp(-((slit / 0.09) ** 2))
    panel.topstitched(np.concatenate([shape[[0, 1, 3, 4]], shape[:1]]), rows=(0.12,), cover=cover, where=off < 0)


def dart(panel: Panel) -> None:
    """From the waistband to the pocket."""
    start = panel.waist(0.5)
    off, run = panel.sheet.traced(panel.at(line(start, start - [0, 7.5 * panel.cut.scale])), reach=2)
    panel.sheet.relief[:] -= 0.5 * np.exp(-((off / 0.12) ** 2)) - 0.3 * np.exp(-((off / 0.7) ** 2))


def pleat(panel: Panel) -> None:
    """One fold, from the waistband into the crease."""
    start = panel.waist(0.55)
    edge = bezier(start, start - [0, 4], (panel.middle, panel.cut.base - 8), (panel.middle, panel.cut.base - 16))
    off, run = panel.sheet.traced(panel.at(edge), reach=3)
    side = np.where(panel.u > np.interp(-panel.v, -edge[:, 1], edge[:, 0]), off, -off)
    ends = np.clip(1 - run / 15, 0, 1)
    panel.sheet.relief[:] += ends * (0.9 * step_up(-side) * np.exp(np.minimum(side, 0) / 1.4))
    panel.sheet.shade[:] *= 1 - 0.3 * ends * np.exp(-(((side - 0.1) / 0.14) ** 2))


def cargo_pocket(panel: Panel, cover: float) -> None:
    """Half of a big pocket that lies over the side seam at the thigh, with its flap."""
    (high, deep, wide), cut = CARGO, panel.cut
    top, low = cut.crotch - high, cut.crotch - deep
    def box(v0: float, v1: float, u: float) -> Line:
        a, b = panel.outer(v0), panel.outer(v1)
        return line((a - u, v0), (a + 1.4, v0), (b + 1.4, v1), (b - u, v1))

    off = panel.layered(box(low, top, wide), up=0.9, stitched=(0.2, 0.75), cover=cover)
    fold_, _ = panel.sheet.traced(panel.at(line((panel.outer(low) - 4.2, low), (panel.outer(top) - 4.2, top))), reach=3)
    panel.sheet.relief[:] -= 0.45 * np.exp(-((fold_ / 0.16) ** 2)) * (off > 0)
    panel.sheet.relief[:] += 0.5 * panel.sheet.noise((60, 40), 95) * np.clip(off / 2, 0, 1)
    panel.layered(box(top - 5.5, top + 1.6, wide + 0.4), up=1.0, stitched=(0.2, 0.75), cover=cover)


def paint_sweat(art: Art, cut: Cut) -> None:
    """Fleece with a ribbed waistband; ribbed cuffs, or hems."""
    art.weave(fine=0.05, cloud=0.06, worn=1.0)
    k = cut.scale
    for panel in panels(art, cut):
        panel.pressed("out", "in", "rise", "top", *(["hem"] if cut.cuff else []), much=1.2)
        panel.topstitched("rise", rows=(0.5,), cover=0.5)
        broken(panel, 0.5)
        if panel.is_back:
            if panel.side < 0:
                off = panel.layered(back_pocket(panel, 13.5, 14.5, 8.0), up=0.7, stitched=(0.2, 0.8), cover=0.5)
                panel.sheet.relief[:] += 0.3 * np.exp(-(((off - 0.6) / 0.8) ** 2)) * (off > 0)
        else:
            mouth(panel, 0.74, 17 * k, 0.15, rows=(0.25, 0.9), cover=0.5)
        if not cut.cuff:
            hem(panel, 2.6 * max(k, 0.8), rows=(0.1, 0.7), cover=0.5)
    for name in ["band", "cuffL", "cuffR"] if cut.cuff else ["band"]:
        art.sheet(name).ribbed(0.55)
    sheet = art.sheet("band")
    for row in (0.34, 0.67):
        sheet.relief[:] -= 0.5 * np.exp(-(((sheet.v - row * cut.band) / 0.12) ** 2))
        sheet.stitch(sheet.u, sheet.v, row * cut.band, 0.36)
    label(sheet, "free", band_length(art.pattern) / 2, cut.band / 2)


RIDGE = 0.22  # of a panel's width, to which the peaks reach


def paint_leggings(art: Art, cut: Cut) -> None:
    """A ridge of peaks down the side seam, in red earth; flat seams."""
    art.weave(fine=0.03, cloud=0.03, worn=0.15)
    for panel in panels(art, cut):
        panel.pressed("in", "rise", much=0.5)
        panel.topstitched("in", "rise", rows=(0.22, 0.5), cover=0.5)
        # Its peaks reach round the leg, from one side of the seam to the other, so that they are seen from both.
        wide = panel.outer(panel.v) - panel.inner(panel.v)
        peak = RIDGE * wide * (2 * np.abs((panel.v / 3.4) % 2 - 1) - 1) * (-1 if panel.is_back else 1)
        slope = 2 * RIDGE * wide / 3.4
        ridge = np.clip(1 - (np.abs(panel.outer(panel.v) - panel.u - peak) / np.hypot(1, slope) - 0.19) / 0.05, 0, 1)
        panel.sheet.ink("ridge", ridge)
        panel.sheet.relief[:] += 0.5 * ridge
        hem(panel, 1.8, rows=(0.1, 0.5), cover=0.5)
    sheet = art.sheet("band")
    sheet.relief[:] -= 0.7 * np.exp(-((sheet.v / 0.14) ** 2))
    sheet.stitch(sheet.u, sheet.v, 0.25)
    sheet.stitch(sheet.u, sheet.off("free"), 0.6)
    label(sheet, "free", band_length(art.pattern) / 2, cut.band - 2)


def denim_trim(mesh: Mesh, cut: Cut, form: Form) -> list[Trimming]:
    """A shank button, belt loops, and rivets where pockets are pulled at."""
    pattern, k = trousers(cut, form), cut.scale
    out = loops(mesh, cut, pattern)
    (at,), (way,) = mesh.on("band", [(0.95, cut.band * 0.5)])
    r = 0.85 * max(k, 0.8)
    profile = [(r * 0.9, 0), (r, 0.14), (r * 0.97, 0.3), (r * 0.82, 0.38), (r * 0.72, 0.31), (r * 0.42, 0.31), (r * 0.34, 0.38), (0, 0.40)]
    out.append(turned(profile, at, way, "metal"))
    half = half_leg(cut, form, False)
    (u1, v1), (u0, v0) = half["top"][0], half["top"][-1]
    side = half["out"]
    low = cut.base - 8.5 * k
    corners = [(u0 + (u1 - u0) * 0.46 - 0.6, cut.base - 0.9), (np.interp(low, side[:, 1], side[:, 0]) - 1.0, low - 0.75)]
    for name, s in (("frontL", 1), ("frontR", -1)):
        for u, v in corners:
            out += rivet(mesh, name, (u * s, v), 0.40 * max(k, 0.8))
    return out


def button_trim(mesh: Mesh, cut: Cut, form: Form) -> list[Trimming]:
    return [*loops(mesh, cut, trousers(cut, form)), *button(mesh, "band", (0.95, cut.band * 0.5), 0.8)]


def cord_trim(mesh: Mesh, cut: Cut, form: Form, long: float = 19.0) -> list[Trimming]:
    """Flat cords out of two eyelets in the front of the waistband, dipped in red earth."""
    out, total = [], band_length(trousers(cut, form))
    for side, u, falls in ((1, 1.7, long), (-1, total - 1.7, long * 0.93)):
        (at,), (way,) = mesh.on("band", [(u, cut.band * 0.5)])
        out.append(turned([(0.52, 0), (0.50, 0.10), (0.36, 0.12), (0.26, 0.02), (0, 0.02)], at, way, "metal"))
        places = [(side * (2.4 + 0.05 * i), cut.base - 1 - i) for i in np.arange(0, falls - 2, 1.5)]
        low, _ = mesh.on("frontL" if side > 0 else "frontR", places)
        top, ways = mesh.on("band", [(u + side * 0.25 * j, cut.band * (0.5 - 0.16 * j)) for j in (0, 1, 2)])
        bend = np.array([0.15, 0.65, 0.75])[:, None]
        drop = np.linspace(0, 1, len(low))[:, None]
        low = low + [0, 0, 0.55] + np.hstack([side * (0.5 * np.sin(drop * 4) + 0.3 * drop), 0 * drop, 0 * drop])
        spots = np.concatenate([top + ways * bend, low])
        t, fine = np.arange(len(spots)), np.linspace(0, len(spots) - 1, 6 * len(spots))
        path = np.stack([PchipInterpolator(t, spots[:, i])(fine) for i in range(3)], 1)
        ahead = np.gradient(path, axis=0)
        ways = np.array([0.0, 0, 1]) - ahead * (ahead[:, 2:] / (ahead**2).sum(1, keepdims=True))
        ways /= np.linalg.norm(ways, axis=1, keepdims=True)
        dipped = int(len(path) * 0.88)
        out += [strap(path[: dipped + 1], ways[: dipped + 1], 0.9, 0.28, "cord"), strap(path[dipped:], ways[dipped:], 0.98, 0.32, "dip")]
    return out


JEANS = Cut()
WOMENS_JEANS = Cut(waist=-42, raised=1.6, crotch=-73.5, knee=-102, hem=-145, seat=2, thigh=58, knees=43, opening=38)
WIDE_JEANS = replace(WOMENS_JEANS, hem=-149, seat=4, thigh=65, knees=62, opening=66)
MENS_WIDE_JEANS = Cut(hem=-155, seat=6, thigh=68, knees=60, opening=58)
CHINOS = Cut(seat=5, thigh=64, knees=46, opening=36, hem=-152)
CARGOS = Cut(seat=8, thigh=68, knees=54, opening=42)
WIDE_TROUSERS = Cut(waist=-41, raised=1.2, crotch=-74, knee=-102, hem=-150, seat=6, thigh=68, knees=66, opening=68)
JOGGERS = Cut(waist=-44, band=5.5, seat=8, thigh=66, knees=50, opening=34, hem=-144, rib=0.10, snug=-3, cuff=27)
SHORTS = Cut(waist=-44, band=5.5, seat=7, thigh=65, opening=60, hem=-98, rib=0.10, snug=-3)
CHINO_SHORTS = Cut(seat=5, thigh=64, opening=56, hem=-102)
DENIM_SHORTS = Cut(waist=-42, raised=1.6, crotch=-74, seat=3, thigh=62, opening=59, hem=-91)
WOMENS_SHORTS = Cut(waist=-41, band=5.0, raised=1.4, crotch=-74, seat=5, thigh=62, opening=58, hem=-91, rib=0.12, snug=-3)
DENIM_SKIRT = Cut(waist=-42, raised=1.2, crotch=-70, seat=4, opening=105, hem=-88, is_skirt=True)
LEGGINGS = Cut(waist=-36, band=9.0, raised=0.8, crotch=-72.5, knee=-103, hem=-146, seat=-6, thigh=50, knees=34, opening=21, snug=-3)
SOFT_FLEECE = replace(FLEECE, bend=70)
DENIM_INKS = {"thread": "#b9813f", "metal": "#a57c56", "patch": "#8a5a33"}
CORD_INKS = {"cord": "#e6e2d9", "dip": "#b5301a"}


# cm of a picture's height; and between points where they are small in it.
LONG, SHORT, STEP = 144.0, 76.0, 0.8


def step_for(frame: float) -> float:
    return STEP * (frame / LONG) ** 0.5


Wear = Callable[[Sewn, Form], None]


def denim(cut: Cut, wash: float, frame: float, form: str = "men", wear: Wear = put_on_straight, has_knees: bool = False) -> Garment:
    return Garment(
        lambda form: trousers(cut, form), DENIM, wear, lambda art: paint_denim(art, cut, wash, has_knees), frame, (cut.waist + cut.hem) / 2,
        form, lambda mesh: denim_trim(mesh, cut, FORMS[form]), DENIM_INKS, step_for(frame),
    )


def woven(cut: Cut, frame: float, fabric: Fabric = TWILL, form: str = "men", wear: Wear = put_on_straight, **painted) -> Garment:
    return Garment(
        lambda form: trousers(cut, form), fabric, wear, lambda art: paint_twill(art, cut, **painted), frame, (cut.waist + cut.hem) / 2,
        form, lambda mesh: button_trim(mesh, cut, FORMS[form]), step=step_for(frame),
    )


def sweat(cut: Cut, frame: float, form: str = "men", wear: Wear = put_on_short, has_cords: bool = True) -> Garment:
    return Garment(
        lambda form: trousers(cut, form), SOFT_FLEECE, wear, lambda art: paint_sweat(art, cut), frame,
        (cut.waist + cut.hem - (cut.cuffs if cut.cuff else 0)) / 2, form,
        (lambda mesh: cord_trim(mesh, cut, FORMS[form])) if has_cords else untrimmed, CORD_INKS, step_for(frame),
    )


GARMENTS: dict[str, Garment] = {
    "jeans": denim(JEANS, 0.22, LONG),
    "jeans-women": denim(WOMENS_JEANS, 0.22, LONG, "women"),
    "jeans-kids": denim(JEANS.small(), 0.18, 90, "kids", has_knees=True),
    "widejeans": denim(WIDE_JEANS, 0.18, LONG, "women", put_on_wide),
    "widejeans-men": denim(MENS_WIDE_JEANS, 0.20, LONG, wear=put_on_wide),
    "chinos": woven(CHINOS, LONG),
    "joggers": sweat(JOGGERS, LONG, wear=put_on_cuffed),
    "cargos": woven(CARGOS, LONG, CANVAS, wear=put_on_cargos, pockets="cargo"),
    "widetrousers": woven(WIDE_TROUSERS, LONG, WOOL, "women", put_on_creased, pockets="hidden", creased=0.9, worn=0.5),
    "shorts": sweat(SHORTS, SHORT),
    "shorts-women": sweat(WOMENS_SHORTS, SHORT, "women"),
    "shorts-kids": sweat(SHORTS.small(), 50, "kids", has_cords=False),
    "chinoshorts": woven(CHINO_SHORTS, SHORT, wear=put_on_short),
    "denimshorts": denim(DENIM_SHORTS, 0.2, SHORT, "women", put_on_short),
    "denimskirt": denim(DENIM_SKIRT, 0.2, SHORT, "women", put_on_skirt),
    "leggings": Garment(
        lambda form: trousers(LEGGINGS, form), STRETCH, put_on_close, lambda art: paint_leggings(art, LEGGINGS), LONG,
        (LEGGINGS.waist + LEGGINGS.hem) / 2, "women", inks={"ridge": "#b5301a"}, step=STEP,
    ),
}
