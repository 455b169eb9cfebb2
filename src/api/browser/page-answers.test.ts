import { afterEach, expect, it, vi } from 'vitest';
import { sharedFreshMs } from '#kernel/timing.ts';
import { createPageAnswers } from './page-answers.ts';

afterEach(() => vi.useRealTimers());

const answer = (name: string) => ({ id: 'products', variables: { name }, data: { name } });

it('hands out each result of a page once', () => {
  const answers = createPageAnswers();
  answers.put([answer('a'), answer('b')]);
  expect(answers.take('products', { name: 'b' })).toEqual({ name: 'b' });
  expect(answers.take('products', { name: 'b' })).toBeUndefined();
});

it('hands out no result that waited longer than a query is cached', () => {
  vi.useFakeTimers();
  const answers = createPageAnswers();
  answers.put([answer('a')]);
  vi.setSystemTime(Date.now() + sharedFreshMs);
  expect(answers.take('products', { name: 'a' })).toBeUndefined();
});

it('drops the oldest results past its limit', () => {
  const answers = createPageAnswers(1);
  answers.put([answer('a'), answer('b')]);
  expect([answers.take('products', { name: 'a' }), answers.take('products', { name: 'b' })]).toEqual([
    undefined,
    { name: 'b' },
  ]);
});
