"""Tracks, trailers and hitches."""
import math

from registry import kind
from shapes import *
from kinds import wheels


def loop(points, count):
    """Points at equal steps along a closed line, each with its direction."""
    line = bend(points, 0.34, closed=True, steps=10)
    total, marks = 0, [0]
    for a, b in zip(line, line[1:] + line[:1]):
        total += (b - a).length
        marks.append(total)
    result = []
    for k in range(count):
        goal = k / count * total
        i = max(j for j in range(len(line)) if marks[j] <= goal + 1e-9)
        a, b = line[i], line[(i + 1) % len(line)]
        t = (goal - marks[i]) / max(1e-9, marks[i + 1] - marks[i])
        result.append((a.lerp(b, t), math.degrees(math.atan2(b.z - a.z, b.x - a.x))))
    return line, result


def bogie_wheel(radius=0.2, width=0.12, hub='accent'):
    lathe([(radius * 0.42, -width / 2), (radius * 0.92, -width / 2), (radius, -width * 0.3), (radius, width * 0.3), (radius * 0.92, width / 2), (radius * 0.42, width / 2)], 'rubber', sharp=30)
    lathe([(0, -width * 0.3), (radius * 0.75, -width * 0.42), (radius * 0.78, 0), (radius * 0.75, width * 0.42), (radius * 0.4, width * 0.3), (radius * 0.3, width * 0.55), (0, width * 0.55)], hub)


def track_unit():
    line, steps = loop([(-1.0, 0, 0.1), (1.0, 0, 0.1), (1.25, 0, 0.42), (0.25, 0, 1.45), (-0.25, 0, 1.45), (-1.25, 0, 0.42)], 46)
    rings = []
    for i, p in enumerate(line):
        a, b = line[i - 1], line[(i + 1) % len(line)]
        d = (b - a).normalized()
        n = (d.z, -d.x)
        rings.append([(p.x + n[0] * o, y, p.z + n[1] * o) for o, y in ((0, -0.38), (0, 0.38), (-0.06, 0.38), (-0.06, -0.38))])
    loft(rings, 'rubber', closed=True, bevel=0.008)
    for k, (p, angle) in enumerate(steps):
        a = math.radians(angle)
        n = (math.sin(a), -math.cos(a))
        box((0.07, 0.74, 0.12), (p.x + n[0] * 0.05, 0, p.z + n[1] * 0.05), 'rubber', (0, -angle, 0), bevel=0.02)
        box((0.07, 0.08, 0.12), (p.x - n[0] * 0.1, 0, p.z - n[1] * 0.1), 'rubber', (0, -angle, 0), bevel=0.02)
    for y in (-0.3, 0.3):
        for x in (-0.95, -0.48, 0, 0.48, 0.95):
            with Group() as one:
                bogie_wheel(0.2, 0.13, 'plastic')
            one.move(turn=(90, 0, 0))
            one.move(at=(x, y, 0.33))
    with Group() as sprocket:
        ring(0.36, 0.26, 0.1, (0, 0, 0), 'coated')
        around(14, 0.38, lambda i: box((0.12, 0.07, 0.09), (0, 0, 0), 'coated', bevel=0.02))
        around(5, 0.18, lambda i: box((0.3, 0.1, 0.08), (0, 0, 0), 'coated', bevel=0.02))
        cylinder(0.16, 0.2, (0, 0, 0.05), 'zinc')
        around(4, 0.1, lambda i: cylinder(0.03, 0.06, (0, 0, 0.16), 'chrome', segments=6))
    sprocket.move(turn=(90, 0, 0))
    sprocket.move(at=(0, -0.26, 1.02))
    prism([(-1.1, 0.28), (1.1, 0.28), (1.1, 0.4), (0.45, 0.48), (0.14, 0.95), (-0.14, 0.95), (-0.45, 0.48), (-1.1, 0.4)], 0.08, 'accent', (0, -0.2, 0), bevel=0.02)
    cylinder(0.12, 0.12, (0, -0.26, 0.62), 'zinc', Y)
    tube([(0.5, -0.24, 0.46), (0.16, -0.24, 0.86)], 0.035, 'zinc')


@kind('track', (32, 10), (-36, 12))
def track():
    track_unit()


