/**
 * Requests per second and CPU time per request of the built shop, for cached and uncached responses. With
 * `--against=FOLDER`, rounds alternate with another build, so that both see the same load of the computer.
 */

import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { startBuiltShop } from './built-shop.mjs';
import { cpuTime } from './cpu-time.mjs';
import { median, round } from './figures.mjs';
import { startOther } from './other-build.mjs';
import { options } from './run/options.mjs';

export const title = 'HTTP';
export const note = 'The built shop with its log, 4 clients; median of alternating rounds.';

const ROUNDS = options.short ? 1 : options.against ? 10 : 3;
const amount = options.short ? { amount: 8 } : { duration: 2 };

const headers = { 'accept-encoding': 'br, gzip' };
const requests = {
  'page cached': { path: '/', headers },
  'not modified': { path: '/', headers, conditional: true },
  'not cached, streamed': { path: '/kassa', headers },
  graphql: {
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ channel { id } }' }),
  },
};

async function load({ origin, pid }, { path, conditional, ...request }) {
  const etag = conditional
    ? (await fetch(origin + path, { headers: request.headers })).headers.get('etag')
    : undefined;
  const before = cpuTime(pid);
  const result = await autocannon({
    url: origin + path,
    connections: 4,
    ...amount,
    ...request,
    headers: { ...request.headers, ...(etag ? { 'if-none-match': etag } : {}) },
  });
  const { total } = result.requests;
  if (total === 0 || result.errors > 0)
    throw new Error(`${origin}${path}: ${result.errors} errors, ${total} responses`);
  return {
    perSecond: total / result.duration,
    micros: before === undefined ? undefined : ((cpuTime(pid) - before) * 1000) / total,
  };
}

/** Rows of every kind of request, with a column per shop. */
async function measureAll(shops) {
  const rows = [];
  for (const [name, request] of Object.entries(requests)) {
    const found = Object.fromEntries(Object.keys(shops).map(column => [column, []]));
    for (const shop of Object.values(shops)) await load(shop, request);
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const [column, shop] of Object.entries(shops)) found[column].push(await load(shop, request));
    const values = (key, digits) =>
      Object.fromEntries(
        Object.entries(found).map(([column, rounds]) => {
          const figures = rounds.map(each => each[key]).filter(figure => figure !== undefined);
          return [column, figures.length > 0 ? round(median(figures), digits) : undefined];
        }),
      );
    rows.push({ name: `${name}, responses per second`, values: values('perSecond', 0) });
    rows.push({ name: `${name}, CPU µs`, values: values('micros', 0) });
  }
  return rows;
}

export async function measure() {
  const shops = { shop: await startBuiltShop({ LOG_LEVEL: 'info' }, () => undefined) };
  try {
    if (options.against) shops.against = await startOther(resolve(options.against));
    return [{ columns: Object.keys(shops), rows: await measureAll(shops) }];
  } finally {
    for (const shop of Object.values(shops)) await shop.stop();
  }
}
