"""Guards, bumpers and screens."""
import math

from registry import kind
from kinds.winches import plate_mark
from shapes import *


def slot(x, y, w, d, z, turn=0):
    """A cut-out, shown by a dark rounded inlay."""
    prism(rounded(w, d, min(w, d) * 0.48), 0.034, 'rubber', (x, y, z), (90, 0, turn), bevel=0.004)


@kind('skid-plate', (26, 34), (-30, 30))
def skid_plate():
    outline = [(-0.62, -1.2), (0.62, -1.2), (0.8, -0.8), (0.8, 0.5), (0.6, 1.2), (-0.6, 1.2), (-0.8, 0.5), (-0.8, -0.8)]
    with Group() as whole:
        loft([[(x * s, y * s, z) for x, y in outline] for s, z in ((1, 0.0), (1, 0.05))], 'zinc', bevel=0.012)
        prism([(-0.6, 0), (0.6, 0), (0.48, 0.55), (-0.48, 0.55)], 0.05, 'zinc', (0, -1.18, 0.02), (-40, 0, 0), bevel=0.012)
        prism([(-0.58, 0), (0.58, 0), (0.46, 0.45), (-0.46, 0.45)], 0.05, 'zinc', (0, 1.19, 0.02), (38, 0, 0), bevel=0.012)
        for side in (-1, 1):
            prism([(-0.78, 0), (0.5, 0), (0.4, 0.2), (-0.7, 0.2)], 0.04, 'zinc', (side * 0.8, 0, 0.02), (0, side * 32, 90), bevel=0.01)
        for x in (-0.36, 0, 0.36):
            slot(x, -0.45, 0.13, 0.62, 0.042)
            slot(x, 0.42, 0.13, 0.62, 0.042)
        for x in (-0.55, 0.55):
            for y in (-0.95, 0.0, 0.9):
                ring(0.08, 0.045, 0.03, (x, y, 0.06), 'steel')
                cylinder(0.046, 0.02, (x, y, 0.055), 'rubber')
        plate_mark((0, 0, 0.06), 0.5, (-90, 0, 0))
        for x in (-0.18, 0.18):
            tube([(x, -1.1, 0.065), (x, 1.1, 0.065)], 0.02, 'zinc')
    whole.move(turn=(0, 0, 72))


@kind('bumper', (26, 14), (-32, 16))
def bumper():
    tube([(-1.1, 0.35, 0.55), (-1.05, -0.1, 0.6), (-0.6, -0.35, 0.62), (0.6, -0.35, 0.62), (1.05, -0.1, 0.6), (1.1, 0.35, 0.55)], 0.06, 'coated', corner=0.25)
    tube([(-0.95, 0.3, 1.25), (-0.85, -0.05, 1.2), (-0.5, -0.22, 1.18), (0.5, -0.22, 1.18), (0.85, -0.05, 1.2), (0.95, 0.3, 1.25)], 0.06, 'coated', corner=0.25)
    tube([(-0.7, 0.3, 0.02), (-0.6, -0.2, 0.1), (0.6, -0.2, 0.1), (0.7, 0.3, 0.02)], 0.06, 'coated', corner=0.2)
    for x in (-0.52, 0.52):
        tube([(x, -0.2, 0.1), (x * 1.05, -0.35, 0.62), (x * 0.92, -0.22, 1.18)], 0.055, 'coated', corner=0.2)
    for x in (-0.98, 0.98):
        tube([(x, 0.1, 0.58), (x * 0.92, 0.1, 1.2)], 0.045, 'coated')
    prism([(-0.46, -0.42), (0.46, -0.42), (0.46, 0.42), (-0.46, 0.42)], 0.035, 'accent', (0, -0.26, 0.64), bevel=0.012)
    for i in range(3):
        prism(rounded(0.66, 0.1, 0.049), 0.04, 'rubber', (0, -0.262, 0.46 + i * 0.18), bevel=0.005)
    for x in (-0.7, 0.7):
        box((0.05, 0.36, 0.2), (x, 0.42, 0.1), 'coated', bevel=0.012)
        cylinder(0.05, 0.07, (x, 0.5, 0.1), 'zinc', X, segments=6)


