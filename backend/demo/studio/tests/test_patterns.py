"""What a tailor would check before cutting, and that a picture can be made again. In the studio's folder: python3 -m unittest."""

import unittest

import numpy as np

from fabric import HEAVY_JERSEY
from form import FORMS
from garments import GARMENTS, tops
from sewing import Sewn

PATTERNS = {
    **{name: garment.pattern(FORMS[garment.form]) for name, garment in GARMENTS.items()},
    "a narrow tee": tops.tee(tops.Cut(half=24, shoulder=20, hem=24, sleeve=17, cuff=15)),
}


class PatternTest(unittest.TestCase):
    def test_every_piece_closes_and_goes_round_one_way(self):
        for name, pattern in PATTERNS.items():
            for piece in pattern.pieces:
                with self.subTest(name, piece=piece.name):
                    self.assertLess(piece.gap(), 1e-6)
                    self.assertGreater(piece.area(), 0)

    def test_seams_match(self):
        """What is eased in is at most a tenth, as a tailor can; ribs are stretched onto what they hold."""
        for name, pattern in PATTERNS.items():
            for seam, ease in pattern.eases():
                is_rib = any(pattern.piece(piece).loose > 1 for piece, _ in (seam.first, seam.second))
                with self.subTest(name, seam=seam):
                    self.assertLess(abs(ease - 1), 0.25 if is_rib else 0.101)

    def test_every_edge_is_sewn_once_at_most(self):
        for name, pattern in PATTERNS.items():
            sewn = [end for seam in pattern.seams for end in (seam.first, seam.second)]
            with self.subTest(name):
                self.assertEqual(len(sewn), len(set(sewn)))


class SewingTest(unittest.TestCase):
    def test_no_side_of_a_triangle_is_shared_by_three(self):
        sewn = Sewn(PATTERNS["tee"], HEAVY_JERSEY, 3.0, 7)
        sides = np.sort(np.concatenate([sewn.triangles[:, [0, 1]], sewn.triangles[:, [1, 2]], sewn.triangles[:, [2, 0]]]), 1)
        _, count = np.unique(sides, axis=0, return_counts=True)
        self.assertLessEqual(count.max(), 2)

    def test_cloth_falls_keeps_its_lengths_and_stays_out_of_the_form(self):
        sewn = Sewn(PATTERNS["tee"], HEAVY_JERSEY, 3.0, 7)
        tops.put_on(sewn, FORMS["men"])
        before = sewn.at.copy()
        sewn.run(0.3, FORMS["men"], FORMS["men"].arms(16), drag=10, friction=0.4)
        self.assertLess(np.abs(sewn.at - before).max(), 1.0)
        long = np.linalg.norm(sewn.at[sewn.edge[:, 0]] - sewn.at[sewn.edge[:, 1]], axis=1)
        # It stretches where it hangs from, and nowhere else.
        self.assertAlmostEqual(float(np.median(long / sewn.rest)), 1, delta=0.01)
        self.assertLess(np.percentile(long / sewn.rest, 95), 1.15)
        self.assertGreater(sewn.at[:, 1].min(), -90)

    def test_the_same_seed_gives_the_same_cloth(self):
        def hung():
            sewn = Sewn(PATTERNS["tee"], HEAVY_JERSEY, 3.0, 7)
            sewn.run(0.2, FORMS["men"], FORMS["men"].arms(62))
            return sewn.at

        np.testing.assert_array_equal(hung(), hung())


if __name__ == "__main__":
    unittest.main()
