/** A page and its area: steps after a refusal, and what was written without a connection (R-STUDIO-262, R-STUDIO-276). */
import { array, assert, asyncProperty, boolean, constantFrom, record } from 'fast-check';
import { expect, it } from 'vitest';
import { valueAt } from '#engine/operation/json-fields.ts';
import { runs } from '#engine/operation/testing-operations.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { areaId, Browser, GroupServer, openGroup, pageId } from './testing-group.ts';

const write = (editor: EditorStore, value: string, path = 'props.title.fi') =>
  editor.change([{ set: { id: 'opening', path, value } }], value);
const titleOf = ({ draft }: EditorStore) => valueAt(draft.node('opening'), ['props', 'title', 'fi']);

const act = record({
  inArea: boolean(),
  kind: constantFrom('write', 'write', 'write', 'undo', 'redo', 'post'),
  isRefused: boolean(),
});

it('takes back and does again what the server has, in both documents, and skips what it has refused', async () => {
  await assert(
    asyncProperty(array(act, { minLength: 3, maxLength: 25 }), async acts => {
      const server = new GroupServer();
      const { post } = server;
      server.post = async (id, sent) => {
        const bad = sent.ops.findIndex(op => JSON.stringify(op).includes('refused'));
        if (bad >= 0) throw new ApiProblem(422, { code: 'STRUCTURE', operation: bad });
        return post.call(server, id, sent);
      };
      const { main, part, flush } = openGroup(server, 'one');
      const start = [titleOf(main), titleOf(part)];
      for (const [at, { inArea, kind, isRefused }] of acts.entries()) {
        const editor = inArea ? part : main;
        if (kind === 'write' && isRefused) write(editor, `refused ${at}`, 'props.title.sv');
        else if (kind === 'write') write(editor, `word ${at}`);
        else if (kind === 'undo') main.undo();
        else if (kind === 'redo') main.redo();
        else await flush();
      }
      await flush();
      const end = [main, part].map(({ draft }) => draft.body);
      expect(end).toEqual([server.page.body, server.area.body]);
      expect(JSON.stringify(end)).not.toContain('refused');
      const labels: string[] = [];
      for (let result = main.undo(); result.kind !== 'nothing'; result = part.undo()) {
        // What the server has refused is skipped, nothing else.
        const isRefused = 'label' in result && result.label.startsWith('refused');
        expect(result.kind).toBe(isRefused ? 'skipped' : 'done');
        if ('label' in result && !isRefused) labels.push(result.label);
        await flush();
      }
      expect([titleOf(main), titleOf(part)]).toEqual(start);
      for (const _ of labels) main.redo();
      await flush();
      expect([server.page.body, server.area.body]).toEqual(end);
    }),
    runs,
  );
});

it('brings back what was written in both without a connection, after the tab was closed', async () => {
  const server = new GroupServer();
  const browser = new Browser();
  const first = openGroup(server, 'one', browser);
  server.isDown = true;
  write(first.main, 'Sivu');
  first.main.change([{ remove: { id: 'third' } }], 'removed');
  write(first.part, 'Omani');
  first.part.change([{ set: { id: 'ending', path: 'props.title.fi', value: 'Uusi loppu' } }], 'end');
  await first.flush();
  for (const sync of first.syncs) sync.stop();
  expect(browser.records.size).toBe(2);

  // Meanwhile a colleague writes the same in one of them.
  server.isDown = false;
  const was = valueAt(first.part.draft.node('opening'), ['props', 'title', 'sv']);
  await server.area.other({ set: { id: 'opening', path: 'props.title.fi', value: 'Kollegan', was } });

  const second = openGroup(server, 'two', browser);
  server.isDown = true;
  const restored = await restore(second, browser);
  expect(restored).toEqual([false, false]);
  server.isDown = false;
  expect(await restore(second, browser)).toEqual([true, true]);
  await second.flush();
  // All of the page has arrived, and of the area what met nothing; the rest is asked about and stays in the browser.
  expect(JSON.stringify(server.page.body)).toContain('"fi":"Sivu"');
  expect(JSON.stringify(server.page.body)).not.toContain('third');
  expect(JSON.stringify(server.area.body)).toContain('Uusi loppu');
  expect(JSON.stringify(server.area.body)).toContain('Kollegan');
  const [asked] = second.part.draft.undecided;
  expect(asked).toMatchObject({ theirs: 'Kollegan', mine: 'Omani' });
  expect(JSON.stringify([...browser.records.values()])).toContain('Omani');

  second.part.draft.decide(asked?.id ?? '', 'theirs', 'decided');
  await second.flush();
  expect(titleOf(second.part)).toBe('Kollegan');
  // The words that lose are in the history.
  expect(server.area.decisions).toMatchObject([{ chosen: 'theirs', theirs: 'Kollegan', mine: 'Omani' }]);
  expect([second.main.draft.body, second.part.draft.body]).toEqual([server.page.body, server.area.body]);
  expect(browser.records.size).toBe(0);
});

/** @returns whether each document could be brought back; what could is removed from the browser */
async function restore(group: ReturnType<typeof openGroup>, browser: Browser): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const [at, id] of [pageId, areaId].entries())
    for (const left of await browser.pending.left(id)) {
      if (left.clientId.startsWith('two')) continue;
      const isBack = (await group.syncs[at]?.restore(left)) ?? false;
      if (isBack) browser.pending.remove(id, left.clientId);
      answers.push(isBack);
    }
  return answers;
}
