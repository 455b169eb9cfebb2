/** Bodies in JSON, over real HTTP. */

import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { httpWorld } from '#server/testing/http-world.ts';
import { readJson, readJsonObject, requireJsonType } from './read-json.ts';
import { sendJson } from './reply.ts';
import type { Route } from './route.ts';

async function ask(path: string, body: string, type = 'application/json') {
  const route = (url: string, read: (request: FastifyRequest) => unknown): Route => ({
    url,
    method: ['POST'],
    bodyLimit: 20,
    handler: (request, reply) => sendJson(reply, 200, { read: read(request) }),
  });
  const { get } = await httpWorld([
    route('/any', readJson),
    route('/object', readJsonObject),
    route('/typed', request => {
      requireJsonType(request);
      return readJson(request);
    }),
  ]);
  const answer = await get(path, { 'content-type': type }, { method: 'POST', body });
  return answer.ok ? await answer.json() : answer.status;
}

it.each([
  ['/any', '[1]', { read: [1] }],
  ['/any', '{', 400],
  ['/any', '', 400],
  ['/any', `"${'x'.repeat(20)}"`, 413],
  ['/object', '{"a":1}', { read: { a: 1 } }],
  ['/object', '[1]', 400],
  ['/object', 'null', 400],
])('%s: %s is %j', async (path, body, answer) => {
  expect(await ask(path, body)).toEqual(answer);
});

it('rejects other content types where a form of another site must not pass', async () => {
  expect(await ask('/typed', '{}', 'text/plain')).toBe(415);
  expect(await ask('/typed', '{}', 'application/json; charset=utf-8')).toEqual({ read: {} });
});
