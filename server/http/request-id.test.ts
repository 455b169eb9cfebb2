import { expect, it } from 'vitest';
import { requestId } from './request-id.ts';

it('gives every request an id of its own, also when the random bytes of many are used up', () => {
  const ids = Array.from({ length: 250 }, () => requestId(undefined));
  expect(new Set(ids).size).toBe(250);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
});

it('keeps a well-formed id of a proxy', () => {
  expect(requestId('proxy-1234')).toBe('proxy-1234');
  expect(requestId('a b')).not.toBe('a b');
});
