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
  store.setDraft('hero', 'Too long');
  store.setDraft('', 'A new picture?');
  expect([store.draftAt('hero'), store.draftAt(''), store.draftAt('other')]).toEqual([
    'Too long',
    'A new picture?',
    '',
  ]);
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
