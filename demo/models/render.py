"""Renders the models: blender -b --python render.py -- --out DIR [--size 560] [--samples 9] [--views 0,1] [--kinds a,b]"""
import argparse
import importlib
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(__file__))

import bpy
import studio
from registry import kinds


def load_kinds():
    """Imports every model; each registers itself."""
    folder = os.path.join(os.path.dirname(__file__), 'kinds')
    for module in sorted(os.listdir(folder)):
        if module.endswith('.py') and module != '__init__.py':
            importlib.import_module(f'kinds.{module[:-3]}')


def main():
    load_kinds()
    options = argparse.ArgumentParser()
    options.add_argument('--out', required=True)
    options.add_argument('--size', type=int, default=560)
    options.add_argument('--samples', type=int, default=9)
    options.add_argument('--threads', type=int, default=2)
    options.add_argument('--views', default='0,1')
    options.add_argument('--kinds', default='')
    args = options.parse_args(sys.argv[sys.argv.index('--') + 1:])

    os.makedirs(args.out, exist_ok=True)
    wanted = [name for name in args.kinds.split(',') if name] or list(kinds)
    for name in wanted:
        entry = kinds[name]
        for view in (int(v) for v in args.views.split(',')):
            started = time.process_time()
            try:
                studio.empty()
                scene = studio.settings((args.size, args.size), args.samples, args.threads)
                entry.build(view)
                objects = list(bpy.context.collection.objects)
                studio.settle(objects)
                yaw, pitch = entry.angles[view]
                studio.sky(scene, yaw)
                studio.camera(scene, objects, yaw, pitch)
                built = time.process_time()
                floor = studio.ground(scene) if entry.shadow else None
                studio.shoot(os.path.join(args.out, f'{name}-{view}'), args.samples, objects, floor)
                print(f'PICTURE {name} {view} {built - started:.1f} + {time.process_time() - built:.1f} s', flush=True)
            except Exception:
                print(f'FAILED {name} {view}', flush=True)
                traceback.print_exc()


if __name__ == '__main__':
    main()
