import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Finding } from '#engine/definition/finding.ts';
import { brandColourTokens } from '#kernel/theme/brand-colours.ts';
import { colourPairs } from '#kernel/theme/colour-pairs.ts';
import { lookOf, noTheme, plainLook } from '#kernel/theme/shop-look.ts';
import { tokenColours } from '#kernel/theme/token-colours.gen.ts';
import { readFolderFile } from '../folder-files.ts';
import { readTheme } from './check-theme.ts';
import { contrast } from './colour.ts';
import { makeColours } from './make-colours.ts';

async function themeOf(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'theme-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'theme.json'), text);
  const file = await readFolderFile(folder, 'theme');
  if (Array.isArray(file)) return { theme: noTheme, found: file };
  const found: Finding[] = [];
  return { theme: readTheme(file, found), found };
}

const both = (colour: string) => ({ light: colour, dark: colour });

it.each(['#0b5c7a', '#c8161d', '#1b5e20', '#5b2a86', '#ffd400', '#111111', 'oklch(70% 0.15 150)'])(
  'makes a whole theme that can be read everywhere from the brand colour %s',
  async primary => {
    const { theme, found } = await themeOf(JSON.stringify({ colours: { primary: both(primary) } }));
    expect(found).toEqual([]);
    for (const scheme of ['light', 'dark'] as const) {
      const all = { ...tokenColours[scheme], ...theme.colours[scheme] };
      for (const { ink, ground, least } of colourPairs)
        expect([ink, ground, contrast(all[ink], all[ground]) >= least]).toEqual([ink, ground, true]);
    }
  },
);

it('says where a colour cannot be read, and proposes one that can', async () => {
  const colours = { action: { light: '#e58b8f', dark: '#ff8a8f' } };
  const { found } = await themeOf(JSON.stringify({ colours }, null, 2));
  expect(found.map(({ code, line, path }) => ({ code, line, path }))).toContainEqual({
    ...{ code: 'SHOP041', line: 4, path: 'colours.action.light' },
  });
  const [first] = found;
  expect(first?.message).toBe(
    'on-action #ffffff on action #e58b8f has a contrast of 2.49 in the light scheme, and needs 4.5',
  );
  const better = /such as (#[0-9a-f]{6})$/.exec(first?.fix ?? '')?.[1] ?? '';
  const repaired = { action: { ...colours.action, light: better } };
  expect((await themeOf(JSON.stringify({ colours: repaired }))).found).toEqual([]);
});

it.each([
  [{ colours: { primary: both('teal-ish') } }, 'SHOP040'],
  [{ colours: { primary: both('#0b5c7a80') } }, 'SHOP040'],
  [{ colours: { brand: both('#0b5c7a') } }, 'SHOP002'],
  [{ colours: { primary: { light: '#0b5c7a' } } }, 'SHOP005'],
  [{ colours: { primary: '#0b5c7a' } }, 'SHOP006'],
  [{ radius: { card: 99 } }, 'SHOP007'],
])('finds what a theme cannot be: %j', async (theme, code) => {
  const { found } = await themeOf(JSON.stringify(theme));
  expect(found.map(each => each.code)).toContain(code);
  expect(found.every(({ fix, line }) => fix !== '' && line > 0)).toBe(true);
});

it('changes nothing where nothing is named, and sets each scheme apart otherwise', async () => {
  expect(plainLook.style).toBe('');
  expect((await themeOf('{}')).theme).toEqual(noTheme);
  const { theme } = await themeOf(
    JSON.stringify({ colours: { line: { light: '#ddd', dark: 'rgb(0 0 80)' } }, radius: { control: 0 } }),
  );
  const dark = '--line:#000050;';
  expect(lookOf(theme).style).toBe(
    `:root{--radius:0px;--line:#dddddd;}@media screen{:root[data-theme=dark]{${dark}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
  );
});

it('makes the colours of the brand that Studio says are made', () => {
  const made = Object.keys(makeColours('light', { primary: '#0b5c7a' }));
  expect(made.toSorted()).toEqual(['primary', ...brandColourTokens].toSorted());
});
