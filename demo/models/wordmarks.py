"""Outlines of brand names: blender -b --python wordmarks.py -- BRANDS.json OUT.json; needs the fonts of fonts-liberation, fonts-dejavu and fonts-urw-base35."""
import json
import sys

import bpy

FONTS = '/usr/share/fonts/'
FACES = {
    'sans': 'truetype/liberation/LiberationSans-Bold.ttf',
    'sans-oblique': 'truetype/liberation/LiberationSans-BoldItalic.ttf',
    'sans-narrow': 'truetype/liberation/LiberationSansNarrow-Bold.ttf',
    'narrow': 'opentype/urw-base35/NimbusSansNarrow-Bold.otf',
    'narrow-oblique': 'truetype/liberation/LiberationSansNarrow-BoldItalic.ttf',
    'dejavu': 'truetype/dejavu/DejaVuSansCondensed-Bold.ttf',
    'dejavu-oblique': 'truetype/dejavu/DejaVuSansCondensed-BoldOblique.ttf',
    'gothic': 'opentype/urw-base35/URWGothic-Demi.otf',
    'gothic-oblique': 'opentype/urw-base35/URWGothic-DemiOblique.otf',
    'serif': 'truetype/dejavu/DejaVuSerifCondensed-Bold.ttf',
    'serif-oblique': 'opentype/urw-base35/C059-Bold.otf',
    'bookman': 'opentype/urw-base35/URWBookman-Demi.otf',
    'bookman-oblique': 'opentype/urw-base35/URWBookman-DemiItalic.otf',
}


def outline(text, face):
    """The path of a text with its baseline at 0 and letters about 100 high."""
    curve = bpy.data.curves.new('word', 'FONT')
    curve.body = text
    curve.font = bpy.data.fonts.load(FONTS + FACES[face], check_existing=True)
    curve.size = 100
    obj = bpy.data.objects.new('word', curve)
    bpy.context.collection.objects.link(obj)
    bpy.context.view_layer.objects.active = obj
    obj.select_set(True)
    bpy.ops.object.convert(target='CURVE')
    obj = bpy.context.view_layer.objects.active
    path, xs, ys = [], [], []
    def at(v):
        xs.append(v[0])
        ys.append(v[1])
        return f'{v[0]:.0f} {-v[1]:.0f}'
    for spline in obj.data.splines:
        points = spline.bezier_points
        path.append('M' + at(points[0].co))
        for a, b in zip(points, list(points[1:]) + [points[0]]):
            straight = (a.handle_right - a.co).length < 0.5 and (b.handle_left - b.co).length < 0.5
            path.append(('L' + at(b.co)) if straight else f'C{at(a.handle_right)} {at(b.handle_left)} {at(b.co)}')
        path.append('Z')
    bpy.data.objects.remove(obj)
    return {'d': ''.join(path), 'left': min(xs), 'right': max(xs), 'top': max(ys), 'bottom': min(ys)}


source, target = sys.argv[sys.argv.index('--') + 1:]
with open(source, encoding='utf8') as file:
    brands = json.load(file)
with open(target, 'w', encoding='utf8') as file:
    json.dump({alias: outline(text, face) for alias, (text, face, _) in brands.items()}, file)
