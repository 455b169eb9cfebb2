/**
 * Random paths, queries, headers and bodies for every route of the server: none fails, shows internals or hangs
 * (R-DATA-10, R-SEC-9). `FUZZ_RUNS=1000` looks longer; a failure prints its seed and `FUZZ_SEED` repeats it.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import * as fc from 'fast-check';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { startShop } from '#server/start/start-shop.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { openSmallShop } from '../support/worlds/small-shop.ts';
import { hostileTexts } from './hostile-values.ts';
import { plainFrontend } from './plain-frontend.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 2);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
/** A request without an answer by then hangs. */
const PATIENCE_MS = 20_000;
const internals =
  /\bat [\w.<>]+ \(|node_modules|\/(?:backend|server|work|home)\/|\.ts:\d|\bselect .* from\b|postgres|pg_\w/i;

/** Every other method answers 405 before it reaches a handler. */
const tried = new Set(['GET', 'HEAD', 'POST']);

/** Starts the shop; Fastify itself announces the routes that are registered. */
async function openShop() {
  const routes: { method: string; url: string }[] = [];
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) if (tried.has(one)) routes.push({ method: one, url });
    });
  };
  subscribe('fastify.initialization', collect);
  const { url } = await openSmallShop();
  const { logger, lines } = memoryLogger();
  const config = loadConfig({ DATABASE_URL: url, PORT: '0' }, process.cwd());
  const shop = await startShop({ config, logger, root: process.cwd(), frontend: plainFrontend() });
  onTestFinished(() => shop.stop());
  await shop.ready;
  unsubscribe('fastify.initialization', collect);
  // The application that answers while the shop starts has some of them as well.
  const unique = new Map(routes.map(route => [`${route.method} ${route.url}`, route]));
  return { origin: shop.origin, lines, routes: unique };
}

const text = fc.oneof(
  fc.constantFrom(...Object.values(hostileTexts)),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
/** Without lone surrogates, which no request can carry. */
const wellFormed = (value: string) => Buffer.from(value).toString();
const encoded = text.map(value => encodeURIComponent(wellFormed(value.slice(0, 2_000))));
const segment = fc.oneof(
  encoded,
  fc.constantFrom('..%2f..%2fetc', '%00', '%E0%A4%A', '%0d%0aX:%20y', '.', '__proto__', '', '%', 'a;b=c'),
);
const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('page', 'sort', 'price', 'q', 'alias', 'loginToken', 'key'), encoded),
      segment,
    ),
    {
      maxLength: 4,
    },
  )
  .map(pairs => pairs.map(pair => pair.join('=')).join('&'));
const cookieName = fc.constantFrom(
  'ralph-cart',
  'ralph-user',
  'ralph-user-type',
  'ralph-selected-market',
  'ralph-latest-products',
  'ralph-cookie-consent',
);
const headers = fc.record(
  {
    cookie: fc.tuple(cookieName, segment).map(pair => pair.join('=')),
    'accept-encoding': fc.constantFrom('', 'br', 'gzip;q=0', '*', 'x'.repeat(200)),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"', 'x'.repeat(500)),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-', 'x'),
    'x-forwarded-host': fc.constant('evil.example'),
    authorization: fc.constantFrom('Bearer', 'Bearer a.b.c', 'Basic !', 'x'),
    'x-request-id': fc.constantFrom('../x', 'x'.repeat(300)),
    origin: fc.constantFrom('null', 'http://evil.example', 'x'),
  },
  { requiredKeys: [] },
);
const contentTypes = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'x',
];
const body = fc.record({
  content: fc.oneof(
    fc.json({ maxDepth: 3 }),
    text.map(wellFormed),
    fc
      .dictionary(
        fc.constantFrom('query', 'variables', 'username', 'password', 'hash', 'data', '__proto__'),
        fc.jsonValue(),
      )
      .map(value => JSON.stringify(value)),
  ),
  type: fc.constantFrom(...contentTypes),
});

/** @proves FAULT-15, FAULT-68, FAULT-71, FAULT-73, FAULT-103 */
it('answers random requests to every route without a failure', async () => {
  const { origin, lines, routes } = await openShop();
  expect([...routes.keys()]).toEqual(
    expect.arrayContaining(['POST /graphql', 'POST /auth/login', 'GET /images/*', 'GET /*']),
  );
  for (const route of routes.values()) {
    const path = fc
      .array(segment, { minLength: 1, maxLength: 3 })
      .map(segments => route.url.replace(/\*|:\w+/g, () => segments.join('/')));
    await fc.assert(
      fc.asyncProperty(path, query, headers, body, async (target, search, given, { content, type }) => {
        const hasBody = !['GET', 'HEAD'].includes(route.method);
        const response = await fetch(`${origin}${target}${search && `?${search}`}`, {
          method: route.method,
          redirect: 'manual',
          signal: AbortSignal.timeout(PATIENCE_MS),
          headers: hasBody ? { ...given, 'content-type': type } : given,
          ...(hasBody ? { body: content } : {}),
        });
        const answer = await response.text();
        if (response.status >= 500 || internals.test(answer))
          throw new Error(`${route.method} ${target}: ${response.status} ${answer.slice(0, 300)}`);
        const location = response.headers.get('location');
        if (location && new URL(location, origin).origin !== origin)
          throw new Error(`${route.method} ${target} leads to ${location}`);
      }),
      { numRuns: runs, seed },
    );
  }
  expect(lines.filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
});
