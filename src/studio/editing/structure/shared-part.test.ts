/** Rows that become shared parts (R-STUDIO-245). */
import { expect, it } from 'vitest';
import { applyOperations } from '#engine/operation/apply.ts';
import { fillShared, isNamedBy, mayBeShared, needsPage, replaceByShared } from './shared-part.ts';

const row = {
  kind: 'container',
  id: 'usp',
  layout: 'third',
  when: { market: ['se'] },
  widgets: [{ type: 'text', v: 1, id: 'one', props: {} }],
};
const page = { kind: 'page', id: 'home', regions: { main: [row, { ...row, id: 'delivery' }] } };
const blank = {
  kind: 'fragment-file',
  id: 'delivery',
  containers: [{ kind: 'container', id: 'first', layout: 'full', widgets: [] }],
};

it('puts the row into the part, without the rule of the page', () => {
  const filled = applyOperations(blank, fillShared(blank, row));
  if (!filled.ok) throw new Error(filled.refusal.reason);
  const { when: _when, ...node } = row;
  expect(filled.value['containers']).toEqual([node]);
});

it('shows the part where the row stood, under its rule and an id of its own', () => {
  const made = replaceByShared(page, 'usp', 'delivery');
  if (!made) throw new Error('The row is gone');
  const replaced = applyOperations(page, made.ops);
  if (!replaced.ok) throw new Error(replaced.refusal.reason);
  const [part, other] = (replaced.value['regions'] as typeof page.regions).main;
  expect(part).toMatchObject({ kind: 'fragment', ref: 'delivery', when: { market: ['se'] } });
  expect(part?.id).toBe(made.id);
  expect(other?.id).toBe('delivery');
  expect(made.id).not.toBe('delivery');
  expect(replaceByShared(page, 'gone', 'delivery')).toBeNull();
});

it('shares rows of pages that take part in no experiment', () => {
  expect(mayBeShared('page:home', row)).toBe(true);
  expect(mayBeShared('content:home', row)).toBe(false);
  expect(mayBeShared('override:home-se', row)).toBe(false);
  expect(mayBeShared('page:home', row.widgets[0] as never)).toBe(false);
  const tried = { ...row, widgets: [{ ...row.widgets[0], experiment: { name: 'a', arm: 'b' } }] };
  expect(mayBeShared('page:home', tried as never)).toBe(false);
});

it('knows rows that show what their page alone has', () => {
  const bound = (props: object) => ({ ...row, widgets: [{ ...row.widgets[0], props }] }) as never;
  expect(needsPage(bound({ items: [{ ref: { $bind: 'route.params.slug' } }] }))).toBe(true);
  expect(needsPage(bound({ products: { $bind: 'data.products.items' } }))).toBe(true);
  // What every page knows of its visitor.
  expect(needsPage(bound({ title: { $bind: 'session.customerType' } }))).toBe(false);
  expect(needsPage(bound({ title: { fi: 'data.' } }))).toBe(false);
  expect(needsPage({ ...row, when: { equals: { $bind: 'data.a' } } })).toBe(false);
});

it('knows overrides that need the row where it stands', () => {
  const named = (op: object) => isNamedBy({ kind: 'override', id: 'home-se', ops: [op] }, row);
  const node = { type: 'text', v: 1, id: 'new', props: {} };
  expect(named({ set: { id: 'one', path: 'props.title', value: 'a' } })).toBe(true);
  expect(named({ hide: 'usp' })).toBe(true);
  expect(named({ move: { id: 'other', after: 'usp' } })).toBe(true);
  expect(named({ insert: { before: 'one', node } })).toBe(true);
  expect(named({ insert: { firstIn: 'usp', node } })).toBe(true);
  expect(named({ insert: { after: 'other', node } })).toBe(false);
  expect(named({ hide: 'other' })).toBe(false);
});
