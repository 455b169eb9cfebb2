"""Oils, sprays, kits and books."""
import math

from registry import kind
from shapes import *


def outline(w, d, z, x=0.0, r=0.12):
    return [(px + x, py, z) for px, py in rounded(w, d, min(r, w / 2.02, d / 2.02))]


def label(w, h, y, z, x=0.0):
    box((w, 0.015, h), (x, y, z), 'accent', bevel=0.004)
    box((w * 0.86, 0.014, h * 0.2), (x, y - 0.006, z + h * 0.24), 'paper', bevel=0.003)
    prism([(0, 0.17), (0.07, 0.04), (0.1, -0.04), (0.07, -0.11), (0, -0.14), (-0.07, -0.11), (-0.1, -0.04), (-0.07, 0.04)], 0.014, 'paper', (x, y - 0.006, z - h * 0.14), bevel=0.003)


@kind('oil-bottle', (22, 12), (-26, 14))
def litre():
    loft([outline(0.74, 0.4, 0), outline(0.8, 0.46, 0.04), outline(0.8, 0.46, 1.05), outline(0.74, 0.42, 1.2), outline(0.4, 0.36, 1.42, 0.1), outline(0.3, 0.3, 1.5, 0.12, 0.14)], 'plastic', bevel=0.02)
    cylinder(0.17, 0.24, (0.12, 0, 1.6), 'accent')
    around_ribs(0.17, (0.12, 0, 1.6))
    label(0.62, 0.78, -0.232, 0.56)


def around_ribs(radius, at, height=0.2):
    with Group() as ribs:
        around(28, radius, lambda i: box((0.02, 0.018, height), (0, 0, 0), 'accent', bevel=0.005))
    ribs.move(at=at)


@kind('oil-can', (24, 14), (-28, 16))
def four_litres():
    w, d = 1.15, 0.66
    loft([outline(w - 0.06, d - 0.06, 0), outline(w, d, 0.05), outline(w, d, 1.1), outline(w - 0.06, d - 0.04, 1.2)], 'plastic', bevel=0.02)
    loft([outline(0.5, d - 0.06, 1.18, -0.28), outline(0.44, d - 0.2, 1.38, -0.3), outline(0.3, 0.3, 1.46, -0.3, 0.14)], 'plastic', bevel=0.02)
    cylinder(0.18, 0.22, (-0.3, 0, 1.55), 'accent')
    around_ribs(0.18, (-0.3, 0, 1.55))
    tube([(-0.1, 0, 1.3), (0.02, 0, 1.5), (0.42, 0, 1.5), (0.47, 0, 1.15)], 0.085, 'plastic', corner=0.14)
    label(0.86, 0.8, -d / 2 - 0.002, 0.58)
    box((0.012, 0.14, 0.8), (w / 2 + 0.002, 0.1, 0.62), 'pale', bevel=0.003)


@kind('oil-canister', (26, 14), (-30, 16))
def twenty_litres():
    w, d = 1.1, 0.95
    loft([outline(w - 0.08, d - 0.08, 0), outline(w, d, 0.06), outline(w, d, 1.42), outline(w - 0.1, d - 0.1, 1.56)], 'accent', bevel=0.03)
    box((0.66, 0.14, 0.12), (0.1, 0, 1.72), 'accent', bevel=0.05)
    for x in (-0.2, 0.4):
        box((0.14, 0.14, 0.24), (x, 0, 1.6), 'accent', bevel=0.04)
    cylinder(0.16, 0.16, (-0.36, -0.2, 1.62), 'plastic')
    box((0.8, 0.015, 0.86), (0, -d / 2 - 0.003, 0.74), 'plastic', bevel=0.004)
    box((0.7, 0.014, 0.18), (0, -d / 2 - 0.01, 0.98), 'paper', bevel=0.003)
    prism([(0, 0.17), (0.07, 0.04), (0.1, -0.04), (0.07, -0.11), (0, -0.14), (-0.07, -0.11), (-0.1, -0.04), (-0.07, 0.04)], 0.014, 'paper', (0, -d / 2 - 0.01, 0.6), bevel=0.003)
    for z in (0.4, 1.0):
        box((0.02, 0.7, 0.05), (w / 2, 0, z), 'accent', bevel=0.01)


@kind('brake-fluid', (22, 12), (-26, 14))
def brake_fluid():
    loft([outline(0.62, 0.42, 0), outline(0.66, 0.46, 0.04), outline(0.66, 0.46, 0.95), outline(0.5, 0.4, 1.1), outline(0.26, 0.26, 1.2, 0, 0.12)], 'pale', bevel=0.02)
    cylinder(0.16, 0.2, (0, 0, 1.29), 'accent')
    around_ribs(0.16, (0, 0, 1.29), 0.16)
    box((0.58, 0.015, 0.62), (0, -0.232, 0.52), 'accent', bevel=0.004)
    with Group() as sign:
        ring(0.17, 0.12, 0.02, (0, 0, 0), 'paper', Y)
        cylinder(0.08, 0.02, (0, 0, 0), 'paper', Y)
        for a in (0, 180):
            box((0.05, 0.02, 0.3), (math.cos(math.radians(a)) * 0.23, 0, 0), 'paper', bevel=0.01)
    sign.move(at=(0, -0.242, 0.6))
    box((0.42, 0.014, 0.05), (0, -0.24, 0.3), 'paper', bevel=0.003)


