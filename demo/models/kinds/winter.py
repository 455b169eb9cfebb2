"""Ploughs and winter equipment."""
import math

from registry import kind
from kinds.winches import plate_mark
from shapes import *


def blade(width=2.6, mat='accent', at=(0, 0, 0)):
    def arc(off):
        return [(-math.cos(a) * (0.62 + off), math.sin(a) * (0.62 + off)) for a in (math.radians(118 + i * 8.2) for i in range(16))]
    front, back = arc(0), arc(0.035)
    outline = [(y - 0.25, z + 0.42) for y, z in front + back[::-1]]
    rings = [[(x, y, z) for y, z in outline] for x in (-width / 2, width / 2)]
    with Group() as whole:
        loft(rings, mat, bevel=0.006, sharp=30)
        top = outline[0]
        tube([(-width / 2, top[0], top[1]), (width / 2, top[0], top[1])], 0.045, mat)
        low = outline[15]
        box((width, 0.05, 0.16), (0, low[0] - 0.02, low[1] - 0.02), 'zinc', (24, 0, 0), bevel=0.012)
        for i in range(8):
            x = -width / 2 + 0.18 + i * (width - 0.36) / 7
            cylinder(0.035, 0.05, (x, low[0] - 0.055, low[1] - 0.015), 'steel', (66, 0, 0), segments=20)
        for x in (-width / 2 + 0.03, -width / 6, width / 6, width / 2 - 0.03):
            rib = [(y - 0.25, z + 0.42) for y, z in arc(0.035)] + [(y - 0.25, z + 0.42) for y, z in reversed(arc(0.13))]
            loft([[(x + s, y, z) for y, z in rib] for s in (-0.015, 0.015)], 'coated', bevel=0.004)
        for x in (-width / 2 + 0.05, width / 2 - 0.05):
            tube([(x, top[0], top[1]), (x, top[0], top[1] + 0.5)], 0.018, 'zinc')
            cylinder(0.045, 0.22, (x, top[0], top[1] + 0.5), 'accent', bevel=0.03)
    whole.move(at=at)


def push_frame(at=(0, 0, 0), angle=0):
    with Group() as whole:
        tube([(-0.42, 0, 0), (-0.42, 1.1, 0.02), (-0.25, 1.7, 0.08)], 0.055, 'coated', corner=0.3)
        tube([(0.42, 0, 0), (0.42, 1.1, 0.02), (0.25, 1.7, 0.08)], 0.055, 'coated', corner=0.3)
        for y in (0.35, 1.0):
            tube([(-0.42, y, 0), (0.42, y, 0)], 0.045, 'coated')
        box((1.1, 0.14, 0.1), (0, -0.02, 0), 'coated', bevel=0.02)
        prism([(-0.5, -0.02), (0.5, -0.02), (0.32, 0.3), (-0.32, 0.3)], 0.04, 'coated', (0, 0.16, 0.06), (90, 0, 0), bevel=0.01)
        cylinder(0.09, 0.14, (0, 0.05, 0.08), 'zinc')
        for x in (-0.2, 0.2):
            helix(0.055, 0.42, 9, 0.014, 'zinc', (x, 0.28, 0.2), (62, 0, 0))
        for x in (-0.25, 0.25):
            ring(0.085, 0.04, 0.1, (x, 1.7, 0.08), 'coated', X)
        box((0.3, 0.05, 0.26), (0, 1.0, 0.14), 'coated', bevel=0.01)
        plate_mark((0.25, -0.095, 0), 0.3)
        plate_mark((0, 0.2, 0.09), 0.34, (-90, 0, 0))
        cylinder(0.06, 0.12, (0, 1.0, 0.24), 'zinc', X)
    whole.move(at=at, turn=(0, 0, angle))


@kind('plough', (32, 16), (-40, 24))
def plough():
    blade()
    push_frame((0, 0.62, 0.26))


@kind('push-frame', (34, 24), (-38, 26))
def frame():
    push_frame()


