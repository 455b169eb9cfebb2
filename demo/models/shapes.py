"""Shapes for models of products: z is up, the viewer stands at negative y; units are free, since every model is framed."""
import math

import bpy
from mathutils import Matrix, Vector

from materials import material

SEGMENTS = 64


def rotation(turn):
    """Degrees about x, then y, then z."""
    x, y, z = (math.radians(degrees) for degrees in turn)
    return Matrix.Rotation(z, 4, 'Z') @ Matrix.Rotation(y, 4, 'Y') @ Matrix.Rotation(x, 4, 'X')


def add(verts, faces, mat, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, smooth=True, subdivide=0, solid=0.0, sharp=38):
    """A mesh from points and faces; `bevel` rounds its edges, `solid` gives a surface a thickness."""
    mesh = bpy.data.meshes.new('part')
    mesh.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    mesh.update()
    obj = bpy.data.objects.new('part', mesh)
    bpy.context.collection.objects.link(obj)
    mesh.materials.append(material(mat))
    obj.matrix_world = Matrix.Translation(Vector(at)) @ rotation(turn)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(sharp)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    if solid:
        thick = obj.modifiers.new('thickness', 'SOLIDIFY')
        thick.thickness = solid
        thick.offset = 0
    if subdivide:
        rounder = obj.modifiers.new('rounder', 'SUBSURF')
        rounder.levels = rounder.render_levels = subdivide
        mesh.use_auto_smooth = False
    if bevel:
        edge = obj.modifiers.new('bevel', 'BEVEL')
        edge.width = bevel
        edge.segments = 3
        edge.limit_method = 'ANGLE'
        edge.angle_limit = math.radians(34)
        edge.harden_normals = False
    return obj


