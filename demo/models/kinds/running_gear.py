"""Bearings, shocks and joints."""
import math

from registry import kind
from shapes import *


@kind('bearing', (26, 20), (-30, 18))
def bearing():
    def one():
        ring(1.0, 0.82, 0.46, (0, 0, 0), 'chrome', bevel=0.04)
        ring(0.6, 0.42, 0.46, (0, 0, 0), 'chrome', bevel=0.04)
        ring(0.83, 0.59, 0.4, (0, 0, 0), 'accent', bevel=0.02)
        ring(0.8, 0.62, 0.41, (0, 0, 0), 'plastic', bevel=0.01)
    def open_one():
        ring(1.0, 0.84, 0.46, (0, 0, 0), 'chrome', bevel=0.04)
        ring(0.58, 0.42, 0.46, (0, 0, 0), 'chrome', bevel=0.04)
        around(11, 0.71, lambda i: ball(0.145, (0, 0, 0), 'chrome', segments=32))
        ring(0.74, 0.68, 0.2, (0, 0, 0), 'brass')
    with Group() as front:
        open_one()
    front.move(turn=(74, 0, 0))
    front.move(at=(0, 0, 1.0))
    with Group() as back:
        one()
    back.move(at=(1.25, -0.55, 0.23))
    with Group() as third:
        torus(0.7, 0.09, (0, 0, 0.1), 'rubber')
        ring(0.8, 0.62, 0.12, (0, 0, 0.08), 'accent')
    third.move(at=(-0.5, -1.0, 0), scale=0.8)


@kind('shock', (22, 12), (-26, 14))
def shock():
    with Group() as whole:
        cylinder(0.1, 1.6, (0, 0, 1.1), 'chrome')
        cylinder(0.2, 1.1, (0, 0, 0.62), 'coated')
        for i in range(14):
            torus(0.2, 0.02, (0, 0, 0.62 + i * 0.035), 'coated')
        helix(0.34, 1.5, 8.5, 0.062, 'accent', (0, 0, 1.1))
        for z in (0.33, 1.88):
            ring(0.44, 0.16, 0.08, (0, 0, z), 'zinc')
        ring(0.4, 0.18, 0.1, (0, 0, 0.22), 'coated')
        for z in (-0.06, 2.12):
            ring(0.2, 0.1, 0.36, (0, 0, z), 'coated', Y)
            ring(0.1, 0.05, 0.44, (0, 0, z), 'zinc', Y)
            cylinder(0.12, 0.16, (0, 0, z + (0.18 if z < 1 else -0.18)), 'coated')
        tube([(0.2, 0, 0.1), (0.42, 0, 0.2)], 0.05, 'coated')
        cylinder(0.15, 0.85, (0.52, 0, 0.6), 'coated', bevel=0.06)
        cylinder(0.1, 0.06, (0.52, 0, 1.04), 'accent')
    whole.move(turn=(0, 26, 0))


@kind('ball-joint', (26, 20), (-30, 18))
def ball_joint():
    def one():
        lathe([(0, 0), (0.34, 0), (0.38, 0.04), (0.38, 0.16), (0.36, 0.2), (0.36, 0.5), (0.33, 0.54), (0, 0.54)], 'zinc', sharp=35)
        ring(0.42, 0.36, 0.07, (0, 0, 0.2), 'zinc')
        lathe([(0.32, 0.52), (0.36, 0.6), (0.34, 0.72), (0.24, 0.82), (0.15, 0.86), (0, 0.86)], 'rubber')
        torus(0.335, 0.025, (0, 0, 0.55), 'accent')
        lathe([(0.13, 0.84), (0.15, 0.9), (0.12, 1.25), (0.1, 1.27), (0.1, 1.55), (0.07, 1.58), (0, 1.58)], 'zinc')
        helix(0.1, 0.26, 7, 0.012, 'steel', (0, 0, 1.42))
    with Group() as a:
        one()
        cylinder(0.2, 0.16, (0, 0, 1.36), 'zinc', segments=6)
    a.move(at=(-0.5, 0.2, 0))
    with Group() as b:
        one()
    b.move(turn=(-90, 0, 0))
    b.move(at=(0.5, -0.75, 0.4), turn=(0, 0, 52))
    for i in range(2):
        with Group() as nut:
            cylinder(0.2, 0.18, (0, 0, 0.09), 'zinc', segments=6)
            cylinder(0.1, 0.2, (0, 0, 0.09), 'rubber')
        nut.move(at=(-0.55 + i * 0.4, -0.85 - i * 0.15, 0), turn=(0, 0, 14 * i))
    with Group() as circlip:
        tube([(math.cos(math.radians(d)) * 0.36, math.sin(math.radians(d)) * 0.36, 0.03) for d in range(20, 341, 10)], 0.03, 'steel')
    circlip.move(at=(-1.3, -0.4, 0))
