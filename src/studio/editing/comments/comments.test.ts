/** What an open editor knows of comments. */
import { expect, it } from 'vitest';
import type { CommentThread } from '#studio-api/comments.ts';
import { CommentStore } from './comment-store.ts';
import { createCommentFollower } from './follow-comments.ts';

const thread = (id: string, more: Partial<CommentThread> = {}): CommentThread => ({
  id,
  nodeId: 'hero',
  part: null,
  release: null,
  comments: [],
  resolved: null,
  ...more,
});

it('puts an answered thread in the place of what was known, and a new one first', () => {
  const store = new CommentStore();
  store.receive([thread('a'), thread('b')]);
  store.put(thread('b', { resolved: { by: 'Ada', at: '2026-11-30T10:00:00.000Z' } }));
  store.put(thread('c'));
  expect(store.threads.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(store.open.map(({ id }) => id)).toEqual(['c', 'a']);
});

it('keeps what is being written at each part', () => {
  const store = new CommentStore();
  store.write('part:hero', { text: 'Too long', to: '2' });
  store.write('part:', { text: 'A new picture?', to: null });
  expect([store.draftAt('part:hero'), store.draftAt('part:'), store.draftAt('part:other')]).toMatchObject([
    { text: 'Too long', to: '2' },
    { text: 'A new picture?', to: null },
    undefined,
  ]);
});

it('keeps one id until the comment is stored, and another for what is written then', () => {
  const store = new CommentStore();
  store.setAnswering('a', true);
  store.write('thread:a', { text: 'Yes', to: null });
  const id = store.draftAt('thread:a')?.id ?? '';
  store.write('thread:a', { text: 'Yes!', to: '2' });
  expect(store.draftAt('thread:a')?.id).toBe(id);
  // The server has it, although its answer never came.
  const comments = [
    { id, text: 'Yes!', by: { id: '1', name: 'A' }, at: '2026-11-30T10:00:00.000Z', reader: null },
  ];
  store.receive([thread('a', { comments })]);
  expect([store.draftAt('thread:a'), store.isAnswering('a')]).toEqual([undefined, false]);
  store.write('thread:a', { text: 'And no', to: null });
  expect(store.draftAt('thread:a')?.id).not.toBe(id);
  store.end('thread:a', id);
  expect(store.draftAt('thread:a')?.text).toBe('And no');
});

it('reads once more for all events that come during a reading', async () => {
  let readings = 0;
  const waiting: (() => void)[] = [];
  const seen: number[] = [];
  const follow = createCommentFollower({
    read: () =>
      new Promise(resolve => {
        readings += 1;
        const ids = [thread(String(readings))];
        waiting.push(() => resolve(ids));
      }),
    onThreads: threads => seen.push(Number(threads[0]?.id)),
  });
  const first = follow();
  void follow();
  void follow();
  waiting[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  waiting[1]?.();
  await first;
  expect(seen).toEqual([1, 2]);
});

it('asks again after a reading that failed', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve([thread('a')])];
  const seen: string[] = [];
  const follow = createCommentFollower({
    read: () => answers.shift() ?? Promise.resolve([]),
    onThreads: threads => seen.push(...threads.map(({ id }) => id)),
  });
  await follow();
  await follow();
  expect(seen).toEqual(['a']);
});