@kind('plough-mount', (32, 22), (-36, 24))
def plough_mount():
    for x in (-0.55, 0.55):
        prism([(-0.7, 0.1), (0.55, 0.0), (0.7, 0.12), (0.7, 0.3), (0.2, 0.36), (-0.4, 0.62), (-0.7, 0.62)], 0.06, 'coated', (x, 0, 0), (0, 0, 90), bevel=0.015)
        for y, z in ((-0.55, 0.5), (-0.55, 0.26), (0.5, 0.2)):
            bolt((x + math.copysign(0.05, x), y, z), 0.06, (0, math.copysign(90, x), 0))
        ring(0.13, 0.06, 0.14, (x, 0.72, 0.2), 'coated', X)
    plate_mark((0.59, -0.1, 0.44), 0.4, (0, 0, 90))
    plate_mark((-0.59, -0.1, 0.44), 0.4, (0, 0, -90))
    plate_mark((0, -0.38, 0.395), 0.34, (-90, 0, 0))
    box((1.16, 0.4, 0.05), (0, -0.2, 0.36), 'coated', bevel=0.012)
    box((1.16, 0.3, 0.05), (0, 0.35, 0.1), 'coated', bevel=0.012)
    for x in (-0.25, 0.25):
        prism(rounded(0.22, 0.09, 0.044), 0.07, 'rubber', (x, -0.2, 0.36), (90, 0, 0), bevel=0.005)
    cylinder(0.05, 1.6, (0, 0.72, 0.2), 'zinc', X)
    torus(0.1, 0.02, (0.86, 0.72, 0.2), 'zinc', X)
    for x, y in ((-0.45, -1.05), (-0.2, -1.15), (0.1, -1.02)):
        with Group() as u:
            tube([(-0.14, 0, 0), (-0.14, 0.3, 0), (0, 0.42, 0), (0.14, 0.3, 0), (0.14, 0, 0)], 0.028, 'zinc', corner=0.16)
            for side in (-0.14, 0.14):
                cylinder(0.06, 0.05, (side, 0.05, 0), 'zinc', Y, segments=6)
        u.move(at=(x, y, 0.03), turn=(0, 0, 12))


@kind('wear-bar', (30, 22), (-34, 26))
def wear_bar():
    for at, turn in (((0, 0, 0), (0, 0, 0)), ((0.08, -0.5, -0.02), (-70, 0, -5))):
        with Group() as bar:
            prism([(-1.3, -0.17), (1.3, -0.17), (1.3, 0.17), (-1.3, 0.17)], 0.07, 'zinc', bevel=0.02)
            for i in range(7):
                x = -1.1 + i * 2.2 / 6
                box((0.15, 0.09, 0.09), (x, 0, 0.05), 'rubber', bevel=0.01)
            prism([(-1.3, -0.04), (1.3, -0.04), (1.3, 0.03), (-1.3, 0.03)], 0.1, 'steel', (0, 0, -0.16), bevel=0.02)
            plate_mark((-0.92, -0.04, -0.06), 0.3)
        bar.move(turn=(-20, 0, 0))
        bar.move(at=at, turn=turn)
    for i in range(5):
        with Group() as one:
            cylinder(0.08, 0.05, (0, 0, 0), 'zinc', bevel=0.02)
            box((0.09, 0.09, 0.05), (0, 0, 0.04), 'zinc', bevel=0.01)
            cylinder(0.045, 0.26, (0, 0, 0.16), 'zinc', segments=32)
        one.move(at=(-0.8 + i * 0.26, -1.05 - (i % 2) * 0.1, -0.15))


def grip(length=0.95, cable=True):
    """A handlebar grip along x, its flange at the left."""
    cylinder(0.16, length, (0, 0, 0), 'rubber', X, bevel=0.04)
    ring(0.25, 0.13, 0.06, (-length / 2, 0, 0), 'rubber', X, bevel=0.025)
    for row in range(9):
        def rib(i, row=row):
            box((0.02, 0.05, 0.075), (0, 0, 0), 'rubber', bevel=0.009)
        with Group() as ribs:
            around(14, 0.163, rib, start=row * 12.8)
        ribs.move(turn=X)
        for obj in ribs.objects:
            obj.matrix_world.translation.x += -length / 2 + 0.12 + row * 0.088
    ring(0.17, 0.1, 0.06, (length / 2 - 0.02, 0, 0), 'accent', X)
    if cable:
        tube([(-length / 2, 0, -0.2), (-length / 2 - 0.15, 0.1, -0.16), (-length / 2 - 0.3, 0.5, -0.14), (-length / 2 + 0.2, 0.9, -0.14)], 0.025, 'rubber', smooth_path=True)


@kind('grips', (26, 28), (-30, 24))
def grips():
    for y, turn in ((-0.28, 8), (0.38, -10)):
        with Group() as one:
            grip()
        one.move(at=(0.1, y, 0.2), turn=(0, 0, turn))
    with Group() as control:
        box((0.42, 0.3, 0.16), (0, 0, 0), 'plastic', bevel=0.05)
        cylinder(0.1, 0.05, (-0.06, 0, 0.09), 'accent', bevel=0.02)
        for i in range(3):
            cylinder(0.018, 0.02, (0.12, -0.07 + i * 0.07, 0.085), 'lamp')
    control.move(at=(-0.95, 0.3, 0.1), turn=(0, 0, 20))


