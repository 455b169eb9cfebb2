/** What an editor does to a page for one market is written into its override, and the page of all markets stays (R-STUDIO-211). */
import { array, assert, constantFrom, nat, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { isRecord } from '#kernel/is-record.ts';
import type { PageDocument } from '../definition/page-document.ts';
import { applyOperations } from '../operation/apply.ts';
import { diffDocuments } from '../operation/diff.ts';
import { applyWithInverse } from '../operation/invert.ts';
import { nodesOf } from '../operation/node-tree.ts';
import type { DocumentBody, DocumentOperation } from '../operation/operation.ts';
import { rebaseOperations } from '../operation/rebase.ts';
import { documents, gestures, operationsFor, runs } from '../operation/testing-operations.ts';
import { testContainer, testPage } from '../testing-engine.ts';
import { applyOverrides } from './apply-overrides.ts';
import { changeOverride, withBaseSeen, withoutOperation } from './change-override.ts';
import { mergedPage, ownParts, readFieldOf } from './edited-override.ts';
import { type NamedOperation, withOperationIds } from './operation-ids.ts';

const base = (title: unknown = { fi: 'Talvi', sv: 'Vinter' }): DocumentBody => {
  const hero = testContainer('hero', 'text', 'banner');
  hero.widgets[0] = { type: 'text', v: 2, id: 'big', props: { title, slides: [{ a: 1 }, { a: 2 }] } };
  const page = testPage([hero, testContainer('rail', 'text'), { kind: 'fragment', id: 'usp', ref: 'usp' }]);
  return { ...page };
};

type Ops = readonly NamedOperation[];

/** @throws Error when a gesture is refused */
function after(gestured: readonly DocumentOperation[], ops: Ops = [], page = base()): Ops {
  const next = changeOverride({ base: page, ops }, gestured);
  if (!next) throw new Error('refused');
  return next;
}
const shown = (ops: Ops, page = base()) => mergedPage({ base: page, ops }).body;
const set = (path: string, value: unknown, id = 'big'): DocumentOperation => ({ set: { id, path, value } });
const main = (body: DocumentBody) =>
  ((body['regions'] as { main: { id: string; widgets?: { id: string }[] }[] }).main ?? []).map(
    ({ id, widgets }) => [id, ...(widgets ?? []).map(widget => widget.id)].join(' '),
  );

it('writes a text with what it replaces, and writes it again in the same operation', () => {
  const once = after([set('props.title.sv', 'Rea')]);
  expect(once).toEqual([
    {
      id: 'set-big-props-title-sv',
      set: { id: 'big', path: 'props.title.sv', value: 'Rea', baseWas: 'Vinter' },
    },
  ]);
  const twice = after([set('props.title.sv', 'Stor rea')], once);
  expect(twice).toMatchObject([{ set: { value: 'Stor rea', baseWas: 'Vinter' } }]);
  expect(after([set('props.title.sv', 'Vinter')], twice)).toEqual([]);
});

it('leaves a field out, and names lists and what is missing as a whole', () => {
  const unset = after([{ unset: { id: 'big', path: 'props.title.sv' } }]);
  expect(readFieldOf(shown(unset), 'big', 'props.title')).toEqual({ fi: 'Talvi' });
  expect(after([set('props.slides.1.a', 9)])).toMatchObject([
    { set: { path: 'props.slides', value: [{ a: 1 }, { a: 9 }] } },
  ]);
  const [alt] = after([set('props.image.alt.sv', 'Bild')]);
  expect(alt).toMatchObject({ set: { path: 'props.image', value: { alt: { sv: 'Bild' } }, baseWas: null } });
});

it('changes a part of a field that a file has set as a whole', () => {
  const file = withOperationIds({
    kind: 'override',
    ops: [{ set: { id: 'big', path: 'props.title', value: { fi: 'A', sv: 'B' } } }],
  });
  const ops = file['ops'] as NamedOperation[];
  expect(after([set('props.title.sv', 'C')], ops)).toMatchObject([
    { id: 'set-big-props-title', set: { path: 'props.title', value: { fi: 'A', sv: 'C' } } },
  ]);
});

it('hides what all markets have, and removes what is its own', () => {
  const hidden = after([{ remove: { id: 'rail' } }]);
  expect(hidden).toEqual([{ id: 'hide-rail', hide: 'rail' }]);
  expect(readFieldOf(shown(hidden), 'rail', 'hidden')).toBe(true);
  expect(after([{ unset: { id: 'rail', path: 'hidden' } }], hidden)).toEqual([]);

  const row = { ...testContainer('own', 'text') };
  const added = after([{ insert: { after: 'rail', node: row } }], hidden);
  expect(main(shown(added))).toEqual(['hero big hero-banner-1', 'rail rail-text-0', 'own own-text-0', 'usp']);
  const moved = after(
    [{ move: { id: 'hero-banner-1', after: 'own-text-0' } }, set('props.x', 1, 'own-text-0')],
    added,
  );
  expect(main(shown(moved))[2]).toBe('own own-text-0 hero-banner-1');
  expect(after([{ remove: { id: 'own' } }], moved).map(({ id }) => id)).toEqual([
    'hide-hero-banner-1',
    'hide-rail',
  ]);
});

it('adds a widget beside another and first in a row, and moves it back', () => {
  const widget = { type: 'text', v: 2, id: 'new', props: {} };
  const first = after([{ insert: { firstIn: 'rail', node: widget } }]);
  expect(main(shown(first))[1]).toBe('rail new rail-text-0');
  const moved = after([{ move: { id: 'rail', before: 'hero' } }]);
  expect(main(shown(moved))[0]).toBe('rail rail-text-0');
  expect(after([{ move: { id: 'rail', after: 'hero' } }], moved)).toEqual([]);
});

it.each<[string, DocumentOperation]>([
  ['a field of the page itself', set('seo.title', 'x', '')],
  ['another id', { rename: { id: 'rail', to: 'other' } }],
  ['a part that is not there', set('props.title', 'x', 'gone')],
  ['a widget among rows', { move: { id: 'big', after: 'rail' } }],
  ['an id that is taken', { insert: { after: 'rail', node: { ...testContainer('hero') } } }],
])('refuses %s', (_name, gesture) => {
  expect(changeOverride({ base: base(), ops: [] }, [gesture])).toBeNull();
});

it('says what the page has changed since, or has removed', () => {
  const ops = after([
    set('props.title.sv', 'Rea'),
    { insert: { after: 'rail', node: { ...testContainer('own') } } },
  ]);
  const [field] = ownParts({ base: base({ fi: 'Talvi', sv: 'Vår' }), ops });
  expect(field).toMatchObject({ nodeId: 'big', is: 'changed', base: 'Vår', baseWas: 'Vinter', value: 'Rea' });
  const seen = withBaseSeen({ base: base({ fi: 'Talvi', sv: 'Vår' }), ops }, 'set-big-props-title-sv');
  expect(ownParts({ base: base({ fi: 'Talvi', sv: 'Vår' }), ops: seen })[0]).toMatchObject({ is: 'settled' });

  const bare: DocumentBody = { ...testPage([testContainer('only', 'text')]) };
  expect(ownParts({ base: bare, ops }).map(({ is }) => is)).toEqual(['gone', 'gone']);
  // Nothing is lost while other things are changed.
  expect(after([set('props.x', 1, 'only-text-0')], ops, bare)).toHaveLength(3);
  expect(withoutOperation({ base: bare, ops }, 'insert-own')).toHaveLength(1);
});

/** What customers of the market see. @throws Error when an operation finds no place there */
function seen(ops: Ops, page: DocumentBody): DocumentBody {
  const override = { id: 'home-se', extends: 'home', context: {}, ops };
  const { page: result, lost } = applyOverrides(page as unknown as PageDocument, [override]);
  expect(lost).toEqual([]);
  return { ...result };
}

const withoutHidden = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.filter(each => !isRecord(each) || each['hidden'] !== true).map(withoutHidden)
    : isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutHidden(inner)]))
      : value;

