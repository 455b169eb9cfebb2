"""Tyres, rims and their fasteners."""
import math

from registry import kind
from shapes import *


def carcass(outer=1.0, rim=0.5, width=0.75, crown=0.08):
    """The body of a tyre about z: bead, side, shoulder and tread."""
    h = width / 2
    half = [
        (rim, h * 0.62), (rim + 0.03, h * 0.72), (rim + 0.1, h * 0.82), (rim + 0.2, h * 0.96),
        (outer * 0.8, h * 1.0), (outer * 0.9, h * 0.93), (outer - 0.035, h * 0.8),
        (outer, h * 0.55), (outer + crown * 0.3, 0),
    ]
    profile = half + [(r, -z) for r, z in reversed(half[:-1])]
    inner = [(rim + 0.02, -h * 0.5), (outer * 0.85, -h * 0.7), (outer * 0.85, h * 0.7), (rim + 0.02, h * 0.5)]
    closed = profile + inner + profile[:1]
    lathe(closed, 'rubber', segments=96, sharp=30)
    for side in (1, -1):
        for radius in (rim + 0.13, outer * 0.83):
            torus(radius, 0.012, at=(0, 0, side * h * (0.87 if radius < 0.7 else 1.0)), mat='rubber')
        # The maker's mark: two coloured arcs on the sidewall.
        for start in (40, 220):
            arc = [(math.cos(math.radians(start + d)) * outer * 0.74, math.sin(math.radians(start + d)) * outer * 0.74, side * h * 0.985) for d in range(0, 46, 3)]
            tube(arc, 0.022, 'accent')


def block(length, width, height, at, twist=0.0, lean=0.0, taper=0.82):
    """A tread block that points outwards along x."""
    l, w = length / 2, width / 2
    low = [(0, -l, -w), (0, l, -w), (0, l, w), (0, -l, w)]
    high = [(height, y * taper, z * taper) for _, y, z in low]
    loft([low, high], 'rubber', at, (twist, lean, 0), bevel=0.012)


def mud_tread(outer=1.0, width=0.75, count=15, height=0.13):
    h = width / 2
    for side in (1, -1):
        def lug(i, side=side):
            block(0.15, h * 0.78, height, (-0.05, 0, side * h * 0.42), twist=side * 24)
            block(0.13, 0.2, height * 0.9, (-0.1, side * -0.04, side * h * 0.9), twist=side * 10, lean=-side * 38)
        around(count, outer, lug, start=0 if side == 1 else 180 / count)


def trail_tread(outer=1.0, width=0.75, count=22, height=0.085):
    h = width / 2
    for row, (z, twist) in enumerate(((0.0, 0), (h * 0.36, 14), (-h * 0.36, -14), (h * 0.74, -10), (-h * 0.74, 10))):
        around(count, outer, lambda i, z=z, twist=twist: block(
            0.19, h * 0.28, height, (-0.03 - abs(z) * 0.16, 0, z), twist, lean=-math.copysign(22, z) if abs(z) > h * 0.6 else 0),
            start=180 / count if row in (1, 2) else 0)


def winter_tread(outer=1.0, width=0.75):
    h = width / 2
    count = 20
    for row, z in enumerate((-0.72, -0.26, 0.26, 0.72)):
        def lug(i, z=z, row=row):
            lean = -math.copysign(20, z) if abs(z) > 0.5 else 0
            for sipe in (-1, 0, 1):
                block(0.062, h * 0.36, 0.085, (-0.03 - abs(z) * h * 0.16, sipe * 0.075, z * h), 8 * (1 if z > 0 else -1), lean, taper=0.9)
            if (i + row) % 2 == 0:
                cylinder(0.018, 0.06, (0.065 - abs(z) * h * 0.16, 0.037, z * h), 'chrome', (0, 90 + lean, 0), segments=16)
        around(count, outer, lug, start=9 if row % 2 else 0)


def road_tread(outer=1.0, width=0.75):
    h = width / 2
    for z in (-0.5, -0.17, 0.17, 0.5):
        lathe([(outer - 0.02, (z - 0.145) * h), (outer + 0.055, (z - 0.135) * h), (outer + 0.055, (z + 0.135) * h), (outer - 0.02, (z + 0.145) * h)],
              'rubber', segments=96, sharp=30)
    for side in (1, -1):
        around(44, outer, lambda i, side=side: block(0.115, h * 0.3, 0.06, (-0.055, 0, side * h * 0.82), side * 16, -side * 30))


