/** Overrides of pages for single markets are found together, by one look at what is in the shop (R-STUDIO-212). */
import { expect, it, vi } from 'vitest';
import { joinSources } from '#backend/index.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { marketOverrides } from './market-overrides.ts';

const inShop: ReadonlySet<DocumentId> = new Set(['page:home', 'page:home-fi']);

function source(markets = ['fi', 'se']) {
  const pagesAmong = vi.fn((ids: readonly DocumentId[]) =>
    Promise.resolve(new Set(ids.filter(id => inShop.has(id)))),
  );
  return { pagesAmong, ...marketOverrides({ markets: () => markets, pagesAmong }) };
}

it('looks once for any number of them', async () => {
  const { pagesAmong, ...own } = source();
  const { findAll } = joinSources([own]);
  const ids: DocumentId[] = ['override:home-se', 'override:home-fi', 'override:gone-se', 'page:home'];
  const found = await findAll?.(ids);
  expect(found?.map(({ id, body }) => [id, body['extends'], body['context'], body['ops']])).toEqual([
    ['override:home-se', 'home', { market: ['se'] }, []],
    ['override:home-fi', 'home', { market: ['fi'] }, []],
  ]);
  expect(pagesAmong.mock.calls).toEqual([[['page:home', 'page:gone']]]);
});

it('looks for nothing where no override is meant', async () => {
  const { pagesAmong, find } = source();
  expect(await find('page:home')).toBeUndefined();
  expect(await find('override:home-xx')).toBeUndefined();
  expect(pagesAmong).not.toHaveBeenCalled();
});

it('reads a name by the pages that there are', async () => {
  const { find } = source(['fi-se', 'se']);
  expect((await find('override:home-fi-se'))?.body).toMatchObject({ id: 'home-fi-se', extends: 'home' });
  const { find: without } = source(['se']);
  expect((await without('override:home-fi-se'))?.body).toMatchObject({ extends: 'home-fi' });
});
