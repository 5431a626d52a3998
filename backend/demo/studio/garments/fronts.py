"""Shirts, jackets, cardigans: what opens in front. Fronts are cut in one, closed: where one lies on the other, the cloth's
relief says so; what opens is cut out of it. Lengths in cm, as in tops.py."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Callable

import numpy as np
from scipy import ndimage
from scipy.interpolate import LinearNDInterpolator
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from art import PIXELS, Art, Sheet, step_up
from fabric import CANVAS, DENIM, KNIT, NYLON, PIQUE, POPLIN, VISCOSE, WOOL
from form import MAN, Form
from garment import Garment
from garments.tops import (
    BODY_SEAMS, SLEEVE_SEAMS, Cut, before, body, cuffs, hemmed, label, neck_band, put_on, round_arm, sleeve, waistband,
)
from mesh import Mesh
from pattern import Line, Pattern, Piece, Place, Seam, bezier, joined, length, line, mirrored
from sewing import Sewn
from trim import Trimming, button, cord, rivet, zip_teeth


@dataclass(frozen=True)
class Collar:
    """`stand`: how high it stands behind; `fall`: how far it falls again; `tip`: where its points are, along the crease (below 0:
    before its end) and away from it; `flare`: by how much its outer edge is longer, a cm of depth; `straight`: how long each end
    of the crease is not bent."""

    stand: float = 3.0
    fall: float = 4.4
    tip: tuple[float, float] = (0.6, 7.2)
    flare: float = 0.035
    straight: float = 0.0


@dataclass(frozen=True)
class Lapel:
    """Where its corners lie on the wearer's left front. `gorge`: cm of the roll line that are the collar's; `notch`: where the seam
    between collar and lapel ends; `peak`: the lapel's corner; `wing`: the collar's; `belly`: how far its edge bows out."""

    gorge: float
    notch: tuple[float, float]
    peak: tuple[float, float]
    wing: tuple[float, float]
    belly: float = 1.0


def instead(edges: dict[str, Line], name: str, parts: dict[str, Line]) -> dict[str, Line]:
    """An outline with one edge in parts, or of another shape."""
    return {k: v for key, edge in edges.items() for k, v in (parts.items() if key == name else ((key, edge),))}


def curved_hem(cut: Cut, up: float) -> Line:
    """A shirt's tail: its sides `up` cm above its middle."""
    side = bezier((-cut.hem, -cut.long + up), (-cut.hem * 0.72, -cut.long + up * 0.9), (-cut.hem * 0.62, -cut.long), (0, -cut.long))
    return joined(side, mirrored(side))


# How far from the middle the fronts and backs start: by height, nearest at the neck, so that a collar starts outside of them.
FRONT_DEPTH, BACK_DEPTH = ((-26, -15, -8, -4, 0), (17, 15.5, 12.5, 10, 8)), ((-26, -15, -8, -4, 0), (17, 16.5, 14.5, 13, 11))


def close(side: int, width: float, off: float = 0) -> Place:
    """In front of the form (`side` 1) or behind it."""
    def place(flat):
        across = np.clip(np.abs(flat[:, 0]) / width, 0, 1)
        depth = np.interp(flat[:, 1], *(FRONT_DEPTH if side > 0 else BACK_DEPTH)) * np.sqrt(1 - 0.9 * across**2)
        return np.stack([flat[:, 0], flat[:, 1] + 1, side * (depth + off)], 1)
    return place


def crease(long: float, flare: float, straight: float):
    """A line that bends by `flare` a cm but for its ends. @returns (along, away) to places in the piece, and back"""
    along = np.linspace(0, long, 400)
    turn = -flare * (np.clip(along, straight, long - straight) - long / 2)
    ahead = np.stack([np.cos(turn), np.sin(turn)], 1)
    at = np.concatenate([[[0, 0]], np.cumsum((ahead[1:] + ahead[:-1]) / 2 * (along[1] - along[0]), 0)])

    def place(s, d):
        s, d = np.broadcast_arrays(np.asarray(s, float), np.asarray(d, float))
        inner = np.clip(s, 0, long)
        base, way = (np.stack([np.interp(inner, along, values[:, k]) for k in range(2)], -1) for values in (at, ahead))
        return base + (s - inner)[..., None] * way + d[..., None] * np.stack([-way[..., 1], way[..., 0]], -1)

    dense = np.linspace(-15, long + 15, 900)
    line_ = place(dense, 0)

    def back(flat):
        gap = np.linalg.norm(flat[:, None] - line_, axis=2)
        best = gap.argmin(1)
        return dense[best], gap[np.arange(len(flat)), best]

    return place, back


def round_neck(shares: tuple[float, float], front: np.ndarray):
    """Along a neckline from the wearer's right front over the back to the left, `shares`: where the back begins and ends, 0 to 1;
    `front`: where its left end is in the front. @returns (along, up, out) to space"""
    wide, drop = 8.7, -front[1]
    open_ = float(np.arcsin(np.clip(front[0] / wide, 0, 0.95)))
    ahead = (float(np.interp(front[1], *FRONT_DEPTH)) + 1) / np.cos(open_)

    def at(along, up, out):
        turn = np.interp(along, [0, *shares, 1], [np.pi / 2 + open_, np.pi, 2 * np.pi, np.pi * 5 / 2 - open_])
        sine = np.sin(turn)
        y = 1 + up - drop * (np.maximum(sine, 0) / np.cos(open_)) ** 1.3 - 1.5 * np.maximum(-sine, 0)
        return np.stack([(wide + out) * np.cos(turn), y, (np.where(sine > 0, ahead, 9.0) + out) * sine - 1], -1)

    return at


def collar(collar_: Collar, right: Line, back: Line, left: Line, is_closed: bool, ends: list[tuple[float, float]], over: float):
    """A stand and a fall that starts folded over it; closed, the stand goes all round, otherwise only along the back. `ends`: corners
    of the fall's end from the crease out, as (along, away). @returns pieces, seams and ties; the fall's ends are `endL0`, `endL1`.. from
    the crease out, `endR0`.."""
    names, parts = ("ofRight", "ofBack", "ofLeft"), [length(edge) for edge in (right, back, left)]
    whole, high, stiff = sum(parts), collar_.stand, 12
    shares = (parts[0] / whole, 1 - parts[2] / whole)
    ring = round_neck(shares, left[-1])
    if is_closed:
        at, inset = np.r_[0, np.cumsum(parts)], whole * 0.012
        edges = {name: line((at[i], 0), (at[i + 1], 0)) for i, name in enumerate(names)}
        top = line((whole - inset, high), (inset, high))
        edges |= {"end": line((whole, 0), top[0]), "free": top, "start": line(top[-1], (0, 0))}
        creases = {"crease": length(top)}
    else:
        t = np.linspace(1, 0, 80)
        edges = {"ofBack": line((0, 0), (parts[1], 0)), "free": np.stack([parts[1] * t, high * (1 - np.abs(2 * t - 1) ** 2.6)], 1)}
        creases = dict(zip(("creaseR", "crease", "creaseL"), (parts[0], length(edges["free"]), parts[2])))
    first = 0 if is_closed else parts[0]
    rise = lambda s: np.interp(s - first, edges["free"][::-1, 0], edges["free"][::-1, 1])
    stand = Piece("stand", edges, lambda flat: ring((flat[:, 0] + first) / whole, flat[:, 1], 0.0), stiff=stiff)
    long = sum(creases.values())
    place, back_to = crease(long, collar_.flare, collar_.straight)

    def folded(flat):
        s, d = back_to(flat)
        along = np.clip(s / long, 0.001, 0.999)
        # What reaches beyond the crease's ends goes straight on.
        ahead = ring(along + 1e-3, 0.0, 0.0) - ring(along - 1e-3, 0.0, 0.0)
        ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
        return ring(along, rise(along * whole) - 0.85 * d, 1.2 + 0.42 * d) + (s - along * long)[:, None] * ahead

    corners = [(0.0, 0.0), *ends]
    tip, deep = ends[-1], collar_.fall
    t = np.linspace(0, 1, 90)
    outer_s = tip[0] + (long - 2 * tip[0]) * t
    reach = np.clip(np.minimum(t, 1 - t) / 0.27, 0, 1)
    outer = place(outer_s, tip[1] + (deep - tip[1]) * (reach * reach * (3 - 2 * reach)))
    starts = np.r_[0, np.cumsum(list(creases.values()))]
    fall = {name: place(np.linspace(starts[i], starts[i + 1], 60), 0) for i, name in enumerate(creases)}
    right_ends = [np.stack([place(*far), place(*near)]) for near, far in zip(corners, corners[1:])]
    left_ends = [np.stack([place(long - s, d) for s, d in pair]) for pair in zip(corners, corners[1:])]
    fall |= {f"endL{i}": end for i, end in enumerate(left_ends)}
    fall["outer"] = outer[::-1]
    fall |= {f"endR{i}": right_ends[i] for i in reversed(range(len(ends)))}
    seams = [Seam(("stand", "ofBack"), ("back", "neck")), Seam(("stand", "free"), ("fall", "crease"))]
    lower = ("stand", "of%s") if is_closed else ("fall", "crease%s")
    for side in ("Right", "Left"):
        seams.append(Seam((lower[0], lower[1] % (side if is_closed else side[0])), ("front", "neck" + side[0]), along=True))
    if is_closed:
        seams.append(Seam(("stand", "start"), ("stand", "end")))
    # An open one would flap up behind: it is held down on the back.
    ties = []
    for share in () if is_closed else (0.15, 0.5, 0.85):
        near = int(share * (len(back) - 1))
        way = back[min(near + 2, len(back) - 1)] - back[max(near - 2, 0)]
        down = np.array([-way[1], way[0]]) / np.linalg.norm(way)
        s = first + creases["crease"] * (1 - share)
        lower_ = back[near] + down * (deep - float(rise(first + parts[1] * (1 - share))))
        ties.append(("fall", tuple(place(s, deep)), "back", tuple(lower_), 0.8))
    return [stand, Piece("fall", fall, folded, stiff=stiff, over=over)], seams, ties


