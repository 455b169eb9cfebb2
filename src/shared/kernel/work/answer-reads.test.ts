/** The moment at which an answer changes by itself. */
import { expect, it } from 'vitest';
import { AnswerReads } from './answer-reads.ts';

it('is the next of all that are to come', () => {
  const now = new Date('2026-12-01T00:00:00Z');
  const reads = new AnswerReads();
  expect(reads.changesAt).toBe(Number.POSITIVE_INFINITY);
  reads.changesWith([null, undefined, '', 'soon', '2026-11-30T23:59:59Z', now], now);
  expect(reads.changesAt).toBe(Number.POSITIVE_INFINITY);
  reads.changesWith(['2026-12-24T00:00:00+02:00', new Date('2026-12-31T00:00:00Z')], now);
  reads.changesWith(['2026-12-26T00:00:00Z'], now);
  expect(reads.changesAt).toBe(Date.parse('2026-12-23T22:00:00Z'));
});