@kind('spray', (20, 12), (-24, 14))
def spray():
    loft([outline(0.6, 0.4, 0), outline(0.66, 0.46, 0.04), outline(0.64, 0.44, 0.9), outline(0.44, 0.34, 1.2), outline(0.26, 0.26, 1.4, 0, 0.12)], 'pale', bevel=0.02)
    ring(0.16, 0.08, 0.16, (0, 0, 1.46), 'accent')
    box((0.5, 0.2, 0.2), (-0.04, 0, 1.66), 'accent', bevel=0.06)
    box((0.24, 0.16, 0.12), (0.14, 0, 1.6), 'accent', bevel=0.04)
    cylinder(0.08, 0.14, (-0.34, 0, 1.68), 'plastic', X)
    prism([(-0.2, 1.6), (-0.12, 1.6), (-0.1, 1.36), (-0.18, 1.18), (-0.26, 1.2), (-0.2, 1.38)], 0.09, 'plastic', (0, 0, 0), bevel=0.02)
    box((0.5, 0.015, 0.62), (0, -0.225, 0.46), 'accent', bevel=0.004)
    for i, (x, z, r) in enumerate(((-0.08, 0.5, 0.1), (0.1, 0.42, 0.07), (0.04, 0.62, 0.05))):
        ring(r, r - 0.022, 0.014, (x, -0.235, z), 'paper', Y)


@kind('grease', (22, 14), (-26, 16))
def grease():
    def cartridge():
        cylinder(0.26, 1.5, (0, 0, 0.75), 'accent', bevel=0.01)
        lathe([(0.262, 0.5), (0.265, 0.51), (0.265, 1.0), (0.262, 1.01)], 'pale')
        ring(0.275, 0.2, 0.1, (0, 0, 1.48), 'plastic')
        cylinder(0.275, 0.08, (0, 0, 0.03), 'plastic')
        lathe([(0.27, 1.52), (0.12, 1.56), (0.1, 1.7), (0.05, 1.72), (0, 1.72)], 'plastic')
    cartridge()
    with Group() as second:
        cartridge()
    second.move(turn=(-90, 0, 0))
    second.move(at=(0.95, -0.85, 0.27), turn=(0, 0, 30))


@kind('service-kit', (26, 18), (-30, 18))
def service_kit():
    from kinds import engine
    with Group() as can:
        four_litres()
    can.move(at=(-0.55, 0.35, 0))
    with Group() as filter_:
        lathe([(0, 1.3), (0.42, 1.28), (0.52, 1.22), (0.56, 1.1), (0.56, 0.08), (0.53, 0.02), (0, 0.02)], 'accent', sharp=50)
        lathe([(0.562, 0.3), (0.566, 0.31), (0.566, 0.74), (0.562, 0.75)], 'pale')
        ring(0.575, 0.5, 0.07, (0, 0, 0.03), 'zinc')
        around(18, 0.535, lambda i: box((0.07, 0.12, 0.3), (0, 0, 1.05), 'accent', bevel=0.03))
    filter_.move(at=(0.55, -0.1, 0), scale=0.62)
    with Group() as plug:
        engine.plug((0, 0, 0.1), (0, 0, 0))
    plug.move(turn=(90, 0, 0))
    plug.move(at=(0.3, -0.7, 0.14), turn=(0, 0, -70), scale=0.36)
    for i in range(3):
        torus(0.12 + i * 0.06, 0.02, (-0.55, -0.62, 0.02), 'copper' if i < 2 else 'rubber')
    with Group() as air:
        box((0.9, 0.14, 0.7), (0, 0, 0.35), 'plastic', bevel=0.03)
        for i in range(14):
            box((0.04, 0.16, 0.56), (-0.39 + i * 0.06, 0, 0.35), 'felt', bevel=0.01)
    air.move(at=(0.85, 0.6, 0), turn=(0, 0, -10))


@kind('book', (24, 22), (-28, 20))
def book():
    with Group() as whole:
        box((1.3, 0.2, 1.75), (0, 0, 0), 'paper', bevel=0.01)
        for y in (-0.11, 0.11):
            box((1.36, 0.03, 1.82), (0, y, 0), 'accent', bevel=0.01)
        for i in range(15):
            torus(0.15, 0.018, (-0.66, 0, -0.8 + i * 0.114), 'zinc')
        with Group() as sign:
            def tooth(i):
                box((0.13, 0.14, 0.03), (0, 0, 0), 'paper', bevel=0.01)
            ring(0.34, 0.17, 0.03, (0, 0, 0), 'paper', bevel=0.005)
            around(9, 0.37, tooth)
        sign.move(turn=(90, 0, 0))
        sign.move(at=(0.06, -0.125, 0.2))
        for i, w in enumerate((0.8, 0.56)):
            box((w, 0.02, 0.06), (0.06, -0.125, -0.42 - i * 0.16), 'paper', bevel=0.004)
    whole.move(turn=(-14, 0, 0))
    whole.move(at=(0, 0, 0.95))
