"""Helmets and goggles."""
import math

from registry import kind
from shapes import *


def shell(mat, hole, low, scale=(0.86, 1.06, 1.0), thick=0.05, chin=True):
    """A helmet's shell: a sphere without the points for which `hole` holds, given a thickness."""
    steps, rounds = 40, 72
    verts, index, faces = [], {}, []
    def point(i, j):
        u, v = i / steps * math.pi, j / rounds * math.tau
        x, y, z = math.sin(u) * math.cos(v), math.sin(u) * math.sin(v), math.cos(u)
        # The chin bar reaches forwards (negative y), the back is round.
        if chin and y < 0 and z < 0.1:
            y *= 1 + 0.34 * min(1, (0.1 - z) * 1.5)
            x *= 1 - 0.16 * min(1, (0.1 - z) * 1.4) * (-y)
        return x * scale[0], y * scale[1], max(z, low) * scale[2] if z > low else low * scale[2]
    for i in range(steps + 1):
        for j in range(rounds):
            index[i, j] = len(verts)
            verts.append(point(i, j))
    for i in range(steps):
        for j in range(rounds):
            k = (j + 1) % rounds
            corners = [index[i, j], index[i, k], index[i + 1, k], index[i + 1, j]]
            mid = [sum(verts[c][n] for c in corners) / 4 for n in range(3)]
            if mid[2] <= low * scale[2] + 0.005 or hole(*mid):
                continue
            faces.append(corners[::-1] if True else corners)
    return add(verts, faces, mat, solid=thick, sharp=60, subdivide=1)


def opening(x, y, z):
    return y < -0.35 and -0.22 < z < 0.42 - abs(x) * 0.12 and abs(x) < 0.74


@kind('cross-helmet', (38, 8), (-56, 10))
def cross_helmet():
    shell('accent', opening, -0.78)
    lining = shell('fabric', lambda x, y, z: y < -0.3 and -0.3 < z < 0.44, -0.74, scale=(0.8, 0.98, 0.95), thick=0.02)
    # The peak.
    rings = []
    for i in range(9):
        t = i / 8
        y = -0.55 - t * 0.9
        w = 0.62 - 0.16 * t ** 2
        z = 0.72 + 0.26 * t - 0.16 * t * t
        rings.append([(x * w, y + abs(x) ** 2 * 0.2, z - abs(x) ** 2.4 * 0.26 + s) for s, xs in ((0.02, (-1, -0.5, 0, 0.5, 1)), (-0.02, (1, 0.5, 0, -0.5, -1))) for x in xs])
    loft(rings, 'plastic', bevel=0.008)
    cylinder(0.07, 0.05, (0.62, -0.62, 0.5), 'zinc', (0, 60, 0))
    cylinder(0.07, 0.05, (-0.62, -0.62, 0.5), 'zinc', (0, -60, 0))
    # Chin vents and stripes.
    for x in (-0.16, 0, 0.16):
        box((0.1, 0.08, 0.2), (x, -1.34, -0.5), 'rubber', (8, 0, 0), bevel=0.02)
    for side in (1, -1):
        box((0.06, 0.36, 0.08), (side * 0.58, -0.98, -0.52), 'plastic', (0, 0, side * 24), bevel=0.025)
        prism([(-0.5, -0.05), (0.4, 0.1), (0.5, 0.22), (-0.42, 0.1)], 0.03, 'plastic', (side * 0.83, 0.25, 0.1), (0, 0, side * 83), bevel=0.008)
    torus(0.72, 0.035, (0, 0.12, -0.76), 'rubber')


@kind('full-helmet', (38, 8), (-52, 10))
def full_helmet():
    shell('accent', opening, -0.78)
    shell('fabric', lambda x, y, z: False, -0.76, scale=(0.8, 0.98, 0.94), thick=0.02)
    def not_visor(x, y, z):
        return not (y < -0.3 and -0.27 < z < 0.47 and abs(x) < 0.8)
    shell('screen', not_visor, -0.78, scale=(0.885, 1.09, 1.02), thick=0.02)
    for side in (1, -1):
        cylinder(0.13, 0.06, (side * 0.83, -0.34, 0.1), 'plastic', X)
    for x in (-0.14, 0.14):
        box((0.2, 0.05, 0.07), (x, -1.36, -0.48), 'rubber', (10, 0, 0), bevel=0.02)
    box((0.3, 0.12, 0.05), (0, -0.42, 0.93), 'plastic', (22, 0, 0), bevel=0.02)
    torus(0.72, 0.04, (0, 0.12, -0.76), 'rubber')
    prism([(-0.45, -0.06), (0.4, 0.0), (0.5, 0.1), (-0.45, 0.03)], 0.02, 'plastic', (0.86, 0.25, 0.34), (0, 0, 84), bevel=0.006)


@kind('goggles', (26, 12), (-34, 14), shadow=True)
def goggles():
    def curve(x, back=0.0):
        return -0.62 * math.cos(x * 0.9) + back
    outline = [
        (-0.98, 0.05), (-0.92, 0.34), (-0.6, 0.44), (0, 0.42), (0.6, 0.44), (0.92, 0.34), (0.98, 0.05), (0.9, -0.28),
        (0.6, -0.44), (0.28, -0.38), (0.1, -0.16), (0, -0.13), (-0.1, -0.16), (-0.28, -0.38), (-0.6, -0.44), (-0.9, -0.28),
    ]
    def line(scale, back):
        return [(x * scale, curve(x * scale, back), z * scale) for x, z in outline]
    loft([line(0.86, -0.06), line(0.98, -0.08), line(1.06, 0.0), line(1.06, 0.16), line(0.98, 0.26), line(0.84, 0.26), line(0.84, -0.03)], 'accent', caps=False, subdivide=2)
    loft([line(1.0, 0.24), line(1.0, 0.4), line(0.84, 0.42), line(0.84, 0.24)], 'rubber', caps=False, subdivide=2)
    # The lens as rows, so that it curves.
    rings = []
    for i in range(25):
        x = -0.88 + i * 1.76 / 24
        top = 0.37 - max(0, abs(x) - 0.6) ** 2 * 2.4
        low = -0.37 + (0.26 if abs(x) < 0.12 else 0.26 * max(0, 1 - (abs(x) - 0.12) / 0.2)) + max(0, abs(x) - 0.6) ** 2 * 2.8
        rings.append([(x, curve(x, -0.06), low + (top - low) * t / 6) for t in range(7)])
    verts = [p for r in rings for p in r]
    faces = [(i * 7 + t, (i + 1) * 7 + t, (i + 1) * 7 + t + 1, i * 7 + t + 1) for i in range(24) for t in range(6)]
    add(verts, faces, 'screen')
    # The strap runs round the back.
    band = [(math.cos(a) * 1.08, 0.1 + math.sin(a) * 1.25) for a in (math.radians(-20 + i * 10) for i in range(23))]
    rings = [[(x * s, y * s + (0.06 if s < 1 else 0), z) for s, z in ((1, -0.2), (1, 0.2), (0.97, 0.2), (0.97, -0.2))] for x, y in band]
    loft(rings, 'accentcloth', bevel=0.006)
    for side in (1, -1):
        box((0.08, 0.2, 0.42), (side * 1.04, -0.3, 0), 'plastic', (0, 0, side * -14), bevel=0.03)
