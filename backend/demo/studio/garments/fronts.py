"""Shirts, jackets, cardigans: what opens in front."""

from __future__ import annotations

from garment import Garment

GARMENTS: dict[str, Garment] = {}