def standing_tyre(tread, **how):
    with Group() as whole:
        carcass()
        tread(**how)
    whole.move(turn=(90, 0, 0))


@kind('mud-tyre', (38, 10), (-52, 12))
def mud():
    standing_tyre(mud_tread)


@kind('trail-tyre', (38, 10), (-52, 12))
def trail():
    standing_tyre(trail_tread)


@kind('winter-tyre', (42, 10), (-52, 12))
def winter():
    standing_tyre(winter_tread)


@kind('road-tyre', (40, 10), (-52, 12))
def road():
    standing_tyre(road_tread)


def barrel(radius=0.5, width=0.6, mat='grey'):
    """The bed of a rim about z, its face at positive z."""
    h = width / 2
    outer = [
        (radius, -h), (radius + 0.035, -h + 0.01), (radius + 0.03, -h + 0.05), (radius - 0.02, -h + 0.1),
        (radius - 0.09, -0.06), (radius - 0.09, 0.06), (radius - 0.02, h - 0.1), (radius + 0.03, h - 0.05),
        (radius + 0.035, h - 0.01), (radius, h), (radius - 0.03, h - 0.04), (radius - 0.07, h - 0.12),
        (radius - 0.13, 0.05), (radius - 0.13, -0.08), (radius - 0.05, -h + 0.08), (radius, -h),
    ]
    lathe(outer, mat, segments=96, sharp=35)


def hub(z, mat, count=4):
    cylinder(0.16, 0.1, (0, 0, z), mat)
    ring(0.075, 0.05, 0.12, (0, 0, z + 0.02), 'plastic')
    cylinder(0.06, 0.06, (0, 0, z + 0.04), 'plastic')
    around(count, 0.115, lambda i: cylinder(0.022, 0.03, (0, 0, z + 0.05), 'chrome', segments=6), start=45)


def alloy(width=0.56, spokes=7):
    barrel(width=width, mat='zinc')
    z = width / 2 - 0.14
    hub(z, 'zinc')
    def spoke(i):
        rings = [[(r, y * w, zz + s) for y, s in ((-1, -0.05), (1, -0.05), (0.7, 0.03), (-0.7, 0.03))]
                 for r, w, zz in ((0.1, 0.07, z), (0.24, 0.045, z + 0.03), (0.36, 0.05, z + 0.02), (0.46, 0.075, z))]
        loft(rings, 'zinc', bevel=0.012)
    around(spokes, 0, spoke)
    ring(0.43, 0.4, 0.03, (0, 0, z - 0.06), 'plastic')
    cylinder(0.045, 0.075, (0, 0, z + 0.045), 'accent')


def steel(width=0.56):
    barrel(width=width, mat='coated')
    z = width / 2 - 0.2
    lathe([(0.07, z + 0.06), (0.16, z + 0.06), (0.2, z + 0.1), (0.28, z + 0.1), (0.36, z - 0.02), (0.42, z - 0.04), (0.42, z - 0.08),
           (0.34, z - 0.06), (0.27, z + 0.05), (0.2, z + 0.05), (0.15, z + 0.01), (0.07, z + 0.01), (0.07, z + 0.06)], 'coated', sharp=40)
    around(8, 0.335, lambda i: cylinder(0.045, 0.1, (0, 0, z), 'rubber', bevel=0.01, segments=32))
    around(4, 0.115, lambda i: cylinder(0.024, 0.05, (0, 0, z + 0.08), 'chrome', segments=6), start=45)
    tube([(0.4, 0.06, z + 0.02), (0.38, 0.06, z + 0.14)], 0.012, 'rubber')
    ring(0.505, 0.485, 0.02, (0, 0, width / 2 - 0.005), 'accent', bevel=0.004)


def beadlock(width=0.56):
    alloy(width, spokes=5)
    ring(0.555, 0.46, 0.045, (0, 0, width / 2 + 0.005), 'accent', bevel=0.012)
    around(16, 0.51, lambda i: cylinder(0.018, 0.03, (0, 0, width / 2 + 0.04), 'chrome', segments=6))


def standing_rim(build, **how):
    with Group() as whole:
        build(**how)
    whole.move(turn=(90, 0, 0))


@kind('alloy-rim', (28, 8), (-40, 12))
def alloy_rim():
    standing_rim(alloy)


@kind('steel-rim', (28, 8), (-40, 12))
def steel_rim():
    standing_rim(steel)


@kind('beadlock-rim', (28, 8), (-40, 12))
def beadlock_rim():
    standing_rim(beadlock)


