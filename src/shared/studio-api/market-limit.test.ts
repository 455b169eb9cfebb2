/** What a person may write who is limited to markets (R-STUDIO-192). */
import { expect, it } from 'vitest';
import type { DocumentBody, DocumentNode, DocumentOperation } from '#engine/operation/operation.ts';
import { addedForMarkets, marketsOfRule, mayWriteIn, mayWriteNode, outsideMarkets } from './market-limit.ts';

const swede = { markets: ['se'] };
const text = (id: string, title: string, when?: object): DocumentNode => ({
  ...{ type: 'text', v: 2, id, props: { title: { fi: title } } },
  ...(when ? { when } : {}),
});
const row = (id: string, widgets: readonly DocumentNode[], when?: object): DocumentNode => ({
  ...{ kind: 'container', id, layout: 'full' },
  ...(when ? { when } : {}),
  widgets,
});
const page = (...rows: DocumentNode[]): DocumentBody => ({
  kind: 'page',
  id: 'home',
  regions: { main: rows },
});
const se = { market: ['se'] };

it.each([
  [undefined, null],
  [{ locale: ['sv'] }, null],
  [{ market: ['se', 'fi'] }, ['se', 'fi']],
  [{ all: [{ locale: ['sv'] }, { market: ['se'] }] }, ['se']],
  // Either may be true elsewhere.
  [{ any: [{ market: ['se'] }, { locale: ['sv'] }] }, null],
  [{ not: { market: ['fi'] } }, null],
])('knows where %o can be true', (rule, markets) => {
  expect(marketsOfRule(rule)).toEqual(markets);
});

it('writes what only the own markets show', () => {
  expect(mayWriteIn({}, null)).toBe(true);
  expect(mayWriteIn({ markets: null }, ['fi'])).toBe(true);
  expect(mayWriteIn(swede, null)).toBe(false);
  expect(mayWriteIn(swede, [])).toBe(false);
  expect(mayWriteIn(swede, ['se', 'fi'])).toBe(false);
  expect(mayWriteIn({ markets: ['se', 'fi'] }, ['fi'])).toBe(true);
});

const base = page(row('top', [text('a', 'One'), text('b', 'Two', se)]), row('own', [text('c', 'Three')], se));

it.each<[string, DocumentBody, string[]]>([
  ['nothing', base, []],
  [
    'parts of its own and what is in them',
    page(row('top', [text('a', 'One'), text('b', 'New', se)]), row('own', [text('d', 'New')], se)),
    [],
  ],
  [
    'a new part of its own',
    page(row('new', [], se), ...(base['regions'] as { main: DocumentNode[] }).main),
    [],
  ],
  [
    'a part that is moved beside others',
    page(row('own', [text('c', 'Three')], se), row('top', [text('b', 'Two', se), text('a', 'One')])),
    [],
  ],
  [
    'another part',
    page(row('top', [text('a', 'New'), text('b', 'Two', se)]), row('own', [text('c', 'Three')], se)),
    ['a'],
  ],
  [
    'a part that is claimed for the market',
    page(row('top', [text('a', 'One', se), text('b', 'Two', se)]), row('own', [text('c', 'Three')], se)),
    ['a'],
  ],
  [
    'a part that is opened to other markets',
    page(row('top', [text('a', 'One'), text('b', 'Two')]), row('own', [text('c', 'Three')], se)),
    ['b'],
  ],
  [
    'a part that is taken away',
    page(row('top', [text('b', 'Two', se)]), row('own', [text('c', 'Three')], se)),
    ['a'],
  ],
  ['the document', { ...base, label: 'New' }, ['']],
])('tells %s', (_what, after, outside) => {
  expect(outsideMarkets(base, after, swede)).toEqual(outside);
  expect(outsideMarkets(base, after, {})).toEqual([]);
});

it('takes no entry of a list for a part', () => {
  const list = (entries: readonly object[]) =>
    page(row('top', [{ ...text('a', 'One'), props: { entries } }]));
  const hidden = [{ id: 'x', when: se, text: 'New' }];
  expect(outsideMarkets(list([]), list(hidden), swede)).toEqual(['a']);
});

it('leaves whole documents to others, except overrides for the own market', () => {
  expect(outsideMarkets(null, base, swede)).toEqual(['']);
  expect(outsideMarkets(base, null, swede)).toEqual(['']);
  const override = (market: string, ops: readonly object[] = []) => ({
    ...{ format: 1, kind: 'override', id: 'home-se', extends: 'home', context: { market: [market] } },
    ops,
  });
  expect(outsideMarkets(null, override('se'), swede)).toEqual([]);
  expect(outsideMarkets(override('se'), override('se', [{ hide: 'a' }]), swede)).toEqual([]);
  expect(outsideMarkets(override('se'), null, swede)).toEqual([]);
  expect(outsideMarkets(override('fi'), override('se'), swede)).not.toEqual([]);
  expect(outsideMarkets(override('fi'), override('fi', [{ hide: 'a' }]), swede)).not.toEqual([]);
});

it('knows for each part whether it may be changed', () => {
  const may = (id: string, person: object = swede) => mayWriteNode(base, id, person);
  expect(['', 'top', 'a', 'b', 'own', 'c'].map(id => may(id))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(may('top', {})).toBe(true);
});

it('gives what is added to the own markets, unless everything around it is theirs', () => {
  const added = (place: object, node: DocumentNode, person: object = swede) =>
    (addedForMarkets(base, { insert: { ...place, node } } as DocumentOperation, person) as { insert: object })
      .insert;
  const node = text('new', 'New', { locale: ['sv'] });
  const own = { ...node, when: { locale: ['sv'], market: ['se'] } };
  expect(added({ after: 'a' }, node)).toEqual({ after: 'a', node: own });
  expect(added({ after: 'own' }, node)).toEqual({ after: 'own', node: own });
  expect(added({ firstInRegion: 'main' }, node)).toEqual({ firstInRegion: 'main', node: own });
  expect(added({ firstIn: 'own' }, node)).toEqual({ firstIn: 'own', node });
  expect(added({ before: 'c' }, node)).toEqual({ before: 'c', node });
  expect(added({ after: 'a' }, node, {})).toEqual({ after: 'a', node });
  const hide: DocumentOperation = { unset: { id: 'a', path: 'hidden' } };
  expect(addedForMarkets(base, hide, swede)).toBe(hide);
});
