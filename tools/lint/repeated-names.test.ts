import { expect, it } from 'vitest';
import { repeatedNames } from './repeated-names.mjs';

const find = (files: Record<string, string>, exceptions?: Record<string, string>) =>
  repeatedNames(
    Object.entries(files).map(([file, text]) => ({ file, text })),
    exceptions,
  ).map(({ name, files: places }) => [name, ...places]);

it('finds a name that two files declare, whatever they declare', () => {
  expect(
    find({
      'server/a.ts': 'export interface Place {}\nexport const one = 1;',
      'src/ui/b.ts': 'export function Place() {}\nconst one = 2;',
      'widgets/c/d.ts': "export type { Place } from '../../server/a.ts';",
    }),
  ).toEqual([['Place', 'server/a.ts', 'src/ui/b.ts']]);
});

it('finds a name twice on one side of the contract, not once on each', () => {
  expect(
    find({
      'backend/cart/a.ts': 'export interface Cart {}\nexport interface Line {}',
      'backend/order/b.ts': 'export interface Line {}',
      'src/shop/api/c.ts': 'export interface Cart {}',
    }),
  ).toEqual([['Line', 'backend/cart/a.ts', 'backend/order/b.ts']]);
});

it('accepts what a convention repeats: widgets, migrations, tests, and exceptions with a reason', () => {
  const files = {
    'widgets/text/text.tsx': 'export function Text() {}',
    'src/studio/a.ts': 'export type Text = string;\nexport const shown = 1;',
    'widgets/text/migrations/1-to-2.ts': 'export const migrate = 1;',
    'backend/database/migrate.ts': 'export async function migrate() {}',
    'src/studio/b.test.ts': 'export const shown = 2;',
    'server/c.ts': 'export const shown = 3;',
  };
  expect(find(files, { shown: 'one idea in two programs' })).toEqual([]);
  expect(find(files)).toEqual([['shown', 'server/c.ts', 'src/studio/a.ts']]);
});
