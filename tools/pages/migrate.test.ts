/** `pages migrate` rewrites older widget instances and nothing else. */
import { expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { type FindStep, migrateTexts } from './migrate.ts';

const facts = { box: { version: 3, oldest: 1, singleton: false } };
const grammar = { widgets: facts, props: {} };
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
const migrate = (...widgets: unknown[]) => migrateTexts([page(widgets)], grammar, files, steps);

/** @proves FAULT-92 */
it('applies every migration up to the current version', async () => {
  const [changed] = await migrate(box(1), box(2, { size: 9 }));
  expect(changed?.changes).toEqual(['box-1: box 1 → 3', 'box-2: box 2 → 3']);
  const widgets = [box(1, { title: 'new', size: 2 }), box(2, { title: 'new', size: 9 })];
  expect(JSON.parse(changed?.text ?? '')).toMatchObject({
    regions: { main: [{ widgets: widgets.map(widget => ({ ...widget, v: 3 })) }] },
  });
});

/** @proves FAULT-92 */
it('writes no file whose widget would not match its schema, and says where and why', async () => {
  const validate = Object.assign((props: unknown) => (props as { size?: unknown }).size === 2, {
    errors: [{ instancePath: '/size', keyword: 'type', params: { type: 'integer' }, message: '' }],
  });
  const strict = { widgets: facts, props: { box: validate } };
  const good = await migrateTexts([page([box(1)])], strict, files, steps);
  expect(good.map(({ changes }) => changes)).toEqual([['box-1: box 1 → 3']]);
  await expect(migrateTexts([page([box(1), box(2, { size: 'big' })])], strict, files, steps)).rejects.toThrow(
    /^pages\/a\.page\.json:\d+:\d+ {2}error {2}MIG004 {2}"box" v2, brought to v3, does not match its schema: props\.size: [^]*fix: Correct widgets\/box\/migrations\/2-to-3\.ts/,
  );
});

it('changes no byte outside the widget', async () => {
  const [changed] = await migrate(box(2), box(3));
  expect(changed?.text.endsWith('   \n')).toBe(true);
  expect(changed?.text).toContain('"id": "box-3"');
});

it('changes nothing the second time', async () => {
  const [changed] = await migrate(box(1));
  expect(await migrateTexts(changed ? [changed] : [], grammar, files, async () => x => x)).toEqual([]);
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
