"""What the studio has to know of a garment to make its pictures."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable

from art import Art
from fabric import Fabric
from form import Form
from mesh import Mesh
from pattern import Pattern
from sewing import Sewn
from trim import Trimming


def untrimmed(_: Mesh) -> list[Trimming]:
    return []


@dataclass(frozen=True)
class Garment:
    """`frame`: cm of the picture's height; `across`, `up`: where its middle is. `form`: whose body it hangs on. `inks`: "#rrggbb" of each
    ink that does not follow the cloth's colour. `step`: cm between points of the cloth."""

    pattern: Callable[[Form], Pattern]
    fabric: Fabric
    wear: Callable[[Sewn, Form], None] | None
    paint: Callable[[Art], None]
    frame: float
    up: float
    form: str = "men"
    trim: Callable[[Mesh], list[Trimming]] = untrimmed
    inks: dict[str, str] = field(default_factory=dict)
    step: float = 0.6
    across: float = 0.0
    model: Callable[[], Mesh] | None = None
    views: tuple[str, ...] = ("front", "back", "turned")
