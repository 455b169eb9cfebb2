/** Requests to Studio's API. */
import { expect, it, vi } from 'vitest';
import { ApiProblem, createApiClient, Unreachable } from './api-client.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function world(answers: readonly (Response | Error)[]) {
  const left = [...answers];
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    const next = left.shift();
    if (!next) throw new Error('no more answers');
    if (next instanceof Error) throw next;
    return next;
  });
  const signIn = vi.fn(async () => {});
  const stepUp = vi.fn(async () => {});
  return { client: createApiClient({ fetch, signIn, stepUp }), fetch, signIn, stepUp };
}

it('sends and reads JSON', async () => {
  const { client, fetch } = world([json(200, { version: 2 }), new Response(null, { status: 204 })]);
  expect(await client.post('/api/things', { a: 1 })).toEqual({ version: 2 });
  expect(fetch).toHaveBeenCalledWith('/api/things', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(await client.delete('/api/things/1')).toBeUndefined();
});

it('throws what the API refused, with what came with it', async () => {
  const { client } = world([json(409, { code: 'VERSION_MOVED', message: 'Moved', conflicts: [1] })]);
  const problem = await client.post('/api/things').catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ApiProblem);
  expect(problem).toMatchObject({ status: 409, code: 'VERSION_MOVED', body: { conflicts: [1] } });
});

it('repeats a request once after signing in and after the passkey', async () => {
  const ended = world([json(401, { code: 'NOT_SIGNED_IN' }), json(200, { ok: true })]);
  expect(await ended.client.get('/api/session')).toEqual({ ok: true });
  expect(ended.signIn).toHaveBeenCalledTimes(1);
  const idle = world([json(403, { code: 'STEP_UP' }), json(200, { ok: true })]);
  expect(await idle.client.post('/api/publications')).toEqual({ ok: true });
  expect(idle.stepUp).toHaveBeenCalledTimes(1);
  const twice = world([json(401, {}), json(401, {})]);
  await expect(twice.client.get('/api/session')).rejects.toMatchObject({ status: 401 });
});

it('throws the refusal where no one can be asked', async () => {
  const client = createApiClient({ fetch: async () => json(401, { code: 'NOT_SIGNED_IN' }) });
  await expect(client.get('/api/session')).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
});

it.each([new TypeError('Failed to fetch'), new Response('Bad gateway', { status: 502 })])(
  'tells an answer that may come later from a refusal',
  async answer => {
    await expect(world([answer]).client.get('/api/session')).rejects.toBeInstanceOf(Unreachable);
  },
);
