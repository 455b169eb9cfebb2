"""The pictures of pages: blender -b --python scenes.py -- --out DIR [--scenes a,b] [--percent 100] [--samples 10]"""
import argparse
import os
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))

import bpy
import materials
import studio
from render import load_kinds
from scenery import *


def ploughing(scene, wide):
    """A plough that pushes snow along a forest road."""
    def heap(x, y):
        dx, dy = x - 2.2, y + 0.2
        bank = 0.55 * math.exp(-((y - 3.6) / 1.1) ** 2) * (1 + 0.3 * noise.noise(Vector((x, y, 0))))
        front = 0.3 * math.exp(-((dx - 0.2) / 1.2) ** 2 - ((dy + 0.75 - dx * 0.42) / 0.36) ** 2)
        return bank + front * (1 + 0.5 * noise.fractal(Vector((x * 3, y * 3, 0)), 0.8, 2, 4))
    land('snow', 0.05, 1.4, steps=300, width=34, mound=heap)
    forest(16, 7, 16, ('spruce', 'spruce2', 'spruce3'), width=30, snow=True)
    put('plough', (2.3, 0.7, -0.05), 2.9, turn=24)
    put('winter-tyre', (4.5, 1.7, -0.04), 0.9, turn=-30)
    put('winter-tyre', (5.1, 2.15, -0.04), 0.9, turn=14)
    if wide:
        look(scene, (0.4, -9.8, 1.75), (0.4, 2, 1.02), 40)
    else:
        look(scene, (2.3, -6.8, 1.7), (2.35, 2, 0.5), 44, (0, 0.12))


def tyres(scene):
    land('mud', 0.09, 1.8)
    forest(12, 5, 12, ('spruce', 'spruce2', 'spruce3'), width=22, seed=4)
    stones(40, 9, 'rock', size=0.07)
    tufts(260, 11, 'moss', tall=0.14)
    put('mud-tyre', (-0.55, 0.2, -0.06), 1.5, turn=38)
    put('wheel', (1.25, 0.9, -0.05), 1.9, turn=-8)
    put('trail-tyre', (-1.6, 1.5, -0.03), 1.3, turn=-20, tilt=(86, 0, 0))
    look(scene, (0, -5.6, 1.25), (0, 1, 0.68), 48)


def winches(scene):
    land('gravel', 0.05, 3)
    for i, (x, y, s) in enumerate(((-2.6, 2.4, 1.1), (2.9, 2.8, 1.3), (0.4, 4.2, 1.6), (-1.2, 3.4, 0.7))):
        rock((x, y, 0.1), s, 'rock', i + 2)
    stones(160, 8, 'rock', seed=9, size=0.045)
    forest(10, 8, 13, ('spruce2', 'spruce3'), width=26, seed=8)
    put('winch', (-0.35, 0.3, 0), 1.75, turn=14)
    put('winch-rope', (1.35, -0.25, 0), 1.05, turn=20)
    put('snatch-block', (-1.25, -0.35, 0), 0.7, turn=30)
    look(scene, (0, -5.2, 1.7), (0, 0.6, 0.52), 50)


def workshop(scene):
    box((12, 3.4, 0.2), (0, 0, -0.1), 'bench', bevel=0.03)
    for y in (-1.1, -0.4, 0.3, 1.0):
        box((12, 0.012, 0.01), (0, y, 0.002), 'bark', bevel=0.001)
    box((14, 0.1, 6), (0, 1.9, 2), 'wall', bevel=0.01)
    box((4.6, 0.5, 0.07), (1.4, 1.6, 1.62), 'bench', bevel=0.01)
    for i, kind in enumerate(('oil-bottle', 'spray', 'oil-bottle', 'grease')):
        put(kind, (0.1 + i * 0.85, 1.6, 1.66), 0.75, turn=-12 + i * 9)
    put('oil-can', (-0.85, 0.25, 0), 1.3, turn=-14)
    put('oil-filter', (0.55, -0.1, 0), 1.0, turn=-16)
    put('spark-plug', (1.75, -0.3, 0), 0.72, turn=10)
    put('oil-bottle', (-1.8, 0.6, 0), 1.05, turn=10)
    put('brake-disc', (2.0, 0.9, 0), 1.15, turn=-10)
    look(scene, (0.1, -6.4, 1.75), (0.1, 0.6, 0.78), 52)


