"""Clothes and protectors."""
import math

from mathutils import Matrix

from registry import kind
from shapes import *


def mirror(objects):
    for obj in objects:
        obj.matrix_world = Matrix.Diagonal((-1, 1, 1, 1)) @ obj.matrix_world


def cloth(rings, mat='accentcloth', at=(0, 0, 0), turn=(0, 0, 0), caps=True):
    return loft(rings, mat, at, turn, caps=caps, subdivide=2)


def oval(x, y, z, w, d, count=16, tilt=0.0):
    return [(x + math.cos(a) * w, y + math.sin(a) * d, z + math.cos(a) * tilt) for a in (i / count * math.tau for i in range(count))]


def sleeve(side, mat, cuff):
    path = [(0.56, 0.02, 1.5, 0.22), (0.74, 0.02, 1.34, 0.23), (0.88, 0.0, 1.05, 0.2), (0.98, -0.04, 0.72, 0.18), (1.05, -0.12, 0.4, 0.155), (1.07, -0.15, 0.26, 0.14)]
    rings = []
    for i, (x, y, z, r) in enumerate(path):
        rings.append([(side * (x + math.cos(a) * r * 0.95), y + math.sin(a) * r, z + math.cos(a) * r * 0.45) for a in (k / 14 * math.tau for k in range(14))])
    cloth(rings, mat)
    cloth([[(side * (1.07 + math.cos(a) * 0.15), -0.15 + math.sin(a) * 0.15, z + math.cos(a) * 0.06) for a in (k / 14 * math.tau for k in range(14))] for z in (0.3, 0.22, 0.14)], cuff)


def jacket_body(mat, trim, hood=False):
    cloth([oval(0, 0, z, w, d) for z, w, d in ((0.0, 0.62, 0.34), (0.05, 0.64, 0.36), (0.4, 0.6, 0.34), (0.8, 0.6, 0.34), (1.15, 0.66, 0.36), (1.42, 0.66, 0.31), (1.58, 0.5, 0.24), (1.66, 0.26, 0.2))], mat)
    # The collar, open at the front.
    cloth([oval(0, 0.02, z, w, d) for z, w, d in ((1.58, 0.26, 0.22), (1.7, 0.25, 0.2), (1.86, 0.28, 0.22), (1.87, 0.24, 0.18), (1.72, 0.2, 0.15))], trim, caps=False)
    tube([(0, -0.37, 0.04), (0, -0.36, 0.4), (0, -0.355, 0.8), (0, -0.375, 1.15), (0, -0.32, 1.42), (0, -0.22, 1.62), (0, -0.215, 1.8)], 0.022, 'zinc', smooth_path=True)
    box((0.035, 0.02, 0.09), (0, -0.235, 1.68), 'zinc', bevel=0.008)
    cloth([oval(0, 0, z, w, d) for z, w, d in ((-0.02, 0.63, 0.35), (0.04, 0.66, 0.375), (0.1, 0.645, 0.365))], trim)
    if hood:
        cloth([oval(0, 0.16, z, w, d) for z, w, d in ((1.55, 0.36, 0.24), (1.72, 0.42, 0.3), (1.9, 0.36, 0.3), (2.02, 0.2, 0.18))], mat)


@kind('jacket', (22, 6), (-30, 8))
def jacket():
    jacket_body('accentcloth', 'fabric')
    for side in (1, -1):
        sleeve(side, 'accentcloth', 'fabric')
        # Shoulder and elbow guards, pockets, reflectors.
        ball(0.24, (side * 0.64, -0.02, 1.44), 'fabric', scale=(0.95, 1.12, 0.62))
        ball(0.17, (side * 0.99, -0.02, 0.72), 'fabric', scale=(0.9, 1.12, 1.3))
        box((0.24, 0.03, 0.03), (side * 0.34, -0.335, 0.42), 'fabric', (0, side * 55, side * 14), bevel=0.01)
        box((0.2, 0.03, 0.025), (side * 0.3, -0.355, 1.18), 'fabric', (0, 0, side * 12), bevel=0.01)
    cloth([oval(0, 0, z, w, d) for z, w, d in ((0.9, 0.612, 0.348), (0.905, 0.622, 0.358), (0.985, 0.632, 0.362), (0.99, 0.62, 0.352))], 'pale', caps=False)


