"""Dresses and skirts. Skirts are sectors of a ring: u to the wearer's left, v up from the middle of their waist."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Callable

import numpy as np

from scipy.ndimage import map_coordinates

import prints
from art import Art, Sheet, step_up
from fabric import JERSEY, SATIN, TWILL, VISCOSE
from form import FORMS, Form
from garment import Garment
from garments.tops import BODY_SEAMS, RED_EARTH, SLEEVE_SEAMS, Cut, before, body, hemmed, label, lowest, put_on, round_arm, sleeve
from mesh import Mesh
from pattern import Line, Pattern, Piece, Place, Seam, bezier, joined, length, line, mirrored
from sewing import Sewn
from trim import Trimming, cord, turned

# The height of the picture and where its middle is: one for dresses, one for skirts.
DRESS, SKIRT, SMALL = (150, -56), (108, -76), (82, -30)


def flared(waist: float, long: float, spread: float) -> dict[str, Line]:
    """Half a skirt: a sector of `spread` degrees whose inner arc is `waist` long."""
    inner, angle = waist / np.radians(spread), np.radians(spread) / 2
    turn = np.linspace(-angle, angle, 121)
    arc = lambda radius: np.stack([radius * np.sin(turn), inner - radius * np.cos(turn)], 1)
    hem, top = arc(inner + long), arc(inner)[::-1]
    return {"hem": hem, "sideL": line(hem[-1], top[0]), "waist": top, "sideR": line(top[-1], hem[0])}


def cone(side: int, waist: float, spread: float, high: float, wide: float, deep: float, pleats: int = 0) -> Place:
    """Round the body from a waist that is `high` and half as `wide` and `deep`, as far out as its cloth reaches; `pleats`: how many
    waves half of it begins with."""
    inner, half = waist / np.radians(spread), np.radians(spread) / 2

    def place(flat):
        radius, turn = np.hypot(flat[:, 0], inner - flat[:, 1]), np.arctan2(flat[:, 0], inner - flat[:, 1])
        down, share = radius - inner, turn / half * np.pi / 2
        out = down * spread / 180
        wave = 0.06 * down * np.cos(2 * pleats * (share + np.pi / 2)) if pleats else 0
        fall = high - down * np.sqrt(1 - (spread / 180) ** 2)
        return np.stack([(wide + out + wave) * np.sin(share), fall, side * (deep + out + wave) * np.cos(share)], 1)
    return place


def ring(name: str, long: float, tall: float, high: float, wide: float, deep: float, **cloth) -> Piece:
    """A band closed at the wearer's right, from its lower edges "lowF" and "lowB" to "upF" and "upB"; u from the wearer's right over the
    front, v up."""
    half = long / 2

    def place(flat):
        turn = flat[:, 0] / long * 2 * np.pi
        return np.stack([-wide * np.cos(turn), high + flat[:, 1], deep * np.sin(turn)], 1)

    return Piece(name, {
        "lowF": line((0, 0), (half, 0)), "lowB": line((half, 0), (long, 0)), "end": line((long, 0), (long, tall)),
        "upB": line((long, tall), (half, tall)), "upF": line((half, tall), (0, tall)), "start": line((0, tall), (0, 0)),
    }, place, **cloth)


def _skirt_on(band: str) -> list[Seam]:
    sides = [Seam(("skirtF", side), ("skirtB", side), along=True) for side in ("sideL", "sideR")]
    waist = [Seam((band, "lowF"), ("skirtF", "waist")), Seam((band, "lowB"), ("skirtB", "waist"), along=True)]
    return [*waist, Seam((band, "start"), (band, "end")), *sides]


@dataclass(frozen=True)
class Skirt:
    """`waist`: all round, of the body; `full`: times as long the cloth that is sewn to it; `tall`: of the band; `high`: where its
    lower edge is; `wide`, `deep`: half the body there; `pleats`: on each half."""

    waist: float = 69
    full: float = 1.0
    tall: float = 3.6
    high: float = -39
    wide: float = 12.8
    deep: float = 9.8
    long: float = 72
    spread: float = 88
    pleats: int = 0


    def pieces(self) -> list[Piece]:
        waist = self.waist * self.full / 2
        edges = flared(waist, self.long, self.spread)
        place = lambda side: cone(side, waist, self.spread, self.high, self.wide, self.deep, self.pleats)
        return [Piece("skirtF", edges, place(1)), Piece("skirtB", edges, place(-1))]

    def band(self, name: str, **cloth) -> Piece:
        return ring(name, self.waist, self.tall, self.high, self.wide, self.deep, **cloth)


def skirt(cut: Skirt, **band) -> Pattern:
    return Pattern([*cut.pieces(), cut.band("band", stiff=4, heavy=1.5, **band)], _skirt_on("band"))


def hang(sewn: Sewn, form: Form, sway: float = 14, turns: int = 8) -> None:
    """What hangs from the waist or the shoulders and has no sleeves."""
    sewn.run(0.35, form, pull=(0, -60, 0), drag=14, friction=0.05, touch=False)
    for turn in range(turns):
        sewn.run(0.35, form, pull=(sway * (-1) ** turn, -981, 5 * (-1) ** (turn // 2)), drag=3, friction=0.4)
    sewn.run(0.6, form, drag=10, friction=0.5)


def _hem(sewn: Sewn, *names: str, deep: float = 2.0) -> None:
    """As `hemmed`, where the hem is an arc."""
    for name in names:
        hem = sewn.pattern.piece(name).edges["hem"]
        middle = hem[len(hem) // 2]
        radius = ((hem[0] - middle) ** 2).sum() / (2 * (hem[0] - middle)[1])
        centre = middle + [0, radius]
        sewn.stiffen(sewn.where(name, lambda flat: np.linalg.norm(flat - centre, axis=1) > radius - deep), 6)


def _hold(sewn: Sewn, piece: str, *edges: str) -> None:
    """Keeps edges where they begin: a waistband does not slip over hips that nobody moves."""
    for edge in edges:
        sewn.light[sewn.point[sewn.first[piece] + np.array(sewn.cuts[piece].edges[edge])]] = 0


def _wear_skirt(sewn: Sewn, form: Form) -> None:
    _hold(sewn, "band", "upF", "upB")
    _hem(sewn, "skirtF", "skirtB")
    hang(sewn, form)


def _wear_pleats(sewn: Sewn, form: Form) -> None:
    """Creases fold easily, the cloth between them does not."""
    for name in ("skirtF", "skirtB"):
        off = _pleat(sewn.pattern.piece(name).edges, 2 * PLEATS)
        sewn.stiffen(sewn.where(name, lambda flat: np.abs(off(flat) - np.round(off(flat))) < 0.14), 0.12)
    _hold(sewn, "band", "upF", "upB")
    hang(sewn, form, sway=8)


PLEATS = 13


def _pleat(edges: dict[str, Line], count: int):
    """How many of `count` pleats of a sector lie before a place, counted from the wearer's right."""
    hem, top = edges["hem"], edges["waist"]
    spread = 2 * np.arctan2(hem[-1][0] - top[0][0], top[0][1] - hem[-1][1])
    inner = top[0][0] / np.sin(spread / 2)
    return lambda flat: (np.arctan2(flat[..., 0], inner - flat[..., 1]) / spread + 0.5) * count


