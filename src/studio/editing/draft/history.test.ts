/** Steps that the server decides about never block those that follow (R-STUDIO-274). */
import { expect, it } from 'vitest';
import { History, type SteppedDraft, settled } from './history.ts';

const step = (draft: SteppedDraft) => ({
  draft,
  label: draft.id,
  ops: [],
  select: undefined,
  opposite: undefined,
});
const own: SteppedDraft = { id: 'page:own', repeat: () => [] };

it('goes on with undo after a change whose outcome never came', async () => {
  const history = new History();
  history.add(step(own), undefined, 0);
  await expect(history.addLater(Promise.reject(new TypeError('broken')))).rejects.toThrow('broken');
  expect(history.undo()).toMatchObject({ kind: 'done', label: 'page:own' });
});

it('goes on with undo after a step that broke, which stays', async () => {
  const history = new History();
  history.add(step(own), undefined, 0);
  const broken: SteppedDraft = { id: 'page:moved', repeat: () => Promise.reject(new TypeError('broken')) };
  await history.addLater(Promise.resolve(step(broken)));
  await expect(Promise.resolve(settled(history.undo()))).rejects.toThrow('broken');
  expect(history.undoable.map(({ label }) => label)).toEqual(['page:own', 'page:moved']);
  await expect(Promise.resolve(settled(history.undo()))).rejects.toThrow('broken');
});
