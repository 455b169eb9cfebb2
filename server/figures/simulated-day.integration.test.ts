/** A day of visits, counted as browsers do, sent to two instances, and read as Studio reads it (R-STUDIO-200, R-STUDIO-201). */
import pLimit from 'p-limit';
import { expect, it } from 'vitest';
import { createLastPress } from '#analytics/figures/last-press.ts';
import { createUnsentFigures } from '#analytics/figures/unsent-figures.ts';
import { createStudio } from '#backend/commands.ts';
import type { ContainerNode, PageDocument } from '#engine/definition/page-document.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { figuresRoute } from './figures-route.ts';
import { knownParts } from './known-parts.ts';

/** `SIMULATED_VISITS=100000` for a whole day of a large shop; the share that is random is the same. */
const visits = Number(process.env['SIMULATED_VISITS'] ?? 2_000);

const row = (id: string, type: string): ContainerNode => ({
  kind: 'container',
  id: `row-${id}`,
  layout: 'full',
  widgets: [{ id, type, v: 1, props: {} }],
});
const page = (id: string, ...main: ContainerNode[]): PageDocument => ({
  kind: 'page',
  id,
  pageType: id,
  layout: 'default',
  regions: { main },
});
const pages = [
  page('home', row('hero', 'banner'), row('offers', 'product-list'), row('story', 'text')),
  page('product', row('detail', 'product-detail'), row('related', 'related-products')),
];

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

type Sums = Record<string, Record<string, number>>;
function tally(into: Sums, part: string, what: string, amount = 1): void {
  const sums = (into[part] ??= {});
  sums[what] = (sums[what] ?? 0) + amount;
}

/** What a visit sends, one body per document, and what it did. */
function visit(random: () => number, newId: () => string): { bodies: string[]; did: Sums } {
  const counts = createUnsentFigures(newId);
  const stored = new Map<string, string>();
  const lastPress = createLastPress(
    { get: key => stored.get(key) ?? null, set: (key, value) => void stored.set(key, value) },
    () => 0,
  );
  const did: Sums = {};
  const bodies: string[] = [];
  let pressed: string | null = null;
  const count = (at: string, part: string, what: 'shown' | 'pressed') => {
    counts.add({ page: at, part }, what);
    tally(did, `${at} ${part}`, what);
  };
  const press = (at: string, part: string) => {
    count(at, part, 'pressed');
    if (part === 'detail') return;
    lastPress.remember({ page: at, part });
    pressed = `${at} ${part}`;
  };
  const follow = (what: 'productViews' | 'carts') => {
    const part = lastPress.read();
    if (part) counts.add(part, what);
    if (pressed) tally(did, pressed, what);
  };
  const leave = () => {
    const report = counts.take();
    if (report) bodies.push(report.body);
  };
  const home = () => {
    count('home', '', 'shown');
    for (const [part, seen, pressing] of [
      ['hero', 0.9, 0.08],
      ['offers', 0.5, 0.2],
      ['story', 0.2, 0.01],
    ] as const) {
      if (random() >= seen) continue;
      count('home', part, 'shown');
      if (random() < pressing) press('home', part);
    }
    leave();
  };
  const product = () => {
    count('product', '', 'shown');
    follow('productViews');
    count('product', 'detail', 'shown');
    if (random() < 0.25) {
      press('product', 'detail');
      follow('carts');
      if (random() < 0.4) order();
    }
    if (random() < 0.3) count('product', 'related', 'shown');
    leave();
  };
  const order = () => {
    const value = 1_000 + Math.floor(random() * 50_000);
    const currency = random() < 0.7 ? 'EUR' : 'SEK';
    const part = lastPress.read();
    if (part) counts.addOrder(part, { currency, value });
    if (pressed) {
      tally(did, pressed, 'orders');
      tally(did, pressed, currency, value);
    }
  };
  if (random() < 0.6) home();
  while (random() < 0.5) product();
  return { bodies, did };
}

it(
  `counts ${visits} visits of a day that two instances hear of`,
  async () => {
    const { db } = await openTestDatabase();
    const { figures } = createStudio(db);
    const known = knownParts({ pages, fragments: {}, overrides: [], contents: [] });
    const instance = () =>
      httpWorld([
        figuresRoute({
          figures,
          parts: () => Promise.resolve(known),
          currencies: () => new Set(['EUR', 'SEK']),
          timeZone: () => 'Europe/Helsinki',
          ownOrigins: new Set(['https://shop.example']),
          limit: { each: Infinity, together: Infinity },
          now: () => new Date('2026-11-30T10:00:00Z'),
        }),
      ]);
    const instances = await Promise.all([instance(), instance()]);
    const send = async (at: number, body: string, agent: string) => {
      const headers = { 'sec-fetch-site': 'same-origin', 'user-agent': agent };
      const answer = await instances[at % 2]?.get('/figures', headers, { method: 'POST', body });
      expect(answer?.status).toBe(204);
    };

    const random = seededRandom(1130);
    let ids = 0;
    const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
    const expected: Sums = {};
    const twice: Sums = {};
    const limit = pLimit(24);
    const sending: Promise<void>[] = [];
    let sent = 0;
    for (let index = 0; index < visits; index += 1) {
      const isRobot = random() < 0.05;
      const { bodies, did } = visit(random, newId);
      // Without consent the module is not even fetched.
      if (random() >= 0.6) continue;
      const lot = random();
      sent += bodies.length;
      if (!isRobot) add(expected, did);
      // A network that repeats what it could not see arrive, mostly to the same instance.
      const isRepeated = lot < 0.02;
      const isElsewhere = lot < 0.005;
      if (isElsewhere && !isRobot) add(twice, did);
      sending.push(
        limit(async () => {
          for (const body of bodies) {
            await send(index, body, isRobot ? robot : browser);
            if (isRepeated) await send(isElsewhere ? index + 1 : index, body, isRobot ? robot : browser);
          }
        }),
      );
    }
    await Promise.all(sending);

    const rows = [
      ...(await figures.around('page:home', '2026-11-30')),
      ...(await figures.around('page:product', '2026-11-30')),
    ];
    const stored: Sums = {};
    for (const { page: at, nodeId, ...sums } of rows)
      for (const what of ['shown', 'pressed', 'productViews', 'carts', 'orders'] as const)
        tally(stored, `${at} ${nodeId}`, what, sums[what]);
    for (const { page: at, nodeId, values } of rows)
      for (const [currency, value] of Object.entries(values))
        tally(stored, `${at} ${nodeId}`, currency, value);

    expect(sent).toBeGreaterThan(visits / 2);
    // To the last one, but for what was repeated to the other instance.
    add(expected, twice);
    expect(withoutZeros(stored)).toEqual(expected);
    const { shown = 0 } = expected['home hero'] ?? {};
    expect((twice['home hero']?.['shown'] ?? 0) / shown).toBeLessThan(0.015);
    // Nothing but the sums of a day is stored.
    const kept = await db.selectFrom('widget_figure').selectAll().execute();
    expect(kept.length).toBeLessThan(20);
  },
  60_000 + visits * 20,
);

function add(into: Sums, more: Sums): void {
  for (const [part, sums] of Object.entries(more))
    for (const [what, amount] of Object.entries(sums)) tally(into, part, what, amount);
}

const withoutZeros = (sums: Sums): Sums =>
  Object.fromEntries(
    Object.entries(sums).map(([part, each]) => [
      part,
      Object.fromEntries(Object.entries(each).filter(([, amount]) => amount !== 0)),
    ]),
  );
