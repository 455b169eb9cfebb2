"""Winches and what belongs to them."""
import math

from registry import kind
from shapes import *


def hook(at=(0, 0, 0), mat='accent', scale=1.0, turn=(0, 0, 0)):
    with Group() as whole:
        box((0.16, 0.1, 0.16), (0, 0, -0.06), 'coated')
        arc = [(0, 0, -0.12), (0, 0, -0.24)] + [
            (0.13 - math.cos(a) * 0.13, 0, -0.34 - math.sin(a) * 0.15) for a in (i / 12 * math.pi * 1.15 for i in range(13))
        ]
        tube(arc, 0.045, mat, smooth_path=True)
        tube([(0.03, 0, -0.2), (0.2, 0, -0.3)], 0.014, 'zinc')
        tube([(-0.11, 0, -0.06), (0.11, 0, -0.06)], 0.03, 'zinc')
    whole.move(at=at, turn=turn, scale=scale)


def drum(length, rope):
    for x in (-length / 2, length / 2):
        ring(0.3, 0.12, 0.04, (x, 0, 0), 'zinc', X)
    cylinder(0.14, length, (0, 0, 0), 'steel', X)
    for layer, radius in enumerate((0.2, 0.25)):
        helix(radius, length - 0.06 - layer * 0.1, (length - 0.1) / 0.062, 0.033, rope, turn=X)


def winch(length=0.62, motor=0.5, rope='accent', roller=False):
    cylinder(0.29, motor, (-length / 2 - motor / 2 - 0.06, 0, 0), 'coated', X, bevel=0.04)
    cylinder(0.24, 0.04, (-length / 2 - motor - 0.07, 0, 0), 'steel', X)
    ring(0.315, 0.2, 0.07, (-length / 2 - 0.05, 0, 0), 'zinc', X)
    ring(0.315, 0.2, 0.07, (length / 2 + 0.05, 0, 0), 'zinc', X)
    cylinder(0.31, 0.26, (length / 2 + 0.2, 0, 0), 'coated', X, bevel=0.04)
    cylinder(0.25, 0.1, (length / 2 + 0.37, 0, 0), 'coated', X, bevel=0.03)
    around_x = [(0.24 * math.cos(a), 0.24 * math.sin(a)) for a in (i / 6 * math.tau for i in range(6))]
    for y, z in around_x:
        bolt((length / 2 + 0.335, y, z), 0.028, X)
    tube([(length / 2 + 0.24, 0, 0.28), (length / 2 + 0.24, 0, 0.42)], 0.03, 'zinc')
    box((0.16, 0.07, 0.07), (length / 2 + 0.24, 0, 0.45), 'accent', bevel=0.025)
    for y, z in ((0.27, 0.16), (0.27, -0.16), (-0.27, 0.2)):
        cylinder(0.028, length + 0.16, (0, y, z), 'zinc', X)
    drum(length, rope)
    for i, x in enumerate((-0.1, 0.1)):
        cylinder(0.035, 0.08, (-length / 2 - motor + 0.06 + i * 0.14, 0.06, 0.3), 'brass')
    box((length + motor + 0.5, 0.5, 0.05), (-0.05, 0.02, -0.36), 'coated', bevel=0.015)
    box((length + motor + 0.3, 0.05, 0.3), (-0.02, -0.26, -0.46), 'coated', bevel=0.015)
    if roller:
        for z in (-0.34, -0.6):
            cylinder(0.05, 0.6, (0, -0.36, z), 'zinc', X)
        for x in (-0.3, 0.3):
            cylinder(0.05, 0.3, (x, -0.36, -0.47), 'zinc')
        z = -0.47
    else:
        z = -0.46
        outline = rounded(0.78, 0.3, 0.1)
        prism(outline, 0.09, 'chrome', (0, -0.33, z), bevel=0.03)
        prism(rounded(0.46, 0.12, 0.059), 0.1, 'rubber', (0, -0.335, z), bevel=0.02)
    tube([(0, -0.2, -0.2), (0.02, -0.34, z), (0.05, -0.46, z - 0.02), (0.06, -0.5, z - 0.12)], 0.033, rope, corner=0.05)
    hook((0.06, -0.5, z - 0.1), scale=0.75)


