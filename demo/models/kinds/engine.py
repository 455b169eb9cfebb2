"""Parts of engine and drive."""
import math

from registry import kind
from shapes import *


@kind('oil-filter', (30, 20), (-30, 14))
def oil_filter():
    def can():
        lathe([(0, 1.3), (0.42, 1.28), (0.52, 1.22), (0.56, 1.1), (0.56, 0.08), (0.53, 0.02), (0, 0.02)], 'accent', sharp=50)
        around(18, 0.535, lambda i: box((0.07, 0.12, 0.3), (0, 0, 1.05), 'accent', bevel=0.03))
        lathe([(0.562, 0.3), (0.566, 0.31), (0.566, 0.74), (0.562, 0.75)], 'pale')
        ring(0.575, 0.5, 0.07, (0, 0, 0.03), 'zinc')
    can()
    with Group() as lying:
        can()
        cylinder(0.5, 0.04, (0, 0, 0.0), 'zinc')
        torus(0.42, 0.05, (0, 0, -0.02), 'rubber')
        around(8, 0.28, lambda i: cylinder(0.05, 0.02, (0, 0, -0.016), 'rubber', segments=24))
        ring(0.17, 0.11, 0.1, (0, 0, -0.03), 'steel')
        cylinder(0.11, 0.03, (0, 0, -0.02), 'rubber')
    lying.move(turn=(-90, 0, 0))
    lying.move(at=(1.2, -0.75, 0.56), turn=(0, 0, 20))


@kind('air-filter', (28, 18), (-32, 18))
def air_filter():
    with Group() as whole:
        count = 72
        star = [(math.cos(i / count * math.pi) * (0.62 if i % 2 else 0.7), math.sin(i / count * math.pi) * (0.62 if i % 2 else 0.7)) for i in range(2 * count)]
        loft([[(x, y, z) for x, y in star] for z in (0.1, 1.2)], 'felt', sharp=10)
        ring(0.76, 0.36, 0.14, (0, 0, 0.1), 'accent', bevel=0.04)
        lathe([(0, 1.18), (0.7, 1.18), (0.76, 1.22), (0.76, 1.3), (0.7, 1.34), (0.3, 1.32), (0.25, 1.28), (0, 1.28)], 'accent', sharp=40)
        for z in (0.45, 0.85):
            torus(0.7, 0.018, (0, 0, z), 'zinc')
        cylinder(0.36, 0.03, (0, 0, 0.12), 'rubber')
    whole.move(turn=(0, 0, 10))
    with Group() as second:
        loft([[(x, y, z) for x, y in star] for z in (0.1, 1.2)], 'felt', sharp=10)
        ring(0.76, 0.4, 0.16, (0, 0, 0.08), 'accent', bevel=0.05)
        cylinder(0.7, 0.1, (0, 0, 1.24), 'accent')
        ring(0.42, 0.38, 0.6, (0, 0, 0.32), 'rubber')
        cylinder(0.39, 0.02, (0, 0, 0.3), 'rubber')
    second.move(turn=(-90, 0, 0))
    second.move(at=(1.55, -0.7, 0.76), turn=(0, 0, 24))


def plug(at, turn):
    with Group() as whole:
        lathe([(0, 2.0), (0.09, 1.99), (0.12, 1.93), (0.12, 1.8), (0.08, 1.78), (0.08, 1.7)], 'zinc')
        ribs = [(0.15, 1.7)]
        for i in range(5):
            z = 1.62 - i * 0.1
            ribs += [(0.2, z + 0.04), (0.2, z - 0.01), (0.175, z - 0.03)]
        lathe([(0, 1.7)] + ribs + [(0.2, 1.12), (0.21, 0.95)], 'ceramic')
        lathe([(0.21, 0.98), (0.26, 0.96), (0.28, 0.9), (0.28, 0.8)], 'zinc')
        cylinder(0.36, 0.26, (0, 0, 0.72), 'zinc', segments=6, bevel=0.03)
        lathe([(0.3, 0.6), (0.3, 0.52), (0.22, 0.5)], 'zinc')
        torus(0.24, 0.045, (0, 0, 0.49), 'copper')
        lathe([(0.2, 0.48), (0.2, 0.1), (0.17, 0.08), (0, 0.08)], 'steel')
        helix(0.2, 0.36, 8, 0.022, 'zinc', (0, 0, 0.28))
        cylinder(0.05, 0.14, (0, 0, 0.04), 'ceramic')
        tube([(0.16, 0, 0.1), (0.16, 0, -0.08), (0, 0, -0.09)], 0.035, 'zinc', corner=0.05)
        ring(0.207, 0.2, 0.1, (0, 0, 1.06), 'accent')
    whole.move(turn=turn)
    whole.move(at=at)


