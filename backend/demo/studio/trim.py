"""What is sewn on: buttons, rivets, cords, zips, each with triangles of its own in space. Lengths in cm."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mesh import Mesh


@dataclass
class Trimming:
    """Its own triangles in space, in one ink."""

    at: np.ndarray
    triangles: np.ndarray
    ink: str


def _axes(out: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Two directions across `out`, the second as upright as can be."""
    across = np.cross([0, 1, 0], out)
    across = across / np.linalg.norm(across) if np.linalg.norm(across) > 1e-6 else np.array([1.0, 0, 0])
    return across, np.cross(out, across)


def turned(profile, at, out, ink: str, parts: int = 28, shape: tuple[float, float] = (1, 1), square: float = 1) -> Trimming:
    """A profile of (radius, height), from its rim to its middle, turned round `out` at a place. `shape`: times as wide and as tall;
    `square`: 1 is round, below that squarer."""
    at, out = np.asarray(at, float), np.asarray(out, float)
    across, up = _axes(out)
    angle = np.linspace(0, 2 * np.pi, parts, endpoint=False)
    wide, tall = (size * np.sign(way) * np.abs(way) ** square for size, way in zip(shape, (np.cos(angle), np.sin(angle))))
    ring = np.outer(wide, across) + np.outer(tall, up)
    points = np.concatenate([at + ring * radius + out * high for radius, high in profile])
    i = np.arange(parts)
    j = (i + 1) % parts
    faces = [np.stack(t, 1) for k in range(len(profile) - 1) for t in (
        (i + k * parts, j + k * parts, j + (k + 1) * parts), (i + k * parts, j + (k + 1) * parts, i + (k + 1) * parts))]
    return Trimming(points, np.concatenate(faces), ink)


def button(mesh: Mesh, piece: str, place, radius: float = 0.55, holes: int = 4, ink: str = "button") -> list[Trimming]:
    """Lies on the cloth as it hangs: a rim, a hollow, its holes and the thread through them."""
    (at,), (out,) = mesh.on(piece, [place])
    r, h = radius, radius * 0.34
    body = turned([(r * 0.96, 0), (r, h * 0.5), (r * 0.93, h), (r * 0.74, h), (r * 0.66, h * 0.72), (0, h * 0.72)], at, out, ink)
    across, up = _axes(out)
    parts = [body]
    for k in range(holes):
        angle = np.pi / 4 + 2 * np.pi * k / holes
        spot = at + (across * np.cos(angle) + up * np.sin(angle)) * r * 0.27 + out * h * 0.74
        parts.append(turned([(r * 0.10, 0), (0, 0.001)], spot, out, "hole", 10))
    for way in ((1, 1), (1, -1)) if holes == 4 else ((1, 0),):
        line = (across * way[0] + up * way[1]) / np.linalg.norm(way) * r * 0.27
        parts.append(cord(np.stack([at - line, at - line * 0.4, at + line * 0.4, at + line]) + out * (h * 0.78), r * 0.05, "thread"))
    return parts


def rivet(mesh: Mesh, piece: str, place, radius: float = 0.42, ink: str = "metal") -> list[Trimming]:
    (at,), (out,) = mesh.on(piece, [place])
    r = radius
    return [turned([(r, 0), (r * 0.95, r * 0.22), (r * 0.72, r * 0.3), (r * 0.6, r * 0.2), (r * 0.3, r * 0.2), (r * 0.22, r * 0.36), (0, r * 0.4)], at, out, ink)]


def eyelet(at, out, radius: float = 0.42, ink: str = "metal") -> list[Trimming]:
    """A ring pressed into the cloth, at a place in space."""
    r = radius
    return [turned([(r, 0), (r * 0.92, r * 0.28), (r * 0.72, r * 0.34), (r * 0.5, r * 0.2), (r * 0.45, 0)], at, out, ink),
            turned([(r * 0.5, r * 0.05), (0, r * 0.05)], at, out, "hole", 16)]


