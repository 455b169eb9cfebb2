import { afterEach, expect, it, vi } from 'vitest';
import { sharedFreshMs } from '#kernel/timing.ts';
import { createPageAnswers } from './page-answers.ts';

afterEach(() => vi.useRealTimers());

const answer = (name: string) => ({ id: 'products', variables: { name }, data: { name } });

it('returns each result of a page once', () => {
  const answers = createPageAnswers();
  answers.put([answer('a'), answer('b')]);
  expect(answers.take('products', { name: 'b' })).toEqual({ name: 'b' });
  expect(answers.take('products', { name: 'b' })).toBeUndefined();
});

it('returns no result older than the cache lifetime', () => {
  vi.useFakeTimers();
  const answers = createPageAnswers();
  answers.put([answer('a')]);
  vi.setSystemTime(Date.now() + sharedFreshMs);
  expect(answers.take('products', { name: 'a' })).toBeUndefined();
});

it('drops the oldest results above its limit', () => {
  const answers = createPageAnswers(1);
  answers.put([answer('a'), answer('b')]);
  expect([answers.take('products', { name: 'a' }), answers.take('products', { name: 'b' })]).toEqual([
    undefined,
    { name: 'b' },
  ]);
});
