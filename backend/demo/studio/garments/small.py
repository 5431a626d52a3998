"""What is worn with clothes: cap, beanie, socks, belt, bag and scarf. Lengths in cm."""

from __future__ import annotations

import numpy as np

from art import step_up
from fabric import CANVAS, KNIT, LEATHER, RIB, TWILL, WOOL
from form import Form
from garment import Garment
from mesh import Mesh
from modelled import Panel, dents, mesh_of, pattern_of, turned
from pattern import Pattern, Piece, Seam, bezier, joined, line, mirrored
from sewing import Sewn
from trim import Trimming, cord
from trim import turned as lathed

# --- A cap, three quarters from the front.

CROWN, PEAK = 56.0, 17.0  # round the head, and along the peak's edge
CAP_POSE = (("y", -38), ("x", 16))


def _crown(u, v):
    """u round the head from the middle of its back, v up."""
    turn, rise = u / CROWN * 2 * np.pi - np.pi / 2, np.clip(v / 17.5, 0, 1) * np.pi / 2
    flat = np.cos(rise) ** 0.72
    high = 12.6 * np.sin(rise) ** 0.92
    x, z = 8.3 * flat * np.cos(turn), 10.0 * flat * np.sin(turn)
    # Higher and straighter in front, where it is stiffened.
    high = high + 0.9 * np.sin(rise) * np.clip(np.sin(turn), 0, 1) * np.cos(rise * 0.6)
    at = np.stack([x, high, z], 1)
    at = at * (1 + dents(3, 6, 0.008)(at))[:, None]
    return turned(at, *CAP_POSE)


def _peak(u, v):
    """u along the edge, v out from the head."""
    s = (u / PEAK - 0.5) * 2
    turn = np.pi / 2 - s * 1.02
    out = np.sqrt(np.clip(1 - s**2, 0, 1)) ** 0.75 * 7.6 * v / 7.6
    x, z = 8.35 * np.cos(turn) * (1 + 0.02 * out), 10.05 * np.sin(turn) + out
    # Its edge at the head lies a little above the crown's, or light comes through between them.
    y = 0.5 - 0.03 * x**2 * (0.1 + 0.9 * out / 7.6) - 0.02 * out**1.6
    return turned(np.stack([x, y, z], 1), *CAP_POSE)


CAP = [
    Panel("crown", CROWN, 17.5, _crown, tuple(turned(np.array([[0, 4.0, 0]]), *CAP_POSE)[0]), 0.3),
    Panel("peak", PEAK, 7.6, _peak, lambda c: c - turned(np.array([[0, 5.0, 0]]), *CAP_POSE), 0.2),
]


def paint_cap(art) -> None:
    art.weave(worn=0.18)
    sheet = art.sheet("crown")
    gore = CROWN / 6
    off = np.abs((sheet.u % gore) - gore / 2)
    seam = gore / 2 - off
    sheet.relief[:] -= 0.6 * np.exp(-((seam / 0.09) ** 2))
    taper = np.cos(np.clip(sheet.v / 17.5, 0, 1) * np.pi / 2) + 0.02
    for row in (0.35,):
        sheet.stitch(sheet.v, np.abs(seam * taper - row * np.minimum(1, taper * 3)), 0, 0.3)
    for k in range(6):
        hole = np.hypot((sheet.u - (k + 0.5) * gore) * taper, sheet.v - 12.2)
        sheet.relief[:] += 0.5 * np.exp(-(((hole - 0.34) / 0.10) ** 2)) - 1.0 * (hole < 0.2)
        sheet.ink("hole", np.clip((0.2 - hole) * 30, 0, 1))
    sheet.relief[:] += 0.25 * step_up(0.4 - sheet.v)
    # The mark, embroidered over the middle of the front.
    x, y = sheet.u - CROWN / 2, sheet.v - 6.4
    for k in range(3):
        ring = np.abs(np.abs(x) + np.abs(y - 0.32 * (x > 0)) - (2.5 - 0.85 * k))
        body = np.clip((0.24 - ring) * 16, 0, 1)
        sheet.relief[:] += body * (0.55 + 0.2 * np.cos((x + y) * 70))
        sheet.ink("embroidery", body)
    sheet = art.sheet("peak")
    edge = np.sqrt(np.clip(1 - ((sheet.u / PEAK - 0.5) * 2) ** 2, 0, 1)) ** 0.75 * (7.6 - sheet.v)
    for row in range(7):
        sheet.stitch(sheet.u, np.abs(edge - 0.4 - 0.75 * row), 0, 0.3)
        sheet.relief[:] -= 0.3 * np.exp(-(((edge - 0.4 - 0.75 * row) / 0.1) ** 2))


