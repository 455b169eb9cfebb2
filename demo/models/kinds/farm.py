"""Farm implements."""
import math

from registry import kind
from shapes import *


@kind('sprayer', (28, 16), (-32, 18))
def sprayer():
    loft([[(x, y, z) for x, y in rounded(w, d, r)] for w, d, r, z in ((1.3, 0.75, 0.2, 0.12), (1.44, 0.86, 0.24, 0.22), (1.44, 0.86, 0.24, 0.85), (1.2, 0.7, 0.2, 1.02), (0.5, 0.4, 0.15, 1.08))], 'pale', bevel=0.03)
    cylinder(0.2, 0.16, (0, 0, 1.14), 'accent')
    for x in (-0.45, 0.45):
        box((0.12, 0.9, 0.72), (x, 0, 0.56), 'webbing', bevel=0.03)
    box((1.6, 0.95, 0.08), (0, 0, 0.1), 'coated', bevel=0.02)
    cylinder(0.17, 0.46, (0.95, -0.1, 0.3), 'accent', X)
    box((0.24, 0.28, 0.28), (0.72, -0.1, 0.3), 'plastic', bevel=0.04)
    tube([(0.8, -0.24, 0.36), (0.9, -0.6, 0.6), (1.35, -0.5, 0.25), (1.5, -0.75, 0.12)], 0.035, 'rubber', smooth_path=True)
    with Group() as coil:
        helix(0.26, 0.14, 3.2, 0.032, 'rubber')
    coil.move(at=(-0.2, -0.62, 0.14))
    tube([(-0.2, -0.88, 0.08), (0.3, -0.98, 0.08), (0.62, -0.9, 0.12)], 0.032, 'rubber', smooth_path=True)
    with Group() as gun:
        tube([(0.2, 0, 0), (1.2, 0, 0.05)], 0.03, 'zinc')
        box((0.3, 0.1, 0.14), (0.1, 0, 0.0), 'accent', bevel=0.03)
        tube([(0, 0, 0), (-0.12, 0, -0.1)], 0.05, 'plastic')
        cylinder(0.05, 0.12, (1.22, 0, 0.05), 'brass', X)
    gun.move(at=(0.6, -0.88, 0.18), turn=(0, 0, 12))


@kind('spreader', (28, 18), (-32, 18))
def spreader():
    cone = [(0.12, 0.62), (0.72, 1.25), (0.76, 1.3), (0.76, 1.5), (0.8, 1.5), (0.8, 1.54), (0.72, 1.54), (0.7, 1.34), (0, 1.34)]
    lathe(cone, 'accent', sharp=40)
    lathe([(0.7, 1.4), (0.3, 1.47), (0, 1.5)], 'sand')
    cylinder(0.16, 0.14, (0, 0, 0.58), 'coated')
    cylinder(0.36, 0.03, (0, 0, 0.44), 'zinc')
    around(4, 0.22, lambda i: box((0.24, 0.02, 0.08), (0, 0, 0.48), 'zinc', bevel=0.005))
    cylinder(0.14, 0.28, (0, 0, 0.26), 'coated')
    for a in (30, 150, 270):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(x * 0.6, y * 0.6, 1.15), (x * 0.62, y * 0.62, 0.3), (x * 0.5, y * 0.5, 0.04)], 0.04, 'zinc', corner=0.15)
    tube([(math.cos(math.radians(a)) * 0.52, math.sin(math.radians(a)) * 0.52, 0.05) for a in range(0, 360, 10)], 0.04, 'zinc', closed=True)
    box((0.2, 0.12, 0.5), (0, 0.68, 0.5), 'coated', bevel=0.03)


@kind('harrow', (28, 24), (-32, 24))
def harrow():
    tube([(-1.2, -0.7, 0.34), (1.2, -0.7, 0.34), (1.2, 0.7, 0.34), (-1.2, 0.7, 0.34)], 0.06, 'accent', corner=0.06, closed=True)
    for y in (-0.25, 0.25):
        tube([(-1.2, y, 0.34), (1.2, y, 0.34)], 0.05, 'accent')
    for x in (-0.5, 0.5):
        tube([(x, -0.7, 0.36), (x, 0.7, 0.36)], 0.045, 'accent')
    for row, y in enumerate((-0.7, -0.25, 0.25, 0.7)):
        for i in range(9):
            x = -1.1 + i * 0.27 + (0.08 if row % 2 else 0)
            if x > 1.18:
                continue
            tube([(x, y, 0.36), (x, y + 0.12, 0.2), (x, y + 0.04, 0.02), (x, y - 0.02, -0.06)], 0.024, 'steel', smooth_path=True)
    tube([(-0.8, -0.7, 0.36), (0, -1.5, 0.42), (0.8, -0.7, 0.36)], 0.05, 'accent', corner=0.1)
    torus(0.12, 0.04, (0, -1.56, 0.42), 'zinc')
    box((0.9, 0.5, 0.06), (0, 0.25, 0.44), 'coated', bevel=0.02)