def _paint_hem(sheet: Sheet, deep: float = 2.0) -> None:
    sheet.seams("sideL", "sideR", "waist")
    sheet.hem(sheet.off("hem"), deep)


def _paint_midi(art: Art, motif: str) -> None:
    art.weave(fine=0.05, cloud=0.06, worn=0.25)
    for name in ("skirtF", "skirtB"):
        sheet = art.sheet(name)
        _paint_hem(sheet)
        # Gathered at the waist.
        waist = sheet.off("waist")
        sheet.relief[:] += 0.5 * sheet.noise((70, 7), 41) * np.exp(-((waist / 3.2) ** 2))
        if motif:
            prints.print_all_over(sheet, motif, 13)
    band = art.sheet("band")
    far = float(band.art.pattern.piece("band").outline[:, 1].max())
    # Elastic behind, flat in front.
    half = art.pattern.piece("band").edges["lowB"][0][0]
    gathered = (band.u > half) * (band.noise((60, 6), 42) * 0.5 + 0.35 * np.cos(band.u * 2 * np.pi / 0.7))
    band.relief[:] += gathered
    for row in (0.35, far - 0.35):
        band.relief[:] -= 0.3 * np.exp(-(((band.v - row) / 0.1) ** 2))
        band.stitch(band.u, band.v, row)
    if motif:
        # Plain: peaks that meet the skirt's at a seam read as a fault.
        band.ink("print", np.ones(band.shape))
    _waist_label(band, half * 1.5)