@kind('hand-guard', (24, 14), (-30, 18))
def hand_guards():
    for side in (1, -1):
        with Group() as one:
            rings = []
            for i in range(13):
                t = i / 12
                a = math.radians(-74 + t * 128)
                x, y = math.sin(a) * 0.62, -math.cos(a) * 0.42
                h = 0.1 + 0.27 * math.sin(min(1, t * 1.25) * math.pi * 0.62) ** 0.8
                rings.append([(x + s * 0.02 * math.sin(a), y + s * 0.02, z) for s, z in ((-1, -h * 0.8), (-1.5, 0), (-1, h), (1, h), (1.5, 0), (1, -h * 0.8))])
            loft(rings, 'accent', subdivide=2)
            tube([(-0.62, -0.1, 0), (-0.35, -0.28, 0), (0.2, -0.36, 0), (0.55, -0.2, 0), (0.6, 0.12, 0)], 0.032, 'zinc', smooth_path=True)
            box((0.16, 0.16, 0.2), (0.6, 0.14, 0), 'plastic', bevel=0.04)
            bolt((-0.34, -0.42, 0.02), 0.05, (90, 0, 0))
            bolt((0.2, -0.47, 0.02), 0.05, (90, 0, 0))
            for z in (0.12, -0.1):
                box((0.3, 0.02, 0.035), (-0.05, -0.455, z), 'plastic', bevel=0.008)
        if side < 0:
            for obj in one.objects:
                from mathutils import Matrix
                obj.matrix_world = Matrix.Diagonal((-1, 1, 1, 1)) @ obj.matrix_world
        one.move(at=(side * 0.72, 0, 0), turn=(0, 0, side * 8))


def link(at, turn, size=0.11, mat='zinc'):
    tube([(-size, -size * 0.5, 0), (size, -size * 0.5, 0), (size, size * 0.5, 0), (-size, size * 0.5, 0)], size * 0.2, mat, corner=size * 0.5, closed=True, at=at, turn=turn)


@kind('snow-chain', (24, 40), (-30, 36))
def chain():
    """Two side chains with cross chains, laid out as a coiled ladder."""
    import random
    pick = random.Random(4)
    count = 46
    for radius in (0.62, 0.98):
        n = int(count * radius / 0.98)
        for i in range(n):
            a = i / n * math.tau
            link((math.cos(a) * radius, math.sin(a) * radius, 0.06), (90 * (i % 2) + 20, 0, math.degrees(a) + 90), 0.09)
    for i in range(11):
        a = i / 11 * math.tau
        for j in range(4):
            r = 0.66 + j * 0.09
            link((math.cos(a) * r, math.sin(a) * r, 0.1), (90 * (j % 2) + 15, 0, math.degrees(a)), 0.085, 'steel')
    for k in range(2):
        for i in range(26):
            a = i / 26 * math.tau
            link((math.cos(a) * 0.28, math.sin(a) * 0.28 , 0.08 + k * 0.15), (90 * (i % 2) + pick.random() * 30, 0, math.degrees(a) + 90), 0.085)
    torus(0.17, 0.02, (0.95, -0.55, 0.05), 'accent')
    tube([(0.98, 0, 0.1), (1.15, -0.2, 0.08), (1.1, -0.42, 0.06)], 0.03, 'rubber', smooth_path=True)


def hopper(low, high, height, mat, at):
    rings = [[(x * s, y * s, z) for x, y in rounded(1, 1, 0.2)] for s, z in ((low, 0), (high, height), (high + 0.06, height), (high + 0.06, height + 0.05), (high - 0.06, height + 0.05), (high - 0.1, height - 0.04), (low - 0.08, 0.1))]
    loft(rings, mat, at, bevel=0.008)


@kind('sander', (30, 16), (-34, 18))
def sander():
    box((1.1, 0.5, 0.06), (0, 0, 0.62), 'coated', bevel=0.015)
    rings = [[(x * w, y * d, z) for x, y in rounded(1, 1, 0.12)] for w, d, z in ((0.9, 0.3, 0.5), (1.7, 0.9, 1.25), (1.7, 0.9, 1.35), (1.62, 0.82, 1.35), (1.6, 0.8, 1.28))]
    loft(rings, 'accent', bevel=0.01)
    box((1.56, 0.76, 0.05), (0, 0, 1.3), 'sand', bevel=0.03)
    box((1.2, 0.14, 0.14), (0, -0.02, 0.44), 'coated', bevel=0.03)
    for i in range(9):
        box((0.04, 0.1, 0.06), (-0.48 + i * 0.12, -0.03, 0.36), 'zinc', bevel=0.01)
    cylinder(0.16, 0.3, (0.78, 0, 0.46), 'coated', X)
    for x in (-0.5, 0.5):
        tube([(x, 0.2, 0.6), (x, 0.62, 0.3), (x, 0.62, 0.0)], 0.04, 'zinc', corner=0.1)
        tube([(x, -0.2, 0.6), (x, -0.3, 0.0)], 0.04, 'zinc')
    tube([(-0.6, 0.62, 0.02), (0.6, 0.62, 0.02)], 0.04, 'zinc')
    tube([(-0.6, -0.3, 0.02), (0.6, -0.3, 0.02)], 0.04, 'zinc')


@kind('plough-package', (32, 16), (-40, 24))
def plough_package():
    blade()
    push_frame((0, 0.62, 0.26))
    with Group() as mount:
        plough_mount()
    mount.move(at=(0.1, 2.4, 0.1), scale=0.7)