@kind('track-mount', (30, 24), (-32, 24))
def track_mount():
    for at, turn in (((-0.6, 0.35, 0.55), 14), ((0.85, 0.6, 0.55), -12)):
        with Group() as hub:
            cylinder(0.5, 0.1, (0, 0, 0), 'accent', bevel=0.02)
            cylinder(0.26, 0.3, (0, 0, 0.15), 'zinc')
            cylinder(0.15, 0.1, (0, 0, 0.34), 'coated')
            around(4, 0.37, lambda i: cylinder(0.05, 0.34, (0, 0, 0.18), 'chrome', segments=24))
        hub.move(turn=(72, 0, 0))
        hub.move(at=at, turn=(0, 0, turn))
    with Group() as arm:
        box((1.7, 0.12, 0.16), (0, 0, 0.08), 'coated', bevel=0.03)
        for x in (-0.85, 0.85):
            ring(0.16, 0.08, 0.2, (x, 0, 0.08), 'coated', Y)
            ring(0.085, 0.05, 0.26, (x, 0, 0.08), 'zinc', Y)
    arm.move(at=(0.05, -0.55, 0), turn=(0, 0, -8))
    for i in range(6):
        with Group() as one:
            cylinder(0.075, 0.07, (0, 0, 0.035), 'zinc', segments=6)
            cylinder(0.045, 0.3, (0, 0, 0.2), 'zinc', segments=32)
        one.move(at=(-0.8 + i * 0.24, -1.0 - (i % 2) * 0.14, 0))
    with Group() as u:
        tube([(-0.16, 0, 0), (-0.16, 0.34, 0), (0, 0.48, 0), (0.16, 0.34, 0), (0.16, 0, 0)], 0.035, 'zinc', corner=0.2)
    u.move(at=(1.0, -1.1, 0.04), turn=(0, 0, 30))


@kind('bogie', (30, 12), (-34, 14))
def bogie():
    with Group() as front:
        bogie_wheel(1.0, 0.5)
        around(5, 0.55, lambda i: cylinder(0.09, 0.5, (0, 0, 0), 'rubber', bevel=0.02))
        cylinder(0.26, 0.66, (0, 0, 0), 'zinc')
        cylinder(0.14, 0.68, (0, 0, 0), 'coated')
        torus(0.97, 0.03, (0, 0, 0.1), 'rubber')
        torus(0.97, 0.03, (0, 0, -0.1), 'rubber')
    front.move(turn=(88, 0, 0))
    front.move(at=(0, 0, 1))


def small_wheel(at, radius=0.42, turn=0):
    with Group() as one:
        wheels.carcass(rim=0.5, width=0.7)
        wheels.trail_tread(width=0.7, count=18)
        wheels.barrel(width=0.56, mat='zinc')
        cylinder(0.4, 0.1, (0, 0, 0.14), 'zinc')
        cylinder(0.16, 0.2, (0, 0, 0.2), 'coated')
        around(4, 0.26, lambda i: cylinder(0.035, 0.06, (0, 0, 0.2), 'chrome', segments=6))
    one.move(turn=(90, 0, 0), scale=radius)
    one.move(at=at, turn=(0, 0, turn))


def drawbar(x0, z, length):
    tube([(x0, 0, z), (x0 - length, 0, z - 0.04)], 0.06, 'coated')
    box((0.3, 0.16, 0.12), (x0 - length - 0.1, 0, z - 0.03), 'zinc', bevel=0.03)
    ball(0.1, (x0 - length - 0.22, 0, z - 0.02), 'zinc')
    tube([(x0 - length + 0.25, -0.1, z), (x0 - length + 0.25, -0.1, 0.1)], 0.035, 'zinc')
    with Group() as jockey:
        cylinder(0.1, 0.07, (0, 0, 0), 'rubber', Y)
    jockey.move(at=(x0 - length + 0.25, -0.1, 0.1))


@kind('trailer', (-30, 20), (34, 18))
def trailer():
    floor, top, w, l = 0.62, 1.14, 0.62, 1.05
    def wall(x, z, scale):
        return [(px, py, z) for px, py in rounded(2 * x, 2 * scale, 0.12)]
    loft([wall(l - 0.08, floor, w - 0.06), wall(l, top, w), wall(l + 0.05, top, w + 0.05), wall(l + 0.05, top + 0.05, w + 0.05), wall(l - 0.06, top + 0.05, w - 0.06), wall(l - 0.14, floor + 0.05, w - 0.12)], 'accent', bevel=0.012)
    for x in (-0.6, -0.2, 0.2, 0.6):
        for side in (-1, 1):
            box((0.06, 0.05, 0.46), (x, side * (w - 0.01), 0.88), 'accent', (side * 6, 0, 0), bevel=0.015)
    tube([(-1.0, -0.3, 0.56), (1.0, -0.3, 0.56)], 0.05, 'coated')
    tube([(-1.0, 0.3, 0.56), (1.0, 0.3, 0.56)], 0.05, 'coated')
    cylinder(0.06, 1.7, (0.15, 0, 0.45), 'coated', Y)
    for y in (-0.82, 0.82):
        small_wheel((0.15, y, 0.43), turn=0 if y < 0 else 180)
    drawbar(-0.95, 0.54, 1.15)


