/** The check of the whole shop is computed once, and who can correct what (R-STUDIO-181). */
import { expect, it, vi } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { StudioFinding } from '#studio-api/documents.ts';
import { createShopCheck, type ShopCheckPorts } from './shop-check.ts';
import { whoFixes } from './who-fixes.ts';

function world() {
  const time = { now: 0 };
  const list = vi.fn(async () => []);
  const check = createShopCheck({
    documents: { list, rules: { check: async () => [] } },
    world: () => ({ grammar: { widgets: {} } }),
    now: () => new Date(time.now),
    existing: { products: async () => new Set(), pictures: async () => new Set() },
    reference: () => ({
      categories: new Map(),
      brands: new Map(),
      campaigns: new Map(),
      lists: new Map(),
      channels: [],
    }),
  } as unknown as ShopCheckPorts);
  return { check, list, time };
}

it('computes once for all who ask, until something changes', async () => {
  const { check, list } = world();
  const answers = await Promise.all([check.read(), check.read()]);
  expect(answers[0]).toEqual({ findings: [], documents: [] });
  await check.read();
  expect(list).toHaveBeenCalledTimes(1);
  check.changed();
  await check.read();
  expect(list).toHaveBeenCalledTimes(2);
});

it('asks again for what failed, and after a while, because periods are over by themselves', async () => {
  const { check, list, time } = world();
  list.mockRejectedValueOnce(new Error('The database is away'));
  await expect(check.read()).rejects.toThrow('away');
  await check.read();
  expect(list).toHaveBeenCalledTimes(2);
  time.now = 11 * 60_000;
  await check.read();
  expect(list).toHaveBeenCalledTimes(3);
});

const body: DocumentBody = { kind: 'page', id: 'home', regions: {} };
const finding = (change: Partial<StudioFinding>): StudioFinding => ({
  document: 'page:home',
  code: 'L10N001',
  severity: 'error',
  message: '',
  nodeId: '',
  path: '',
  fixes: [],
  ...change,
});

it.each([
  ['a text', finding({}), 'editor'],
  ['a widget that the build has lost', finding({ code: 'PAGE003', about: { kind: 'widget' } }), 'editor'],
  ['the name and colours of the shop', finding({ document: 'settings:theme' }), 'publisher'],
  ['a binding', finding({ code: 'BIND001' }), 'developer'],
  ['an address', finding({ path: 'route.paths.fi' }), 'developer'],
  ['a layout', finding({ document: 'layout:default' }), 'developer'],
] as const)('knows who corrects %s', (_, found, by) => {
  const rules = { isOfGit: (_id: string, _holder: DocumentBody, path: string) => path.startsWith('route') };
  expect(whoFixes(found, body, rules)).toBe(by);
});