@kind('rear-bumper', (26, 16), (-32, 18))
def rear_bumper():
    tube([(-1.0, 0.5, 0.3), (-1.0, -0.15, 0.3), (1.0, -0.15, 0.3), (1.0, 0.5, 0.3)], 0.065, 'coated', corner=0.22)
    tube([(-0.75, 0.4, 0.85), (-0.75, -0.1, 0.85), (0.75, -0.1, 0.85), (0.75, 0.4, 0.85)], 0.055, 'coated', corner=0.2)
    for x in (-0.6, 0.6):
        tube([(x, -0.15, 0.3), (x, -0.1, 0.85)], 0.05, 'coated')
        box((0.24, 0.06, 0.14), (x * 1.34, -0.21, 0.3), 'accent', bevel=0.025)
    prism([(-0.3, -0.2), (0.3, -0.2), (0.22, 0.3), (-0.22, 0.3)], 0.06, 'coated', (0, -0.16, 0.24), bevel=0.015)
    cylinder(0.1, 0.08, (0, -0.18, 0.3), 'rubber', Y)
    for x in (-1.0, 1.0):
        box((0.05, 0.3, 0.22), (x, 0.55, 0.3), 'coated', bevel=0.012)
        cylinder(0.05, 0.08, (x, 0.6, 0.3), 'zinc', X, segments=6)


@kind('fender', (30, 16), (-34, 16))
def fender():
    def arch(radius, flip):
        rings = []
        for i in range(19):
            a = math.radians(14 + i * 8.6)
            x, z = math.cos(a) * radius, math.sin(a) * radius
            ux, uz = math.cos(a), math.sin(a)
            def p(out, y):
                return (x + ux * out, flip * y, z + uz * out)
            rings.append([p(0.0, 0.14), p(0.14, 0.1), p(0.16, 0.02), p(0.09, -0.32), p(-0.02, -0.42), p(-0.06, -0.4), p(0.05, -0.3), p(0.11, 0.02), p(0.1, 0.06), p(0.0, 0.1)])
        loft(rings, 'plastic', bevel=0.01, sharp=50)
        for i in range(5):
            a = math.radians(25 + i * 32)
            with Group() as one:
                cylinder(0.035, 0.03, (0, 0, 0), 'accent')
            one.move(turn=(0, 0, 0))
            one.move(at=(math.cos(a) * (radius + 0.15), flip * 0.05, math.sin(a) * (radius + 0.15)), turn=(0, 90 - math.degrees(a), 0))
    for at, turn, r in (((-0.35, 0, 0), 0, 0.95), ((0.55, 1.1, 0.0), 0, 0.95)):
        with Group() as one:
            arch(r, 1)
        one.move(at=at, turn=(0, 0, turn))
    with Group() as small:
        arch(0.62, 1)
    small.move(at=(0.75, -0.85, 0.0), turn=(0, 0, 6))


@kind('windscreen', (24, 12), (-30, 12))
def windscreen():
    rings = []
    rows, columns = 14, 25
    verts, faces = [], []
    for i in range(rows):
        v = i / (rows - 1)
        half = 0.95 - 0.28 * v ** 2.2
        for k in range(columns):
            u = -1 + 2 * k / (columns - 1)
            dip = 0.2 * max(0, 1 - abs(u) * 2.2) ** 2 if v < 0.3 else 0
            z = v * 1.35 + (0.3 * (1 - abs(u)) if v < 0.01 else 0) - (0.16 * u * u if v > 0.95 else 0.14 * u * u * v)
            verts.append((u * half, -0.34 * (1 - u * u) + 0.46 * v + 0.1 * v * v, z + dip * (1 - v)))
    for i in range(rows - 1):
        for k in range(columns - 1):
            a = i * columns + k
            faces.append((a, a + 1, a + columns + 1, a + columns))
    add(verts, faces, 'smoke', solid=0.025)
    edge = [verts[k] for k in range(columns)] + [verts[i * columns + columns - 1] for i in range(1, rows)] + [verts[(rows - 1) * columns + k] for k in range(columns - 2, -1, -1)] + [verts[i * columns] for i in range(rows - 2, 0, -1)]
    tube(edge, 0.025, 'rubber', closed=True)
    plate_mark((0, -0.31, 0.5), 0.26, (-30, 0, 0))
    for x in (-0.5, 0.5):
        tube([(x, -0.12, 0.35), (x, 0.2, 0.2), (x, 0.5, 0.1)], 0.035, 'zinc', smooth_path=True)
        cylinder(0.07, 0.06, (x, -0.19, 0.36), 'rubber', (70, 0, 0))
        with Group() as clamp_:
            ring(0.11, 0.06, 0.14, (0, 0, 0), 'accent', X)
        clamp_.move(at=(x, 0.55, 0.08))
    cylinder(0.055, 1.5, (0, 0.55, 0.08), 'coated', X)
