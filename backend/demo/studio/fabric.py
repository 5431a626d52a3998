"""Cloth by type: how heavy, stiff and thick it is, and what its surface does to light."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fabric:
    """`weight`: g per square cm (240 g per square metre: 0.024). `bend`: stiffness against folding. `thick`: cm.
    `give`: how easily it stretches. `sheen`: light that fibre ends catch at the rim. `gloss`: how much of the window it mirrors, softly.
    `relief`: cm of the surface's own unevenness."""

    weight: float
    bend: float
    thick: float
    give: float = 2.5e-6
    sheen: float = 0.0
    relief: float = 0.2
    gloss: float = 0.0


JERSEY = Fabric(0.022, 26, 0.10)
HEAVY_JERSEY = Fabric(0.024, 34, 0.12)
RIB = Fabric(0.018, 14, 0.09, give=8e-6)
PIQUE = Fabric(0.023, 40, 0.11)
FLEECE = Fabric(0.042, 130, 0.18, sheen=0.02, relief=0.3)
KNIT = Fabric(0.050, 70, 0.30, give=6e-6, sheen=0.02, relief=0.5)
POPLIN = Fabric(0.013, 60, 0.06)
VISCOSE = Fabric(0.014, 8, 0.05)
SATIN = Fabric(0.013, 6, 0.05, sheen=0.03, gloss=0.5)
TWILL = Fabric(0.027, 150, 0.09)
DENIM = Fabric(0.038, 130, 0.12, relief=0.4)
CANVAS = Fabric(0.040, 400, 0.12)
WOOL = Fabric(0.030, 170, 0.12, sheen=0.01)
NYLON = Fabric(0.016, 90, 0.12, sheen=0.03)
STRETCH = Fabric(0.024, 16, 0.09, give=2e-5, sheen=0.02)
LEATHER = Fabric(0.060, 600, 0.22, sheen=0.04)