@kind('winch', (28, 18), (-36, 20))
def atv_winch():
    winch()


@kind('wide-winch', (30, 20), (-34, 18))
def wide_winch():
    winch(length=0.95, motor=0.56, rope='zinc', roller=True)


@kind('winch-rope', (20, 34), (-30, 26))
def rope():
    for layer, radius in enumerate((0.62, 0.75, 0.88)):
        helix(radius, 0.42 - layer * 0.05, 4 - layer * 0.5, 0.055, 'accentcloth', (0, 0, 0.28), start=layer, per_turn=48)
    for angle in (0.4, 2.5, 4.6):
        x, y = math.cos(angle) * 0.74, math.sin(angle) * 0.74
        box((0.46, 0.09, 0.56), (x, y, 0.28), 'webbing', (0, 0, math.degrees(angle)), bevel=0.04)
    tube([(0.5, -0.72, 0.5), (0.1, -1.05, 0.3), (-0.35, -1.2, 0.07), (-0.6, -1.15, 0.06)], 0.055, 'accentcloth', smooth_path=True)
    tube([(-0.52, -1.16, 0.06), (-0.66, -1.07, 0.06), (-0.86, -1.12, 0.06), (-0.86, -1.2, 0.06), (-0.66, -1.24, 0.06), (-0.52, -1.16, 0.06)], 0.035, 'zinc', closed=True, corner=0.05)
    with Group() as whole:
        hook(scale=1.3)
    whole.move(at=(-0.88, -1.16, 0.07), turn=(88, 0, -80))


def plate_mark(at, width, turn=(0, 0, 0)):
    """The maker's coloured plate."""
    prism(rounded(width, width * 0.36, width * 0.1), 0.016, 'accent', at, turn, bevel=0.004)
    prism(rounded(width * 0.7, width * 0.08, width * 0.03), 0.02, 'paper', at, turn, bevel=0.002)


@kind('winch-plate', (30, 24), (-32, 28))
def winch_plate():
    box((1.9, 0.9, 0.06), (0, 0, 0.5), 'coated', bevel=0.02)
    prism([(-0.95, 0), (0.95, 0), (0.95, -0.35), (0.6, -0.62), (-0.6, -0.62), (-0.95, -0.35)], 0.06, 'coated', (0, -0.45, 0.53), bevel=0.015)
    prism(rounded(0.72, 0.2, 0.095), 0.08, 'rubber', (0, -0.46, 0.2), bevel=0.01)
    for x in (-0.5, 0.5):
        cylinder(0.045, 0.02, (x, -0.49, 0.2), 'zinc', Y)
    for x in (-0.95, 0.95):
        prism([(-0.45, 0), (0.45, 0), (0.45, 0.28), (-0.2, 0.5), (-0.45, 0.2)], 0.06, 'coated', (x, 0, 0.5), (0, 0, 90), bevel=0.015)
        for y in (-0.2, 0.25):
            cylinder(0.05, 0.09, (x, y, 0.66), 'rubber', X, segments=32)
    plate_mark((0.68, -0.485, 0.34), 0.3)
    for x in (-0.62, -0.25, 0.25, 0.62):
        for y in (-0.18, 0.2):
            ring(0.065, 0.04, 0.012, (x, y, 0.535), 'zinc')
            cylinder(0.042, 0.02, (x, y, 0.53), 'rubber')
    for i, (x, y) in enumerate(((-0.75, -1.0), (-0.55, -1.12), (-0.3, -1.0), (-0.1, -1.14))):
        with Group() as one:
            cylinder(0.07, 0.06, (0, 0, 0), 'zinc', segments=6)
            cylinder(0.04, 0.24, (0, 0, 0.14), 'zinc', segments=32)
        one.move(at=(x, y, -0.05))


