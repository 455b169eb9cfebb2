/** `pages migrate` rewrites older widget instances and nothing else. */
import { expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { type FindStep, migrateTexts } from './migrate.ts';

const facts = { box: { version: 3, oldest: 1, singleton: false } };
const files = { shared: {}, widgets: { box: { schema: { properties: { title: {}, size: {} } } } } };
const steps: FindStep = async (_type, from) => instance => ({
  ...instance,
  props: { ...instance.props, ...(from === 1 ? { size: 2 } : { title: 'new' }) },
});

const page = (widgets: unknown[]) => ({
  file: 'pages/a.page.json',
  text: `${JSON.stringify({ regions: { main: [{ kind: 'container', id: 'c', widgets }] } }, null, 4)}   \n`,
});
const box = (v: number, props: Record<string, unknown> = {}) => ({ type: 'box', v, id: `box-${v}`, props });
const migrate = (...widgets: unknown[]) => migrateTexts([page(widgets)], facts, files, steps);

/** @proves FAULT-92 */
it('applies every migration up to the current version', async () => {
  const [changed] = await migrate(box(1), box(2, { size: 9 }));
  expect(changed?.changes).toEqual(['box-1: box 1 → 3', 'box-2: box 2 → 3']);
  const widgets = [box(1, { title: 'new', size: 2 }), box(2, { title: 'new', size: 9 })];
  expect(JSON.parse(changed?.text ?? '')).toMatchObject({
    regions: { main: [{ widgets: widgets.map(widget => ({ ...widget, v: 3 })) }] },
  });
});

it('changes no byte outside the widget', async () => {
  const [changed] = await migrate(box(2), box(3));
  expect(changed?.text.endsWith('   \n')).toBe(true);
  expect(changed?.text).toContain('"id": "box-3"');
});

it('changes nothing the second time', async () => {
  const [changed] = await migrate(box(1));
  expect(await migrateTexts(changed ? [changed] : [], facts, files, async () => x => x)).toEqual([]);
});

/** @proves FAULT-92 */
it('never rewrites widgets that are newer than the build or unknown', async () => {
  expect(await migrate(box(4), { ...box(1), type: 'other' })).toEqual([]);
});

it('applies the first of two overlapping edits', () => {
  const edits = [
    { range: [4, 6] as [number, number], text: 'X' },
    { range: [0, 3] as [number, number], text: 'a' },
    { range: [2, 5] as [number, number], text: 'no' },
  ];
  expect(applyEdits('0123456', edits)).toBe('a3X6');
});