def trim_cap(_: Mesh) -> list[Trimming]:
    top = turned(np.array([[0, 12.55, 0], [0, 13.5, 0]]), *CAP_POSE)
    return [lathed([(0.75, 0), (0.7, 0.28), (0.4, 0.45), (0, 0.5)], top[0], top[1] - top[0], "rubber")]


# --- A beanie, lying.

BEANIE_HIGH, CUFF = 25.0, 8.0


def _beanie(u, v):
    turn, t = u / 46 * 2 * np.pi, np.clip(v / BEANIE_HIGH, 0, 1)
    wide = np.where(t < 0.55, 10.4 + 0.5 * np.sin(np.pi * t / 0.55), 10.4 * np.cos(np.clip((t - 0.55) / 0.45, 0, 1) * np.pi / 2) ** 0.72)
    high = np.where(t < 0.55, t * 24, 13.2 + 9.4 * np.sin(np.clip((t - 0.55) / 0.45, 0, 1) * np.pi / 2))
    at = np.stack([wide * np.cos(turn), high, wide * 0.42 * np.sin(turn)], 1)
    bump = dents(11, 7, 0.3)(at)
    return at + np.stack([bump * 0.7, bump * 0.5 * t, bump], 1) + np.outer(0.6 * t**3, [1, 0, 0])


def _cuff(u, v):
    turn = u / 47 * 2 * np.pi
    out = 0.55 + 0.18 * np.sin(np.pi * v / CUFF)
    at = np.stack([(10.45 + out) * np.cos(turn), v - 0.6, (10.45 * 0.42 + out) * np.sin(turn)], 1)
    bump = dents(12, 7, 0.2)(at)
    return at + np.stack([0 * bump, bump * 0.6, bump * 0.6], 1)


BEANIE = [Panel("dome", 46, BEANIE_HIGH, _beanie, (0, 9, 0), 0.3), Panel("cuff", 47, CUFF, _cuff, (0, 4, 0), 0.25)]


def _knit(sheet, along, row, pitch: float, deep: float) -> None:
    """Ribs of V-shaped stitches."""
    ridge = np.cos(along * 2 * np.pi / pitch)
    sheet.relief[:] += deep * np.clip(ridge * 1.4, -1, 1)
    sheet.relief[:] += 0.35 * deep * np.cos((row + np.abs(((along / pitch) % 1) - 0.5) * 0.5) * 2 * np.pi / 0.42) * (ridge > -0.3)
    sheet.shade[:] *= 1 + 0.10 * np.clip(ridge, -1, 1)


def paint_beanie(art) -> None:
    art.weave(fine=0.06, cloud=0.08, worn=0.25)
    for name, long in (("dome", 46), ("cuff", 47)):
        sheet = art.sheet(name)
        _knit(sheet, sheet.u, sheet.v, long / 44, 0.8)
    sheet = art.sheet("cuff")
    x, y = sheet.u - 47 * 0.25 - 3.2, sheet.v - 3.6
    tag = (np.abs(x) < 1.5) & (np.abs(y) < 1.9)
    edge = np.maximum(np.abs(x) - 1.5, np.abs(y) - 1.9)
    sheet.relief[:] = np.where(tag, 0.9 - 0.2 * np.exp(-(((edge + 0.2) / 0.06) ** 2)), sheet.relief)
    sheet.shade[:] = np.where(tag, 1.0, sheet.shade)
    sheet.ink("label", np.clip(-edge * 20, 0, 1))
    for k in range(2):
        ring = np.abs(np.abs(x) + np.abs(y) - (0.95 - 0.45 * k))
        sheet.ink("mark", np.clip((0.11 - ring) * 30, 0, 1))


# --- A pair of socks, lying.

SOCK_LEG, SOCK_FOOT, SOCK_WIDE, SOCK_BEND = 21.0, 22.0, 4.3, 1.0


