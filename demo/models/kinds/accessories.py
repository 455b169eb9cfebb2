"""Covers, ramps, mirrors, seats and holders."""
import math

from mathutils import Matrix

from registry import kind
from shapes import *


@kind('cover', (32, 16), (-36, 16))
def cover():
    """A quad under a cover: the cloth falls from rack, seat and handlebar to the ground."""
    top = [(-1.3, 0.5), (-1.2, 0.78), (-0.95, 0.84), (-0.7, 0.86), (-0.5, 1.08), (-0.36, 1.3), (-0.2, 1.12), (0.1, 0.9), (0.5, 0.9), (0.75, 0.94), (1.15, 0.92), (1.3, 0.6)]
    rings = []
    for x, h in top:
        bar = max(0.0, 1 - abs(x + 0.36) * 4)
        w = 0.5 + 0.2 * bar
        fold = 0.03 * math.sin(x * 17)
        ground = 0.72 + fold
        half = [(ground, 0.0), (ground - 0.02 - fold, 0.25), (0.66 + fold * 0.5, 0.48), (w, h - 0.16), (w * 0.8, h - 0.03), (w * 0.35, h)]
        rings.append([(x, -y, z) for y, z in half] + [(x, y, z) for y, z in reversed(half)])
    front = [(x * 1.06, y * 0.86, max(0, z - 0.16) if z > 0.3 else z) for x, y, z in rings[0]]
    back = [(x * 1.06, y * 0.86, max(0, z - 0.2) if z > 0.3 else z) for x, y, z in rings[-1]]
    loft([front] + rings + [back], 'accentcloth', subdivide=2)
    for x in (-0.72, 0.72):
        for side in (-1, 1):
            torus(0.33, 0.05, (x * 1.15, side * 0.66, 0.3), 'accentcloth', Y)
    loft([[(x, y * 1.01, z) for x, y, z in [(px * 1.012, py, 0.02 + k * 0.08) for px, py in rounded(2.72, 1.44, 0.3)]] for k in (0, 1)], 'webbing', caps=False)
    for x in (-0.5, 0.6):
        with Group() as strap:
            box((0.09, 1.46, 0.03), (0, 0, 0.22), 'webbing', bevel=0.01)
            box((0.14, 0.05, 0.1), (0, -0.74, 0.22), 'plastic', bevel=0.02)
        strap.move(at=(x, 0, 0))


@kind('ramp', (30, 20), (-34, 18))
def ramp():
    for shift in (0, 0.85):
        with Group() as one:
            for y in (-0.24, 0.24):
                pts = [(-1.3, 0.0), (-0.5, 0.42), (0.5, 0.7), (1.3, 0.78)]
                tube([(x, y, z) for x, z in pts], 0.05, 'zinc', smooth_path=True)
            for i in range(15):
                t = i / 14
                x = -1.22 + t * 2.46
                z = 0.04 + 0.8 * (1 - (1 - t) ** 1.9)
                box((0.09, 0.5, 0.05), (x, 0, z - 0.03), 'zinc', (0, -34 * (1 - t), 0), bevel=0.012)
            box((0.2, 0.56, 0.05), (1.36, 0, 0.8), 'accent', (0, 10, 0), bevel=0.015)
            box((0.1, 0.5, 0.05), (-1.3, 0, 0.03), 'rubber', bevel=0.015)
            for y in (-0.24, 0.24):
                tube([(0.2, y, 0.56), (0.6, y, 0.36), (1.0, y, 0.7)], 0.03, 'zinc', corner=0.1)
                tube([(1.28, y, 0.76), (1.28, y, 0.0)], 0.03, 'zinc')
            box((0.16, 0.6, 0.04), (1.28, 0, 0.02), 'rubber', bevel=0.01)
        one.move(at=(0, shift, 0))
    tube([(1.3, -0.2, 0.76), (1.5, -0.35, 0.5), (1.6, -0.3, 0.15)], 0.025, 'accent', smooth_path=True)


@kind('mirror', (20, 10), (-26, 12))
def mirror():
    for side in (-1, 1):
        with Group() as one:
            outline = [(math.cos(a) * (0.62 + 0.06 * math.cos(2 * a)), math.sin(a) * 0.4 + (0.06 if math.cos(a) > 0 else 0)) for a in (i / 48 * math.tau for i in range(48))]
            loft([[(x * s, y, z * s) for x, z in outline] for s, y in ((0.94, -0.06), (1.0, -0.04), (1.0, 0.04), (0.86, 0.16), (0.5, 0.24))], 'plastic', bevel=0.01, sharp=50)
            prism([(x * 0.9, z * 0.88) for x, z in outline], 0.02, 'chrome', (0, -0.06, 0), bevel=0.006)
            tube([(-0.35, 0.12, -0.28), (-0.45, 0.16, -0.6), (-0.6, 0.16, -0.85), (-0.62, 0.12, -1.2)], 0.055, 'coated', smooth_path=True)
            ball(0.1, (-0.35, 0.14, -0.26), 'plastic')
            ring(0.16, 0.09, 0.2, (-0.62, 0.12, -1.28), 'coated', X)
            cylinder(0.05, 0.3, (-0.62, 0.0, -1.2), 'zinc', Y, segments=6)
            ring(0.08, 0.05, 0.06, (-0.62, 0.12, -1.08), 'accent')
        if side < 0:
            for obj in one.objects:
                obj.matrix_world = Matrix.Diagonal((-1, 1, 1, 1)) @ obj.matrix_world
        one.move(turn=(0, 0, side * -10))
        one.move(at=(side * 0.72, 0 if side < 0 else 0.15, 1.4))


