/**
 * `npm run pictures:render [-- --kinds tyre,winch --views 0,1 --size 560 --samples 9]`: renders the models with Blender (3.4 or newer, in
 * the path) and bakes demo/pictures. `--bake` only bakes what was rendered before. docs/pictures.md is the guide.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bakePictures } from './bake.mjs';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    kinds: { type: 'string', default: '' },
    views: { type: 'string', default: '0,1' },
    size: { type: 'string', default: '560' },
    samples: { type: 'string', default: '9' },
    threads: { type: 'string', default: '2' },
    passes: { type: 'string', default: join(root, '.cache/pictures') },
    bake: { type: 'boolean', default: false },
  },
});

function blender(script, ...given) {
  const command = [
    'blender',
    '-b',
    '-t',
    values.threads,
    '--python',
    join(import.meta.dirname, script),
    '--',
    ...given,
  ];
  const { status, error } = spawnSync('nice', ['-n', '19', ...command], { stdio: 'inherit' });
  if (!error && status === 0) return;
  console.error(error ? `Blender did not start: ${error.message}` : `Blender ended with ${status}.`);
  process.exit(1);
}

if (!values.bake) {
  const shared = ['--out', values.passes, '--samples', values.samples, '--threads', values.threads];
  blender('render.py', ...shared, '--size', values.size, '--views', values.views, '--kinds', values.kinds);
  if (values.kinds === '') blender('scenes.py', ...shared);
}
const { files, bytes } = await bakePictures(
  values.passes,
  join(root, 'demo/pictures'),
  join(root, 'shops/atv-huset'),
);
console.log(`${files} files, ${(bytes / 1e6).toFixed(1)} MB in demo/pictures`);