const documentOf = (ops: Ops): DocumentBody => ({ kind: 'override', id: 'home-se', ops });

it('lets two editors write different fields, and asks about the same one', () => {
  const empty = documentOf([]);
  const opsOf = (gesture: DocumentOperation) => diffDocuments(empty, documentOf(after([gesture])));
  const [mine, theirs] = [opsOf(set('props.title.sv', 'A')), opsOf(set('props.title.fi', 'B'))];
  const now = applyOperations(empty, theirs);
  if (!now.ok) throw new Error('refused');
  expect(rebaseOperations(now.value, theirs, mine)).toMatchObject({ ok: true });
  const same = opsOf(set('props.title.fi', 'C'));
  expect(rebaseOperations(now.value, theirs, same)).toMatchObject({
    ok: false,
    refusal: [{ nodeId: 'set-big-props-title-fi', path: 'set.value', theirs: 'B', mine: 'C' }],
  });
  expect(rebaseOperations(now.value, theirs, theirs)).toMatchObject({ ok: true, value: { ops: [] } });
});

it('shows what the same gestures make of the page, and undoes them to the byte', () => {
  const pages = documents.filter(body => body['kind'] === 'page');
  assert(
    property(pages, gestures, (page, list) => {
      let ops: Ops = [];
      const before = JSON.stringify(page);
      const inverses: DocumentOperation[][] = [];
      let stored = documentOf([]);
      let count = 0;
      for (const gesture of list)
        for (const operation of operationsFor(shown(ops, page), [gesture], `new${(count += 1)}x`)) {
          const body = shown(ops, page);
          const next = changeOverride({ base: page, ops }, [operation]);
          if (!next) continue;
          const applied = applyOperations(body, [operation], { comparesWas: false });
          const isRemoved = 'remove' in operation;
          if (applied.ok && !isRemoved && !JSON.stringify(operation).includes('hidden'))
            expect(shown(next, page)).toEqual(applied.value);
          const change = applyWithInverse(stored, diffDocuments(stored, documentOf(next)));
          if (!change.ok) throw new Error(JSON.stringify(change.refusal));
          inverses.unshift(change.value.inverse);
          stored = change.value.body;
          expect(stored['ops']).toEqual(next);
          ops = next;
          expect(withoutHidden(seen(ops, page))).toEqual(withoutHidden(shown(ops, page)));
        }
      const undone = applyOperations(stored, inverses.flat());
      expect(undone.ok && JSON.stringify(undone.value)).toBe(JSON.stringify(documentOf([])));
      expect(JSON.stringify(page)).toBe(before);
    }),
    runs,
  );
});

