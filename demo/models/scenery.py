"""What stands around products in the pictures of pages: ground, trees, rocks, a barn."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

import studio
from registry import kinds
from shapes import *


def put(name, at, size, turn=0, tilt=(0, 0, 0), view=0, sink=0.0):
    """A product, `size` large, standing at a point."""
    with Group() as whole:
        kinds[name].build(view)
    whole.move(turn=tilt)
    points = studio.points_of(whole.objects)
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    scale = size / max(high - low)
    middle = Vector((-(low.x + high.x) / 2, -(low.y + high.y) / 2, -low.z - sink / scale))
    place = Matrix.Translation(Vector(at)) @ rotation((0, 0, turn)) @ Matrix.Scale(scale, 4) @ Matrix.Translation(middle)
    for obj in whole.objects:
        obj.matrix_world = place @ obj.matrix_world


def land(mat, rough=0.05, scale=1.2, width=40, near=-6, far=30, steps=150, mound=None):
    """An uneven ground; `mound` adds a height to each point."""
    verts, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        y = near + (far - near) * t ** 1.6
        for j in range(steps + 1):
            u = 2 * j / steps - 1
            x = math.copysign(abs(u) ** 1.4, u) * width / 2
            z = noise.fractal(Vector((x * scale, y * scale, 0.3)), 0.9, 2.1, 5) * rough
            verts.append((x, y, z + (mound(x, y) if mound else 0)))
    row = steps + 1
    for i in range(steps):
        for j in range(steps):
            a = i * row + j
            faces.append((a, a + 1, a + row + 1, a + row))
    return add(verts, faces, mat, sharp=180)


def spruce(at, height, mat, snow=False):
    pick = random.Random(at[0] * 31 + at[1])
    x, y, z = at
    for k in range(6):
        low, high = 0.12 + k * 0.14, 0.12 + k * 0.14 + 0.3
        r = (0.24 - k * 0.036) * (0.9 + pick.random() * 0.2)
        edge = [(r * height * (1 if i % 2 else 0.74), low * height) for i in range(2)]
        points = [(math.cos(i / 18 * math.tau) * edge[i % 2][0] + x, math.sin(i / 18 * math.tau) * edge[i % 2][0] + y, z + (low - 0.03 * (i % 2)) * height) for i in range(18)]
        verts = points + [(x, y, z + high * height)]
        add(verts, [(i, (i + 1) % 18, 18) for i in range(18)], mat, sharp=20)
        if snow:
            cap = [(x + (px - x) * 0.7, y + (py - y) * 0.7, pz + 0.1 * height) for px, py, pz in points]
            add(cap + [(x, y, z + (high + 0.012) * height)], [(i, (i + 1) % 18, 18) for i in range(18)], 'snow', sharp=20)
    cylinder(0.03 * height, 0.2 * height, (x, y, z + 0.08 * height), 'bark')


def forest(count, near, far, mats, width=26, seed=1, snow=False, gap=None):
    """Spruces in rows, paler the farther away; `gap` keeps x from - to free in front."""
    pick = random.Random(seed)
    for row, mat in enumerate(mats):
        y = near + (far - near) * row / max(1, len(mats) - 1)
        for i in range(count):
            x = (i + pick.random()) / count * width * (1 + row * 0.5) - width * (1 + row * 0.5) / 2
            if gap and gap[0] < x < gap[1] and row == 0:
                continue
            spruce((x, y + pick.random() * 1.5, -0.1), 2.2 + pick.random() * 1.6 + row * 0.6, mat, snow and row == 0)


def rock(at, size, mat='rock', seed=0):
    verts, faces = [], []
    rows, columns = 10, 16
    for i in range(rows + 1):
        for j in range(columns):
            u, v = i / rows * math.pi, j / columns * math.tau
            p = Vector((math.sin(u) * math.cos(v), math.sin(u) * math.sin(v), math.cos(u)))
            p *= 1 + 0.34 * noise.fractal(p * 1.3 + Vector((seed * 7.1, 0, 0)), 0.8, 2, 4)
            verts.append((at[0] + p.x * size, at[1] + p.y * size * 0.8, at[2] + p.z * size * 0.6))
    for i in range(rows):
        for j in range(columns):
            k = (j + 1) % columns
            faces.append((i * columns + j, i * columns + k, (i + 1) * columns + k, (i + 1) * columns + j)[::-1])
    add(verts, faces, mat, sharp=70, subdivide=1)


def stones(count, spread, mat='rock', seed=3, size=0.08, keep=0.0):
    pick = random.Random(seed)
    for i in range(count):
        x, y = (pick.random() - 0.5) * spread, (pick.random() - 0.4) * spread
        if abs(x) < keep and abs(y) < keep:
            continue
        rock((x, y, 0), size * (0.5 + pick.random()), mat, i)


def tufts(count, spread, mat='grass', seed=5, tall=0.16):
    pick = random.Random(seed)
    verts, faces = [], []
    for _ in range(count):
        x, y = (pick.random() - 0.5) * spread, (pick.random() - 0.35) * spread
        for _ in range(6):
            a, h, lean = pick.random() * math.tau, tall * (0.5 + pick.random()), 0.06 * pick.random()
            dx, dy = math.cos(a), math.sin(a)
            n = len(verts)
            verts += [(x - dy * 0.008, y + dx * 0.008, 0), (x + dy * 0.008, y - dx * 0.008, 0), (x + dx * lean, y + dy * lean, h)]
            faces.append((n, n + 1, n + 2))
    add(verts, faces, mat, sharp=180)


def barn(at, size):
    x, y, z = at
    box((size * 1.6, size, size * 0.8), (x, y, z + size * 0.4), 'barn', bevel=0.01)
    prism([(-size * 0.56, 0), (size * 0.56, 0), (0, size * 0.42)], size * 1.66, 'barn', (x, y, z + size * 0.8), (0, 0, 90), bevel=0.01)
    box((size * 0.3, 0.02, size * 0.5), (x - size * 0.2, y - size * 0.51, z + size * 0.25), 'pale', bevel=0.005)


def look(scene, at, target, lens=50, shift=(0, 0)):
    data = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(obj)
    scene.camera = obj
    data.lens = lens
    data.shift_x, data.shift_y = shift
    aim = Vector(target) - Vector(at)
    obj.matrix_world = Matrix.Translation(Vector(at)) @ aim.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
