/** What is saved of a part (R-STUDIO-272). */
import { expect, it } from 'vitest';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { isPresetKind, migratedPreset, presetOfPart } from './preset-node.ts';

const text = (id: string, more: object = {}) => ({ type: 'text', v: 1, id, props: { title: id }, ...more });
const row = (...widgets: object[]) => ({ kind: 'container', id: 'row', layout: 'full', widgets });

it('saves rows and widgets, and not what has contents of its own', () => {
  expect(isPresetKind(row())).toBe(true);
  expect(isPresetKind(text('a'))).toBe(true);
  expect(isPresetKind({ kind: 'area', id: 'area', fallback: [] })).toBe(false);
  expect(isPresetKind({ kind: 'fragment', id: 'shared', ref: 'shared' })).toBe(false);
  expect(isPresetKind({ id: 'entry', label: { fi: 'Etusivu' } })).toBe(false);
});

it('keeps everything of the part, and of an experiment its first version', () => {
  const rule = { market: ['se'] };
  const a = { experiment: { name: 'title', arm: 'a' } };
  const b = { experiment: { name: 'title', arm: 'b' } };
  const part = { ...row(text('first', a), text('second', b), text('third', { when: rule })), when: rule };
  expect(presetOfPart(part)).toEqual({
    ...row(text('first'), text('third', { when: rule })),
    when: rule,
  });
  // A version that is saved by itself is the one that its author wants.
  expect(presetOfPart(text('second', b))).toEqual(text('second'));
});

it('brings each widget to the version of the build, or says that it cannot', () => {
  const migrate = (widget: WidgetInstance): WidgetInstance | null =>
    widget.type === 'text' ? { ...widget, v: 2, props: { heading: widget.props['title'] } } : null;
  expect(migratedPreset(row(text('a'), text('b')), migrate)).toEqual(
    row({ ...text('a'), v: 2, props: { heading: 'a' } }, { ...text('b'), v: 2, props: { heading: 'b' } }),
  );
  expect(migratedPreset(row(text('a'), { type: 'gone', v: 1, id: 'b', props: {} }), migrate)).toBeNull();
});