def _sock(number: int):
    corner = 5.0
    long = SOCK_LEG + SOCK_FOOT

    def at(u, v):
        """v from the cuff down to the toe, u round it."""
        turn = u / 18 * 2 * np.pi
        bend = np.clip((v - SOCK_LEG + corner * 0.8) / (corner * 1.6), 0, 1)
        angle = bend * SOCK_BEND
        down = np.minimum(v, SOCK_LEG - corner * 0.8)
        arc = np.clip(v - (SOCK_LEG - corner * 0.8), 0, corner * 1.6)
        mid_x, mid_y = np.zeros_like(v), -down
        radius = corner * 1.6 / (SOCK_BEND)
        mid_x = radius * (1 - np.cos(arc / radius))
        mid_y = mid_y - radius * np.sin(arc / radius)
        rest = np.clip(v - (SOCK_LEG + corner * 0.8), 0, None)
        end = SOCK_BEND
        mid_x, mid_y = mid_x + rest * np.sin(end), mid_y - rest * np.cos(end)
        toe = np.clip((v - long + 5) / 5, 0, 1)
        wide = SOCK_WIDE * (1 + 0.16 * np.exp(-(((v - SOCK_LEG) / 4) ** 2)) - 0.10 * np.exp(-(((v - 2) / 3) ** 2))) * np.sqrt(np.clip(1 - toe**2.4, 0, 1))
        across = np.stack([np.cos(angle), np.sin(angle)], 1)
        heel = 1.5 * np.exp(-(((v - SOCK_LEG) / 3.6) ** 2)) * np.clip(-np.cos(turn), 0, 1)
        off = wide * np.cos(turn) - heel
        at = np.stack([mid_x + off * across[:, 0], mid_y + off * across[:, 1], 0.75 * np.sin(turn) * np.sqrt(wide / SOCK_WIDE + 1e-6)], 1)
        bump = dents(20 + number, 7, 0.25)(at)
        at = at + np.stack([bump * 0.4, bump * 0.3, bump * 0.5], 1)
        if number:
            return turned(at, ("z", -9)) + [-11.5, 17.5, 0]
        return turned(at, ("z", 4)) + [-3.0, 14.6, 2.3]

    middle = lambda c: np.concatenate([c[:, :2], np.full((len(c), 1), 2.3 if number == 0 else 0.0)], 1)
    return Panel(f"sock{number}", 18.0, long, at, middle, 0.25)


SOCKS = [_sock(0), _sock(1)]


def paint_socks(art) -> None:
    art.weave(fine=0.05, cloud=0.05, worn=0.2)
    for number in (0, 1):
        sheet = art.sheet(f"sock{number}")
        leg = step_up(SOCK_LEG + 16 - sheet.v, 4) * np.where(sheet.v > SOCK_LEG - 3, np.clip(np.sin(sheet.u / 18 * 2 * np.pi + np.pi / 2), 0, 1) ** 0.3, 1)
        ribs = np.clip(np.cos(sheet.u * 2 * np.pi / 0.5) * 1.3, -1, 1)
        sheet.relief[:] += 0.4 * ribs * leg
        sheet.shade[:] *= 1 + 0.05 * ribs * leg
        for row in (0.0, 4.6):
            sheet.relief[:] += 0.3 * np.exp(-(((sheet.v - row) / 0.2) ** 2))
        # The ridge under the cuff: zigzags knitted in.
        x = np.abs((sheet.u / 1.5) % 2 - 1) * 1.5
        for k in range(2):
            off = np.abs(sheet.v - 5.6 - 1.0 * k - x)
            sheet.ink("ridge", np.clip((0.3 - off) * 12, 0, 1))
        toe = SOCK_LEG + SOCK_FOOT - 4.2
        sheet.relief[:] -= 0.4 * np.exp(-(((sheet.v - toe) / 0.1) ** 2))


# --- A belt, rolled up.

BELT_LONG, BELT_WIDE = 104.0, 3.4
# At its outer end it is folded round the buckle's bar: how far from the bar's middle the leather's outside is, and what is folded back.
BELT_BEND, BELT_BACK = 0.40, 5.4
BELT_TIP = 2.4  # where it begins to come to a point
BUCKLE = 4.1  # how long it is, and where it stands out above and below the strap
BUCKLE_OVER = 0.62
_INNER, _PITCH = 3.2, 0.52


