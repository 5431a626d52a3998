"""Cloth from a hand's width, things that keep their shape, and which garment an order means."""

import unittest

import numpy as np

from catalogue import garment_of, inks_of
from garments import GARMENTS
from macro import PLAIN, SATIN, knitted, twill, woven
from modelled import Panel, mesh_of
from plates import SCENES


class WeaveTest(unittest.TestCase):
    def test_a_yarn_lies_over_what_it_crosses_where_the_weave_says_so(self):
        for name, lift in {"plain": PLAIN, "2/1": twill(2, 1), "3/1": twill(3, 1), "satin": SATIN}.items():
            cloth = woven(np.random.default_rng(1), 1.0, 1.0, 0.05, 0.05, lift)
            warp, weft = cloth.paths
            parts = (warp.shape[1] - 1) // weft.shape[0]
            for i in range(warp.shape[0]):
                for j in range(weft.shape[0]):
                    with self.subTest(name, warp=i, weft=j):
                        is_over = warp[i, j * parts, 2] > weft[j, i * parts, 2]
                        self.assertEqual(is_over, bool(lift[i % lift.shape[0], j % lift.shape[1]]))

    def test_rows_of_loops_hold_each_other(self):
        cloth = knitted(np.random.default_rng(1), 2.0, 2.0, 0.1, 0.08)
        high = cloth.paths[0][..., 1]
        for below, above in zip(high, high[1:]):
            self.assertGreater(below.max(), above.min())


class ShapeTest(unittest.TestCase):
    def test_panels_that_meet_are_one_cloth(self):
        def arch(side):
            return lambda u, v: np.stack([side * np.sin(u), np.cos(u), v], 1)

        mesh = mesh_of([Panel("left", 1.5, 2, arch(-1), (0, 0, 1)), Panel("right", 1.5, 2, arch(1), (0, 0, 1))])
        sides = np.sort(np.concatenate([mesh.triangles[:, [0, 1]], mesh.triangles[:, [1, 2]], mesh.triangles[:, [2, 0]]]), 1)
        unique, count = np.unique(sides, axis=0, return_counts=True)
        self.assertEqual(count.max(), 2)
        # Along the ridge no side is free.
        ridge = (np.abs(mesh.at[unique, 0]) < 1e-9).all(1)
        self.assertTrue(ridge.any() and (count[ridge] == 2).all())

    def test_outsides_are_out(self):
        for name, panels in {"cap": ["crown"], "beanie": ["dome", "cuff"], "socks": ["sock0", "sock1"]}.items():
            mesh = GARMENTS[name].model()
            for panel in panels:
                with self.subTest(name, panel=panel):
                    own = mesh.triangles[mesh.piece == mesh.names.index(panel)]
                    a, b, c = (mesh.at[own[:, k]] for k in range(3))
                    normal, out = np.cross(b - a, c - a), (a + b + c) / 3 - mesh.at[own].mean((0, 1))
                    self.assertGreater((normal * out).sum(), 0)


class OrderTest(unittest.TestCase):
    def test_scenes_are_laid_with_garments_that_there_are(self):
        for name, scene in SCENES.items():
            for laid in scene.laid:
                with self.subTest(name, garment=laid.garment):
                    self.assertIn(laid.garment, GARMENTS)

    def test_a_form_has_its_own_cut_where_there_is_one(self):
        order = lambda kind, form, graphic="": {"type": kind, "form": form, "graphic": graphic}
        self.assertEqual(garment_of(order("tee", "women", "mark")), "tee-women-mark")
        self.assertEqual(garment_of(order("tee", "men", "hills")), "tee-hills")
        self.assertEqual(garment_of(order("tote", "women")), "tote")
        self.assertEqual(garment_of(order("widejeans", "men")), "widejeans-men")

    def test_everything_has_another_side_to_show(self):
        for name, garment in GARMENTS.items():
            if not name.endswith("-sides"):
                with self.subTest(name):
                    self.assertTrue(len(garment.views) > 1 or f"{name}-sides" in GARMENTS)

    def test_a_print_has_its_ink_on_the_first_colour_alone(self):
        order = {"inks": {"print": "#b5301a", "sash": "#191614"}, "images": [{"color": "#f2f0ea"}, {"color": "#1b1a1a"}]}
        self.assertEqual(inks_of(order, "#f2f0ea"), order["inks"])
        self.assertEqual(inks_of(order, "#1b1a1a"), {"sash": "#191614"})


if __name__ == "__main__":
    unittest.main()
