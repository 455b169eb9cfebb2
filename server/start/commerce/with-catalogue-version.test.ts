import { expect, it } from 'vitest';
import { sendText } from '#server/http/reply.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { withCatalogueVersion } from './with-catalogue-version.ts';

it('names the version from before the response was made, and none for a hosted platform', async () => {
  let version: number | null = 41;
  const handler = withCatalogueVersion(
    () => version,
    (_request, reply) => {
      if (version !== null) version += 1;
      return sendText(reply, 200, 'ok');
    },
  );
  const { base } = await httpWorld([{ url: '/x', method: ['GET'], handler }]);
  const named = async () => (await fetch(`${base}/x`)).headers.get('x-catalogue-version');
  expect([await named(), await named()]).toEqual(['41', '42']);
  version = null;
  expect(await named()).toBeNull();
});
