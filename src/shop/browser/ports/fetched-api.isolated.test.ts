/** The API in the browser: its code comes with the first call. */
import { expect, it, vi } from 'vitest';
import type { Segment } from '#kernel/segment.ts';
import { createFetchedApi } from './fetched-api.ts';

const segment: Segment = { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true };
const standard = { channelId: '1', marketId: 'fi', languageId: 'fi' };

const created = vi.hoisted(() => ({ times: 0 }));
vi.mock('#api/create-api.ts', async load => {
  const { createApi } = await load<typeof import('#api/create-api.ts')>();
  return {
    createApi: (...given: Parameters<typeof createApi>) => {
      created.times += 1;
      return createApi(...given);
    },
  };
});

function open() {
  created.times = 0;
  const asked: string[] = [];
  const transportTo = (way: string) =>
    ({
      query: async ({ name }: { name: string }) => {
        asked.push(`${way}: ${name}`);
        return {};
      },
      mutate: vi.fn(),
    }) as never;
  const ways = { transport: transportTo('cached'), direct: transportTo('direct') };
  return { asked, api: createFetchedApi({ ...ways, segment, channelId: '1', origin: '' }, standard) };
}

it('asks for related products without the cache of queries and the code of all other operations', async () => {
  const { asked, api } = open();
  await api.product.related('vinssi');
  expect(asked).toEqual(['direct: RecommendedProducts']);
  await api.vehicle.fits([1]).catch(() => undefined);
  expect([asked.length, created.times]).toEqual([2, 0]);
});

it('brings the others together, once', async () => {
  const { asked, api } = open();
  await api.directory.areas('fi', '00100');
  await api.savedLine.all().catch(() => undefined);
  expect([asked.length, created.times]).toEqual([2, 1]);
});

it('is no promise, although it answers to every name', async () => {
  const { api } = open();
  expect(await Promise.resolve(api)).toBe(api);
});
