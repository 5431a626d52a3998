"""Meshes of triangles: the draped cloth and what is done to it before it is lit."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass
class Mesh:
    """`at` (n, 3) cm; `triangles` (t, 3) of it, seen from outside; `flat` (t, 3, 2): the corners' places in the pattern;
    `piece` (t,): index into `names`."""

    at: np.ndarray
    triangles: np.ndarray
    flat: np.ndarray
    piece: np.ndarray
    names: list[str]

    def outward(self) -> Mesh:
        """With its outside out: most triangles look away from the upright middle line."""
        a, b, c = (self.at[self.triangles[:, k]] for k in range(3))
        out = (a + b + c) / 3 - self.at.mean(0)
        out[:, 1] = 0
        if (np.cross(b - a, c - a) * out).sum() >= 0:
            return self
        return Mesh(self.at, self.triangles[:, ::-1], self.flat[:, ::-1], self.piece, self.names)

    def save(self, path):
        np.savez(path, at=self.at.astype(np.float32), triangles=self.triangles.astype(np.int32), flat=self.flat.astype(np.float32),
                 piece=self.piece.astype(np.int32), names=self.names)

    @staticmethod
    def load(path) -> Mesh:
        kept = np.load(path)
        return Mesh(kept["at"].astype(float), kept["triangles"], kept["flat"], kept["piece"], [str(n) for n in kept["names"]])

    def normals(self) -> np.ndarray:
        a, b, c = (self.at[self.triangles[:, k]] for k in range(3))
        face, out = np.cross(b - a, c - a), np.zeros_like(self.at)
        for k in range(3):
            np.add.at(out, self.triangles[:, k], face)
        return out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-9)

    def on(self, piece: str, places) -> tuple[np.ndarray, np.ndarray]:
        """Where places of a piece hang, and the cloth's outside there: what is sewn on follows the folds."""
        own = np.flatnonzero(self.piece == self.names.index(piece))
        flat, normals = self.flat[own], self.normals()
        places = np.atleast_2d(np.asarray(places, float))
        at, out = np.zeros((len(places), 3)), np.zeros((len(places), 3))
        for i, place in enumerate(places):
            a, b, c = flat[:, 0], flat[:, 1], flat[:, 2]
            area = np.cross(b - a, c - a)
            v, w = np.cross(place - a, c - a) / area, np.cross(b - a, place - a) / area
            best = int(np.argmax(np.minimum(np.minimum(v, w), 1 - v - w)))
            share = np.clip([1 - v[best] - w[best], v[best], w[best]], 0, 1)
            points = self.triangles[own[best]]
            at[i], out[i] = share @ self.at[points] / share.sum(), share @ normals[points]
        return at, out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-9)


def joined(bodies: list[tuple[np.ndarray, np.ndarray]]) -> tuple[np.ndarray, np.ndarray]:
    """Points and triangles of several bodies as one."""
    first = np.cumsum([0, *(len(at) for at, _ in bodies)])
    return np.concatenate([at for at, _ in bodies]), np.concatenate([triangles + i for (_, triangles), i in zip(bodies, first)])


def _sides(triangles: np.ndarray) -> np.ndarray:
    return np.sort(np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]]), 1)


def agreeing(triangles: np.ndarray) -> np.ndarray:
    """A mask of the triangles to turn over, so that all that share a side look the same way."""
    halves: dict = {}
    for t, corner in enumerate(triangles):
        for k in range(3):
            a, b = corner[k], corner[(k + 1) % 3]
            halves.setdefault((min(a, b), max(a, b)), []).append((t, a < b))
    beside = [[] for _ in triangles]
    for pair in halves.values():
        if len(pair) == 2:
            (s, way), (t, other) = pair
            beside[s].append((t, way == other))
            beside[t].append((s, way == other))
    turned = np.full(len(triangles), -1)
    for start in range(len(triangles)):
        if turned[start] >= 0:
            continue
        turned[start], todo = 0, [start]
        while todo:
            s = todo.pop()
            for t, is_other in beside[s]:
                if turned[t] < 0:
                    turned[t] = turned[s] ^ int(is_other)
                    todo.append(t)
    return turned.astype(bool)


