/** Checks references of page files over HTTP against a complete backend, as `pages lint --shop` does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '#backend/index.ts';
import { checkDocuments } from '#page-lint/check-documents.ts';
import type { ShopReference } from '#page-lint/shop-facts.ts';
import { createInProcessCommerce } from '#server/commerce/in-process-commerce.ts';
import { graphqlRoute } from '#server/graphql/graphql-route.ts';
import { createCors } from '#server/http/cors.ts';
import { createVisitorAddress } from '#server/http/visitor-address.ts';
import { createDiskCache } from '#server/images/disk-cache.ts';
import { createImageSource } from '#server/images/image-source.ts';
import { imagesRoute } from '#server/images/images-route.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { aCampaign } from '#tests/support/samples/campaigns.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { aCollection } from '#tests/support/worlds/content-world.ts';
import type { World } from '#tests/support/worlds/world.ts';
import { type FixtureWorld, fixtureTexts, makeFixtureWorld } from '../fixture-world.ts';
import { queryShop } from './query-shop.ts';

let grammar: FixtureWorld;
beforeAll(async () => {
  grammar = await makeFixtureWorld(mkdtempSync(join(tmpdir(), 'ask-shop-')));
});
afterAll(() => rmSync(grammar.folder, { recursive: true, force: true }));

async function someShop(world: World): Promise<void> {
  await world.aBrand(1, 'North');
  await world.aCategory({
    id: 1,
    texts: { 'fi-FI': { alias: 'talvi', name: 'Talvi' }, 'sv-SE': { alias: 'vinter', name: 'Vinter' } },
  });
  await world.aProduct({ id: 1 });
  await world.aProduct({ id: 2, prices: { fi: null, se: 100 } });
  await aCampaign(world.db, {
    campaign_id: 1,
    alias: 'lampimat-kadet',
    effect: { kind: 'percent', percent: 10 },
  });
  await aCollection(world, { id: 1, aliases: { 'fi-FI': 'toimitus', 'sv-SE': 'leverans' } });
  await world.aSetting('site.lists', { 'atv-huset': { name: { fi: 'Osat', sv: 'Delar' }, facets: ['c_1'] } });
}

/** A shop over HTTP that counts its requests. */
async function openShop() {
  const { backend } = await createTestBackend(someShop);
  const asked: string[] = [];
  const commerce = createInProcessCommerce(backend);
  const picture = (_type: string, fileName: string) =>
    Promise.resolve(
      fileName === 'winter.jpg'
        ? {
            type: 'pagewidget',
            fileName,
            mime: 'image/png',
            data: Buffer.from('x'),
            width: 1,
            height: 1,
            version: 1,
          }
        : null,
    );
  const repository: Backend['images'] = { find: picture, facts: picture, save: () => Promise.resolve() };
  const cache = createDiskCache({
    folder: mkdtempSync(join(tmpdir(), 'ask-images-')),
    onError: () => undefined,
  });
  const routes = [
    graphqlRoute({
      commerce: {
        execute(request) {
          asked.push(request.text ?? '');
          return commerce.execute(request);
        },
      },
      apiKeys: [],
      foreignDocuments: true,
      ownOrigins: new Set(),
      cors: createCors(new Set()),
      addressOf: createVisitorAddress([], false),
      token: () => Promise.resolve(null),
      textOf: () => undefined,
    }),
    imagesRoute(createImageSource(repository, cache)),
  ];
  const { base } = await httpWorld(routes);
  return { base, asked };
}

it('accepts an alias of any language, and items that only one market sells', async () => {
  const { base, asked } = await openShop();
  const known: ShopReference[] = [
    { kind: 'category', name: 'talvi' },
    { kind: 'category', name: 'vinter' },
    { kind: 'category', name: 1 },
    { kind: 'brand', name: 'north' },
    { kind: 'brand', name: 1 },
    { kind: 'product', name: 'product-1' },
    { kind: 'product', name: 2 },
    { kind: 'content', name: 'toimitus' },
    { kind: 'content', name: 'leverans' },
    { kind: 'campaign', name: 'lampimat-kadet', path: '/dc/lampimat-kadet' },
    { kind: 'list', name: 'atv-huset', path: '/l/atv-huset' },
    { kind: 'market', name: 'se' },
    { kind: 'picture', name: 'winter.jpg' },
  ];
  const unknown: ShopReference[] = [
    { kind: 'category', name: 'talvo' },
    { kind: 'category', name: 99 },
    { kind: 'brand', name: 'south' },
    { kind: 'campaign', name: 'kesa', path: '/dc/kesa' },
    { kind: 'campaign', name: 99 },
    { kind: 'product', name: 'product-99' },
    { kind: 'content', name: 'nowhere' },
    { kind: 'list', name: 'nowhere', path: '/l/nowhere' },
    { kind: 'market', name: 'sweden' },
    { kind: 'picture', name: 'summer.jpg' },
  ];
  const shop = await queryShop(base, [...known, ...unknown]);
  expect(known.filter(reference => !shop.knows(reference))).toEqual([]);
  expect(unknown.filter(reference => shop.knows(reference))).toEqual([]);
  // One for the lists and two for single names: however many references there are, fields are batched.
  expect(asked.length).toBeLessThanOrEqual(4);
});

it('reports what the shop lacks at its location, with the nearest name', async () => {
  const { base } = await openShop();
  const texts = fixtureTexts().map(({ file, text }) => ({
    file,
    text: text
      .replace('"category:talvi"', '"category:talvo"')
      .replace('"market": ["fi", "se"] },', '"market": ["fi", "sweden"] },')
      .replace('"winter.jpg"', '"winter-2.jpg"'),
  }));
  const references: ShopReference[] = [
    { kind: 'category', name: 'talvo' },
    { kind: 'list', name: 'talvi' },
  ];
  const { findings } = checkDocuments(texts, { ...grammar, shop: await queryShop(base, references) });
  expect(findings.map(({ code, fix }) => [code, fix]).toSorted()).toEqual([
    ['MEDIA001', 'Write the name of an image, or add the file to the shop'],
    // The line of the checkout page.
    ['MEDIA001', 'Write the name of an image, or add the file to the shop'],
    ['REF001', 'Write "talvi"'],
    ['REF002', 'One of fi, se'],
  ]);
});

it('reports that no shop answers', async () => {
  await expect(queryShop('http://127.0.0.1:9', [])).rejects.toThrow('No shop answers at http://127.0.0.1:9');
});