@kind('rain-suit', (22, 6), (-30, 8))
def rain_suit():
    with Group() as top:
        jacket_body('accentcloth', 'accentcloth', hood=True)
        for side in (1, -1):
            sleeve(side, 'accentcloth', 'accentcloth')
        for z in (0.35, 1.0):
            cloth([oval(0, 0, z + h, w, d) for h, w, d in ((0, 0.612, 0.35), (0.005, 0.632, 0.366), (0.075, 0.636, 0.368), (0.08, 0.62, 0.35))], 'pale', caps=False)
    top.move(at=(-0.55, 0, 0.5))
    with Group() as low:
        legs('accentcloth', 'accentcloth', knees=False)
    low.move(at=(1.15, 0.35, 0))


def legs(mat, trim, knees=True):
    for side in (1, -1):
        cloth([oval(side * x, y, z, w, d) for x, y, z, w, d in (
            (0.34, 0.0, 0.0, 0.19, 0.2), (0.34, 0.0, 0.05, 0.2, 0.21), (0.32, -0.02, 0.4, 0.21, 0.23), (0.31, -0.06, 0.85, 0.24, 0.26),
            (0.28, -0.02, 1.25, 0.28, 0.29), (0.24, 0.0, 1.6, 0.3, 0.31), (0.2, 0.0, 1.8, 0.28, 0.3))], mat)
        if knees:
            ball(0.24, (side * 0.31, -0.2, 0.86), trim, scale=(0.86, 0.55, 1.25))
            box((0.03, 0.2, 0.3), (side * 0.55, -0.05, 1.5), trim, (0, 0, 0), bevel=0.012)
        cloth([oval(side * 0.34, 0, z, w, d) for z, w, d in ((-0.01, 0.2, 0.21), (0.06, 0.22, 0.23), (0.13, 0.205, 0.215))], trim)
    cloth([oval(0, 0, z, w, d) for z, w, d in ((1.5, 0.44, 0.28), (1.7, 0.5, 0.3), (1.95, 0.48, 0.29), (2.06, 0.47, 0.28))], mat)
    cloth([oval(0, 0, z, w, d) for z, w, d in ((2.0, 0.47, 0.28), (2.06, 0.49, 0.3), (2.16, 0.485, 0.295), (2.16, 0.44, 0.25), (2.05, 0.43, 0.24))], trim, caps=False)


@kind('trousers', (22, 6), (-28, 8))
def trousers():
    legs('accentcloth', 'fabric')
    for side in (1, -1):
        tube([(side * 0.2, -0.27, 2.1), (side * 0.2, -0.3, 2.5), (side * 0.14, 0.0, 2.72), (side * 0.1, 0.27, 2.4), (side * 0.08, 0.28, 2.1)], 0.035, 'webbing', smooth_path=True)
        box((0.09, 0.03, 0.12), (side * 0.2, -0.31, 2.2), 'zinc', bevel=0.01)
    tube([(0, -0.31, 1.65), (0, -0.3, 2.1)], 0.018, 'zinc')
    cylinder(0.045, 0.03, (0, -0.31, 2.1), 'zinc', Y)