def _coil(s):
    """The roll's outside from its heart: angle and radius of each place along it."""
    angle = (np.sqrt(_INNER**2 + _PITCH / np.pi * s) - _INNER) / (_PITCH / (2 * np.pi))
    lifted = np.clip((s - BELT_LONG + 22) / 14, 0, 1)
    return angle, _INNER + _PITCH * angle / (2 * np.pi) + 0.42 * lifted**2 * (3 - 2 * lifted)


class Belt:
    """`bar`: degrees from the roll's right to the buckle's bar, 90 in front; `pose`: how the roll is turned then."""

    def __init__(self, bar: float, *pose: tuple[str, float]):
        self.bar, self.pose = np.radians(bar), pose

    def at(self, s, v, out=0.0) -> np.ndarray:
        """In space: `s` along the roll, `v` up its width, `out` cm outside it."""
        s, v, out = np.broadcast_arrays(*(np.asarray(value, float) for value in (s, v, out)))
        angle, radius = _coil(s)
        angle = self.bar + angle - _coil(BELT_LONG)[0]
        return turned(np.stack([(radius + out) * np.cos(angle), v - BELT_WIDE / 2, (radius + out) * np.sin(angle)], -1), *self.pose)

    def strap(self, u, v) -> np.ndarray:
        bend = np.clip(u - BELT_LONG, 0, np.pi * BELT_BEND) / BELT_BEND
        back = np.clip(u - BELT_LONG - np.pi * BELT_BEND, 0, None)
        s = np.minimum(u, BELT_LONG) + BELT_BEND * np.sin(bend) - back
        tip = np.clip(u / BELT_TIP, 0, 1)
        high = BELT_WIDE / 2 + (v - BELT_WIDE / 2) * np.sqrt(1 - (1 - tip) ** 2.4)
        return self.at(s, high, BELT_BEND * (np.cos(bend) - 1))

    def panels(self) -> list[Panel]:
        axis = lambda c: np.broadcast_to(turned(np.zeros((1, 3)), *self.pose), c.shape)
        return [Panel("strap", BELT_LONG + np.pi * BELT_BEND + BELT_BACK, BELT_WIDE, self.strap, axis, 0.16)]

    def trim(self, _: Mesh) -> list[Trimming]:
        """The buckle, its prong on the bar, and the loop of leather behind it."""
        middle = BELT_WIDE / 2
        # The frame is flat: from the bar in the fold to where it lies on the turn beneath.
        bar, far = (lambda v: self.at(BELT_LONG, v, -BELT_BEND)), (lambda v: self.at(BELT_LONG + BUCKLE, v, -0.42))
        across = lambda t, v: bar(v) + (far(v) - bar(v)) * np.asarray(t, float)[..., None]
        turn = np.linspace(0, 2 * np.pi, 97)
        round_ = lambda wave: np.sign(wave) * np.abs(wave) ** 0.36
        frame = across(0.5 + 0.5 * round_(np.cos(turn)), middle + (middle + BUCKLE_OVER) * round_(np.sin(turn)))
        out = self.at(BELT_LONG + BUCKLE, middle, 1) - self.at(BELT_LONG + BUCKLE, middle, 0)
        t = np.linspace(0.02, 1.10, 26)
        prong = across(t, np.full(26, middle)) + np.outer(0.34 + 0.16 * np.sin(np.pi * np.clip(t, 0, 1)) - 0.25 * np.clip((t - 1) / 0.1, 0, 1) ** 2, out)
        knuckle = np.linspace(0.25 * np.pi, 1.75 * np.pi, 18)
        ring = self.at(BELT_LONG - 0.40 * np.cos(knuckle), np.full(18, middle), -BELT_BEND + 0.40 * np.sin(knuckle))
        # A strip a centimetre wide, bent over both edges of the strap.
        over = middle + 0.14
        up = middle + np.r_[-over, np.linspace(-over, over, 30), over]
        high = np.r_[-0.9, np.full(30, 0.22), -0.9]
        rows = [self.at(np.full(32, BELT_LONG - s), up, np.where(high > 0, high * k, high)) for s, k in ((4.85, 0), (4.75, 1), (3.75, 1), (3.65, 0))]
        i = np.arange(31)
        faces = [np.stack(t, 1) for k in (0, 32, 64) for t in ((i + k, i + k + 32, i + k + 33), (i + k, i + k + 33, i + k + 1))]
        loop = Trimming(np.concatenate(rows), np.concatenate(faces), "rubber")
        return [cord(frame, 0.22, "brass", 14), cord(prong, 0.17, "brass", 12), cord(ring, 0.17, "brass", 12), loop]


