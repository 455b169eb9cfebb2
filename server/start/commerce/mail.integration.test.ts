/** Mails of a whole shop: sent through the configured server, kept without one, shown in development and nowhere else. */
import { expect, it, onTestFinished } from 'vitest';
import { openSmallShop } from '#tests/support/worlds/small-shop.ts';
import { smtpWorld } from '#tests/support/worlds/smtp-world.ts';
import { loadConfig } from '../../config/load-config.ts';
import { fakeStorefront } from '../../testing/fake-storefront.ts';
import { memoryLogger } from '../../testing/http-world.ts';
import { startShop } from '../start-shop.ts';

async function start(env: Record<string, string>, isDemo = false) {
  const { url, db } = await openSmallShop();
  if (isDemo) {
    await db.insertInto('setting').values({ key: 'shop.demo', value: '"2026-11-01"' }).execute();
    await db.updateTable('channel').set({ url: 'http://localhost:3000' }).execute();
  }
  const { logger, lines } = memoryLogger();
  const storefront = fakeStorefront();
  const shop = await startShop({
    config: loadConfig({ PORT: '0', DATABASE_URL: url, FOREIGN_DOCUMENTS: 'true', ...env }, '/nowhere'),
    logger,
    root: process.cwd(),
    frontend: {
      assets: { boot: '/boot.js', styles: () => [], preloads: [], modules: () => [] },
      routes: [],
      cachesPages: true,
      load: () => Promise.resolve({ createStorefront: () => storefront }),
    },
  });
  onTestFinished(() => shop.stop());
  await shop.ready;
  const base = `http://127.0.0.1:${shop.port}`;
  const ask = async (query: string) =>
    (
      await fetch(`${base}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-apikey': 'key' },
        body: JSON.stringify({ query }),
      })
    ).json();
  return {
    shop,
    lines,
    waiting: () => db.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute(),
    db,
    status: async (path: string) => (await fetch(base + path)).status,
    text: async (path: string) => (await fetch(base + path)).text(),
    ask,
    subscribe: () => ask('mutation { subscribeToNewsletter(email: "anna@example.com") }'),
  };
}

it('sends through the configured server, from the shop’s own host', async () => {
  const smtp = await smtpWorld();
  const { shop, subscribe, status } = await start({
    MAIL_URL: smtp.url,
    PUBLIC_ORIGIN: 'https://shop.example',
    NODE_ENV: 'production',
  });
  expect(await subscribe()).toEqual({ data: { subscribeToNewsletter: true } });
  await smtp.received(1);
  expect(smtp.mails[0]).toMatchObject({ from: 'noreply@shop.example', to: ['anna@example.com'] });
  expect(smtp.mails[0]?.headers.get('message-id')).toMatch(/@shop\.example>$/);
  expect(await status('/mailbox')).toBe(404);
  await shop.stop();
});

it('keeps mails without a server, logs that once, and shows them to no one in production', async () => {
  const { subscribe, status, waiting, lines } = await start({ NODE_ENV: 'production' });
  await subscribe();
  expect(await waiting()).toEqual([{ kind: 'newsletter-welcome' }]);
  expect(lines.filter(({ msg }) => String(msg).startsWith('MAIL_URL is not set'))).toHaveLength(1);
  expect([await status('/mailbox'), await status('/mailbox/1')]).toEqual([404, 404]);
});

const production = { NODE_ENV: 'production' };

it('shows the link that resets a password in the mailbox of a demo shop, and it works', async () => {
  const { db, ask, text, status } = await start(production, true);
  await db
    .insertInto('customer')
    .values({ email: 'anna@example.com', password_hash: '$argon2id$x' })
    .execute();
  await ask('mutation { requestPasswordReset(email: "anna@example.com") }');
  expect(await status('/mailbox')).toBe(200);
  const key = /[?&]resetKey=([\w-]+)/.exec(await text('/mailbox/1.txt'))?.[1];
  const commit = `mutation { commitReset(resetKey: "${key}", password: "${'a'.repeat(64)}") }`;
  expect(await ask(commit)).toEqual({ data: { commitReset: true } });
});

it.each([
  ['of a demo shop that listens to the network', { HOST: '0.0.0.0' }],
  ['that is switched off', { MAILBOX: 'false' }],
])('shows no mailbox %s', async (_, env) => {
  const { status } = await start({ ...production, ...env }, true);
  expect(await status('/mailbox')).toBe(404);
});

it('shows them in development', async () => {
  const { subscribe, status } = await start({ NODE_ENV: 'development' });
  await subscribe();
  expect([await status('/mailbox'), await status('/mailbox/1'), await status('/mailbox/1.txt')]).toEqual([
    200, 200, 200,
  ]);
});
