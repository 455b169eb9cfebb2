/** What health checks tell, and to whom. */
import { expect, it } from 'vitest';
import { httpWorld } from '#server/testing/http-world.ts';
import { healthRoutes, type Readiness } from './health.ts';
import { createOperatorCheck } from './operations-token.ts';

const token = 'canary-operators-0123456789abcdef';
const findings = ['/srv/shop/pages/home.page.json:3:1 error PAGE001 "secret draft"'];
const waiting: Readiness = {
  state: 'starting',
  reason: 'waiting for the database',
  findings,
  isPaused: () => false,
};

/** Status and body of `/readyz`. */
async function ask(readiness: Readiness, authorization?: string) {
  const { get } = await httpWorld(healthRoutes(readiness, createOperatorCheck(token)));
  const answer = await get('/readyz', authorization === undefined ? {} : { authorization });
  return [answer.status, await answer.json()];
}

/** @proves FAULT-105 */
it('tells the public the state only', async () => {
  for (const authorization of [undefined, 'Bearer wrong', `Basic ${token}`, token, `Bearer ${token}x`]) {
    expect(await ask({ ...waiting, state: 'ready' }, authorization)).toEqual([200, { status: 'ready' }]);
    expect(await ask(waiting, authorization)).toEqual([503, { status: 'starting' }]);
  }
});

it('tells operators what it waits for and which page files have errors', async () => {
  const { reason } = waiting;
  expect(await ask(waiting, `Bearer ${token}`)).toEqual([503, { status: 'starting', reason }]);
  const ready: Readiness = { ...waiting, state: 'ready' };
  expect(await ask(ready, `bearer ${token}`)).toEqual([200, { status: 'ready', findings }]);
});

it('tells operators alone how the edge follows changes', async () => {
  const edge = { pending: 3, error: 'the edge answers 403' };
  const ready: Readiness = { ...waiting, state: 'ready', edge: () => edge };
  expect(await ask(ready, `Bearer ${token}`)).toEqual([200, { status: 'ready', findings, edge }]);
  expect(await ask(ready)).toEqual([200, { status: 'ready' }]);
});

it('tells no one the details without a configured token', async () => {
  const { get } = await httpWorld(healthRoutes(waiting, createOperatorCheck(undefined)));
  for (const authorization of ['Bearer ', 'Bearer undefined', ''])
    expect(await (await get('/readyz', { authorization })).json()).toEqual({ status: 'starting' });
});
