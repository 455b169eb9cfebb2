/** A page and what its area shows, edited as one (R-STUDIO-261, R-STUDIO-262). */
import { expect, it } from 'vitest';
import { valueAt } from '#engine/operation/json-fields.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { aSession } from '../../parts/session/testing-session.ts';
import { DraftStore } from '../draft/draft-store.ts';
import { anOpenPage } from '../draft/testing-draft.ts';
import { groupRows, rowIdOf } from '../structure/group-rows.ts';
import { EditorStore } from './editor-store.ts';

const areaBody: DocumentBody = {
  kind: 'content',
  id: 'front',
  regions: {
    main: [
      {
        kind: 'container',
        id: 'row',
        layout: 'full',
        widgets: [{ type: 'text', v: 1, id: 'opening', props: { title: { fi: 'Alueen otsikko' } } }],
      },
    ],
  },
};

function open() {
  const { body: page, ...about } = anOpenPage();
  const fallback = [{ kind: 'container', id: 'instead', layout: 'full', widgets: [] }];
  const regions = page['regions'] as { main: { kind: string }[] };
  const withFallback = regions.main.map(node => (node.kind === 'area' ? { ...node, fallback } : node));
  const main = new EditorStore(
    aSession(),
    new DraftStore({ ...about, body: { ...page, regions: { main: withFallback } } }),
  );
  const draft = new DraftStore(
    { ...about, id: 'content:front', kind: 'content', key: 'front', body: areaBody },
    Date.now,
    main.draft.history,
  );
  const part = new EditorStore(aSession(), draft, 0, main);
  main.group.add(part, 'front', 1);
  return { main, part, area: draft };
}

const title = (value: string) => [{ set: { id: 'opening', path: 'props.title.fi', value } }];
const titleOf = ({ draft }: EditorStore) => valueAt(draft.node('opening'), ['props', 'title', 'fi']);

it('takes steps back in the order in which they were made, wherever they were made', () => {
  const { main, part } = open();
  const before = [main, part].map(titleOf);
  main.change(title('Sivu 1'), 'one');
  part.change(title('Alue 1'), 'two');
  main.change(title('Sivu 2'), 'three');
  // The same field of the same id, within a second, in another document is another step.
  main.change(title('Sivu 3'), 'four', { typing: 'opening props.title.fi' });
  part.change(title('Alue 2'), 'five', { typing: 'opening props.title.fi' });
  const labels: string[] = [];
  for (let result = part.undo(); 'label' in result; result = main.undo()) labels.push(result.label);
  expect(labels).toEqual(['five', 'four', 'three', 'two', 'one']);
  expect([main, part].map(titleOf)).toEqual(before);
  while (main.redo().kind !== 'nothing');
  expect([main, part].map(titleOf)).toEqual(['Sivu 3', 'Alue 2']);
});

it('has one selection, in one of them', () => {
  const { main, part } = open();
  main.select('opening');
  part.select('opening', 'props.title');
  expect(main.group.active).toBe(part);
  expect([main.selection.nodeId, part.selection.nodeId]).toEqual([null, 'opening']);
  main.select('second');
  expect([main.selection.nodeId, part.selection.nodeId]).toEqual(['second', null]);
  part.select('opening');
  part.select(null);
  expect([main.group.active, main.selection.nodeId]).toEqual([main, null]);
});

it('selects in the document of the step that is taken back', () => {
  const { main, part } = open();
  part.select('opening');
  part.change([{ remove: { id: 'opening' } }], 'removed', { select: 'row' });
  main.select('second');
  main.undo();
  expect([main.group.active, part.selection.nodeId]).toEqual([part, 'opening']);
});

it('shows one page, for the same visitor', () => {
  const { main, part } = open();
  part.setContext({ locale: 'sv' });
  part.setWidth(360);
  expect([main.context.locale, part.context.locale]).toEqual(['sv', 'sv']);
  expect([main.width, part.width]).toEqual([360, 360]);
  part.comments.show(true);
  expect(main.comments.isShown).toBe(true);
});

it('lists the parts of an area below it, in place of what stands there without content', () => {
  const { main, part } = open();
  const rows = groupRows(main.group);
  const area = rows.findIndex(({ id }) => id === 'front');
  expect(rows.slice(area).map(({ id, level, address }) => [id, level, address])).toEqual([
    ['front', 3, 'front'],
    ['front/row', 4, 'row'],
    ['front/opening', 5, 'opening'],
    ['fits', 3, 'fits'],
    ['third', 4, 'third'],
  ]);
  expect(rows[area]?.put).toEqual({ editor: part, at: '', inside: { firstInRegion: 'main' } });
  expect(rowIdOf(main.group, part, 'opening')).toBe('front/opening');
  const closed = groupRows(main.group, id => id !== 'front').map(({ id }) => id);
  expect(closed.slice(area)).toEqual(['front', 'fits', 'third']);
});

it('lists what two areas of a page show once, and puts into it at both', () => {
  const { main, part } = open();
  const second = { kind: 'area', id: 'below', family: 'Frontpage', areaName: 'Front' };
  const fallback = [{ kind: 'container', id: 'never', layout: 'full', widgets: [] }];
  main.change([{ insert: { node: { ...second, fallback }, after: 'fits' } }], 'Area');
  main.group.parts = [];
  main.group.add(part, 'front', 1, ['below']);
  const rows = groupRows(main.group);
  const ids = rows.map(({ id }) => id);
  expect(ids.filter(id => id.endsWith('/opening'))).toEqual(['front/opening']);
  // What it shows without content is not what visitors see there.
  expect(ids).not.toContain('never');
  const below = rows.find(({ id }) => id === 'below');
  expect(below?.put).toEqual({ editor: part, at: '', inside: { firstInRegion: 'main' } });
  expect(below?.hasChildren).toBe(false);
});

/** A colleague changes a field of what was saved. */
function colleague(area: DraftStore, path: string, value: string): void {
  area.beginPost(10);
  area.acceptPost(1, []);
  area.acceptOthers(2, [{ set: { id: 'opening', path, value } }]);
}

it('skips a step whose field a colleague has changed, and goes on with the other document', () => {
  const { main, part, area } = open();
  main.change(title('Sivu 1'), 'one');
  part.change(title('Alue 1'), 'two');
  colleague(area, 'props.title.fi', 'Kollegan');
  expect(main.undo()).toMatchObject({ kind: 'skipped', label: 'two', document: 'content:front' });
  expect(titleOf(part)).toBe('Kollegan');
  expect(main.undo()).toMatchObject({ kind: 'done', label: 'one', document: 'page:home' });
  // Nothing of the colleague's is done again, either.
  expect(main.redo()).toMatchObject({ kind: 'done', label: 'one' });
  expect(main.redo().kind).toBe('nothing');
  expect([main, part].map(titleOf)).toEqual(['Sivu 1', 'Kollegan']);
});

it('takes a step back beside what a colleague has changed elsewhere in the same document', () => {
  const { main, part, area } = open();
  const before = titleOf(part);
  part.change(title('Alue 1'), 'one');
  main.change(title('Sivu 1'), 'two');
  colleague(area, 'props.title.sv', 'Kollegans');
  main.undo();
  expect(main.undo()).toMatchObject({ kind: 'done', label: 'one' });
  expect(titleOf(part)).toBe(before);
  expect(valueAt(part.draft.node('opening'), ['props', 'title', 'sv'])).toBe('Kollegans');
});
