/** A part is in one of two documents: moved, taken back, met by others, without a connection (R-STUDIO-274, R-STUDIO-275). */
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { expect, it } from 'vitest';
import { valueAt } from '#engine/operation/json-fields.ts';
import { nodesOf } from '#engine/operation/node-tree.ts';
import { runs } from '#engine/operation/testing-operations.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { settled } from './history.ts';
import { areaId, GroupServer, openGroup, pageId } from './testing-group.ts';

const ids = ({ draft }: EditorStore) => [...nodesOf(draft.body)].map(({ id }) => id);
const title = (id: string, value: string) => [{ set: { id, path: 'props.title.fi', value } }];
const titleOf = ({ draft }: EditorStore, id: string) => valueAt(draft.node(id), ['props', 'title', 'fi']);

function start() {
  const server = new GroupServer();
  const group = openGroup(server, 'one');
  const undo = async () => settled(group.main.undo());
  const redo = async () => settled(group.main.redo());
  return { server, ...group, undo, redo };
}

const fits = { from: pageId, id: 'fits', to: areaId, place: { after: 'hero' } };

it('moves a part from one document into the other as one step, with what was written in it', async () => {
  const { server, main, part, mover, undo, redo } = start();
  const [page, area] = [main.draft.body, part.draft.body];
  main.change(title('third', 'Ennen'), 'title');
  expect(await mover.move(fits, 'moved')).toMatchObject({ kind: 'moved', id: 'fits' });
  expect(ids(main)).not.toContain('third');
  expect(ids(part)).toEqual(['hero', 'opening', 'fits', 'third', 'last', 'ending']);
  expect(titleOf(part, 'third')).toBe('Ennen');
  expect([server.page.body, server.area.body]).toEqual([main.draft.body, part.draft.body]);

  expect(await undo()).toMatchObject({ kind: 'done', label: 'moved', document: pageId, select: 'fits' });
  expect(main.selection.nodeId).toBe('fits');
  expect(await undo()).toMatchObject({ kind: 'done', label: 'title' });
  expect([main.draft.body, part.draft.body]).toEqual([page, area]);
  await redo();
  expect(await redo()).toMatchObject({ kind: 'done', document: areaId, select: 'fits' });
  expect(titleOf(part, 'third')).toBe('Ennen');
  expect(ids(main)).not.toContain('fits');
});

it('gives it other ids where these are taken, and its own when it comes back', async () => {
  const { main, part, mover, undo, redo } = start();
  const before = main.draft.body;
  const moved = await mover.move({ ...fits, id: 'hero', place: { after: 'last' } }, 'moved');
  expect(moved).toMatchObject({ kind: 'moved', id: 'hero-2' });
  expect(ids(part).slice(-3)).toEqual(['hero-2', 'opening-2', 'second']);
  await undo();
  expect(main.draft.body).toEqual(before);
  await redo();
  expect(ids(part).slice(-3)).toEqual(['hero-2', 'opening-2', 'second']);
});

it('leaves it where it is when a colleague has changed it, or its place is gone', async () => {
  const { server, main, part, mover, history } = start();
  await server.page.other(
    ...title('third', 'Kollegan').map(({ set }) => ({ set: { ...set, was: 'third' } })),
  );
  expect(await mover.move(fits, 'moved')).toEqual({ kind: 'met' });
  await server.area.other({ remove: { id: 'hero' } });
  expect(await mover.move({ ...fits, id: 'hero' }, 'moved')).toEqual({ kind: 'met' });
  expect(history.undoable).toEqual([]);
  expect([ids(main).includes('third'), ids(part).includes('third')]).toEqual([true, false]);
  expect(JSON.stringify(server.page.body)).toContain('Kollegan');
  expect(JSON.stringify(server.area.body)).not.toContain('third');
});

it('says why the server refuses it', async () => {
  const { server, main, mover } = start();
  const finding = { code: 'LINK002', document: areaId, nodeId: 'fits' };
  const refusals = [
    [new ApiProblem(422, { code: 'FINDINGS', findings: [finding] }), { kind: 'finding', finding }],
    [new ApiProblem(422, { code: 'STRUCTURE', document: areaId }), { kind: 'structure' }],
    [new ApiProblem(403, { code: 'ROLE' }), { kind: 'role' }],
    [new ApiProblem(500, {}), { kind: 'offline' }],
  ] as const;
  for (const [problem, why] of refusals) {
    server.page.post = () => Promise.reject(problem);
    expect(await mover.move(fits, 'moved')).toEqual(why);
  }
  expect(ids(main)).toContain('fits');
});

