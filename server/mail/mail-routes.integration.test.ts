/** The mailbox of development, and leaving the newsletter, over real HTTP. */

import { expect, it } from 'vitest';
import { createMailbox, createSubscriptions } from '#backend/testing.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { demoProfile } from '#tests/support/demo-profile.ts';
import { openMailWorld } from '#tests/support/worlds/mail-world.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { unsubscribeRoute } from './unsubscribe-route.ts';

const anna = { email: 'anna@example.com', languageId: 'sv-SE' };

async function serve() {
  const world = await openMailWorld();
  const { db, write } = world;
  const routes = [
    ...mailboxRoutes(createMailbox(db, write)),
    unsubscribeRoute(
      createSubscriptions(db, () => new Date()),
      () => demoProfile,
    ),
  ];
  const http = await httpWorld(routes);
  return { ...world, ...http, path: async (path: string) => (await http.get(path)).text() };
}

it('shows the latest mails with a link to each, as page and as text', async () => {
  const shop = await serve();
  await shop.order();
  await shop.enqueue('welcome', anna);
  await shop.db.insertInto('outbox').values({ kind: 'party', payload: '{}', sent_at: null }).execute();
  const list = await shop.path('/mailbox');
  expect(list).toContain('Tilausvahvistus 100001');
  expect(list).toContain('Välkommen till ATV Huset');
  expect(list).toContain('there is no such kind of mail');
  expect(list.indexOf('Välkommen')).toBeLessThan(list.indexOf('Tilausvahvistus'));
  expect(await shop.path('/mailbox/1')).toContain('Kiitos tilauksestasi!');
  const text = await shop.path('/mailbox/2.txt');
  expect(text).toMatch(/^To: anna@example\.com\n/);
  const policy = (await shop.get('/mailbox/1')).headers.get('content-security-policy');
  expect(policy).not.toContain('script-src');
  expect((await shop.get('/mailbox/99')).status).toBe(404);
  expect((await shop.get('/mailbox/1;drop')).status).toBe(404);
});

async function subscribed() {
  const shop = await serve();
  const key = 'a-key_1';
  await shop.db
    .insertInto('newsletter_subscriber')
    .values({
      email: anna.email,
      language_id: 'sv-SE',
      market_id: 'market-se',
      unsubscribe_key: key,
      source: 'form',
      subscribed_at: new Date(),
      unsubscribed_at: null,
    })
    .execute();
  const isOn = async () =>
    (await shop.db.selectFrom('newsletter_subscriber').selectAll().executeTakeFirst())?.unsubscribed_at ===
    null;
  return { ...shop, address: `/newsletter/unsubscribe?key=${key}`, isOn };
}

it('asks for confirmation before unsubscribing, in the language of the subscription', async () => {
  const { get, address, isOn } = await subscribed();
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const page = await answer.text();
  expect(page).toContain('<html lang="sv">');
  expect(page).toContain(`<form method="post" action="${address}">`);
  expect(await isOn()).toBe(true);
});

it('unsubscribes at once when a mail program posts, also twice', async () => {
  const { get, address, isOn } = await subscribed();
  const post = () =>
    get(
      address,
      { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      { method: 'POST', body: 'List-Unsubscribe=One-Click' },
    );
  expect((await post()).status).toBe(200);
  expect(await isOn()).toBe(false);
  expect(await (await post()).text()).toContain('Nyhetsbrevet är avslutat');
});

it('rejects an unknown key', async () => {
  const { get, isOn } = await subscribed();
  for (const query of ['', '?key=', '?key=unknown', '?key=%3Cscript%3E', `?key=${'x'.repeat(500)}`])
    for (const method of ['GET', 'POST']) {
      const answer = await get(`/newsletter/unsubscribe${query}`, {}, { method });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<script>');
    }
  expect(await isOn()).toBe(true);
});