def _waist_label(band: Sheet, middle: float) -> None:
    """The woven label, inside behind."""
    u, v = band.u - middle, band.v
    band.ink("label", (np.abs(u) < 2.3) & (v > 0.7) & (v < 2.8), is_inside=True)
    off = np.abs(u) + np.abs(v - 1.75)
    band.ink("mark", (np.abs(off - 0.55) < 0.16) | (off < 0.2), is_inside=True)


def _paint_pleated(art: Art) -> None:
    art.weave(fine=0.05, cloud=0.03, worn=0.12)
    for name in ("skirtF", "skirtB"):
        sheet = art.sheet(name)
        _paint_hem(sheet, 1.6)
        at = _pleat(art.pattern.piece(name).edges, 2 * PLEATS)(np.stack([sheet.u, sheet.v], -1))
        edge = at - np.floor(at)
        # Each knife edge lies on the next pleat: a sharp step, and shade under it.
        sheet.relief[:] += 0.9 * (edge - 0.5)
        sheet.shade[:] *= 1 - 0.28 * np.exp(-((edge / 0.10) ** 2)) + 0.05 * np.exp(-(((edge - 0.96) / 0.05) ** 2))
    band = art.sheet("band")
    for row in (0.3, float(art.pattern.piece("band").outline[:, 1].max()) - 0.3):
        band.relief[:] -= 0.3 * np.exp(-(((band.v - row) / 0.1) ** 2))
        band.stitch(band.u, band.v, row)
    _waist_label(band, art.pattern.piece("band").edges["lowB"][0][0] * 1.5)


# --- The slip: two pieces on the bias, on cords over the shoulders.

_STRAP_F, _STRAP_B = (8.6, -16.5), (8.0, -22.0)


def slip() -> Pattern:
    def half(strap, low: float, curve: float) -> dict[str, Line]:
        under = (20.5, -24)
        hip, waist = (23.8, -62), (18.4, -38)
        side = joined(bezier((38, -112), (30, -92), (25.2, -78), hip, 40), bezier(hip, (22.4, -50), (18.2, -46), waist, 40),
                      bezier(waist, (18.6, -32), (20.2, -28), under, 30))
        top = bezier(under, (16, -24.2), (strap[0] + 2.2, strap[1] - 3.5), strap, 30)
        neck = bezier(strap, (strap[0] - 2.0, strap[1] - 3.5), (curve, low), (0, low), 30)
        hem = bezier((-38, -112), (-14, -115.5), (14, -115.5), (38, -112))
        return {
            "hem": hem, "sideL": side, "topL": top, "neck": joined(neck, mirrored(neck)), "topR": mirrored(top), "sideR": mirrored(side),
        }

    pieces = [Piece("front", half(_STRAP_F, -23.5, 2.4), before(16, 30), loose=3),
              Piece("back", half(_STRAP_B, -26, 4), before(-16, 30), loose=3)]
    return Pattern(pieces, [seam for seam in BODY_SEAMS if "side" in seam.first[1]])


def _on_body(form: Form, x: float, y: float, side: int, off: float = 0.5) -> np.ndarray:
    """The body's front or back at a place, `off` cm outside it."""
    corner, cell, distance = form.grid()
    i, j = round((x - corner[0]) / cell), round((y - corner[1]) / cell)
    z = corner[2] + cell * np.arange(distance.shape[2])
    outside = np.flatnonzero(distance[i, j] < off)
    return np.array([x, y, z[outside[-1 if side > 0 else 0]]])


def _taut(form: Form, start: np.ndarray, over: np.ndarray, end: np.ndarray, off: float = 0.35) -> np.ndarray:
    """A cord pulled tight over the body from one place to another."""
    t = np.linspace(0, 1, 70)[:, None]
    points = (1 - t) ** 2 * start + 2 * t * (1 - t) * over + t**2 * end
    corner, cell, distance = form.grid()
    slope = np.stack(np.gradient(distance, cell), -1)
    at = lambda values, p: map_coordinates(values, ((p - corner) / cell).T, order=1, mode="nearest")
    for _ in range(300):
        points[1:-1] = (points[:-2] + points[2:]) / 2
        inside = np.maximum(off - at(distance, points), 0)
        normal = np.stack([at(slope[..., k], points) for k in range(3)], 1)
        points[1:-1] += (normal / (np.linalg.norm(normal, axis=1, keepdims=True) + 1e-6) * inside[:, None])[1:-1]
    return points