it('moves it once though the answer is lost, and not at all without a connection', async () => {
  const { server, main, part, mover, undo } = start();
  server.isLosing = true;
  expect(await mover.move(fits, 'moved')).toMatchObject({ kind: 'moved' });
  expect(server.area.log).toHaveLength(1);
  server.isDown = true;
  // The step stays: it is taken back once there is a connection.
  expect(await undo()).toEqual({ kind: 'later', label: 'moved' });
  expect(await mover.move({ ...fits, id: 'hero' }, 'other')).toEqual({ kind: 'offline' });
  expect([ids(main).includes('hero'), ids(part).includes('fits')]).toEqual([true, true]);
  server.isDown = false;
  expect(await undo()).toMatchObject({ kind: 'done', label: 'moved' });
  expect(ids(main)).toContain('fits');
});

it('takes along what is typed into it on its way, and lets undo wait for it', async () => {
  const { server, main, part, mover, flush, undo } = start();
  const { move } = server;
  server.move = post => {
    main.change(title('third', 'Matkalla'), 'title');
    return move(post);
  };
  const moving = mover.move(fits, 'moved');
  main.change(title('third', 'Juuri ennen'), 'title');
  const undone = undo();
  expect(await moving).toMatchObject({ kind: 'moved' });
  expect(titleOf(part, 'third')).toBe('Matkalla');
  server.move = move;
  // The last step is the move, whatever was typed before it was done.
  expect(await undone).toMatchObject({ kind: 'done', label: 'moved' });
  await flush();
  expect(titleOf(main, 'third')).toBe('Matkalla');
  expect(ids(part)).not.toContain('third');
  expect([server.page.body, server.area.body]).toEqual([main.draft.body, part.draft.body]);
});

const gesture = record({
  person: nat(1),
  kind: constantFrom('write', 'move', 'move', 'undo', 'undo', 'redo', 'post', 'hear', 'down', 'up'),
  id: constantFrom('hero', 'fits', 'last'),
  at: nat(3),
});

it('has each part in one of the documents, whatever two people move, take back and write', async () => {
  await assert(
    asyncProperty(array(gesture, { minLength: 4, maxLength: 30 }), async gestures => {
      const server = new GroupServer();
      const people = ['one', 'two'].map(name => openGroup(server, name));
      const widgetsOf = () =>
        JSON.stringify([server.page.body, server.area.body]).match(/"type":"text"/g)?.length;
      const before = widgetsOf();
      const hear = ({ main, part }: (typeof people)[number]) => {
        for (const { draft } of [main, part]) {
          if (draft.unsaved > 0) continue;
          for (const { ops } of server.of(draft.id).log.slice(draft.version))
            (draft as Extract<typeof draft, { acceptOthers: unknown }>).acceptOthers(draft.version + 1, ops);
        }
      };
      for (const { person, kind, id, at } of gestures) {
        const one = people[person];
        if (!one) continue;
        const { main, part, mover } = one;
        const [from, to] = main.draft.node(id) && at % 2 === 0 ? [main, part] : [part, main];
        const row = to.draft.body['regions'] as { main: { id: string }[] };
        const beside = row.main[at % row.main.length]?.id ?? '';
        if (kind === 'write') from.change(title(id === 'fits' ? 'third' : 'opening', `w${at}`), 'written');
        else if (kind === 'move')
          await mover.move({ from: from.draft.id, id, to: to.draft.id, place: { after: beside } }, 'moved');
        else if (kind === 'undo') await settled(main.undo());
        else if (kind === 'redo') await settled(main.redo());
        else if (kind === 'post') await one.flush();
        else if (kind === 'hear') hear(one);
        else server.isDown = kind === 'down';
        expect(widgetsOf()).toBe(before);
      }
      server.isDown = false;
      for (let round = 0; round < 4; round += 1)
        for (const one of people) {
          await one.flush();
          hear(one);
          for (const { draft } of [one.main, one.part])
            for (const { id } of draft.undecided) draft.decide(id, 'theirs', 'decided');
        }
      for (const { main, part } of people)
        expect([main.draft.body, part.draft.body]).toEqual([server.page.body, server.area.body]);
      expect(widgetsOf()).toBe(before);
    }),
    runs,
  );
});
