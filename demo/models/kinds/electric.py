"""Batteries, lamps and wiring."""
import math

from registry import kind
from shapes import *


@kind('battery', (32, 22), (-34, 20))
def battery():
    box((1.5, 0.95, 1.1), (0, 0, 0.55), 'plastic', bevel=0.05)
    box((1.54, 0.99, 0.22), (0, 0, 1.14), 'accent', bevel=0.05)
    box((0.8, 0.6, 0.08), (0, 0.05, 1.28), 'accent', bevel=0.03)
    for x in (-0.6, 0.6):
        box((0.26, 0.26, 0.1), (x, -0.28, 1.27), 'plastic', bevel=0.02)
        box((0.2, 0.2, 0.16), (x, -0.28, 1.38), 'zinc', bevel=0.02)
        cylinder(0.045, 0.04, (x, -0.39, 1.38), 'steel', Y)
    tube([(-0.45, 0.1, 1.26), (-0.45, 0.1, 1.58), (0.45, 0.1, 1.58), (0.45, 0.1, 1.26)], 0.05, 'rubber', corner=0.16)
    box((1.0, 0.02, 0.5), (0, -0.48, 0.56), 'pale', bevel=0.01)
    prism([(-0.05, 0.2), (0.12, 0.2), (0.04, 0.04), (0.16, 0.04), (-0.08, -0.22), (0.0, -0.04), (-0.12, -0.04)], 0.02, 'accent', (-0.25, -0.495, 0.56), bevel=0.004)
    for i, w in enumerate((0.4, 0.32, 0.36)):
        box((w, 0.012, 0.045), (0.08 + w / 2, -0.492, 0.68 - i * 0.12), 'grey', bevel=0.004)
    for y in range(6):
        box((0.03, 0.08, 0.8), (0.755, -0.3 + y * 0.12, 0.55), 'plastic', bevel=0.012)


def clamp(at, mat, turn):
    with Group() as one:
        for side in (-1, 1):
            prism([(-0.42, side * 0.02), (0.1, side * 0.05), (0.42, side * 0.02), (0.42, side * 0.1), (0.1, side * 0.14), (-0.42, side * 0.2)], 0.14, mat, bevel=0.02)
            for i in range(4):
                box((0.04, 0.13, 0.03), (0.26 + i * 0.05, 0, side * 0.03), 'zinc', bevel=0.004)
        cylinder(0.06, 0.18, (0.02, 0, 0), 'zinc', Y)
    one.move(at=at, turn=turn)


@kind('charger', (28, 26), (-30, 24))
def charger():
    box((1.3, 0.75, 0.34), (0, 0, 0.17), 'plastic', bevel=0.07)
    box((1.02, 0.55, 0.03), (0, 0, 0.345), 'grey', bevel=0.012)
    box((0.46, 0.26, 0.02), (-0.22, 0.05, 0.365), 'screen', bevel=0.008)
    for i in range(4):
        cylinder(0.03, 0.02, (0.14 + i * 0.1, 0.12, 0.365), 'lamp', segments=24)
    cylinder(0.085, 0.03, (0.3, -0.1, 0.365), 'accent')
    for i in range(7):
        box((0.03, 0.77, 0.18), (-0.54 + i * 0.18, 0, 0.2), 'plastic', bevel=0.008)
    tube([(0.65, 0.1, 0.15), (1.0, 0.1, 0.06), (1.25, -0.3, 0.05), (0.9, -0.75, 0.05), (0.55, -0.78, 0.08)], 0.035, 'rubber', smooth_path=True)
    tube([(0.65, -0.05, 0.15), (0.95, -0.1, 0.06), (1.05, -0.5, 0.05), (0.7, -1.0, 0.05), (0.1, -0.85, 0.08)], 0.035, 'accent', smooth_path=True)
    clamp((0.28, -0.78, 0.12), 'rubber', (0, 0, 176))
    clamp((-0.24, -0.82, 0.12), 'accent', (0, 0, 172))
    tube([(-0.65, 0, 0.15), (-0.95, 0, 0.06), (-1.1, -0.4, 0.05), (-0.85, -0.7, 0.05)], 0.035, 'rubber', smooth_path=True)
    with Group() as plug:
        cylinder(0.14, 0.26, (0, 0, 0), 'rubber', Y, bevel=0.04)
        for x in (-0.06, 0.06):
            cylinder(0.025, 0.22, (x, -0.2, 0), 'zinc', Y, segments=24)
    plug.move(at=(-0.78, -0.84, 0.14), turn=(0, 0, 30))


