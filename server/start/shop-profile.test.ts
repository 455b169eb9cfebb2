/** Who the shop is, with what its services know. */
import { expect, it } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { shopProfile } from './shop-profile.ts';

const platform = { COMMERCE_API_URL: 'https://p.example/graphql', COMMERCE_API_KEY: 'key' };
const root = process.cwd();
const open = (env: Record<string, string>) =>
  shopProfile({ config: loadConfig(env, '/nowhere'), root, logger: memoryLogger().logger });

it.each([
  ['on the shop’s own database', {}, true],
  ['of a platform', platform, false],
  ['of a platform beside a vehicle service', { ...platform, VEHICLE_API_URL: 'https://v.example' }, true],
])('says what fits only where vehicles are known: %s', async (_name, env, has) => {
  expect((await open(env)).hasVehicles).toBe(has);
});

it('says nothing of vehicles in a shop that sells none for them', async () => {
  expect(
    (
      await shopProfile({
        config: { ...loadConfig({}, root), shopFolder: 'shops/vene' },
        root,
        logger: memoryLogger().logger,
      })
    ).hasVehicles,
  ).toBe(false);
});
