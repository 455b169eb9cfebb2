/** What an area or a shared part tries, from its publication to visitors and back to Studio, over HTTP on two instances (R-STUDIO-281, R-STUDIO-296). */
import { afterAll, expect, it } from 'vitest';
import type { DocumentOperation } from '#engine/operation/operation.ts';
import { armsOf, type Experiments } from '#kernel/experiment/choose-arm.ts';
import type { Shop } from '#server/start/start-shop.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import type { DocumentExperiments, KnownRates } from '#studio-api/experiments.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { shopOnDatabase } from '#tests/support/shop-on-database.ts';
import { signedInAs } from '#tests/support/studio-client.ts';
import { documentsOf } from '#tests/support/studio-documents.ts';

const { url, db, drop } = await createDemoDatabase();
const shops: Shop[] = [];
afterAll(async () => {
  await Promise.all(shops.map(shop => shop.stop()));
  await drop();
});
const start = async () => {
  const shop = await shopOnDatabase(url, {});
  shops.push(shop);
  return shop;
};
const [shop, other] = [await start(), await start()];
const publisher = await signedInAs('publisher', { db, studioOrigin: shop.studioOrigin ?? '' });

const front: DocumentId = 'content:front-page';
const experiments: Experiments = {
  banner: {
    arms: [
      { id: 'a', weight: 50 },
      { id: 'b', weight: 50 },
    ],
    ...{ goal: 'pressed', change: 20, visitors: 100 },
  },
};
const { opened, change, publish } = documentsOf(publisher);

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const consent = 'ralph-cookie-consent=statistics.v2.20261130';
const lotOf = (number: number) => (number * 2_654_435_761).toString(16).padStart(16, '0').slice(-16);
const taking = (lot: string) => `${consent}; ralph-lot=${lot}`;
const armOf = (lot: string) => armsOf(experiments, lot)['banner'];

/** Titles of the first banner, as it is and as it is tried. */
const titles = { a: 'Aura kiinni ennen ensilunta', b: 'Toinen otsikko' };

async function visit(cookie: string, { of = shop, path = '/', headers = {} } = {}) {
  const answer = await fetch(of.origin + path, { headers: { cookie, 'user-agent': agent, ...headers } });
  const html = await answer.text();
  const arms = Object.entries(titles).flatMap(([arm, title]) => (html.includes(title) ? [arm] : []));
  return { html, arms: arms.join(), headers: answer.headers };
}
const headersOf = ({ headers }: Awaited<ReturnType<typeof visit>>) =>
  ['cache-control', 'vary', 'set-cookie'].map(name => headers.get(name));

const bannerOf = (body: OpenDocument['body']) => {
  const { main } = body['regions'] as { main: { id: string; widgets: { id: string; type: string }[] }[] };
  const found = main.flatMap(row => row.widgets).find(({ type }) => type === 'banner');
  if (!found) throw new Error('There is no banner.');
  return found as unknown as Parameters<typeof copyOf>[0];
};
const copyOf = (node: { id: string; props: Record<string, unknown> }) => ({
  ...node,
  id: `${node.id}-b`,
  props: { ...node.props, title: { fi: titles.b, sv: titles.b } },
  experiment: { name: 'banner', arm: 'b' },
});

