/** Configuration errors name key, value and fix, and show no secret. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { configTable } from './describe-config.ts';
import { loadConfig } from './load-config.ts';

function folderWith(file?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-config-'));
  if (file === undefined) return folder;
  mkdirSync(join(folder, 'config'));
  writeFileSync(join(folder, 'config/shop.json'), file);
  return folder;
}

function mistakes(env: Record<string, string>, file?: string): string {
  try {
    loadConfig(env, folderWith(file));
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

it('is complete without a file and without variables', () => {
  const folder = folderWith();
  const config = loadConfig({}, folder);
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    channelId: '1|fi',
    trustProxy: false,
  });
  expect(config.dataDir).toBe(join(folder, 'data'));
  expect(Object.isFrozen(config)).toBe(true);
});

it('lets the environment win over the file, and the file over the default', () => {
  const config = loadConfig(
    { PORT: '4001' },
    folderWith('{ "port": 4000, "defaultMarket": "se", "commerceApiKeys": ["a", "b"] }'),
  );
  expect(config).toMatchObject({
    port: 4001,
    defaultMarket: 'se',
    commerceApiKeys: ['a', 'b'],
    publicOrigin: 'http://localhost:4001',
  });
});

it('ignores an empty variable', () => {
  expect(loadConfig({ PORT: '', AUTH_URL: ' ' }, folderWith()).port).toBe(3000);
});

it.each([
  [{ PORT: 'eighty' }, 'PORT = "eighty"'],
  [{ PORT: '70000' }, 'from 0 to 65535'],
  [{ PUBLIC_ORIGIN: 'https://shop.example/path' }, 'PUBLIC_ORIGIN'],
  [{ PUBLIC_ORIGIN: 'javascript:alert(1)' }, 'is no http(s) address'],
  [{ CHANNEL_ID: 'fi' }, 'CHANNEL_ID = "fi"'],
  [{ LOG_LEVEL: 'loud' }, 'fatal, error, warn'],
  [{ TRUST_PROXY: 'maybe' }, 'true or false'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
  [{ DOMAINS: 'fi|a.example,sv|a.example/sv' }, 'is no language and host'],
  [{ DOMAINS: 'fi|a.example,sv|b.example:99999' }, 'is no language and host'],
  [{ DOMAINS: 'fi|a.example,sv|1.2.3' }, 'is no language and host'],
  [{ SERVICE_REVIEW_SCRIPT: 'https://reviews.example' }, 'is no address of a script'],
  [{ SERVICE_REVIEW_SCRIPT: 'https://[x]/w.js' }, 'SERVICE_REVIEW_SCRIPT'],
  [{ SERVICE_REVIEW_SCRIPT: 'http://reviews.example/w.js' }, 'is not https'],
  [{ AUTH_URL: 'https://auth.example' }, 'SIGN_URL'],
  [{ COMMERCE_API_URL: 'https://api.example' }, 'COMMERCE_API_KEY'],
  [{ CONFIG_FILE: 'nowhere.json' }, 'nowhere.json'],
])('names the error of %j', (env, said) => {
  expect(mistakes(env)).toContain(said);
});

it.each([
  ['{ "prot": 3000 }', 'prot'],
  ['{ "port": "x" }', 'port = "x" (config/shop.json)'],
  ['{ "port": 3000, }', 'is not JSON'],
  ['[]', 'holds no object'],
  ['', 'is not JSON'],
  ['{ "__proto__": { "port": 1 } }', '__proto__'],
])('names the error of the file %s', (file, said) => {
  expect(mistakes({}, file)).toContain(said);
});

it.each([
  [{ EDGE: 'varnish' }, ['EDGE_KEY', 'EDGE_URLS']],
  [{ EDGE: 'fastly', EDGE_KEY: 'sixteen-characters' }, ['EDGE_ZONE']],
  [{ EDGE: 'varnish', EDGE_KEY: 'short', EDGE_URLS: 'http://127.0.0.1:6081' }, ['EDGE_KEY']],
])('does not start with an edge that cannot hear of changes: %j', (env, names) => {
  const message = mistakes(env);
  for (const name of names) expect(message).toContain(name);
  expect(message).not.toContain('sixteen');
});

it('takes the key of the edge from the environment alone', () => {
  const message = mistakes({}, '{ "edge": "segment", "edgeKey": "a-key-of-twenty-characters" }');
  expect(message).toContain('edgeKey');
  expect(message).not.toContain('a-key-of-twenty');
});

it('reports all errors at once', () => {
  const said = mistakes({ PORT: 'x', HOST: ' a', LOG_LEVEL: 'loud' }, '{ "unknown": 1 }');
  expect(said).toContain('3 errors');
});

it('shows no secret', () => {
  const said = mistakes({ DATABASE_URL: 'mysql://root:hunter2@db' });
  expect(said).toContain('DATABASE_URL = (secret)');
  expect(said).not.toContain('hunter2');
});

it('describes every setting for the README', () => {
  expect(configTable()).toContain('| `PORT` | `port` | `3000` |');
  expect(configTable()).toContain('`1\\|fi`');
});

it('orders of lists are read by route, and a wrong one is named', () => {
  const config = loadConfig(
    { DEFAULT_SORT: 'PRICE', CUSTOM_SORT_ROUTES: 'campaign:PRICE, brand:MOST_SOLD' },
    folderWith(),
  );
  expect(config).toMatchObject({
    defaultSort: 'PRICE',
    customSortRoutes: [
      { name: 'campaign', sort: 'PRICE' },
      { name: 'brand', sort: 'MOST_SOLD' },
    ],
  });
  expect(mistakes({ CUSTOM_SORT_ROUTES: 'campaign:CHEAPEST' })).toContain('CUSTOM_SORT_ROUTES');
});

it('takes the market of the shop’s folder unless another one is set', () => {
  const SHOP = 'shops/starter';
  expect(loadConfig({ SHOP }).defaultMarket).toBe('fi');
  expect(loadConfig({ SHOP, DEFAULT_MARKET: 'se' }).defaultMarket).toBe('se');
  expect(loadConfig({ SHOP: 'shops/nowhere' }).defaultMarket).toBe('fi');
});
