/** Reports of arms reach the sums of their experiment, and no other (R-STUDIO-228). */
import { expect, it } from 'vitest';
import { createStudio } from '#backend/commands.ts';
import type { PageDocument } from '#engine/definition/page-document.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { figuresRoute } from './figures-route.ts';
import { knownParts } from './known-parts.ts';

const page: PageDocument = {
  ...{ kind: 'page', id: 'home', pageType: 'home', layout: 'default' },
  experiments: {
    copy: {
      arms: [
        { id: 'a', weight: 50 },
        { id: 'b', weight: 50 },
      ],
      ...{ goal: 'pressed', change: 20, visitors: 1_000 },
    },
  },
  regions: {
    main: [
      {
        ...{ kind: 'container', id: 'row', layout: 'full' },
        widgets: [{ id: 'hero', type: 'banner', v: 1, props: {} }],
      },
    ],
  },
};
const arm = { page: 'home', experiment: 'copy', arm: 'b' };

async function world() {
  const { db } = await openTestDatabase();
  const { figures } = createStudio(db);
  const documents = { fragments: {}, overrides: [], contents: [] };
  let known = knownParts({ ...documents, pages: [page] });
  const http = await httpWorld([
    figuresRoute({
      figures,
      parts: () => Promise.resolve(known),
      currencies: () => new Set(['EUR']),
      timeZone: () => 'Europe/Helsinki',
      ownOrigins: new Set(['https://shop.example']),
      now: () => new Date('2026-11-30T23:00:00Z'),
    }),
  ]);
  const send = async (body: object) => {
    const answer = await http.get(
      '/figures',
      { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      { method: 'POST', body: JSON.stringify({ v: 1, id: crypto.randomUUID(), counts: [], ...body }) },
    );
    return answer.status;
  };
  const end = () => {
    const { experiments: _ended, ...plain } = page;
    known = knownParts({ ...documents, pages: [plain] });
  };
  return { figures, send, end };
}

it('adds visitors, what they did and what they ordered to the day of their arm alone', async () => {
  const { figures, send } = await world();
  const order = { currency: 'EUR', value: 12_990 };
  const hero = [{ page: 'home', part: 'hero', shown: 1, pressed: 1 }];
  expect(await send({ counts: hero, arms: [{ ...arm, shown: 1, pressed: 1 }] })).toBe(204);
  expect(await send({ arms: [{ ...arm, shown: 1 }] })).toBe(204);
  expect(await send({ arms: [{ ...arm, productViews: 1, carts: 1, order }] })).toBe(204);
  expect(await send({ arms: [{ ...arm, order: { ...order, currency: 'XXX' } }] })).toBe(400);
  expect(await figures.ofArms(['copy/a', 'copy/b', ''])).toEqual([
    {
      ...{ arm: 'copy/b', day: '2026-12-01', shown: 2, pressed: 1, productViews: 1, carts: 1, orders: 1 },
      values: { EUR: 12_990 },
    },
  ]);
  // The figures of parts are those that they would be without an experiment.
  expect(await figures.around('page:home', '2026-11-01')).toMatchObject([
    { nodeId: 'hero', shown: 1, pressed: 1, orders: 0, values: {} },
  ]);
});

it.each([
  ['an arm that the experiment does not have', { ...arm, arm: 'z' }],
  ['an experiment that the page does not have', { ...arm, experiment: 'toString' }],
  ['a page that there is not', { ...arm, page: '__proto__' }],
])('counts nothing of %s, and the rest of the report', async (_what, unknown) => {
  const { figures, send } = await world();
  expect(await send({ arms: [{ ...unknown, shown: 1 }] })).toBe(400);
  expect(
    await send({ counts: [{ page: 'home', part: 'hero', shown: 1 }], arms: [{ ...unknown, shown: 1 }] }),
  ).toBe(204);
  expect(await figures.ofArms(['copy/a', 'copy/b', 'copy/z', 'toString/b'])).toEqual([]);
});

it('counts nothing of an experiment that has ended while a page stayed open', async () => {
  const { figures, send, end } = await world();
  expect(await send({ arms: [{ ...arm, shown: 1 }] })).toBe(204);
  end();
  expect(await send({ arms: [{ ...arm, pressed: 1 }] })).toBe(400);
  expect(await figures.ofArms(['copy/b'])).toMatchObject([{ shown: 1, pressed: 0 }]);
});

it.each([
  ['two visitors at once', [{ ...arm, shown: 2 }]],
  [
    'two arms of one visitor',
    [
      { ...arm, shown: 1 },
      { ...arm, arm: 'a', shown: 1 },
    ],
  ],
  ['who it was', [{ ...arm, shown: 1, lot: '0000000000000000' }]],
])('refuses a report of %s', async (_what, arms) => {
  const { send } = await world();
  expect(await send({ arms })).toBe(400);
});
