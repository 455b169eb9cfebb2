/** Whatever is written and published at once, nothing of it is lost unnamed (R-STUDIO-168, R-STUDIO-170). */
import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { applyOperation } from '#engine/operation/apply.ts';
import { idsOf } from '#engine/operation/new-ids.ts';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, DocumentOperation } from '#engine/operation/operation.ts';
import { pageWith, textNode } from '../testing-documents.ts';
import { conflictState, operationsForLive } from './conflict-state.ts';
import type { MetPlace } from './follow-body.ts';
import { followLive } from './follow-live.ts';

type Where = 'release' | 'live';
type Does = 'write' | 'add' | 'add row' | 'remove' | 'move' | 'undo live';
interface PlannedStep {
  where: Where;
  does: Does;
  what: number;
  to: number;
}

const steps = array(
  record<PlannedStep>({
    where: constantFrom('release', 'live'),
    does: constantFrom('write', 'write', 'add', 'add row', 'remove', 'move', 'undo live'),
    what: nat(9),
    to: nat(9),
  }),
  { maxLength: 24 },
);

const runs = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 300) };
const any = () => true;

/** Words are unique, so that each tells where it comes from. */
const wordsOf = (value: unknown): Set<string> => new Set(JSON.stringify(value ?? null).match(/word-\d+/g));
const at = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(all.length, 1)];

interface Step {
  does: string;
  what: number;
  to: number;
}

/** The operation of a step on a document; null when there is nothing to do. */
function operationOf(body: DocumentBody, { does, what, to }: Step, word: string): DocumentOperation | null {
  const nodes = [...nodesOf(body)];
  const widgets = nodes.filter(({ kind }) => kind === undefined);
  const rows = nodes.filter(({ kind }) => kind === 'container');
  const chosen = at(nodes, what);
  const beside = at(widgets, to);
  const row = at(rows, to);
  if (does === 'write') {
    const id = at(widgets, what)?.id;
    const path = to % 3 === 0 ? 'props.subtitle' : 'props.title.fi';
    return id === undefined ? null : { set: { id, path, value: word } };
  }
  // Ids are taken from the same few, so that both use one for different parts.
  const free = (stem: string) => [0, 1, 2, 3].map(n => `${stem}${n}`).find(id => !idsOf(body).has(id));
  if (does === 'add') {
    const id = free('new');
    const node = id && (textNode(id, word) as DocumentNode);
    return node && row ? { insert: { firstIn: row.id, node } } : null;
  }
  if (does === 'add row') {
    const id = free('row');
    const node = id && { kind: 'container', id, layout: word, widgets: [] };
    return node ? { insert: { firstInRegion: 'main', node } } : null;
  }
  if (!chosen) return null;
  if (does === 'remove') return { remove: { id: chosen.id } };
  if (chosen['kind'] === 'container')
    return row && row.id !== chosen.id ? { move: { id: chosen.id, after: row.id } } : null;
  if (to % 2 === 0) return row ? { move: { id: chosen.id, firstIn: row.id } } : null;
  return beside && beside.id !== chosen.id ? { move: { id: chosen.id, after: beside.id } } : null;
}

const changed = (body: DocumentBody, op: DocumentOperation | null): DocumentBody => {
  const result = op && applyOperation(body, op, { comparesWas: false });
  return result?.ok ? result.value : body;
};

const first = () => pageWith({ a: 'word-1', b: 'word-2', c: 'word-3' });

const statesOf = (places: readonly MetPlace[], draft: DocumentBody, live: DocumentBody) =>
  places.flatMap(place => conflictState(place, { draft, live }) ?? []);

/** Steps that lost a word once. */
const lost = (...all: readonly [where: Where, does: Does, what?: number, to?: number][]): [PlannedStep[]] => [
  all.map(([where, does, what = 0, to = 0]) => ({ where, does, what, to })),
];
const examples = [
  // A part that both lack for a while, because its row is gone and comes back.
  lost(
    ['release', 'remove', 1],
    ['live', 'write'],
    ['release', 'write'],
    ['live', 'remove'],
    ['live', 'undo live'],
  ),
  // A part that leaves a row which the draft lacks, as it was changed there, and as it came there.
  lost(['release', 'remove'], ['live', 'write'], ['live', 'add row'], ['live', 'move', 2]),
  lost(['live', 'add row'], ['release', 'remove', 1], ['live', 'add', 0, 3], ['live', 'move', 8]),
];

it('has everything that is published in the draft or in a conflict, and everything that the draft says', () => {
  assert(
    property(steps, all => {
      let word = 10;
      let draft: DocumentBody = first();
      const published: DocumentBody[] = [first()];
      let known: MetPlace[] = [];
      const takenOut = new Set<string>();
      for (const step of all) {
        const live = published.at(-1) ?? first();
        word += 1;
        if (step.where === 'release') {
          const next = changed(draft, operationOf(draft, step, `word-${word}`));
          // What its editors take out has been seen by them.
          for (const each of wordsOf(draft)) if (!wordsOf(next).has(each)) takenOut.add(each);
          draft = next;
        } else {
          const isUndo = step.does === 'undo live' && published.length > 1;
          const after = isUndo
            ? (published.at(-2) ?? live)
            : changed(live, operationOf(live, step, `word-${word}`));
          if (isUndo) published.pop();
          else published.push(after);
          const { body, met, decided } = followLive(draft, known, { before: live, after, isSound: any });
          // What was live before, or before a removal that waits, is what was published since.
          const earlier = wordsOf([live, known]);
          for (const each of wordsOf(draft))
            if (!wordsOf(body).has(each)) expect(earlier, `${each} of the draft`).toContain(each);
          draft = body;
          known = [...known.filter(each => !decided.includes(each) && !met.includes(each)), ...met];
        }
        const now = published.at(-1) ?? first();
        const named = wordsOf(statesOf(known, draft, now));
        for (const each of wordsOf(now))
          if (!wordsOf(draft).has(each) && !takenOut.has(each))
            expect(named, `${each} of the shop`).toContain(each);
        expect(new Set([...nodesOf(draft)].map(({ id }) => id)).size).toBe([...nodesOf(draft)].length);
      }
    }),
    { ...runs, examples },
  );
});

