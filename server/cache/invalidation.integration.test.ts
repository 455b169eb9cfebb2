/** The caches of two instances on one database: what an order, a price and a menu invalidate, and what they leave cached. */
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from '#api/create-api.ts';
import { createBackend } from '#backend/index.ts';
import { publicCaller } from '#server/commerce/commerce.ts';
import { createInProcessCommerce } from '#server/commerce/in-process-commerce.ts';
import { persistedDocument } from '#server/commerce/joined-documents.ts';
import { transportOf } from '#server/commerce/transport.ts';
import { addressFor, type SignalWay, signalWays } from '#tests/support/change-signals.ts';
import { aContext, goodCheckout, openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { createCaches } from './create-caches.ts';
import type { Render } from './page-cache.ts';

const WITHIN_2_S = { timeout: 2_000, interval: 20 };
const segment = { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true } as const;

/** An instance whose pages show a product, a list, information or nothing between their menus. */
async function anInstance(url: string, way: SignalWay) {
  const backend = await createBackend({
    ...way,
    databaseUrl: await addressFor(way, url),
    logger: pino({ level: 'silent' }),
    origin: 'http://shop.test',
    connections: 15,
    api: { documentOf: id => persistedDocument(id)?.text },
  });
  onTestFinished(() => backend.close());
  const caches = createCaches({ commerce: createInProcessCommerce(backend), onError: () => undefined });
  backend.onCatalogueChange(caches.follow);
  const rendered: string[] = [];

  const render =
    (path: string): Render =>
    async dependencies => {
      rendered.push(path);
      const transport = transportOf(caches.queries.commerce(dependencies), publicCaller('test'));
      const api = createApi({ transport, segment, channelId: '1|fi', origin: 'http://shop.test' });
      const menu = await api.content.menu('main');
      const shown = path.startsWith('/p/')
        ? await api.catalogue.product(path.slice('/p/'.length))
        : path === '/list'
          ? await api.catalogue.products({ sort: 'PRICE', skip: 0, take: 1 })
          : path === '/info'
            ? await Promise.all([api.content.alternates('ehdot'), api.channel.channel()])
            : null;
      const html = JSON.stringify({ menu, shown });
      return { kind: 'page', status: 200, html, tags: [`page:${path}`], storable: true };
    };
  return {
    rendered,
    async show(path: string) {
      const served = await caches.pages.serve(path, { render: render(path), isCurrent: () => true });
      return 'page' in served ? served.page.body.toString() : '';
    },
  };
}

async function twoInstances(way: SignalWay) {
  const shop = await openSmallShop();
  const instances = await Promise.all([anInstance(shop.url, way), anInstance(shop.url, way)]);
  const paths = ['/', '/info', '/list', '/p/p1', '/p/p2'];
  const showAll = (path: string) => Promise.all(instances.map(({ show }) => show(path)));
  for (const path of paths) await showAll(path);
  for (const { rendered } of instances) rendered.length = 0;
  /** What is rendered again when everything is visited once more. */
  const renderedAgain = async () => {
    for (const path of paths) await showAll(path);
    return instances.map(({ rendered }) => [...new Set(rendered)].toSorted());
  };
  return { shop, showAll, renderedAgain };
}

describe.each(signalWays)('with changes $name', way => {
  it('an order renders the pages of its products again, and no other page, on every instance', async () => {
    const { shop, showAll, renderedAgain } = await twoInstances(way);
    const inStock = (html: string) => /"inStock":(\d+)/.exec(html)?.[1];
    expect((await showAll('/p/p2')).map(inStock)).toEqual(['50', '50']);
    const cartId = await shop.cartWith({ skuId: 2, quantity: 3 });
    await shop.orders.place(aContext(), cartId, goodCheckout);
    await vi.waitFor(
      async () => expect((await showAll('/p/p2')).map(inStock)).toEqual(['47', '47']),
      WITHIN_2_S,
    );
    expect(await renderedAgain()).toEqual([['/p/p2'], ['/p/p2']]);
  });

  it('a changed price renders its product and the lists again, and no page of information', async () => {
    const { shop, showAll, renderedAgain } = await twoInstances(way);
    await shop.pool.query(`begin; update price set selling_minor = 9000 where product_id = 1 and market_id = 'market-fi';
    select announce_catalogue('price', 1); commit`);
    await vi.waitFor(async () => {
      for (const html of await showAll('/p/p1')) expect(html).toContain('90,00');
    }, WITHIN_2_S);
    expect(await renderedAgain()).toEqual([
      ['/list', '/p/p1'],
      ['/list', '/p/p1'],
    ]);
  });

  it('a changed menu is on every page within two seconds', async () => {
    const { shop, showAll } = await twoInstances(way);
    await shop.pool.query(`begin; insert into menu (menu_id, name, title, locations, items) values ('main', 'Main', '{"fi":"Uusi valikko"}', '{main}', '[]');
    select announce_catalogue('content', null); commit`);
    await vi.waitFor(async () => {
      for (const path of ['/', '/p/p1', '/list'])
        for (const html of await showAll(path)) expect(html).toContain('Uusi valikko');
    }, WITHIN_2_S);
  });
});