def _wear_slip(sewn: Sewn, form: Form) -> None:
    """Held where the straps are sewn on."""
    for piece, (x, y), side in (("front", _STRAP_F, 1), ("back", _STRAP_B, -1)):
        for way in (1, -1):
            point = sewn.nearest(piece, (way * x, y))
            sewn.at[point] = _on_body(form, way * x, y + 1.0, side)
            sewn.light[point] = 0
    hang(sewn, form, sway=20)


def _straps(mesh: Mesh) -> list[Trimming]:
    form, parts = FORMS["women"], []
    for way in (1, -1):
        (front, back), _ = zip(*(mesh.on(piece, [(way * x, y)]) for piece, (x, y) in (("front", _STRAP_F), ("back", _STRAP_B))))
        parts.append(cord(_taut(form, front[0], np.array([way * 10.5, 9.0, -1.0]), back[0]), 0.22, "cloth"))
    return parts


def _paint_slip(art: Art) -> None:
    art.weave(fine=0.02, cloud=0.03, worn=0.2)
    for name in ("front", "back"):
        sheet = art.sheet(name)
        sheet.seams("sideL", "sideR", much=0.6)
        edge = sheet.off("neck", "topL", "topR")
        sheet.relief[:] += 0.4 * step_up(0.7 - edge, 20)
        sheet.stitch((sheet.u + sheet.v) * 0.8, edge, 0.55, 0.26, 0.4)
        sheet.hem(sheet.off("hem"), 1.4, (0.12,))
    label_at = art.sheet("back")
    off = np.abs(label_at.u) + np.abs(label_at.v + 28.2)
    label_at.ink("label", (np.abs(label_at.u) < 2.0) & (np.abs(label_at.v + 28.2) < 1.0), is_inside=True)
    label_at.ink("mark", (np.abs(off - 0.5) < 0.15) | (off < 0.18), is_inside=True)


# --- The wrap dress: a bodice that crosses over in front, a sash, a skirt.

WRAP = Cut(half=22.8, shoulder=18.6, slope=4.4, neck=9.8, front=25, back=2.6, arm=19.5, long=38, hem=18.6, sleeve=20, cuff=15.2, cap=8.6)
WRAP_SKIRT = Skirt(waist=72, tall=4.0, high=-41.5, wide=13.2, deep=10.2, long=62, spread=92)
SMALL_WRAP = Cut(half=18.6, shoulder=15.6, slope=3.3, neck=6.7, front=13, back=1.8, arm=14.5, long=25, hem=15.8,
                 sleeve=13.5, cuff=11.8, cap=6.4)
SMALL_SKIRT = Skirt(waist=62, tall=3.0, high=-27.5, wide=12.2, deep=8.6, long=32, spread=108)


def wrap(cut: Cut, low: Skirt, has_tails: bool) -> Pattern:
    """`has_tails`: the sash's ends hang as cloth of their own; short ones are painted."""
    front, back = body(cut, cut.front), body(cut, cut.back)
    neck = bezier((cut.neck, 0), (cut.neck * 0.80, -cut.front * 0.30), (cut.neck * 0.40, -cut.front * 0.68), (0, -cut.front))
    front["neck"] = joined(neck, mirrored(neck))
    depth = cut.half * 0.66
    pieces = [Piece("front", front, before(depth, cut.half)), Piece("back", back, before(-depth, cut.half))]
    edges, half = sleeve(cut, length(front["armL"]) * 1.01)
    pieces += [Piece("sleeve" + name, edges, round_arm(side, half, 62, cut)) for side, name in ((1, "L"), (-1, "R"))]
    pieces += [*low.pieces(), low.band("sash", stiff=3, heavy=1.5, tight=0.97)]
    tails, ties = [], []
    for name, x, long in (("tailL", 0.0, 34.0), ("tailR", 2.4, 29.0)) if has_tails else ():
        wide = low.tall * 0.85
        tall, across = long * cut.half / 22.8, low.wide * 0.45 + x * 0.8

        def place(flat, across=across):
            # Before the skirt, which begins as a cone.
            down = -flat[:, 1]
            fall = low.high + low.tall / 2 - down * np.sqrt(1 - (low.spread / 180) ** 2)
            return np.stack([across + flat[:, 0], fall, low.deep + 2.5 + down * low.spread / 180 + flat[:, 0] * 0.05], 1)

        corners = [(0, -tall), (wide, -tall + 1.5), (wide * 0.8, 0), (wide * 0.2, 0)]
        outline = {edge: line(corners[i], corners[(i + 1) % 4]) for i, edge in enumerate(("low", "right", "up", "left"))}
        tails.append(Piece(name, outline, place, stiff=2))
        at = low.waist / 4 + across * 1.15
        ties += [(name, (wide * k, 0), "sash", (at + wide * (k - 0.5) * 0.5, low.tall / 2), 0.5) for k in (0.2, 0.8)]
    return Pattern([*pieces, *tails], [
        *BODY_SEAMS, *SLEEVE_SEAMS, *_skirt_on("sash"),
        Seam(("sash", "upF"), ("front", "hem")), Seam(("sash", "upB"), ("back", "hem"), along=True),
    ], ties)


