/** What browsers report to us. */
import { expect, it } from 'vitest';
import { fakeService } from '#server/testing/fake-service.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import {
  createReportLimits,
  largestReport,
  type TelemetryOptions,
  telemetryRoute,
} from './telemetry-route.ts';

const session = '0d0f4f5e-6c1f-4b0c-9f59-0f0a4b8a1c11';
const failure = {
  kind: 'error',
  at: 1,
  code: 'WIDGET002',
  name: 'TypeError',
  message: 'no price for anna@example.com',
  stack: 'TypeError: x\n at /assets/core.js:1:2',
  component: 'product-detail',
  props: { productId: 7, customer: { email: 'anna@example.com' } },
  path: '/p/vinssi',
};
const report = (changes: object = {}) => JSON.stringify({ v: 1, locale: 'fi', items: [failure], ...changes });

async function collector(options: Partial<TelemetryOptions> = {}) {
  const own = new Set(['https://shop.example']);
  const route = telemetryRoute({ ownOrigins: own, forwardTo: undefined, ...options });
  const world = await httpWorld([route]);
  const send = (body: string, headers: Record<string, string> = {}) =>
    world.get('/telemetry', { 'sec-fetch-site': 'same-origin', ...headers }, { method: 'POST', body });
  const told = () => world.lines.filter(line => 'telemetry' in line);
  return { ...world, send, told };
}

it('logs failures with component and props, and without the person', async () => {
  const { send, told, lines } = await collector();
  expect((await send(report({ session }))).status).toBe(204);
  expect(told()).toMatchObject([
    {
      level: 'warn',
      telemetry: 'error',
      session,
      code: 'WIDGET002',
      component: 'product-detail',
      message: 'no price for (removed)',
      props: { productId: 7, customer: { email: '(removed)' } },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('anna');
});

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['another version', report({ v: 2 })],
  ['an unknown field', report({ user: 'anna' })],
  ['an unknown kind', report({ items: [{ kind: 'password', at: 1 }] })],
  ['no item', report({ items: [] })],
  ['a session that is no random name', report({ session: 'anna@example.com' })],
])('rejects %s', async (_what, body) => {
  const { send, told } = await collector();
  expect((await send(body)).status).toBe(400);
  expect(told()).toEqual([]);
});

it('rejects a report above 102400 bytes', async () => {
  const { send } = await collector();
  expect((await send('x'.repeat(largestReport + 1))).status).toBe(413);
});

it('rejects reports of other sites and other methods', async () => {
  const { send, get } = await collector();
  expect((await send(report(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await get('/telemetry')).status).toBe(405);
});

it('limits reports per minute, of one network and in total', async () => {
  let clock = 0;
  const limits = createReportLimits({ reports: { each: 2, together: 3 }, now: () => clock });
  expect(['a', 'a', 'a', 'b', 'c'].map(limits.admits)).toEqual([true, true, false, true, false]);
  clock = 60_000;
  expect(limits.admits('a')).toBe(true);
});

it('counts the items of a report, each of which is a log line', () => {
  const limits = createReportLimits({ items: { each: 10, together: 15 } });
  const asked: [string, number][] = [
    ['a', 10],
    ['a', 1],
    ['b', 6],
    ['b', 5],
    ['c', 1],
  ];
  expect(asked.map(([network, items]) => limits.admitsItems(network, items))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

it('limits the log lines of one network per minute', async () => {
  const limits = createReportLimits({ items: { each: 3, together: 100 } });
  const { send, told } = await collector({ limits });
  const two = report({ items: [failure, failure] });
  expect((await send(two)).status).toBe(204);
  const refused = await send(two);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(told()).toHaveLength(2);
});

it('does not read the body of a limited network, and counts an IPv6 network as one', async () => {
  const asked: string[] = [];
  const limits = {
    admits: (network: string) => asked.push(network) > 5,
    admitsItems: () => true,
  };
  const own = new Set(['https://shop.example']);
  const route = telemetryRoute({ ownOrigins: own, forwardTo: undefined, limits });
  const { get } = await httpWorld([route], () => undefined, { trustProxy: true });
  const from = (address: string, body: string) =>
    get(
      '/telemetry',
      { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
      { method: 'POST', body },
    );
  const answer = await from('2001:db8:1:2::7', 'x'.repeat(largestReport + 1));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  await from('2001:db8:1:2:aaaa::8', '{');
  expect(asked).toEqual(['2001:db8:1:2', '2001:db8:1:2']);
});

it('forwards clean reports to the configured collector', async () => {
  let arrived: (body: string) => void = () => undefined;
  const body = new Promise<string>(resolve => (arrived = resolve));
  const { url, calls } = await fakeService(call => {
    arrived(call.body);
    return {};
  });
  const { send } = await collector({ forwardTo: url });
  await send(report(), { cookie: 'ralph-auth=secret' });
  expect(await body).not.toContain('anna');
  expect(calls[0]?.headers['cookie']).toBeUndefined();
});
