"""Boxes, bags, racks and straps."""
import math

from registry import kind
from kinds.winches import plate_mark
from shapes import *


def tub(size, mat, at=(0, 0, 0), slope=0.06, radius=0.16):
    w, d, h = size
    def at_height(z, grow):
        return [(x, y, z) for x, y in rounded(w + grow, d + grow, radius)]
    loft([at_height(0, -slope * 2), at_height(0.04, -slope), at_height(h, slope)], mat, at, bevel=0.02)


@kind('rear-box', (32, 18), (-36, 20))
def rear_box():
    tub((1.9, 1.0, 0.6), 'plastic')
    tub((2.02, 1.12, 0.14), 'plastic', (0, 0, 0.6), slope=0.0)
    tub((1.9, 1.0, 0.16), 'plastic', (0, 0, 0.74), slope=-0.06)
    with Group() as rest:
        prism(rounded(1.3, 0.6, 0.2), 0.22, 'fabric', bevel=0.09)
        prism(rounded(1.0, 0.34, 0.14), 0.26, 'accentcloth', bevel=0.05)
    rest.move(at=(0, -0.4, 1.12), turn=(-12, 0, 0))
    box((1.0, 0.5, 0.14), (0, -0.68, 0.44), 'fabric', bevel=0.06)
    for x in (-0.55, 0.55):
        box((0.16, 0.05, 0.24), (x, -0.57, 0.66), 'zinc', bevel=0.015)
    for x in (-0.7, 0.7):
        for z in (0.14, 0.26, 0.38):
            box((0.36, 0.03, 0.05), (x, -0.5, z), 'plastic', bevel=0.012)
    for y in range(4):
        box((0.03, 0.08, 0.4), (0.965, -0.3 + y * 0.2, 0.3), 'plastic', bevel=0.01)


@kind('front-box', (32, 20), (-36, 20))
def front_box():
    tub((1.9, 0.9, 0.42), 'plastic')
    tub((2.0, 1.0, 0.1), 'accent', (0, 0, 0.42), slope=0.0)
    tub((1.86, 0.86, 0.16), 'plastic', (0, 0, 0.52), slope=-0.08)
    for x in (-0.5, 0, 0.5):
        box((0.3, 0.6, 0.04), (x, 0, 0.7), 'plastic', bevel=0.016)
    for x in (-0.6, 0.6):
        box((0.18, 0.06, 0.2), (x, -0.51, 0.4), 'rubber', bevel=0.02)
        tube([(x, -0.53, 0.5), (x, -0.53, 0.3)], 0.02, 'zinc')
    tube([(0.98, -0.2, 0.3), (1.12, -0.2, 0.3), (1.12, 0.2, 0.3), (0.98, 0.2, 0.3)], 0.03, 'rubber', corner=0.06)
    tube([(-0.25, -0.48, 0.2), (-0.25, -0.56, 0.2), (0.25, -0.56, 0.2), (0.25, -0.48, 0.2)], 0.03, 'rubber', corner=0.04)


def pouch(size, at, mat='accentcloth', soft=2):
    w, d, h = size
    box((w, d, h), at, mat, bevel=min(size) * 0.3)


@kind('bag', (30, 20), (-34, 18))
def bag():
    pouch((1.5, 0.85, 0.62), (0, 0, 0.34))
    pouch((1.54, 0.9, 0.3), (0, 0, 0.66))
    for x in (-0.98, 0.98):
        pouch((0.56, 0.8, 0.5), (x, 0, 0.27))
    pouch((0.9, 0.2, 0.36), (0, -0.46, 0.28))
    tube([(-0.7, -0.47, 0.62), (0.7, -0.47, 0.62)], 0.022, 'zinc')
    tube([(-0.36, -0.575, 0.4), (0.36, -0.575, 0.4)], 0.016, 'zinc')
    for x in (-0.52, 0.52):
        box((0.1, 0.95, 0.84), (x, 0, 0.405), 'webbing', bevel=0.03)
        box((0.18, 0.05, 0.12), (x, -0.49, 0.5), 'plastic', bevel=0.02)
    tube([(-0.3, -0.1, 0.8), (-0.25, -0.12, 0.98), (0.25, -0.12, 0.98), (0.3, -0.1, 0.8)], 0.035, 'webbing', corner=0.1)
    for x in (-0.98, 0.98):
        tube([(x - 0.2, -0.4, 0.42), (x + 0.2, -0.4, 0.42)], 0.016, 'zinc')
    box((0.7, 0.01, 0.05), (0, -0.572, 0.2), 'pale', bevel=0.002)


