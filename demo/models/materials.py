"""Materials of the models: black, grey, zinc and one accent, which is neutral here and coloured when seeding."""
import bpy

# name: (base colour, metallic, roughness, specular)
PLAIN = {
    'rubber': ((0.022, 0.022, 0.024), 0, 0.55, 0.45),
    'plastic': ((0.026, 0.027, 0.03), 0, 0.36, 0.5),
    'coated': ((0.035, 0.036, 0.04), 0.3, 0.42, 0.5),
    'grey': ((0.16, 0.165, 0.175), 0, 0.42, 0.5),
    'pale': ((0.62, 0.62, 0.61), 0, 0.45, 0.5),
    'paper': ((0.8, 0.79, 0.76), 0, 0.8, 0.2),
    'zinc': ((0.58, 0.59, 0.6), 1, 0.36, 0.5),
    'steel': ((0.34, 0.35, 0.37), 1, 0.34, 0.5),
    'chrome': ((0.8, 0.8, 0.82), 1, 0.13, 0.5),
    'copper': ((0.72, 0.36, 0.2), 1, 0.32, 0.5),
    'brass': ((0.75, 0.55, 0.25), 1, 0.3, 0.5),
    'ceramic': ((0.82, 0.81, 0.78), 0, 0.22, 0.5),
    'fabric': ((0.04, 0.041, 0.046), 0, 0.9, 0.25),
    'webbing': ((0.055, 0.056, 0.06), 0, 0.8, 0.3),
    'cardboard': ((0.42, 0.29, 0.17), 0, 0.85, 0.2),
    'wood': ((0.36, 0.21, 0.1), 0, 0.7, 0.3),
    'bark': ((0.12, 0.075, 0.045), 0, 0.9, 0.2),
    'gasket': ((0.2, 0.21, 0.22), 0, 0.75, 0.3),
    'felt': ((0.3, 0.3, 0.3), 0, 0.95, 0.1),
    'sand': ((0.45, 0.36, 0.24), 0, 0.95, 0.1),
    'snow': ((0.82, 0.85, 0.9), 0, 0.85, 0.2),
    'mud': ((0.085, 0.058, 0.038), 0, 0.6, 0.4),
    'grass': ((0.1, 0.13, 0.045), 0, 0.95, 0.1),
    'gravel': ((0.27, 0.27, 0.27), 0, 0.95, 0.2),
    'rock': ((0.2, 0.205, 0.21), 0, 0.9, 0.2),
    'moss': ((0.07, 0.1, 0.035), 0, 0.95, 0.1),
    'bench': ((0.4, 0.27, 0.15), 0, 0.5, 0.4),
    'spruce': ((0.022, 0.05, 0.032), 0, 0.95, 0.1),
    'spruce2': ((0.09, 0.15, 0.13), 0, 0.95, 0.1),
    'spruce3': ((0.26, 0.34, 0.36), 0, 0.95, 0.1),
    'barn': ((0.3, 0.035, 0.025), 0, 0.8, 0.2),
    'wall': ((0.5, 0.49, 0.47), 0, 0.9, 0.1),
    'screen': ((0.012, 0.014, 0.018), 0, 0.06, 0.6),
    'accent': ((0.8, 0.8, 0.8), 0, 0.34, 0.5),
    'accentcloth': ((0.74, 0.74, 0.74), 0, 0.88, 0.25),
    'accentmetal': ((0.72, 0.72, 0.73), 0.5, 0.3, 0.5),
}
CLEAR = {'glass': (0.9, 0.86), 'smoke': (0.35, 0.62), 'visor': (0.08, 0.25)}
GLOW = {'lens': (1.0, 0.99, 0.95), 'lamp': (1.0, 0.86, 0.62)}


# What scenes give the accents; products get theirs when seeding.
RED = (0.55, 0.012, 0.015)


def colour_accents(colour=RED):
    for name in [name for name in PLAIN if is_accent(name)]:
        base, metallic, roughness, specular = PLAIN[name]
        PLAIN[name] = (colour, metallic, roughness, specular)


def is_accent(name):
    return name.split('.')[0].startswith('accent')


def material(name):
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    out = nodes.new('ShaderNodeOutputMaterial')
    if name in CLEAR:
        links.new(clear(nodes, links, *CLEAR[name]), out.inputs['Surface'])
        return made
    shader = nodes.new('ShaderNodeBsdfPrincipled')
    if name in GLOW:
        colour, metallic, roughness, specular = (*GLOW[name], 1), 0, 0.2, 0.5
        shader.inputs['Emission'].default_value = colour
        shader.inputs['Emission Strength'].default_value = 0.35
    else:
        base, metallic, roughness, specular = PLAIN[name]
        colour = (*base, 1)
    shader.inputs['Base Color'].default_value = colour
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = specular
    links.new(shader.outputs['BSDF'], out.inputs['Surface'])
    return made


def clear(nodes, links, tint, through):
    """Thin clear plastic: seen through, with reflections at its edges; refraction would only add noise."""
    mix = nodes.new('ShaderNodeMixShader')
    see = nodes.new('ShaderNodeBsdfTransparent')
    see.inputs['Color'].default_value = (through, through, through, 1)
    gloss = nodes.new('ShaderNodeBsdfPrincipled')
    gloss.inputs['Base Color'].default_value = (tint * 0.5, tint * 0.5, tint * 0.52, 1)
    gloss.inputs['Roughness'].default_value = 0.08
    edge = nodes.new('ShaderNodeLayerWeight')
    edge.inputs['Blend'].default_value = 0.35
    links.new(edge.outputs['Facing'], mix.inputs['Fac'])
    links.new(see.outputs['BSDF'], mix.inputs[1])
    links.new(gloss.outputs['BSDF'], mix.inputs[2])
    return mix.outputs['Shader']


def as_mask():
    """Turns every material into plain white where the product's colour goes and black elsewhere."""
    for made in bpy.data.materials:
        if not made.use_nodes or made.name in CLEAR:
            continue
        nodes, links = made.node_tree.nodes, made.node_tree.links
        out = next(n for n in nodes if n.type == 'OUTPUT_MATERIAL')
        flat = nodes.new('ShaderNodeEmission')
        level = 1 if is_accent(made.name) else 0
        flat.inputs['Color'].default_value = (level, level, level, 1)
        links.new(flat.outputs['Emission'], out.inputs['Surface'])
