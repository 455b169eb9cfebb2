/** The seeded shop contains the images that widget examples and page files use. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readNames } from '#tools/generate/grammar/read-names.mjs';
import { scenes } from './content-rows.ts';

const root = join(import.meta.dirname, '../..');

it('has every image that a widget example or a page file uses', () => {
  const places = {
    schemas: join(root, 'schemas'),
    widgets: join(root, 'widgets'),
    pages: join(root, 'pages'),
  };
  const { pictures } = readNames(places);
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter(file => !scenes.includes(file))).toEqual([]);
});