def reflector(radius, at, turn=(90, 0, 0)):
    """A lamp that looks at the viewer: a cup with a diode."""
    with Group() as one:
        lathe([(0, -0.02), (radius * 0.3, -0.02), (radius * 0.75, radius * 0.3), (radius, radius * 0.62)], 'chrome', sharp=80)
        cylinder(radius * 0.36, 0.03, (0, 0, radius * 0.14), 'lamp')
        ring(radius * 1.06, radius * 0.96, 0.02, (0, 0, radius * 0.62), 'plastic')
    one.move(turn=turn)
    one.move(at=at)


@kind('light-bar', (22, 14), (-28, 14))
def light_bar():
    box((3.0, 0.34, 0.5), (0, 0.08, 0.4), 'coated', bevel=0.05)
    for i in range(20):
        box((0.05, 0.26, 0.5), (-1.38 + i * 0.145, 0.32, 0.4), 'coated', bevel=0.012)
    prism(rounded(2.86, 0.42, 0.05), 0.04, 'rubber', (0, -0.09, 0.4), bevel=0.01)
    for row in range(2):
        for i in range(13):
            reflector(0.095, (-1.29 + i * 0.215, -0.09, 0.3 + row * 0.2))
    for x in (-1.53, 1.53):
        box((0.08, 0.42, 0.54), (x, 0.08, 0.4), 'accent', bevel=0.03)
        tube([(x * 0.9, 0.1, 0.02), (x * 1.06, 0.1, 0.02), (x * 1.06, 0.1, 0.4)], 0.035, 'zinc', corner=0.05)
        cylinder(0.07, 0.08, (x * 1.05, 0.1, 0.4), 'zinc', X, segments=6)
    tube([(0.9, 0.4, 0.3), (1.0, 0.7, 0.05), (0.6, 0.9, 0.04)], 0.03, 'rubber', smooth_path=True)


@kind('work-light', (28, 12), (-34, 12))
def work_light():
    box((1.1, 0.36, 1.0), (0, 0.1, 0.75), 'coated', bevel=0.07)
    for i in range(9):
        box((0.05, 0.3, 0.9), (-0.44 + i * 0.11, 0.36, 0.75), 'coated', bevel=0.012)
    prism(rounded(1.0, 0.9, 0.1), 0.05, 'rubber', (0, -0.09, 0.75), bevel=0.01)
    for row in range(3):
        for i in range(3):
            reflector(0.135, (-0.3 + i * 0.3, -0.1, 0.47 + row * 0.28))
    with Group() as rim:
        outer, inner = rounded(1.12, 1.02, 0.12), rounded(0.98, 0.88, 0.08)
        loft([[(x, y, z) for x, z in line] for line, y in ((outer, -0.06), (outer, -0.2), (inner, -0.22), (inner, -0.06))], 'accent', (0, 0, 0.75), closed=True, bevel=0.008)
    tube([(-0.68, 0.1, 0.75), (-0.68, 0.1, 0.12), (0.68, 0.1, 0.12), (0.68, 0.1, 0.75)], 0.05, 'zinc', corner=0.12)
    for x in (-0.66, 0.66):
        cylinder(0.13, 0.12, (x, 0.1, 0.75), 'plastic', X, segments=12)
    cylinder(0.1, 0.14, (0, 0.1, 0.07), 'zinc', segments=6)
    tube([(0.3, 0.5, 0.5), (0.5, 0.8, 0.1), (0.9, 0.7, 0.04), (1.1, 0.3, 0.04)], 0.04, 'rubber', smooth_path=True)


@kind('bulb', (20, 18), (-24, 18))
def bulb():
    def one():
        cylinder(0.3, 0.5, (0, 0, 0.25), 'coated')
        around(16, 0.3, lambda i: box((0.1, 0.03, 0.44), (0, 0, 0.25), 'coated', bevel=0.01))
        ring(0.46, 0.2, 0.07, (0, 0, 0.56), 'zinc')
        for a in range(3):
            box((0.14, 0.1, 0.05), (math.cos(a * 2.09) * 0.5, math.sin(a * 2.09) * 0.5, 0.56), 'zinc', bevel=0.012)
        cylinder(0.24, 0.14, (0, 0, 0.64), 'accent')
        box((0.2, 0.07, 0.95), (0, 0, 1.12), 'zinc', bevel=0.02)
        for side in (-1, 1):
            for i in range(3):
                box((0.11, 0.02, 0.16), (0, side * 0.045, 0.92 + i * 0.22), 'lamp', bevel=0.006)
        cylinder(0.07, 0.06, (0, 0, 1.6), 'rubber')
        tube([(0, 0, 0), (0, 0, -0.2), (0.25, 0.3, -0.28), (0.7, 0.4, -0.28)], 0.035, 'rubber', smooth_path=True)
    with Group() as a:
        one()
    a.move(turn=(0, 64, 0))
    a.move(at=(-0.6, 0.5, 0.6), turn=(0, 0, 10))
    with Group() as b:
        one()
    b.move(turn=(0, 64, 0))
    b.move(at=(-0.35, -0.7, 0.6), turn=(0, 0, -14))