def paint_belt(art) -> None:
    art.skin()
    sheet = art.sheet("strap")
    middle = BELT_WIDE / 2
    edge = np.minimum(sheet.v, BELT_WIDE - sheet.v)
    sheet.relief[:] -= 0.5 * np.exp(-(((edge - 0.42) / 0.08) ** 2)) + 0.4 * np.clip(0.12 - edge, 0, 0.12) / 0.12
    sheet.stitch(sheet.u, np.abs(edge - 0.42), 0, 0.34, 0.9)
    sheet.shade[:] *= 1 - 0.35 * np.clip(1 - edge / 0.14, 0, 1)
    # Sewn through where it is folded: before the loop and behind it.
    for row in (2.6, 3.1, 5.3):
        off = np.abs(sheet.u - BELT_LONG + row)
        sheet.relief[:] -= 0.4 * np.exp(-((off / 0.09) ** 2))
        sheet.stitch(sheet.v, off + 9 * (edge < 0.42), 0, 0.34, 0.9)
    # Five holes near the tip, through and through, each with its pressed rim.
    for k in range(5):
        hole = np.hypot(sheet.u - (6.3 + 2.1 * k), sheet.v - middle)
        sheet.relief[:] -= 0.5 * np.exp(-(((hole - 0.30) / 0.08) ** 2))
        for is_inside in (False, True):
            sheet.ink("hole", np.clip((0.24 - hole) * 30, 0, 1), is_inside)
    # The slot from which the prong comes.
    along = np.clip(sheet.u, BELT_LONG - 0.75, BELT_LONG + 1.6)
    slot = np.hypot(sheet.u - along, sheet.v - middle)
    sheet.relief[:] -= 0.5 * np.exp(-(((slot - 0.34) / 0.08) ** 2))
    sheet.ink("hole", np.clip((0.28 - slot) * 30, 0, 1))


def _belt(belt: Belt) -> Garment:
    return _modelled(belt.panels(), LEATHER, paint_belt, 16.5, 0, belt.trim, {"brass": "#b08d4a"}, views=("front",))


# --- A bag, hung from its handles.

BAG, HANDLE = (38.0, 42.0), (2.8, 56.0)


def tote() -> Pattern:
    wide, high = BAG[0] / 2, BAG[1]
    near = wide * 0.36
    tops = (wide, near + HANDLE[0] / 2, near - HANDLE[0] / 2, -near + HANDLE[0] / 2, -near - HANDLE[0] / 2, -wide)
    names = ("topA", "atL", "topB", "atR", "topC")

    def panel(depth):
        # Lower corners are a little round, as they come out when turned: a triangle would have nothing but seams round it in a sharp one.
        turn = bezier((wide - 0.8, -high), (wide - 0.35, -high), (wide, 0.35 - high), (wide, 0.8 - high))
        side = joined(turn, line((wide, 0.8 - high), (wide, 0)))
        edges = {"bottom": line((0.8 - wide, -high), (wide - 0.8, -high)), "sideL": side}
        edges |= {name: line((a, 0), (b, 0)) for name, a, b in zip(names, tops, tops[1:])}
        edges |= {"sideR": mirrored(side)}

        def place(flat):
            """Empty: the two sides lie nearly on each other, but for the mouth."""
            u, v = flat.T
            bowed = np.sqrt(np.clip(1 - (u / wide) ** 2, 0, 1)) * (0.35 + 0.65 * np.clip(1 + v / 16, 0, 1))
            return np.stack([u * 0.945, v, depth * bowed], 1)

        return edges, place

    def handle(name, depth, aside, lower):
        """`aside`, `lower`: where its top is held."""
        long = HANDLE[1]

        def place(flat):
            u, v = flat.T
            t = np.pi * u / long
            return np.stack([aside * np.sin(t) - near * np.cos(t), 21 * np.sin(t) - lower, depth + 0.5 * (v - HANDLE[0] / 2)], 1)

        w = HANDLE[0]
        return Piece(name, {"low": line((0, 0), (long, 0)), "end": line((long, 0), (long, w)), "high": line((long, w), (0, w)), "start": line((0, w), (0, 0))},
                     place, stiff=3, heavy=1.8)

    (front, at_front), (back, at_back) = panel(3.2), panel(-1.0)
    # Held a little lower, the front one lets the mouth open, and the other is seen behind it.
    pieces = [Piece("front", front, at_front), Piece("back", back, at_back), handle("handleF", 4.0, 1.5, 2.7), handle("handleB", -1.2, -1.3, -0.2)]
    seams = [Seam(("front", name), ("back", name), along=True) for name in ("bottom", "sideL", "sideR")]
    for body, name in (("front", "handleF"), ("back", "handleB")):
        seams += [Seam((body, "atL"), (name, "end"), along=True), Seam((body, "atR"), (name, "start"), along=True)]
    return Pattern(pieces, seams)


