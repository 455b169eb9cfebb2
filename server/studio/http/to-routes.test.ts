/** Endpoints of Studio: who may call them, from where, and what they answer. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { httpWorld } from '#server/testing/http-world.ts';
import type { Role } from '#studio-api/staff.ts';
import { ApiAnswer, type ApiRoute } from './api-route.ts';
import { createAuthorise } from './authorise.ts';
import { toRoutes } from './to-routes.ts';

const studio = 'https://studio.shop.example';
const own = { 'sec-fetch-site': 'same-origin', origin: studio, 'content-type': 'application/json' };

const endpoints: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/things/:id',
    role: 'viewer',
    handler: async call => ({ id: call.param('id') }),
  },
  {
    method: 'POST',
    path: '/api/things/:id',
    role: 'editor',
    bodyLimit: 100,
    handler: async call => new ApiAnswer(201, call.json(z.looseObject({ name: z.string() }))),
  },
  {
    method: 'DELETE',
    path: '/api/things/:id',
    role: 'publisher',
    stepUp: true,
    handler: async () => undefined,
  },
  {
    method: 'PUT',
    path: '/api/picture',
    role: 'editor',
    body: 'bytes',
    handler: async c => c.bytes().byteLength,
  },
  { method: 'POST', path: '/api/open', role: null, handler: async () => ({ open: true }) },
  { method: 'GET', path: '/api/broken', role: null, handler: () => Promise.reject(new Error('secret')) },
];

async function world(signedIn: { role: Role; needsStepUp?: boolean } | null) {
  const authorise = createAuthorise({
    callerOf: async () =>
      signedIn && {
        id: '1',
        mail: 'ann@shop.example',
        markets: null,
        name: 'Ann',
        locale: 'en',
        endsAt: '2026-01-01T00:00:00.000Z',
        needsStepUp: false,
        hasPasskey: true,
        ...signedIn,
      },
  });
  const { get } = await httpWorld(toRoutes(endpoints, { authorise, origins: new Set([studio]) }));
  return async (method: string, path: string, headers: Record<string, string> = own, body?: BodyInit) => {
    const answer = await get(path, headers, { method, ...(body === undefined ? {} : { body }) });
    const text = await answer.text();
    return { status: answer.status, value: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
  };
}

it('answers a caller who has the role, with the decoded parameter', async () => {
  const call = await world({ role: 'publisher' });
  expect(await call('GET', '/api/things/page:home')).toEqual({ status: 200, value: { id: 'page:home' } });
  expect(await call('POST', '/api/things/1', own, '{"name":"a"}')).toEqual({
    status: 201,
    value: { name: 'a' },
  });
  expect(await call('DELETE', '/api/things/1')).toEqual({ status: 204, value: '' });
  expect(await call('PUT', '/api/picture', { ...own, 'content-type': 'image/png' }, 'abc')).toEqual({
    status: 200,
    value: '3',
  });
});

it('asks for a session, the role and a fresh passkey', async () => {
  const none = await world(null);
  expect(await none('GET', '/api/things/1')).toMatchObject({ status: 401, value: { code: 'NOT_SIGNED_IN' } });
  expect(await none('POST', '/api/open', own, '{}')).toMatchObject({ status: 200 });
  const viewer = await world({ role: 'viewer' });
  expect(await viewer('POST', '/api/things/1', own, '{"name":"a"}')).toMatchObject({
    status: 403,
    value: { code: 'ROLE' },
  });
  const idle = await world({ role: 'admin', needsStepUp: true });
  expect(await idle('POST', '/api/things/1', own, '{"name":"a"}')).toMatchObject({ status: 201 });
  expect(await idle('DELETE', '/api/things/1')).toMatchObject({ status: 403, value: { code: 'STEP_UP' } });
});

it.each([
  ['another site', { ...own, 'sec-fetch-site': 'cross-site' }],
  ['the shop, which is the same site', { ...own, 'sec-fetch-site': 'same-site' }],
  ['an address that was typed', { ...own, 'sec-fetch-site': 'none' }],
  ['a foreign origin alone', { 'content-type': 'application/json', origin: 'https://shop.example' }],
  ['a program without any origin', { 'content-type': 'application/json' }],
])('rejects a write from %s', async (_name, headers) => {
  const call = await world({ role: 'admin' });
  for (const [method, path] of [
    ['POST', '/api/things/1'],
    ['DELETE', '/api/things/1'],
    ['POST', '/api/open'],
    ['PUT', '/api/picture'],
  ] as const)
    expect(await call(method, path, headers, '{"name":"a"}')).toMatchObject({
      status: 403,
      value: { code: 'ORIGIN' },
    });
});

it('rejects a read that another origin caused', async () => {
  const call = await world({ role: 'admin' });
  for (const headers of [
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' },
  ])
    expect(await call('GET', '/api/things/1', headers as Record<string, string>)).toMatchObject({
      status: 403,
    });
  expect(await call('GET', '/api/things/1', { 'sec-fetch-site': 'none' })).toMatchObject({ status: 200 });
});

it('rejects bodies of another type, shape or size', async () => {
  const call = await world({ role: 'admin' });
  const form = { ...own, 'content-type': 'text/plain' };
  expect(await call('POST', '/api/things/1', form, '{"name":"a"}')).toMatchObject({ status: 415 });
  for (const body of ['{', '[]', '{"name":1}'])
    expect(await call('POST', '/api/things/1', own, body)).toMatchObject({
      status: 400,
      value: { code: 'INVALID' },
    });
  const long = JSON.stringify({ name: 'a'.repeat(200) });
  expect((await call('POST', '/api/things/1', own, long)).status).toBe(413);
});

it('does not show the message of a failure', async () => {
  const { status, value } = await (await world(null))('GET', '/api/broken');
  expect({ status, hidden: !String(value).includes('secret') }).toEqual({ status: 500, hidden: true });
});

it('refuses two endpoints of one method and path', () => {
  const [first] = endpoints;
  const authorise = createAuthorise({ callerOf: async () => null });
  expect(() => toRoutes(first ? [first, first] : [], { authorise, origins: new Set() })).toThrow(
    'Two endpoints',
  );
});

it.each([
  ['NUL', '/api/things/1', { name: 'a\0' }, 'name'],
  ['half a character', '/api/things/1', { name: 'a\uD800' }, 'name'],
  ['NUL deep in a part', '/api/things/1', { name: 'a', node: { texts: ['\0'] } }, 'node.texts.0'],
  ['NUL in a key', '/api/things/1', { name: 'a', node: { '\0': 1 } }, 'node'],
  ['NUL in the query', '/api/things/1?folder=%00', { name: 'a' }, 'folder'],
])(
  'refuses %s, which the database cannot store, before any endpoint sees it',
  async (_what, path, body, where) => {
    const call = await world({ role: 'publisher' });
    const message = `${where}: contains characters that cannot be stored`;
    expect(await call('POST', path, own, JSON.stringify(body))).toEqual({
      status: 400,
      value: { code: 'INVALID', message },
    });
  },
);