def cord(points, radius: float, ink: str = "cord", parts: int = 10) -> Trimming:
    """A round cord through points, its ends closed."""
    points = np.asarray(points, float)
    ahead = np.gradient(points, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-9
    side = np.cross(ahead[0], [0, 0, 1.0])
    if np.linalg.norm(side) < 1e-3:
        side = np.array([1.0, 0, 0])
    angle, rings = np.linspace(0, 2 * np.pi, parts, endpoint=False), []
    for at, way in zip(points, ahead):
        side = side - way * (side @ way)
        side /= np.linalg.norm(side)
        rings.append(at + radius * (np.outer(np.cos(angle), side) + np.outer(np.sin(angle), np.cross(way, side))))
    n, i = len(points), np.arange(parts)
    j = (i + 1) % parts
    faces = [np.stack(t, 1) for k in range(n - 1) for t in (
        (i + k * parts, i + (k + 1) * parts, j + (k + 1) * parts), (i + k * parts, j + (k + 1) * parts, j + k * parts))]
    ends = np.stack([points[0], points[-1]])
    faces += [np.stack([np.full(parts, n * parts), i, j], 1), np.stack([np.full(parts, n * parts + 1), (n - 1) * parts + j, (n - 1) * parts + i], 1)]
    return Trimming(np.concatenate([*rings, ends]), np.concatenate(faces), ink)


def along(mesh: Mesh, piece: str, line, off: float = 0.0) -> np.ndarray:
    """Points of a line in a piece as they hang, `off` cm outside the cloth: for cords and zips."""
    at, out = mesh.on(piece, line)
    return at + out * off


def zip_teeth(mesh: Mesh, piece: str, line, wide: float = 0.42, pitch: float = 0.32, ink: str = "metal") -> list[Trimming]:
    """Rows of teeth along a line in a piece, in one body."""
    points = np.asarray(line, float)
    steps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    at = np.arange(pitch / 2, steps[-1], pitch)
    places = np.stack([np.interp(at, steps, points[:, k]) for k in range(2)], 1)
    spots, out = mesh.on(piece, places)
    ahead = np.gradient(spots, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-9
    across = np.cross(ahead, out)
    across /= np.linalg.norm(across, axis=1, keepdims=True) + 1e-9
    corners, faces = [], []
    for k, (spot, up, way, side) in enumerate(zip(spots, out, ahead, across)):
        shift = side * wide * 0.18 * (1 if k % 2 else -1)
        box = [spot + shift + side * (x * wide / 2) + way * (y * pitch * 0.33) + up * (0.02 + z * 0.12)
               for x in (-1, 1) for y in (-1, 1) for z in (0, 1)]
        corners += box
        quads = ((1, 3, 7, 5), (0, 1, 5, 4), (2, 6, 7, 3), (0, 2, 3, 1), (4, 5, 7, 6))
        faces += [[8 * k + q[0], 8 * k + q[i], 8 * k + q[i + 1]] for q in quads for i in (1, 2)]
    return [Trimming(np.array(corners), np.array(faces), ink)]


def zip_pull(mesh: Mesh, piece: str, place, long: float = 2.4, ink: str = "metal") -> list[Trimming]:
    """The slider at a place on a zip, and its tab hanging from it."""
    (at,), (out,) = mesh.on(piece, [place])
    across, up = _axes(out)
    slider = cord(np.stack([at + up * y + out * 0.22 for y in (0.55, 0.2, -0.2, -0.55)]), 0.34, ink, 12)
    ring = [at + out * 0.5 - up * (0.5 + long / 2 * (1 - np.cos(t))) + across * 0.3 * np.sin(t) for t in np.linspace(0, 2 * np.pi, 24)]
    tab = np.stack([at + out * 0.46 - up * y for y in np.linspace(0.7, 0.3 + long, 8)])
    return [slider, cord(np.stack(ring), 0.09, ink, 8), cord(tab, 0.2, ink, 8)]


def strap(spots, out, wide: float, deep: float = 0.12, ink: str = "cloth") -> Trimming:
    """A flat strip through places, its back on them; `out`: which way its face looks at each."""
    spots, out = np.asarray(spots, float), np.asarray(out, float)
    ahead = np.gradient(spots, axis=0)
    side = np.cross(ahead, out)
    side *= wide / 2 / (np.linalg.norm(side, axis=1, keepdims=True) + 1e-9)
    corners = np.stack([spots - side, spots + side, spots + side * 0.9 + out * deep, spots - side * 0.9 + out * deep], 1).reshape(-1, 3)
    k, n = np.arange(len(spots) - 1) * 4, len(corners)
    faces = []
    for i in range(4):
        j = (i + 1) % 4
        faces += [np.stack([k + i, k + j, k + 4 + j], 1), np.stack([k + i, k + 4 + j, k + 4 + i], 1)]
    ends = [[0, 2, 1], [0, 3, 2], [n - 4, n - 3, n - 2], [n - 4, n - 2, n - 1]]
    return Trimming(corners, np.concatenate([*faces, ends]), ink)
