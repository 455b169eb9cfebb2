/** Mails of a whole shop: sent through the configured server, kept without one, shown in development and nowhere else. */
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { startShop } from '#server/start/start-shop.ts';
import { fakeStorefront } from '#server/testing/fake-storefront.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { openSmallShop } from '#tests/support/small-shop.ts';
import { smtpWorld } from '#tests/support/smtp-world.ts';

async function start(env: Record<string, string>) {
  const { url, db } = await openSmallShop();
  const { logger, lines } = memoryLogger();
  const storefront = fakeStorefront();
  const shop = await startShop({
    config: loadConfig({ PORT: '0', DATABASE_URL: url, ...env }, '/nowhere'),
    logger,
    root: process.cwd(),
    frontend: {
      assets: { boot: '/boot.js', styles: () => [], preloads: [], modules: () => [] },
      routes: [],
      keepsPages: true,
      load: () => Promise.resolve({ createStorefront: () => storefront }),
    },
  });
  onTestFinished(() => shop.stop());
  await shop.ready;
  const base = `http://127.0.0.1:${shop.port}`;
  const query = 'mutation { subscribeToNewsletter(email: "anna@example.com") }';
  return {
    shop,
    lines,
    waiting: () => db.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute(),
    status: async (path: string) => (await fetch(base + path)).status,
    subscribe: async () =>
      (
        await fetch(`${base}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-apikey': 'key' },
          body: JSON.stringify({ query }),
        })
      ).json(),
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

it('keeps mails without a server, says so once, and shows them to nobody in production', async () => {
  const { subscribe, status, waiting, lines } = await start({ NODE_ENV: 'production' });
  await subscribe();
  expect(await waiting()).toEqual([{ kind: 'newsletter-welcome' }]);
  expect(lines.filter(({ msg }) => String(msg).startsWith('MAIL_URL is not set'))).toHaveLength(1);
  expect([await status('/mailbox'), await status('/mailbox/1')]).toEqual([404, 404]);
});

it('shows them in development', async () => {
  const { subscribe, status } = await start({ NODE_ENV: 'development' });
  await subscribe();
  expect([await status('/mailbox'), await status('/mailbox/1'), await status('/mailbox/1.txt')]).toEqual([
    200, 200, 200,
  ]);
});
