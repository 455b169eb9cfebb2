/** A shared part that is tried shows a visitor one version on all its pages, and is counted once, over HTTP (R-STUDIO-282). */
import { expect, it } from 'vitest';
import type { DocumentNode, DocumentOperation } from '#engine/operation/operation.ts';
import { armsOf, type Experiments } from '#kernel/experiment/choose-arm.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import type { DocumentExperiments, KnownRates } from '#studio-api/experiments.ts';
import { openStudio } from '#tests/support/open-studio.ts';
import { documentsOf } from '#tests/support/studio-documents.ts';

const { shop, signIn } = await openStudio();
const publisher = await signIn('publisher');

const shared: DocumentId = 'fragment:promise';
const pages = { newsletter: '/uutiskirje', withdrawal: '/peru-kauppa' } as const;
const pageIds = ['page:newsletter', 'page:withdrawal'] as const;
const arms = ['a', 'b'].map(id => ({ id, weight: 50 }));
const experiments: Experiments = { promise: { arms, goal: 'pressed', change: 20, visitors: 100 } };
const titles = { a: 'Lupaus ensimmäisin sanoin', b: 'Lupaus toisin sanoin' };

const { opened, change, publish } = documentsOf(publisher);

const version = (arm: keyof typeof titles): DocumentNode => ({
  ...{ kind: 'container', id: `row-${arm}`, layout: 'full', experiment: { name: 'promise', arm } },
  widgets: [
    {
      ...{ type: 'text', v: 2, id: `text-${arm}` },
      props: { title: { fi: titles[arm], sv: titles[arm], en: titles[arm] }, titleTag: 'h2' },
    },
  ],
});
const lastRowOf = ({ body }: OpenDocument): string =>
  (body['regions'] as { main: DocumentNode[] }).main.at(-1)?.id ?? '';

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const consent = 'ralph-cookie-consent=statistics.v2.20261130';
const lots = Array.from({ length: 16 }, (_, at) =>
  ((at + 1) * 2_654_435_761).toString(16).padStart(16, '0').slice(-16),
);
const armOf = (lot: string) => armsOf(experiments, lot)['promise'];
async function visit(path: string, cookie: string, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.origin + path, { headers: { cookie, 'user-agent': agent, ...headers } });
  const html = await answer.text();
  const shown = Object.entries(titles).flatMap(([arm, title]) => (html.includes(title) ? [arm] : []));
  return { html, arms: shown.join(), cache: answer.headers.get('cache-control') };
}

it('shows a visitor the same version on both pages, and all others the first one', async () => {
  const made = await publisher.call('POST', '/api/documents', {
    ...{ kind: 'fragment', key: 'promise', label: 'Promise', from: 'blank' },
  });
  expect(made.status).toBe(201);
  const blank = (await opened(shared)).body['containers'] as DocumentNode[];
  const [first] = blank;
  await change(shared, [
    { set: { id: '', path: 'experiments', value: experiments } },
    ...(['b', 'a'] as const).map(
      (arm): DocumentOperation => ({
        insert: {
          ...(first ? { before: first.id } : { firstInRegion: 'containers' }),
          node: version(arm),
        },
      }),
    ),
    ...blank.map(({ id }): DocumentOperation => ({ remove: { id } })),
  ]);
  for (const id of pageIds)
    await change(id, [
      {
        insert: {
          after: lastRowOf(await opened(id)),
          node: { kind: 'fragment', id: 'promise', ref: 'promise' },
        },
      },
    ]);
  expect(await publish(shared, ...pageIds)).toMatchObject({ status: 201 });
  for (const path of Object.values(pages))
    await expect.poll(async () => (await visit(path, '')).arms).toBe('a');

  expect(new Set(lots.map(armOf))).toEqual(new Set(['a', 'b']));
  // In turn, so that what was made for one visitor would be sent to the next one.
  for (const lot of lots)
    for (const path of Object.values(pages)) {
      const { arms: shown, cache } = await visit(path, `${consent}; ralph-lot=${lot}`);
      expect([lot, path, shown, cache]).toEqual([lot, path, armOf(lot), 'private, no-cache']);
    }
  const lot = lots.find(each => armOf(each) === 'b') ?? '';
  for (const path of Object.values(pages)) {
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    const plain = await visit(path, `${consent}; ralph-lot=${lot}`, robot);
    expect([plain.arms, plain.html.includes('"tried"')]).toEqual(['a', false]);
    const { html } = await visit(path, `${consent}; ralph-lot=${lot}`);
    expect(html).toContain('"tried":{"promise":{"arm":"b","parts":["promise/text-b"]}}');
  }
});

it('is one experiment on both pages: the bundles have it, and its figures are added up', async () => {
  const manifest = (await (await fetch(`${shop.origin}/pages/manifest.2.json`)).json()) as Record<
    string,
    string
  >;
  for (const page of Object.keys(pages)) {
    const bundle = await fetch(`${shop.origin}/pages/${page}.${manifest[page]}.json`);
    expect(await bundle.json()).toMatchObject({ page: { experiments } });
  }
  const send = (page: string, arm: string) =>
    fetch(`${shop.origin}/figures`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'user-agent': agent },
      body: JSON.stringify({
        ...{ v: 1, id: crypto.randomUUID(), counts: [] },
        arms: [{ page, experiment: 'promise', arm, shown: 1 }],
      }),
    });
  for (const [page, arm] of [
    ['newsletter', 'a'],
    ['newsletter', 'b'],
    ['withdrawal', 'b'],
  ] as const)
    expect((await send(page, arm)).status).toBe(204);
  // A page that does not show the part counts nothing of it.
  expect((await send('brands', 'b')).status).toBe(400);
  const path = `/api/experiments/${encodeURIComponent(shared)}`;
  const { experiments: states } = (await publisher.call('GET', path)).value as DocumentExperiments;
  expect(states).toMatchObject([
    { name: 'promise', state: 'running', arms: [{ visitors: 1 }, { id: 'b', visitors: 2 }] },
  ]);
  const rates = (await publisher.call('GET', `${path}/rates?part=x`)).value as KnownRates;
  expect(rates.running).toBe(1);
});

it('shows the version that is left on both pages once the experiment has ended', async () => {
  await change(shared, [
    { unset: { id: '', path: 'experiments' } },
    { remove: { id: 'row-a' } },
    { unset: { id: 'row-b', path: 'experiment' } },
  ]);
  expect(await publish(shared)).toMatchObject({ status: 201 });
  const lot = lots.find(each => armOf(each) === 'a') ?? '';
  for (const path of Object.values(pages)) {
    await expect.poll(async () => (await visit(path, '')).arms).toBe('b');
    const { arms: shown, html } = await visit(path, `${consent}; ralph-lot=${lot}`);
    expect([shown, html.includes('"tried"')]).toEqual(['b', false]);
  }
});
