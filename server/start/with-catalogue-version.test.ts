import { answer } from '#server/http/answer.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { expect, it } from 'vitest';
import { withCatalogueVersion } from './with-catalogue-version.ts';

it('names the version from before the response was made, and none of a hosted platform', async () => {
  let version: number | null = 41;
  const { get } = await httpWorld(
    withCatalogueVersion(
      () => version,
      exchange => {
        if (version !== null) version += 1;
        return answer(exchange, 200, 'ok', {});
      },
    ),
  );
  const named = async () => (await get('/')).headers.get('x-catalogue-version');
  expect([await named(), await named()]).toEqual(['41', '42']);
  version = null;
  expect(await named()).toBeNull();
});
