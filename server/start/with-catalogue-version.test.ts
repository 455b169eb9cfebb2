import { expect, it } from 'vitest';
import { sendText } from '#server/http/reply.ts';
import { httpWorld } from '#server/testing/http-world.ts';
import { withCatalogueVersion } from './with-catalogue-version.ts';

it('names the version of the last change, and none for a hosted platform', async () => {
  let version: number | null = 3;
  const handler = withCatalogueVersion(
    () => version,
    (_request, reply) => sendText(reply, 200, 'ok'),
  );
  const { base } = await httpWorld([{ url: '/x', method: ['GET'], handler }]);
  const named = async () => (await fetch(`${base}/x`)).headers.get('x-catalogue-version');
  expect(await named()).toBe('3');
  version = 4;
  expect(await named()).toBe('4');
  version = null;
  expect(await named()).toBeNull();
});