@kind('wheel', (36, 8), (-40, 12))
def wheel():
    for at, turn in (((0, 0, 0), 0), ((0.75, 1.35, 0), -6)):
        with Group() as whole:
            carcass(rim=0.5)
            mud_tread()
            alloy(width=0.66)
        whole.move(turn=(90, 0, 0))
        whole.move(at=at, turn=(0, 0, turn))


@kind('spacer', (26, 26), (-30, 22))
def spacer():
    def one():
        lathe([(0.3, -0.16), (0.96, -0.16), (1.0, -0.12), (1.0, 0.12), (0.96, 0.16), (0.42, 0.16), (0.4, 0.24), (0.3, 0.24), (0.3, -0.16)], 'grey', sharp=30)
        for i in range(4):
            a = math.radians(45 + i * 90)
            cylinder(0.07, 0.44, (math.cos(a) * 0.68, math.sin(a) * 0.68, 0.36), 'chrome', segments=32)
            b = math.radians(i * 90)
            ring(0.15, 0.11, 0.02, (math.cos(b) * 0.68, math.sin(b) * 0.68, 0.165), 'zinc')
            cylinder(0.11, 0.02, (math.cos(b) * 0.68, math.sin(b) * 0.68, 0.163), 'rubber')
        torus(0.995, 0.02, (0, 0, 0), 'accent')
    with Group() as lying:
        one()
    with Group() as leaning:
        one()
    leaning.move(turn=(66, 0, 0))
    leaning.move(at=(0.7, 1.15, 0.86), turn=(0, 0, -18))
    lying.move(at=(-0.4, -0.3, 0))


def nut(at, turn=(0, 0, 0), key='chrome'):
    with Group() as whole:
        lathe([(0, 0.95), (0.1, 0.94), (0.26, 0.84), (0.3, 0.72), (0.3, 0.3), (0.0, 0.3)], key, segments=6, sharp=25)
        lathe([(0.22, 0), (0.34, 0.2), (0.36, 0.3), (0.3, 0.32), (0, 0.32)], key)
        lathe([(0, 0.03), (0.13, 0.03), (0.22, 0)], 'rubber')
    whole.move(turn=turn)
    whole.move(at=at)


@kind('nuts', (24, 26), (-28, 24))
def nuts():
    for row in range(3):
        for column in range(5):
            nut((column * 0.78 - 1.5 + row * 0.1, row * 0.85 - 0.4, 0))
    nut((-0.9, -1.2, 0.33), (100, 0, 40))
    nut((0.6, -1.3, 0.33), (96, 0, -60))
    with Group() as key:
        ring(0.36, 0.27, 0.9, (0, 0, 0), 'accent', X)
        cylinder(0.2, 0.3, (0.55, 0, 0), 'chrome', X, segments=6)
    key.move(at=(1.75, -1.15, 0.36), turn=(0, 0, 25))


@kind('repair-kit', (24, 30), (-28, 28))
def repair_kit():
    box((2.2, 1.3, 0.36), (0, 0, 0.18), 'plastic', bevel=0.09)
    box((2.0, 1.1, 0.02), (0, 0, 0.365), 'grey', bevel=0.01)
    with Group() as lid:
        box((2.2, 1.3, 0.22), (0, 0, 0), 'plastic', bevel=0.09)
        box((1.9, 1.0, 0.02), (0, 0, -0.115), 'grey', bevel=0.01)
        for i in range(7):
            box((0.13, 0.8, 0.05), (-0.75 + i * 0.25, 0, -0.14), 'bark', bevel=0.02)
    lid.move(turn=(100, 0, 0))
    lid.move(at=(0, 0.76, 0.92))
    for y, tip in ((0.2, True), (-0.2, False)):
        with Group() as tool:
            cylinder(0.1, 0.66, (0, 0, 0), 'accent', Y, bevel=0.05)
            tube([(0, 0, 0), (0.95, 0, 0)], 0.035, 'zinc')
            if tip:
                helix(0.04, 0.4, 9, 0.014, 'steel', (0.75, 0, 0), X)
        tool.move(at=(-0.8 if tip else -0.72, y + 0.05, 0.46), turn=(0, 0, -6 if tip else 8))
    for i in range(3):
        with Group() as cartridge:
            lathe([(0, -0.3), (0.08, -0.28), (0.09, 0.12), (0.05, 0.24), (0.035, 0.26), (0.035, 0.32), (0, 0.32)], 'zinc')
        cartridge.move(turn=(90, 0, 0))
        cartridge.move(at=(0.55 + i * 0.2, -0.15, 0.46))
