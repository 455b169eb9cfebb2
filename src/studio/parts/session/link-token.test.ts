/** Secrets of links. */
import { expect, it, vi } from 'vitest';
import { takeToken } from './link-token.ts';

it.each([
  ['/sign-in', '#abc', { kind: 'link', secret: 'abc' }],
  ['/invite', '#abc', { kind: 'invitation', secret: 'abc' }],
  ['/sign-in', '', null],
])('takes the secret of %s%s out of the address', (pathname, hash, token) => {
  const replaceState = vi.fn();
  expect(takeToken({ pathname, hash }, { replaceState })).toEqual(token);
  expect(replaceState).toHaveBeenCalledWith(null, '', '/');
});

it('leaves other addresses alone', () => {
  const replaceState = vi.fn();
  expect(takeToken({ pathname: '/pages', hash: '#top' }, { replaceState })).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});
