"""Things that keep their shape: each panel is a rectangle of cloth, leather or knit bent over a surface. Lengths in cm.

A panel is painted as a piece of a pattern is; nothing of it is draped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

import numpy as np
from scipy.spatial import cKDTree

from mesh import Mesh
from pattern import Pattern, Piece, line

Surface = Callable[[np.ndarray, np.ndarray], np.ndarray]  # u, v (n,) -> (n, 3)


@dataclass(frozen=True)
class Panel:
    """`at`: where a place (u from 0 to `wide`, v from 0 to `high`) is in space. `middle`: what its outside looks away from."""

    name: str
    wide: float
    high: float
    at: Surface
    middle: tuple[float, float, float] | Callable[[np.ndarray], np.ndarray]
    step: float = 0.25


def pattern_of(panels: list[Panel]) -> Pattern:
    def piece(panel: Panel) -> Piece:
        w, h = panel.wide, panel.high
        edges = {"low": line((0, 0), (w, 0)), "end": line((w, 0), (w, h)), "high": line((w, h), (0, h)), "start": line((0, h), (0, 0))}
        return Piece(panel.name, edges, lambda flat: panel.at(*np.asarray(flat, float).T))

    return Pattern([piece(panel) for panel in panels], [])


def mesh_of(panels: list[Panel]) -> Mesh:
    """Panels that meet are one cloth there."""
    points, triangles, flats, pieces, first = [], [], [], [], 0
    for index, panel in enumerate(panels):
        across, along = max(2, round(panel.wide / panel.step)), max(2, round(panel.high / panel.step))
        u, v = np.meshgrid(np.linspace(0, panel.wide, across + 1), np.linspace(0, panel.high, along + 1))
        flat = np.stack([u.ravel(), v.ravel()], 1)
        at = np.asarray(panel.at(*flat.T), float)
        i = (np.arange(along)[:, None] * (across + 1) + np.arange(across)).ravel()
        faces = np.concatenate([np.stack([i, i + 1, i + across + 2], 1), np.stack([i, i + across + 2, i + across + 1], 1)])
        a, b, c = (at[faces[:, k]] for k in range(3))
        normal, centre = np.cross(b - a, c - a), (a + b + c) / 3
        middle = panel.middle(centre) if callable(panel.middle) else np.asarray(panel.middle)
        if (normal * (centre - middle)).sum() < 0:
            faces = faces[:, ::-1]
        points.append(at)
        triangles.append(faces + first)
        flats.append(flat[faces])
        pieces.append(np.full(len(faces), index))
        first += len(at)
    at, triangles = np.concatenate(points), np.concatenate(triangles)
    own = np.arange(len(at))
    for i, j in sorted(cKDTree(at).query_pairs(1e-3)):
        own[j] = min(own[j], own[i])
    _, kept, number = np.unique(own, return_index=True, return_inverse=True)
    triangles = number[triangles]
    flat, piece = np.concatenate(flats), np.concatenate(pieces)
    a, b, c = triangles.T
    whole = (a != b) & (b != c) & (c != a)
    return Mesh(at[own[kept]], triangles[whole], flat[whole], piece[whole], [panel.name for panel in panels])


def turned(at: np.ndarray, *turns: tuple[str, float]) -> np.ndarray:
    """Turned by degrees about axes ("x", "y", "z") in order."""
    for axis, degrees in turns:
        c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
        turn = {"x": [[1, 0, 0], [0, c, -s], [0, s, c]], "y": [[c, 0, s], [0, 1, 0], [-s, 0, c]], "z": [[c, -s, 0], [s, c, 0], [0, 0, 1]]}[axis]
        at = at @ np.array(turn).T
    return at


def dents(seed: int, size: float, much: float) -> Callable[[np.ndarray], np.ndarray]:
    """How far places in space are from the ideal shape, as what hands make is: smooth, about `size` cm apart, in no direction."""
    random = np.random.default_rng(seed)
    spots = random.uniform(-40, 40, (1500, 3))
    heights = random.normal(0, 1, len(spots))

    def height(at):
        out = np.zeros(len(at))
        for spot, value in zip(spots, heights):
            out += value * np.exp(-((at - spot) ** 2).sum(1) / (size * 0.5) ** 2)
        return much * np.tanh(out)

    return height
