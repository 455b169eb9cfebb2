/**
 * `npx tsx demo/models/brand-marks.ts`: writes the marks of the demo brands, demo/pictures/brand-*.svg, from their emblems and the outlines
 * of their names, which `wordmarks.py` takes from fonts. `npm run pictures:paint` then paints them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '../picture/colours.ts';
import { brandColours } from './brand-colours.ts';
import { emblems } from './emblems.ts';

interface Word {
  d: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const root = join(import.meta.dirname, '../..');
const words = JSON.parse(readFileSync(join(root, '.cache/pictures/wordmarks.json'), 'utf8')) as Record<
  string,
  Word
>;
const brands = JSON.parse(readFileSync(join(import.meta.dirname, 'brands.json'), 'utf8')) as Record<
  string,
  [name: string, face: string, emblem: string]
>;
const INK = '#1b1e22';
/** Too pale on white for letters. */
const PALE = new Set<string>(['yellow', 'orange', 'lime', 'grey']);

/** Three ways to put emblem and name together, so that neighbours in the index differ. */
const layouts = [
  { emblem: [78, 100, 0.98], box: [146, 384, 100, 72] },
  { emblem: [200, 66, 0.92], box: [24, 376, 156, 62] },
  { emblem: [330, 100, 0.92], box: [16, 262, 100, 72] },
] as const;

function draw(alias: string, index: number): string {
  const word = words[alias];
  const brand = brands[alias];
  if (word === undefined || brand === undefined) throw new Error(`No outline of ${alias}`);
  const { emblem, box } =
    layouts[word.right - word.left > 420 ? 1 : index % 3 === 2 ? 2 : index % 3] ?? layouts[0];
  const [left, right, middle, tall] = box;
  const scale = Math.min((right - left) / (word.right - word.left), tall / (word.top - word.bottom));
  const x = (left + right) / 2 - ((word.left + word.right) / 2) * scale;
  const y = middle + ((word.top + word.bottom) / 2) * scale;
  const key = brandColours[alias];
  const [colour = INK] = key === undefined ? [] : colours[key];
  const sign = (emblems[brand[2]] ?? '')
    .replaceAll('"A"', `"${colour}"`)
    .replaceAll('"K"', `"${INK}"`)
    .replaceAll('"W"', '"#fff"');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">` +
    `<g transform="translate(${emblem[0]} ${emblem[1]}) scale(${emblem[2]})">${sign}</g>` +
    `<path fill="${index % 4 === 1 && !PALE.has(key ?? '') ? colour : INK}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" d="${word.d}"/></svg>\n`
  );
}

for (const [index, alias] of Object.keys(brands).entries())
  writeFileSync(join(root, `demo/pictures/brand-${alias}.svg`), draw(alias, index));
