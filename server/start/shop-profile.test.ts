/** Who the shop is, with what its services know. */
import { expect, it } from 'vitest';
import { loadConfig } from '#server/config/load-config.ts';
import { memoryLogger } from '#server/testing/http-world.ts';
import { shopProfiles } from './shop-profile.ts';

const platform = { COMMERCE_API_URL: 'https://p.example/graphql', COMMERCE_API_KEY: 'key' };
const root = process.cwd();
const open = async (env: Record<string, string>, own = {}) =>
  (
    await shopProfiles({
      config: { ...loadConfig(env, '/nowhere'), ...own },
      root,
      logger: memoryLogger().logger,
    })
  ).with(new Map());

it.each([
  ['on the shop’s own database', {}, true],
  ['of a platform', platform, false],
  ['of a platform beside a vehicle service', { ...platform, VEHICLE_API_URL: 'https://v.example' }, true],
])('says what fits only where vehicles are known: %s', async (_name, env, has) => {
  expect((await open(env)).hasVehicles).toBe(has);
});

it('says nothing of vehicles in a shop that sells none for them', async () => {
  expect((await open({}, { shopFolder: 'shops/vene' })).hasVehicles).toBe(false);
});

it('gives the same profile as long as nothing else is published', async () => {
  const profiles = await shopProfiles({
    config: loadConfig({}, '/nowhere'),
    root,
    logger: memoryLogger().logger,
  });
  const published = () =>
    new Map([['settings:identity', { ...profiles.bodies.identity, name: 'Vinssipuoti' }]]);
  const own = await profiles.with(published());
  expect([own.name, (await profiles.with(published())) === own]).toEqual(['Vinssipuoti', true]);
  expect((await profiles.with(new Map([['page:home', {}]]))).name).toBe('ATV Huset');
});