it('is the same page in whichever order all markets and one of them write in different parts', () => {
  const pages = documents.filter(body => body['kind'] === 'page');
  const field = record({
    id: nat(),
    path: constantFrom('props.title.fi', 'props.limit', 'note'),
    value: string(),
  });
  assert(
    property(pages, array(field, { maxLength: 8 }), array(field, { maxLength: 8 }), (page, mine, theirs) => {
      const ids = [...nodesOf(page)].map(({ id }) => id);
      const operations = (list: typeof mine, side: number) =>
        list.flatMap(({ id: at, path, value }) => {
          const id = ids[at % Math.max(1, ids.length)];
          return id !== undefined && ids.indexOf(id) % 2 === side ? [set(path, value, id)] : [];
        });
      const all = applyOperations(page, operations(theirs, 0), { comparesWas: false });
      if (!all.ok) return;
      const before = after(operations(mine, 1), [], page);
      const later = after(operations(mine, 1), [], all.value);
      expect(JSON.stringify(before)).toBe(JSON.stringify(later));
      expect(ownParts({ base: all.value, ops: before }).every(({ is }) => is === 'settled')).toBe(true);
    }),
    runs,
  );
});

it('repeats a part of an experiment as one that all of the market see', () => {
  const tried = { name: 'try', arm: 'a' };
  const page = base();
  const [first] = (page['regions'] as { main: { id: string }[] }).main;
  const copy = { ...testContainer('hero-2', 'text'), experiment: tried };
  const [widget] = copy.widgets;
  if (widget) widget.experiment = tried;
  const ops = after([{ insert: { after: first?.id ?? '', node: { ...copy } } }]);
  expect(ops).toMatchObject([{ insert: { node: { id: 'hero-2', widgets: [{ type: 'text' }] } } }]);
  expect(JSON.stringify(ops)).not.toContain('experiment');
});