def box(size, at=(0, 0, 0), mat='plastic', turn=(0, 0, 0), bevel=None, **more):
    """A box, its centre at `at`."""
    w, d, h = (s / 2 for s in size)
    verts = [(x * w, y * d, z * h) for z in (-1, 1) for y in (-1, 1) for x in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return add(verts, faces, mat, at, turn, min(size) * 0.12 if bevel is None else bevel, **more)


def disc(radius, count=SEGMENTS, start=0.0):
    return [
        (math.cos(start + i / count * math.tau) * radius, math.sin(start + i / count * math.tau) * radius)
        for i in range(count)
    ]


def rounded(width, height, radius, steps=6):
    """The outline of a rectangle with round corners, counter-clockwise."""
    w, h = width / 2 - radius, height / 2 - radius
    return [
        (x + math.cos(a) * radius, y + math.sin(a) * radius)
        for corner, (x, y) in enumerate([(w, h), (-w, h), (-w, -h), (w, -h)])
        for a in (math.radians(corner * 90 + step * 90 / steps) for step in range(steps + 1))
    ]


def loft(rings, mat, at=(0, 0, 0), turn=(0, 0, 0), caps=True, closed=False, **more):
    """A skin over rings of equally many points in space."""
    count = len(rings[0])
    verts = [p for ring in rings for p in ring]
    last = len(rings) if closed else len(rings) - 1
    faces = []
    for r in range(last):
        a, b = r * count, ((r + 1) % len(rings)) * count
        for i in range(count):
            j = (i + 1) % count
            faces.append((a + i, a + j, b + j, b + i))
    if caps and not closed:
        faces.append(tuple(reversed(range(count))))
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    return add(verts, faces, mat, at, turn, **more)


def prism(outline, depth, mat, at=(0, 0, 0), turn=(0, 0, 0), bevel=None, **more):
    """An outline in the plane of x and z, extruded along y, centred."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    line = list(outline) if area > 0 else list(reversed(outline))
    rings = [[(x, d, z) for x, z in line] for d in (depth / 2, -depth / 2)]
    return loft(rings, mat, at, turn, bevel=depth * 0.12 if bevel is None else bevel, **more)


def lathe(profile, mat, at=(0, 0, 0), turn=(0, 0, 0), segments=SEGMENTS, bevel=0, **more):
    """A solid of revolution about z from (radius, z) points; the profile may be closed by its first point again."""
    verts, faces, rows = [], [], []
    for radius, z in profile:
        if radius == 0:
            rows.append([len(verts)] * segments)
            verts.append((0, 0, z))
        else:
            rows.append(list(range(len(verts), len(verts) + segments)))
            verts += [(x, y, z) for x, y in disc(radius, segments)]
    for low, high in zip(rows, rows[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            face = [low[i], low[j], high[j], high[i]]
            unique = list(dict.fromkeys(face))
            if len(unique) > 2:
                faces.append(unique)
    return add(verts, faces, mat, at, turn, bevel, **more)


def cylinder(radius, length, at=(0, 0, 0), mat='plastic', turn=(0, 0, 0), bevel=None, segments=SEGMENTS, **more):
    """A cylinder along z, centred; `turn=X` lays it along x and `turn=Y` along y."""
    b = min(radius, length) * 0.1 if bevel is None else bevel
    h = length / 2
    profile = [(0, -h), (radius - b, -h), (radius, b - h), (radius, h - b), (radius - b, h), (0, h)]
    return lathe(profile, mat, at, turn, segments, sharp=46, **more)


def ring(outer, inner, length, at=(0, 0, 0), mat='plastic', turn=(0, 0, 0), bevel=None, segments=SEGMENTS, **more):
    """A cylinder with a hole."""
    b = min(outer - inner, length) * 0.12 if bevel is None else bevel
    h = length / 2
    profile = [
        (inner, b - h), (inner + b, -h), (outer - b, -h), (outer, b - h),
        (outer, h - b), (outer - b, h), (inner + b, h), (inner, h - b), (inner, b - h),
    ]
    return lathe(profile, mat, at, turn, segments, **more)


X = (0, 90, 0)
Y = (90, 0, 0)


def torus(radius, thick, at=(0, 0, 0), mat='rubber', turn=(0, 0, 0), squash=1.0, segments=SEGMENTS):
    profile = [(radius + x, y * squash) for x, y in disc(thick, 20)]
    return lathe(profile + profile[:1], mat, at, turn, segments)


def ball(radius, at=(0, 0, 0), mat='plastic', turn=(0, 0, 0), scale=(1, 1, 1), segments=48):
    steps = 24
    profile = [(math.sin(i / steps * math.pi) * radius, -math.cos(i / steps * math.pi) * radius) for i in range(steps + 1)]
    profile[0], profile[-1] = (0, -radius), (0, radius)
    obj = lathe(profile, mat, at, turn, segments)
    obj.matrix_world = obj.matrix_world @ Matrix.Diagonal((*scale, 1))
    return obj


def bend(points, radius, closed=False, steps=8):
    """A line of points with rounded corners."""
    pts = [Vector(p) for p in points]
    result = []
    for i, p in enumerate(pts):
        if not closed and i in (0, len(pts) - 1):
            result.append(p)
            continue
        a, b = pts[i - 1], pts[(i + 1) % len(pts)]
        reach = min(radius, (a - p).length / 2, (b - p).length / 2)
        start, end = p + (a - p).normalized() * reach, p + (b - p).normalized() * reach
        for s in range(steps + 1):
            t = s / steps
            result.append(start.lerp(p, t).lerp(p.lerp(end, t), t))
    return result


def tube(points, radius, mat='steel', corner=0.0, closed=False, at=(0, 0, 0), turn=(0, 0, 0), smooth_path=False):
    """A round tube along points, its corners rounded by `corner`; `smooth_path` makes one curve of them."""
    pts = bend(points, corner, closed) if corner else [Vector(p) for p in points]
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 8
    curve.use_fill_caps = True
    if smooth_path:
        spline = curve.splines.new('NURBS')
        spline.order_u = 4
        spline.use_endpoint_u = not closed
        spline.resolution_u = 8
    else:
        spline = curve.splines.new('POLY')
    spline.points.add(len(pts) - 1)
    for point, p in zip(spline.points, pts):
        point.co = (*p, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    curve.materials.append(material(mat))
    obj = bpy.data.objects.new('tube', curve)
    bpy.context.collection.objects.link(obj)
    obj.matrix_world = Matrix.Translation(Vector(at)) @ rotation(turn)
    return obj


def helix(radius, length, turns, thick, mat, at=(0, 0, 0), turn=(0, 0, 0), start=0.0, per_turn=28):
    """A coil about z, centred."""
    steps = int(turns * per_turn)
    points = [
        (math.cos(start + i / per_turn * math.tau) * radius, math.sin(start + i / per_turn * math.tau) * radius,
         (i / steps - 0.5) * length)
        for i in range(steps + 1)
    ]
    return tube(points, thick, mat, at=at, turn=turn)


def move(objects, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves a finished group: turned about the origin, then shifted."""
    change = Matrix.Translation(Vector(at)) @ rotation(turn) @ Matrix.Scale(scale, 4)
    for obj in objects:
        obj.matrix_world = change @ obj.matrix_world
    return objects


class Group:
    """Collects what is built inside `with`, so that it can be moved as one."""

    def __enter__(self):
        self.before = set(bpy.context.collection.objects)
        return self

    def __exit__(self, *_):
        self.objects = [o for o in bpy.context.collection.objects if o not in self.before]

    def move(self, **how):
        return move(self.objects, **how)


def around(count, radius, piece, start=0.0):
    """Copies of a piece in a circle about z: `piece` builds one at the origin that looks along x."""
    for i in range(count):
        with Group() as one:
            piece(i)
        angle = start + i * 360 / count
        a = math.radians(angle)
        one.move(at=(math.cos(a) * radius, math.sin(a) * radius, 0), turn=(0, 0, angle))


def bolt(at, size=0.1, turn=(0, 0, 0), mat='zinc'):
    """A hexagonal head that looks along z."""
    cylinder(size, size * 0.6, at, mat, turn, bevel=size * 0.12, segments=6)