def gear(scene):
    land('moss', 0.04, 2)
    rock((-0.75, 0.4, 0.0), 1.0, 'rock', 4)
    rock((1.3, 0.6, -0.05), 0.9, 'rock', 6)
    stones(40, 8, 'rock', size=0.06)
    tufts(420, 10, 'grass', tall=0.18)
    forest(11, 6, 13, ('spruce', 'spruce2', 'spruce3'), width=24, seed=11)
    put('cross-helmet', (-0.75, 0.3, 0.5), 1.25, turn=24)
    put('goggles', (1.25, 0.35, 0.42), 0.95, turn=-14)
    put('boots', (0.45, -0.75, 0), 1.1, turn=-38)
    put('gloves', (-1.3, -0.9, 0.05), 0.9, turn=20, tilt=(-40, 0, 0))
    look(scene, (0, -5.8, 1.3), (0, 0.6, 0.72), 48)


def field(scene):
    land('grass', 0.06, 1.2)
    tufts(900, 13, 'grass', tall=0.14)
    barn((-5.4, 15, 0), 2.6)
    forest(14, 15, 19, ('spruce2', 'spruce3'), width=34, seed=6)
    put('trailer', (0.15, 0.9, 0), 2.6, turn=-34)
    put('harrow', (-1.35, -0.2, 0.03), 1.4, turn=18)
    put('sprayer', (1.6, -0.4, 0), 1.15, turn=-24)
    look(scene, (0, -6.2, 1.8), (0, 1, 0.55), 46)


def tracks(scene):
    land('snow', 0.07, 1.2, mound=lambda x, y: 0.35 * math.exp(-((y - 3.4) / 1.2) ** 2))
    forest(13, 6, 13, ('spruce', 'spruce2', 'spruce3'), width=24, seed=3, snow=True)
    put('track', (-0.6, 0.4, -0.05), 1.9, turn=26)
    put('track', (1.35, 1.5, -0.05), 1.9, turn=-26)
    look(scene, (0.1, -5.6, 1.2), (0.1, 1, 0.62), 48)


def trail_strip(scene):
    land('mud', 0.08, 1.8)
    stones(60, 12, 'rock', size=0.06)
    tufts(500, 16, 'moss', tall=0.14)
    forest(18, 5, 12, ('spruce', 'spruce2', 'spruce3'), width=36, seed=14)
    for x, y, turn in ((1.6, 0.3, 30), (2.9, 0.9, 8), (4.15, 0.5, -22)):
        put('wheel', (x, y, -0.04), 1.5, turn=turn)
    look(scene, (1.4, -11.5, 1.7), (1.4, 1, 0.86), 50)


def workshop_strip(scene):
    workshop(scene)
    for obj in [o for o in bpy.data.objects if o.type == 'CAMERA']:
        bpy.data.objects.remove(obj)
    look(scene, (-1.2, -10.2, 2.0), (-1.2, 0.6, 0.78), 52)


SCENES = {
    'hero-winter': (1920, 640, lambda s: ploughing(s, True)),
    'hero-winter-tall': (800, 960, lambda s: ploughing(s, False)),
    'tile-winter': (960, 720, tracks),
    'tile-forest': (960, 720, tyres),
    'tile-workshop': (960, 720, workshop),
    'tile-trail': (960, 720, gear),
    'tile-field': (960, 720, field),
    'tile-lake': (960, 720, winches),
    'strip-workshop': (1600, 400, workshop_strip),
    'strip-trail': (1600, 400, trail_strip),
}


def main():
    options = argparse.ArgumentParser()
    options.add_argument('--out', required=True)
    options.add_argument('--scenes', default='')
    options.add_argument('--percent', type=int, default=100)
    options.add_argument('--samples', type=int, default=10)
    options.add_argument('--threads', type=int, default=2)
    args = options.parse_args(sys.argv[sys.argv.index('--') + 1:])
    load_kinds()
    materials.colour_accents()
    for name in [n for n in args.scenes.split(',') if n] or list(SCENES):
        started = time.process_time()
        width, height, build = SCENES[name]
        studio.empty()
        scene = studio.settings((width, height), args.samples, args.threads)
        studio.sky(scene, 0)
        build(scene)
        studio.smoother(scene)
        studio.render(os.path.join(args.out, f'{name}.scene.png'), args.samples, args.percent)
        scene.use_nodes = False
        print(f'SCENE {name} {time.process_time() - started:.1f} s', flush=True)


main()