def _wear_wrap(sewn: Sewn, form: Form, each: Callable[[int], None] = lambda k: None) -> None:
    hemmed(sewn, lowest(sewn, "sleeveL", "sleeveR"))
    _hem(sewn, "skirtF", "skirtB")
    for name in ("front", "back", "skirtF", "skirtB"):
        # The sash's edges stay lines.
        sewn.crease("sash", name, 1)
    put_on(sewn, form, rest=18, each=each)


def _wear_tied(sewn: Sewn, form: Form) -> None:
    """The sash's ends wait before the skirt until it is sewn."""
    tails = sewn.where("tailL", lambda flat: flat[:, 1] < -4) | sewn.where("tailR", lambda flat: flat[:, 1] < -4)
    light = sewn.light[tails]
    sewn.light[tails] = 0

    def let_go(k: int) -> None:
        if k == 0:
            sewn.light[tails] = light

    _wear_wrap(sewn, form, let_go)


def _paint_wrap(art: Art, cut: Cut, low: Skirt, motif: str, tile: float) -> None:
    art.weave(worn=0.4)
    for name in ("front", "back", "sleeveL", "sleeveR", "skirtF", "skirtB"):
        sheet = art.sheet(name)
        sheet.seams(*[edge for edge in art.pattern.piece(name).edges if edge not in ("hem", "neck")])
        if name.startswith("sleeve"):
            sheet.hem(sheet.v + cut.sleeve, 1.8)
        elif name.startswith("skirt"):
            sheet.hem(sheet.off("hem"), 1.8)
        if motif:
            prints.print_all_over(sheet, motif, tile)
    for name in ("front", "back"):
        sheet = art.sheet(name)
        neck = sheet.off("neck")
        sheet.relief[:] += 0.35 * step_up(1.0 - neck, 16)
        sheet.stitch((sheet.u + sheet.v) * 0.8, neck, 0.85)
    # The side on top comes from the wearer's left shoulder and goes on down to the right of the waist, and of the skirt.
    share = 0.45
    _lap(art.sheet("front"), line((0, -cut.front), (-cut.hem * share, -cut.long)))
    turn = np.radians(low.spread / 2) * share
    top = art.pattern.piece("skirtF").edges["waist"][0] * [-share, share**2]
    _lap(art.sheet("skirtF"), line(top, top - 1.1 * low.long * np.array([np.sin(turn), np.cos(turn)])))
    sashes = [piece.name for piece in art.pattern.pieces if piece.name in ("sash", "tailL", "tailR")]
    for name in sashes:
        sheet = art.sheet(name)
        sheet.ink("sash", np.ones(sheet.shape))
        sheet.relief[:] += 0.4 * sheet.noise((8, 60) if name == "sash" else (60, 9), 43)
        off = sheet.off(*art.pattern.piece(name).edges) if name != "sash" else np.minimum(sheet.v, low.tall - sheet.v)
        sheet.stitch(sheet.u + sheet.v, off, 0.3)
    if len(sashes) == 1:
        for lean, long in ((2, 17.5), (17, 15)):
            _tail(art.sheet("skirtF"), np.array([_KNOT * low.wide, 1.2]), np.radians(lean), long, low.tall * 0.8)
    label(art.sheet("back"))