@kind('spark-plug', (14, 16), (-20, 14))
def spark_plug():
    plug((-0.4, 0.3, 0.12), (0, 0, 0))
    plug((0.95, -0.35, 0.36), (90, 0, -58))


def flat_gasket(outline, holes, z, mat='gasket'):
    prism(outline, 0.05, mat, (0, 0, z), (90, 0, 0), bevel=0.008)
    for x, y, r in holes:
        cylinder(r, 0.056, (x, -y, z), 'pale', bevel=0.002, segments=48)
        ring(r + 0.045, r, 0.062, (x, -y, z), 'copper' if r > 0.3 else 'zinc', bevel=0.006, segments=48)


@kind('gasket', (10, 62), (-14, 56))
def gasket():
    flat_gasket(rounded(1.7, 1.9, 0.3), [(0, 0, 0.55), (-0.65, 0.72, 0.08), (0.65, 0.72, 0.08), (-0.65, -0.72, 0.08), (0.65, -0.72, 0.08)], 0.06)
    with Group() as side:
        pear = [(math.cos(a) * (0.62 + 0.2 * math.cos(2 * a)), math.sin(a) * 0.5) for a in (i / 60 * math.tau for i in range(60))]
        flat_gasket(pear, [(0, 0, 0.3), (-0.6, 0, 0.07), (0.6, 0, 0.07)], 0.03)
    side.move(at=(1.5, 0.55, 0), turn=(0, 0, 30))
    for i, (x, y, r) in enumerate(((1.3, -0.75, 0.3), (1.3, -0.75, 0.42), (2.2, -0.65, 0.22), (2.2, -0.65, 0.33), (1.85, -1.2, 0.13), (2.35, -1.15, 0.13))):
        torus(r, 0.04, (x, y, 0.04), 'accent' if i % 2 else 'rubber')
    with Group() as frame:
        outline = rounded(1.2, 0.7, 0.2)
        inner = rounded(0.96, 0.46, 0.12)
        rings = [[(x, y, z) for x, y in line] for line, z in ((outline, 0), (outline, 0.04), (inner, 0.04), (inner, 0))]
        loft(rings, 'gasket', closed=True, bevel=0.006)
    frame.move(at=(-0.35, -1.45, 0.02), turn=(0, 0, -12))


@kind('belt', (26, 30), (-32, 26))
def belt():
    def path(t):
        """A long loop: two straight sides and two half circles."""
        r, l = 0.62, 1.0
        return [(math.cos(a) * r + l / 2, math.sin(a) * r) for a in (math.radians(-90 + i * 7.5) for i in range(25))] + \
               [(math.cos(a) * r - l / 2, math.sin(a) * r) for a in (math.radians(90 + i * 7.5) for i in range(25))]
    line = path(0)
    count = len(line)
    rings = []
    for i, (x, y) in enumerate(line):
        cx = max(-0.5, min(0.5, x))
        nx, ny = (x - cx) / 0.62, y / 0.62
        rings.append([(x + nx * o, y + ny * o, z) for o, z in ((0.06, 0.2), (-0.06, 0.15), (-0.06, -0.15), (0.06, -0.2))])
    loft(rings, 'rubber', closed=True, bevel=0.01)
    # Cogs inside, at equal steps along the loop.
    lengths = [0]
    for a, b in zip(line, line[1:] + line[:1]):
        lengths.append(lengths[-1] + math.dist(a, b))
    steps = 58
    for k in range(steps):
        goal = k / steps * lengths[-1]
        i = max(j for j in range(count) if lengths[j] <= goal)
        t = (goal - lengths[i]) / max(1e-6, lengths[i + 1] - lengths[i])
        a, b = line[i], line[(i + 1) % count]
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        cx = max(-0.5, min(0.5, x))
        nx, ny = (x - cx) / 0.62, y / 0.62
        box((0.1, 0.055, 0.27), (x - nx * 0.09, y - ny * 0.09, 0), 'rubber', (0, 0, math.degrees(math.atan2(ny, nx))), bevel=0.02)
        box((0.04, 0.05, 0.36), (x + nx * 0.07, y + ny * 0.07, 0), 'rubber', (0, 0, math.degrees(math.atan2(ny, nx))), bevel=0.012)
    outer = [[(x + (x - max(-0.5, min(0.5, x))) / 0.62 * 0.064, y + y / 0.62 * 0.064, z) for z in (-0.05, 0.05)] for x, y in line]
    loft(outer, 'accent', caps=False, closed=True)


