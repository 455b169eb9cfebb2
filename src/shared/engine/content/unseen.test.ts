/** Whether shoppers see what is published. */
import { expect, it } from 'vitest';
import { unseenAt } from './unseen.ts';

const at = new Date('2026-03-01T08:00:00Z');

it.each([
  [{}, null],
  [{ draft: false, activeFrom: '2026-03-01T08:00:00Z', activeTo: '2026-03-01T08:00:01Z' }, null],
  [{ draft: true, activeFrom: '2020-01-01T00:00:00Z' }, 'hidden'],
  [{ activeFrom: '2026-03-01T08:00:01Z' }, 'upcoming'],
  [{ activeTo: '2026-03-01T08:00:00Z' }, 'ended'],
  [{ activeTo: null, activeFrom: 'soon' }, null],
])('%o: %s', (document, unseen) => {
  expect(unseenAt(document, at)).toBe(unseen);
});