def settle(at: np.ndarray, triangles: np.ndarray, corners: np.ndarray, creases: np.ndarray, rim: int = 8, whole: int = 2) -> np.ndarray:
    """Takes the solver's roughness out: free edges and `creases` (pairs of points) are smoothed along themselves, but for
    `corners` (a mask over points), then all a little, along the normals only."""
    sides, count = np.unique(_sides(triangles), axis=0, return_counts=True)

    def mean(pairs, at):
        total, n = np.zeros_like(at), np.zeros(len(at))
        for k in range(2):
            np.add.at(total, pairs[:, k], at[pairs[:, 1 - k]])
            np.add.at(n, pairs[:, k], 1)
        return total, n

    free = sides[count == 1]

    def along(lines, at):
        for _ in range(rim):
            total, n = mean(lines, at)
            at = np.where(((n == 2) & ~corners)[:, None], at / 2 + total / 4, at)
        return at

    at = along(np.concatenate([free, creases]), at)
    is_free, is_crease = np.zeros(len(at), bool), np.zeros(len(at), bool)
    is_free[free.ravel()], is_crease[creases.ravel()] = True, True
    # A pressed fold is a little round, and even.
    is_near = np.zeros(len(at), bool)
    is_near[sides[is_crease[sides].any(1)].ravel()] = True
    is_near &= ~is_free & ~corners
    for _ in range(rim // 2):
        total, n = mean(sides, at)
        at = np.where(is_near[:, None], at / 2 + total / np.maximum(n, 1)[:, None] / 2, at)
    at = along(creases, at)
    for _ in range(whole):
        for share in (0.5, -0.52):
            a, b, c = (at[triangles[:, k]] for k in range(3))
            face, normal = np.cross(b - a, c - a), np.zeros_like(at)
            for k in range(3):
                np.add.at(normal, triangles[:, k], face)
            normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
            total, n = mean(sides, at)
            move = share * (total / np.maximum(n, 1)[:, None] - at)
            at = np.where(is_free[:, None], at, at + normal * (move * normal).sum(1, keepdims=True))
    return at


def subdivided(at: np.ndarray, triangles: np.ndarray, creases: np.ndarray | None = None) -> tuple[np.ndarray, np.ndarray]:
    """One step of Loop's subdivision, of whatever points carry; the same triangles give the same order of new points. `creases` (pairs
    of points) stay lines, as free edges do."""
    n, width = at.shape
    sides = _sides(triangles)
    opposite = np.concatenate([triangles[:, 2], triangles[:, 0], triangles[:, 1]])
    unique, inverse, count = np.unique(sides, axis=0, return_inverse=True, return_counts=True)
    inverse = inverse.ravel()
    across = np.zeros((len(unique), width))
    np.add.at(across, inverse, at[opposite])
    along = at[unique[:, 0]] + at[unique[:, 1]]
    is_line = count == 1
    if creases is not None:
        is_line |= np.isin(unique @ [n, 1], np.sort(creases, 1) @ [n, 1])
    new = np.where(is_line[:, None], along / 2, along * 3 / 8 + across / 8)
    degree, around, rim, rim_count = np.zeros(n), np.zeros((n, width)), np.zeros((n, width)), np.zeros(n)
    free = unique[is_line]
    for k in range(2):
        np.add.at(degree, unique[:, k], 1)
        np.add.at(around, unique[:, k], at[unique[:, 1 - k]])
        np.add.at(rim, free[:, k], at[free[:, 1 - k]])
        np.add.at(rim_count, free[:, k], 1)
    share = np.where(degree == 3, 3 / 16, 3 / (8 * np.maximum(degree, 1)))
    old = at * (1 - degree * share)[:, None] + around * share[:, None]
    smooth_rim, corner = rim_count == 2, (rim_count > 0) & (rim_count != 2)
    old[smooth_rim] = at[smooth_rim] * 0.75 + rim[smooth_rim] * 0.125
    old[corner] = at[corner]
    a, b, c = triangles.T
    ab, bc, ca = inverse.reshape(3, len(triangles)) + n
    parts = [(a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca)]
    return np.concatenate([old, new]), np.concatenate([np.stack(part, 1) for part in parts])


def thick(at: np.ndarray, triangles: np.ndarray, cm: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The cloth with its thickness: outside, inside and rims. @returns points, triangles, and for each the one it was made of."""
    whole = Mesh(at, triangles, np.zeros((len(triangles), 3, 2)), np.zeros(len(triangles)), [])
    inner = at - whole.normals() * cm
    n, t = len(at), len(triangles)
    pairs = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    of = np.tile(np.arange(t), 3)
    _, inverse, count = np.unique(np.sort(pairs, 1), axis=0, return_inverse=True, return_counts=True)
    free = count[inverse.ravel()] == 1
    a, b = pairs[free].T
    rim = np.concatenate([np.stack([b, a, a + n], 1), np.stack([b, a + n, b + n], 1)])
    made_of = np.concatenate([np.arange(t), np.arange(t), of[free], of[free]])
    return np.concatenate([at, inner]), np.concatenate([triangles, triangles[:, ::-1] + n, rim]), made_of
