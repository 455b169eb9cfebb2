/** The browser waits for aliases exactly when the server would request them. */

import { expect, it } from 'vitest';
import { collectReferences } from '#engine/values/collect-references.ts';
import { pages } from '#registry/pages-server.gen.ts';
import { mayRefer } from './may-refer.ts';

it.each<[boolean, unknown]>([
  [true, { href: 'category:vinssit' }],
  [true, { href: { fi: 'content:ehdot', sv: 'content:villkor' } }],
  [true, { categoryAlias: 'vinssit' }],
  [true, [{ discountCampaignAlias: { fi: 'talvi', sv: 'vinter' } }]],
  [false, { categoryAlias: { $bind: 'route.params.alias' }, href: 'page:index', text: 'list: all of it' }],
])('returns %s for %j', (expected, authored) => {
  expect(mayRefer(authored)).toBe(expected);
  expect(collectReferences(authored).length > 0).toBe(expected);
});

it('agrees with the server for every page of the shop', () => {
  const differing = Object.entries(pages).filter(
    ([, page]) => mayRefer(page) !== collectReferences(page).length > 0,
  );
  expect(differing.map(([id]) => id)).toEqual([]);
});