@kind('harness', (20, 40), (-26, 36))
def harness():
    pts = [(math.cos(a) * (0.8 + 0.03 * math.sin(a * 3)), math.sin(a) * 0.6, 0.06 + a * 0.014) for a in (math.radians(d) for d in range(0, 1000, 15))]
    tube(pts, 0.05, 'rubber')
    for a in (1.2, 4.3):
        box((0.14, 0.28, 0.36), (math.cos(a) * 0.8, math.sin(a) * 0.6, 0.14), 'accent', (0, 0, math.degrees(a) + 90), bevel=0.03)
    tube([(0.1, 0.6, 0.3), (0.6, 0.95, 0.2), (1.2, 0.8, 0.1), (1.35, 0.5, 0.15)], 0.05, 'rubber', smooth_path=True)
    box((0.4, 0.34, 0.36), (1.35, 0.4, 0.18), 'plastic', bevel=0.04)
    box((0.3, 0.24, 0.04), (1.35, 0.4, 0.38), 'grey', bevel=0.012)
    tube([(-0.6, -0.4, 0.1), (-0.9, -0.75, 0.06), (-0.7, -1.05, 0.06), (-0.4, -1.05, 0.1)], 0.04, 'rubber', smooth_path=True)
    with Group() as switch:
        box((0.44, 0.3, 0.22), (0, 0, 0.11), 'plastic', bevel=0.04)
        box((0.28, 0.18, 0.1), (0, 0, 0.24), 'accent', (0, 12, 0), bevel=0.03)
    switch.move(at=(-0.22, -1.05, 0))
    for i, y in enumerate((-0.5, -0.85)):
        tube([(0.55, -0.4, 0.1), (0.85, y, 0.06), (1.15, y, 0.08)], 0.035, 'rubber' if i else 'accent', smooth_path=True)
        with Group() as lug:
            ring(0.12, 0.06, 0.03, (0.2, 0, 0), 'zinc')
            cylinder(0.06, 0.2, (0, 0, 0), 'rubber' if i else 'accent', X)
        lug.move(at=(1.2, y, 0.08))


@kind('socket', (26, 16), (-30, 16))
def socket():
    with Group() as one:
        prism(rounded(1.9, 1.0, 0.16), 0.16, 'plastic', (0, 0, 0.5), bevel=0.04)
        ring(0.4, 0.28, 0.2, (-0.45, -0.1, 0.5), 'plastic', Y)
        ring(0.29, 0.26, 0.3, (-0.45, 0.02, 0.5), 'zinc', Y)
        cylinder(0.27, 0.02, (-0.45, -0.02, 0.5), 'rubber', Y)
        cylinder(0.06, 0.12, (-0.45, -0.06, 0.5), 'brass', Y)
        ring(0.4, 0.3, 0.2, (0.45, -0.1, 0.5), 'plastic', Y)
        cylinder(0.3, 0.12, (0.45, -0.1, 0.5), 'grey', Y)
        for z in (0.58, 0.42):
            prism(rounded(0.3, 0.09, 0.02), 0.02, 'rubber', (0.45, -0.168, z), bevel=0.004)
            prism(rounded(0.22, 0.03, 0.01), 0.03, 'accent', (0.45, -0.17, z), bevel=0.003)
        with Group() as cap:
            cylinder(0.34, 0.1, (0, 0, 0), 'accent', Y)
            cylinder(0.24, 0.14, (0, 0.06, 0), 'rubber', Y)
        cap.move(turn=(-20, 0, 0))
        cap.move(at=(-0.45, -0.36, 0.06), turn=(0, 0, 0))
        box((0.08, 0.3, 0.04), (-0.45, -0.24, 0.14), 'rubber', (-30, 0, 0), bevel=0.01)
        for x in (-0.82, 0.82):
            for z in (0.14, 0.86):
                cylinder(0.05, 0.03, (x, -0.09, z), 'zinc', Y)
    for x in (-0.45, 0.45):
        cylinder(0.3, 0.6, (x, 0.36, 0.5), 'plastic', Y)
        tube([(x, 0.65, 0.5), (x, 0.9, 0.4), (x + 0.3, 1.1, 0.05), (x + 0.8, 0.9, 0.04)], 0.035, 'accent' if x < 0 else 'rubber', smooth_path=True)