def glove(side):
    def digit(points, r, mat='accentcloth'):
        tube(points, r, mat, smooth_path=True)
        ball(r, points[-1], mat)
    rings = []
    for z, w, d in ((0.0, 0.3, 0.2), (0.1, 0.32, 0.21), (0.35, 0.24, 0.16), (0.45, 0.24, 0.15), (0.75, 0.33, 0.15), (1.0, 0.35, 0.13), (1.12, 0.33, 0.11)):
        rings.append(oval(0, 0, z, w, d))
    cloth(rings, 'accentcloth')
    cloth([oval(0, 0, z, w, d) for z, w, d in ((-0.02, 0.29, 0.19), (0.06, 0.335, 0.225), (0.16, 0.32, 0.21))], 'fabric')
    for i, (x, l) in enumerate(((-0.25, 0.44), (-0.085, 0.55), (0.085, 0.52), (0.245, 0.38))):
        digit([(x, 0, 1.0), (x * 1.05, -0.02, 1.15), (x * 1.1, -0.05, 1.1 + l * 0.6), (x * 1.12, -0.11, 1.08 + l)], 0.088)
        ball(0.075, (x * 1.04, -0.12, 1.06), 'plastic', scale=(1, 0.6, 1.3))
        ball(0.055, (x * 1.08, -0.115, 1.1 + l * 0.45), 'plastic', scale=(1, 0.5, 1.4))
    digit([(0.2, 0.0, 0.6), (0.36, -0.04, 0.75), (0.47, -0.1, 0.95), (0.5, -0.14, 1.12)], 0.1)
    box((0.5, 0.05, 0.1), (0, -0.155, 0.42), 'webbing', bevel=0.02)
    prism(rounded(0.36, 0.28, 0.1), 0.05, 'fabric', (0, -0.14, 0.82), (4, 0, 0), bevel=0.02)


@kind('gloves', (16, 8), (-24, 10))
def gloves():
    with Group() as one:
        glove(1)
    one.move(at=(-0.5, 0, 0), turn=(-10, 0, 12))
    with Group() as two:
        glove(1)
    mirror(two.objects)
    two.move(at=(0.55, 0.25, 0.02), turn=(-8, 6, -14))


def boot():
    def foot(y0, y1, z, w, front=0.5):
        return [(math.cos(a) * w * (1 if math.sin(a) > 0 else 0.92), (y0 + y1) / 2 - math.sin(a) * (y1 - y0) / 2 * -1, z) for a in (i / 20 * math.tau for i in range(20))]
    loft([foot(-0.75, 0.34, z, w) for z, w in ((0.0, 0.26), (0.02, 0.28), (0.12, 0.28), (0.14, 0.26))], 'rubber', subdivide=1)
    for i in range(9):
        box((0.52, 0.06, 0.06), (0, -0.62 + i * 0.11, 0.0), 'rubber', bevel=0.01)
    cloth([foot(a, b, z, w) for a, b, z, w in ((-0.72, 0.32, 0.12, 0.255), (-0.72, 0.32, 0.26, 0.25), (-0.58, 0.31, 0.38, 0.235), (-0.3, 0.3, 0.5, 0.21), (-0.2, 0.28, 0.7, 0.2), (-0.24, 0.3, 1.1, 0.235), (-0.28, 0.33, 1.5, 0.27), (-0.28, 0.34, 1.66, 0.28))], 'accentcloth')
    cloth([foot(a, b, z, w) for a, b, z, w in ((-0.29, 0.35, 1.6, 0.285), (-0.3, 0.36, 1.68, 0.3), (-0.29, 0.35, 1.76, 0.29), (-0.25, 0.3, 1.74, 0.24), (-0.24, 0.3, 1.6, 0.23))], 'fabric', caps=False)
    # Shin plate, toe cap, buckles.
    cloth([[(x, y - 0.02 - 0.1 * (1 - (x / 0.2) ** 2), z) for x in (-0.2, -0.1, 0, 0.1, 0.2)] + [(x, y + 0.02 - 0.06 * (1 - (x / 0.2) ** 2), z) for x in (0.2, 0.1, 0, -0.1, -0.2)] for y, z in ((-0.14, 0.72), (-0.17, 1.0), (-0.2, 1.3), (-0.21, 1.52))], 'plastic')
    cloth([foot(-0.76, 0.0, z, w) for z, w in ((0.13, 0.262), (0.2, 0.265), (0.28, 0.24))], 'plastic')
    for y, z, tilt in ((-0.3, 0.5, -40), (-0.06, 0.72, -12), (-0.05, 1.02, 0), (-0.05, 1.34, 0)):
        box((0.06, 0.34, 0.1), (0.235 if z > 0.9 else 0.215, y, z), 'plastic', (tilt, 0, 0), bevel=0.02)
        box((0.05, 0.12, 0.13), (0.27 if z > 0.9 else 0.25, y - 0.04, z), 'zinc', (tilt, 0, 0), bevel=0.015)


