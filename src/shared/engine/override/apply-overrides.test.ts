/** Overrides address nodes by id, change single fields, and apply parents before children. */
import { array, assert, constantFrom, oneof, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import type { FragmentDocument } from '../definition/page-document.ts';
import { testContainer, testPage } from '../testing-engine.ts';
import { applyOverrides } from './apply-overrides.ts';
import { isAmbiguous, overridesBefore, overridesFor } from './choose-overrides.ts';
import type { OverrideDocument, OverrideOperation } from './override-document.ts';

const usp = (): FragmentDocument => ({
  kind: 'fragment-file',
  id: 'usp',
  containers: [testContainer('points', 'text')],
});
const outer = (): FragmentDocument => ({
  kind: 'fragment-file',
  id: 'outer',
  containers: [{ kind: 'fragment', id: 'in', ref: 'usp', when: { auth: 'customer' } }],
});
const fragments: Record<string, FragmentDocument> = { usp: usp() };
const page = () =>
  testPage([
    testContainer('hero', 'banner', 'text'),
    {
      kind: 'area',
      id: 'front',
      family: 'Frontpage',
      areaName: 'x',
      fallback: [testContainer('spare', 'text')],
    },
    { kind: 'fragment', id: 'top', ref: 'usp' },
  ]);
const override = (ops: OverrideOperation[], changes: Partial<OverrideDocument> = {}): OverrideDocument => ({
  id: 'home-se',
  extends: 'home',
  context: { market: ['se'] },
  ops,
  ...changes,
});
const applied = (...ops: OverrideOperation[]) => applyOverrides(page(), [override(ops)], fragments);
const ids = (shown: ReturnType<typeof page>) => shown.regions['main']?.map(({ id }) => id);

it('sets one field and inherits the others', () => {
  const { page: shown } = applied({ set: { id: 'hero-text-1', path: 'props.title', value: 'Rea' } });
  const [hero] = shown.regions['main'] ?? [];
  expect(hero).toMatchObject({ widgets: [{ props: {} }, { props: { title: 'Rea' } }] });
});

it('hides containers, areas, fragments and widgets', () => {
  const { page: shown, lost } = applied({ hide: 'hero-banner-0' }, { hide: 'front' }, { hide: 'top' });
  expect(ids(shown)).toEqual(['hero']);
  expect(shown.regions['main']?.[0]).toMatchObject({ widgets: [{ id: 'hero-text-1' }] });
  expect(lost).toEqual([]);
});

it('inserts before and after, and moves among siblings', () => {
  const { page: shown } = applied(
    { insert: { before: 'hero', node: testContainer('first', 'text') } },
    { insert: { after: 'top', node: { kind: 'fragment', id: 'last', ref: 'usp' } } },
    { move: { id: 'top', before: 'front' } },
  );
  expect(ids(shown)).toEqual(['first', 'hero', 'top', 'front', 'last']);
});

it('moves a widget into another container', () => {
  const { page: shown } = applied({ move: { id: 'hero-text-1', after: 'spare-text-0' } });
  expect(shown.regions['main']?.[1]).toMatchObject({
    fallback: [{ widgets: [{ id: 'spare-text-0' }, { id: 'hero-text-1' }] }],
  });
});

it('changes a part of a fragment without changing it on other pages', () => {
  const { page: shown } = applied({ set: { id: 'top/points-text-0', path: 'props.title', value: 'x' } });
  expect(ids(shown)).toEqual(['hero', 'front', 'top/points']);
  expect(fragments['usp']).toEqual(usp());
});

it('changes a part of a fragment within a fragment', () => {
  const both = { ...fragments, outer: outer() };
  const at = (id: string) =>
    applyOverrides(
      testPage([{ kind: 'fragment', id: 'all', ref: 'outer' }]),
      [override([{ hide: id }])],
      both,
    );
  const { page: shown, lost } = at('all/in/points-text-0');
  expect(lost).toEqual([]);
  expect(ids(shown)).toEqual(['all/in/points']);
  expect(shown.regions['main']?.[0]).toMatchObject({
    widgets: [],
    when: { auth: 'customer' },
  });
  expect(at('all/in/gone').lost).toHaveLength(1);
});

it.each<[string, OverrideOperation, string]>([
  ['a node that is gone', { hide: 'gone' }, 'gone'],
  ['a fragment part that is gone', { hide: 'top/gone' }, 'top/gone'],
  ['a way that is no object', { set: { id: 'hero', path: 'layout.x.y', value: 1 } }, 'hero'],
  ['a prototype', { set: { id: 'hero', path: '__proto__', value: {} } }, 'hero'],
  ['a node beside itself', { move: { id: 'hero', after: 'hero' } }, 'hero'],
  ['a fragment beside its own part', { move: { id: 'top', after: 'top/points' } }, 'top/points'],
  ['a container among widgets', { move: { id: 'front', after: 'hero-text-1' } }, 'hero-text-1'],
])('reports %s and continues', (_name, operation, address) => {
  const { page: shown, lost } = applied(operation, { hide: 'front' });
  expect(lost).toEqual([{ override: 'home-se', operation: 0, address }]);
  expect(ids(shown)).not.toContain('front');
});

it('does not mutate the given page', () => {
  const before = page();
  applyOverrides(before, [override([{ hide: 'hero' }])], fragments);
  expect(before).toEqual(page());
});

it('returns an equal page without operations', () => {
  expect(applyOverrides(page(), [override([])], fragments).page).toEqual(page());
});

it('applies each operation completely or not at all', () => {
  const address = constantFrom('hero', 'front', 'top', 'hero-banner-0', 'hero-text-1', 'gone');
  const operation = oneof(
    address.map((hide): OverrideOperation => ({ hide })),
    tuple(address, address).map(([id, after]): OverrideOperation => ({ move: { id, after } })),
    address.map((before): OverrideOperation => ({ insert: { before, node: testContainer('new', 'text') } })),
  );
  assert(
    property(array(operation, { maxLength: 6 }), ops => {
      const { page: shown, lost } = applied(...ops);
      const all = JSON.stringify(shown);
      expect(all).not.toContain('null');
      for (const { operation: index } of lost) {
        const without = applied(...ops.filter((_, at) => at !== index));
        expect(without.page).toEqual(shown);
        break;
      }
    }),
    { numRuns: 300 },
  );
});

const se = { market: 'se', locale: 'sv', customerType: 'PERSON', vatIncluded: true } as const;

it('applies wide contexts before narrow ones and parents before children', () => {
  const child = override([], { id: 'a-child', extends: 'nordic', context: { market: ['se'] } });
  const narrow = override([], { id: 'narrow', context: { market: ['se'], locale: ['sv'] } });
  const nordic = override([], { id: 'nordic', context: { market: ['se', 'fi'] } });
  const one = override([], { id: 'one', context: { market: ['se'] } });
  const order = overridesFor('home', se, [child, narrow, nordic, one]).map(({ id }) => id);
  expect(order).toEqual(['nordic', 'one', 'narrow', 'a-child']);
});

it('skips overrides of another page, another context, an inactive parent, and cyclic ones', () => {
  const others = [
    override([], { id: 'other', extends: 'search' }),
    override([], { id: 'fi', context: { market: ['fi'] } }),
    override([], { id: 'under-fi', extends: 'fi', context: { market: ['se'] } }),
    override([], { id: 'loop-a', extends: 'loop-b' }),
    override([], { id: 'loop-b', extends: 'loop-a' }),
  ];
  expect(overridesFor('home', se, others)).toEqual([]);
});

it('applies what a market writes after what is for a language or a kind of customer', () => {
  const market = override([], { id: 'a', context: { market: ['se'] } });
  const locale = override([], { id: 'b', context: { locale: ['sv'] } });
  const customers = override([], { id: 'c', context: { customerType: ['PERSON'] } });
  const order = overridesFor('home', se, [market, locale, customers]).map(({ id }) => id);
  expect(order).toEqual(['b', 'c', 'a']);
  expect([locale, customers].map(other => isAmbiguous(market, other))).toEqual([false, false]);
  expect(isAmbiguous(market, { ...market, id: 'd' })).toBe(true);
});

it('knows what is applied before an override wherever it applies', () => {
  const own = override([], { id: 'own', context: { market: ['se'] } });
  const nordic = override([], { id: 'nordic', context: { market: ['fi', 'se'] } });
  const all = override([], { id: 'all', context: { market: ['fi', 'no', 'se'] } });
  const others = [
    override([], { id: 'sv', context: { locale: ['sv'] } }),
    override([], { id: 'narrow', context: { market: ['se'], locale: ['sv'] } }),
    override([], { id: 'fi', context: { market: ['fi'] } }),
    override([], { id: 'other', extends: 'search', context: { market: ['fi', 'se'] } }),
    override([], { id: 'child', extends: 'nordic', context: { market: ['se'] } }),
  ];
  const before = (of: OverrideDocument) =>
    overridesBefore(of, 'home', [nordic, own, ...others, all]).map(({ id }) => id);
  expect(before(own)).toEqual(['all', 'nordic']);
  expect(before({ ...own, extends: 'nordic', id: 'new' })).toEqual(['all', 'nordic', 'own', 'child']);
  expect(before({ ...own, extends: 'gone' })).toEqual([]);
  // It applies in Swedish alone, as its parent does.
  expect(before({ ...own, extends: 'sv', id: 'new' })).toEqual([
    ...['all', 'nordic', 'sv', 'own', 'narrow', 'child'],
  ]);
});
