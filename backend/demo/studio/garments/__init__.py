"""Every garment the studio can make, by name."""

from garment import Garment
from garments import dresses, fronts, hooded, legs, shoes, small, tops

GARMENTS: dict[str, Garment] = {
    **tops.GARMENTS, **hooded.GARMENTS, **fronts.GARMENTS, **legs.GARMENTS, **dresses.GARMENTS, **shoes.GARMENTS, **small.GARMENTS,
}
