"""The camera, and what it sees of a mesh before any light: which triangle each sample shows, and where in it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

import native

DISTANCE = 420.0  # cm: far enough that nothing looks bent


@dataclass(frozen=True)
class Camera:
    """`wide`, `high`: pixels; `frame`: cm of height that the picture shows at the middle; `across`, `up`: where it looks;
    `turn`: degrees that the garment is turned to its right, 180 for its back."""

    wide: int = 1000
    high: int = 1250
    frame: float = 96.0
    across: float = 0.0
    up: float = -36.0
    turn: float = 0.0

    def turned(self, at: np.ndarray) -> np.ndarray:
        angle = np.radians(self.turn)
        x, y, z = at.T
        return np.stack([x * np.cos(angle) + z * np.sin(angle), y, z * np.cos(angle) - x * np.sin(angle)], 1)

    def seen(self, at: np.ndarray, samples: int = 1) -> np.ndarray:
        """Of points in space: x and y in samples from the upper left, and the distance."""
        eye, target = np.array([self.across, self.up + 6, DISTANCE]), np.array([self.across, self.up, 0.0])
        ahead = (target - eye) / np.linalg.norm(target - eye)
        right = np.cross(ahead, [0, 1, 0])
        right /= np.linalg.norm(right)
        above = np.cross(right, ahead)
        off = at - eye
        depth = off @ ahead
        scale = self.high * samples / self.frame * DISTANCE / depth
        return np.stack([self.wide * samples / 2 + off @ right * scale, self.high * samples / 2 - off @ above * scale, depth], 1)


def rasterised(camera: Camera, at: np.ndarray, triangles: np.ndarray, samples: int = 3):
    """`at`: turned already. @returns for each of `samples` x `samples` a pixel the triangle (-1: none), the weights of its second
    and third corner, and the distance in cm"""
    high, wide = camera.high * samples, camera.wide * samples
    corners = np.ascontiguousarray(camera.seen(at, samples)[triangles].reshape(-1, 9), np.float32)
    which, weight, depth = np.empty((high, wide), np.int32), np.zeros((high, wide, 2), np.float32), np.empty((high, wide), np.float32)
    a = native.address
    native.LIBRARY.raster(high, wide, len(triangles), a(corners), a(which), a(weight), a(depth))
    return which, weight, depth


def clay(camera: Camera, at: np.ndarray, triangles: np.ndarray) -> np.ndarray:
    """A quick look without Blender: plain clay under a window from the upper left. @returns (high, wide, 3) bytes"""
    at = camera.turned(at)
    which, weight, _ = rasterised(camera, at, triangles, 2)
    a, b, c = (at[triangles[:, k]] for k in range(3))
    face, normal = np.cross(b - a, c - a), np.zeros_like(at)
    for k in range(3):
        np.add.at(normal, triangles[:, k], face)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
    corner = normal[triangles[which]]
    v, w = weight[..., :1], weight[..., 1:]
    n = corner[..., 0, :] * (1 - v - w) + corner[..., 1, :] * v + corner[..., 2, :] * w
    n /= np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9
    is_inside = n[..., 2] < 0
    n = np.where(is_inside[..., None], -n, n)
    light = 0.25 + 0.75 * np.clip(n @ (np.array([-0.6, 0.55, 0.6]) / 1.0), 0, 1)
    shade = np.where(which < 0, 0.86, light * np.where(is_inside, 0.55, 0.95))
    shade = shade.reshape(camera.high, 2, camera.wide, 2).mean((1, 3))
    return np.repeat((np.clip(shade, 0, 1) ** (1 / 1.6) * 255).astype(np.uint8)[..., None], 3, 2)
