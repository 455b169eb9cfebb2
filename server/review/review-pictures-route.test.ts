/** The address that takes pictures for reviews, over real HTTP. */
import { expect, it } from 'vitest';
import type { Backend } from '#backend/index.ts';
import { ok, refuse } from '#kernel/result.ts';
import { sendText } from '../http/reply.ts';
import type { Handler } from '../http/route.ts';
import { httpWorld } from '../testing/http-world.ts';
import { reviewPicturesRoute } from './review-pictures-route.ts';

const origin = 'https://shop.example';

async function world(found: Awaited<ReturnType<Backend['reviewUploads']['add']>>, isSignedIn = true) {
  const asked: { bytes: number; ip: string | null }[] = [];
  const uploads: Backend['reviewUploads'] = {
    add: (data, ip) => {
      asked.push({ bytes: data.byteLength, ip });
      return Promise.resolve(found);
    },
  };
  const pages: Handler = (_request, reply) => sendText(reply, 404, 'the shop’s own page');
  const isCustomer = () => Promise.resolve(isSignedIn);
  const route = reviewPicturesRoute({ uploads, ownOrigins: new Set([origin]), isCustomer, pages });
  const { get } = await httpWorld([route], pages);
  const send = (from = origin, bytes = 3) =>
    get(
      '/review-pictures',
      { origin: from, 'content-type': 'application/octet-stream' },
      { method: 'POST', body: Buffer.alloc(bytes) },
    );
  return { send, asked };
}
const taken = ok({ name: 'a.jpg', thumbnail: Buffer.from('x') });

it('answers the name and a small copy of the picture', async () => {
  const { send, asked } = await world(taken);
  const answer = await send();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
  expect(await answer.json()).toEqual({ name: 'a.jpg', thumbnail: 'data:image/webp;base64,eA==' });
  expect(asked).toEqual([{ bytes: 3, ip: '127.0.0.1' }]);
});

it('takes no picture of a visitor, who may not write a review (R-PRODUCT-27)', async () => {
  const { send, asked } = await world(taken, false);
  const answer = await send();
  expect([answer.status, await answer.json(), asked]).toEqual([401, { code: 'UNAUTHORIZED' }, []]);
});

it('says why a picture is refused', async () => {
  const refused = await (await world(refuse('PICTURE_TYPE'))).send();
  expect([refused.status, await refused.json()]).toEqual([422, { code: 'PICTURE_TYPE' }]);
  const late = await (await world(refuse({ retryAfterSeconds: 9 }))).send();
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '9']);
});

it('takes nothing from another site and nothing above 10 MB', async () => {
  const { send, asked } = await world(taken);
  expect((await send('https://evil.example')).status).toBe(403);
  expect((await send(origin, 10 * 1024 * 1024 + 1)).status).toBe(413);
  expect(asked).toEqual([]);
});
