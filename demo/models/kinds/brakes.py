"""Brakes."""
import math

from registry import kind
from shapes import *


@kind('brake-pads', (26, 24), (-30, 22))
def pads():
    outline = [(-0.8, -0.35), (0.8, -0.35), (0.84, 0.1), (0.62, 0.36), (0.62, 0.62), (0.3, 0.62), (0.3, 0.42), (-0.3, 0.42), (-0.3, 0.62), (-0.62, 0.62), (-0.62, 0.36), (-0.84, 0.1)]
    lining = [(-0.74, -0.32), (0.74, -0.32), (0.78, 0.08), (0.56, 0.32), (-0.56, 0.32), (-0.78, 0.08)]
    def pad():
        prism(outline, 0.09, 'accent', bevel=0.025)
        for side in (-1, 1):
            half = [(x * 0.5 + side * 0.39, z) for x, z in lining]
            prism([(-0.36 + side * 0.39, -0.3), (0.36 + side * 0.39, -0.3), (0.38 + side * 0.4 if side > 0 else 0.36 - 0.39, 0.08), (0.18 + side * 0.39 if side > 0 else 0.36 - 0.39, 0.31), (-0.36 + 0.39 if side > 0 else -0.18 - 0.39, 0.31), (-0.36 + 0.39 if side > 0 else -0.38 - 0.4, 0.08)], 0.2, 'felt', (0, -0.12, 0), bevel=0.03)
        for x in (-0.46, 0.46):
            ring(0.1, 0.065, 0.11, (x, 0, 0.5), 'zinc', Y)
            cylinder(0.066, 0.1, (x, 0, 0.5), 'rubber', Y)
    for at, turn in (((-0.35, 0.25, 0.33), (-16, 0, 0)), ((0.55, -0.75, 0.18), (-76, 0, 0))):
        with Group() as one:
            pad()
        one.move(turn=turn)
        one.move(at=at, turn=(0, 0, 8))


@kind('brake-disc', (30, 14), (-34, 16))
def brake_disc():
    with Group() as whole:
        ring(1.0, 0.66, 0.07, (0, 0, 0), 'zinc', bevel=0.012)
        def holes(i):
            for k in range(3):
                cylinder(0.035, 0.074, (0.1 * k - 0.1, 0.055 * k, 0), 'rubber', segments=20, bevel=0.001)
        around(20, 0.83, holes)
        def arm(i):
            loft([[(0.3, -0.2, -0.03), (0.3, 0.2, -0.03), (0.3, 0.2, 0.04), (0.3, -0.2, 0.04)], [(0.7, -0.09, -0.03), (0.7, 0.09, -0.03), (0.7, 0.09, 0.04), (0.7, -0.09, 0.04)]], 'coated', bevel=0.012)
            cylinder(0.075, 0.12, (0.68, 0, 0), 'accent', bevel=0.015)
            cylinder(0.04, 0.13, (0.68, 0, 0), 'chrome')
            ring(0.065, 0.045, 0.09, (0.36, 0, 0.01), 'zinc')
            cylinder(0.046, 0.092, (0.36, 0, 0.01), 'rubber')
        around(6, 0, arm)
        ring(0.46, 0.26, 0.08, (0, 0, 0.005), 'coated')
    whole.move(turn=(82, 0, 0))


@kind('brake-hose', (22, 40), (-26, 36))
def hose():
    def banjo(at, turn):
        with Group() as end:
            ring(0.12, 0.065, 0.1, (0, 0, 0), 'zinc')
            tube([(0.1, 0, 0), (0.34, 0, 0)], 0.055, 'zinc')
            cylinder(0.075, 0.14, (0.34, 0, 0), 'accent', X, segments=6)
        end.move(at=at, turn=(0, 0, turn))
    for i, (shift, size) in enumerate(((0, 1.0), (0.16, 0.82))):
        pts = [(math.cos(a) * size * (1 + 0.02 * a), math.sin(a) * size * 0.85, 0.07 + i * 0.12 + a * 0.012) for a in (math.radians(d) for d in range(-60, 560, 20))]
        tube(pts, 0.045, 'rubber' if i else 'zinc', at=(shift, 0, 0))
        x, y, z = pts[0]
        banjo((x + shift - 0.34, y - 0.2, z), 30)
        x, y, z = pts[-1]
        banjo((x + shift - 0.3, y + 0.2, z), -35)
    for x in (-0.2, 0.1, 0.35):
        with Group() as one:
            cylinder(0.11, 0.08, (0, 0, 0.04), 'accent', segments=6)
            cylinder(0.06, 0.26, (0, 0, 0.2), 'accent', segments=32)
        one.move(at=(x, -0.15 + x * 0.6, 0))
    for x in (-0.35, -0.2, -0.02):
        ring(0.085, 0.055, 0.03, (x, 0.25, 0.02), 'copper')
