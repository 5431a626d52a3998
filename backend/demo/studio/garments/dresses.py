"""Dresses and skirts."""

from __future__ import annotations

from garment import Garment

GARMENTS: dict[str, Garment] = {}