@kind('boots', (56, 12), (-52, 12))
def boots():
    with Group() as one:
        boot()
    with Group() as two:
        boot()
    mirror(two.objects)
    two.move(at=(-0.68, 0.1, 0), turn=(0, 0, -8))
    one.move(at=(0, -0.1, 0), turn=(0, 0, 6))


@kind('body-armour', (24, 10), (-30, 12))
def armour():
    def plate(mat, w, h, at, d=0.2, turn=(0, 0, 0), bulge=0.22):
        rows = []
        for i in range(9):
            v = -1 + i / 4
            half = w * (1 - 0.22 * v * v) * (1 - 0.1 * v)
            row = [(half * u, -bulge * (1 - u * u) * (1 - 0.3 * v * v), v * h) for u in (-1, -0.6, -0.2, 0.2, 0.6, 1)]
            rows.append(row + [(x, y + 0.07, z) for x, y, z in reversed(row)])
        cloth(rows, mat, at, turn)
    cloth([oval(0, 0.06, z, w, d) for z, w, d in ((0.25, 0.52, 0.28), (0.6, 0.53, 0.29), (1.0, 0.58, 0.3), (1.3, 0.56, 0.27), (1.45, 0.4, 0.22), (1.5, 0.26, 0.2))], 'fabric')
    plate('accent', 0.46, 0.34, (0, -0.24, 1.06))
    plate('accent', 0.38, 0.12, (0, -0.26, 0.6), bulge=0.18)
    plate('accent', 0.34, 0.1, (0, -0.26, 0.38), bulge=0.18)
    for side in (1, -1):
        cloth([oval(side * x, 0.04, z, w, d, tilt=side * t) for x, z, w, d, t in ((0.46, 1.42, 0.16, 0.2, 0.2), (0.62, 1.34, 0.18, 0.2, 0.16), (0.72, 1.14, 0.17, 0.19, 0.05), (0.76, 0.92, 0.16, 0.17, 0.0))], 'fabric')
        plate('accent', 0.2, 0.22, (side * 0.78, -0.02, 1.28), turn=(-14, 0, side * 52), bulge=0.12)
        box((0.3, 0.04, 0.07), (side * 0.44, -0.26, 0.62), 'webbing', (0, 0, side * 34), bevel=0.015)
        for z in (0.98, 1.16):
            box((0.16, 0.05, 0.035), (side * 0.2, -0.425, z), 'rubber', (0, side * 16, side * 16), bevel=0.015)
        with Group() as knee:
            cloth([oval(0, 0.12, z, w, d) for z, w, d in ((0.0, 0.19, 0.17), (0.3, 0.2, 0.18), (0.7, 0.24, 0.21), (1.0, 0.25, 0.22))], 'fabric')
            plate('accent', 0.2, 0.2, (0, -0.1, 0.76), bulge=0.16)
            plate('accent', 0.17, 0.26, (0, -0.06, 0.28), bulge=0.12)
            for z in (0.12, 0.52, 0.96):
                torus(0.215, 0.03, (0, 0.12, z), 'webbing')
        knee.move(at=(side * 0.3 + 1.35, -0.1, 0.25))
