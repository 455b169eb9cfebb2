/** Where Studio runs, and where it does not. */
import { expect, it } from 'vitest';
import { ConfigError } from '#server/config/config-error.ts';
import { loadConfig } from '#server/config/load-config.ts';
import { planStudio } from './studio-plan.ts';

const planOf = (env: Record<string, string>) => planStudio(loadConfig(env, '/nonexistent'));
const publicShop = { PUBLIC_ORIGIN: 'https://shop.example' };
const ownOrigin = { ...publicShop, STUDIO_ORIGIN: 'https://studio.shop.example' };

it.each([
  ['on this machine, two ports above the shop', {}, { port: 3002, isPortFixed: false }],
  ['beside a second shop', { PORT: '4600' }, { port: 4602, isPortFixed: false }],
  [
    'beside other listeners of the shop',
    { METRICS_PORT: '3003', PAYMENT_SANDBOX_PORT: '3002' },
    { port: 3004, isPortFixed: false },
  ],
  ['at any free port, as the shop', { PORT: '0' }, { port: 0, isPortFixed: false }],
  ['at a free port where there is none above', { PORT: '65534' }, { port: 0, isPortFixed: false }],
  ['at the port that was chosen', { STUDIO_PORT: '9000' }, { port: 9000, isPortFixed: true }],
  ['where a proxy leads to it, at a fixed port', ownOrigin, { port: 3002, isPortFixed: true }],
])('runs %s', (_name, env, plan) => {
  expect(planOf(env as Record<string, string>)).toEqual({ isOn: true, ...plan });
});

it.each([
  ['it was switched off', { STUDIO: 'false' }, 'STUDIO is false'],
  ['a public shop has no origin for it', publicShop, 'STUDIO_ORIGIN is not set'],
  [
    'the shop has no database of its own',
    { COMMERCE_API_URL: 'https://api.example', COMMERCE_API_KEY: 'key' },
    'it needs the shop’s own database, which a shop with COMMERCE_API_URL lacks',
  ],
])('is off where %s', (_name, env, reason) => {
  expect(planOf(env as Record<string, string>)).toEqual({ isOn: false, reason });
});

it.each([
  [{ ...publicShop, STUDIO: 'true' }],
  [{ ...publicShop, STUDIO_ORIGIN: 'https://shop.example' }],
  [{ ...publicShop, STUDIO_ORIGIN: 'http://studio.shop.example' }],
  [{ STUDIO_ORIGIN: 'https://studio.shop.example/path' }],
])('refuses to start with %j', env => {
  expect(() => loadConfig(env as Record<string, string>, '/nonexistent')).toThrow(ConfigError);
});