def _hold(sewn: Sewn, piece: str, test) -> None:
    """Holds points of a piece where they are, as a hand does."""
    sewn.light[sewn.where(piece, test)] = 0


def wear_tote(sewn: Sewn, _: Form) -> None:
    # Pressed flat, or its seams would hold the sides apart.
    sewn.crease("front", "back")
    for name in ("handleF", "handleB"):
        _hold(sewn, name, lambda flat: np.abs(flat[:, 0] - HANDLE[1] / 2) < 10)
    for name in ("front", "back"):
        sewn.stiffen(sewn.where(name, lambda flat: flat[:, 1] > -3), 6)
        # Empty, it would fold in half.
        _hold(sewn, name, lambda flat: (np.abs(flat[:, 0]) > BAG[0] / 2 - 1.2) & (flat[:, 1] > -1.2))
    sewn.run(0.6, pull=(0, -300, 0), drag=8)
    for turn in range(4):
        sewn.run(0.4, pull=(30 * (-1) ** turn, -981, 10), drag=4)
    sewn.run(0.8, drag=10)


def paint_tote(art) -> None:
    art.weave(fine=0.07, cloud=0.06, worn=0.7)
    for name in ("front", "back"):
        sheet = art.sheet(name)
        sheet.seams("sideL", "sideR", "bottom", much=0.8)
        sheet.hem(-sheet.v, 3.0, (0.15,))
        near = BAG[0] / 2 * 0.36
        for x in (near, -near):
            box = np.maximum(np.abs(sheet.u - x) - 1.4, np.abs(sheet.v + 2.6) - 2.4)
            sheet.relief[:] += 0.5 * step_up(-box)
            sheet.stitch(sheet.u + sheet.v, np.abs(box + 0.25), 0, 0.3)
            cross = np.minimum(np.abs((sheet.u - x) * 2.15 / 1.15 - (sheet.v + 2.6)), np.abs((sheet.u - x) * 2.15 / 1.15 + (sheet.v + 2.6)))
            sheet.stitch(sheet.u + sheet.v, cross * 0.5 + 9 * (box > -0.25), 0, 0.3)
        if name == "front":
            x, y = sheet.u, sheet.v + 22.5
            for k in range(3):
                ring = np.abs(np.abs(x) + np.abs(y - 1.3 * (x > 0)) - (10.2 - 3.7 * k))
                sheet.ink("print", np.clip((0.95 - ring) * 14, 0, 1) * np.clip(0.965 + 0.05 * sheet.noise(5, 5), 0, 1))
    for name in ("handleF", "handleB"):
        sheet = art.sheet(name)
        edge = np.minimum(sheet.v, HANDLE[0] - sheet.v)
        sheet.stitch(sheet.u, np.abs(edge - 0.3), 0, 0.3)
        sheet.relief[:] -= 0.3 * np.exp(-(((edge - 0.3) / 0.12) ** 2))


# --- A scarf over a rail.

SCARF = (30.0, 178.0)
PLEATS, ROD = 2, 1.3


def scarf() -> Pattern:
    wide, long = SCARF

    def place(flat):
        # Folded lengthways into pleats, then laid over the rail a little off its middle.
        u = flat[:, 0] / wide * PLEATS
        pleat, within = np.floor(np.clip(u, 0, PLEATS - 1e-6)), u - np.floor(np.clip(u, 0, PLEATS - 1e-6))
        across = np.where(pleat % 2 == 0, within, 1 - within) * wide / PLEATS - wide / PLEATS / 2
        out = ROD + 0.5 + 0.9 * u
        s = flat[:, 1] - long * 0.46
        turn = np.clip(s / out, -np.pi / 2, np.pi / 2)
        down = np.abs(s) - np.pi / 2 * out
        y = np.where(down > 0, -down, out * np.cos(turn))
        return np.stack([across * (1 + 0.1 * np.clip(down, 0, 60) / 60), y, -out * np.sin(turn)], 1)

    edges = {"low": line((0, 0), (wide, 0)), "end": line((wide, 0), (wide, long)), "high": line((wide, long), (0, long)), "start": line((0, long), (0, 0))}
    return Pattern([Piece("scarf", edges, place)], [])