def _lap(sheet: Sheet, edge: Line) -> None:
    """Cloth to the wearer's left of a line lies on what is to its right."""
    (x0, y0), (x1, y1) = edge[0], edge[-1]
    reach = np.hypot(x1 - x0, y1 - y0)
    off = ((sheet.u - x0) * (y0 - y1) - (sheet.v - y0) * (x0 - x1)) / reach
    along = ((sheet.u - x0) * (x1 - x0) + (sheet.v - y0) * (y1 - y0)) / reach
    is_there = (along > 0) & (along < reach)
    sheet.relief[:] += is_there * np.exp(-np.maximum(off, 0) / 6) * (0.8 * step_up(off, 16) - 0.3 * np.exp(-(((off - 1.0) / 0.1) ** 2)))
    sheet.shade[:] *= 1 - is_there * 0.4 * np.exp(-(((off + 0.10) / 0.22) ** 2))
    sheet.stitch(along, np.where(is_there, off, 1e3), 0.85)


def _tail(sheet: Sheet, top: np.ndarray, lean: float, long: float, wide: float) -> None:
    """An end of the sash that lies on the skirt."""
    down, across = np.array([np.sin(lean), -np.cos(lean)]), np.array([np.cos(lean), np.sin(lean)]) * wide / 2
    shape = np.array([top - across * 0.5, top + down * long - across, top + down * (long - 1.2) + across, top + across * 0.5])
    cover = sheet.drawn([shape])
    off = sheet.off(np.concatenate([shape, shape[:1]])) * np.where(cover > 0.5, 1, -1)
    sheet.ink("sash", cover)
    sheet.relief[:] += 0.7 * step_up(off, 16)
    sheet.shade[:] *= 1 - 0.22 * np.exp(-(((off + 0.1) / 0.2) ** 2))
    sheet.stitch(sheet.v, off, 0.3)


# Where the sash is tied: to the wearer's left of the middle, in halves of the waist's width.
_KNOT = 0.52


def _knot(mesh: Mesh, cut: Cut, low: Skirt) -> list[Trimming]:
    (at,), (out,) = mesh.on("sash", [(low.waist / 4 + _KNOT * low.wide, low.tall / 2)])
    # The sash drawn once round itself: taller than it, narrow, a little flat.
    profile = np.array([(0.92, -0.6), (1.0, 0.1), (0.97, 0.6), (0.86, 0.95), (0.6, 1.15), (0.25, 1.22), (0, 1.22)])
    return [turned(profile * [1, cut.half / 22.8], at, out, "sash", 40, (low.tall * 0.34, low.tall * 0.62), 0.55)]


def _wrap_dress(form: str, motif: str) -> Garment:
    cut, low, tile = (SMALL_WRAP, SMALL_SKIRT, 8) if form == "kids" else (WRAP, WRAP_SKIRT, 11)
    inks = {"print": RED_EARTH, "print2": "#f4f1ea", "sash": "#191614"} if motif else {}
    is_small = form == "kids"
    return Garment(lambda _: wrap(cut, low, not is_small), JERSEY, _wear_wrap if is_small else _wear_tied,
                   lambda art: _paint_wrap(art, cut, low, motif, tile), *(SMALL if is_small else DRESS), form,
                   lambda mesh: _knot(mesh, cut, low), inks, 0.7 if is_small else 0.85)


MIDI = Skirt(waist=71, full=1.2, spread=84)
PLEATED = Skirt(waist=72, full=1.08, spread=60, long=72, pleats=PLEATS)


def _midi(motif: str) -> Garment:
    return Garment(lambda _: skirt(MIDI, loose=4, tight=0.98), VISCOSE, _wear_skirt, lambda art: _paint_midi(art, motif), *SKIRT, "women",
                   inks={"print": "#1b1918", "print2": RED_EARTH} if motif else {}, step=0.8)


GARMENTS = {
    "slipdress": Garment(lambda _: slip(), SATIN, _wear_slip, _paint_slip, *DRESS, "women", _straps, step=0.75),
    "dress": _wrap_dress("women", ""),
    "dress-zig": _wrap_dress("women", "zig"),
    "dress-kids": _wrap_dress("kids", ""),
    "midi": _midi(""),
    "midi-zig": _midi("zig"),
    "skirt": Garment(
        lambda _: skirt(PLEATED), replace(TWILL, weight=0.019, bend=45), _wear_pleats, _paint_pleated, *SKIRT, "women", step=0.8,
    ),
}
