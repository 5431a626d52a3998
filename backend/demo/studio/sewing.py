"""From a pattern to sewn cloth in space: divides pieces into triangles, joins seams, drapes, and gives the draped mesh.

Lengths in cm, masses in g, times in s. The same pattern, step and seed give the same cloth on the same processor.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

import numpy as np
from scipy import sparse
from scipy.spatial import Delaunay, cKDTree

import native
from fabric import Fabric
from form import Form
from mesh import Mesh, agreeing, settle, subdivided
from pattern import Line, Pattern, Piece, divided

SUBSTEP = 1 / 1500


def inside(outline: Line, points: np.ndarray) -> np.ndarray:
    x, y = points[:, 0], points[:, 1]
    odd = np.zeros(len(points), bool)
    for (x0, y0), (x1, y1) in zip(outline, np.roll(outline, 1, axis=0)):
        if y0 != y1:
            odd ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return odd


@dataclass
class _Cut:
    """A piece in triangles: its points, which of them each edge has, and the triangles."""

    at: np.ndarray
    edges: dict[str, list[int]]
    triangles: np.ndarray


def _cut(piece: Piece, parts: dict, step: float, random: np.random.Generator) -> _Cut:
    rims, edges, count = [], {}, 0
    for name, edge in piece.edges.items():
        points = divided(edge, parts[piece.name, name])
        edges[name] = (count, len(points))
        rims.append(points[:-1])
        count += len(points) - 1
    rim = np.concatenate(rims)
    low, high = rim.min(0), rim.max(0)
    rows = []
    for row, y in enumerate(np.arange(low[1] + step / 2, high[1], step * 0.866)):
        x = np.arange(low[0] + (step / 2 if row % 2 else 0), high[0], step)
        rows.append(np.stack([x, np.full_like(x, y)], 1))
    grid = np.concatenate(rows) if rows else np.zeros((0, 2))
    grid = grid + random.normal(0, step * 0.07, grid.shape)
    grid = grid[inside(rim, grid)]
    dense = np.concatenate([divided(np.array([rim[i], rim[(i + 1) % count]]), 3)[:-1] for i in range(count)])
    grid = grid[cKDTree(dense).query(grid)[0] > step * 0.55] if len(grid) else grid
    at = np.concatenate([rim, grid])
    triangles = Delaunay(at).simplices
    triangles = triangles[inside(rim, at[triangles].mean(1))]
    a, b, c = (at[triangles[:, k]] for k in range(3))
    area = np.cross(b - a, c - a)
    triangles[area < 0] = triangles[area < 0][:, ::-1]
    numbered = {name: [(start + i) % count for i in range(n)] for name, (start, n) in edges.items()}
    return _Cut(at, numbered, triangles[np.abs(area) > 1e-4])


def _cotangent(at, a, b):
    u, v = a - at, b - at
    return float(u @ v) / max(abs(u[0] * v[1] - u[1] * v[0]), 1e-3)


class Sewn:
    """Cloth in space. `at`: where its points are; `flat` and `piece`: of each corner, where it lies in which piece."""

    def __init__(self, pattern: Pattern, fabric: Fabric, step: float, seed: int, seam_stiff: float = 4):
        self.pattern, self.fabric, self.step = pattern, fabric, step
        self.random = np.random.default_rng(seed)
        parts = pattern.parts(step)
        cuts = [_cut(piece, parts, step, self.random) for piece in pattern.pieces]
        self.first = dict(zip((p.name for p in pattern.pieces), np.cumsum([0] + [len(c.at) for c in cuts])))
        self.cuts = dict(zip((p.name for p in pattern.pieces), cuts))
        self.flat = np.concatenate([c.at for c in cuts])
        self.piece = np.concatenate([[i] * len(c.at) for i, c in enumerate(cuts)])
        self._join()
        corners = np.concatenate([c.triangles + self.first[p.name] for p, c in zip(pattern.pieces, cuts)])
        flip = agreeing(self.point[corners])
        corners[flip] = corners[flip][:, ::-1]
        self.corners, self.triangles = corners, self.point[corners]
        self._weigh()
        self._constrain(seam_stiff)
        self.speed = np.zeros_like(self.at)
        self.pairs = np.zeros((2_000_000, 2), np.int32)
        self.creases = np.zeros((0, 2), np.int32)
        self.look = 20  # substeps between two looks at what is near what

    def _join(self):
        """Corners that are sewn together become one point, where they meet in the middle."""
        own = np.arange(len(self.flat))

        def root(i):
            while own[i] != i:
                own[i] = own[own[i]]
                i = own[i]
            return i

        for seam in self.pattern.seams:
            a, b = ([self.first[name] + i for i in self.cuts[name].edges[edge]] for name, edge in (seam.first, seam.second))
            for i, j in zip(a, b if seam.along else b[::-1]):
                own[root(i)] = root(j)
        _, self.point, count = np.unique([root(i) for i in own], return_inverse=True, return_counts=True)
        start = np.concatenate([np.asarray(p.place(c.at), float) for p, c in zip(self.pattern.pieces, self.cuts.values())])
        at = np.zeros((len(count), 3))
        np.add.at(at, self.point, start)
        self.at = np.ascontiguousarray(at / count[:, None], np.float32)

    def _of_pieces(self, value: str) -> np.ndarray:
        return np.array([getattr(piece, value) for piece in self.pattern.pieces])

    def _weigh(self):
        a, b, c = (self.flat[self.corners[:, k]] for k in range(3))
        self.area = np.abs(np.cross(b - a, c - a)) / 2
        heavy = self._of_pieces("heavy")[self.piece[self.corners[:, 0]]]
        mass = np.zeros(len(self.at))
        for k in range(3):
            np.add.at(mass, self.triangles[:, k], self.area * heavy * self.fabric.weight / 3)
        self.light = (1 / np.maximum(mass, 1e-4)).astype(np.float32)
        # Where two pieces meet, the lower one says how near the form it is.
        self.over = np.full(len(self.at), np.inf, np.float32)
        np.minimum.at(self.over, self.point, self._of_pieces("over")[self.piece].astype(np.float32))

    def _constrain(self, seam_stiff: float):
        tight, loose, stiff = (self._of_pieces(name) for name in ("tight", "loose", "stiff"))
        edges, rest, give, halves, seen = [], [], [], {}, set()
        for t, (corner, point) in enumerate(zip(self.corners, self.triangles)):
            for k in range(3):
                i, j = corner[k], corner[(k + 1) % 3]
                a, b = point[k], point[(k + 1) % 3]
                halves.setdefault((min(a, b), max(a, b)), []).append((t, k))
                if (min(i, j), max(i, j)) in seen:
                    continue
                seen.add((min(i, j), max(i, j)))
                own = self.piece[i]
                edges.append((a, b))
                rest.append(np.linalg.norm(self.flat[i] - self.flat[j]) * tight[own])
                give.append(self.fabric.give * loose[own])
        for first, one, second, other, apart in self.pattern.ties:
            a, b = self.nearest(first, one), self.nearest(second, other)
            edges.append((a, b))
            rest.append(apart)
            give.append(1e-7)
        folds, turns, fold_give = [], [], []
        for (a, b), sides in halves.items():
            if len(sides) != 2:
                continue
            opposite, at_a, at_b, area, own = [], [], [], 0, []
            for t, _ in sides:
                point, corner = list(self.triangles[t]), self.corners[t]
                ka, kb = point.index(a), point.index(b)
                fa, fb, fo = (self.flat[corner[k]] for k in (ka, kb, 3 - ka - kb))
                opposite.append(point[3 - ka - kb])
                at_a.append(_cotangent(fa, fb, fo))
                at_b.append(_cotangent(fb, fa, fo))
                area += self.area[t]
                own.append(self.piece[corner[0]])
            if len({a, b, *opposite}) < 4:
                continue
            folds.append((a, b, *opposite))
            turns.append((sum(at_b), sum(at_a), -at_a[0] - at_b[0], -at_a[1] - at_b[1]))
            bend = self.fabric.bend * (stiff[own[0]] + stiff[own[1]]) / 2 * (seam_stiff if own[0] != own[1] else 1)
            fold_give.append(area / (3 * bend))
        # In random order, so that the cloth does not show in which direction it was worked out.
        o = self.random.permutation(len(edges))
        self.edge, self.rest, self.give = np.array(edges, np.int32)[o], np.array(rest, np.float32)[o], np.array(give, np.float32)[o]
        o = self.random.permutation(len(folds))
        self.fold, self.turn, self.fold_give = np.array(folds, np.int32)[o], np.array(turns, np.float32)[o], np.array(fold_give, np.float32)[o]
        n = len(self.at)
        both = np.concatenate([self.edge, self.edge[:, ::-1]])
        one = sparse.csr_matrix((np.ones(len(both), np.int8), (both[:, 0], both[:, 1])), (n, n)) + sparse.identity(n, np.int8, "csr")
        near = ((one @ one).astype(bool).astype(np.int8) @ one).tocsr()
        near.sort_indices()
        self.near_start, self.near_list = near.indptr.astype(np.int32), near.indices.astype(np.int32)

    def nearest(self, piece: str, at: tuple[float, float]) -> int:
        """The point nearest to a place in a piece."""
        cut = self.cuts[piece]
        return int(self.point[self.first[piece] + int(np.argmin(((cut.at - at) ** 2).sum(1)))])

    def stiffen(self, pick: np.ndarray, times: float):
        """Makes folds whose points are all picked (a mask over points) stiffer by `times`; below 1: softer, as along a crease."""
        both = pick[self.fold[:, 0]] & pick[self.fold[:, 1]]
        self.fold_give[both] /= times

    def crease(self, first: str, second: str, times: float = 0.02):
        """Presses a fold where two pieces are joined: it bends easily, and stays one line."""
        pick = np.ones(len(self.at), bool)
        for piece in (first, second):
            pick &= self.where(piece, lambda flat: np.isfinite(flat[:, 0]))
        self.stiffen(pick, times)
        line = self.fold[:, :2]
        self.creases = np.concatenate([self.creases, line[pick[line].all(1)]])

    def where(self, piece: str, test) -> np.ndarray:
        """A mask over points: those of a piece whose place in it passes."""
        index = [p.name for p in self.pattern.pieces].index(piece)
        own = (self.piece == index) & np.asarray(test(self.flat))
        mask = np.zeros(len(self.at), bool)
        mask[self.point[own]] = True
        return mask

    def run(self, seconds: float, form: Form | None = None, cones=(), *, pull=(0, -981, 0), drag=2.0, friction=0.3, gap=0.3,
            touch=True, ground=-1e6, has_legs=False, substep=SUBSTEP) -> int:
        """Moves on. @returns how many pairs of points were near each other"""
        a = native.address
        cones = np.ascontiguousarray(cones, np.float32).reshape(-1, 8)
        room = native.Room()
        if form is not None:
            corner, cell, distance = form.grid(has_legs)
            room.grid.corner[:], room.grid.cell, room.grid.size[:] = corner.tolist(), cell, distance.shape
            room.grid.distance = a(distance)
        room.cones, room.cone, room.ground, room.gap, room.friction = len(cones), a(cones), ground, gap, friction
        room.pull, room.drag, room.step = native.Vec(*pull), drag, substep
        room.steps, room.reach, room.lookEvery = max(1, round(seconds / substep)), self.step * 0.62 if touch else 0, self.look
        cloth = native.Cloth(
            len(self.at), a(self.at), a(self.speed), a(self.light), len(self.edge), a(self.edge), a(self.rest), a(self.give),
            len(self.fold), a(self.fold), a(self.turn), a(self.fold_give), a(self.near_start), a(self.near_list), a(self.over),
        )
        return native.LIBRARY.drape(ctypes.byref(cloth), ctypes.byref(room), a(self.pairs), len(self.pairs))

    def _corners(self, sharp: float = 35) -> np.ndarray:
        """A mask over points: where the edge of what is sewn together turns by more than `sharp` degrees, as at a collar's tip."""
        angle = np.zeros(len(self.at))
        for piece in self.pattern.pieces:
            edges = list(piece.edges.values())
            for name, edge, before in zip(piece.edges, edges, [edges[-1], *edges]):
                (a, b), (c, d) = before[-1] - before[-2], edge[1] - edge[0]
                point = self.point[self.first[piece.name] + self.cuts[piece.name].edges[name][0]]
                angle[point] += 180 - np.degrees(np.arctan2(a * d - b * c, a * c + b * d))
        return (angle > 0) & (np.abs(angle - 180) > sharp)

    def mesh(self, finer: int = 1) -> Mesh:
        """What hangs there, without the solver's roughness."""
        at, triangles = settle(self.at.astype(float), self.triangles, self._corners(), self.creases), self.triangles
        flat, corners, piece = self.flat.astype(float), self.corners, self.piece[self.corners[:, 0]]
        for step in range(finer):
            at, triangles = subdivided(at, triangles, None if step else self.creases)
            # Places in the pattern go through the same division, piece by piece, or stripes would waver.
            flat, corners = subdivided(flat, corners)
            piece = np.tile(piece, 4)
        return Mesh(at, triangles, flat[corners], piece, [p.name for p in self.pattern.pieces]).outward()