def _rail() -> np.ndarray:
    return np.array([[-40, 0, 0, ROD, 40, 0, 0, ROD]], np.float32)


def wear_scarf(sewn: Sewn, form: Form) -> None:
    sewn.run(0.4, None, _rail(), pull=(0, -300, 0), drag=10, friction=0.9)
    for turn in range(5):
        sewn.run(0.4, None, _rail(), pull=(60 * (-1) ** turn, -981, 0), drag=5, friction=0.9)
    sewn.run(0.8, None, _rail(), drag=10, friction=0.9)


def paint_scarf(art) -> None:
    art.weave(fine=0.08, cloud=0.08, worn=0.4)
    sheet = art.sheet("scarf")
    _knit(sheet, sheet.u, sheet.v, 0.6, 0.45)
    for end, way in ((0, 1), (SCARF[1], -1)):
        off = (sheet.v - end) * way
        x = np.abs((sheet.u / 5) % 2 - 1) * 5
        for k, ink in enumerate(("ridge", "ridge2", "ridge")):
            ring = np.abs(off - 5 - 3.0 * k - x * 0.8)
            sheet.ink(ink, np.clip((0.75 - ring) * 10, 0, 1) * (off < 30))


def trim_scarf(mesh: Mesh) -> list[Trimming]:
    """A knotted fringe at both ends, and the rail."""
    parts, random = [], np.random.default_rng(5)
    for end, way in ((0.15, -1), (SCARF[1] - 0.15, 1)):
        places = np.stack([np.arange(0.5, SCARF[0], 0.95), np.full(len(np.arange(0.5, SCARF[0], 0.95)), end)], 1)
        at, _ = mesh.on("scarf", places)
        for spot in at:
            sway, long = random.normal(0, 0.35, 3) * [1, 0, 1], random.uniform(6.2, 7.4)
            for strand in range(3):
                t = np.linspace(0, 1, 12)[:, None]
                lean = random.normal(0, 0.25, 3) * [1, 0, 1]
                path = spot + t * np.array([0, -long, 0]) + sway * t**1.5 + lean * np.clip(t - 0.25, 0, 1) ** 1.2
                parts.append(cord(path, 0.11, "rubber", 6))
            parts.append(lathed([(0.12, -0.25), (0.30, 0), (0.12, 0.25), (0, 0.3)], spot + [0, -1.6, 0] + sway * 0.2, [0, 1, 0.01], "rubber", 12))
    return [*parts, cord([[-34, 0, 0], [0, 0, 0], [34, 0, 0]], ROD - 0.3, "rail", 24)]


def _modelled(panels, fabric, paint, frame, up, trim=None, inks=None, views=("front", "turned"), across=0.0) -> Garment:
    extra = {"trim": trim} if trim else {}
    return Garment(lambda _: pattern_of(panels), fabric, None, paint, frame, up, inks=inks or {}, model=lambda: mesh_of(panels), views=views, across=across, **extra)


GARMENTS = {
    "cap": _modelled(CAP, TWILL, paint_cap, 31, 4.6, trim_cap, across=-1.6),
    "beanie": _modelled(BEANIE, KNIT, paint_beanie, 35, 11.0),
    "socks": _modelled(SOCKS, RIB, paint_socks, 54, -2.0, None, {"ridge": "#b5301a"}, across=-0.6),
    "belt": _belt(Belt(82, ("x", 38))), "belt-sides": _belt(Belt(45, ("x", 24))),
    "tote": Garment(lambda _: tote(), CANVAS, wear_tote, paint_tote, 92, -9, inks={"print": "#b5301a"}, step=0.8),
    "scarf": Garment(lambda _: scarf(), WOOL, wear_scarf, paint_scarf, 136, -49, trim=trim_scarf,
                     inks={"ridge": "#f0ece2", "ridge2": "#191614", "rail": "#a8927a"}, step=1.0, views=("front", "turned")),
}
