/** The address of the withdrawal page's form, over real HTTP. */
import { expect, it } from 'vitest';
import type { WithdrawalAnswer, WithdrawalRequest } from '#backend/testing.ts';
import { sendText } from '../http/reply.ts';
import type { Handler } from '../http/route.ts';
import { httpWorld } from '../testing/http-world.ts';
import { withdrawalRoute } from './withdrawal-route.ts';

const origin = 'https://shop.example';
const now = new Date('2026-11-21T10:00:00Z');
const declaration = { orderNumber: 7, name: 'Anna', email: 'anna@example.fi' };

async function world(found: WithdrawalAnswer = { state: 'received', receivedAt: now }) {
  const asked: WithdrawalRequest[] = [];
  const withdraw = (request: WithdrawalRequest) => {
    asked.push(request);
    return Promise.resolve(found);
  };
  const unused = () => Promise.reject(new Error('unused'));
  const pages: Handler = (_request, reply) => sendText(reply, 404, 'the shop’s own page');
  const route = withdrawalRoute({
    withdrawals: { withdraw, open: unused, close: unused },
    ownOrigins: new Set([origin]),
    pages,
    now: () => now,
  });
  const { get } = await httpWorld([route], pages);
  const post = (body: unknown, from = origin) =>
    get(
      '/withdrawal',
      { origin: from, 'content-type': 'application/json' },
      { method: 'POST', body: JSON.stringify(body) },
    );
  return { get, post, asked };
}

it('passes on the declaration and the client’s address', async () => {
  const { post, asked } = await world();
  const answer = await post(declaration);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ state: 'received', receivedAt: now.toISOString() });
  expect(asked).toEqual([{ ...declaration, caller: { ipAddress: '127.0.0.1' } }]);
});

it('says when to retry after too many attempts', async () => {
  const { post } = await world({ state: 'wait', retryAfterSeconds: 90 });
  const answer = await post(declaration);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90']);
});

it.each([
  ['another site', declaration, 'https://evil.example', 403],
  ['no name', { ...declaration, name: ' ' }, origin, 400],
  ['more than is asked for', { ...declaration, handled: true }, origin, 400],
])('rejects a declaration from %s', async (_who, body, from, status) => {
  const { post, asked } = await world();
  expect((await post(body, from)).status).toBe(status);
  expect(asked).toEqual([]);
});

it('answers GET with the 404 page', async () => {
  const { get } = await world();
  const answer = await get('/withdrawal');
  expect([answer.status, await answer.text()]).toEqual([404, 'the shop’s own page\n']);
});
