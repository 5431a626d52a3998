"""Patterns: flat pieces of cloth with named edges, as a tailor cuts them. Lengths in cm.

A piece is an outline of edges in turn, counter-clockwise; where it starts in space is a function of its points. Edges that
are sewn together are divided into as many parts, whatever their lengths: the longer one is eased in.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable

import numpy as np

Line = np.ndarray  # (n, 2)
Place = Callable[[np.ndarray], np.ndarray]  # (n, 2) in the piece -> (n, 3) in space


def line(*points) -> Line:
    return np.array(points, float)


def bezier(start, a, b, end, parts: int = 60) -> Line:
    t = np.linspace(0, 1, parts)[:, None]
    start, a, b, end = (np.array(p, float) for p in (start, a, b, end))
    return (1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t**2 * b + t**3 * end


def mirrored(edge: Line) -> Line:
    """At the middle line, and run the other way, so that the outline still goes round."""
    return (np.asarray(edge, float) * [-1, 1])[::-1]


def joined(*edges: Line) -> Line:
    parts = [np.asarray(edge, float) for edge in edges]
    return np.concatenate([parts[0], *[part[1:] for part in parts[1:]]])


def length(edge: Line) -> float:
    return float(np.linalg.norm(np.diff(edge, axis=0), axis=1).sum())


def divided(edge: Line, parts: int) -> Line:
    """`parts` + 1 points, evenly along the edge."""
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))]
    at = np.linspace(0, along[-1], parts + 1)
    return np.stack([np.interp(at, along, edge[:, k]) for k in range(2)], 1)


@dataclass
class Piece:
    """`stiff`: times the cloth's stiffness; `heavy`: its weight; `tight`: below 1 pulls the piece in, as a rib does;
    `loose`: times how easily it stretches; `over`: cm that it stays farther from the form, for what lies on other pieces."""

    name: str
    edges: dict[str, Line]
    place: Place
    stiff: float = 1
    heavy: float = 1
    tight: float = 1
    loose: float = 1
    over: float = 0

    def __post_init__(self):
        self.edges = {name: np.asarray(edge, float) for name, edge in self.edges.items()}

    @property
    def outline(self) -> Line:
        return np.concatenate([edge[:-1] for edge in self.edges.values()])

    def gap(self) -> float:
        """The widest between the end of an edge and the start of the next: 0, or the piece does not close."""
        edges = list(self.edges.values())
        return max(float(np.linalg.norm(edge[-1] - edges[(i + 1) % len(edges)][0])) for i, edge in enumerate(edges))

    def area(self) -> float:
        """Above 0 where the outline goes round counter-clockwise."""
        x, y = self.outline.T
        return float((x * np.roll(y, -1) - np.roll(x, -1) * y).sum() / 2)


@dataclass(frozen=True)
class Seam:
    """Joins two edges. Two pieces that lie side by side run along their seam in opposite ways; `along` is for those
    that lie on each other, like front and back at a shoulder, whose second is seen from behind."""

    first: tuple[str, str]
    second: tuple[str, str]
    along: bool = False


@dataclass
class Pattern:
    pieces: list[Piece]
    seams: list[Seam]
    # Points held together that are not sewn along an edge, as by a button: piece and place of each, and cm between them.
    ties: list[tuple[str, tuple[float, float], str, tuple[float, float], float]] = field(default_factory=list)

    def piece(self, name: str) -> Piece:
        return next(piece for piece in self.pieces if piece.name == name)

    def parts(self, step: float) -> dict[tuple[str, str], int]:
        """Into how many parts each edge is divided, so that points are about `step` apart and seams match."""
        edges = {(p.name, e): length(line_) for p in self.pieces for e, line_ in p.edges.items()}
        group = {key: key for key in edges}

        def first_of(key):
            while group[key] != key:
                key = group[key]
            return key

        for seam in self.seams:
            group[first_of(seam.first)] = first_of(seam.second)
        longest: dict = {}
        for key, cm in edges.items():
            longest[first_of(key)] = max(longest.get(first_of(key), 0), cm)
        return {key: max(1, round(longest[first_of(key)] / step)) for key in edges}

    def eases(self) -> list[tuple[Seam, float]]:
        """How much longer the second edge of each seam is than the first, as a ratio."""
        of = lambda end: length(self.piece(end[0]).edges[end[1]])
        return [(seam, of(seam.second) / of(seam.first)) for seam in self.seams]
