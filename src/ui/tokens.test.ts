/** Contrast of every colour pair that components use, by WCAG 2.2 AA: 4.5 for text, 3 for icons and borders. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ColourPair, colourPairs } from '#kernel/theme/colour-pairs.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const coloursIn = (css: string) =>
  [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex] as const);
const light = new Map(coloursIn(read('./tokens.css')));
const [, chosen = '', preferred = ''] = read('./dark.css').split('@media');
const dark = new Map([...light, ...coloursIn(chosen)]);
const schemes = { light, dark };

const at = ({ ink, ground, least }: ColourPair) => [ink, ground, least] as const;

for (const [scheme, colours] of Object.entries(schemes)) {
  it.each(colourPairs.map(at))(`${scheme}: %s stands out on %s`, (ink, ground, least) => {
    expect(contrast(colours, ink, ground)).toBeGreaterThanOrEqual(least);
  });
}

/** Text and ground that a rule of a style sheet sets together. */
function pairsOf(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\{([^{}]*)\}/g);
  return [...rules].flatMap(([, rule = '']) => {
    const ground = /background(?:-color)?: [^;]*var\(--([a-z-]+)\)/.exec(rule)?.[1];
    const inks = [...rule.matchAll(/(?:^|[;\s])(?:color|fill|stroke): [^;]*var\(--([a-z-]+)\)/g)];
    return ground === undefined ? [] : inks.map(([, ink]) => `${ink} on ${ground}`);
  });
}

it('knows every pair of colours that a style sheet puts together', () => {
  const root = new URL('../../', import.meta.url);
  const sheets = ['src/ui', 'src/shop', 'src/shared', 'widgets'].flatMap(folder =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.css'))
      .map(name => readFileSync(new URL(`${folder}/${name}`, root), 'utf8')),
  );
  const written = new Set(sheets.flatMap(pairsOf));
  const known = new Set(
    colourPairs.flatMap(({ ink, ground }) => [`${ink} on ${ground}`, `${ground} on ${ink}`]),
  );
  expect(written.size).toBeGreaterThan(10);
  expect([...written].filter(pair => !known.has(pair))).toEqual([]);
});

it('has the same dark colours by choice and by preference of the system', () => {
  const declarations = (block: string) => block.match(/--[\w-]+: [^;]+;/g);
  expect(declarations(chosen)).toEqual(declarations(preferred));
  expect(coloursIn(chosen).filter(([name]) => !light.has(name))).toEqual([]);
});

it('defines colours only in the tokens', () => {
  const here = new URL('./', import.meta.url);
  const sheets = readdirSync(here).filter(
    file => file.endsWith('.css') && !['tokens.css', 'dark.css'].includes(file),
  );
  const written = sheets.flatMap(file =>
    [...readFileSync(new URL(file, here), 'utf8').matchAll(/#[0-9a-f]{3,8}\b|rgb\(/gi)].map(
      ([colour]) => `${file}: ${colour}`,
    ),
  );
  expect(written).toEqual([]);
});

type Colours = ReadonlyMap<string, string>;

function contrast(colours: Colours, one: string, other: string): number {
  const [more, less] = [luminance(colours, one), luminance(colours, other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (more + 0.05) / (less + 0.05);
}

function luminance(colours: Colours, name: string): number {
  const hex = colours.get(name);
  if (hex === undefined) throw new Error(`Unknown colour token --${name}.`);
  const [red, green, blue] = [1, 3, 5].map(at => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
