/** Media queries follow the setting BREAKPOINTS. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usualBreakpoints } from '../../src/shared/kernel/viewport.ts';
import { configuredBreakpoints, withBreakpoints } from './breakpoints.ts';

const root = join(import.meta.dirname, '../..');
const other = [700, 900, 1100, 1300];

it.each([
  ['@media (min-width: 768px) {', '@media (min-width:700px) {'],
  ['@media (max-width: 767.98px) {', '@media (max-width:699.98px) {'],
  ['@media (max-width: 1023px) {', '@media (max-width:899px) {'],
  [
    '@media (min-width: 1024px) and (max-width: 1199.98px) {',
    '@media (min-width:900px) and (max-width:1099.98px) {',
  ],
  ['@media (width < 1024px), print {', '@media (width < 900px), print {'],
  ['@media (min-width: 1920px) {', '@media (min-width:1920px) {'],
  ["sizes='(min-width:768px) 30vw,45vw'", "sizes='(min-width:700px) 30vw,45vw'"],
  ['max-width: 768px;', 'max-width: 768px;'],
])('%s becomes %s', (usual, configured) => {
  expect(withBreakpoints(usual, other)).toBe(configured);
});

it('reaches every style sheet and module of the shop', () => {
  const files = ['src', 'widgets'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(?:css|tsx?)$/.test(file))
      .map(file => `${folder}/${file}`),
  );
  const widths = usualBreakpoints.flatMap(width => [width, width - 1, width - 0.02]).join('|');
  const usual = new RegExp(`[(]\\s*(?:min-|max-)?width\\s*(?::|<|>=?|<=)\\s*(?:${widths})px`, 'i');
  const left = files.filter(
    file =>
      !file.startsWith('src/studio/') &&
      !/\.(?:test|stories|gen)\./.test(file) &&
      usual.test(withBreakpoints(readFileSync(join(root, file), 'utf8'), other)),
  );
  expect(left).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

it('changes nothing without the setting', () => {
  const handle = (setting?: string) => {
    const { transform } = configuredBreakpoints(setting);
    if (typeof transform !== 'object' || !transform) throw new Error('no transform');
    return (transform.handler as (code: string) => { code: string } | null)('(min-width: 768px)');
  };
  expect([handle(''), handle('wide')]).toEqual([null, null]);
  expect(handle('700, 900,1100,1300')?.code).toBe('(min-width:700px)');
});
