/** What callers may ask a picker. */
import { expect, it, vi } from 'vitest';
import { httpWorld } from '#server/testing/http-world.ts';
import type { PickAnswer } from '#studio-api/pick.ts';
import { toRoutes } from '../http/to-routes.ts';
import { pickEndpoints } from './pick-endpoints.ts';
import type { Picker } from './picker.ts';
import { PickRefused } from './query-candidates.ts';

const viewer = {
  id: '1',
  mail: 'a@shop.test',
  name: 'A',
  role: 'viewer',
  locale: 'fi',
  endsAt: '',
  markets: null,
  needsStepUp: false,
  hasPasskey: true,
} as const;

async function opened(pick: Picker['pick']) {
  const routes = toRoutes(pickEndpoints({ pick }), {
    authorise: () => Promise.resolve(viewer),
    origins: new Set(),
  });
  const { base } = await httpWorld(routes);
  return (path: string) =>
    fetch(`${base}/api/pick/${path}`, { headers: { 'sec-fetch-site': 'same-origin' } });
}

it('passes what was asked, and answers the items', async () => {
  const answer: PickAnswer = { items: [{ ref: 'talvi', name: 'Talvi', isShown: true }], total: 1 };
  const pick = vi.fn<Picker['pick']>(() => Promise.resolve(answer));
  const ask = await opened(pick);
  const list = encodeURIComponent('{"categoryAlias":"talvi","filter":{"brandIds":[1]}}');
  const response = await ask(`category?q=tal&market=se&locale=sv&release=7&ids=1,talvi&list=${list}`);
  expect([response.status, await response.json()]).toEqual([200, answer]);
  expect(pick).toHaveBeenCalledWith('category', {
    market: 'se',
    locale: 'sv',
    release: 7,
    q: 'tal',
    ids: ['1', 'talvi'],
    list: { categoryAlias: 'talvi', filter: { brandIds: [1] } },
  });
});

it.each([
  ['orders', 404],
  ['product?list=nonsense', 400],
  ['product?list=[]', 400],
  ['page?release=x', 400],
  [`product?ids=${'1,'.repeat(601)}1`, 400],
  [`product?ids=${'a'.repeat(201)}`, 400],
])('refuses %.20s', async (path, status) => {
  const pick = vi.fn<Picker['pick']>();
  const ask = await opened(pick);
  expect((await ask(path)).status).toBe(status);
  expect(pick).not.toHaveBeenCalled();
});

it('answers 400 for a filter that the backend refuses', async () => {
  const ask = await opened(() => Promise.reject(new PickRefused('Field "x" is not defined')));
  expect((await ask('product?list={}')).status).toBe(400);
});