it('is what is live where the draft has changed nothing', () => {
  assert(
    property(steps, all => {
      let live: DocumentBody = first();
      let draft = live;
      for (const [number, step] of all.entries()) {
        const after = changed(live, operationOf(live, step, `word-${number + 10}`));
        const { body, met } = followLive(draft, [], { before: live, after, isSound: any });
        expect(met).toEqual([]);
        expect(body).toEqual(after);
        live = after;
        draft = body;
      }
    }),
    runs,
  );
});

it('becomes what is live at every place for which that is decided', () => {
  assert(
    property(steps, all => {
      let draft: DocumentBody = first();
      let live: DocumentBody = first();
      for (const [number, step] of all.entries()) {
        const word = `word-${number + 10}`;
        if (step.where === 'release') draft = changed(draft, operationOf(draft, step, word));
        else live = changed(live, operationOf(live, step, word));
      }
      const { body, met } = followLive(draft, [], { before: first(), after: live, isSound: any });
      for (const place of met) {
        const state = conflictState(place, { draft: body, live });
        const ops = state && operationsForLive(state, { draft: body, live });
        const taken = (ops ?? []).reduce<DocumentBody>(changed, body);
        if (ops) expect(conflictState(place, { draft: taken, live })).toBeNull();
      }
    }),
    runs,
  );
});

const page = (widgets: readonly DocumentBody[string][]): DocumentBody => {
  const { regions, ...rest } = pageWith({});
  return { ...rest, regions: { ...(regions as object), main: [{ kind: 'container', id: 'hero', widgets }] } };
};
const text = (id: string, props: Record<string, unknown>) => ({ type: 'text', v: 2, id, props });
const follow = (draft: DocumentBody, before: DocumentBody, after: DocumentBody, isSound = any) =>
  followLive(draft, [], { before, after, isSound });

it('names one list whose entries both changed, not entries that are others by now', () => {
  const lists = (...names: string[]) => page([text('a', { points: names.map(name => ({ text: name })) })]);
  const { body, met } = follow(lists('Two'), lists('One', 'Two'), lists('One', 'Two!'));
  expect(body).toEqual(lists('Two'));
  expect(met).toEqual([
    { kind: 'field', nodeId: 'a', path: 'props.points', before: [{ text: 'One' }, { text: 'Two' }] },
  ]);
});

it('merges paragraphs of one formatted text', () => {
  const html = (one: string, two: string) => page([text('a', { html: `<p>${one}</p><p>${two}</p>` })]);
  const { body, met } = follow(html('Mine', 'Second'), html('First', 'Second'), html('First', 'Theirs'));
  expect(met).toEqual([]);
  expect(body).toEqual(html('Mine', 'Theirs'));
});

it('puts a part that was published beside the neighbour that is left, when its own was removed', () => {
  const [a, b, c, n] = ['a', 'b', 'c', 'n'].map(id => text(id, {}));
  const { body, met } = follow(page([a, c]), page([a, b, c]), page([a, b, n, c]));
  expect(met).toEqual([]);
  expect(body).toEqual(page([a, n, c]));
});

it('asks about a part that was removed on one side and changed on the other', () => {
  const [old, other] = [text('a', { title: 'Old' }), text('a', { title: 'New' })];
  const removedHere = follow(page([]), page([old]), page([other]));
  expect(removedHere.met).toEqual([{ kind: 'part', nodeId: 'a', path: '', before: old }]);
  const removedThere = follow(page([other]), page([old]), page([]));
  expect(removedThere.met).toEqual([{ kind: 'part', nodeId: 'a', path: '', before: old }]);
  expect(removedThere.body).toEqual(page([other]));
  const brought = operationsForLive(
    conflictState(removedHere.met[0] as MetPlace, { draft: page([]), live: page([other]) }) as never,
    { draft: page([]), live: page([other]) },
  );
  expect((brought ?? []).reduce<DocumentBody>(changed, page([]))).toEqual(page([other]));
});

it('gives the part of the draft another id when another part is published with the same', () => {
  const [mine, theirs] = [text('new', { title: 'Mine' }), text('new', { title: 'Theirs' })];
  const { body, met } = follow(page([mine]), page([]), page([theirs]));
  expect(met).toEqual([]);
  expect(body).toEqual(page([theirs, { ...mine, id: 'new-2' }]));
});

it('takes what fits when the whole would break the draft, and names the rest', () => {
  const before = page([text('a', { title: 'A', text: 'B' })]);
  const after = page([text('a', { title: 'BROKEN', text: 'C' })]);
  const { body, met } = followLive(before, [], {
    before,
    after,
    isSound: each => !JSON.stringify(each).includes('BROKEN'),
  });
  expect(body).toEqual(page([text('a', { title: 'A', text: 'C' })]));
  expect(met).toEqual([{ kind: 'field', nodeId: 'a', path: 'props.title', before: 'A' }]);
});

it('forgets a place at which what is live is again what both began with', () => {
  const of = (title: string) => page([text('a', { title })]);
  const { met } = follow(of('Mine'), of('First'), of('Theirs'));
  const back = followLive(of('Mine'), met, { before: of('Theirs'), after: of('First'), isSound: any });
  expect(back).toMatchObject({ body: of('Mine'), met: [], decided: met });
});
