/** Which parts of which documents a page shows. */
import { expect, it } from 'vitest';
import type { ContentDocument } from '#engine/content/content-document.ts';
import type { ContainerNode, PageDocument } from '#engine/definition/page-document.ts';
import { knownParts } from './known-parts.ts';

const row = (id: string, ...widgets: string[]): ContainerNode => ({
  kind: 'container',
  id,
  layout: 'full',
  widgets: widgets.map(widget => ({ id: widget, type: 'banner', v: 1, props: {} })),
});
const home: PageDocument = {
  kind: 'page',
  id: 'home',
  pageType: 'Front Page',
  layout: 'default',
  regions: {
    main: [
      row('top', 'hero'),
      { kind: 'fragment', id: 'why', ref: 'reasons' },
      {
        kind: 'area',
        id: 'front',
        family: 'Frontpage',
        areaName: 'Main',
        fallback: [row('spare', 'instead')],
      },
    ],
  },
};
const information: PageDocument = {
  ...home,
  id: 'content',
  regions: { main: [{ kind: 'area', id: 'text', alias: { $bind: 'route.params.alias' } }] },
};
const area = (id: string, more: Partial<ContentDocument> = {}): ContentDocument => ({
  format: 1,
  kind: 'content',
  id,
  label: id,
  family: 'Frontpage',
  areaName: 'Main',
  regions: { main: [row('101', '101-1')] },
  ...more,
});
const page = (id: string): ContentDocument => {
  const { family: _family, areaName: _areaName, ...rest } = area(id);
  return { ...rest, regions: { main: [row('7', '7-1')] } };
};
const now = new Date('2026-11-30T12:00:00Z');

const known = knownParts({
  pages: [home, information],
  fragments: {
    reasons: {
      kind: 'fragment-file',
      id: 'reasons',
      containers: [row('first', 'one'), { kind: 'fragment', id: 'more', ref: 'others' }],
    },
    others: { kind: 'fragment-file', id: 'others', containers: [row('only', 'two')] },
  },
  overrides: [
    {
      id: 'home-se',
      extends: 'home',
      context: { market: ['se'] },
      ops: [{ insert: { after: 'top', node: row('extra', 'swedish') } }],
    },
    {
      id: 'home-se-business',
      extends: 'home-se',
      context: {},
      ops: [{ insert: { after: 'top', node: row('more', 'business') } }],
    },
  ],
  contents: [
    area('spring', { activeTo: '2026-05-31T21:00:00Z' }),
    area('winter', { activeFrom: '2026-11-01T00:00:00Z' }),
    area('draft', { draft: true }),
    page('delivery'),
  ],
});
const find = (id: string, address: string) => known.find(id, address, now);

it.each([
  ['home', '', 'page:home', ''],
  ['home', 'hero', 'page:home', 'hero'],
  ['home', 'why/one', 'fragment:reasons', 'one'],
  ['home', 'why/more/two', 'fragment:others', 'two'],
  ['home', 'front/instead', 'page:home', 'instead'],
  ['home', 'swedish', 'override:home-se', 'swedish'],
  ['home', 'business', 'override:home-se-business', 'business'],
  ['home', 'front/101/101-1', 'content:winter', '101-1'],
  ['content', 'text/7/7-1', 'content:delivery', '7-1'],
])('finds on %s what is at "%s"', (id, address, documentId, nodeId) => {
  expect(find(id, address)).toMatchObject({ documentId, nodeId });
});

it.each([
  ['nowhere', ''],
  ['home', 'invented'],
  ['home', 'one'],
  ['home', 'why/two'],
  ['home', 'front/101/invented'],
  ['home', 'front/7/7-1'],
  ['content', 'text/101/101-1'],
  ['content', 'hero'],
])('knows on %s nothing at "%s"', (id, address) => {
  expect(find(id, address)).toBeNull();
});