def sleeves(cut: Cut, form: Form, armhole: float, cuff: tuple[float, float] | None) -> tuple[list[Piece], list[Seam]]:
    """Both, with woven cuffs (how long round, how wide) or none."""
    edges, half = sleeve(cut, armhole * 1.01)
    is_long = cut.sleeve > 35
    joint, away = (form.shoulder, 64) if is_long else (None, 62)
    pieces = [Piece("sleeve" + name, edges, round_arm(side, half, away, cut, joint)) for side, name in ((1, "L"), (-1, "R"))]
    if not cuff:
        return pieces, SLEEVE_SEAMS
    ends, seams = cuffs(cut, half, away, joint, *cuff)
    return [*pieces, *(replace(end, loose=1, stiff=8) for end in ends)], [*SLEEVE_SEAMS, *seams]


def buttoned(cut: Cut, form: Form, collar_: Collar, cuff=None, tail: float = 0, band: float = 0) -> Pattern:
    """Closed up to the neck. `tail`: how far the hem is rounded up at the sides; `band`: width of a waistband."""
    low = replace(cut, long=cut.long - tail)
    front, back = body(low, cut.front), body(low, cut.back)
    neck = front["neck"]
    right, left = neck[len(neck) // 2 :], neck[: len(neck) // 2 + 1]
    front = instead(front, "neck", {"neckL": left, "neckR": right})
    if tail:
        front, back = (instead(edges, "hem", {"hem": curved_hem(cut, tail)}) for edges in (front, back))
    arms, arm_seams = sleeves(cut, form, length(front["armL"]), cuff)
    collar_pieces, collar_seams, _ = collar(collar_, right, back["neck"], left, True, [collar_.tip], 0.7)
    pieces = [Piece("front", front, close(1, cut.half)), Piece("back", back, close(-1, cut.half)), *arms, *collar_pieces]
    seams = [*BODY_SEAMS, *arm_seams, *collar_seams]
    if band:
        waist, waist_seams = waistband(cut, band, 0.93)
        pieces, seams = [*pieces, replace(waist, loose=1, stiff=6)], [*seams, *waist_seams]
    return Pattern(pieces, seams)


def lapelled(cut: Cut, form: Form, collar_: Collar, lapel: Lapel, cuff=None, hem: Line | None = None) -> Pattern:
    """Open down to `cut.front`, with lapels that are folded out there and a collar that meets them in a notch."""
    front, back = body(cut, cut.front), body(cut, cut.back)
    top, low = np.array([cut.neck, 0.0]), np.array([0.0, -cut.front])
    way = (low - top) / np.linalg.norm(low - top)
    away = np.array([-way[1], way[0]])
    gorge, notch, peak, wing = top + way * lapel.gorge, np.array(lapel.notch), np.array(lapel.peak), np.array(lapel.wing)
    left, roll = np.stack([top, gorge]), np.stack([gorge, low])
    front = instead(front, "neck", {"neckL": left, "rollL": roll, "rollR": mirrored(roll), "neckR": mirrored(left)})
    if hem is not None:
        front = instead(front, "hem", {"hem": hem})
    out = np.array([peak[1] - low[1], low[0] - peak[0]]) / np.linalg.norm(peak - low)
    edge = bezier(low, low + (peak - low) * 0.35 + out * lapel.belly, low + (peak - low) * 0.75 + out * lapel.belly, peak)
    edges = {"edge": edge, "top": np.stack([peak, notch]), "gorge": np.stack([notch, gorge]), "roll": roll}
    over = close(1, cut.half, 1.2)
    pieces = [
        Piece("front", front, close(1, cut.half)), Piece("back", back, close(-1, cut.half)),
        Piece("lapelL", edges, over, stiff=10, over=0.5),
        Piece("lapelR", {name: mirrored(e) for name, e in reversed(edges.items())}, over, stiff=10, over=0.5),
    ]
    arms, arm_seams = sleeves(cut, form, length(front["armL"]), cuff)
    # From the lapel's gorge: along the crease to the neck, and away from it.
    ends = [(float((p - gorge) @ -way), float((p - gorge) @ away)) for p in (notch, wing)]
    collar_pieces, collar_seams, ties = collar(collar_, mirrored(left), back["neck"], left, False, ends, 0.9)
    seams = [
        *BODY_SEAMS, *arm_seams, *collar_seams,
        *(Seam(("front", "roll" + n), ("lapel" + n, "roll"), along=True) for n in "LR"),
        *(Seam(("lapel" + n, "gorge"), ("fall", f"end{n}0")) for n in "LR"),
    ]
    # Pressed flat: the lapels' and the collar's corners stay on the front.
    held = [("lapelL", "lapelR", at, 0.5) for at in (peak, notch, edge[len(edge) // 2])]
    held.append(("fall", "fall", wing, 0.9))
    flip = np.array([-1, 1])
    for left_piece, right_piece, at, apart in held:
        own = [at, at * flip]
        if left_piece == "fall":
            fall = next(piece for piece in collar_pieces if piece.name == "fall").edges
            own = [fall["outer"][0], fall["outer"][-1]]
        ties += [(left_piece, tuple(own[0]), "front", tuple(at), apart), (right_piece, tuple(own[1]), "front", tuple(at * flip), apart)]
    return Pattern([*pieces, *arms, *collar_pieces], seams, ties)


def folded(sewn: Sewn) -> None:
    """Collars and lapels were pressed where they fold."""
    for first, second in (("stand", "fall"), ("front", "fall"), ("front", "lapelL"), ("front", "lapelR")):
        if {first, second} <= set(sewn.cuts):
            sewn.crease(first, second)


def pinned(sewn: Sewn, form: Form) -> None:
    """Holds both ends of the back's neckline on top of the shoulders: a front that is open weighs less, and would climb."""
    corner, cell, distance = form.grid()
    neck, z = sewn.pattern.piece("back").edges["neck"], form.shoulder[2] - 0.6
    for end in (neck[0], neck[-1]):
        column = distance[round((end[0] - corner[0]) / cell), :, round((z - corner[2]) / cell)]
        top = int(np.flatnonzero(column < 0.4)[-1])
        height = corner[1] + cell * (top + (0.4 - column[top]) / (column[top + 1] - column[top]))
        point = sewn.nearest("back", end)
        sewn.at[point], sewn.light[point] = (end[0], height, z), 0


def _off_form(form: Form, at: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How far points are from the form's torso, and the way out."""
    corner, cell, distance = form.grid()
    value = lambda points: ndimage.map_coordinates(distance, ((points - corner) / cell).T, order=1, mode="nearest")
    out = np.stack([value(at + step) - value(at - step) for step in np.eye(3) * 0.6], 1)
    return value(at), out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-9)


def laid(sewn: Sewn, form: Form, away: float) -> None:
    """Lays lapels and collar on the body as it hangs: sewn on in the air they would end up under it."""
    point = {name: sewn.point[sewn.first[name] + np.arange(len(cut.at))] for name, cut in sewn.cuts.items()}
    chain = lambda piece, start: np.array([i for edge, own in sewn.cuts[piece].edges.items() if edge.startswith(start) for i in own])
    seams = np.concatenate([point["front"], point["back"]])
    front = sewn.cuts["front"].at
    lapels = [name for name in ("lapelL", "lapelR") if name in sewn.cuts]
    for name in lapels:
        there = LinearNDInterpolator(front, sewn.at[point["front"]])(sewn.cuts[name].at)
        above = there + 0.6 * _off_form(form, there)[1]
        sewn.at[point[name]] = np.where(np.isin(point[name], seams)[:, None], sewn.at[point[name]], above)
    stand, fall = sewn.cuts["stand"].at, sewn.cuts["fall"].at
    neck = chain("stand", "of")
    base = np.stack([np.interp(stand[:, 0], stand[neck, 0], sewn.at[point["stand"][neck], k]) for k in range(3)], 1)
    up = base + np.outer(stand[:, 1], [0, 1, 0])
    off, out = _off_form(form, up)
    up += np.maximum(0.35 - off, 0)[:, None] * out
    sewn.at[point["stand"]] = np.where(np.isin(point["stand"], seams)[:, None], sewn.at[point["stand"]], up)
    line_ = chain("fall", "crease")
    ahead, way = (np.gradient(values, axis=0) for values in (fall[line_], sewn.at[point["fall"][line_]]))
    way = gaussian_filter1d(way, 1.5, axis=0)
    ahead, way = (values / (np.linalg.norm(values, axis=1, keepdims=True) + 1e-9) for values in (ahead, way))
    nearest = cKDTree(fall[line_]).query(fall)[1]
    off = fall - fall[line_][nearest]
    along = (off * ahead[nearest]).sum(1, keepdims=True)
    deep = np.sqrt(np.maximum((off**2).sum(1) - along[:, 0] ** 2, 0))
    at, ahead = sewn.at[point["fall"][line_]][nearest] + along * way[nearest], way[nearest]
    cloth, under = cKDTree(sewn.at[seams]), _off_form(form, sewn.at[seams])[0]
    for k in range(24):
        off, out = _off_form(form, at)
        # Above the cloth that is there.
        wanted = under[cloth.query(at, 8)[1]].max(1) + 0.6
        at = at + (np.maximum(wanted - off, 0) * min(1, k / 5))[:, None] * out
        at = at + np.cross(out, ahead) * (deep / 24)[:, None]
    own = np.isin(point["fall"], np.r_[point["front"], point["back"], point["stand"]])
    sewn.at[point["fall"]] = np.where(own[:, None], sewn.at[point["fall"]], at)
    sewn.speed[:], sewn.look = 0, 4
    upper = np.setdiff1d(np.concatenate([point[name] for name in (*lapels, "fall")]), np.r_[seams, point["stand"]])
    for _ in range(20):
        sewn.run(0.02, form, form.arms(away, 0, 0), pull=(0, -200, 0), drag=14)
        off, out = _off_form(form, sewn.at[seams])
        below = cKDTree(sewn.at[seams] - off[:, None] * out)
        own, own_out = _off_form(form, sewn.at[upper])
        wanted = off[below.query(sewn.at[upper] - own[:, None] * own_out, 4)[1]].max(1) + 0.45
        sewn.at[upper] += (np.maximum(wanted - own, 0))[:, None] * own_out
    sewn.look = 6


def worn(ends: dict[str, float], rest: float = 15) -> Callable[[Sewn, Form], None]:
    """How these are put on; `ends`: heights of the hems of pieces."""

    def wear(sewn: Sewn, form: Form) -> None:
        hemmed(sewn, ends)
        # Where fronts lie on each other there are several layers.
        for name in {"front", "skirtfront"} & set(sewn.cuts):
            sewn.stiffen(sewn.where(name, lambda flat: np.abs(flat[:, 0]) < 1.8), 10)
        folded(sewn)
        free = sewn.light.copy()
        pinned(sewn, form)
        raised = 62 if "sleeveL" in ends else 64
        put_on(sewn, form, rest, raised, closed=lambda: laid(sewn, form, raised) if "fall" in sewn.cuts else None)
        if "fall" not in sewn.cuts:
            # Nothing hides where it was held: it settles there.
            sewn.light = free
            sewn.run(0.15, form, form.arms(rest, bent=4), drag=12, friction=0.6)

    return wear


def ribbed(cut: Cut, form: Form, front: dict[str, Line], neck: float = 0, cuff: float = 6, hem: float = 6.5) -> Pattern:
    """With ribbed cuffs and waistband, each so wide, and a ribbed neckband where `neck` is its width."""
    back = body(cut, cut.back)
    edges, half = sleeve(cut, length(front["armL"]) * 1.01)
    pieces = [Piece("front", front, close(1, cut.half)), Piece("back", back, close(-1, cut.half))]
    pieces += [Piece("sleeve" + n, edges, round_arm(side, half, 64, cut, form.shoulder)) for side, n in ((1, "L"), (-1, "R"))]
    ends, end_seams = cuffs(cut, half, 64, form.shoulder, cut.cuff * 1.7, cuff)
    waist, waist_seams = waistband(cut, hem, 0.84)
    seams = [*BODY_SEAMS, *SLEEVE_SEAMS, *end_seams, *waist_seams]
    if neck:
        band, neck_seams = neck_band(front["neck"], back["neck"], neck, 0.92)
        pieces, seams = [*pieces, replace(band, stiff=6)], [*seams, *neck_seams]
    return Pattern([*pieces, *ends, waist], seams)


def v_neck(cut: Cut) -> dict[str, Line]:
    edges, depth = body(cut, cut.front), cut.front
    side = bezier((cut.neck, 0), (cut.neck * 0.9, -depth * 0.3), (cut.neck * 0.38, -depth * 0.7), (0, -depth))
    return instead(edges, "neck", {"neck": joined(side, mirrored(side))})


def waisted(edges: dict[str, Line], at: float, by: float) -> dict[str, Line]:
    """Drawn in by `by` cm each side at the height `at`."""
    side = np.linspace(*edges["sideL"][[0, -1]], 60)
    # Nothing at its ends, where other seams begin.
    fade = np.sin(np.linspace(0, np.pi, 60)) ** 0.7
    side[:, 0] -= by * np.exp(-(((side[:, 1] - at) / 13) ** 2)) * fade
    return edges | {"sideL": side, "sideR": mirrored(side)}


# --- Painting: what a tailor would sew on flat is relief.


def within(sheet: Sheet, shape: Line) -> np.ndarray:
    """cm inside of a closed shape; below 0 outside of it."""
    off = sheet.off(np.concatenate([shape, shape[:1]]))
    return np.where(sheet.drawn([shape], 1) > 0.5, off, -off)


def lying(sheet: Sheet, off: np.ndarray, high: float = 0.8) -> None:
    """A layer where `off` is above 0, with the shadow beside its edge."""
    sheet.relief[:] += high * step_up(off, 22)
    sheet.shade[:] *= 1 - 0.22 * high * np.exp(-((np.minimum(off, 0) / 0.11) ** 2)) * (off < 0.02)


def row(sheet: Sheet, off: np.ndarray, *rows: float, where=True, pitch: float = 0.3, is_inside: bool = False) -> None:
    """Rows of stitches along whatever `off` is the distance to."""
    for at in rows:
        sheet.relief[:] -= 0.22 * np.exp(-(((off - at) / 0.08) ** 2)) * where
        sheet.stitch((sheet.u + sheet.v) * 0.75, np.where(where, off, -9), at, pitch, is_inside=is_inside)


def lid_of(left: float, right: float, top: float, low: float, point: float) -> Line:
    """A flap whose middle is `point` cm lower than its corners."""
    return line((left, top), (left, low + point), ((left + right) / 2, low), (right, low + point), (right, top))


def pocket(sheet: Sheet, left: float, right: float, top: float, low: float, point=1.2, flap: float = 0, rows=(0.15,)) -> None:
    """A patch pocket, with a flap or a hemmed opening."""
    off = within(sheet, lid_of(left, right, top, low, point))
    lying(sheet, off, 0.7)
    row(sheet, off, *rows, where=sheet.v < top - 0.3)
    if flap:
        off = within(sheet, lid_of(left - 0.15, right + 0.15, top + 0.9, top - flap, point * 0.8))
        lying(sheet, off, 0.9)
        row(sheet, off, *rows)
    else:
        row(sheet, top - sheet.v, 2.2, where=off > 0)


def placket(sheet: Sheet, top: float, low: float, half: float = 1.6, side: int = -1, rows=(0.5,)) -> None:
    """The front that lies on the other, from `top` to `low`; `side`: where its free edge is."""
    is_there = (sheet.v < top) & (sheet.v > low)
    edge = side * sheet.u
    sheet.relief[:] += is_there * (0.75 * step_up(half - edge, 22) * step_up(edge + half, 9))
    beyond = edge - half
    sheet.shade[:] *= 1 - is_there * (0.26 * np.exp(-((beyond / 0.13) ** 2)) * (beyond > -0.03))
    row(sheet, half - np.abs(sheet.u), *rows, where=is_there)


def buttonhole(sheet: Sheet, u: float, v: float, long: float = 1.5, upright: bool = True) -> None:
    a, b = (sheet.v - v, sheet.u - u) if upright else (sheet.u - u, sheet.v - v)
    hole = np.exp(-((b / 0.10) ** 2)) * (np.abs(a) < long / 2)
    sheet.relief[:] += 0.5 * hole - 0.9 * np.exp(-((b / 0.03) ** 2)) * (np.abs(a) < long / 2)
    sheet.ink("thread", 0.75 * hole)


def turned_out(sheet: Sheet, *edges: str, rows=(0.5,), is_bare: bool = True) -> None:
    """Collars and lapels show what would be their inside; `is_bare`: nothing is printed there."""
    if is_bare:
        sheet.ink("cloth", np.ones(sheet.shape), is_inside=True)
    off = sheet.off(*edges)
    sheet.relief[:] += 0.25 * np.exp(-((off / 0.22) ** 2))
    row(sheet, off, *rows, is_inside=True)


def assembled(art: Art, doubled: bool = False, much: float = 1.0) -> None:
    """Seams of body and sleeves, with a row of stitches beside them or two."""
    rows = (0.18, 0.75) if doubled else (0.6,)
    for name in ("front", "back"):
        sheet = art.sheet(name)
        sheet.seams("sideL", "sideR", "shoulderL", "shoulderR", "armL", "armR", much=much)
        row(sheet, sheet.off("armL", "armR"), *rows)
    for name in ("sleeveL", "sleeveR"):
        sheet = art.sheet(name)
        sheet.seams("capF", "capB", "underF", "underB", much=much)
    label(art.sheet("back"))


def yoke(sheet: Sheet, at: float, doubled: bool = False, dip: float = 0.0) -> None:
    """A seam across, `dip` cm lower in the middle, the part above it lying on the one below."""
    off = sheet.v - at + dip * np.clip(1 - np.abs(sheet.u) / 20, 0, 1)
    lying(sheet, off, 0.5)
    row(sheet, off, *((0.15, 0.7) if doubled else (0.2,)))


def cuffed(art: Art, cut: Cut, rows=(0.4,)) -> None:
    """Buttoned cuffs and the slit above them."""
    for side in "LR":
        sheet = art.sheet("cuff" + side)
        long, wide = sheet.art.pattern.piece("cuff" + side).outline.max(0)
        off = np.minimum(sheet.v, wide - sheet.v)
        lying(sheet, 0.72 * long - sheet.u, 0.6)
        row(sheet, np.minimum(off, np.abs(sheet.u - 0.72 * long)), *rows)
        sheet.relief[:] -= 0.7 * np.exp(-((sheet.v / 0.12) ** 2))
        sheet = art.sheet("sleeve" + side)
        middle = -0.44 * cut.cuff
        off = within(sheet, lid_of(middle - 1.1, middle + 1.1, -cut.sleeve, -cut.sleeve + 13.2, -1.2))
        lying(sheet, off, 0.6)
        row(sheet, off, 0.15)
        # Little pleats beside it, where the sleeve is eased into the cuff.
        for pleat in (2.6, 4.4):
            near = np.exp(-((sheet.v + cut.sleeve) / 5.0) ** 2)
            sheet.relief[:] -= 0.8 * near * np.exp(-(((sheet.u - middle - pleat) / 0.18) ** 2))


def rows_of(top: float, low: float, count: int, u: float = 0.0) -> list[tuple[float, float]]:
    return [(u, float(v)) for v in np.linspace(top, low, count)]


def sewn_on(places, radius: float = 0.55, cuff: float = 0, collar_: bool = False) -> Callable[[Mesh], list[Trimming]]:
    """Buttons on the front, and on cuffs that are `cuff` long and the collar's stand."""

    def trim(mesh: Mesh) -> list[Trimming]:
        spots = [("front", place) for place in places]
        if cuff:
            spots += [("cuff" + side, (cuff * 0.69, 3.0)) for side in "LR"]
        if collar_:
            spots.append(("stand", (0.25, 1.4)))
        return [part for piece, place in spots for part in button(mesh, piece, place, radius * (1 if piece == "front" else 0.85))]

    return trim


def knitted(sheet: Sheet, wide: float = 0.52, high: float = 0.40, deep: float = 0.8) -> None:
    """Plain stitches: columns of Vs."""
    column = np.abs((sheet.u / wide) % 1 - 0.5)
    wave = np.cos((sheet.v / high + column * 1.5) * 2 * np.pi)
    groove = np.exp(-(((0.5 - column) / 0.10) ** 2)) + 0.6 * np.exp(-((column / 0.07) ** 2))
    sheet.relief[:] += deep * (0.32 * wave - 0.55 * groove)
    sheet.shade[:] *= 1 + 0.035 * wave - 0.05 * groove


def ridged(sheet: Sheet, along: np.ndarray, where: np.ndarray, pitch: float = 0.5, deep: float = 0.55) -> None:
    """Ribs across `along`, only there."""
    wave = np.clip(np.cos(along * 2 * np.pi / pitch) * 1.3, -1, 1) * where
    sheet.relief[:] += deep * wave
    sheet.shade[:] *= 1 + 0.06 * wave


def _stroke(off: np.ndarray, half: float) -> np.ndarray:
    return np.clip((half - off) * PIXELS + 0.5, 0, 1)


def diamonds(u: np.ndarray, v: np.ndarray, size: float) -> tuple[np.ndarray, np.ndarray]:
    """Imigongo diamonds, three in each other, `size` cm apart. @returns how much there is of the first ink and of the second"""
    x, y = u / size, v / size
    # Centres are on the corners and in the middle of squares: the nearer one counts.
    corner = np.abs(x - np.round(x)) + np.abs(y - np.round(y))
    middle = np.abs((x % 1) - 0.5) + np.abs((y % 1) - 0.5)
    far = np.minimum(corner, middle)
    rings = [_stroke(np.abs(far - r) * size / np.sqrt(2), 0.035 * size) for r in (0.46, 0.32, 0.18)]
    return np.maximum(rings[0], rings[2]), rings[1]


def zigzags(u: np.ndarray, v: np.ndarray, size: float) -> tuple[np.ndarray, np.ndarray]:
    """Imigongo ridges that run round, in two inks by turns."""
    ridge = np.abs((u / size) % 1 - 0.5)
    place = (v / size + ridge) * 2
    off = lambda shift: np.abs((place + shift + 0.5) % 1 - 0.5) * size / 2 / np.sqrt(2)
    return _stroke(off(0.0), 0.0425 * size), _stroke(off(0.5), 0.0425 * size)


def printed_all_over(art: Art, motif: Callable, size: float) -> None:
    """In the inks `first` and `second`; the cloth's inside shows it faintly, what is turned out of it as its outside does."""
    for piece in art.pattern.pieces:
        sheet = art.sheet(piece.name)
        for ink, cover in zip(("first", "second"), motif(sheet.u, sheet.v - 4.0, size)):
            worn = np.clip(0.97 + 0.05 * sheet.noise(5, 5), 0, 1)
            sheet.ink(ink, cover * worn)
            is_turned = piece.name.startswith(("fall", "stand", "lapel"))
            sheet.ink(ink, cover * (worn if is_turned else 0.22), is_inside=True)


SHIRT = Cut(
    half=27.5, shoulder=22.8, slope=5.0, neck=8.5, front=9.0, back=2.2,
    arm=22.5, long=77, hem=27.5, sleeve=54.0, cuff=12.4, cap=11.5,
)
SHIRT_CUFF, SHIRT_TAIL = (23.5, 6.5), 6.0
CAMP = Cut(
    half=28.5, shoulder=24, slope=5.2, neck=8.2, front=22, back=2.2,
    arm=23, long=71, hem=28.5, sleeve=25.0, cuff=18.6, cap=10,
)
CAMP_LAPEL = Lapel(9.0, (9.9, -11.0), (12.8, -12.6), (11.6, -7.4), 0.6)
CAMP_COLLAR = Collar(2.2, 5.2, straight=7, flare=0.09)
CAMP_BUTTONS = rows_of(-CAMP.front - 2.0, -CAMP.long + 9, 5)
SHIRT_BUTTONS = rows_of(-15.5, -SHIRT.long + SHIRT_TAIL + 9, 6)


def paint_longshirt(art: Art, cut: Cut) -> None:
    art.weave(fine=0.03, cloud=0.04, worn=0.45)
    assembled(art, much=0.8)
    front, back = art.sheet("front"), art.sheet("back")
    placket(front, -cut.front + 0.5, -cut.long - 2)
    pocket(front, 6.0, 17.0, -20.5, -33.0)
    for place in SHIRT_BUTTONS:
        buttonhole(front, *place)
    yoke(back, -9.5)
    for side in (-1, 1):
        pleat = back.u - side * 1.7
        back.relief[:] -= 0.8 * np.exp(-((pleat / 0.12) ** 2)) * (back.v < -9.5) * np.exp((back.v + 9.5) / 14)
    for sheet in (front, back):
        sheet.hem(sheet.off("hem"), 0.9, (0.12,))
    collared(art)
    cuffed(art, cut)


def collared(art: Art, rows=(0.5,)) -> None:
    """Topstitching along collar and stand."""
    turned_out(art.sheet("fall"), "endL0", "outer", "endR0", rows=rows)
    stand = art.sheet("stand")
    row(stand, stand.off(*stand.art.pattern.piece("stand").edges), *rows)


def paint_camp(art: Art, cut: Cut, is_printed: bool = False) -> None:
    art.weave(fine=0.03, cloud=0.05, worn=0.5)
    assembled(art, much=0.8)
    front, back = art.sheet("front"), art.sheet("back")
    placket(front, -cut.front + 0.3, -cut.long - 2, rows=(0.3,))
    if not is_printed:
        pocket(front, 6.5, 18.0, -25.0, -38.5, point=0.0)
    for place in CAMP_BUTTONS:
        buttonhole(front, *place)
    yoke(back, -9.5)
    for sheet in (front, back):
        sheet.hem(sheet.v + cut.long, 2.0, (0.12,))
    for name in ("sleeveL", "sleeveR"):
        sheet = art.sheet(name)
        sheet.hem(sheet.v + cut.sleeve, 2.6, (0.12,))
    notched(art, is_bare=not is_printed)


def notched(art: Art, rows=(0.4,), is_bare: bool = True) -> None:
    """Collar and lapels as they are turned out, with the seam between them."""
    turned_out(art.sheet("fall"), "endL1", "outer", "endR1", rows=rows, is_bare=is_bare)
    if is_bare:
        art.sheet("stand").ink("cloth", np.ones(art.sheet("stand").shape), is_inside=True)
    for name in ("lapelL", "lapelR"):
        sheet = art.sheet(name)
        turned_out(sheet, "edge", "top", rows=rows, is_bare=is_bare)
        sheet.seams("gorge", much=0.8)
        # Its shadow: the lapel lies where it is cut.
        front = art.sheet("front")
        off = within(front, art.pattern.piece(name).outline)
        front.shade[:] *= 1 - 0.35 * np.exp(-((np.minimum(off, 0) / 0.4) ** 2))


def paint_printed(motif: Callable, size: float) -> Callable[[Art], None]:
    def paint(art: Art) -> None:
        printed_all_over(art, motif, size)
        paint_camp(art, CAMP, is_printed=True)
    return paint


OVERSHIRT = Cut(
    half=30, shoulder=25, slope=5.2, neck=9.0, front=9.4, back=2.2,
    arm=24.5, long=75, hem=30, sleeve=52.5, cuff=13.6, cap=10.5,
)
OVERSHIRT_CUFF = (25.5, 6.0)
OVERSHIRT_BUTTONS = rows_of(-16.5, -OVERSHIRT.long + 9, 6)


def paint_overshirt(art: Art, cut: Cut) -> None:
    art.weave(fine=0.07, cloud=0.07, worn=0.55)
    art.twill(0.06, 0.2)
    assembled(art, doubled=True, much=1.2)
    front, back = art.sheet("front"), art.sheet("back")
    placket(front, -cut.front + 0.5, -cut.long - 2, 2.0, rows=(0.2, 0.8))
    for side in (-1, 1):
        for left, right, top, low, lid in ((6.0, 18.5, -20.5, -34.5, 4.6), (6.0, 22.0, -45.5, -65.5, 5.4)):
            pocket(front, *sorted((side * left, side * right)), top, low, 1.0, lid, rows=(0.15, 0.75))
            buttonhole(front, side * (left + right) / 2, top - lid + 1.3, 1.3)
    for place in OVERSHIRT_BUTTONS:
        buttonhole(front, *place, 1.8)
    yoke(back, -10.5, doubled=True)
    for sheet in (front, back):
        sheet.hem(sheet.v + cut.long, 2.4, (0.15, 0.75))
    collared(art, (0.15, 0.75))
    cuffed(art, cut, (0.15, 0.75))


def _overshirt_buttons() -> list[tuple[float, float]]:
    return OVERSHIRT_BUTTONS + [(side * u, v) for side in (-1, 1) for u, v in ((12.25, -23.9), (14.0, -49.7))]


TRUCKER = Cut(
    half=28.5, shoulder=23.5, slope=5.0, neck=8.8, front=9.2, back=2.2,
    arm=23.5, long=58, hem=26.5, sleeve=54.0, cuff=12.8, cap=11,
)
TRUCKER_CUFF, TRUCKER_BAND = (24.0, 5.0), 4.6
TRUCKER_BUTTONS = rows_of(-14.0, -TRUCKER.long + 2.5, 5)


def paint_trucker(art: Art, cut: Cut) -> None:
    art.weave(fine=0.08, cloud=0.06, worn=0.75)
    art.twill(0.12, 0.19)
    assembled(art, doubled=True, much=1.5)
    front, back = art.sheet("front"), art.sheet("back")
    placket(front, -cut.front + 0.5, -cut.long, 2.1, rows=(0.2, 0.9))
    for u, v in TRUCKER_BUTTONS:
        buttonhole(front, u, v, 1.8, upright=False)
    top = -19.0
    yoke(front, top, doubled=True)
    for side in (-1, 1):
        # Two seams from the pocket down to the waist, nearer each other there.
        for start, end in ((7.0, 4.6), (17.5, 11.5)):
            line_ = np.array([(side * start, top), (side * end, -cut.long)])
            off = front.off(line_)
            is_there = front.v < top
            front.relief[:] -= 0.5 * np.exp(-((off / 0.09) ** 2)) * is_there
            row(front, off, 0.25, 0.8, where=is_there & (side * (front.u - np.interp(front.v, line_[::-1, 1], line_[::-1, 0])) > 0))
        off = within(front, lid_of(side * 6.2, side * 18.2, top + 0.1, top - 5.8, 2.2))
        lying(front, off, 0.9)
        row(front, off, 0.2, 0.8)
        buttonhole(front, side * 12.2, top - 4.3, 1.3)
    yoke(back, -12.0, doubled=True)
    for side in (-1, 1):
        line_ = np.array([(side * 11.0, -12.0), (side * 8.0, -cut.long)])
        off = back.off(line_)
        back.relief[:] -= 0.5 * np.exp(-((off / 0.09) ** 2)) * (back.v < -12)
        row(back, off, 0.25, 0.8, where=back.v < -12)
    worn_pale(art, cut)
    collared(art, (0.2, 0.9))
    cuffed(art, cut, (0.2,))
    sheet = art.sheet("waistband")
    row(sheet, np.minimum(sheet.v, TRUCKER_BAND - sheet.v), 0.3)
    sheet.relief[:] -= 0.7 * np.exp(-((sheet.v / 0.12) ** 2))
    middle = art.pattern.piece("waistband").outline[:, 0].max() / 4
    lying(sheet, np.where(np.abs(sheet.u - middle) < 9, sheet.u - middle + 2.1, 9), 0.7)


def worn_pale(art: Art, cut: Cut) -> None:
    """Denim pales where it rubs: beside seams, at edges, over chest and elbows."""
    for piece in art.pattern.pieces:
        sheet = art.sheet(piece.name)
        off = sheet.off(*piece.edges)
        sheet.shade[:] *= 1 + 0.16 * np.exp(-((off / 0.5) ** 2)) * (0.6 + 0.6 * sheet.noise(9, 41)) + 0.035 * sheet.noise((60, 3), 42)
    for name in ("front", "back"):
        sheet = art.sheet(name)
        for side in (-1, 1):
            spot = ((np.abs(sheet.u) * side - side * 12) / 8) ** 2 + ((sheet.v + 36) / 16) ** 2
            sheet.shade[:] *= 1 + 0.07 * np.exp(-spot)
    for name in ("sleeveL", "sleeveR"):
        sheet = art.sheet(name)
        sheet.shade[:] *= 1 + 0.16 * np.exp(-((sheet.v + 30) / 12) ** 2 - (sheet.u / 9) ** 2)


def trim_trucker(mesh: Mesh) -> list[Trimming]:
    band = mesh.flat[mesh.piece == mesh.names.index("waistband")][..., 0].max()
    spots = [("front", place) for place in TRUCKER_BUTTONS]
    spots += [("front", (side * 12.2, -23.3)) for side in (-1, 1)]
    spots += [("waistband", (band / 4, TRUCKER_BAND / 2)), *(("cuff" + n, (TRUCKER_CUFF[0] * 0.69, 2.5)) for n in "LR")]
    return [part for piece, place in spots for part in rivet(mesh, piece, place, 0.85)]


BLAZER = Cut(
    half=27.5, shoulder=22.0, slope=4.6, neck=8.6, front=43, back=2.2,
    arm=23, long=76, hem=28, sleeve=61.0, cuff=13.2, cap=14,
)
BLAZER_LAPEL = Lapel(9.5, (11.35, -11.15), (14.9, -12.5), (13.6, -8.4), 1.6)
BLAZER_COLLAR = Collar(2.8, 4.6, straight=7.5, flare=0.085)
WOMAN_BLAZER = replace(BLAZER, half=25, shoulder=19.8, neck=8.0, front=37, arm=20.5, long=69, hem=26, sleeve=57, cuff=11.8, cap=13)
WOMAN_LAPEL = Lapel(8.5, (10.4, -10.0), (13.6, -11.2), (12.4, -7.5), 1.5)


def cutaway(cut: Cut, up: float = 15.0) -> Line:
    """A hem whose fronts part, rounded, below the last button."""
    low = -cut.long - 1.6
    round_ = bezier((-11, low), (-3.5, low), (-2.4, low + 6.6), (0, low + up + 1.6))
    side = joined(line((-cut.hem, -cut.long), (-11, low)), round_)
    return joined(side, mirrored(side))


def blazer(cut: Cut, form: Form, lapel: Lapel, waist: float, by: float) -> Pattern:
    pattern = lapelled(cut, form, BLAZER_COLLAR, lapel, hem=cutaway(cut))
    for name in ("front", "back"):
        piece = pattern.piece(name)
        piece.edges = waisted(piece.edges, waist, by)
    return pattern


def blazer_buttons(cut: Cut) -> list[tuple[float, float]]:
    return [(0.3, -cut.front - 2.6), (0.3, -cut.front - 13.0)]


def paint_blazer(art: Art, cut: Cut, side: int) -> None:
    """`side`: where the upper front's edge is, -1 for men."""
    art.weave(fine=0.06, cloud=0.05, worn=0.35)
    art.twill(0.12, 0.24)
    front, back = art.sheet("front"), art.sheet("back")
    for sheet in (front, back):
        sheet.seams("sideL", "sideR", "shoulderL", "shoulderR", "armL", "armR", much=0.6)
        sheet.relief[:] += 0.2 * step_up(3.0 - (sheet.v + cut.long), 3)
    label(back)
    low = -cut.long + 15.0
    top = -cut.front
    edge = bezier((0, top), (side * 0.8, top - 2), (side * 1.1, top - 5), (side * 1.1, top - 9))
    edge = joined(edge, line(edge[-1], (side * 0.9, low + 4), (0, low)))
    at = np.interp(front.v, edge[::-1, 1], edge[::-1, 0])
    is_there = step_up(-cut.front - front.v, 4) * step_up(front.v - low, 4)
    beyond = side * (front.u - at)
    front.relief[:] += is_there * 0.8 * step_up(-beyond, 22) * np.exp(-((beyond / 3) ** 2))
    front.shade[:] *= 1 - is_there * 0.3 * np.exp(-((beyond / 0.14) ** 2)) * (beyond > -0.03)
    for u, v in blazer_buttons(cut):
        buttonhole(front, u, v, 2.2, upright=False)
    hip = -cut.front - 13.5
    for way in (-1, 1):
        lid = np.array([(way * 8.0, hip), (way * 8.2, hip - 5.0), (way * 22.0, hip - 4.2), (way * 22.0, hip + 0.8)])
        off = within(front, lid)
        lying(front, off, 1.4)
        across = way * front.u
        mouth = np.exp(-(((front.v - hip - 0.06 * (across - 8)) / 0.12) ** 2))
        front.relief[:] -= 0.8 * mouth * (across > 7.8) * (across < 22.2)
        # The dart.
        dart = front.off(np.array([(way * 11.5, hip), (way * 10.5, -cut.front + 14)]))
        front.relief[:] -= 0.4 * np.exp(-((dart / 0.10) ** 2))
    welt = np.array([(8.4, -25.0), (8.6, -27.4), (18.4, -25.4), (18.2, -23.0)])
    off = within(front, welt)
    lying(front, off, 1.3)
    middle = np.abs(back.u) + 9 * (back.v > -2.2)
    back.relief[:] += -0.55 * np.exp(-((middle / 0.10) ** 2)) + 0.15 * np.exp(-(((middle - 0.4) / 0.4) ** 2))
    vent = step_up(22 - cut.long - back.v, 4)
    back.relief[:] += 0.6 * vent * step_up(back.u, 22) * np.exp(-((back.u / 2) ** 2))
    back.shade[:] *= 1 - 0.3 * vent * np.exp(-(((back.u + 0.06) / 0.12) ** 2))
    notched(art, (0.55,))
    for name in ("sleeveL", "sleeveR"):
        sheet = art.sheet(name)
        sheet.seams("capF", "capB", "underF", "underB", much=0.6)
        seam = sheet.off(np.array([(-0.52 * cut.cuff, -cut.sleeve), (-9.5, -cut.cap - 14), (-8.5, -cut.cap + 5)]))
        sheet.relief[:] -= 0.5 * np.exp(-((seam / 0.10) ** 2))
        sheet.relief[:] += 0.2 * step_up(3.5 - (sheet.v + cut.sleeve), 3)


def trim_blazer(cut: Cut) -> Callable[[Mesh], list[Trimming]]:
    def trim(mesh: Mesh) -> list[Trimming]:
        parts = [part for place in blazer_buttons(cut) for part in button(mesh, "front", place, 1.0)]
        for side in "LR":
            for k in range(3):
                parts += button(mesh, "sleeve" + side, (-0.52 * cut.cuff + 1.0, -cut.sleeve + 3.4 + 1.7 * k), 0.72)
        return parts
    return trim


CARDIGAN = Cut(half=29.5, shoulder=24, neck=8.8, front=33, back=2.2, arm=24, long=60, hem=29.5, sleeve=52, cuff=11.6, cap=10.5)
WOMAN_CARDIGAN = Cut(
    half=27, shoulder=21.5, slope=4.8, neck=8.6, front=31, back=2.2,
    arm=21.5, long=56, hem=27, sleeve=50, cuff=10.5, cap=10,
)
BAND = 3.2


def cardigan_buttons(cut: Cut) -> list[tuple[float, float]]:
    return rows_of(-cut.front - 1.8, -cut.long + 3.2, 4)


def paint_cardigan(art: Art, cut: Cut, side: int) -> None:
    art.weave(fine=0.05, cloud=0.05, worn=0.25)
    for name in ("front", "back", "sleeveL", "sleeveR"):
        knitted(art.sheet(name))
    front, back = art.sheet("front"), art.sheet("back")
    neck = art.pattern.piece("front").edges["neck"]
    half = neck[: len(neck) // 2 + 1][::-1]
    at = np.interp(front.v, half[:, 1], half[:, 0])
    wide = np.interp(front.v, [-cut.front - 2, -cut.front + 12], [BAND / 2, BAND * 1.06])
    inner = at + wide - np.abs(front.u)
    banded(front, inner, np.where(front.v > -cut.front, np.abs(front.u) - at, front.u))
    beyond = side * front.u - BAND / 2
    below = front.v < -cut.front + 0.5
    front.shade[:] *= 1 - below * 0.3 * np.exp(-((beyond / 0.16) ** 2)) * (beyond > -0.05)
    banded(back, BAND - back.off("neck"), back.off("neck"))
    for sheet in (front, back):
        sheet.seams("sideL", "sideR", "shoulderL", "shoulderR", "armL", "armR", "hem", much=1.3)
    for name in ("sleeveL", "sleeveR"):
        art.sheet(name).seams("capF", "capB", "underF", "underB", "hem", much=1.3)
    for name in ("cuffL", "cuffR", "waistband"):
        sheet = art.sheet(name)
        sheet.ribs(sheet.u, 0.6, 0.7)
    sheet = art.sheet("waistband")
    middle = art.pattern.piece("waistband").outline[:, 0].max() / 4
    off = BAND / 2 - np.abs(sheet.u - middle)
    lying(sheet, off, 0.7)
    for u, v in cardigan_buttons(cut):
        buttonhole(front, u, v, 1.8)
    label(back)


def banded(sheet: Sheet, inside_: np.ndarray, along: np.ndarray) -> None:
    """A ribbed band lying on the knit where `inside_` is above 0, its ribs as `along` counts."""
    is_there = step_up(inside_, 14)
    sheet.relief[:] *= 1 - 0.85 * is_there
    sheet.relief[:] += 0.6 * is_there
    ridged(sheet, along, is_there, 0.5, 0.45)
    sheet.shade[:] *= 1 - 0.22 * np.exp(-(((inside_ + 0.05) / 0.14) ** 2))


def trim_cardigan(cut: Cut) -> Callable[[Mesh], list[Trimming]]:
    def trim(mesh: Mesh) -> list[Trimming]:
        band = mesh.flat[mesh.piece == mesh.names.index("waistband")][..., 0].max()
        spots = [("front", place) for place in cardigan_buttons(cut)] + [("waistband", (band / 4, 3.2))]
        return [part for piece, place in spots for part in button(mesh, piece, place, 0.95)]
    return trim


BOMBER = Cut(half=30, shoulder=24.5, neck=8.8, front=9.6, back=2.2, arm=24.5, long=58, hem=30, sleeve=52.5, cuff=12.4, cap=10.5)
BOMBER_NECK = 4.2


def bomber(form: Form) -> Pattern:
    return ribbed(BOMBER, form, body(BOMBER, BOMBER.front), BOMBER_NECK)


def paint_bomber(art: Art, cut: Cut) -> None:
    art.weave(fine=0.02, cloud=0.05, worn=1.15)
    front, back = art.sheet("front"), art.sheet("back")
    for sheet in (front, back):
        sheet.seams("sideL", "sideR", "shoulderL", "shoulderR", "armL", "armR", "hem", "neck", much=1.5)
        row(sheet, sheet.off("armL", "armR", "hem"), 0.6)
    for name in ("sleeveL", "sleeveR"):
        sheet = art.sheet(name)
        sheet.seams("capF", "capB", "underF", "underB", "hem", much=1.5)
        row(sheet, sheet.off("capF", "capB"), 0.6)
    middle = np.abs(front.u)
    front.ink("tape", (middle < 0.75) * 0.9)
    front.relief[:] -= 0.5 * np.exp(-((middle / 0.55) ** 4))
    lying(front, middle - 0.7, 0.5)
    row(front, middle, 1.2)
    for side in (-1, 1):
        welt = np.array([(side * 10.5, -34.5), (side * 12.6, -33.8), (side * 17.6, -47.8), (side * 15.5, -48.5)])
        off = within(front, welt)
        lying(front, off, 1.5)
        row(front, off, 0.25)
    for name in ("neckband", "cuffL", "cuffR", "waistband"):
        sheet = art.sheet(name)
        sheet.ribs(sheet.u, 0.5, 0.6)
        sheet.relief[:] -= 0.6 * np.exp(-((sheet.v / 0.15) ** 2))
        sheet.ink("tape", np.ones(sheet.shape))
        sheet.ink("tape", np.ones(sheet.shape), is_inside=True)
    for name in ("neckband", "waistband"):
        sheet = art.sheet(name)
        off = np.abs(sheet.u - middle_of(art.pattern.piece(name)))
        sheet.relief[:] -= 0.7 * np.exp(-((off / 0.5) ** 4))
        lying(sheet, off - 0.6, 0.5)
        row(sheet, off, 1.0)
    label(back)


def middle_of(band: Piece) -> float:
    """Where the middle of the front is along a band."""
    return length(band.edges["ofFront"]) / 2


def trim_bomber(mesh: Mesh) -> list[Trimming]:
    band, waist = (middle_of(bomber(MAN).piece(name)) for name in ("neckband", "waistband"))
    lines = [
        ("neckband", [(band, 0.1), (band, BOMBER_NECK - 0.5)]), ("front", [(0, -BOMBER.front - 0.2), (0, -BOMBER.long + 0.2)]),
        ("waistband", [(waist, 0.1), (waist, 6.0)]),
    ]
    teeth = [part for piece, line_ in lines for part in zip_teeth(mesh, piece, line_, 0.6, 0.30)]
    (at,), (out,) = mesh.on("neckband", [(band, BOMBER_NECK - 0.7)])
    pull = cord(np.array([at + out * 0.3, at + out * 0.55 + [0, -0.9, 0], at + out * 0.5 + [0.1, -3.4, 0]]), 0.26, "metal")
    return [*teeth, pull]


POLO = Cut(
    half=27.0, shoulder=23.0, slope=5.0, neck=8.5, front=9.2, back=2.2,
    arm=22.5, long=68, hem=27, sleeve=23.5, cuff=17.2, cap=10,
)
POLO_BUTTONS = rows_of(-14.4, -20.2, 2)


def paint_polo(art: Art, cut: Cut) -> None:
    art.weave(fine=0.03, cloud=0.04, worn=0.45)
    y, x = np.mgrid[0 : art.shape[0], 0 : art.shape[1]].astype(np.float32) / PIXELS
    cells = np.sin(x * 2 * np.pi / 0.2) * np.sin(y * 2 * np.pi / 0.17)
    art.relief += 0.12 * cells
    art.shade *= 1 + 0.02 * cells
    assembled(art, much=0.8)
    front, back = art.sheet("front"), art.sheet("back")
    strip = np.array([(-1.7, -cut.front + 1), (-1.7, -24.5), (1.7, -24.5), (1.7, -cut.front + 1)])
    off = within(front, strip)
    lying(front, off, 0.8)
    row(front, off, 0.2)
    row(front, np.abs(front.v + 23.2), 0.0, where=np.abs(front.u) < 1.7)
    for place in POLO_BUTTONS:
        buttonhole(front, *place)
    for sheet in (front, back):
        sheet.hem(sheet.v + cut.long, 2.0, (0.12, 0.6))
    for name in ("sleeveL", "sleeveR"):
        sheet = art.sheet(name)
        low = sheet.v + cut.sleeve
        is_rib = step_up(2.6 - low, 14)
        sheet.relief[:] *= 1 - 0.8 * is_rib
        ridged(sheet, sheet.u, is_rib, 0.42, 0.7)
        sheet.relief[:] -= 0.6 * np.exp(-(((low - 2.7) / 0.12) ** 2))
    for name in ("fall", "stand"):
        sheet = art.sheet(name)
        sheet.ink("cloth", np.ones(sheet.shape), is_inside=True)
        ridged(sheet, sheet.u, np.ones(sheet.shape), 0.42, 0.6)
        sheet.relief[:] -= 0.5 * np.exp(-(((sheet.off("outer") - 0.5) / 0.1) ** 2)) if name == "fall" else 0


DRESS = Cut(
    half=24.5, shoulder=19.5, slope=4.6, neck=8.0, front=8.6, back=2.0,
    arm=21, long=43, hem=20.5, sleeve=53, cuff=11.0, cap=12,
)
DRESS_CUFF, BELT, SKIRT_LONG, SKIRT_HEM = (21.0, 5.5), 4.0, 64.0, 34.0
SKIRT_BUTTONS = rows_of(-6.0, -SKIRT_LONG + 10, 5)


def shirtdress(cut: Cut, form: Form) -> Pattern:
    """A shirt as far as the waist, a belt, and a skirt that is eased into it."""
    pattern = buttoned(cut, form, Collar(2.8, 4.2, (0.5, 6.6)), DRESS_CUFF)
    long, top = 4 * cut.hem * 0.95, cut.hem * 1.02
    quarter = long / 2

    def round_waist(flat):
        turn = flat[:, 0] / long * 2 * np.pi
        return np.stack([-(cut.hem - 3) * np.cos(turn), -cut.long - flat[:, 1] + 1, 14 * np.sin(turn)], 1)

    belt = {
        "ofFront": line((0, 0), (quarter, 0)), "ofBack": line((quarter, 0), (long, 0)), "end": line((long, 0), (long, BELT)),
        "skirtB": line((long, BELT), (quarter, BELT)), "skirtF": line((quarter, BELT), (0, BELT)), "start": line((0, BELT), (0, 0)),
    }
    side = line((SKIRT_HEM, -SKIRT_LONG + 2.5), (top, 0))
    hem = bezier((-SKIRT_HEM, -SKIRT_LONG + 2.5), (-SKIRT_HEM * 0.7, -SKIRT_LONG + 0.8), (-SKIRT_HEM * 0.35, -SKIRT_LONG), (0, -SKIRT_LONG))
    skirt = {
        "hem": joined(hem, mirrored(hem)), "sideL": side,
        "waist": line((top, 0), (-top, 0)), "sideR": mirrored(side),
    }
    lower = lambda depth: lambda flat: before(depth, SKIRT_HEM)(flat - [0, cut.long + BELT])
    pieces = [Piece("belt", belt, round_waist, stiff=10, heavy=1.5)]
    pieces += [Piece("skirtfront", skirt, lower(20)), Piece("skirtback", skirt, lower(-20))]
    seams = [
        Seam(("front", "hem"), ("belt", "ofFront"), along=True), Seam(("back", "hem"), ("belt", "ofBack")),
        Seam(("belt", "start"), ("belt", "end")),
        Seam(("skirtfront", "waist"), ("belt", "skirtF"), along=True), Seam(("skirtback", "waist"), ("belt", "skirtB")),
        *(Seam(("skirtfront", edge), ("skirtback", edge), along=True) for edge in ("sideL", "sideR")),
    ]
    return Pattern([*pattern.pieces, *pieces], [*pattern.seams, *seams], pattern.ties)


def paint_shirtdress(art: Art, cut: Cut) -> None:
    art.weave(fine=0.03, cloud=0.05, worn=0.4)
    art.twill(0.05, 0.17)
    assembled(art, much=0.8)
    front, back = art.sheet("front"), art.sheet("back")
    placket(front, -cut.front + 0.5, -cut.long - 2, 1.5, 1)
    pocket(front, 5.0, 14.5, -19.0, -30.0)
    for place in rows_of(-15.0, -cut.long + 5, 4):
        buttonhole(front, *place)
    yoke(back, -8.5)
    for name in ("skirtfront", "skirtback"):
        sheet = art.sheet(name)
        sheet.seams("sideL", "sideR", much=0.8)
        sheet.hem(sheet.off("hem"), 3.0, (0.15,))
        gathers = sheet.noise((90, 14), 61) * np.exp(sheet.v / 9)
        sheet.relief[:] += 0.9 * gathers
    sheet = art.sheet("skirtfront")
    placket(sheet, 1, -SKIRT_LONG - 2, 1.5, 1)
    for place in SKIRT_BUTTONS:
        buttonhole(sheet, *place)
    belt = art.sheet("belt")
    belt.shade[:] *= 0.86
    row(belt, np.minimum(belt.v, BELT - belt.v), 0.35, 0.8)
    belt.relief[:] -= 0.8 * np.exp(-((np.minimum(belt.v, BELT - belt.v) / 0.12) ** 2))
    middle = art.pattern.piece("belt").outline[:, 0].max() / 4
    lying(belt, np.where(np.abs(belt.u - middle) < 14, middle + 8.5 - belt.u, 9), 0.8)
    collared(art)
    cuffed(art, cut)


def trim_shirtdress(mesh: Mesh) -> list[Trimming]:
    parts = sewn_on(rows_of(-15.0, -DRESS.long + 5, 4), 0.55, DRESS_CUFF[0], True)(mesh)
    parts += [part for place in SKIRT_BUTTONS for part in button(mesh, "skirtfront", place)]
    middle = mesh.flat[mesh.piece == mesh.names.index("belt")][..., 0].max() / 4
    frame = [(-2.2, -0.5), (2.2, -0.5), (2.2, BELT + 0.5), (-2.2, BELT + 0.5), (-2.2, -0.5)]
    (at,), (out,) = mesh.on("belt", [(middle, BELT / 2)])
    across = np.cross([0, 1, 0], out)
    points = [at + across * x + np.array([0, BELT / 2 - y, 0]) + out * 0.35 for x, y in frame]
    bars = [*zip(points, points[1:]), ((points[0] + points[3]) / 2, at + across * 2.4 + out * 0.4)]
    return [*parts, *(cord(np.linspace(*bar, 6), 0.24, "buckle") for bar in bars)]


PRINT_INKS = {"first": "#1b1918", "second": "#b5301a", "thread": "#5a524b"}
HORN = {"button": "#3a2a20"}

GARMENTS: dict[str, Garment] = {
    "longshirt": Garment(
        lambda form: buttoned(SHIRT, form, Collar(), SHIRT_CUFF, SHIRT_TAIL), POPLIN, worn({}), lambda art: paint_longshirt(art, SHIRT),
        104, -36, trim=sewn_on(SHIRT_BUTTONS, 0.55, SHIRT_CUFF[0], True), inks={"button": "#e9e6dd"},
    ),
    **{
        name: Garment(
            lambda form: lapelled(CAMP, form, CAMP_COLLAR, CAMP_LAPEL), fabric,
            worn({"front": -CAMP.long, "back": -CAMP.long, "sleeveL": -CAMP.sleeve, "sleeveR": -CAMP.sleeve}), paint,
            104, -36, trim=sewn_on(CAMP_BUTTONS, 0.6), inks=inks,
        )
        for name, fabric, paint, inks in (
            ("shirt", POPLIN, lambda art: paint_camp(art, CAMP), {"button": "#e9e6dd"}),
            ("shirt-diamond", VISCOSE, paint_printed(diamonds, 17.0), PRINT_INKS | {"button": "#b99f78"}),
            ("shirt-zig", VISCOSE, paint_printed(zigzags, 15.6), PRINT_INKS | {"second": "#d29f45", "button": "#b99f78"}),
        )
    },
    "overshirt": Garment(
        lambda form: buttoned(OVERSHIRT, form, Collar(3.2, 4.8, (0.6, 7.6)), OVERSHIRT_CUFF), CANVAS,
        worn({"front": -OVERSHIRT.long, "back": -OVERSHIRT.long}), lambda art: paint_overshirt(art, OVERSHIRT),
        104, -36, trim=sewn_on(_overshirt_buttons(), 0.75, OVERSHIRT_CUFF[0], True), inks=HORN, step=0.8,
    ),
    **{
        name: Garment(
            lambda form, cut=cut: ribbed(cut, form, v_neck(cut)), KNIT, worn({}),
            lambda art, cut=cut, side=side: paint_cardigan(art, cut, side),
            98, up, form=form, trim=trim_cardigan(cut), inks=HORN, step=0.8,
        )
        for name, cut, form, side, up in (("cardigan", CARDIGAN, "men", -1, -36), ("cardigan-women", WOMAN_CARDIGAN, "women", 1, -34))
    },
    "trucker": Garment(
        lambda form: buttoned(TRUCKER, form, Collar(3.0, 5.0, (0.4, 7.6)), TRUCKER_CUFF, band=TRUCKER_BAND), DENIM, worn({}),
        lambda art: paint_trucker(art, TRUCKER), 104, -36, trim=trim_trucker, inks={"thread": "#b9803f", "metal": "#94683d"},
        step=0.8,
    ),
    "jacket": Garment(
        bomber, NYLON, worn({}), lambda art: paint_bomber(art, BOMBER),
        104, -36, trim=trim_bomber, inks={"inside": "#b5301a"}, step=0.75,
    ),
    **{
        name: Garment(
            lambda form, cut=cut, lapel=lapel, waist=waist, by=by: blazer(cut, form, lapel, waist, by), WOOL,
            worn({"front": -cut.long, "back": -cut.long}), lambda art, cut=cut, side=side: paint_blazer(art, cut, side),
            104, up, form=form, trim=trim_blazer(cut), inks=inks, step=0.7,
        )
        for name, cut, lapel, form, side, waist, by, up, inks in (
            ("blazer", BLAZER, BLAZER_LAPEL, "men", -1, -44, 1.6, -36, HORN),
            ("blazer-women", WOMAN_BLAZER, WOMAN_LAPEL, "women", 1, -40, 3.2, -34, HORN | {"inside": "#8c2413"}),
        )
    },
    "polo": Garment(
        lambda form: buttoned(POLO, form, Collar(2.4, 4.6, (0.2, 6.6))), PIQUE,
        worn({"front": -POLO.long, "back": -POLO.long, "sleeveL": -POLO.sleeve, "sleeveR": -POLO.sleeve}),
        lambda art: paint_polo(art, POLO), 92, -36, trim=sewn_on(POLO_BUTTONS, 0.55, 0, True), inks={"button": "#d3cdbf"}, step=0.7,
    ),
    "shirtdress": Garment(
        lambda form: shirtdress(DRESS, form), POPLIN, worn({"skirtfront": -SKIRT_LONG, "skirtback": -SKIRT_LONG}),
        lambda art: paint_shirtdress(art, DRESS), 148, -52, form="women", trim=trim_shirtdress,
        inks={"buckle": "#3a2a20", "button": "#6b4a32"}, step=0.8,
    ),
}