it('shows each arm to its visitors alone, and what was before to all others', async () => {
  const [before, elsewhere] = [await visit(consent), await visit(consent, { path: '/uutiskirje' })];
  expect(headersOf(before)[0]).toMatch(/^public/);

  const changed = bannerOf((await opened(front)).body);
  await change(front, [
    { set: { id: '', path: 'experiments.banner', value: experiments['banner'] } },
    { set: { id: changed.id, path: 'experiment', value: { name: 'banner', arm: 'a' } } },
    { insert: { node: copyOf(changed), after: changed.id } },
  ]);
  expect(await publish(front)).toMatchObject({ status: 201 });
  for (const of of [shop, other])
    await expect
      .poll(async () => (await visit('', { of })).headers.get('cache-control'))
      .toBe('private, no-cache');

  // In turn, so that what was made for one visitor would be sent to the next one.
  const lots = Array.from({ length: 24 }, (_, number) => lotOf(number + 1));
  expect(new Set(lots.map(armOf))).toEqual(new Set(['a', 'b']));
  for (const of of [shop, other, shop])
    for (const lot of lots) expect((await visit(taking(lot), { of })).arms).toBe(armOf(lot));
  // Who takes part in nothing, and robots, get the page as it was, and no cookie.
  const seen = lots.find(lot => armOf(lot) === 'b') ?? '';
  for (const [cookie, headers] of [
    ['', {}],
    [`ralph-cookie-consent=none.v2.20261130; ralph-lot=${seen}`, {}],
    [taking(seen), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ] as const) {
    const shown = await visit(cookie, { headers });
    expect([shown.arms, headersOf(shown)[2]]).toEqual(['a', null]);
    expect(shown.html).not.toMatch(/"tried"/);
  }
  expect((await visit(consent)).headers.get('set-cookie')).toMatch(/^ralph-lot=[\da-f]{16};/);
  // A page that does not show the area is sent as before, to whom it may concern.
  const after = async () => headersOf(await visit(taking(seen), { path: '/uutiskirje' }));
  // A page that is just rendered anew is shown for a second only.
  await expect.poll(after, { timeout: 10_000 }).toEqual(headersOf(elsewhere));
});

it('tells the browser the arms of its page, and gives other clients of the API the first one', async () => {
  const lot = Array.from({ length: 24 }, (_, at) => lotOf(at + 1)).find(each => armOf(each) === 'b') ?? '';
  const { html } = await visit(taking(lot));
  const parts = /"tried":\{"banner":\{"arm":"b","parts":\["([^"]+)"\]/.exec(html)?.[1] ?? '';
  expect(parts).toMatch(/-b$/);
  const manifest = (await (await fetch(`${shop.origin}/pages/manifest.2.json`)).json()) as Record<
    string,
    string
  >;
  // Tabs of builds that know no versions of shared parts ask here, and load documents.
  expect((await fetch(`${shop.origin}/pages/manifest.json`)).status).toBe(404);
  const bundle = await (await fetch(`${shop.origin}/pages/home.${manifest['home']}.json`)).text();
  expect(JSON.parse(bundle)).toMatchObject({ page: { experiments } });
  expect(bundle).not.toContain(titles.b);
  const ask = async (filters: object[]) => {
    const query = `query ($filters: [PageWidgetCollectionFilterInputType]) {
      widgetArea(family: "Frontpage", areaName: "The front page area", filters: $filters) {
        containers { widgets { id configuration } } } }`;
    const answer = await fetch(`${shop.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { filters } }),
    });
    const text = await answer.text();
    return Object.values(titles).filter(title => text.includes(title));
  };
  expect(await ask([])).toEqual([titles.a]);
  for (const value of ['banner=z', 'banner', '=b', 'toString=b', 'banner=b=b'])
    expect(await ask([{ key: 'Experiment', value }])).toEqual([titles.a]);
  expect(await ask([{ key: 'Experiment', value: 'banner=b' }])).toEqual([titles.b]);
});

const send = (body: object) =>
  fetch(`${shop.origin}/figures`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': agent },
    body: JSON.stringify({ v: 1, id: crypto.randomUUID(), counts: [], ...body }),
  });

it('counts its arms, and hides the figures of its parts until the result is there', async () => {
  const arm = { page: 'home', experiment: 'banner', arm: 'b' };
  expect((await send({ arms: [{ ...arm, shown: 1 }] })).status).toBe(204);
  expect((await send({ arms: [{ ...arm, arm: 'z', shown: 1 }] })).status).toBe(400);
  expect((await send({ arms: [{ ...arm, page: 'newsletter', shown: 1 }] })).status).toBe(400);
  const state = (await publisher.call('GET', `/api/experiments/${encodeURIComponent(front)}`)).value;
  expect((state as DocumentExperiments).experiments).toMatchObject([
    { name: 'banner', state: 'running', arms: [{ visitors: 0 }, { id: 'b', visitors: 1 }] },
  ]);
  const rates = await publisher.call('GET', `/api/experiments/${encodeURIComponent(front)}/rates?part=x`);
  expect((rates.value as KnownRates).running).toBe(1);
  expect((await publisher.call('GET', '/api/experiments/menu%3Amain')).status).toBe(404);
});

it('finds a name that another document has, and too many experiments of the pages that show it', async () => {
  const page: DocumentId = 'page:home';
  const row = (name: string, arm: string) => ({
    ...{ kind: 'container', id: `${name}-${arm}`, layout: 'full', widgets: [] },
    experiment: { name, arm },
  });
  const begin = (name: string): DocumentOperation[] => [
    { set: { id: '', path: `experiments.${name}`, value: experiments['banner'] } },
    ...['a', 'b'].map(
      (arm): DocumentOperation => ({
        insert: { firstInRegion: 'main', node: row(name, arm) },
      }),
    ),
  ];
  const codes = async () => (await opened(page)).openFindings.map(({ code }) => code);
  await change(page, begin('banner'));
  expect(await codes()).toContain('EXP009');
  expect((await publish(page)).status).not.toBe(201);
  await change(page, [{ unset: { id: '', path: 'experiments.banner' } }]);
  for (const name of ['one', 'two', 'three']) await change(page, begin(name));
  expect(await codes()).toContain('EXP010');
});
