/** Which rows of the outline a change renders again. */
import { expect, it } from 'vitest';
import { DraftStore } from '../../editing/draft/draft-store.ts';
import { anOpenPage, aPage, aWidget } from '../../editing/draft/testing-draft.ts';
import { EditorStore } from '../../editing/editor/editor-store.ts';
import { groupRows } from '../../editing/structure/group-rows.ts';
import { aSession } from '../../parts/session/testing-session.ts';
import type { RowProps } from './row-props.ts';
import { sameRowProps } from './same-row.ts';

const container = (at: number) => ({
  kind: 'container',
  id: `row-${at}`,
  layout: 'full',
  widgets: [1, 2, 3].map(each => aWidget(`text-${at}-${each}`)),
});

function open() {
  const body = { ...aPage(), regions: { main: Array.from({ length: 100 }, (_, at) => container(at)) } };
  return new EditorStore(aSession(), new DraftStore(anOpenPage(body)));
}

const actions = {} as RowProps['actions'];
const structureOf = (() => ({})) as unknown as RowProps['structureOf'];

/** Everything but functions is made anew, as each render does. */
const propsOf = (editor: EditorStore): Map<string, RowProps> =>
  new Map(
    groupRows(editor.group).map(row => [
      row.id,
      {
        row,
        kind: 'Text',
        hint: row.id,
        isSelected: false,
        isHovered: false,
        isOpen: undefined,
        isHidden: false,
        isRenaming: false,
        mayHide: false,
        findings: { errors: 0, warnings: 0 },
        people: [],
        presence: [],
        comments: 0,
        own: '',
        structureOf,
        actions,
      },
    ]),
  );

const renderedAgain = (before: Map<string, RowProps>, after: Map<string, RowProps>): string[] =>
  [...after].flatMap(([id, props]) => {
    const was = before.get(id);
    return was && sameRowProps(was, props) ? [] : [id];
  });

it('renders no row again of a document that did not change', () => {
  const editor = open();
  expect(renderedAgain(propsOf(editor), propsOf(editor))).toEqual([]);
});

it('renders what is new, what holds it and its neighbours, in a tree of any size', () => {
  const editor = open();
  const before = propsOf(editor);
  editor.change([{ insert: { node: aWidget('copy'), after: 'text-50-1' } }], 'Duplicate');
  const copied = propsOf(editor);
  const around = ['row-50', 'text-50-1', 'text-50-2', 'text-50-3'];
  expect(renderedAgain(before, copied)).toEqual(['row-50', 'text-50-1', 'copy', 'text-50-2', 'text-50-3']);
  editor.change([{ remove: { id: 'copy' } }], 'Delete');
  expect(renderedAgain(copied, propsOf(editor))).toEqual(around);
});

it('renders a row again for each thing that it shows or does', () => {
  const props = propsOf(open()).get('text-1-1') as RowProps;
  const person = {} as RowProps['people'][number];
  const other = open();
  const changes: Partial<RowProps>[] = [
    { kind: 'Banner' },
    { hint: 'other' },
    { isMissing: true },
    { isSelected: true },
    { isHovered: true },
    { isOpen: false },
    { isHidden: true },
    { isRenaming: true },
    { mayHide: true },
    { findings: { errors: 1, warnings: 0 } },
    { findings: { errors: 0, warnings: 1 } },
    { people: [person] },
    { presence: ['Bosse'] },
    { comments: 1 },
    { own: 'Sweden' },
    { structureOf: (() => ({})) as unknown as RowProps['structureOf'] },
    { actions: {} as RowProps['actions'] },
    { row: { ...props.row, level: 9 } },
    { row: { ...props.row, node: aWidget('text-1-1') } },
    { row: { ...props.row, editor: other } },
    { row: { ...props.row, put: { ...props.row.put, at: 'other' } } },
    { row: { ...props.row, put: { ...props.row.put, inside: { firstIn: 'other' } } } },
    { row: { ...props.row, inside: { firstIn: 'other' } } },
  ];
  for (const change of changes) expect(sameRowProps(props, { ...props, ...change })).toBe(false);
});
