/** The documented credentials of the demo accounts work. */
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { digestPassword } from '#backend/commands.ts';
import { createAuth, defaultCost } from '#backend/testing.ts';
import { defaultPasswordSalt } from '#kernel/password-salt.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createWorld } from '#tests/support/worlds/world.ts';
import { addDemoCustomers } from './demo-customers.ts';

const accounts = [
  ['private@demo.example', 'demo-private-1', 1],
  ['business@demo.example', 'demo-business-1', 2],
] as const;

const asker = { ip: null, languageId: 'fi-FI' };

async function open(url: string) {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  await createWorld(db);
  await addDemoCustomers(db, defaultPasswordSalt, url);
  await addDemoCustomers(db, defaultPasswordSalt, url);
  const { service } = await createAuth(db, () => new Date());
  const prove = (username: string, password: string) => ({
    username,
    signature: service.sign(service.challenge(username), 'key'),
    password: digestPassword(password, defaultPasswordSalt),
    lifeMinutes: null,
  });
  return { db, service, prove };
}

it('accepts the documented accounts, rehashes their passwords and numbers the next customer after them', async () => {
  const { db, service, prove } = await open('http://localhost:3000');
  const documentation = readFileSync(new URL('../../docs/demo-shop.md', import.meta.url), 'utf8');
  for (const [email, password, customerId] of accounts) {
    expect(documentation).toContain(`| \`${email}\` | \`${password}\` |`);
    const entered = await service.login(asker, prove(email, password));
    expect(await service.bearer(entered.kind === 'tokens' ? entered.token : '')).toMatchObject({
      customerId,
    });
  }
  const stored = await db.selectFrom('customer').select('password_hash').execute();
  for (const { password_hash: hash } of stored)
    expect(hash).toContain(`m=${defaultCost.memoryCost},t=${defaultCost.timeCost},p=1`);
  const made = await service.register(asker, prove('new@example.com', 'some secret'));
  expect(await service.bearer(made.kind === 'tokens' ? made.token : '')).toMatchObject({ customerId: 3 });
});

it('lets no one enter with the public passwords where others reach the shop', async () => {
  const { db, service, prove } = await open('https://shop.example');
  for (const [email, password] of accounts) {
    const entered = await service.login(asker, prove(email, password)).catch(() => null);
    expect(entered?.kind).not.toBe('tokens');
  }
  expect(await db.selectFrom('customer').select('customer_id').execute()).toHaveLength(2);
});