@kind('roller-set', (24, 30), (-28, 28))
def rollers():
    for i in range(8):
        a = i / 8 * math.tau
        with Group() as one:
            ring(0.2, 0.14, 0.34, (0, 0, 0.17), 'accent', bevel=0.03)
            ring(0.14, 0.08, 0.36, (0, 0, 0.17), 'brass')
        one.move(at=(math.cos(a) * 0.98 - 0.5, math.sin(a) * 0.98, 0))
    lathe([(0.12, 0.0), (0.6, 0.1), (0.62, 0.16), (0.2, 0.34), (0.2, 0.5), (0.12, 0.5), (0.12, 0)], 'zinc', (-0.5, 0, 0), sharp=30)
    cylinder(0.12, 0.02, (-0.5, 0, 0.46), 'rubber')
    for i in range(3):
        with Group() as slider:
            prism([(-0.12, -0.14), (0.12, -0.14), (0.16, 0.05), (0.1, 0.16), (-0.1, 0.16), (-0.16, 0.05)], 0.2, 'plastic', bevel=0.02)
        slider.move(at=(0.95 + i * 0.4, -0.75 + i * 0.25, 0.14), turn=(0, 0, 20 + 50 * i))
    with Group() as spring:
        helix(0.36, 0.95, 5.2, 0.05, 'accent')
    spring.move(turn=X)
    spring.move(at=(1.25, 0.55, 0.4), turn=(0, 0, 20))


def boot_bellows(at, turn, mat='rubber', flip=1):
    profile = [(0.36, 0), (0.36, 0.08)]
    for i in range(5):
        r = 0.34 - i * 0.045
        z = 0.12 + i * 0.1
        profile += [(r + 0.03, z), (r - 0.05, z + 0.05)]
    profile += [(0.12, 0.66), (0.12, 0.74), (0.0, 0.74)]
    with Group() as one:
        lathe([(0, 0)] + profile, mat, sharp=70)
        ring(0.375, 0.35, 0.05, (0, 0, 0.05), 'zinc')
        ring(0.135, 0.11, 0.05, (0, 0, 0.7), 'zinc')
    one.move(turn=turn)
    one.move(at=at)


@kind('drive-shaft', (24, 22), (-28, 22))
def drive_shaft():
    with Group() as whole:
        cylinder(0.085, 2.0, (0, 0, 0), 'steel', X)
        for side, long in ((-1, 0.5), (1, 0.36)):
            with Group() as end:
                boot_bellows((0, 0, 0), (0, -90, 0))
                lathe([(0, 0), (0.37, 0), (0.4, 0.05), (0.4, 0.22), (0.3, 0.36), (0.2, 0.42), (0.17, 0.44), (0.17, 0.5), (0, 0.5)], 'zinc', (0, 0, 0), (0, 90, 0), sharp=40)
                cylinder(0.13, long, (0.5 + long / 2, 0, 0), 'zinc', X)
                for i in range(20):
                    a = i / 20 * math.tau
                    box((long - 0.1, 0.022, 0.022), (0.5 + long / 2, math.cos(a) * 0.13, math.sin(a) * 0.13), 'steel', bevel=0.005)
                cylinder(0.08, 0.2, (0.55 + long, 0, 0), 'zinc', X)
                ring(0.41, 0.38, 0.05, (0.12, 0, 0), 'accent', X)
            end.move(turn=(0, 0, 0 if side > 0 else 180))
            end.move(at=(side * 0.98, 0, 0))
    whole.move(turn=(0, -4, 0))
