/** Contrast of every colour pair that components use, by WCAG 2.2 AA: 4.5 for text, 3 for icons and borders. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const coloursIn = (css: string) =>
  [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex] as const);
const light = new Map(coloursIn(read('./tokens.css')));
const [, chosen = '', preferred = ''] = read('./dark.css').split('@media');
const dark = new Map([...light, ...coloursIn(chosen)]);
const schemes = { light, dark };

const text: [ink: string, grounds: string[]][] = [
  ['ink', ['ground', 'ground-soft', 'line', 'info-tint', 'good-tint', 'warn-tint', 'action-tint']],
  ['ink-soft', ['ground', 'ground-soft', 'line', 'action-tint']],
  ['on-dark', ['ground-dark']],
  ['ground', ['ink', 'info']],
  ['on-dark-soft', ['ground-dark']],
  ['on-action', ['action', 'action-dark']],
  ['on-primary', ['primary', 'primary-dark']],
  ['on-picture', ['picture-ground']],
  ['action', ['ground', 'ground-soft', 'action-tint']],
  ['good', ['ground', 'ground-soft']],
  ['good-dark', ['good-tint']],
  ['warn', ['ground', 'warn-tint']],
  ['warn-dark', ['warn-tint']],
  ['info', ['ground', 'ground-soft', 'info-tint']],
];

const marks: [mark: string, grounds: string[]][] = [
  ['line-strong', ['ground', 'ground-soft']],
  ['info', ['ground', 'ground-soft', 'line']],
  ['good', ['good-tint', 'ground']],
  ['action', ['ground-soft', 'action-tint']],
  ['good-light', ['ground-dark']],
  ['action-light', ['ground-dark']],
];

const pairs = (table: typeof text) =>
  table.flatMap(([ink, grounds]) => grounds.map(ground => [ink, ground] as const));

for (const [scheme, colours] of Object.entries(schemes)) {
  it.each(pairs(text))(`${scheme}: %s is readable on %s`, (ink, ground) => {
    expect(contrast(colours, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(marks))(`${scheme}: %s is visible on %s`, (mark, ground) => {
    expect(contrast(colours, mark, ground)).toBeGreaterThanOrEqual(3);
  });
}

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
