/** Whose limits a request counts for: any key but a server's, and any header without a key, changes nothing. */

import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createVisitorAddress } from './visitor-address.ts';

const direct = createVisitorAddress(['secret'], false);
const proxied = createVisitorAddress(['secret'], true);
const asked = (headers: Record<string, string>) => ({ ip: '10.0.0.9', headers }) as unknown as FastifyRequest;
const key = { 'x-apikey': 'secret' };

it.each([
  ['no key', {}, '10.0.0.9', '10.0.0.9'],
  ['a header without a key', { 'x-forwarded-for': '198.51.100.7' }, '10.0.0.9', '10.0.0.9'],
  [
    'a header with a key of browsers',
    { 'x-apikey': 'public', 'x-forwarded-for': '198.51.100.7' },
    '10.0.0.9',
    '10.0.0.9',
  ],
  ['a server and its visitor', { ...key, 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7', null],
  ['a visitor by IPv6', { ...key, 'x-forwarded-for': '2001:db8::7' }, '2001:db8::7', null],
  [
    'a server behind our proxy',
    { ...key, 'x-forwarded-for': '203.0.113.5, 198.51.100.7, 10.0.0.1' },
    '10.0.0.1',
    '198.51.100.7',
  ],
  ['a server that asks for itself', key, null, null],
  ['a text that is no address', { ...key, 'x-forwarded-for': 'unknown' }, null, null],
])('%s', (_name, headers, alone, behindProxy) => {
  expect([direct(asked(headers)), proxied(asked(headers))]).toEqual([alone, behindProxy]);
});
