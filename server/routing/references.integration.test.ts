/** References of page files against a real catalogue: one lookup for all, in every language, until the catalogue changes. */

import { expect, it } from 'vitest';
import { documents as operations } from '#api/documents.gen.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { createStorefront } from '#entry/entry-server.tsx';
import { plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import { demoProfile } from '#tests/support/demo-profile.ts';
import { aCampaign } from '#tests/support/samples/campaigns.ts';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { aCollection } from '#tests/support/worlds/content-world.ts';
import type { World } from '#tests/support/worlds/world.ts';
import type { Commerce, CommerceRequest } from '../commerce/commerce.ts';
import { publicCaller } from '../commerce/commerce.ts';
import { createInProcessCommerce } from '../commerce/in-process-commerce.ts';
import { transportOf } from '../commerce/transport.ts';
import { httpWorld } from '../testing/http-world.ts';
import { createReferences } from './create-references.ts';
import { referencesRoute } from './references-route.ts';

const channelId = '1|fi';
const inBoth = (fi: string, sv: string) => ({
  'fi-FI': { alias: fi, name: `Nimi ${fi}` },
  'sv-SE': { alias: sv, name: `Namn ${sv}` },
});

async function someThings(world: World): Promise<void> {
  await world.aBrand(1, 'Pohja');
  await world.aCategory({ id: 1, texts: inBoth('varusteet', 'tillbehor') });
  await world.aCategory({ id: 2, parent: 1, texts: inBoth('vinssit', 'vinschar') });
  await world.aCategory({ id: 3, texts: { 'fi-FI': { alias: 'vain-suomeksi', name: 'Vain' } } });
  await world.aProduct({ id: 17, brand: 1, categories: [2], texts: inBoth('kela', 'trumma') });
  await world.aSetting('site.lists', { 'atv-huset': { name: { fi: 'Osat', sv: 'Delar' }, facets: ['c_1'] } });
  await aCampaign(world.db, { campaign_id: 5, alias: 'talvi', effect: { type: 'percent', value: 10 } });
  await aCollection(world, {
    id: 1,
    title: { fi: 'Ehdot' },
    aliases: { 'fi-FI': 'ehdot', 'sv-SE': 'villkor' },
  });
}

/** The catalogue behind the contract, with every request that it got. */
async function world() {
  const { backend, world: rows } = await createTestBackend(someThings, {
    api: { documentOf: id => operations[id]?.text },
  });
  const asked: CommerceRequest[] = [];
  const real = createInProcessCommerce(backend);
  const commerce: Commerce = {
    execute(request) {
      asked.push(request);
      return real.execute(request);
    },
  };
  return { rows, asked, commerce, references: createReferences(commerce, channelId) };
}

const known = {
  'category:vinssit': { fi: 'varusteet/vinssit', sv: 'tillbehor/vinschar' },
  'category:vain-suomeksi': { fi: 'vain-suomeksi' },
  'category:tillbehor': { fi: 'varusteet', sv: 'tillbehor' },
  'brand:pohja': { fi: 'pohja', sv: 'pohja' },
  'product:kela': { fi: 'kela', sv: 'trumma' },
  'product:trumma': { fi: 'kela', sv: 'trumma' },
  'campaign:talvi': { fi: 'talvi', sv: 'talvi' },
  'list:atv-huset': { fi: 'atv-huset', sv: 'atv-huset' },
  'content:villkor': { fi: 'ehdot', sv: 'villkor', en: 'ehdot' },
};

it('finds every kind of reference by its alias in any language, in as few requests as the limit on fields allows', async () => {
  const { references, asked } = await world();
  const unknown = [
    'category:tuntematon',
    'product:x',
    'brand:varusteet',
    'content:x',
    'page:index',
    'list:x',
  ];
  const names = [...Object.keys(known), ...unknown];
  expect(await references.aliasesOf(names, 'fi')).toEqual(known);
  // 13 references in three languages, nine to a request.
  expect(asked).toHaveLength(2);
});

it('requests only new references, once for concurrent lookups, and again after a change', async () => {
  const { references, asked, rows } = await world();
  const both = await Promise.all([
    references.aliasesOf(['category:vinssit', 'product:kela'], 'fi'),
    references.aliasesOf(['category:vinssit'], 'fi'),
  ]);
  expect(both[1]).toEqual({ 'category:vinssit': known['category:vinssit'] });
  await references.aliasesOf(['category:vinssit', 'brand:pohja'], 'fi');
  expect(asked.map(({ variables }) => Object.values(variables).slice(2))).toEqual([
    ['vinssit', 'kela'],
    ['/b/pohja'],
  ]);
  await rows.db.updateTable('product_text').set({ alias: 'kelarumpu' }).where('alias', '=', 'kela').execute();
  references.forget();
  await references.aliasesOf(['product:kela'], 'fi');
  expect(asked).toHaveLength(3);
});

it('requests again after a failure', async () => {
  const { commerce } = await world();
  let isDown = true;
  const references = createReferences(
    {
      execute: request =>
        isDown ? Promise.resolve({ errors: [{ message: 'away' }] }) : commerce.execute(request),
    },
    channelId,
  );
  await expect(references.aliasesOf(['product:kela'], 'fi')).rejects.toThrow('away');
  isDown = false;
  expect(await references.aliasesOf(['product:kela'], 'fi')).toEqual({
    'product:kela': known['product:kela'],
  });
});

it('shows a list and links written with Finnish aliases on the Swedish page', async () => {
  const { commerce, references } = await world();
  const route = (name: string, paths: string) => ({ name, paths, access: 'public' as const });
  const page: PageDocument = {
    kind: 'page',
    id: 'home',
    pageType: 'Front Page',
    layout: 'default',
    route: route('index', '/'),
    regions: {
      main: [
        {
          kind: 'container',
          id: 'offers',
          layout: 'full',
          widgets: [
            {
              type: 'product-list',
              v: 1,
              id: 'winter',
              props: {
                title: { fi: 'Talvi', sv: 'Vinter' },
                categoryAlias: 'vinssit',
                link: { text: { fi: 'Kaikki', sv: 'Alla' }, href: 'category:vinssit' },
              },
            },
          ],
        },
      ],
    },
  };
  const category: PageDocument = {
    ...page,
    id: 'category',
    route: { ...route('category', '/c/*'), splat: 'alias' },
    regions: {},
  };
  const storefront = createStorefront({
    pages: [page, category],
    delivery: () => null,
    layouts: [],
    fragments: {},
    overrides: [],
    assets: { boot: '/boot.js', styles: () => [], preloads: [], modules: () => [] },
    channelId,
    addresses: () => createAddresses(plainPlan('http://shop.test')),
    features: [],
    config: noPublicConfig,
    shop: demoProfile,
    aliasesOf: references.aliasesOf,
    report: (code, message, { error } = {}) => expect.fail(`${code} ${message} ${String(error)}`),
  });
  const shown = await storefront.render({
    path: '/sv',
    query: {},
    segment: { market: 'fi', locale: 'sv', customerType: 'PERSON', vatIncluded: true },
    transport: transportOf(commerce, publicCaller('test')),
    now: new Date(),
  });
  const html = shown.kind === 'page' ? shown.html : '';
  expect(html).toContain('Namn trumma');
  expect(html).toContain('href="/sv/p/trumma"');
  expect(html).toContain('href="/sv/c/tillbehor/vinschar"');
});

it('sends the aliases of all page files for a market', async () => {
  const { references, asked } = await world();
  const addresses = createAddresses(plainPlan('http://shop.test'));
  const authored = () => ['product:kela', 'product:x'];
  const { get } = await httpWorld([referencesRoute({ references, authored, addresses: () => addresses })]);
  const answer = await get('/references.json?market=nowhere');
  expect(await answer.json()).toEqual({ 'product:kela': known['product:kela'] });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(asked.map(({ variables }) => variables['marketId'])).toEqual(['fi']);
});
