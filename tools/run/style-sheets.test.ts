/** Which sheet the styles of a module are in, by what imports it. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Modules } from './module-imports.ts';
import { isSharedStyle, kindOfStyle } from './style-sheets.ts';

const at = (path: string) => join(import.meta.dirname, '../..', path);
const styles = (name: string) => at(`src/ui/${name}.module.css`);

const imports: Readonly<Record<string, readonly string[]>> = {
  [at('widgets/product-listing/index.ts')]: [
    styles('list-only'),
    styles('both-kinds'),
    styles('list-and-panel'),
  ],
  [at('widgets/product-detail/index.ts')]: [styles('both-kinds'), styles('product-only')],
  [at('widgets/text/index.ts')]: [styles('of-most-pages')],
  [at('src/shop/app/layouts/panels/cart-panel.tsx')]: [at('src/ui/progress.tsx'), styles('panel-only')],
  [at('src/ui/progress.tsx')]: [styles('list-and-panel')],
};
const modules = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
} as unknown as Modules;

it.each([
  ['list-only', 'list'],
  ['product-only', 'product'],
  ['both-kinds', 'shared'],
  ['of-most-pages', 'shared'],
  // Otherwise the panel would bring the whole sheet of lists along.
  ['list-and-panel', 'shared'],
  ['panel-only', null],
])('puts styles that are %s into the sheet %s', (name, sheet) => {
  const id = styles(name);
  expect(isSharedStyle(id, modules) ? 'shared' : kindOfStyle(id, modules)).toBe(sheet);
  expect(isSharedStyle(id, modules) && kindOfStyle(id, modules)).not.toBeTruthy();
});