@kind('rack', (32, 26), (-36, 26))
def rack():
    tube([(-1, -0.65, 0.3), (1, -0.65, 0.3), (1, 0.65, 0.3), (-1, 0.65, 0.3)], 0.04, 'coated', corner=0.2, closed=True)
    tube([(-1, -0.65, 0.62), (1, -0.65, 0.62), (1, 0.65, 0.62), (-1, 0.65, 0.62)], 0.035, 'coated', corner=0.2, closed=True)
    plate_mark((0, -0.69, 0.46), 0.5)
    plate_mark((0, 0.69, 0.46), 0.5)
    for i in range(9):
        x = -0.8 + i * 0.2
        tube([(x, -0.65, 0.3), (x, 0.65, 0.3)], 0.022, 'coated')
    for y in (-0.25, 0.25):
        tube([(-1, y, 0.3), (1, y, 0.3)], 0.026, 'coated')
    for x in (-1, -0.4, 0.4, 1):
        for y in (-0.65, 0.65):
            tube([(x * 0.98, y, 0.3), (x * 0.98, y, 0.62)], 0.025, 'coated')
    for x in (-0.7, 0.7):
        tube([(x, -0.4, 0.3), (x, -0.4, 0.1), (x, 0.0, 0.0), (x, 0.4, 0.1), (x, 0.4, 0.3)], 0.035, 'coated', corner=0.1)
        box((0.16, 0.2, 0.05), (x, 0, 0.0), 'zinc', bevel=0.01)


@kind('strap', (26, 34), (-28, 30))
def strap():
    for at, turn in (((-0.55, 0.25, 0), 10), ((0.6, 0.3, 0), -20)):
        with Group() as roll:
            points = [(math.cos(a) * (0.14 + a * 0.0125), math.sin(a) * (0.14 + a * 0.0125)) for a in (i / 30 * math.tau for i in range(30 * 5))]
            inner = [(x * (1 - 0.05 / math.hypot(x, y)), y * (1 - 0.05 / math.hypot(x, y))) for x, y in points]
            rings = [[(a[0], a[1], 0), (a[0], a[1], 0.3), (b[0], b[1], 0.3), (b[0], b[1], 0)] for a, b in zip(points, inner)]
            loft(rings, 'accentcloth', bevel=0.006)
        roll.move(at=at, turn=(0, 0, turn))
    def ratchet():
        for y in (-0.17, 0.17):
            prism([(-0.4, 0.0), (0.4, 0.0), (0.46, 0.12), (0.1, 0.3), (-0.4, 0.18)], 0.03, 'zinc', (0, y, 0), bevel=0.008)
            cylinder(0.15, 0.04, (0.18, y * 1.1, 0.18), 'zinc', Y, segments=16)
        box((0.5, 0.42, 0.06), (-0.32, 0, 0.26), 'plastic', (0, -14, 0), bevel=0.025)
        cylinder(0.07, 0.46, (0.18, 0, 0.18), 'steel', Y)
        box((0.6, 0.3, 0.03), (0.62, 0, 0.1), 'accentcloth', (0, 8, 0), bevel=0.008)
    for at, turn in (((-0.35, -0.75, 0.02), 12), ((0.75, -0.6, 0.02), -18)):
        with Group() as one:
            ratchet()
        one.move(at=at, turn=(0, 0, turn))


@kind('tool-mount', (30, 18), (-34, 18))
def tool_mount():
    tube([(-0.9, 0.1, 0.2), (0.9, 0.1, 0.2)], 0.05, 'coated')
    box((0.3, 0.2, 0.3), (-0.62, 0.1, 0.2), 'coated', bevel=0.03)
    box((0.3, 0.2, 0.3), (0.62, 0.1, 0.2), 'coated', bevel=0.03)
    for x in (-0.62, 0.62):
        tube([(x - 0.2, -0.12, 0.62), (x - 0.24, -0.1, 0.42), (x, -0.02, 0.3), (x + 0.24, -0.1, 0.42), (x + 0.2, -0.12, 0.62)], 0.065, 'rubber', smooth_path=True)
        box((0.08, 0.1, 0.2), (x, 0.05, 0.32), 'coated', bevel=0.02)
        tube([(x - 0.24, -0.1, 0.55), (x, -0.22, 0.6), (x + 0.24, -0.1, 0.55)], 0.02, 'accent')
    tube([(-1.2, -0.06, 0.5), (1.5, -0.06, 0.5)], 0.055, 'wood')
    with Group() as axe:
        prism([(-0.08, 0.1), (0.12, 0.1), (0.16, -0.1), (0.26, -0.42), (-0.3, -0.42), (-0.1, -0.1)], 0.09, 'steel', bevel=0.035)
    axe.move(at=(-1.12, -0.06, 0.46))