@kind('timber-trailer', (-30, 18), (34, 18))
def timber_trailer():
    import random
    pick = random.Random(3)
    tube([(-1.4, 0, 0.62), (1.4, 0, 0.62)], 0.075, 'accent')
    for x in (-0.75, 0.85):
        box((0.12, 1.2, 0.1), (x, 0, 0.72), 'accent', bevel=0.02)
        for y in (-0.58, 0.58):
            tube([(x, y, 0.72), (x, y * 1.06, 1.62)], 0.045, 'accent')
    rows = (5, 4, 4, 3)
    z = 0.87
    for row, count in enumerate(rows):
        for i in range(count):
            y = (i - (count - 1) / 2) * 0.235 + (0.02 if row % 2 else 0)
            r = 0.105 + pick.random() * 0.018
            x = pick.random() * 0.12 - 0.06
            with Group() as log:
                cylinder(r, 2.9, (0, 0, 0), 'bark', X, bevel=0.008, segments=28)
                for side in (-1, 1):
                    cylinder(r * 0.9, 0.02, (side * 1.447, 0, 0), 'wood', X, bevel=0.003, segments=28)
            log.move(at=(x, y, z))
        z += 0.2
    for side in (-1, 1):
        box((0.95, 0.1, 0.12), (0.05, side * 0.5, 0.42), 'coated', bevel=0.025)
        for x in (-0.4, 0.5):
            small_wheel((x, side * 0.78, 0.36), 0.36, 0 if side < 0 else 180)
    cylinder(0.07, 1.2, (0.05, 0, 0.46), 'coated', Y)
    drawbar(-1.35, 0.6, 1.0)


@kind('tow-ball', (24, 16), (-28, 16))
def tow_ball():
    def one():
        ball(0.36, (0, 0, 1.22), 'chrome')
        cylinder(0.24, 0.05, (0, 0, 1.53), 'chrome')
        lathe([(0.22, 0.98), (0.19, 0.85), (0.24, 0.72), (0.42, 0.68), (0.44, 0.64), (0.44, 0.56), (0.2, 0.56), (0, 0.56)], 'chrome')
        cylinder(0.2, 0.6, (0, 0, 0.28), 'zinc')
        helix(0.2, 0.5, 12, 0.018, 'steel', (0, 0, 0.26))
        cylinder(0.36, 0.24, (0, 0, 0.2), 'zinc', segments=6)
        ring(0.42, 0.2, 0.05, (0, 0, 0.36), 'zinc')
    box((1.5, 0.9, 0.12), (0, 0, 0.47), 'accent', bevel=0.03)
    one()
    for x in (-0.55, 0.55):
        cylinder(0.1, 0.14, (x, 0, 0.47), 'rubber')
        ring(0.15, 0.1, 0.02, (x, 0, 0.54), 'zinc')


@kind('hitch', (30, 18), (-34, 18))
def hitch():
    box((0.34, 1.5, 0.34), (0, 0.3, 0.4), 'coated', bevel=0.03)
    box((0.42, 0.12, 0.42), (0, -0.42, 0.4), 'coated', bevel=0.03)
    box((0.24, 0.5, 0.24), (0, -0.6, 0.4), 'zinc', bevel=0.02)
    box((0.3, 0.5, 0.09), (0, -0.95, 0.34), 'zinc', bevel=0.02)
    box((0.09, 0.1, 0.3), (0, -0.8, 0.42), 'zinc', bevel=0.02)
    ball(0.15, (0, -1.05, 0.62), 'chrome')
    cylinder(0.09, 0.2, (0, -1.05, 0.45), 'chrome')
    cylinder(0.045, 0.74, (0, -0.2, 0.4), 'accent', X)
    torus(0.09, 0.025, (0.4, -0.2, 0.4), 'zinc', X)
    for side in (-1, 1):
        prism([(0, -0.3), (0.75, -0.05), (0.75, 0.12), (0, 0.35)], 0.06, 'coated', (side * 0.02, 0.85, 0.4), (0, 0, 0 if side > 0 else 180), bevel=0.012)
        box((0.06, 0.44, 0.44), (side * 0.75, 0.85, 0.42), 'coated', bevel=0.02)
        for z in (0.3, 0.54):
            bolt((side * 0.79, 0.8, z), 0.05, (0, side * 90, 0))
