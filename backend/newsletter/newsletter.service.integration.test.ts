/** Subscribing returns the same for everyone; unsubscribing requires the key from the mail. */
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/support/test-backend.ts';
import { createSubscriptions, endSubscription } from './newsletter.repository.ts';

const subscribe = `mutation ($email: String!, $tags: [String]) {
  subscribeToNewsletter(email: $email, tags: $tags, languageId: "sv-SE") }`;
const noon = new Date('2026-11-21T12:00:00Z');

async function openShop() {
  const shop = await createTestBackend();
  const { db } = shop.world;
  return {
    ...shop,
    db,
    join: async (email: string, tags?: readonly (string | null)[]) =>
      (
        await shop.query<{ subscribeToNewsletter: boolean }>(subscribe, {
          email,
          ...(tags ? { tags } : {}),
        })
      ).subscribeToNewsletter,
    subscribers: () => db.selectFrom('newsletter_subscriber').selectAll().execute(),
    mails: () => db.selectFrom('outbox').select(['kind', 'payload']).execute(),
  };
}

it('subscribes an address once, and welcomes it once', async () => {
  const shop = await openShop();
  expect(await shop.join('Anna@Example.com')).toBe(true);
  expect(await shop.join(' anna@example.com')).toBe(true);
  const [one, ...others] = await shop.subscribers();
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    email: 'anna@example.com',
    language_id: 'sv-SE',
    source: 'form',
    unsubscribed_at: null,
  });
  expect(await shop.mails()).toEqual([
    {
      kind: 'newsletter-welcome',
      payload: { email: 'anna@example.com', languageId: 'sv-SE', unsubscribeKey: one?.unsubscribe_key },
    },
  ]);
});

it('welcomes once when the same address is subscribed concurrently', async () => {
  const shop = await openShop();
  await Promise.all(Array.from({ length: 5 }, () => shop.join('anna@example.com')));
  expect(await shop.mails()).toHaveLength(1);
});

it('adds tags up', async () => {
  const shop = await openShop();
  await shop.join('a@example.com', ['winter', null, ' tyres ']);
  await shop.join('a@example.com', ['winter', 'winches']);
  expect((await shop.subscribers())[0]?.tags).toEqual(['tyres', 'winches', 'winter']);
});

it('returns false for an invalid address', async () => {
  const shop = await openShop();
  for (const email of ['', ' ', 'anna', 'a@b', 'a@example.com\nBcc: b@example.com'])
    expect(await shop.join(email)).toBe(false);
  expect(await shop.subscribers()).toEqual([]);
});

it('unsubscribes by the key, and allows a new subscription', async () => {
  const shop = await openShop();
  await shop.join('a@example.com');
  const key = (await shop.subscribers())[0]?.unsubscribe_key ?? '';
  expect(await endSubscription(shop.db, { source: 'link', key: 'no-such-key' }, noon)).toBeNull();
  expect(await createSubscriptions(shop.db, () => new Date()).languageOf(key)).toBe('sv-SE');
  expect((await shop.subscribers())[0]?.unsubscribed_at).toBeNull();
  expect(await endSubscription(shop.db, { source: 'link', key }, noon)).toBe('sv-SE');
  expect(await endSubscription(shop.db, { source: 'account', email: 'a@example.com' }, new Date())).toBe(
    'sv-SE',
  );
  expect((await shop.subscribers())[0]).toMatchObject({ unsubscribed_at: noon, unsubscribe_source: 'link' });
  await shop.join('a@example.com');
  expect((await shop.subscribers())[0]?.unsubscribed_at).toBeNull();
  expect(await shop.mails()).toHaveLength(2);
});

/** @proves FAULT-74 */
it('limits subscriptions per network, and the number of tags', async () => {
  const shop = await openShop();
  const many = await shop.attempt(subscribe, { email: 'a@example.com', tags: Array(21).fill('x') });
  expect(many.errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'tags' }]);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => shop.attempt(subscribe, { email: `a${index}@example.com` })),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(20);
  expect(answers.find(({ errors }) => errors.length > 0)?.errors[0]?.code).toBe('RATE_LIMITED');
});
