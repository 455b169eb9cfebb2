"""The photo studio: light, ground, camera and the passes of one picture."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from materials import as_mask, material

FILL = 0.86
SHADOW_PERCENT = 20


def empty():
    for store in (bpy.data.objects, bpy.data.meshes, bpy.data.curves, bpy.data.materials, bpy.data.lights, bpy.data.cameras):
        for item in list(store):
            store.remove(item)


def settings(size, samples, threads):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.use_denoising = False
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.adaptive_min_samples = min(samples, 24)
    scene.cycles.max_bounces = 3
    scene.cycles.diffuse_bounces = 1
    scene.cycles.glossy_bounces = 1
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_direct = 4
    scene.cycles.sample_clamp_indirect = 1.5
    scene.cycles.blur_glossy = 1
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = threads
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA'
    scene.view_settings.view_transform = 'Standard'
    scene.render.use_persistent_data = False
    return scene


# Direction (right, towards the viewer, up) of a softbox, its half-angle in degrees, softness of its edge, brightness.
SOFTBOXES = (
    ((-0.75, 0.62, 0.95), 24, 6, 3.3),
    ((1.0, -0.45, 0.5), 17, 4, 2.6),
    ((0.75, 1.0, 0.3), 16, 8, 0.8),
)


def sky(scene, yaw):
    """One light for all: a dim room, brighter above, with softboxes that turn with the camera. One light has the least noise."""
    world = scene.world or bpy.data.worlds.new('studio')
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    where, split = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    height = nodes.new('ShaderNodeMapRange')
    links.new(where.outputs['Generated'], split.inputs['Vector'])
    links.new(split.outputs['Z'], height.inputs['Value'])
    height.inputs['From Min'].default_value = -0.15
    height.inputs['To Min'].default_value, height.inputs['To Max'].default_value = 0.1, 0.34
    level = height.outputs['Result']
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    for (right, near, up), half, edge, bright in SOFTBOXES:
        aim = nodes.new('ShaderNodeVectorMath')
        aim.operation = 'DOT_PRODUCT'
        # Right of the camera and towards it, in the directions of the scene.
        aim.inputs[1].default_value = Vector((right * c + near * s, right * s - near * c, up)).normalized()
        lit, total = nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeMath')
        lit.interpolation_type = 'SMOOTHSTEP'
        lit.inputs['From Min'].default_value = math.cos(math.radians(half + edge))
        lit.inputs['From Max'].default_value = math.cos(math.radians(half))
        lit.inputs['To Max'].default_value = bright
        total.operation = 'ADD'
        links.new(where.outputs['Generated'], aim.inputs[0])
        links.new(aim.outputs['Value'], lit.inputs['Value'])
        links.new(level, total.inputs[0])
        links.new(lit.outputs['Result'], total.inputs[1])
        level = total.outputs['Value']
    back, out = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeOutputWorld')
    links.new(level, back.inputs['Color'])
    links.new(back.outputs['Background'], out.inputs['Surface'])
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 256


def ground(scene):
    mesh = bpy.data.meshes.new('ground')
    mesh.from_pydata([(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [], [(0, 1, 2, 3)])
    obj = bpy.data.objects.new('ground', mesh)
    scene.collection.objects.link(obj)
    mesh.materials.append(material('pale'))
    return obj


def points_of(objects):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in objects:
        shown = obj.evaluated_get(graph)
        mesh = shown.to_mesh()
        step = max(1, len(mesh.vertices) // 4000)
        points += [shown.matrix_world @ v.co for v in list(mesh.vertices)[::step]]
        shown.to_mesh_clear()
    return points


def settle(objects, lift=0.0):
    """Stands the model on the ground, centred, two units large."""
    points = points_of(objects)
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    scale = 2 / max(high - low)
    shift = Vector((-(low.x + high.x) / 2, -(low.y + high.y) / 2, -low.z))
    change = Matrix.Scale(scale, 4) @ Matrix.Translation(shift)
    for obj in objects:
        obj.matrix_world = Matrix.Translation((0, 0, lift)) @ change @ obj.matrix_world


def camera(scene, objects, yaw, pitch, lens=95, fill=FILL, centre=(0.5, 0.5)):
    """Looks from `yaw` degrees right of the front and `pitch` above, as near as the model fills the frame."""
    data = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(obj)
    scene.camera = obj
    data.lens = lens
    points = points_of(objects)
    mid = sum(points, Vector()) / len(points)
    a, b = math.radians(yaw), math.radians(pitch)
    away = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    distance = 8.0
    wide = max(scene.render.resolution_x, scene.render.resolution_y)
    for _ in range(5):
        obj.matrix_world = Matrix.Translation(mid + away * distance) @ (-away).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, obj, p) for p in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        low, high = min(p.y for p in seen), max(p.y for p in seen)
        data.shift_x += ((left + right) / 2 - centre[0]) * scene.render.resolution_x / wide
        data.shift_y += ((low + high) / 2 - centre[1]) * scene.render.resolution_y / wide
        distance *= max(right - left, high - low) / fill
    data.clip_end = 200
    return obj


def render(path, samples, percent=100):
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.render.resolution_percentage = percent
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def smoother(scene):
    """Averages neighbours of the same surface, told by its colour and direction: fewer samples show no noise."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    shot, out = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeComposite')
    surface = nodes.new('CompositorNodeMixRGB')
    surface.blend_type = 'ADD'
    surface.inputs['Fac'].default_value = 0.6
    blur = nodes.new('CompositorNodeBilateralblur')
    blur.iterations, blur.sigma_color, blur.sigma_space = 2, 0.12, 4
    links.new(shot.outputs['Denoising Normal'], surface.inputs[1])
    links.new(shot.outputs['Denoising Albedo'], surface.inputs[2])
    links.new(shot.outputs['Image'], blur.inputs['Image'])
    links.new(surface.outputs['Image'], blur.inputs['Determinator'])
    links.new(blur.outputs['Image'], out.inputs['Image'])


def shoot(path, samples, objects, floor):
    """Three passes: the model alone, its shadow (small, since it is blurred), and the mask of its accent."""
    scene = bpy.context.scene
    if floor:
        floor.visible_camera = False
    smoother(scene)
    render(f'{path}.png', samples)
    scene.use_nodes = False
    if floor:
        for obj in objects:
            obj.visible_camera = False
        floor.visible_camera = floor.is_shadow_catcher = True
        scene.cycles.max_bounces = 1
        render(f'{path}.shadow.png', 40, SHADOW_PERCENT)
        for obj in objects:
            obj.visible_camera = True
        bpy.data.objects.remove(floor)
    as_mask()
    scene.view_settings.view_transform = 'Raw'
    scene.cycles.max_bounces = 0
    render(f'{path}.accent.png', 8)
