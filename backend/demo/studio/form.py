"""The invisible body that clothes are draped on: a torso and legs as signed distances, arms as rounded cones that move.

Lengths in cm; +x to the wearer's left, +y up from the base of the neck, +z to the front.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from scipy.interpolate import PchipInterpolator

# Height, half the width, half the depth, and where the middle is from back to front.
_MAN = (
    (14, 6.4, 7.0, 1.5), (6, 6.3, 6.6, -0.2), (2, 7.4, 6.7, -1.4), (-1, 10.2, 7.0, -2.0), (-4, 14.2, 7.8, -2.0), (-8, 17.2, 9.2, -1.6),
    (-13, 18.0, 11.0, -0.6), (-20, 17.5, 12.3, 0.2), (-28, 17.0, 12.0, 0.2), (-40, 16.2, 11.0, 0.3), (-52, 17.4, 11.4, 0.1), (-60, 18.6, 12.0, 0.0), (-95, 19.4, 12.6, 0.0),
)
_WOMAN = (
    (14, 5.4, 6.0, 1.2), (6, 5.4, 5.8, 0.0), (2, 6.6, 6.0, -1.2), (-1, 9.6, 6.4, -1.8), (-3.5, 13.2, 7.0, -1.8), (-7, 15.8, 8.0, -1.2),
    (-12, 16.0, 9.6, 0.0), (-22, 15.2, 12.4, 1.6), (-27, 14.2, 11.4, 1.2), (-38, 12.2, 9.2, 0.4), (-48, 14.6, 10.2, -0.2), (-58, 17.4, 11.6, -1.0), (-68, 17.6, 11.4, -0.8), (-110, 15.0, 10.0, -0.5),
)

POWER = 2.35  # 2: slices are ellipses; more: squarer


@dataclass(frozen=True)
class Form:
    torso: tuple
    shoulder: tuple[float, float, float]
    arm: tuple[float, float, float]  # radii at shoulder, elbow and wrist
    arm_lengths: tuple[float, float]
    hip: tuple[float, float]  # half the distance between the legs' joints, and their height
    leg: tuple[float, float, float]  # radii at thigh, knee and ankle
    leg_lengths: tuple[float, float]

    def scaled(self, wide: float, high: float) -> Form:
        """Everything around by `wide`, along by `high`."""
        return Form(
            tuple((y * high, w * wide, d * wide, z * wide) for y, w, d, z in self.torso),
            (self.shoulder[0] * wide, self.shoulder[1] * high, self.shoulder[2] * wide),
            tuple(r * wide for r in self.arm), tuple(l * high for l in self.arm_lengths),
            (self.hip[0] * wide, self.hip[1] * high), tuple(r * wide for r in self.leg), tuple(l * high for l in self.leg_lengths),
        )

    def arms(self, away: float, askew: float = 1.2, bent: float = 6) -> np.ndarray:
        """Both arms `away` degrees from hanging straight, the left one `askew` more: nobody stands like a mirror image."""
        cones = []
        for side, degrees in ((1, away + askew), (-1, away - askew)):
            upper, lower = np.radians(degrees), np.radians(degrees - bent)
            joint = np.array([side * self.shoulder[0], *self.shoulder[1:]])
            elbow = joint + self.arm_lengths[0] * np.array([side * np.sin(upper), -np.cos(upper), 0.02])
            wrist = elbow + self.arm_lengths[1] * np.array([side * np.sin(lower), -np.cos(lower), bent * 0.03])
            cones += [[*joint, self.arm[0], *elbow, self.arm[1]], [*elbow, self.arm[1], *wrist, self.arm[2]]]
        return np.array(cones, np.float32)

    def legs(self, apart: float = 2.5, askew: float = 0.0, bent: float = 0.0) -> np.ndarray:
        """Both legs, `apart` degrees from the middle line, the left one `askew` more, the feet left away. `bent`: degrees at the left
        knee, and half as many at the right one."""
        cones = []
        for side, degrees, knee_bent in ((1, apart + askew, bent), (-1, apart - askew, bent / 2)):
            angle, ahead = np.radians(degrees), np.radians(knee_bent) / 2
            hip = np.array([side * self.hip[0], self.hip[1], -0.5])
            knee = hip + self.leg_lengths[0] * np.array([side * np.sin(angle), -np.cos(angle), 0.02 + np.sin(ahead)])
            ankle = knee + self.leg_lengths[1] * np.array([side * np.sin(angle) * 0.8, -np.cos(angle), -0.05 - np.sin(ahead)])
            calf, round_calf = knee * 0.68 + ankle * 0.32 + [0, 0, -0.2 * self.leg[1]], self.leg[1] * 0.93
            cones += [[*hip, self.leg[0], *knee, self.leg[1]], [*knee, self.leg[1], *calf, round_calf], [*calf, round_calf, *ankle, self.leg[2]]]
        return np.array(cones, np.float32)

    def slices(self, has_legs: bool = False) -> np.ndarray:
        """Of the torso from below: height, half the width, half the depth, middle. Where it `has_legs` it closes round between them,
        a little to the back."""
        slices = np.array(sorted(self.torso), float)
        if not has_legs:
            return slices
        slices = slices[slices[:, 0] > self.hip[1] + 0.4 * self.leg[0]]
        (y, wide, deep, middle), fall = slices[0], 1.5 * self.leg[0]
        share = np.array([1.0, 0.97, 0.88, 0.72, 0.5, 0.25])
        round_ = np.maximum(1 - share**2.6, 0.001) ** (1 / 2.6)
        return np.concatenate([np.stack([y - fall * share, wide * round_, deep * round_, middle - 0.1 * deep * share], 1), slices])

    def around(self, y) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Half the width, half the depth and the middle of the torso at heights."""
        slices = self.slices()
        y = np.clip(y, slices[0, 0], slices[-1, 0])
        return tuple(PchipInterpolator(slices[:, 0], slices[:, k])(y) for k in (1, 2, 3))

    def girth(self, y: float) -> float:
        wide, deep, _ = self.around(y)
        turn = np.linspace(0, np.pi / 2, 200)
        x, z = wide * np.sin(turn) ** (2 / POWER), deep * np.cos(turn) ** (2 / POWER)
        return float(4 * np.hypot(np.diff(x), np.diff(z)).sum())

    @lru_cache(maxsize=4)
    def grid(self, has_legs: bool = False, cell: float = 1.0) -> tuple[np.ndarray, float, np.ndarray]:
        """Signed distances of the torso: the lowest corner, the cell and the values (x, y, z). Below the hips it goes on in one, for
        what hangs over them, or closes where it `has_legs`, which are cones."""
        slices = self.slices(has_legs)
        wide, deep, middle = (PchipInterpolator(slices[:, 0], slices[:, k]) for k in (1, 2, 3))
        reach_x, reach_z = slices[:, 1].max() + 7, slices[:, 2].max() + 9
        x, z = np.arange(-reach_x, reach_x + 0.01, cell), np.arange(-reach_z, reach_z + 0.01, cell)
        y = np.arange(slices[0, 0], slices[-1, 0] + 0.01, cell)
        X, Y, Z = np.meshgrid(x, y, z, indexing="ij")
        a, b, c = wide(Y), deep(Y), middle(Y)
        ratio = (np.abs(X / a) ** POWER + np.abs((Z - c) / b) ** POWER) ** (1 / POWER) + 1e-6
        distance = np.sqrt(X**2 + (Z - c) ** 2) * (1 - 1 / ratio)
        deep_inside = ratio < 0.3
        distance[deep_inside] = -np.minimum(a, b)[deep_inside] * 0.6
        slope = np.sqrt(sum(g * g for g in np.gradient(distance, cell)))
        distance /= np.maximum(slope, 0.6)
        return np.array([x[0], y[0], z[0]], np.float32), cell, np.ascontiguousarray(distance, np.float32)


MAN = Form(_MAN, (16.0, -9.0, -1.0), (5.9, 4.7, 3.1), (30, 28), (9.0, -66.0), (9.0, 6.2, 4.2), (41, 40))
WOMAN = Form(_WOMAN, (14.2, -8.0, -1.0), (4.9, 3.9, 2.7), (28, 26), (8.6, -62.0), (8.8, 5.8, 3.7), (40, 39))
# About eight years old.
CHILD = MAN.scaled(0.70, 0.62)
FORMS = {"men": MAN, "women": WOMAN, "kids": CHILD}