@kind('seat-cover', (34, 22), (-38, 20))
def seat_cover():
    sections = [(-1.05, 0.2, 0.3, 0.24), (-0.98, 0.26, 0.36, 0.3), (-0.6, 0.3, 0.38, 0.22), (-0.1, 0.34, 0.36, 0.12), (0.3, 0.42, 0.37, 0.14), (0.55, 0.46, 0.44, 0.26), (0.95, 0.46, 0.5, 0.34), (1.05, 0.4, 0.42, 0.32)]
    rings = []
    for x, w, h, drop in sections:
        half = [(w, 0.0), (w * 1.06, h * 0.35), (w * 0.98, h * 0.75), (w * 0.7, h), (w * 0.3, h * 1.05)]
        z0 = drop
        rings.append([(x, -y, z + z0) for y, z in half] + [(x, y, z + z0) for y, z in reversed(half)])
    loft(rings, 'accentcloth', subdivide=2)
    low = [[(x * 1.0, y * 1.02, z * 0.4 + (1 - 0.4) * min(p[2] for p in ring) - 0.02) for x, y, z in ring] for ring in rings]
    loft(low, 'fabric', subdivide=2)
    def top_of(x):
        for (a, wa, ha, da), (b, wb, hb, db) in zip(sections, sections[1:]):
            if a <= x <= b:
                t = (x - a) / (b - a)
                return wa + (wb - wa) * t, ha + (hb - ha) * t + da + (db - da) * t
        return 0.4, 0.5
    for x in (-0.7, -0.4, -0.1, 0.2):
        w, z = top_of(x)
        tube([(x, -w * 1.0, z - 0.2), (x, -w * 0.72, z - 0.03), (x, 0, z + 0.0), (x, w * 0.72, z - 0.03), (x, w * 1.0, z - 0.2)], 0.02, 'fabric', smooth_path=True)
    tube([(0.44, -0.44, 0.3), (0.44, -0.32, 0.58), (0.44, 0, 0.62), (0.44, 0.32, 0.58), (0.44, 0.44, 0.3)], 0.026, 'fabric', smooth_path=True)
    for x in (-0.5, 0.2, 0.75):
        w, z = top_of(x)
        box((0.1, 0.03, 0.26), (x, -w * 1.06, z - 0.42), 'webbing', bevel=0.01)


@kind('phone-holder', (26, 16), (-30, 16))
def phone_holder():
    with Group() as head:
        prism(rounded(0.82, 1.62, 0.12), 0.09, 'plastic', (0, 0, 0), bevel=0.03)
        prism(rounded(0.75, 1.54, 0.09), 0.02, 'screen', (0, -0.046, 0), bevel=0.006)
        for i, z in enumerate((0.46, 0.16, -0.14, -0.44)):
            prism(rounded(0.58 if i else 0.5, 0.2, 0.05), 0.008, 'grey' if i else 'accent', (0, -0.058, z), bevel=0.002)
        prism(rounded(0.62, 1.0, 0.1), 0.1, 'coated', (0, 0.1, 0), bevel=0.03)
        for x in (-0.46, 0.46):
            for z in (-0.35, 0.35):
                box((0.12, 0.26, 0.2), (x, 0.02, z), 'accent', bevel=0.04)
                box((0.1, 0.05, 0.2), (x * 0.94, -0.09, z), 'rubber', bevel=0.02)
        for x in (-0.25, 0.25):
            box((0.14, 0.24, 0.1), (x, 0.02, -0.84), 'accent', bevel=0.03)
            box((0.14, 0.05, 0.16), (x, -0.09, -0.8), 'rubber', bevel=0.02)
    head.move(turn=(-24, 0, 0))
    head.move(at=(0, -0.1, 1.15))
    ball(0.16, (0, 0.22, 1.05), 'zinc')
    tube([(0, 0.24, 1.02), (0, 0.5, 0.5)], 0.09, 'plastic')
    ring(0.22, 0.1, 0.26, (0, 0.54, 0.36), 'plastic', X)
    cylinder(0.1, 1.9, (0, 0.54, 0.36), 'coated', X)
    cylinder(0.07, 0.24, (0, 0.3, 0.36), 'zinc', Y)
    cylinder(0.13, 0.1, (0, 0.2, 0.36), 'accent', Y, segments=12)