@kind('winch-remote', (24, 40), (-24, 30))
def remote():
    with Group() as whole:
        outline = [(x, z) for x, z in rounded(0.62, 1.5, 0.24, 10)]
        prism(outline, 0.3, 'plastic', bevel=0.08)
        prism([(x * 0.86, z * 0.92) for x, z in outline], 0.04, 'grey', (0, -0.15, 0), bevel=0.015)
        for z, turn in ((0.34, 0), (-0.06, 180)):
            cylinder(0.2, 0.07, (0, -0.17, z), 'accent', Y, bevel=0.03)
            prism([(-0.09, -0.06), (0.09, -0.06), (0, 0.1)], 0.03, 'paper', (0, -0.205, z), (0, turn, 0), bevel=0.004)
        cylinder(0.04, 0.04, (0, -0.17, 0.62), 'lamp', Y)
        tube([(0, 0, 0.74), (0, 0, 1.05)], 0.07, 'plastic')
    whole.move(turn=(-90, 0, 0), at=(0, 0, 0.15))
    tube([(0, 1.0, 0.15), (0, 1.4, 0.1), (0.5, 1.6, 0.05), (0.95, 1.1, 0.05), (0.75, 0.4, 0.05), (1.05, -0.2, 0.05), (0.9, -0.6, 0.05)], 0.05, 'rubber', smooth_path=True)
    with Group() as plug:
        cylinder(0.13, 0.3, (0, 0, 0), 'plastic', Y)
        cylinder(0.1, 0.2, (0, -0.2, 0), 'zinc', Y)
    plug.move(at=(0.88, -0.75, 0.13), turn=(0, 0, -10))


@kind('snatch-block', (28, 14), (-30, 16))
def snatch_block():
    with Group() as whole:
        side = [(math.sin(a) * 0.52, math.cos(a) * 0.52 - 0.1) for a in (math.radians(70 + i * 11) for i in range(21))]
        outline = side + [(-0.2, 0.72), (0.2, 0.72)]
        for y in (-0.16, 0.16):
            prism(outline, 0.06, 'accentmetal', (0, y, 0), bevel=0.02)
        lathe([(0.1, -0.11), (0.46, -0.11), (0.46, -0.09), (0.34, 0), (0.46, 0.09), (0.46, 0.11), (0.1, 0.11)], 'zinc', (0, 0, -0.1), Y)
        cylinder(0.12, 0.44, (0, 0, -0.1), 'zinc', Y)
        cylinder(0.06, 0.5, (0, 0, -0.1), 'steel', Y)
        cylinder(0.07, 0.5, (0, 0, 0.62), 'zinc', Y)
        tube([(-0.0, -0.3, 0.62), (0, -0.3, 1.0), (0, 0, 1.25), (0, 0.3, 1.0), (0, 0.3, 0.62)], 0.075, 'zinc', smooth_path=True)
        torus(0.09, 0.05, (0, -0.3, 0.62), 'zinc', Y)
        torus(0.09, 0.05, (0, 0.3, 0.62), 'zinc', Y)
    whole.move(turn=(-64, 0, 24))
    for at, turn in (((1.0, -0.35, 0.05), 20),):
        with Group() as shackle:
            tube([(-0.22, 0, 0), (-0.24, 0.3, 0), (-0.16, 0.52, 0), (0, 0.6, 0), (0.16, 0.52, 0), (0.24, 0.3, 0), (0.22, 0, 0)], 0.07, 'zinc', smooth_path=True)
            cylinder(0.06, 0.72, (0.02, 0, 0), 'accentmetal', X)
            for x in (-0.22, 0.22):
                torus(0.07, 0.05, (x, 0, 0), 'zinc', X)
            cylinder(0.1, 0.08, (0.42, 0, 0), 'accentmetal', X)
        shackle.move(at=at, turn=(0, 0, turn))


@kind('winch-package', (28, 18), (-36, 20))
def package():
    with Group() as main:
        winch()
    main.move(at=(0, 0, 0.72))
    with Group() as coil:
        rope()
    coil.move(at=(1.35, -0.75, -0.14), turn=(0, 0, 40), scale=0.42)
    with Group() as hand:
        remote()
    hand.move(at=(-0.75, -1.0, -0.12), turn=(0, 0, -20), scale=0.42)
