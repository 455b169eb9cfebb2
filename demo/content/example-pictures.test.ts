/** The demo shop has the pictures that the examples of the widgets show. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readNames } from '#tools/generate/grammar/read-names.mjs';
import { scenes } from './content-rows.ts';

const root = join(import.meta.dirname, '../..');

it('draws every picture that an example or a page file names', () => {
  const places = {
    schemas: join(root, 'schemas'),
    widgets: join(root, 'widgets'),
    pages: join(root, 'pages'),
  };
  const drawn = new Set(scenes.map(([name]) => `${name}.svg`));
  const { pictures } = readNames(places);
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter(file => !drawn.has(file))).toEqual([]);
});
